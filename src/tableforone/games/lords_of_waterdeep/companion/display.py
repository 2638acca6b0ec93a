"""What do Pseudo's things look like as the app keeps them?  Tavern, quests, agents, tiles; all to be mended."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import folded, listed
from tableforone.kernel.spec import Amount, Line, Result

from ..opponent.needs import needs_list
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names

TAVERN: Final = 0  # the amounts: five resources,
AGENTS: Final = 5  # his agents left,
YOURS: Final = 6  # your agents left,
TAKEN: Final = 7  # points taken,
TOKENS: Final = 8  # VP tokens on the three tiles of the hall,
STOCK: Final = 11  # what lies on each tile that has a stock
STOCKED: Final = tuple(tile for tile in bits(cards.TILE_BAG) if cards.STOCK_SIZE[tile])
MOST_TAKEN: Final = 999
HIS_POINTS: Final = (n.FOR_PSEUDO_QUESTS, n.FOR_PSEUDO_OTHER, n.FOR_LOSSES)


def view(p: Waterdeep) -> dict[str, Any]:
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "first": ("you", "pseudo")[p.first],
        "taken": points_taken(p),
        "tavern": dict(zip(n.RESOURCES, p.his, strict=True)),
        "quests": [quest_view(p, quest) for quest in p.his_quests],
        "needs": [
            {"quest": names.QUEST_NAMES[quest], "resource": n.RESOURCES[kind], "count": count}
            for quest, kind, count in needs_list(p)
        ],
        "agents": {"his": p.pool[OPPONENT], "yours": p.pool[YOU], "all": p.agents[OPPONENT]},
        "places": [place_view(p, place) for place in range(cards.FIRST_TILE)],
        "tiles": [place_view(p, cards.FIRST_TILE + tile) for tile in p.played],
        "hall": [hall_view(p, slot) for slot in range(3)],
        "plots": [names.QUEST_NAMES[quest] for quest in bits(p.his_done) if cards.IS_PLOT[quest]],
        "done": p.his_done.bit_count(),
    }


def quest_view(p: Waterdeep, quest: int) -> dict[str, Any]:
    return {
        "name": names.QUEST_NAMES[quest],
        "points": cards.QUEST_VP[quest],
        "requires": {n.RESOURCES[kind]: [min(p.his[kind], count), count] for kind, count in cards.REQUIREMENTS[quest]},
    }


def place_view(p: Waterdeep, place: int) -> dict[str, Any]:
    tile = place - cards.FIRST_TILE
    shown = {"id": cards.PLACE_IDS[place], "name": names.PLACE_NAMES[place]}
    agents = [who for who, places in (("you", p.my_places), ("pseudo", p.his_places)) if places >> place & 1]
    more: dict[str, Any] = {"agents": agents}
    if tile >= 0:
        more |= {"owner": "pseudo" if p.his_tiles >> tile & 1 else "you", "stock": p.stock[tile]}
    return shown | more


def hall_view(p: Waterdeep, slot: int) -> dict[str, Any]:
    tile = p.hall[slot]
    if tile < 0:
        return {}
    return {"name": names.tile_name(tile), "cost": cards.TILE_COST[tile], "points": p.hall_vp[slot]}


def points_taken(p: Waterdeep) -> int:
    """All that his turns have cost you (S2)."""
    return -sum(p.tally[reason] for reason in HIS_POINTS)


def draw(shown: dict[str, Any]) -> list[str]:
    tavern = [f"{count} {name}{'s' if name != 'gold' else ''}" for name, count in shown["tavern"].items() if count]
    hall = [f"{tile['name']} ({tile['points']} VP)" for tile in shown["hall"] if tile]
    agents, first = shown["agents"], {"you": "You go", "pseudo": "Pseudo goes"}[shown["first"]]
    lines = [
        f"Round {shown['round']} of {shown['rounds']}. {first} first. Points taken from you: {shown['taken']}.",
        f"Pseudo's tavern: {listed(tavern) or 'empty'}. Agents left: his {agents['his']}, yours {agents['yours']}.",
        *(f"Quest: {quest['name']} ({quest['points']} VP): {progress(quest)}." for quest in shown["quests"]),
        f"Pseudo stands on: {stands(shown, 'pseudo')}.",
        f"You stand on: {stands(shown, 'you')}.",
        f"Builder's Hall: {listed(hall) or 'empty'}.",
    ]
    for tile in shown["tiles"]:
        lying = f", {tile['stock']} on it" if tile["stock"] else ""
        lines.append(f"Building: {tile['name']} ({'Pseudo' if tile['owner'] == 'pseudo' else 'you'}{lying}).")
    return [part for line in lines for part in folded(line, 0)]


def progress(quest: dict[str, Any]) -> str:
    return listed([f"{has} of {count} {name}" for name, (has, count) in quest["requires"].items()])


def stands(shown: dict[str, Any], who: str) -> str:
    return listed([place["name"] for place in shown["places"] + shown["tiles"] if who in place["agents"]]) or "none"


# --- what can be mended


def amounts(p: Waterdeep) -> list[Amount]:
    hall = [Amount(f"VP on place {slot + 1} of Builder's Hall", p.hall_vp[slot]) for slot in range(3)]
    stock = [Amount(f"on {names.tile_name(tile)}", p.stock[tile], 0, MOST_TAKEN) for tile in STOCKED]
    return [
        *(Amount(f"his {name}{'s' if name != 'gold' else ''}", p.his[kind]) for kind, name in enumerate(n.RESOURCES)),
        Amount("his agents left", p.pool[OPPONENT], 0, p.agents[OPPONENT]),
        Amount("your agents left", p.pool[YOU], 0, p.agents[YOU]),
        Amount("points taken from you", points_taken(p), -MOST_TAKEN, MOST_TAKEN),
        *hall,
        *stock,
    ]


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
    else:
        p.stock[STOCKED[which - STOCK]] += by


# --- points


def scores(p: Waterdeep) -> tuple[int, int | None]:
    """Before the end your score is your own affair: only what he took is known."""
    return (p.score if p.phase == n.FINISHED and not p.stack else -points_taken(p)), None


def result(p: Waterdeep) -> Result:
    won = p.score > 0
    his = points_taken(p)
    lines = (Line("What you scored yourself", p.score + his, None), Line("Pseudo's points", -his, None))
    sentence = f"Your score is {p.score}: " + ("above zero, you win." if won else "not above zero, Pseudo wins.")
    return Result("won" if won else "lost", p.score, None, lines, sentence)
