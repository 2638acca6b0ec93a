"""What are things called?  The game, its rooms, dice, effects, staff and cards in plain words, from their numbers."""

from functools import cache
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import counted, listed, upfirst

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.effects import unpacked

ORDINALS: Final = ("zeroth", "first", "second", "third")
ZIGZAGS: Final = tuple(
    f"from the {line['start'].replace('_', ' ')} corner along the {line['axis']}"
    for line in solo_cards.SOURCE["zigzag"]
)


def krones(many: int) -> str:
    return counted(many, "krone") if many else "nothing"


def room_name(hotel: int, room: int) -> str:
    """A room with what matters.

    >>> room_name(0, 13)
    'room 13 (blue, floor 2)'
    """
    return f"room {room} ({n.COLOURS[cards.COLOUR[hotel << 5 | room]]}, floor {cards.FLOOR[room]})"


def line_name(line: int) -> str:
    return f"row {cards.LINE_NAMES[line]}" if line < cards.ROWS else f"column {line - cards.ROWS + 1}"


def step_name(bonus: int) -> str:
    row, space = cards.BONUS_SPACES[bonus]
    return f"Emperor bonus of row {row + 1}, space {space}"


def item_name(item: int, member: int) -> str:
    """A pending item; the staff member where it is one's effect."""
    if item == n.MAIN:
        return "main action"
    if item >= n.EXTRA:
        return f"{cards.STAFF_NAMES[member]}'s effect"
    return step_name(item - n.STEP) if item >= n.STEP else f"door bonus of room {item - n.DOOR}"


def owner(who: int) -> str:
    return "Ralph" if who == OPPONENT else "You"


def dice_text(counts: tuple[int, ...]) -> str:
    return ", ".join(f"{dice} × {die}" for die, dice in enumerate(counts, 1) if dice)


def group_reward(who: int, colour: int, size: int) -> str:
    """What a full group gives (6.4, 9.6.8)."""
    if colour == n.YELLOW:
        return counted(cards.GROUP_STEPS[size], "Emperor step")
    if colour == n.RED and who == YOU:
        return krones(cards.GROUP_KRONES[size])
    return f"{cards.GROUP_VP[size]} points"


# --- effects and actions


def discount_text(discount: int) -> str:
    if discount == n.FREE:
        return " for nothing"
    return f" at {krones(discount)} off" if discount else " at the normal price"


@cache
def effect_text(code: int) -> str:
    """A packed effect in words.

    >>> effect_text(n.OCCUPY | 0 << 3 | 2 << 7)
    'occupy a blue room at 2 krones off'
    """
    effect = unpacked(code)
    if effect.kind == n.GAIN:
        parts = [krones(effect.krones)] if effect.krones else []
        return "gain " + listed([*parts, counted(effect.steps, "Emperor step")] if effect.steps else parts)
    discount = discount_text(effect.discount)
    if effect.kind == n.HIRE:
        return f"hire a staff member{discount}"
    room = "any room" if effect.colour == n.ANY else f"a {n.COLOURS[effect.colour]} room"
    return f"{'prepare' if effect.kind == n.PREPARE else 'occupy'} {room}{discount}"


def action_text(die: int, strength: int) -> str:
    """What a space of the action board lets you do (section 5)."""
    rooms = "one room" if strength == 1 else f"up to {strength} rooms"
    return (
        "",
        f"prepare {rooms}",
        f"occupy a room at {krones(strength)} off",
        f"prepare {rooms}, or occupy one at {krones(strength)} off",
        f"advance {counted(strength, 'space')} on the Emperor track, or gain {krones(strength)}",
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
        f"{upfirst(action_text(die, strength))}?",
        f"{counted(strength, 'space')} on the Emperor track, or {krones(strength)}?",
        f"Whom do you hire at {krones(strength)} off?",
        f"Which action do you imitate with strength {strength}?",
    )[die]


# --- staff


def staff_text(member: int) -> str:
    """What a staff member does, in a short sentence."""
    if cards.STAFF_MAID[member] >= 0:
        return f"preparing {n.COLOURS[cards.STAFF_MAID[member]]} rooms costs nothing"
    if cards.STAFF_DIE[member]:
        return f"whenever you take a {cards.STAFF_DIE[member]}: {help_text(member)}"
    if cards.STAFF_TIMING[member] == n.ONCE:
        return "once, now: " + ", ".join(effect_text(code) for code in cards.STAFF_ONCE[member])
    return f"at the end: {score_text(member)}"


def help_text(member: int) -> str:
    """What a permanent member does when his die wakes him (2.2)."""
    parts = [f"+{cards.STAFF_STRENGTH[member]} strength"] if cards.STAFF_STRENGTH[member] else []
    parts += ["no fee"] if cards.STAFF_WAIVES[member] else []
    parts += [effect_text(cards.STAFF_GAIN[member])] if cards.STAFF_GAIN[member] >> 3 else []
    return ", ".join(parts)


def score_text(member: int) -> str:
    """What an end-of-game member counts (2.3)."""
    kind, vp, of = cards.STAFF_SCORE[member], counted(cards.STAFF_VP[member], "point"), cards.STAFF_SCORE_OF[member]
    if kind == n.ROOMS_OF_COLOUR:
        return f"{vp} for each occupied {n.COLOURS[of]} room"
    if kind == n.ROOMS_ON_FLOORS:
        floors = [floor for floor in range(1, 5) if of & cards.FLOOR_ROOMS[floor]]
        return f"{vp} for each occupied room on floors {listed([str(floor) for floor in floors])}"
    if kind == n.COMPLETE_ROWS:
        return f"{vp} for each full left row, {of} for each full right row"
    if kind == n.COLOUR_SETS:
        return f"{vp} for each set of a blue, a red and a yellow occupied room"
    plain = {
        n.COMPLETE_COLUMNS: "full column",
        n.COMPLETE_GROUPS: "full group",
        n.STAFF_HIRED: "staff member you have hired",
    }
    return f"{vp} for each {plain[kind]}"


# --- Ralph's cards


def die_symbol(die: int) -> str:
    return "“most”" if die == n.MOST else f"{die}"


def hand_text(hand: int) -> str:
    return "from the right" if hand else "from the left"


def preference_text(preference: int) -> str:
    return f"a hand {hand_text(preference >> 3)} and a zig-zag {ZIGZAGS[preference & 7]}"


def card_action_text(action: int) -> str:
    """An action of a card of Ralph's."""
    if action > n.MARK:
        return f"Emperor {action - n.MARK}"
    colour, prefer = solo_cards.occupation_of(action)
    what = "occupy a room of any colour" if colour == n.ANY else f"occupy a {n.COLOURS[colour]} room"
    return f"{what}, to complete a {n.PREFERENCES[prefer]} if he can" if prefer else what


def card_text(face: int) -> str:
    """The action side of a card."""
    actions = "; ".join(card_action_text(action) for action in solo_cards.actions_of(face))
    left, right = solo_cards.dice_of(face)
    return f"dice {die_symbol(left)} and {die_symbol(right)}; {actions}"
