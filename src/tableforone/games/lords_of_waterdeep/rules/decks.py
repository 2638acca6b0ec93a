"""Decks: every face-down card gets its identity here, by a chance event."""

from tableforone.kernel.frames import CHANCE, OPPONENT, TABLE, YOU, Frame, tell

from . import cards
from . import numbers as n
from .numbers import TO_INN, TO_PLAYER, TO_PSEUDO
from .position import Waterdeep
from .tiles import enter_play

# --- building tiles


def ask_draw_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    return CHANCE if p.tile_bag else None  # an empty stack leaves the slot empty (6.1.7)


def answer_draw_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    target: int = frame[1]
    p.tile_bag ^= 1 << tile
    if target >= n.TO_HALL:
        p.hall[target - n.TO_HALL] = tile
        if p.heard is not None:
            p.heard.append(("hall", TABLE, target - n.TO_HALL, tile))
        return
    tell(p, ("take tile", target, tile))
    enter_play(p, target, tile, stocked=p.switches & n.STOCK_ON_FREE_ENTRY != 0)


# --- lords


def answer_draw_lord(p: Waterdeep, frame: Frame, lord: int) -> None:
    p.lord = lord
    tell(p, ("lord", TABLE, lord))


# --- quests


def run_draw_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Draw a quest; from an empty deck, the discard pile becomes the deck first (7.1.3)."""
    if p.quest_bag:
        return CHANCE
    if p.quest_discard:
        p.quest_bag = p.quest_discard
        p.quest_discard = 0
        p.quest_shuffles += 1
        p.stack.append(frame)
        tell(p, ("shuffle quests", TABLE))
    return None


def answer_draw_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    target: int = frame[1]
    p.quest_bag ^= 1 << quest
    if target >= TO_INN:
        p.inn[target - TO_INN] = quest
        if p.heard is not None:
            p.heard.append(("new quest", TABLE, target - TO_INN, quest))
    elif target == TO_PSEUDO:
        p.his_quests.append(quest)  # S4.3
        if p.heard is not None:
            p.heard.append(("get quest", OPPONENT, quest))
    elif target == TO_PLAYER:
        p.my_quests.append(quest)
        tell(p, ("get quest", YOU, quest))
    else:
        p.stack[-1] = (*p.stack[-1], quest)  # the frame below collects the drafted cards
        tell(p, ("drafted quest", TABLE, quest))


def run_seek_quest(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Reveal quests until one has a wanted type; the revealed cards are set aside (S9.1, 8.2.5)."""
    if p.quest_bag or p.quest_discard:
        return run_draw_quest(p, frame)
    p.quest_discard = frame[2]  # S9.2: no suitable card is left
    tell(p, ("seek in vain", TABLE))
    return None


def answer_seek_quest(p: Waterdeep, frame: Frame, quest: int) -> None:
    types: int = frame[1]
    aside: int = frame[2]
    p.quest_bag ^= 1 << quest
    if types >> cards.QUEST_TYPE[quest] & 1:
        p.my_quests.append(quest)
        p.quest_discard |= aside
        tell(p, ("get quest", YOU, quest))
        return
    tell(p, ("turn over", TABLE, quest))
    p.stack.append((frame[0], types, aside | 1 << quest))


# --- intrigue cards


def run_draw_card(p: Waterdeep, frame: Frame) -> list[int] | None:
    if p.card_bag:
        return CHANCE
    if p.card_discard:  # 8.1.5
        p.card_bag = p.card_discard
        p.card_discard = 0
        p.card_shuffles += 1
        p.stack.append(frame)
        tell(p, ("shuffle cards", TABLE))
    return None


def answer_draw_card(p: Waterdeep, frame: Frame, card: int) -> None:
    who: int = frame[1]
    p.card_bag ^= 1 << card
    if p.heard is not None:
        p.heard.append(("card", who, card))
    if who == YOU:
        p.hand.append(card)
    else:
        p.stack.append((n.PSEUDO_CARD, card, frame[2]))
