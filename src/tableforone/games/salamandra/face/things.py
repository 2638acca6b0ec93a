"""The pieces that answers point at, as ``kind:which``."""

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS
from ..voice import names


def thing(p: Salamandra, answer: int) -> str:
    """The piece that an answer points at; the part before the colon is the kind of answer."""
    frame = p.stack[-1]
    word: int = frame[0]
    if word in (n.LAY_START, n.SHOW_FIELD):
        return f"field:{cards.FIELD_IDS[answer]}"
    if word == n.LAY_GROVE:
        return f"grove:{cards.GROVE_IDS[answer]}"
    if word == n.TURN_UP:
        return f"card:{names.card_id(frame[1], answer)}"
    if word == n.OPEN_BOOK:
        return f"book:{cards.BOOK_IDS[answer]}"
    if word == n.ARROW:
        return f"placement:{PLACEMENT_IDS[answer]}"
    if answer == n.STOP:
        return "" if word == n.RECYCLE else "druid"  # the Druid tile is flipped on passing (10.1.4)
    if word == n.PAY_ANY:
        return f"stock:{names.ONE[answer - n.BUY]}"
    return thing_on_table(p, answer)


def thing_on_table(p: Salamandra, answer: int) -> str:
    if answer >= n.CELL:
        return f"cell:{names.key_of(answer - n.CELL)}"
    if answer >= n.LEAVE:
        return spot_thing("wake" if answer >= n.WAKE else "send", (answer - n.LEAVE) % 100)
    if answer >= n.SWAP:
        place = answer - n.SWAP
        return f"recycle:{shown_card(p, place) if place < n.DECKS else cards.FIELD_IDS[p.display[place - n.DECKS]]}"
    if answer >= n.BOOK:
        place = answer - n.BOOK
        return f"book:{cards.BOOK_IDS[p.books[place >> 1]]}:{names.UPPER_LOWER[place & 1]}"
    if answer >= n.GROVE:
        return f"grove:{cards.GROVE_IDS[answer - n.GROVE]}"
    if answer >= n.REST:
        return spot_thing(kind_on_spot(answer), answer % 100)
    if answer >= n.CONVERT:
        return f"convert:{cards.DIVINITY_IDS[(answer - n.CONVERT) >> 2]}"
    if answer >= n.TAKE:
        return f"card:{shown_card(p, answer - n.TAKE)}"
    return (
        f"build:{cards.FIELD_IDS[p.display[answer - n.BUILD]]}"
        if answer >= n.BUILD
        else f"buy:{names.ONE[answer - n.BUY]}"
    )


def kind_on_spot(answer: int) -> str:
    """Placing on a spot, or the action of the apprentice on it."""
    if answer >= n.PLACE:
        return "place"
    if answer >= n.TEMPLE_WHITE:
        return names.HALVES[answer >= n.TEMPLE_BLACK]
    if answer >= n.WORK:
        return "brew" if cards.IS_CAULDRON[answer - n.WORK >> 2] else "work"
    return "rest"


def spot_thing(kind: str, spot: int) -> str:
    return f"{kind}:{cards.FIELD_IDS[spot >> 2]}:{names.SPOTS[spot & 3]}"


def shown_card(p: Salamandra, deck: int) -> str:
    return names.card_id(deck, p.top[deck])
