"""His board as the app keeps it: rooms, track, objectives, staff, points; all can be corrected."""

from typing import Any, Final

from tableforone.kernel.amounts import Amount, amount, mark
from tableforone.kernel.asking import noted
from tableforone.kernel.spec import Result, ScoreLine

from ..face import drawing
from ..face import view as digital
from ..modules.ballrooms.rules import places as at
from ..modules.unique_hotels.rules import places as entrance
from ..modules.unique_hotels.voice import his_entrance
from ..rules import boards, cards, scoring
from ..rules import numbers as n
from ..rules.edition import guest_points
from ..rules.position import Hotels
from ..voice import m, names, t
from . import guests
from . import numbers as c
from .voice import described

PROGRESS: Final = 3


def view(p: Hotels) -> dict[str, Any]:
    his = digital.leopold(p)
    return {
        "opponent": names.opponent(p.modules),
        "round": p.round,
        "rounds": cards.ROUNDS,
        "his": his,
        "objectives": [
            {
                "letter": "ABC"[place],
                "state": str(names.progress(p.his_progress[place])),
                "points": p.his_claimed[place],
            }
            for place in range(3)
        ],
        "queue": [waiting(p, place) for place in range(len(p.queue))],
        "asked": p.stack[-1][1] if p.stack and p.stack[-1][0] in (c.COLOUR, c.POINTS) else None,
        "dice": [{"face": face, "most": p.dice[face], "least": least(p)[face]} for face in range(1, 7)],
        "dancers": p.ball[at.HER_LEFT] if p.ball else None,
        "entrance": str(his_entrance(p.unique[entrance.HIS])) if p.unique and p.unique[entrance.HIS] >= 0 else "",
        "tolls": p.unique[entrance.TOLL + 1 : entrance.TOLL + 7] if p.unique else [],
    }


def waiting(p: Hotels, place: int) -> dict[str, Any]:
    """The guest at this place, as far as it was entered."""
    guest = p.queue[place]
    known = guest != n.NOBODY and guests.has_colour(guest)
    return {
        "text": str(described(p, guest)) if guest else t("own-nobody"),
        "colour": n.COLOURS[cards.GUEST_COLOUR[guest]] if known else "",
        "points": guest_points(p, guest) if guest and guests.has_points(p, guest) else None,
    }


def least(p: Hotels) -> list[int]:
    return list(noted(p, c.LOW)) if p.stack else [0] * 7


def draw(shown: dict[str, Any]) -> list[str]:
    his, who = shown["his"], shown["opponent"]
    objectives = [
        m("own-draw-objective", letter=each["letter"], state=each["state"], n=each["points"])
        for each in shown["objectives"]
    ]
    staff = [card["name"] for card in his["staff"]] or [m("draw-nowhere")]
    floors = enumerate(drawing.grid(his["rooms"]))
    lines = [
        t("own-draw-round", round=shown["round"], opponent=who, n=his["points"], emperor=his["emperor"]),
        t("own-draw-hotel", opponent=who),
        *(f"  {t('own-draw-floor', n=4 - floor)}  {row}" for floor, row in floors),
        t("own-draw-objectives", parts=objectives),
        t("own-draw-staff", staff=staff, n=his["private_deck"]),
        t("own-draw-queue", guests=[guest["text"] for guest in shown["queue"]]),
    ]
    if shown["dancers"] is not None:
        lines.append(t("own-draw-dancers", opponent=who, n=shown["dancers"]))
    if shown["entrance"]:
        lines.append(t("own-draw-entrance", opponent=who, entrance=shown["entrance"]))
    return lines


# --- what can be corrected


def amounts(p: Hotels) -> list[Amount]:
    emperor = amount(t("own-amount-emperor"), p, "his_emperor", most=cards.EMPEROR_END)
    accounts = [
        amount(t("own-amount-points", account=names.account(k)), p, "his_points", k, least=-99, scored=True)
        for k in range(len(n.ACCOUNTS))
    ]
    progress = [
        amount(t("own-amount-objective", letter="ABC"[place]), p, "his_progress", place, most=PROGRESS)
        for place in range(3)
    ]
    rooms = [mark(str(names.place(space)), p, "his_rooms", space) for space in range(boards.SPACES)]
    return [emperor, *accounts, *progress, *rooms]


def pieces(p: Hotels) -> list[str]:
    """His staff, and the guests in the queue as far as they were entered."""
    who = names.who(p.modules)
    staff = [t("own-piece-staff", name=names.staff_name(card), who=who) for card in p.his_staff]
    waiting_now = [(place, waiting(p, place)) for place in range(len(p.queue))]
    return staff + [
        t("own-piece-guest", place=place + 1, guest=guest["text"]) for place, guest in waiting_now if guest["colour"]
    ]


# --- points


def scores(p: Hotels) -> tuple[int, int | None]:
    return p.points[n.FOR_GUESTS], sum(p.his_points)


def result(p: Hotels) -> Result:
    mine = ScoreLine("yours", p.points[n.FOR_GUESTS], None)
    his = [ScoreLine(what, 0, p.his_points[k]) for k, what in enumerate(n.ACCOUNTS) if p.his_points[k]]
    return scoring.result(p)._replace(lines=(mine, *his))
