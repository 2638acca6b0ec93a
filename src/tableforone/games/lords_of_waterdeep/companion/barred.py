"""What cannot be now, and why not?  Spaces that are taken, cards and tiles that lie elsewhere: a sentence each."""

from collections.abc import Callable, Mapping
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names
from . import numbers as c
from .flow import ask_draw_card, ask_place, held

REMOVED: Final = "it is taken out for the solo game (rule 1)."


def barred(p: Waterdeep) -> Mapping[int, str]:
    """By answer: why it cannot be given to the open question."""
    frame = p.stack[-1]
    return BARRED[frame[0]](p, frame) if frame[0] in BARRED else {}


def places(p: Waterdeep, frame: Frame) -> dict[int, str]:
    """4.1.1: one agent on a space."""
    open_now = ask_place(p, frame) or []
    found: dict[int, str] = {}
    for place in [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played)]:
        if place not in open_now:
            found[place] = f"{names.PLACE_NAMES[place]}: {why_not_there(p, place)}"
    return found


def why_not_there(p: Waterdeep, place: int) -> str:
    if p.his_places >> place & 1:
        return "an agent of Pseudo's stands there."
    if p.my_places >> place & 1:
        return "an agent of yours stands there."
    if cards.HARBOR_MASK >> place & 1:
        return "an agent from the harbor cannot go to the harbor (5.6)."
    return "no tile can be bought now."


def quests(p: Waterdeep, frame: Frame) -> dict[int, str]:
    found = dict.fromkeys(bits(p.his_done), "he has completed it.")
    found |= dict.fromkeys(bits(p.my_done), "you have completed it.")
    found |= {quest: "it lies before Pseudo." for quest in p.his_quests if quest < cards.QUESTS}
    found |= {quest: REMOVED for quest in range(cards.QUESTS) if not cards.QUEST_BAG >> quest & 1}
    return {quest: f"{names.QUEST_NAMES[quest]}: {why}" for quest, why in found.items()}


def tiles(p: Waterdeep, frame: Frame) -> dict[int, str]:
    found: dict[int, str] = {}
    for tile in range(cards.TILES):
        if not p.tile_bag >> tile & 1:
            gone = "it is in play." if tile in p.played else "it was given up."
            where = "it lies in Builder's Hall." if tile in p.hall else gone
            found[tile] = f"{names.tile_name(tile)}: {where if cards.TILE_BAG >> tile & 1 else REMOVED}"
    return found


def drawn_cards(p: Waterdeep, frame: Frame) -> dict[int, str]:
    shown = {cards.CARD_KIND[card] for card in ask_draw_card(p, frame) or [] if card != c.SHUFFLED}
    found: dict[int, str] = {}
    for kind in range(cards.CARD_KINDS):
        if kind not in shown:
            card = cards.CARD_KIND.index(kind)
            gone = "it lies before Pseudo." if held(p) >> card & 1 else "all its copies lie on the discard pile."
            found[card] = f"{names.CARD_NAMES[kind]}: {REMOVED if cards.REMOVED_KINDS >> kind & 1 else gone}"
    return found


BARRED: Final[dict[int, Callable[[Waterdeep, Frame], dict[int, str]]]] = {
    n.PLACE: places,
    n.DRAW_QUEST: quests,
    n.DRAW_TILE: tiles,
    n.DRAW_CARD: drawn_cards,
}
