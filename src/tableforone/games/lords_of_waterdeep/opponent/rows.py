"""How does Pseudo choose?  Each row is one sentence of the solo document, with its number in RULES.md."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row, by_lot, highest, most

from ..rules import cards
from ..rules import numbers as n
from ..rules.quests import is_bound
from .offers import O_GIVES, O_GOODS, O_OWNER, O_PLACE, O_VALUE, Offer

Candidates = list[Any]


# --- a space; about = (need, occasion, places where he would join an agent of the player's, 1 where what its owner is
# paid is part of the value)


def gives_need(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    need: int = about[0]
    needed = 1 << need
    return [one for one in offers if one[O_GIVES] & needed]


def castle(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    return [one for one in offers if one[O_PLACE] == cards.CASTLE]


def builders_hall(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    return [one for one in offers if one[O_PLACE] == cards.BUILDERS_HALL]


def yields_something(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    return [one for one in offers if one[O_VALUE]]


def first_harbor(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    return [one for one in offers if cards.HARBOR_MASK >> one[O_PLACE] & 1][:1]


def most_of_need(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    need: int = about[0]
    return highest(offers, O_GOODS + need)


def after_pay(one: Offer, p: Any, about: Any) -> int:
    return one[O_VALUE] - one[O_OWNER]


highest_after_pay: Final = most(after_pay)


def highest_value(offers: list[Offer], p: Any, about: Any) -> list[Offer]:
    inside: int = about[3]
    if inside:
        left: list[Offer] = highest_after_pay(offers, p, about)
        return left
    return highest(offers, O_VALUE)


GREATEST: Final = (
    "S7.4.2",
    "The space of the greatest value; where what its owner, the player, is paid is part of it, after subtracting that.",
)
AFTER_PAY: Final = ("S7.4.3", "The greatest value after subtracting what its owner, the player, is paid.")

SPACE: Final = Decision(
    "space",
    Row(
        "S7.1.1",
        "He goes where he gets the first resource his quests still lack that a space open to him gives.",
        gives_need,
    ),
    Row("S7.4.1", "The space that gives most of the needed resource.", most_of_need),
    Row(*GREATEST, highest_value),
    Row(*AFTER_PAY, highest_after_pay),
    by_lot("S7.4.4"),
    lot=n.LOT,
    number=0,
)

FALLBACK: Final = Decision(
    "fallback",
    Row("S7.1.2", "No space open to him gives what his quests lack: Castle Waterdeep.", castle),
    Row("S7.1.3", "The castle is taken: Builder's Hall, if he can pay for a tile.", builders_hall),
    Row("S7.1.4", "No tile for him: a space that yields something of value.", yields_something),
    Row("S7.1.5", "No such space: the first free place in Waterdeep Harbor.", first_harbor),
    Row(*GREATEST, highest_value),
    Row(*AFTER_PAY, highest_after_pay),
    by_lot("S7.4.4"),
    lot=n.LOT,
    number=1,
)


def script(need: int) -> Decision:
    """Which part of the script chooses the space: 7C for a need, 7D without."""
    return SPACE if need >= 0 else FALLBACK


# --- a tile of Builder's Hall; candidates are (slot, tile, VP tokens)


def most_tokens(tiles: list[tuple[int, ...]], p: Any, about: Any) -> list[tuple[int, ...]]:
    return highest(tiles, 2)


def leftmost(tiles: Candidates, p: Any, about: Any) -> Candidates:
    return tiles[:1]


TILE: Final = Decision(
    "tile",
    Row("S7.8.1", "The tile with the most VP tokens.", most_tokens),
    Row("S7.8.2", "The leftmost of them.", leftmost),
)


# --- a cube for a question mark; candidates are kinds; about = (need, sought)


def needed_cube(kinds: list[int], p: Any, about: Any) -> list[int]:
    need: int = about[0]
    return [kind for kind in kinds if kind == need]


def dearest_cube(kinds: list[int], p: Any, about: Any) -> list[int]:
    top = 0
    for kind in kinds:
        top = max(top, cards.VALUE[kind])
    return [kind for kind in kinds if cards.VALUE[kind] == top]


def sought_cube(kinds: list[int], p: Any, about: Any) -> list[int]:
    sought: int = about[1]
    return [kind for kind in kinds if kind == sought]


CUBE: Final = Decision(
    "cube",
    Row("S6.3.1", "The first cube his quests still lack.", needed_cube),
    Row("S6.3.2", "None is lacking: the cube of the highest value.", dearest_cube),
    Row("S6.3.3", "Of equal ones the kind for which he chose the space.", sought_cube),
    by_lot("S6.3.4"),
    lot=n.LOT,
    number=2,
)


# --- an option of Call in a Favor; candidates are (kind, number, value); about = (need,)


def needed_option(options: Candidates, p: Any, about: Any) -> Candidates:
    return [option for option in options if option[0] == about[0]]


def dearest_option(options: Candidates, p: Any, about: Any) -> Candidates:
    top = max([option[2] for option in options])
    return [option for option in options if option[2] == top]


FAVOR: Final = Decision(
    "favor",
    Row("S10.2.1", "The option that gives the first resource his quests still lack.", needed_option),
    Row("S10.2.2", "None is lacking: the option of the highest value.", dearest_option),
    by_lot("S10.2.3"),
    lot=n.LOT,
    number=3,
)


# --- a quest to complete; candidates are (place in his row, quest)


def bound(quests: Candidates, p: Any, about: Any) -> Candidates:
    return [quest for quest in quests if quest[1] >= cards.QUESTS] if is_bound(p.his_quests) else quests


def uppermost(quests: Candidates, p: Any, about: Any) -> Candidates:
    return quests[:1]


QUEST: Final = Decision(
    "quest",
    Row("S4.5", "A mandatory quest comes before every ordinary one.", bound, must=True),
    Row("S11.1", "The uppermost quest he can pay for.", uppermost),
)


# --- a cube to swap for a cleric; candidates are kinds of which he has one to spare


def fighter_first(kinds: Candidates, p: Any, about: Any) -> Candidates:
    return kinds[:1]


SWAP: Final = Decision(
    "swap",
    Row("S11.5.2", "A fighter to spare, else a rogue, else a wizard.", fighter_first),
)

BY_LOT: Final = (SPACE, FALLBACK, CUBE, FAVOR)  # by their numbers
DECISIONS: Final = (*BY_LOT, TILE, QUEST, SWAP)
