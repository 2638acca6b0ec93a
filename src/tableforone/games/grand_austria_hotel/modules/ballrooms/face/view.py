"""The view of module 1 (Vienna Ballrooms)."""

from typing import Any, Final

from ....face import symbols
from ....rules import numbers as n
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ..rules import places as at
from ..voice.names import PLACES, ballroom_name, ballroom_text

VISITS: Final = (3, 5, 7)  # rounds after which a ballroom is scored


def show(p: Hotels, view: dict[str, Any]) -> None:
    guessed = [] if p.edition and p.edition[m.BALLROOM_PART] else ["spaces", "cost"]
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
        "reconstructed": [] if p.edition and p.edition[m.REHEARSAL_PART] else ["areas", "bonuses"],
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
