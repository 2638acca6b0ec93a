"""What does module 1 say?  Its questions and answers, events, and how Elisabeth decided where to dance."""

from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, upfirst

from ....rules import numbers as n
from ....rules.cards import GUEST_NAME
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ...module import Voice
from ..rules import places as at
from ..rules.dancing import THIRD
from .names import HER_ROWS, PLACES, less, row_name, where_in_full, where_name


def say_area(p: Hotels, answer: int) -> str:
    left, bonus = p.ball[at.AREA_LEFT + answer - 1], at.boards(p)[p.ball[at.BOARD]][answer - 1][1:]
    return f"Area {answer} ({counted(left, 'dancer')} left; empty: {names.effects_in_words(bonus)})"


def say_three_items(p: Hotels, frame: Frame, answer: int) -> str:
    third, second = divmod(answer, THIRD)
    items = [0] * n.KINDS
    items[frame[2]], items[frame[2] + 1], items[n.CHAMPAGNE] = frame[1] - second - third, second, third
    return upfirst(names.items(items))


def say_ball(p: Hotels, answer: int) -> str:
    table, where = divmod(answer - m.BALL, 20)
    card = p.cafe[table]
    pays = f"{names.points_of(guest_points(p, card))}; {names.reward_in_words(card)}"
    return f"Send {names.guest(card)} at table {table + 1} to {where_in_full(p, where, 0)}: {pays}"


def told_ballroom(room: int, own: int, mine: int, other: int, hers: int) -> str:
    yours = f"{counted(own, 'dancer')} of yours for {names.points_of(mine)}"
    return (
        f"{at.NAMES[room]} is scored: {yours}, {counted(other, 'dancer')} of Elisabeth's for {names.points_of(hers)}."
    )


def told_her_dancer(room: int, row: int, balcony: int, left: int) -> str:
    return f"Elisabeth's dancer stands in {row_name(room, row, balcony)}; {counted(left, 'dancer')} left."


def decided_ballroom(arrows: str, choice: Any) -> str:
    return f"{arrows}: Elisabeth's dancer goes to {at.NAMES[choice[1]]}, the {PLACES[choice[0]]} ballroom."


def named_ballroom(candidate: Any) -> str:
    return f"{at.NAMES[candidate[1]]} ({counted(candidate[2], 'free space')})"


def named_row(candidate: Any) -> str:
    row, free = candidate
    return HER_ROWS[row] + ("" if row == len(HER_ROWS) - 1 else f" ({counted(free, 'free space')})")


VOICE: Final = Voice(
    parts={
        m.SEND: lambda f: f"send {counted(f[1], 'dancer')}{less(f[2])}",
        m.AREA: lambda f: "take the dancer from the rehearsal room",
    },
    questions={
        m.SEND: lambda p, f: f"Where do you send a dancer{less(f[2])}?",
        m.AREA: lambda p, f: "From which area of your rehearsal room does the dancer come?",
        m.REVEAL_BALLROOM: lambda p, f: f"Which is the {PLACES[f[1]]} ballroom?",
        m.REVEAL_REHEARSAL: lambda p, f: "Which rehearsal room do you get?",
        m.REMOVE_DANCER: lambda p, f: f"Which dancer do you lose ({f[2]} to go)?",
        m.THREE_ITEMS: lambda p, f: (
            f"You take {f[1]} items: how many {n.ITEMS[f[2]]}, {n.ITEMS[f[2] + 1]} and champagne?"
        ),
    },
    declined={m.SEND: "Send no (further) dancer"},
    answers={
        m.SEND: lambda p, f, a: upfirst(where_in_full(p, a - 1, f[2])),
        m.AREA: lambda p, f, a: say_area(p, a),
        m.REVEAL_BALLROOM: lambda p, f, a: at.NAMES[a],
        m.REVEAL_REHEARSAL: lambda p, f, a: f"Rehearsal room {a + 1}",
        m.REMOVE_DANCER: lambda p, f, a: f"One in {where_name(p, a)}",
        m.THREE_ITEMS: say_three_items,
    },
    events={
        "dancer": lambda room, row, balcony: f"A dancer of yours goes to {row_name(room, row, balcony)}.",
        "area empty": lambda place: f"Area {place + 1} of your rehearsal room is empty: its bonus.",
        "to a ball": lambda card: f"{names.guest(card)} goes from the café to a ball.",
        "dancer lost": lambda: "You lose a dancer.",
        "ballroom": told_ballroom,
        "her guest": lambda card, points: (
            f"Elisabeth scores {names.points_of(points)} and sends {GUEST_NAME[card]} to a ball."
        ),
        "her dancer": told_her_dancer,
    },
    decisions={
        "ballroom, one arrow": lambda about, choice, trace: decided_ballroom("One arrow", choice),
        "ballroom, two arrows": lambda about, choice, trace: decided_ballroom("Two arrows", choice),
        "row": lambda about, choice, trace: f"There the {HER_ROWS[choice[0]]} is the lowest place with a free space.",
    },
    candidates={
        "ballroom, one arrow": named_ballroom,
        "ballroom, two arrows": named_ballroom,
        "row": named_row,
    },
)
