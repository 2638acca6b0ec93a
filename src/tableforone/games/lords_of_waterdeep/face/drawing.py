"""The table as text lines, drawn only from the view, at most 79 columns wide."""

from typing import Any

from tableforone.kernel.grammar import all_folded, folded
from tableforone.kernel.meanings import Meaning, Words

from ..voice import m, names, t

Json = dict[str, Any]


def draw(view: Json) -> list[str]:
    """The whole table as lines of text."""
    lines = [
        t("draw-title", round=view["round"], rounds=view["rounds"], phase=view["phase"]),
        t("draw-score", score=view["score"], first=view["first_player"]),
    ]
    if view["lord"]:
        lines += folded(t("draw-lord", lord=view["lord"]["text"]), 0, 6)
    lines += ["", t("draw-spaces"), *table([space_row(space) for space in view["spaces"]])]
    lines += ["", t("draw-tiles"), *(table([tile_row(tile) for tile in view["tiles"]]) or [f"  {t('draw-none')}"])]
    hall = [hall_row(tile) for tile in view["hall"] if tile]
    lines += ["", t("draw-hall"), *(table(hall) or [f"  {t('draw-no-tile')}"])]
    inn = [quest_row(quest) for quest in view["inn"] if quest]
    lines += ["", t("draw-inn"), *(all_folded(inn, 2, 6) or [f"  {t('draw-none')}"])]
    lines += ["", *side("player", view["player"]), *hand(view["player"])]
    lines += ["", *side("pseudo", view["pseudo"]), ""]
    decks = view["decks"]
    lines.append(t("draw-supply", supply=amounts(view["supply"])))
    return [*lines, t("draw-decks", quests=decks["quests"], cards=decks["intrigue"], tiles=decks["tiles"])]


def amounts(tavern: dict[str, int]) -> list[Meaning]:
    return [m("amount", kind=kind, n=count) for kind, count in tavern.items()]


def table(rows: list[tuple[str, str, str]]) -> list[str]:
    """Three columns: name, agents, what it gives."""
    if not rows:
        return []
    width = max(len(name) for name, _, _ in rows) + 2
    whose = max(len(who) for _, who, _ in rows)
    whose += 2 if whose else 0
    return [
        line
        for name, who, text in rows
        for line in folded(f"{name.ljust(width)}{who.ljust(whose)}{text}", 2, width + whose + 2)
    ]


def people(space: Json) -> str:
    return t("draw-people", who=[m("draw-agent", who=who) for who in space["occupants"]]) if space["occupants"] else ""


def space_row(space: Json) -> tuple[str, str, str]:
    return space["name"], people(space), space["action"]


def tile_row(tile: Json) -> tuple[str, str, str]:
    stock, benefit = tile["stock"]["n"] if tile["stock"] else "none", tile["owner_benefit"]
    text = t("draw-tile", action=tile["action"], stock=stock, owner=tile["owner"], benefit=benefit)
    return tile["name"], people(tile), text


def hall_row(tile: Json) -> tuple[str, str, str]:
    benefit = tile["owner_benefit"]
    text = t("draw-for-sale", cost=tile["cost"], n=tile["vp"], action=tile["action"], benefit=benefit)
    return tile["name"], people(tile), text


def quest_row(quest: Json, *, progress: bool = False) -> str:
    key = "draw-need" if progress else "amount"
    needs = [m(key, kind=need["resource"], n=need["n"], have=need["have"]) for need in quest["requires"]]
    gains: list[Words] = [names.points(quest["vp"]), *([quest["reward"]] if quest["reward"] else [])]
    if quest["lasting"]:
        gains.append(m("quest-plot", text=quest["lasting"]))
    line = t("draw-quest", quest=quest["name"], type=quest["type_name"], needs=needs, gains=gains)
    if progress and quest["waits_for"]:
        return t("draw-waits", line=line, first=quest["waits_for"])
    return t("draw-payable", line=line) if progress and quest["payable"] else line


def side(who: str, mat: Json) -> list[str]:
    """One mat: tavern, agents, quests with progress, active plot quests."""
    agents = mat["agents"]
    text = t("draw-side", who=who, tavern=amounts(mat["tavern"]), n=agents["pool"], all=agents["all"])
    lines = folded(text, 0, 6)
    lines += all_folded((quest_row(quest, progress=True) for quest in mat["quests"]), 2, 6)
    if mat["completed"]:
        lines += folded(t("draw-completed", quests=[quest["name"] for quest in mat["completed"]]), 2, 6)
    lines += all_folded((t("draw-plot", quest=plot["name"], text=plot["text"]) for plot in mat["plots"]), 2, 6)
    return lines


def hand(mat: Json) -> list[str]:
    cards = [t("draw-card", card=card["name"], text=card["text"]) for card in mat["hand"]]
    return all_folded(cards, 2, 6) or [f"  {t('draw-no-cards')}"]
