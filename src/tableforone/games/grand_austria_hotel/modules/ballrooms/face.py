"""The views of module 1 (Vienna Ballrooms): view data, pieces, symbols, text drawing."""

from typing import Any, Final

from tableforone.kernel.grammar import folded

from ...face import symbols
from ...face.things import Things, ThingsInTurn
from ...rules import numbers as n
from ...rules.position import Hotels
from ...voice import m, names, t
from ..common.rules import numbers as w
from .rules import places as at
from .rules.dancing import split, ways_to_split
from .voice import PLACES, ballroom_name, ballroom_text

VISITS: Final = (3, 5, 7)  # rounds after which a ballroom is scored


def show(p: Hotels, view: dict[str, Any]) -> None:
    guessed = [] if p.edition and p.edition[w.BALLROOM_PART] else ["spaces", "cost"]
    view["ballrooms"] = [ballroom_view(p, place, guessed) for place in range(3) if p.ball[at.ROOM + place] >= 0]
    view["balcony"] = {
        "cost": at.numbers(p)[2][0],
        "yours": p.ball[at.MINE + at.BALCONY],
        "theirs": p.ball[at.HERS + at.BALCONY],
    }
    view["you"]["kitchen"][n.ITEMS[n.CHAMPAGNE]] = p.kitchen[n.CHAMPAGNE]
    view["you"]["dancers_left"] = at.dancers_left(p)
    view["you"]["rehearsal_room"] = rehearsal_view(p) if p.ball[at.BOARD] >= 0 else None
    view["leopold"]["dancers_left"] = p.ball[at.HER_LEFT]


def ballroom_view(p: Hotels, place: int, guessed: list[str]) -> dict[str, Any]:
    room = p.ball[at.ROOM + place]
    return {
        "place": PLACES[place],
        "number": place + 1,
        "id": room,
        "name": str(ballroom_name(room)),
        "text": str(ballroom_text(room)),
        "round": VISITS[place],
        "next": place == at.current(p),
        "reconstructed": guessed,
        "rows": [row_view(p, room, row, place * 3 + row) for row in range(3)],
    }


def row_view(p: Hotels, room: int, row: int, where: int) -> dict[str, Any]:
    return {
        "row": at.ROW_NAMES[row],
        "cost": at.cost_of(p, where),
        "free": at.free_in(p, where),
        "yours": p.ball[at.MINE + where],
        "theirs": p.ball[at.HERS + where],
        "bonus": str(names.effects_in_words(at.BONUS[room][row])),
        "gains": symbols.gains(at.BONUS[room][row]),
    }


def rehearsal_view(p: Hotels) -> dict[str, Any]:
    areas = at.boards(p)[p.ball[at.BOARD]]
    return {
        "number": p.ball[at.BOARD] + 1,
        "reconstructed": [] if p.edition and p.edition[w.REHEARSAL_PART] else ["areas", "bonuses"],
        "areas": [
            {
                "number": i + 1,
                "dancers": p.ball[at.AREA_LEFT + i],
                "of": area[0],
                "bonus": str(names.effects_in_words(area[1:])),
                "gains": symbols.gains(tuple(frame) for frame in area[1:]),
            }
            for i, area in enumerate(areas)
        ],
    }


# --- pieces and symbols


def place_thing(where: int) -> str:
    return "balcony" if where == at.BALCONY else f"{where // 3 + 1}:{at.ROW_NAMES[where % 3]}"


def where_thing(where: int) -> str:
    return f"ballroom:{place_thing(where)}"


# a guest in the café and the destination
IN_TURN: Final[ThingsInTurn] = {w.BALL: lambda move: f"ball:{move // 20 + 1}:{place_thing(move % 20)}"}
THINGS: Final[Things] = {
    w.SEND: lambda p, f, a: where_thing(a - 1) if a else "",
    w.AREA: lambda p, f, a: f"area:{a}",
    w.REMOVE_DANCER: lambda p, f, a: where_thing(a),
}


SHOWN: Final[symbols.Symbols] = {w.SEND: lambda f: symbols.shown("dancer", f[1], symbols.less(f[2]))}
BRINGS: Final[symbols.Brought] = [
    (w.THREE_ITEMS, lambda p, frame: {answer: [split(frame, answer)] for answer in ways_to_split(frame[1])})
]


# --- as lines of text


def draw(view: dict[str, Any]) -> list[str]:
    if "ballrooms" not in view:
        return []
    lines = [t("draw-ballrooms")]
    for room in view["ballrooms"]:
        lines += draw_ballroom(room)
    lines.append(f"      {t('draw-balcony', n=view['balcony']['cost'], **view['balcony'])}")
    board = view["you"]["rehearsal_room"]
    if board:
        areas = [
            m("draw-area", n=a["number"], dancers=a["dancers"], of=a["of"], bonus=a["bonus"]) for a in board["areas"]
        ]
        lines += folded(t("draw-rehearsal", n=board["number"], areas=areas), 2, 6)
    lines.append(f"  {t('draw-her-dancers', n=view['leopold']['dancers_left'])}")
    return lines


def draw_ballroom(room: dict[str, Any]) -> list[str]:
    head = t("draw-ballroom", **room | {"n": room["round"], "next": "yes" if room["next"] else "no"})
    rows = [t("draw-row", n=row["cost"], **row) for row in reversed(room["rows"])]
    return [*folded(head, 2, 6), *(f"      {row}" for row in rows)]
