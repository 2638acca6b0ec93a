"""Answers for a companion table of Grand Austria Hotel, taken from a digital game beside it."""

from bisect import bisect_left
from itertools import pairwise
from typing import Any

from tableforone.games.grand_austria_hotel.companion import ballrooms, celebrities
from tableforone.games.grand_austria_hotel.companion import numbers as c
from tableforone.games.grand_austria_hotel.companion.dice import first_of
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import places as ball
from tableforone.games.grand_austria_hotel.modules.celebrities.rules import dice, lounge
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as entrance
from tableforone.games.grand_austria_hotel.opponent.cards import DIE
from tableforone.games.grand_austria_hotel.rules import decks
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.cards import GUEST_COLOUR
from tableforone.games.grand_austria_hotel.rules.edition import guest_points
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import DECIDE
from tests.twins import Asked, Played, Twin


def turns(played: Played) -> list[int]:
    """The step at which each turn of either player started."""
    return [step for step, p in enumerate(played.before) if p.stack and p.stack[-1][0] == n.NEXT_TURN]


def your_turns(asked: Asked) -> list[tuple[str, int, int]]:
    """Each of your turns: how it ended, its first step, the first step after it."""
    if "turns" not in asked.memory:
        began = [*turns(asked.played), len(asked.played.before)]
        found = []
        for first, after in pairwise(began):
            kinds = [e[0] for step, e in asked.played.events if first <= step < after and e[1] == YOU]
            if "pass" in kinds or "die" in kinds:
                found.append(("pass" if "pass" in kinds else "die", first, after))
        asked.memory["turns"] = found
        asked.memory["nth"] = 0
    return list(asked.memory["turns"])


def turn(asked: Asked) -> int:
    """His score in your turn first, then how the turn ended."""
    how, first, after = your_turns(asked)[asked.memory["nth"]]
    scored = asked.played.his[asked.told] if asked.told < len(asked.played.his) else None
    if scored is not None and first <= asked.step < after:
        if scored[0] == "toll scored":
            return c.USED + int(scored[2])
        if scored[0] == "his room":
            cafe: list[int] = asked.then.unique[entrance.HIS_CAFE : entrance.HIS_CAFE + 3]
            return c.SERVED + cafe.index(scored[2])
    asked.memory["nth"] += 1
    return c.PASS if how == "pass" else done(asked, first, after)


def done(asked: Asked, first: int, after: int) -> int:
    """The end of the turn, with the guest that left, if there was at most one and it matters."""
    left = [place for step, place in takes(asked) if first <= step < after]
    if c.NONE_TAKEN not in asked.answers or len(left) > 1:
        return c.DONE
    asked.memory["taken"] = takes_before(asked, after)
    return c.TOOK + left[0] if left else c.NONE_TAKEN


def taken(asked: Asked) -> int:
    """The guests you took, in order, as far as it matters."""
    over = your_turns(asked)[: asked.memory["nth"]]
    until = takes_before(asked, over[-1][2] if over else 0)
    if "taken" not in asked.memory:
        asked.memory["taken"] = takes_before(asked, turns(asked.played)[0])  # before the first round
    while asked.memory["taken"] < until:
        _, place = takes(asked)[asked.memory["taken"]]
        asked.memory["taken"] += 1
        if c.FROM + place in asked.answers:
            return c.FROM + int(place)
    return c.NO_MORE


def takes(asked: Asked) -> list[tuple[int, int]]:
    """The guests you took: the step, and the place in the queue."""
    if "takes" not in asked.memory:
        events = asked.played.events
        asked.memory["takes"] = [(step, event[3]) for step, event in events if event[:2] == ("take", YOU)]
    found: list[tuple[int, int]] = asked.memory["takes"]
    return found


def takes_before(asked: Asked, step: int) -> int:
    return bisect_left(takes(asked), (step,))


def colour(asked: Asked) -> int:
    # the changes of the queue so far are visible
    asked.memory["taken"] = takes_before(asked, asked.step)
    guest = asked.then.queue[asked.frame[1]]
    return both(asked, GUEST_COLOUR[guest]) if guest else c.NO_GUEST


def points(asked: Asked) -> int:
    asked.memory["taken"] = takes_before(asked, asked.step)
    return both(asked, guest_points(asked.then, asked.then.queue[asked.frame[1]]) + c.ZERO)


def came(asked: Asked) -> int | None:
    """The guest who joined the queue after the last guest he took."""
    his = [(step, event) for step, event in asked.played.events if event[1] == OPPONENT][: asked.told]
    last = max(step for step, event in his if event[0] == DECIDE and event[2] == "guest")
    after = asked.played.before[last + 1 :]
    refills = [[frame[0] for frame in p.stack].count(n.REFILL) for p in after]
    then: Any = after[next(nth for nth, many in enumerate(refills) if many < refills[0])]
    guest = then.queue[asked.frame[1]]
    return both(asked._replace(then=then), GUEST_COLOUR[guest]) if guest else None


def both(asked: Asked, otherwise: int) -> int:
    """Colour and points of a guest in one answer, if possible."""
    guest = asked.then.queue[asked.frame[1]]
    answer = c.GUEST + (guest_points(asked.then, guest) + c.ZERO) * 4 + GUEST_COLOUR[guest]
    return answer if answer in asked.answers else otherwise


def most(asked: Asked) -> int:
    counts = [asked.then.dice[face] for face in asked.frame[1:]]
    return c.FIRST + first_of(
        asked.p, mask_of([face for face in asked.frame[1:] if asked.then.dice[face] == max(counts)])
    )


def on_spaces(asked: Asked) -> int:
    """The spaces on the card with the most dice, if offered; otherwise the number of dice here."""
    counts = {face: asked.then.dice[face] for face in DIE[asked.p.instruction]}
    leaders = c.LEAD + mask_of([face for face, many in counts.items() if many == max(counts.values())])
    if leaders in asked.answers and max(counts.values()):
        return leaders
    return int(asked.then.dice[asked.frame[1]])


def lowest(asked: Asked) -> int:
    rows = [row for row in range(3) if ball.free_in(asked.then, asked.frame[1] * 3 + row) > 0]
    return rows[0] if rows else ballrooms.ROWS


def dancers(asked: Asked) -> int:
    _, place, row = asked.frame
    then: Any = next(p for p in asked.played.before if p.stack and p.stack[-1] == (m.BALL_SCORING, place))
    rows = ball.rows_of(then, place, ball.MINE)
    return sum(rows) if row < 0 else rows[row]


def your_staff(asked: Asked) -> int:
    ends = asked.played.end.staff & decks.ALL_END_STAFF_IN[asked.p.modules] & ~asked.p.staff
    return bits(ends)[0] if ends else c.NO_MORE


def own_points(asked: Asked) -> int:
    return guest_points(asked.then, asked.then.unique[entrance.HIS_CAFE + asked.frame[1]])


def own_colour(asked: Asked) -> int:
    nth = asked.memory.setdefault("cafe", 0)
    asked.memory["cafe"] += 1
    colour: int = GUEST_COLOUR[asked.played.dealt["opponent's café"][nth]]
    return colour


def same(event: Event) -> Any:
    """An event without unknown parts: identity of a guest, number of dice, an objective's text."""
    if event[0] == DECIDE:
        _, _, name, _, choice, _ = event
        if name in ("guest", "die"):
            return name, choice and choice[0]
        if name.startswith("coloured die"):
            return name, choice[0], choice[1], choice[3]
        if name.startswith("ballroom") or name == "row":
            return name, choice[0]
        return name, choice
    dropped = {
        "his room": (2,),
        "his objective": (2,),
        "her guest": (2,),
        "her celebrity": (2,),
        "his own guest": (2,),
        "token scored": (2,),
        "token moves": (2,),
        "star": (2,),
    }
    return [part for nth, part in enumerate(event) if nth not in dropped.get(event[0], ())]


def his(p: Hotels) -> Any:
    return p.his_rooms, p.his_emperor, p.his_staff, p.his_claimed, p.his_progress, p.his_points, p.instruction_bag


def choices(setup: Setup) -> dict[str, str]:
    return {}


TWIN = Twin(
    answers={
        "turn": turn,
        "taken": taken,
        "colour": colour,
        "points": points,
        "dice": on_spaces,
        "most dice": most,
        "claimed": lambda asked: int(asked.then.claimed[asked.frame[1]] > 0),
        "lowest row": lowest,
        "dancers": dancers,
        "on space": lambda asked: mask_of(dice.colours_on(asked.then, asked.frame[1])),
        "where": lambda asked: asked.then.lounge[lounge.FACE + asked.frame[1]],
        "worth": lambda asked: lounge.points(asked.then, asked.frame[1]),
        "lounge": lambda asked: celebrities.ORDERS.index(tuple(lounge.order(asked.then))),
        "own points": own_points,
        "his own guest": own_colour,
        "stars track": lambda asked: asked.then.unique[entrance.STARS],
        "your staff": your_staff,
        "your score": lambda asked: max(0, sum(asked.played.end.points)),
    },
    his=his,
    same=same,
    ahead=came,
    turned=frozenset({"opponent's turn", "opponent's staff"}),
    screens={
        "taken": "queue",
        "colour": "queue",
        "points": "queue",
        "most dice": "dice",
        "on space": "dice",
        "where": "dice",
        "worth": "dice",
    },
    choices=tuple(
        {"entrance": entrance}
        for entrance in ("hautel-couture", "nine-stars-inn", "sushi-resort", "toll-bridge-hotel", "random")
    ),
)
