"""What is drawn?  Every face-down card gets its identity here, by a chance question."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame

from . import cards
from . import numbers as n
from .position import Waterdeep
from .tiles import enter_play

TILE_KEY: Final = 1
LORD_KEY: Final = 2
QUEST_KEY: Final = 1000  # + number of the shuffle
CARD_KEY: Final = 2000  # + number of the shuffle

ALL_TILES: Final[list[int]] = list(range(cards.TILES))
ALL_LORDS: Final[list[int]] = list(range(len(cards.LORD_DATA)))
QUEST_CARDS: Final[list[int]] = list(range(cards.QUESTS))
INTRIGUE_CARDS: Final[list[int]] = list(range(cards.CARDS))


# --- building tiles


def ask_draw_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    return CHANCE if p.tile_bag else None  # an empty stack leaves the slot empty (6.1.7)


def answer_draw_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    target: int = frame[1]
    p.tile_bag &= ~(1 << tile)
    if target >= n.TO_HALL:
        p.hall[target - n.TO_HALL] = tile
        if p.heard is not None:
            p.heard.append(("hall", target - n.TO_HALL, tile))
        return
    if p.heard is not None:
        p.heard.append(("take tile", target, tile))
    enter_play(p, target, tile, stocked=p.switches & n.STOCK_ON_FREE_ENTRY != 0)


def deal_tile(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(TILE_KEY, ALL_TILES, p.tile_bag)


def tile_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return bits(p.tile_bag)


# --- lords


def ask_draw_lord(p: Waterdeep, frame: Frame) -> list[int] | None:
    return CHANCE


def answer_draw_lord(p: Waterdeep, frame: Frame, lord: int) -> None:
    p.lord = lord
    if p.heard is not None:
        p.heard.append(("lord", lord))


def deal_lord(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(LORD_KEY, ALL_LORDS, cards.LORD_BAG)


def lord_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return bits(cards.LORD_BAG)


# --- quests


def reshuffle_quests(p: Waterdeep, frame: Frame) -> None:
    """The discard pile becomes the deck (7.1.3), and the frame is tried again."""
    p.quest_bag = p.quest_discard
    p.quest_discard = 0
    p.quest_shuffles += 1
    p.stack.append(frame)
    if p.heard is not None:
        p.heard.append(("shuffle quests",))


def ask_draw_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    if p.quest_bag:
        return CHANCE
    if p.quest_discard:
        reshuffle_quests(p, frame)
    return None


def answer_draw_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    target: int = frame[1]
    p.quest_bag &= ~(1 << quest)
    if target >= n.TO_INN:
        p.inn[target - n.TO_INN] = quest
    elif target == n.TO_PSEUDO:
        p.his_quests.append(quest)  # S4.3
    elif target == n.TO_PLAYER:
        p.my_quests.append(quest)
    elif target == n.DRAFTED:
        p.stack[-1] = (*p.stack[-1], quest)  # the draft below collects its cards
    if p.heard is not None:
        p.heard.append(("quest", target, quest))


def deal_quest(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(QUEST_KEY + p.quest_shuffles, QUEST_CARDS, p.quest_bag)


def quest_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return bits(p.quest_bag)


def ask_seek_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Turn over quests until one is of a wanted type; the cards turned over wait aside (S9.1, 8.2.5)."""
    if p.quest_bag:
        return CHANCE
    if p.quest_discard:
        reshuffle_quests(p, frame)
        return None
    p.quest_discard = frame[2]  # S9.2: no suitable card is left
    if p.heard is not None:
        p.heard.append(("seek in vain",))
    return None


def answer_seek_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    types: int = frame[1]
    aside: int = frame[2]
    p.quest_bag &= ~(1 << quest)
    if types >> cards.QUEST_TYPE[quest] & 1:
        p.my_quests.append(quest)
        p.quest_discard |= aside
        if p.heard is not None:
            p.heard.append(("quest", n.TO_PLAYER, quest))
        return
    if p.heard is not None:
        p.heard.append(("turn over", quest))
    p.stack.append((frame[0], types, aside | 1 << quest))


# --- intrigue cards


def ask_draw_card(p: Waterdeep, frame: Frame) -> list[int] | None:
    if p.card_bag:
        return CHANCE
    if p.card_discard:  # 8.1.5
        p.card_bag = p.card_discard
        p.card_discard = 0
        p.card_shuffles += 1
        p.stack.append(frame)
        if p.heard is not None:
            p.heard.append(("shuffle cards",))
    return None


def answer_draw_card(p: Waterdeep, frame: Frame, card: int) -> None:
    who: int = frame[1]
    p.card_bag &= ~(1 << card)
    if p.heard is not None:
        p.heard.append(("card", who, card))
    if who == n.PLAYER:
        p.hand.append(card)
    else:
        p.stack.append((n.PSEUDO_CARD, card, frame[2]))


def deal_card(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(CARD_KEY + p.card_shuffles, INTRIGUE_CARDS, p.card_bag)


def card_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return bits(p.card_bag)
