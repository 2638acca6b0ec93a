"""What are things called?  Rooms, dice, effects, staff and cards in plain words, from their numbers."""

from typing import Final

from tableforone.games.high_season.cards import (
    ANY,
    COLOUR,
    COLOUR_SETS,
    COLOURS,
    COMPLETE_COLUMNS,
    COMPLETE_GROUPS,
    COMPLETE_ROWS,
    FLOOR,
    FREE,
    GAIN,
    LINE_NAMES,
    OCCUPY,
    ONCE,
    PREPARE,
    ROOMS_OF_COLOUR,
    ROOMS_ON_FLOORS,
    ROWS,
    STAFF_DIE,
    STAFF_GAIN,
    STAFF_HIRED,
    STAFF_MAID,
    STAFF_ONCE,
    STAFF_SCORE,
    STAFF_SCORE_OF,
    STAFF_STRENGTH,
    STAFF_TIMING,
    STAFF_VP,
    STAFF_WAIVES,
    STEPS_AT,
)
from tableforone.games.high_season.opponent.deck import EMPEROR, MOST, PREFERENCES, ZIGZAG_TEXTS, actions_of
from tableforone.games.high_season.position import RALPH

ORDINALS: Final = ("zeroth", "first", "second", "third")


def count(n: int, thing: str) -> str:
    """A number with its noun.

    >>> count(1, "krone"), count(3, "krone")
    ('1 krone', '3 krones')
    """
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def krones(n: int) -> str:
    return count(n, "krone") if n else "nothing"


def colour_of(hotel: int, room: int) -> str:
    return COLOURS[COLOUR[hotel << 5 | room]]


def room_name(hotel: int, room: int) -> str:
    """A room with what matters.

    >>> room_name(0, 13)
    'room 13 (blue, floor 2)'
    """
    return f"room {room} ({colour_of(hotel, room)}, floor {FLOOR[room]})"


def line_name(line: int) -> str:
    return f"row {LINE_NAMES[line]}" if line < ROWS else f"column {line - ROWS + 1}"


def step_name(bonus: int) -> str:
    row, space = STEPS_AT[bonus]
    return f"Emperor bonus of row {row + 1}, space {space}"


def owner(who: int) -> str:
    return "Ralph" if who == RALPH else "You"


def gain_text(code: int) -> str:
    parts = [krones(code >> 3 & 15)] if code >> 3 & 15 else []
    if code >> 7:
        parts.append(count(code >> 7, "Emperor step"))
    return "gain " + " and ".join(parts)


def discount_text(discount: int) -> str:
    if discount == FREE:
        return " for nothing"
    return f" at {krones(discount)} off" if discount else " at the normal price"


def effect_text(code: int) -> str:
    """A packed effect in words.

    >>> effect_text(OCCUPY | 0 << 3 | 2 << 7)
    'occupy a blue room at 2 krones off'
    """
    kind, colour, discount = code & 7, code >> 3 & 15, code >> 7
    if kind == GAIN:
        return gain_text(code)
    room = "any room" if colour == ANY else f"a {COLOURS[colour]} room"
    if kind == PREPARE:
        return f"prepare {room}{discount_text(discount)}"
    if kind == OCCUPY:
        return f"occupy {room}{discount_text(discount)}"
    return f"hire a staff member{discount_text(discount)}"


def staff_text(member: int) -> str:
    """What a staff member does, in a short sentence."""
    if STAFF_MAID[member] >= 0:
        return f"preparing {COLOURS[STAFF_MAID[member]]} rooms costs nothing"
    if STAFF_DIE[member]:
        parts = [f"+{STAFF_STRENGTH[member]} strength"] if STAFF_STRENGTH[member] else []
        parts += ["no fee"] if STAFF_WAIVES[member] else []
        parts += [gain_text(STAFF_GAIN[member])] if STAFF_GAIN[member] >> 3 else []
        return f"whenever you take a {STAFF_DIE[member]}: {', '.join(parts)}"
    if STAFF_TIMING[member] == ONCE:
        return "once, now: " + ", ".join(effect_text(code) for code in STAFF_ONCE[member])
    return f"at the end: {score_text(member)}"


def score_text(member: int) -> str:
    """What an end-of-game member counts (2.3)."""
    kind, vp, of = STAFF_SCORE[member], count(STAFF_VP[member], "point"), STAFF_SCORE_OF[member]
    if kind == ROOMS_OF_COLOUR:
        return f"{vp} for each occupied {COLOURS[of]} room"
    if kind == ROOMS_ON_FLOORS:
        floors = sorted({FLOOR[room] for room in range(1, 29) if of >> room & 1})
        return f"{vp} for each occupied room on floors {' and '.join(map(str, floors))}"
    if kind == COMPLETE_ROWS:
        return f"{vp} for each full left row, {of} for each full right row"
    plain = {COMPLETE_COLUMNS: "full column", COMPLETE_GROUPS: "full group", STAFF_HIRED: "staff member you have hired"}
    if kind == COLOUR_SETS:
        return f"{vp} for each set of a blue, a red and a yellow occupied room"
    return f"{vp} for each {plain[kind]}"


def action_text(die: int, strength: int) -> str:
    """What a space of the action board lets you do (section 5)."""
    rooms = "one room" if strength == 1 else f"up to {strength} rooms"
    return (
        "",
        f"prepare {rooms}",
        f"occupy a room at {krones(strength)} off",
        f"prepare {rooms}, or occupy one at {krones(strength)} off",
        f"advance {count(strength, 'space')} on the Emperor track, or gain {krones(strength)}",
        f"hire a staff member at {krones(strength)} off",
        f"imitate any other space with strength {strength}",
    )[die]


def action_question(die: int, strength: int) -> str:
    """What you are asked when you carry out the action of a space (section 5)."""
    more = f" Up to {strength} rooms." if strength > 1 else ""
    return (
        "",
        f"Which room do you prepare?{more}",
        f"Which room do you occupy at {krones(strength)} off?",
        f"{action_text(die, strength)[0].upper()}{action_text(die, strength)[1:]}?",
        f"{count(strength, 'space')} on the Emperor track, or {krones(strength)}?",
        f"Whom do you hire at {krones(strength)} off?",
        f"Which action do you imitate with strength {strength}?",
    )[die]


# --- Ralph's cards


def die_symbol(die: int) -> str:
    return "“most”" if die == MOST else f"{die}"


def hand_text(preference: int) -> str:
    return "from the right" if preference >> 3 else "from the left"


def preference_text(preference: int) -> str:
    return f"a hand {hand_text(preference)} and a zig-zag {ZIGZAG_TEXTS[preference & 7]}"


def card_action_text(action: int) -> str:
    """An action of a card of Ralph's."""
    if action > EMPEROR:
        return f"Emperor {action - EMPEROR}"
    colour, prefer = action - 1 >> 2, action - 1 & 3
    what = "occupy a room of any colour" if colour == ANY else f"occupy a {COLOURS[colour]} room"
    return f"{what}, to complete a {PREFERENCES[prefer]} if he can" if prefer else what


def card_text(face: int) -> str:
    """The action side of a card."""
    actions = "; ".join(card_action_text(action) for action in actions_of(face))
    return f"dice {die_symbol(face & 7)} and {die_symbol(face >> 3 & 7)}; {actions}"
