"""What does the table ask?  Questions and answers as sentences, and the pieces they point at."""

from tableforone.games.salamandra import names
from tableforone.games.salamandra.cards import (
    BONUS,
    BOOK_IDS,
    BUILD_COST,
    BUY_PRICE,
    CONVERT_GOOD,
    CONVERT_PRICE,
    DIVINITY_DATA,
    DIVINITY_IDS,
    FIELD_IDS,
    GROVE_IDS,
    HARVEST_PRICE,
    IS_CAULDRON,
    TEMPLE_COST,
    TEMPLE_GAIN,
    WORK_COST,
    WORK_GAIN,
)
from tableforone.games.salamandra.geometry import shares_colour
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import (
    ACT,
    ARROW,
    BEAR,
    BOOK,
    BUILD,
    BUY,
    CELL,
    CHOOSE_CELL,
    CONVERT,
    CRYSTAL,
    EAGLE,
    FREE_BUILDING,
    GROVE,
    HARVEST,
    LAY_GROVE,
    LAY_START,
    LEAVE,
    OPEN_BOOK,
    OPTION,
    PAY_ANY,
    PICK_GROVE,
    PLACE,
    REACTIVATE,
    RECYCLE,
    REST,
    SEND,
    SHOW_FIELD,
    SPELLBOOK,
    STOP,
    SWAP,
    TAKE,
    TEMPLE_BLACK,
    TEMPLE_WHITE,
    TURN_UP,
    WAKE,
    WHITE_DECK,
    WORK,
)
from tableforone.games.salamandra.words import placing_gains
from tableforone.kernel.frames import Frame

DECKS = 4


# --- questions


def ask(p: Salamandra) -> str:
    """The open question in one sentence."""
    frame = p.stack[-1]
    word: int = frame[0]
    if word == ACT:
        return f"Round {p.round}, your turn with {holdings(p)}: which action?"
    if word == CHOOSE_CELL:
        tile = p.display[frame[1]]
        return f"Where do you build the {names.field_name(tile)}? It must touch a field or the Temple."
    if word == OPTION:
        return f"You have built the {names.field_name(frame[1])}: {ask_option(p, frame[1])}?"
    if word == SEND:
        return f"Which apprentice moves to the {book_spot(p, frame[1])}? Its field spot becomes empty."
    if word == RECYCLE:
        return f"Before the next round: recycle a card or a field? {times(frame[1])} left."
    if word == HARVEST:
        return f"Harvest a connected grove for {HARVEST_PRICE} crystals? You have {p.stock[CRYSTAL]}."
    return ask_briefly(p, frame)


def ask_briefly(p: Salamandra, frame: Frame) -> str:
    questions = {
        FREE_BUILDING: "No spot is empty and no field can be paid for: which field do you build for nothing?",
        PAY_ANY: "Which resource do you pay?",
        REACTIVATE: "Which flipped apprentice becomes active again?",
        PICK_GROVE: "Which grove do you harvest, free of charge?",
        SPELLBOOK: f"You give back 4 of {p.scrolls} scrolls: on which Spellbook spot will your apprentice stand?",
        OPEN_BOOK: f"Which Spellbook lies at place {len(p.books) + 1} from the left?",
        ARROW: "Which Placement card does Rudolph reveal?",
    }
    if frame[0] in questions:
        return questions[frame[0]]
    if frame[0] == LAY_START:
        return f"Which starting field lies at {names.cell_name(frame[1])}?"
    if frame[0] == LAY_GROVE:
        return f"Which grove is laid in {names.gap_name(frame[1])}?"
    if frame[0] == SHOW_FIELD:
        return f"Which field comes to place {frame[1] + 1} of the display?"
    return f"Which {names.DECK_NAMES[frame[1]]} card is turned up?"


def ask_option(p: Salamandra, tile: int) -> str:
    """7.5.5: what of placing and taking a card is possible."""
    if not p.ready:
        return "which card do you take"
    if shares_colour(p, tile) and max(p.top[BEAR], p.top[EAGLE]) >= 0:
        return "place an apprentice on it or take a card"
    return "on which of its spots do you place an apprentice"


def holdings(p: Salamandra) -> str:
    """What the player can spend now, as a phrase."""
    parts = [names.goods(good, n) for good, n in enumerate(p.stock) if n or good == CRYSTAL]
    to_place = {0: "no apprentice to place", 1: "1 apprentice to place"}.get(p.ready, f"{p.ready} apprentices to place")
    return names.listed([*parts, to_place])


def times(n: int) -> str:
    return "1 recycling" if n == 1 else f"{n} recyclings"


def book_spot(p: Salamandra, place: int) -> str:
    return f"{names.UPPER_LOWER[place & 1]} spot of the {names.book_name(p.books[place >> 1])}"


# --- answers


def say(p: Salamandra, answer: int) -> str:
    """An answer to the open question, in words."""
    frame = p.stack[-1]
    word: int = frame[0]
    if word in (LAY_START, LAY_GROVE, SHOW_FIELD, TURN_UP, OPEN_BOOK, ARROW):
        return say_chance(p, frame, answer)
    if answer == STOP:
        return say_stop(word)
    if word == PAY_ANY:
        return f"Pay {names.goods(answer - BUY, 1)}"
    if answer >= CELL:
        return f"Build at {names.cell_name(answer - CELL)}"
    if answer >= GROVE:
        return say_piece(p, answer)
    return say_action(p, answer)


def say_stop(word: int) -> str:
    if word == HARVEST:
        return "Stop harvesting: Rudolph takes his groves"
    if word == RECYCLE:
        return "Stop recycling"
    return "Pass: flip your active apprentices for 1 crystal each and end your turns of this round"


def say_chance(p: Salamandra, frame: Frame, answer: int) -> str:
    """What the table reveals."""
    if frame[0] == LAY_GROVE:
        return f"It is {names.grove_name(answer)}"
    if frame[0] == TURN_UP:
        return f"It is the {names.card_name(frame[1], answer)}"
    if frame[0] == OPEN_BOOK:
        return f"It is the {names.book_name(answer)}: {names.book_text(answer, 0)}"
    if frame[0] == ARROW:
        return f"Card P{answer + 1:02}: {names.arrow_name(p.arrows[answer])}"
    return f"It is the {names.field_name(answer)}"


def say_piece(p: Salamandra, answer: int) -> str:
    """Answers that name a grove, a book, a card to recycle or an own apprentice."""
    if answer >= WAKE:
        return f"Make the apprentice on {where(p, answer - WAKE)} active again"
    if answer >= LEAVE:
        state = "active" if answer - LEAVE in p.active else "flipped"
        return f"Send the {state} apprentice from {where(p, answer - LEAVE)}"
    if answer >= SWAP:
        return say_recycling(p, answer - SWAP)
    if answer >= BOOK:
        place = answer - BOOK
        return f"The {book_spot(p, place)}: {names.book_text(p.books[place >> 1], place & 1)} at the end"
    grove = answer - GROVE
    return f"Harvest {names.grove_name(grove)} from {names.gap_name(p.gap[grove])}"


def say_recycling(p: Salamandra, place: int) -> str:
    if place < DECKS:
        return f"Recycle the {names.DECK_NAMES[place]} card: {names.card_name(place, p.top[place])}"
    return f"Recycle the {names.field_name(p.display[place - DECKS])} of the display"


def where(p: Salamandra, spot: int) -> str:
    return f"{names.spot_name(spot)} at {names.cell_name(p.cell[spot >> 2])}"


def say_action(p: Salamandra, answer: int) -> str:
    """The actions of a turn and of the option after building."""
    if answer >= PLACE:
        return say_place(p, answer - PLACE)
    if answer >= TEMPLE_BLACK:
        return say_temple(p, 1, answer - TEMPLE_BLACK)
    if answer >= TEMPLE_WHITE:
        return say_temple(p, 0, answer - TEMPLE_WHITE)
    if answer >= WORK:
        return say_work(p, answer - WORK)
    if answer >= REST:
        return f"Rest: flip the apprentice on {where(p, answer - REST)} for 1 crystal"
    if answer >= CONVERT:
        return say_conversion(answer - CONVERT)
    if answer >= TAKE:
        deck = answer - TAKE
        return f"Take the {names.DECK_NAMES[deck]} card: {names.card_name(deck, p.top[deck])}"
    if answer >= BUILD:
        return say_build(p, p.display[answer - BUILD])
    return f"Buy {names.goods(answer - BUY, 1)} for {names.goods(CRYSTAL, BUY_PRICE)}"


def say_place(p: Salamandra, spot: int) -> str:
    gains = placing_gains(p, spot)
    return f"Place on {where(p, spot)}: {names.pairs_text(gains) if gains else 'no gain'}"


def say_build(p: Salamandra, tile: int) -> str:
    free = p.stack[-1][0] == FREE_BUILDING
    if free:
        return f"Build the {names.field_name(tile)} for nothing"
    cost, bonus = names.cost_text(BUILD_COST[tile]), names.pairs_text(BONUS[tile])
    return f"Build the {names.field_name(tile)}: pay {cost}, gain {bonus}"


def say_work(p: Salamandra, spot: int) -> str:
    tile = spot >> 2
    gain, cost = names.gain_text(WORK_GAIN[tile]), names.cost_text(WORK_COST[tile])
    price = "" if cost == "nothing" else f"pay {cost}, "
    verb = "Brew in the cauldron (ends the turn)" if IS_CAULDRON[tile] else "Harvest with the billhook"
    return f"{verb}: flip the apprentice on {where(p, spot)}, {price}gain {gain}"


def say_temple(p: Salamandra, half: int, spot: int) -> str:
    card = p.top[WHITE_DECK + half]
    prize = names.gain_text(TEMPLE_GAIN[half]) if card < 0 else names.salamander_name(card)
    cost = names.cost_text(TEMPLE_COST[half])
    return f"Temple, {names.HALVES[half]} half: flip the apprentice on {where(p, spot)}, pay {cost}, take {prize}"


def say_conversion(code: int) -> str:
    card, kind = code >> 2, code & 3
    made = names.goods(kind or CONVERT_GOOD[card], 1)
    return f"{DIVINITY_DATA[card]['name']}: pay {names.goods(CRYSTAL, CONVERT_PRICE[card])} for {made}"


# --- pieces


def thing(p: Salamandra, answer: int) -> str:
    """The piece on the table an answer points at; what stands before the colon is the kind of answer."""
    frame = p.stack[-1]
    word: int = frame[0]
    if word in (LAY_START, SHOW_FIELD):
        return f"field:{FIELD_IDS[answer]}"
    if word == LAY_GROVE:
        return f"grove:{GROVE_IDS[answer]}"
    if word == TURN_UP:
        return f"card:{names.card_id(frame[1], answer)}"
    if word == OPEN_BOOK:
        return f"book:{BOOK_IDS[answer]}"
    if word == ARROW:
        return f"placement:P{answer + 1:02}"
    if answer == STOP:
        return "" if word == RECYCLE else "druid"  # the Druid tile is flipped on passing (10.1.4)
    if word == PAY_ANY:
        return f"stock:{names.ONE[answer - BUY]}"
    return thing_on_table(p, answer)


def thing_on_table(p: Salamandra, answer: int) -> str:
    if answer >= CELL:
        return f"cell:{names.key_of(answer - CELL)}"
    if answer >= LEAVE:
        return spot_thing("wake" if answer >= WAKE else "send", (answer - LEAVE) % 100)
    if answer >= SWAP:
        place = answer - SWAP
        return f"recycle:{shown_card(p, place) if place < DECKS else FIELD_IDS[p.display[place - DECKS]]}"
    if answer >= BOOK:
        place = answer - BOOK
        return f"book:{BOOK_IDS[p.books[place >> 1]]}:{names.UPPER_LOWER[place & 1]}"
    if answer >= GROVE:
        return f"grove:{GROVE_IDS[answer - GROVE]}"
    if answer >= REST:
        return spot_thing(kind_on_spot(answer), answer % 100)
    if answer >= CONVERT:
        return f"convert:{DIVINITY_IDS[(answer - CONVERT) >> 2]}"
    if answer >= TAKE:
        return f"card:{shown_card(p, answer - TAKE)}"
    return f"build:{FIELD_IDS[p.display[answer - BUILD]]}" if answer >= BUILD else f"buy:{names.ONE[answer - BUY]}"


def kind_on_spot(answer: int) -> str:
    """Placing on a spot, or what the apprentice on it does."""
    if answer >= PLACE:
        return "place"
    if answer >= TEMPLE_WHITE:
        return names.HALVES[answer >= TEMPLE_BLACK]
    if answer >= WORK:
        return "brew" if IS_CAULDRON[answer - WORK >> 2] else "work"
    return "rest"


def spot_thing(kind: str, spot: int) -> str:
    return f"{kind}:{FIELD_IDS[spot >> 2]}:{names.SPOTS[spot & 3]}"


def shown_card(p: Salamandra, deck: int) -> str:
    return names.card_id(deck, p.top[deck])
