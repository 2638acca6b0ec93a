"""How are reconstructed values replaced?  By a TOML file of the player's with the same tables, checked in full."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from tableforone.kernel.faults import Fault

from ..modules.ballrooms.rules import places as ballrooms
from ..modules.celebrities.rules import lounge
from ..modules.unique_hotels.rules import places as entrances
from . import moments
from .cards import EVERY_GUEST, EVERY_STAFF, GUEST_NAME, STAFF_NAME, effects
from .numbers import ANY_MODULE, FOR_BALLROOMS, FOR_ENTRANCE, ITEMS, KINDS
from .position import Hotels

GUESTS: Final = {row["id"] for row in EVERY_GUEST if row.get("reconstructed")}
STAFF: Final = {row["id"] for row in EVERY_STAFF if row.get("reconstructed")}
MOST: Final = 30  # of anything on a card


def wrong(where: str, what: str) -> Fault:
    return Fault(f"Your card file: {where} {what}.")


def number(value: Any, where: str, least: int, most: int = MOST) -> int:
    """A whole number within bounds."""
    if value is None:
        raise wrong(where, "is missing")
    if type(value) is not int or not least <= value <= most:
        raise wrong(where, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def rows(value: Any, where: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise wrong(where, "must be a list of tables")
    return value


def table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(where, "must be a table")
    return value


def frames(value: Any, where: str, account: int) -> tuple[Any, ...]:
    """Effects in the words of the rules, appendix A."""
    try:
        return effects(rows(value, where), account)
    except (KeyError, TypeError, ValueError) as reason:
        if isinstance(reason, Fault):
            raise
        raise wrong(where, f"has an effect that nobody knows ({reason})") from None


# --- the parts of the file


def guests(value: Any) -> tuple[Any, ...]:
    return tuple(guest(row) for row in rows(value, "guest"))


def guest(row: dict[str, Any]) -> tuple[int, ...]:
    card = row.get("id")
    if type(card) is not int or card not in GUESTS:
        raise wrong(f"guest {card!r}", "has no reconstructed values; leave it out")
    where = f"guest {card} ({GUEST_NAME[card]})"
    order = row.get("order")
    if not isinstance(order, list) or len(order) != KINDS:
        raise wrong(f"{where}: order", f"must be a list of {KINDS} numbers: {', '.join(ITEMS)}")
    points = number(row.get("vp"), f"{where}: vp", -MOST)
    return (card, points, *(number(n, f"{where}: order", 0, 9) for n in order))


def costs(value: Any) -> tuple[Any, ...]:
    found = []
    for name, cost in table(value, "cost").items():
        if not name.isdigit() or int(name) not in STAFF:
            raise wrong(f"cost of staff card {name!r}", "is not reconstructed; leave it out")
        found.append((int(name), number(cost, f"cost of {STAFF_NAME[int(name)]} ({name})", 0)))
    return tuple(found)


def ballroom_numbers(file: Mapping[str, Any]) -> tuple[Any, ...]:
    """Spaces and costs of the rows, the balcony, and whether scored ballrooms stay open; what is missing stays."""
    spaces, cost, more = (list(part) for part in ballrooms.NUMBERS)
    for name, row in table(file.get("rows", {}), "rows").items():
        if name not in ballrooms.ROW_NAMES:
            raise wrong(f"rows: {name!r}", f"is no row; there are {', '.join(ballrooms.ROW_NAMES)}")
        at = ballrooms.ROW_NAMES.index(name)
        spaces[at] = number(table(row, f"rows: {name}").get("spaces"), f"rows: {name}: spaces", 0)
        cost[at] = number(row.get("cost"), f"rows: {name}: cost", 0)
    balcony = table(file.get("balcony", {}), "balcony")
    more[0] = number(balcony.get("cost", more[0]), "balcony: cost", 0)
    more[1] = yes_or_no(balcony.get("opens_when_full", bool(more[1])), "balcony: opens_when_full")
    more[2] = yes_or_no(file.get("scored_ballrooms_stay_open", bool(more[2])), "scored_ballrooms_stay_open")
    return (tuple(spaces), tuple(cost), tuple(more))


def yes_or_no(value: Any, where: str) -> int:
    if type(value) is not bool:
        raise wrong(where, f"must be true or false, not {value!r}")
    return int(value)


def rehearsal_rooms(value: Any) -> tuple[Any, ...]:
    boards = []
    for i, row in enumerate(rows(value, "rehearsal_room"), 1):
        where = f"rehearsal room {i}"
        areas = rows(row.get("areas"), f"{where}: areas")
        dancers = [number(area.get("dancers"), f"{where}: dancers", 1, ballrooms.DANCERS) for area in areas]
        if sum(dancers) != ballrooms.DANCERS or len(areas) > ballrooms.AREAS:
            raise wrong(f"{where}: areas", f"must hold 10 dancers in at most {ballrooms.AREAS} areas")
        bonuses = [frames(area.get("bonus"), f"{where}: bonus", FOR_BALLROOMS) for area in areas]
        boards.append(tuple((n, *bonus) for n, bonus in zip(dancers, bonuses, strict=True)))
    if not boards:
        raise wrong("rehearsal_room", "must hold at least one board")
    return tuple(boards)


def celebrity_points(value: Any) -> tuple[Any, ...]:
    given = table(value, "vp")
    unknown = [name for name in given if name not in lounge.IDS]
    if unknown:
        raise wrong(f"vp: {unknown[0]!r}", f"is no celebrity; there are {', '.join(lounge.IDS)}")
    found = []
    for name, printed in zip(lounge.IDS, lounge.POINTS, strict=True):
        pair = given.get(name, printed)
        if not isinstance(pair, list) or len(pair) != 2:
            raise wrong(f"vp: {name}", "must be two numbers: fresh and aged")
        found.append(tuple(number(n, f"vp: {name}", -MOST) for n in pair))
    return tuple(found)


def lounge_order(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(lounge.DIE_COLOURS):
        raise wrong("lounge_order", f"must name {', '.join(lounge.DIE_COLOURS)}, each once")
    return tuple(lounge.DIE_COLOURS.index(colour) for colour in value)


def dove_tokens(value: Any) -> tuple[Any, ...]:
    found = rows(value, "dove_token")
    if len(found) != len(entrances.TOKEN_PARTS):
        raise wrong("dove_token", f"must be {len(entrances.TOKEN_PARTS)} tokens")
    return tuple(
        tuple(frames(row.get(half), f"dove token {i}: {half}", FOR_ENTRANCE) for half in ("column", "floor"))
        for i, row in enumerate(found, 1)
    )


BALLROOM_KEYS: Final = ("rows", "balcony", "scored_ballrooms_stay_open")
PARTS: Final[dict[str, tuple[int, Callable[[Any], tuple[Any, ...]]]]] = {
    "guest": (0, guests),
    "cost": (1, costs),
    "rehearsal_room": (3, rehearsal_rooms),
    "vp": (4, celebrity_points),
    "lounge_order": (5, lounge_order),
    "dove_token": (6, dove_tokens),
}
COMMENTS: Final = ("reconstructed",)


def own_cards(text: str) -> list[Any]:
    """The tables of the player's file, as ``p.edition`` holds them; a Fault says what is wrong with it."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as reason:
        raise Fault(f"Your card file is no TOML file: {reason}.") from None
    known = [*PARTS, *BALLROOM_KEYS]
    for name in file:
        if name not in known and name not in COMMENTS:
            raise wrong(f"the table {name!r}", f"is not known; there are {', '.join(known)}")
    edition: list[Any] = [(), (), (), (), (), (), ()]
    for name, (place, read) in PARTS.items():
        if name in file:
            edition[place] = read(file[name])
    if any(name in file for name in BALLROOM_KEYS):
        edition[2] = ballroom_numbers(file)
    return edition


def set_up(p: Hotels, options: Mapping[str, str]) -> None:
    if options["cards"]:
        p.edition = own_cards(options["cards"])


moments.SET_UP.add(ANY_MODULE, set_up)
