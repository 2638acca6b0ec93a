"""His board as the app keeps it: tavern, quests, agents, tiles; all can be corrected."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import Amount, Result, ScoreLine

from ..face.view import SIDES, hall_view, needs_view, side_view, space_view, tile_view
from ..rules import cards
from ..rules import numbers as n
from ..rules.fields import MOST_STOCK
from ..rules.position import Waterdeep
from ..voice import m, names, t
from ..voice.names import PEOPLE

AGENTS: Final = 5  # the amounts: after five resources, his agents left,
YOURS: Final = 6  # your agents left,
TAKEN: Final = 7  # points taken,
TOKENS: Final = 8  # VP tokens on the three tiles of the hall,
STOCK: Final = 11  # what is on each tile that has a stock
STOCKED: Final = tuple(tile for tile in bits(cards.TILE_BAG) if cards.STOCK_SIZE[tile])
MARKER: Final = STOCK + len(STOCKED)  # then the marker, and the agents on spaces
MOST_TAKEN: Final = 999
HIS_POINTS: Final = (n.FOR_PSEUDO_QUESTS, n.FOR_PSEUDO_OTHER, n.FOR_LOSSES)


def view(p: Waterdeep) -> dict[str, Any]:
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "first_player": SIDES[p.first],
        "pseudo": side_view(p, OPPONENT) | {"taken": points_taken(p), "needs": needs_view(p), "favors": {}},
        "yours": {"pool": p.pool[YOU], "all": p.agents[YOU]},
        "spaces": [space_view(p, place) for place in range(cards.FIRST_TILE)],
        "tiles": [tile_view(p, tile) for tile in p.played],
        "hall": [hall_view(p, slot) if p.hall[slot] >= 0 else None for slot in range(3)],
    }


def points_taken(p: Waterdeep) -> int:
    """All points that his turns have cost you (S2)."""
    return -sum(p.tally[reason] for reason in HIS_POINTS)


def draw(shown: dict[str, Any]) -> list[str]:
    his, first = shown["pseudo"], shown["first_player"]
    tavern = [m("amount", kind=kind, n=count) for kind, count in his["tavern"].items() if count]
    hall = [m("tile-worth", tile=tile["name"], n=tile["vp"]) for tile in shown["hall"] if tile]
    his_agents, your_agents = his["agents"]["pool"], shown["yours"]["pool"]
    lines = [
        t("shown-round", round=shown["round"], rounds=shown["rounds"], first=first, taken=his["taken"]),
        t("shown-tavern", tavern=tavern, his=his_agents, yours=your_agents),
        *(t("shown-quest", quest=quest["name"], n=quest["vp"], needs=progress(quest)) for quest in his["quests"]),
        t("shown-his-places", places=stands(shown, "pseudo")),
        t("shown-your-places", places=stands(shown, "player")),
        t("shown-hall", tiles=hall),
        *(building(tile) for tile in shown["tiles"]),
    ]
    return [part for line in lines for part in folded(line, 0)]


def building(tile: dict[str, Any]) -> str:
    if not tile["stock"]:
        return t("shown-building", tile=tile["name"], owner=tile["owner"])
    return t("shown-building-stock", tile=tile["name"], owner=tile["owner"], n=tile["stock"]["n"])


def progress(quest: dict[str, Any]) -> list[Meaning]:
    return [m("shown-need", have=need["have"], n=need["n"], kind=need["resource"]) for need in quest["requires"]]


def stands(shown: dict[str, Any], who: str) -> list[Words]:
    found = [place["name"] for place in shown["spaces"] + shown["tiles"] if who in place["occupants"]]
    return found or [m("shown-nowhere")]


# --- what can be corrected


def amounts(p: Waterdeep) -> list[Amount]:
    hall = [  # each tile gets a token in every round
        Amount(t("count-hall", place=slot + 1), vp, 0, max(vp, p.round)) for slot, vp in enumerate(p.hall_vp)
    ]
    stock = [Amount(t("count-stock", tile=names.tile_name(tile)), p.stock[tile], 0, MOST_STOCK) for tile in STOCKED]
    agents = [
        Amount(t("count-agent", who=PEOPLE[who], place=names.PLACE_NAMES[x]), stands_on(p, who, x), 0, 1)
        for who, x in standing(p)
    ]
    return [
        *(Amount(t("count-kind", kind=name), p.his[kind]) for kind, name in enumerate(n.RESOURCES)),
        Amount(t("count-his-agents"), p.pool[OPPONENT], 0, p.agents[OPPONENT]),
        Amount(t("count-your-agents"), p.pool[YOU], 0, p.agents[YOU]),
        Amount(t("count-taken"), points_taken(p), -MOST_TAKEN, MOST_TAKEN),
        *hall,
        *stock,
        Amount(t("count-marker"), int(p.first == YOU), 0, 1),
        *agents,
    ]


def standing(p: Waterdeep) -> list[tuple[int, int]]:
    """All possible agents: you and he, on every space of the board and every tile in play."""
    places = [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played)]
    return [(who, place) for who in (YOU, OPPONENT) for place in places]


def stands_on(p: Waterdeep, who: int, place: int) -> int:
    return (p.my_places if who == YOU else p.his_places) >> place & 1


def move_agent(p: Waterdeep, who: int, place: int, by: int) -> None:
    """Add or remove an agent on this space."""
    p.pool[who] = min(max(0, p.pool[who] - by), p.agents[who])
    if who == YOU:
        p.my_places ^= 1 << place
        return
    p.his_places ^= 1 << place
    p.trail = [*p.trail, place] if by > 0 else [other for other in p.trail if other != place]


def adjust(p: Waterdeep, which: int, by: int) -> None:
    if which < AGENTS:
        p.his[which] += by
        if which < n.GOLD:
            p.supply[which] = max(0, p.supply[which] - by)
    elif which == AGENTS:
        p.pool[OPPONENT] += by
    elif which == YOURS:
        p.pool[YOU] += by
    elif which == TAKEN:
        p.tally[n.FOR_PSEUDO_OTHER] -= by
    elif which < STOCK:
        p.hall_vp[which - TOKENS] += by
    elif which < MARKER:
        p.stock[STOCKED[which - STOCK]] += by
    elif which == MARKER:
        p.first = YOU if by > 0 else OPPONENT
    else:
        move_agent(p, *standing(p)[which - MARKER - 1], by)


def pieces(p: Waterdeep) -> list[str]:
    """His quests, and the tiles in play."""
    quests = [t("piece-his-quest", quest=names.QUEST_NAMES[quest]) for quest in p.his_quests]
    return quests + [t("piece-on-board", tile=names.tile_name(tile)) for tile in p.played]


# --- points


def scores(p: Waterdeep) -> tuple[int, int | None]:
    """Before the end your score is not known, only the points he took."""
    return (p.score if p.phase == n.FINISHED and not p.stack else -points_taken(p)), None


def result(p: Waterdeep) -> Result:
    outcome = "won" if p.score > 0 else "lost"
    his = points_taken(p)
    lines = (ScoreLine("yours", p.score + his, None), ScoreLine("his", -his, None))
    return Result(outcome, p.score, None, lines, outcome)
