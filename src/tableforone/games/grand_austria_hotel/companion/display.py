"""What does his hotel look like as the app keeps it?  Rooms, track, objectives, staff, points; all can be mended."""

from typing import Any, Final

from tableforone.kernel.asking import noted
from tableforone.kernel.frames import replaced
from tableforone.kernel.spec import Amount, Result, ScoreLine

from ..face import drawing
from ..face import view as digital
from ..modules.ballrooms.rules import places as at
from ..modules.unique_hotels.rules import places as entrance
from ..rules import boards, cards, scoring
from ..rules import numbers as n
from ..rules.edition import guest_points
from ..rules.position import Hotels
from ..voice import names, t
from . import guests
from . import numbers as c

PROGRESS: Final = 3


def view(p: Hotels) -> dict[str, Any]:
    his = digital.leopold(p)
    return {
        "opponent": names.opponent(p.modules),
        "round": p.round,
        "rounds": cards.ROUNDS,
        "his": his,
        "objectives": [
            {"letter": "ABC"[place], "state": names.PROGRESS[p.his_progress[place]], "points": p.his_claimed[place]}
            for place in range(3)
        ],
        "queue": [waiting(p, place) for place in range(len(p.queue))],
        "asked": p.stack[-1][1] if p.stack and p.stack[-1][0] in (c.COLOUR, c.POINTS) else None,
        "dice": [{"face": face, "most": p.dice[face], "least": least(p)[face]} for face in range(1, 7)],
        "dancers": p.ball[at.HER_LEFT] if p.ball else None,
        "entrance": entrance.HIS_NAMES[p.unique[entrance.HIS]] if p.unique and p.unique[entrance.HIS] >= 0 else "",
        "tolls": p.unique[entrance.TOLL + 1 : entrance.TOLL + 7] if p.unique else [],
    }


def waiting(p: Hotels, place: int) -> dict[str, Any]:
    """Who stands there, as far as it was told."""
    guest = p.queue[place]
    known = guest != n.NOBODY and guests.has_colour(guest)
    return {
        "text": guests.described(p, guest) if guest else "nobody",
        "colour": n.COLOURS[cards.GUEST_COLOUR[guest]] if known else "",
        "points": guest_points(p, guest) if guest and guests.has_points(p, guest) else None,
    }


def least(p: Hotels) -> list[int]:
    return list(noted(p, c.LOW)) if p.stack else [0] * 7


def draw(shown: dict[str, Any]) -> list[str]:
    his, who = shown["his"], shown["opponent"]
    objectives = ", ".join(
        f"{objective['letter']} {objective['state']}{points(objective)}" for objective in shown["objectives"]
    )
    staff = ", ".join(card["name"] for card in his["staff"]) or "none"
    lines = [
        f"Round {shown['round']} of 7. {who}: {his['points']} points, Emperor {his['emperor']}.",
        f"{who}'s hotel (# occupied, + reserved; a number: points for covering it)",
        *(f"  floor {4 - floor}  {row}" for floor, row in enumerate(drawing.grid(his["rooms"]))),
        f"Objectives: {objectives}.",
        f"Staff: {staff}; {his['private_deck']} face down.",
        f"The queue as told: {'; '.join(guest['text'] for guest in shown['queue'])}.",
    ]
    if shown["dancers"] is not None:
        lines.append(f"{who} has {shown['dancers']} dancers left.")
    if shown["entrance"]:
        lines.append(f"{who}'s entrance: {shown['entrance']}.")
    return lines


def points(objective: dict[str, Any]) -> str:
    return f" for {objective['points']}" if objective["points"] else ""


# --- what can be mended


def amounts(p: Hotels) -> list[Amount]:
    accounts = [
        Amount(f"points: {t(f'score-{n.ACCOUNTS[k]}')}", p.his_points[k], -99, 400) for k in range(len(n.ACCOUNTS))
    ]
    progress = [Amount(f"objective {'ABC'[place]}: steps", p.his_progress[place], 0, PROGRESS) for place in range(3)]
    rooms = [Amount(names.place(space), p.his_rooms >> space & 1, 0, 1) for space in range(boards.SPACES)]
    return [Amount("Emperor track", p.his_emperor, 0, cards.EMPEROR_END), *accounts, *progress, *rooms]


def adjust(p: Hotels, which: int, by: int) -> None:
    first = 1 + len(n.ACCOUNTS)
    if which == 0:
        p.his_emperor += by
    elif which < first:
        p.his_points[which - 1] += by
    elif which < first + 3:
        place = which - first
        p.his_progress = replaced(p.his_progress, place, p.his_progress[place] + by)
    else:
        p.his_rooms ^= 1 << which - first - 3


def pieces(p: Hotels) -> list[str]:
    """His staff, and the guests of the queue as far as they were told."""
    staff = [f"{cards.STAFF_NAME[card]} in {names.their(p.modules)} staff" for card in p.his_staff]
    waiting_now = [(place, waiting(p, place)) for place in range(len(p.queue))]
    return staff + [f"queue, place {place + 1}: {guest['text']}" for place, guest in waiting_now if guest["colour"]]


# --- points


def scores(p: Hotels) -> tuple[int, int | None]:
    return p.points[n.FOR_GUESTS], sum(p.his_points)


def result(p: Hotels) -> Result:
    mine = ScoreLine("yours", p.points[n.FOR_GUESTS], None)
    his = [ScoreLine(what, 0, p.his_points[k]) for k, what in enumerate(n.ACCOUNTS) if p.his_points[k]]
    return scoring.result(p)._replace(lines=(mine, *his))
