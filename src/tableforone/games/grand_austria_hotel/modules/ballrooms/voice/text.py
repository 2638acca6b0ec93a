"""How do we say and show what module 1 brings?"""

from typing import Any, Final

from ....face import drawing, progress, symbols
from ....face import things as pieces
from ....rules import moments
from ....rules import numbers as c
from ....rules.cards import GUEST_NAME
from ....rules.edition import BALLROOM_PART, REHEARSAL_PART, guest_points
from ....rules.position import Hotels
from ....voice import log as telling
from ....voice import text
from ....voice.log import plural
from ....voice.text import capital, guest, join, many, part, reward_in_words
from ..rules.dancing import THIRD, ballroom
from ..rules.places import (
    AREA_LEFT,
    BALCONY,
    BOARD,
    BONUS,
    GLOSSES,
    HER_LEFT,
    HERS,
    MINE,
    NAMES,
    ROOM,
    ROW_NAMES,
    boards,
    cost_of,
    current,
    dancers_left,
    free_in,
    in_ballrooms,
    numbers,
    row_of,
)

PLACES: Final = ("left", "middle", "right")
HER_ROWS: Final = ("bottom row", "middle row", "top row", "balcony")


def effects(frames: Any) -> str:
    return join([part(frame) for frame in frames]) or "nothing"


def less(discount: int) -> str:
    if discount >= 99:
        return " without champagne"
    return f" for {discount} champagne less" if discount else ""


def row_name(room: int, row: int, balcony: int) -> str:
    return f"the balcony of {NAMES[room]}" if balcony else f"the {ROW_NAMES[row]} row of {NAMES[room]}"


def where_name(p: Hotels, where: int) -> str:
    return row_name(p.ball[ROOM + ballroom(where)], row_of(where), int(where == BALCONY))


def say_where(p: Hotels, where: int, discount: int) -> str:
    cost = max(0, cost_of(p, where) - discount)
    bonus = BONUS[p.ball[ROOM + ballroom(where)]][row_of(where)]
    return f"{where_name(p, where)} ({f'{cost} champagne' if cost else 'free'}; {effects(bonus)})"


def say_area(p: Hotels, answer: int) -> str:
    left, bonus = p.ball[AREA_LEFT + answer - 1], boards(p)[p.ball[BOARD]][answer - 1][1:]
    return f"Area {answer} ({many(left, 'dancer')} left; empty: {effects(bonus)})"


def say_three_items(p: Hotels, frame: Any, answer: int) -> str:
    third, second = divmod(answer, THIRD)
    items = [0] * c.KINDS
    items[frame[2]], items[frame[2] + 1], items[c.CHAMPAGNE] = frame[1] - second - third, second, third
    return capital(text.items(items))


def say_ball(p: Hotels, answer: int) -> str:
    table, where = divmod(answer - c.BALL, 20)
    card = p.cafe[table]
    pays = f"{plural(guest_points(p, card))}; {reward_in_words(card)}"
    return f"Send {guest(card)} at table {table + 1} to {say_where(p, where, 0)}: {pays}"


text.PARTS_IN_WORDS[c.SEND] = lambda f: f"send {many(f[1], 'dancer')}{less(f[2])}"
text.PARTS_IN_WORDS[c.AREA] = lambda f: "take the dancer from the rehearsal room"
text.QUESTIONS.update(
    {
        c.SEND: lambda p, f: f"Where do you send a dancer{less(f[2])}?",
        c.AREA: lambda p, f: "From which area of your rehearsal room does the dancer come?",
        c.REVEAL_BALLROOM: lambda p, f: f"Which is the {PLACES[f[1]]} ballroom?",
        c.REVEAL_REHEARSAL: lambda p, f: "Which rehearsal room do you get?",
        c.REMOVE_DANCER: lambda p, f: f"Which dancer do you lose ({f[2]} to go)?",
        c.THREE_ITEMS: lambda p, f: (
            f"You take {f[1]} items: how many {c.ITEMS[f[2]]}, {c.ITEMS[f[2] + 1]} and champagne?"
        ),
    }
)
text.DECLINED[c.SEND] = "Send no (further) dancer"
text.ANSWERS.update(
    {
        c.SEND: lambda p, f, a: capital(say_where(p, a - 1, f[2])),
        c.AREA: lambda p, f, a: say_area(p, a),
        c.REVEAL_BALLROOM: lambda p, f, a: NAMES[a],
        c.REVEAL_REHEARSAL: lambda p, f, a: f"Rehearsal room {a + 1}",
        c.REMOVE_DANCER: lambda p, f, a: f"One in {where_name(p, a)}",
        c.THREE_ITEMS: say_three_items,
    }
)
text.TURN_WORDS.append((c.BALL, c.BALL + 79, say_ball))


def where_thing(where: int) -> str:
    return "ballroom:balcony" if where == BALCONY else f"ballroom:{where // 3 + 1}:{ROW_NAMES[where % 3]}"


def ball_thing(answer: int) -> str:
    """A guest of the café and where it goes."""
    table, where = divmod(answer - c.BALL, 20)
    return where_thing(where).replace("ballroom:", f"ball:{table + 1}:")


pieces.TURN_THINGS.append((c.BALL, c.BALL + 79, ball_thing))
pieces.THINGS[c.SEND] = lambda p, f, a: where_thing(a - 1) if a else ""
pieces.THINGS[c.AREA] = lambda p, f, a: f"area:{a}"
pieces.THINGS[c.REMOVE_DANCER] = lambda p, f, a: where_thing(a)
symbols.SHOWN[c.SEND] = lambda f: symbols.shown("dancer", f[1], symbols.less(f[2]))
progress.COUNTS["champagne_at_least"] = lambda p: p.kitchen[c.CHAMPAGNE]
progress.COUNTS["dancers_at_least"] = lambda p: in_ballrooms(p, 0)

telling.DECISIONS["ballroom, one arrow"] = lambda about, choice, trace: (
    f"One arrow: Elisabeth's dancer goes to {NAMES[choice[1]]}, the {PLACES[choice[0]]} ballroom."
)
telling.DECISIONS["ballroom, two arrows"] = lambda about, choice, trace: (
    f"Two arrows: Elisabeth's dancer goes to {NAMES[choice[1]]}, the {PLACES[choice[0]]} ballroom."
)
telling.DECISIONS["row"] = lambda about, choice, trace: (
    f"There the {HER_ROWS[choice[0]]} is the lowest place with a free space."
)
telling.CANDIDATES["ballroom, one arrow"] = lambda cand: f"{NAMES[cand[1]]} ({many(cand[2], 'free space')})"
telling.CANDIDATES["ballroom, two arrows"] = lambda cand: f"{NAMES[cand[1]]} ({many(cand[2], 'free space')})"
telling.CANDIDATES["row"] = lambda cand: (
    HER_ROWS[cand[0]] + ("" if cand[0] == 3 else f" ({many(cand[1], 'free space')})")
)
telling.EVENTS.update(
    {
        "dancer": lambda room, row, balcony: f"A dancer of yours goes to {row_name(room, row, balcony)}.",
        "area empty": lambda place: f"Area {place + 1} of your rehearsal room is empty: its bonus.",
        "to a ball": lambda card: f"{guest(card)} goes from the café to a ball.",
        "dancer lost": lambda: "You lose a dancer.",
        "ballroom": lambda room, own, mine, other, hers: (
            f"{NAMES[room]} is scored: {many(own, 'dancer')} of yours for {plural(mine)}, "
            f"{many(other, 'dancer')} of Elisabeth's for {plural(hers)}."
        ),
        "her guest": lambda card, points: f"Elisabeth scores {plural(points)} and sends {GUEST_NAME[card]} to a ball.",
        "her dancer": lambda room, row, balcony, left: (
            f"Elisabeth's dancer stands in {row_name(room, row, balcony)}; {many(left, 'dancer')} left."
        ),
    }
)


# --- view and drawing


def show(p: Hotels, view: dict[str, Any]) -> None:
    """The ballrooms with everybody in them, and the rehearsal room."""
    guessed = [] if p.edition and p.edition[BALLROOM_PART] else ["spaces", "cost"]
    view["ballrooms"] = [ballroom_view(p, place, guessed) for place in range(3) if p.ball[ROOM + place] >= 0]
    view["balcony"] = {
        "cost": numbers(p)[2][0],
        "yours": p.ball[MINE + BALCONY],
        "theirs": p.ball[HERS + BALCONY],
    }
    view["you"]["dancers_left"] = dancers_left(p)
    view["you"]["rehearsal_room"] = rehearsal_view(p) if p.ball[BOARD] >= 0 else None
    view["leopold"]["dancers_left"] = p.ball[HER_LEFT]


def ballroom_view(p: Hotels, place: int, guessed: list[str]) -> dict[str, Any]:
    room = p.ball[ROOM + place]
    return {
        "place": PLACES[place],
        "number": place + 1,
        "id": room,
        "name": NAMES[room],
        "text": GLOSSES[room],
        "round": (3, 5, 7)[place],
        "next": place == current(p),
        "reconstructed": guessed,
        "rows": [
            {
                "row": ROW_NAMES[row],
                "cost": cost_of(p, place * 3 + row),
                "free": free_in(p, place * 3 + row),
                "yours": p.ball[MINE + place * 3 + row],
                "theirs": p.ball[HERS + place * 3 + row],
                "bonus": effects(BONUS[room][row]),
                "gains": symbols.gains(BONUS[room][row]),
            }
            for row in range(3)
        ],
    }


def rehearsal_view(p: Hotels) -> dict[str, Any]:
    areas = boards(p)[p.ball[BOARD]]
    return {
        "number": p.ball[BOARD] + 1,
        "reconstructed": [] if p.edition and p.edition[REHEARSAL_PART] else ["areas", "bonuses"],
        "areas": [
            {
                "number": i + 1,
                "dancers": p.ball[AREA_LEFT + i],
                "of": area[0],
                "bonus": effects(area[1:]),
                "gains": symbols.gains(tuple(frame) for frame in area[1:]),
            }
            for i, area in enumerate(areas)
        ],
    }


def draw(view: dict[str, Any]) -> list[str]:
    if "ballrooms" not in view:
        return []
    lines = ["Ballrooms (layout, champagne costs and rehearsal rooms are reconstructed unless you brought your own)"]
    for room in view["ballrooms"]:
        head = f"  {room['place']}, after round {room['round']}{' (next)' if room['next'] else ''}: {room['name']}"
        lines += drawing.wrapped(f"{head}: {room['text']}", 6)
        for row in reversed(room["rows"]):
            people = f"yours {row['yours']}, Elisabeth's {row['theirs']}, free {row['free']}"
            lines.append(f"      {row['row']:<7} {row['cost']} champagne: {people}; bonus {row['bonus']}")
    balcony = view["balcony"]
    lines.append(
        f"      balcony {balcony['cost']} champagne: yours {balcony['yours']}, Elisabeth's {balcony['theirs']}"
    )
    board = view["you"]["rehearsal_room"]
    if board:
        areas = [f"{a['number']}: {a['dancers']} of {a['of']}, empty: {a['bonus']}" for a in board["areas"]]
        lines += drawing.wrapped(f"  Your rehearsal room {board['number']}: {'; '.join(areas)}", 6)
    lines.append(f"  Elisabeth's dancers left: {view['leopold']['dancers_left']}")
    return lines


moments.VIEW.add(c.BALLROOMS, show)
drawing.MODULE_PARTS.append(draw)
