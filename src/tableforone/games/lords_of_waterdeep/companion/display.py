"""His board as the app keeps it: tavern, quests, agents, tiles; all can be corrected."""

from dataclasses import replace
from typing import Any, Final

from tableforone.kernel.amounts import Amount, amount, either, mark
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import Result, ScoreLine

from ..face.view import SIDES, hall_view, needs_view, side_view, space_view, tile_view
from ..rules import cards
from ..rules import numbers as n
from ..rules.fields import MOST_STOCK
from ..rules.position import Waterdeep
from ..voice import m, names, t
from ..voice.names import PEOPLE
from .flow import places_in_play

STOCKED: Final = tuple(tile for tile in bits(cards.TILE_BAG) if cards.STOCK_SIZE[tile])
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
        amount(t("count-hall", place=slot + 1), p, "hall_vp", slot, most=max(vp, p.round))
        for slot, vp in enumerate(p.hall_vp)
    ]
    stock = [
        amount(t("count-stock", tile=names.tile_name(tile)), p, "stock", tile, most=MOST_STOCK) for tile in STOCKED
    ]
    return [
        *(cubes(p, kind) for kind in range(len(n.RESOURCES))),
        amount(t("count-his-agents"), p, "pool", OPPONENT, most=p.agents[OPPONENT]),
        amount(t("count-your-agents"), p, "pool", YOU, most=p.agents[YOU]),
        taken(p),
        *hall,
        *stock,
        either(t("count-marker"), p, "first", None, YOU, OPPONENT),
        *(agent(p, who, place) for who in (YOU, OPPONENT) for place in places_in_play(p)),
    ]


def cubes(p: Waterdeep, kind: int) -> Amount:
    """His resources of a kind; cubes come from the supply."""
    his = amount(t("count-kind", kind=n.RESOURCES[kind]), p, "his", kind)

    def change(by: int) -> None:
        his.change(by)
        if kind < n.GOLD:
            p.supply[kind] = max(0, p.supply[kind] - by)

    return replace(his, change=change)


def taken(p: Waterdeep) -> Amount:
    def change(by: int) -> None:
        p.tally[n.FOR_PSEUDO_OTHER] -= by

    return Amount(t("count-taken"), points_taken(p), change, -MOST_TAKEN, MOST_TAKEN)


def agent(p: Waterdeep, who: int, place: int) -> Amount:
    """Whether an agent of yours or his is on this space."""
    name = t("count-agent", who=PEOPLE[who], place=names.PLACE_NAMES[place])
    here = mark(name, p, "my_places" if who == YOU else "his_places", place)

    def change(by: int) -> None:
        here.change(by)
        p.pool[who] = min(max(0, p.pool[who] - by), p.agents[who])
        if who == OPPONENT:
            p.trail = [*p.trail, place] if by > 0 else [other for other in p.trail if other != place]

    return replace(here, change=change)


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
