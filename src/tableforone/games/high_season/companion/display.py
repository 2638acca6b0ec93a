"""His board as the app keeps it: rooms, track, deck, points; every mark can be corrected."""

from typing import Any, Final

from tableforone.kernel.amounts import Amount, amount, mark
from tableforone.kernel.asking import noted
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Result, ScoreLine

from ..face import drawing
from ..face.view import deck_view, hotel_view, line_view
from ..rules import cards, scoring
from ..rules import numbers as n
from ..rules.position import HighSeason
from ..voice import m, t
from ..voice.names import dice, line_name
from . import numbers as c

TRACK: Final = 4  # rows of the Emperor track, the extra spaces last
RACES: Final = len(cards.LINE_NAMES) + 3


def view(p: HighSeason) -> dict[str, Any]:
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "dice": p.dice[1:],
        "lines": [line_view(p, line) for line in range(len(cards.LINE_ROOMS))],
        "ralph": {**hotel_view(p, OPPONENT), "deck": deck_view(p)},
        "points": [
            {"what": t(f"score-{line.what}"), "points": line.theirs} for line in lines(p) if line.theirs is not None
        ],
        "score": scores(p)[1],
    }


def draw(shown: dict[str, Any]) -> list[str]:
    points = [m("own-points-of", what=line["what"], n=line["points"]) for line in shown["points"]]
    return [
        t("own-head", round=shown["round"], rounds=shown["rounds"], n=shown["score"], points=points),
        t("own-dice", dice=dice(shown["dice"]), n=sum(shown["dice"])),
        *drawing.grid(shown, "ralph"),
        *drawing.track(shown["ralph"], "ralph"),
        *drawing.deck(shown["ralph"]["deck"]),
    ]


# --- what can be corrected: marks on the track, crossed rooms, who was first


def amounts(p: HighSeason) -> list[Amount]:
    track = [
        amount(t("own-track", row=row + 1), p, "track", OPPONENT * 4 + row, most=cards.TRACK_SPACES[row])
        for row in range(TRACK)
    ]
    firsts = [mark(t("own-first-in", race=race_name(race)), p, "firsts", race, OPPONENT) for race in range(RACES)]
    rooms = range(1, cards.ROOMS + 1)
    return [*track, *firsts, *(mark(t("own-room-of", room=room), p, "occupied", room, OPPONENT) for room in rooms)]


def race_name(race: int) -> Meaning:
    return line_name(race) if race < n.EMPEROR_RACE else m("own-track", row=race - n.EMPEROR_RACE + 1)


# --- points


def lines(p: HighSeason) -> list[ScoreLine]:
    """Ralph's points as usual (9.8); yours are the score that you enter."""
    if p.hotels[OPPONENT] < 0:
        return []
    return [
        ScoreLine("yours", noted(p, c.SCORE), None),
        ScoreLine("groups", 0, scoring.group_points(p, OPPONENT)),
        ScoreLine("rooms", 0, scoring.room_points(p, OPPONENT)),
        ScoreLine("emperor", 0, scoring.emperor_points(p, OPPONENT)),
        ScoreLine("lines", 0, scoring.line_points(p, OPPONENT)),
    ]


def scores(p: HighSeason) -> tuple[int, int | None]:
    return noted(p, c.SCORE), scoring.both_score(p, OPPONENT) if p.hotels[OPPONENT] >= 0 else 0


def result(p: HighSeason) -> Result:
    mine, theirs = scores(p)
    return scoring.compared(mine, theirs or 0, tuple(lines(p)))
