"""Names of rooms, dice, effects, staff and cards, as meanings."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.speech import worded

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.effects import unpacked
from . import m

PLAYERS: Final = ("you", "ralph")
KINDS: Final = {n.PREPARE: "prepare", n.OCCUPY: "occupy", n.HIRE: "hire"}


def person(who: int) -> str:
    return PLAYERS[who == OPPONENT]


def room_name(hotel: int, room: int) -> Meaning:
    """A room with its colour and floor.

    >>> str(room_name(0, 13))
    'room 13 (blue, floor 2)'
    """
    return m("room", room=room, colour=n.COLOURS[cards.COLOUR[hotel << 5 | room]], floor=cards.FLOOR[room])


def line_name(line: int) -> Meaning:
    if line < cards.ROWS:
        return m("line-row", name=cards.LINE_NAMES[line])
    return m("line-column", n=line - cards.ROWS + 1)


def step_name(bonus: int) -> Meaning:
    row, space = cards.BONUS_SPACES[bonus]
    return m("item-step", row=row + 1, space=space)


def item_name(item: int, member: int) -> Meaning:
    """A pending item; with its staff member, if any."""
    if item == n.MAIN:
        return m("item-main")
    if item >= n.EXTRA:
        return m("item-staff", member=staff_name(member))
    return step_name(item - n.STEP) if item >= n.STEP else m("item-door", room=item - n.DOOR)


def dice(counts: Sequence[int]) -> list[Meaning]:
    """The number of dice for each face."""
    return [m("dice-of", n=many, die=die) for die, many in enumerate(counts, 1) if many]


def reward(who: int, colour: int, size: int) -> Meaning:
    """The reward of a full group (6.4, 9.6.8)."""
    what, many = reward_of(who, colour, size)
    return m("emperor-spaces" if what == "steps" else what, n=many)


def reward_of(who: int, colour: int, size: int) -> tuple[str, int]:
    """The same as data: what the group gives, and how many."""
    if colour == n.YELLOW:
        return "steps", cards.GROUP_STEPS[size]
    if colour == n.RED and who == YOU:
        return "krones", cards.GROUP_KRONES[size]
    return "points", cards.GROUP_VP[size]


# --- effects and actions


def effect(code: int) -> Meaning:
    """A packed effect.

    >>> str(effect(n.OCCUPY | 0 << 3 | 2 << 7))
    'occupy a blue room, 2 krones off'
    """
    found = unpacked(code)
    if found.kind == n.GAIN:
        return m("effect-gain", krones=found.krones, n=found.steps)
    key = "effect-free" if found.discount == n.FREE else "effect"
    return m(key, kind=KINDS[found.kind], colour=n.COLOURS[found.colour], n=found.discount)


def action(die: int, strength: int) -> Meaning:
    """The options of a space of the action board (section 5)."""
    return m("action", die=die, n=strength)


# --- staff


def staff_name(member: int) -> Meaning:
    return m(f"staff-{cards.STAFF_IDS[member]}")


def staff_effect(member: int) -> Meaning:
    """The effect of a staff member."""
    if cards.STAFF_MAID[member] >= 0:
        return m("staff-maid", colour=n.COLOURS[cards.STAFF_MAID[member]])
    if cards.STAFF_DIE[member]:
        return m("staff-helps", die=cards.STAFF_DIE[member], help=helps(member))
    if cards.STAFF_TIMING[member] == n.ONCE:
        return m("staff-once", effects=[effect(code) for code in cards.STAFF_ONCE[member]])
    return m("staff-end", score=counts(member))


def helps(member: int) -> Meaning:
    """The effect of a permanent member when his die is taken (2.2)."""
    parts = [m("help-strength", n=cards.STAFF_STRENGTH[member])] if cards.STAFF_STRENGTH[member] else []
    parts += [m("help-no-fee")] if cards.STAFF_WAIVES[member] else []
    parts += [effect(cards.STAFF_GAIN[member])] if cards.STAFF_GAIN[member] >> 3 else []
    return m("help", parts=parts)


def counts(member: int) -> Meaning:
    """What an end-of-game member counts (2.3)."""
    kind, of = cards.STAFF_SCORE[member], cards.STAFF_SCORE_OF[member]
    floors = [floor for floor in range(1, 5) if of & cards.FLOOR_ROOMS[floor]] if kind == n.ROOMS_ON_FLOORS else []
    colour = n.COLOURS[of] if kind == n.ROOMS_OF_COLOUR else ""
    vp = cards.STAFF_VP[member]
    return m("staff-score", what=n.COUNTS[kind], n=vp, colour=colour, floors=floors, right=of)


# --- Ralph's cards


def die_symbol(die: int) -> Meaning:
    return m("die-symbol", die=die)


def hand_name(hand: int) -> Meaning:
    return m("hand", hand=n.HANDS[hand])


def zigzag_name(zigzag: int) -> Meaning:
    line = solo_cards.SOURCE["zigzag"][zigzag]
    return m("zigzag", start=line["start"], axis=line["axis"])


def preference(shown: int) -> Meaning:
    return m("preference", hand=n.HANDS[shown >> 3], zigzag=zigzag_name(shown & 7))


def card_action(action: int) -> Meaning:
    """An action of one of Ralph's cards."""
    if action > n.MARK:
        return m("card-emperor", n=action - n.MARK)
    colour, prefer = solo_cards.occupation_of(action)
    return m("card-occupy", colour=n.COLOURS[colour], prefer=n.PREFERENCES[prefer])


def card_face(face: int) -> Meaning:
    """The action side of a card."""
    left, right = map(die_symbol, solo_cards.dice_of(face))
    return m("card", left=left, right=right, actions=[card_action(each) for each in solo_cards.actions_of(face)])


# --- as texts, which the view repeats

item_text: Final = worded(item_name)
group_reward: Final = worded(reward)
effect_text: Final = worded(effect)
action_text: Final = worded(action)
staff_called: Final = worded(staff_name)
staff_text: Final = worded(staff_effect)
score_text: Final = worded(counts)
preference_text: Final = worded(preference)
card_action_text: Final = worded(card_action)
