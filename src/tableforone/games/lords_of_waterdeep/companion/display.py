"""What do Pseudo's things look like as the app keeps them?  Tavern, quests, agents, tiles; all to be mended."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.grammar import folded, listed
from tableforone.kernel.spec import Amount, Result, ScoreLine

from ..face.view import SIDES, hall_view, needs_view, side_view, space_view, tile_view
from ..rules import cards
from ..rules import numbers as n
from ..rules.fields import MOST_STOCK
from ..rules.position import Waterdeep
from ..voice import names

AGENTS: Final = 5  # the amounts: after five resources, his agents left,
YOURS: Final = 6  # your agents left,
TAKEN: Final = 7  # points taken,
TOKENS: Final = 8  # VP tokens on the three tiles of the hall,
STOCK: Final = 11  # what lies on each tile that has a stock
STOCKED: Final = tuple(tile for tile in bits(cards.TILE_BAG) if cards.STOCK_SIZE[tile])
MARKER: Final = STOCK + len(STOCKED)  # then the marker, and who stands where
WHOSE: Final = ("your", "his")
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
    """All that his turns have cost you (S2)."""
    return -sum(p.tally[reason] for reason in HIS_POINTS)


def draw(shown: dict[str, Any]) -> list[str]:
    his = shown["pseudo"]
    tavern = [f"{count} {name}{'s' if name != 'gold' else ''}" for name, count in his["tavern"].items() if count]
    hall = [f"{tile['name']} ({tile['vp']} VP)" for tile in shown["hall"] if tile]
    first = {"player": "You go", "pseudo": "Pseudo goes"}[shown["first_player"]]
    lines = [
        f"Round {shown['round']} of {shown['rounds']}. {first} first. Points taken from you: {his['taken']}.",
        f"Pseudo's tavern: {listed(tavern) or 'empty'}. "
        f"Agents left: his {his['agents']['pool']}, yours {shown['yours']['pool']}.",
        *(f"Quest: {quest['name']} ({quest['vp']} VP): {progress(quest)}." for quest in his["quests"]),
        f"Pseudo stands on: {stands(shown, 'pseudo')}.",
        f"You stand on: {stands(shown, 'player')}.",
        f"Builder's Hall: {listed(hall) or 'empty'}.",
    ]
    for tile in shown["tiles"]:
        lying = f", {tile['stock']['n']} on it" if tile["stock"] else ""
        lines.append(f"Building: {tile['name']} ({'Pseudo' if tile['owner'] == 'pseudo' else 'you'}{lying}).")
    return [part for line in lines for part in folded(line, 0)]


def progress(quest: dict[str, Any]) -> str:
    return listed([f"{need['have']} of {need['n']} {need['resource']}" for need in quest["requires"]])


def stands(shown: dict[str, Any], who: str) -> str:
    return listed([place["name"] for place in shown["spaces"] + shown["tiles"] if who in place["occupants"]]) or "none"


# --- what can be mended


def amounts(p: Waterdeep) -> list[Amount]:
    hall = [  # each tile gets a token in every round
        Amount(f"VP on place {slot + 1} of Builder's Hall", vp, 0, max(vp, p.round))
        for slot, vp in enumerate(p.hall_vp)
    ]
    stock = [Amount(f"on {names.tile_name(tile)}", p.stock[tile], 0, MOST_STOCK) for tile in STOCKED]
    return [
        *(Amount(f"his {name}{'s' if name != 'gold' else ''}", p.his[kind]) for kind, name in enumerate(n.RESOURCES)),
        Amount("his agents left", p.pool[OPPONENT], 0, p.agents[OPPONENT]),
        Amount("your agents left", p.pool[YOU], 0, p.agents[YOU]),
        Amount("points taken from you", points_taken(p), -MOST_TAKEN, MOST_TAKEN),
        *hall,
        *stock,
        Amount("you have the first-player marker", int(p.first == YOU), 0, 1),
        *(
            Amount(f"{WHOSE[who]} agent on {names.PLACE_NAMES[x]}", stands_on(p, who, x), 0, 1)
            for who, x in standing(p)
        ),
    ]


def standing(p: Waterdeep) -> list[tuple[int, int]]:
    """Who might stand where: you and he, on every space of the board and every tile in play."""
    places = [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played)]
    return [(who, place) for who in (YOU, OPPONENT) for place in places]


def stands_on(p: Waterdeep, who: int, place: int) -> int:
    return (p.my_places if who == YOU else p.his_places) >> place & 1


def move_agent(p: Waterdeep, who: int, place: int, by: int) -> None:
    """An agent stands here after all, or it does not."""
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
    quests = [f"{quest['name']} among his quests" for quest in side_view(p, OPPONENT)["quests"]]
    return quests + [f"{names.tile_name(tile)} on the board" for tile in p.played]


# --- points


def scores(p: Waterdeep) -> tuple[int, int | None]:
    """Before the end your score is your own affair: only what he took is known."""
    return (p.score if p.phase == n.FINISHED and not p.stack else -points_taken(p)), None


def result(p: Waterdeep) -> Result:
    outcome = "won" if p.score > 0 else "lost"
    his = points_taken(p)
    lines = (ScoreLine("yours", p.score + his, None), ScoreLine("his", -his, None))
    return Result(outcome, p.score, None, lines, outcome)
