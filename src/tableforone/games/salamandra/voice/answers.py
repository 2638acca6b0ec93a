"""How does each answer read?  In a sentence, and in short for those who look."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Answers, Label, said

from ..rules import cards
from ..rules import numbers as n
from ..rules.apprentices import placing_gains
from ..rules.position import Salamandra
from . import names

STOPS: Final = {
    n.ACT: Label("Pass", "flip your active apprentices for 1 crystal each"),
    n.HARVEST: Label("Stop harvesting", "Rudolph takes his groves"),
    n.RECYCLE: Label("Stop recycling"),
}
WORKS: Final = ("Harvest with the billhook", "Brew in the cauldron (ends the turn)")


def say_deed(p: Salamandra, frame: Frame, answer: int) -> str:
    """What you may do, whatever the question: an answer stands for the same thing in all of them."""
    if answer == n.STOP:
        return say_stop(frame[0])
    if answer >= n.CELL:
        return f"Build at {names.cell_name(answer - n.CELL)}"
    if answer >= n.GROVE:
        return say_piece(p, answer)
    return say_action(p, answer)


def say_stop(word: int) -> str:
    text, note = STOPS[word]
    ending = " and end your turns of this round" if word == n.ACT else ""
    return f"{text}: {note}{ending}" if note else text


def say_field(p: Salamandra, frame: Frame, tile: int) -> str:
    return f"It is the {names.field_name(tile)}"


def say_piece(p: Salamandra, answer: int) -> str:
    """Answers that name a grove, a book, a card to recycle or an own apprentice."""
    if answer >= n.WAKE:
        return f"Make the apprentice on {where(p, answer - n.WAKE)} active again"
    if answer >= n.LEAVE:
        state = "active" if answer - n.LEAVE in p.active else "flipped"
        return f"Send the {state} apprentice from {where(p, answer - n.LEAVE)}"
    if answer >= n.SWAP:
        return say_recycling(p, answer - n.SWAP)
    if answer >= n.BOOK:
        place = answer - n.BOOK
        book = p.books[place >> 1]
        return f"The {names.book_spot(book, place & 1)}: {names.book_text(book, place & 1)} at the end"
    grove = answer - n.GROVE
    return f"Harvest {names.grove_name(grove)} from {names.gap_name(p.gap[grove])}"


def say_recycling(p: Salamandra, place: int) -> str:
    if place < n.DECKS:
        return f"Recycle the {names.DECK_NAMES[place]} card: {names.card_name(place, p.top[place])}"
    return f"Recycle the {names.field_name(p.display[place - n.DECKS])} of the display"


def where(p: Salamandra, spot: int) -> str:
    return f"{names.spot_name(spot)} at {names.cell_name(p.cell[spot >> 2])}"


def say_action(p: Salamandra, answer: int) -> str:
    """The actions of a turn and of the option after building."""
    if answer >= n.PLACE:
        return say_place(p, answer - n.PLACE)
    if answer >= n.TEMPLE_BLACK:
        return say_temple(p, 1, answer - n.TEMPLE_BLACK)
    if answer >= n.TEMPLE_WHITE:
        return say_temple(p, 0, answer - n.TEMPLE_WHITE)
    if answer >= n.WORK:
        return say_work(p, answer - n.WORK)
    if answer >= n.REST:
        return f"Rest: flip the apprentice on {where(p, answer - n.REST)} for 1 crystal"
    if answer >= n.CONVERT:
        return say_conversion(answer - n.CONVERT)
    if answer >= n.TAKE:
        deck = answer - n.TAKE
        return f"Take the {names.DECK_NAMES[deck]} card: {names.card_name(deck, p.top[deck])}"
    if answer >= n.BUILD:
        return say_build(p, p.display[answer - n.BUILD])
    return f"Buy {names.goods(answer - n.BUY, 1)} for {names.goods(n.CRYSTAL, cards.BUY_PRICE)}"


def say_place(p: Salamandra, spot: int) -> str:
    gains = placing_gains(p, spot)
    return f"Place on {where(p, spot)}: {names.pairs_text(gains) if gains else 'no gain'}"


def say_build(p: Salamandra, tile: int) -> str:
    free = p.stack[-1][0] == n.FREE_BUILDING
    if free:
        return f"Build the {names.field_name(tile)} for nothing"
    cost, bonus = names.cost_text(cards.BUILD_COST[tile]), names.pairs_text(cards.BONUS[tile])
    return f"Build the {names.field_name(tile)}: pay {cost}, gain {bonus}"


def say_work(p: Salamandra, spot: int) -> str:
    tile = spot >> 2
    gain, cost = names.gain_text(cards.WORK_GAIN[tile]), names.cost_text(cards.WORK_COST[tile])
    price = f"pay {cost}, " if any(cards.WORK_COST[tile]) else ""
    return f"{WORKS[cards.IS_CAULDRON[tile]]}: flip the apprentice on {where(p, spot)}, {price}gain {gain}"


def say_temple(p: Salamandra, half: int, spot: int) -> str:
    card = p.top[n.WHITE_DECK + half]
    prize = names.gain_text(cards.TEMPLE_GAIN[half]) if card < 0 else names.salamander_name(card)
    cost = names.cost_text(cards.TEMPLE_COST[half])
    return f"Temple, {names.HALVES[half]} half: flip the apprentice on {where(p, spot)}, pay {cost}, take {prize}"


def say_conversion(code: int) -> str:
    name, price = cards.DIVINITY_DATA[code >> 2]["name"], names.goods(n.CRYSTAL, cards.CONVERT_PRICE[code >> 2])
    return f"{name}: pay {price} for {converted(code)}"


def converted(code: int) -> str:
    """What a conversion gives."""
    return names.goods(code & 3 or cards.CONVERT_GOOD[code >> 2], 1)


DEEDS: Final = (
    n.ACT,
    n.CHOOSE_CELL,
    n.OPTION,
    n.SEND,
    n.RECYCLE,
    n.HARVEST,
    n.FREE_BUILDING,
    n.REACTIVATE,
    n.PICK_GROVE,
    n.SPELLBOOK,
)
ANSWERS: Final[Answers] = {
    **dict.fromkeys(DEEDS, say_deed),
    n.PAY_ANY: lambda p, f, a: f"Pay {names.goods(a - n.BUY, 1)}",
    n.LAY_START: say_field,
    n.SHOW_FIELD: say_field,
    n.LAY_GROVE: lambda p, f, a: f"It is {names.grove_name(a)}",
    n.TURN_UP: lambda p, f, a: f"It is the {names.card_name(f[1], a)}",
    n.OPEN_BOOK: lambda p, f, a: f"It is the {names.book_name(a)}: {names.book_text(a, 0)}",
    n.ARROW: lambda p, f, a: f"Card P{a + 1:02}: {names.arrow_name(p.arrows[a])}",
}
say: Final = said(ANSWERS)


# --- in short, for those who look


def label(p: Salamandra, answer: int) -> Label:
    """The name of an answer, and what it costs or brings, where it stands beside a picture."""
    word: int = p.stack[-1][0]
    if answer == n.STOP and word in STOPS:
        return STOPS[word]
    if answer >= n.CELL and word == n.CHOOSE_CELL:
        return Label(names.cell_name(answer - n.CELL))
    if word in (n.HARVEST, n.PICK_GROVE):
        grove = answer - n.GROVE
        return Label(cards.GROVE_IDS[grove], names.gap_place(p.gap[grove]))
    return label_of_action(p, answer) if word == n.ACT else Label(say(p, answer))


def label_of_action(p: Salamandra, answer: int) -> Label:
    if n.TEMPLE_WHITE <= answer < n.PLACE:
        return Label(f"Temple, {names.HALVES[answer >= n.TEMPLE_BLACK]} half")
    if n.WORK <= answer < n.TEMPLE_WHITE:
        return Label(WORKS[cards.IS_CAULDRON[answer - n.WORK >> 2]])
    if n.REST <= answer < n.WORK:
        return Label(f"Rest for {names.goods(n.CRYSTAL, cards.REST_CRYSTALS)}")
    if n.CONVERT <= answer < n.REST:
        code = answer - n.CONVERT
        return Label(converted(code), f"for {names.goods(n.CRYSTAL, cards.CONVERT_PRICE[code >> 2])}")
    return Label(say(p, answer))
