"""Answers that are impossible now at a real table: occupied spaces, cards and tiles elsewhere."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import OfWords

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names, t
from . import numbers as c
from .flow import ask_draw_card, ask_place, held, places_in_play

REMOVED: Final = "barred-removed"


def places(p: Waterdeep, frame: Frame) -> dict[int, str]:
    """4.1.1: one agent on a space."""
    open_now = ask_place(p, frame) or []
    found: dict[int, str] = {}
    for place in places_in_play(p):
        if place not in open_now:
            found[place] = t(why_not_there(p, place), name=names.PLACE_NAMES[place])
    return found


def why_not_there(p: Waterdeep, place: int) -> str:
    if p.his_places >> place & 1:
        return "barred-his-agent"
    if p.my_places >> place & 1:
        return "barred-your-agent"
    return "barred-harbor" if cards.HARBOR_MASK >> place & 1 else "barred-no-tile"


def quests(p: Waterdeep, frame: Frame) -> dict[int, str]:
    found = dict.fromkeys(bits(p.his_done), "barred-he-completed")
    found |= dict.fromkeys(bits(p.my_done), "barred-you-completed")
    found |= {quest: "barred-his" for quest in p.his_quests if quest < cards.QUESTS}
    found |= {quest: REMOVED for quest in range(cards.QUESTS) if not cards.QUEST_BAG >> quest & 1}
    return {quest: t(why, name=names.QUEST_NAMES[quest]) for quest, why in found.items()}


def tiles(p: Waterdeep, frame: Frame) -> dict[int, str]:
    found: dict[int, str] = {}
    for tile in range(cards.TILES):
        if not p.tile_bag >> tile & 1:
            gone = "barred-in-play" if tile in p.played else "barred-discarded"
            where = "barred-in-hall" if tile in p.hall else gone
            found[tile] = t(where if cards.TILE_BAG >> tile & 1 else REMOVED, name=names.tile_name(tile))
    return found


def drawn_cards(p: Waterdeep, frame: Frame) -> dict[int, str]:
    shown = {cards.CARD_KIND[card] for card in ask_draw_card(p, frame) or [] if card != c.SHUFFLED}
    found: dict[int, str] = {}
    for kind in range(cards.CARD_KINDS):
        if kind not in shown:
            card = cards.CARD_KIND.index(kind)
            gone = "barred-his" if held(p) >> card & 1 else "barred-all-discarded"
            why = REMOVED if cards.REMOVED_KINDS >> kind & 1 else gone
            found[card] = t(why, name=names.CARD_NAMES[kind])
    return found


BARRED: Final[OfWords] = {n.PLACE: places, n.DRAW_QUEST: quests, n.DRAW_TILE: tiles, n.DRAW_CARD: drawn_cards}
