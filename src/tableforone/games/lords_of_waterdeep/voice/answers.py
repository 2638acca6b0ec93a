"""How does each answer read?  One phrase for each answer to the open question."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Answer, Frame
from tableforone.kernel.rows import lots_told
from tableforone.kernel.spec import Answers, Label, said

from ..opponent.rows import BY_LOT
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import names
from .why import name_candidate


def say_place(p: Waterdeep, frame: Frame, place: int) -> str:
    """The place, what it gives now, and who is paid for it."""
    tile = place - cards.FIRST_TILE
    text = names.action_text(place)
    if tile >= 0 and cards.STOCK_KIND[tile] >= 0 and cards.STOCK_KIND[tile] <= n.GOLD:
        numbers = [0] * 5
        numbers[cards.STOCK_KIND[tile]] = p.stock[tile]
        text = f"take {names.goods(numbers)}"
    notes = ""
    if tile >= 0 and p.his_tiles >> tile & 1:
        notes += f"; Pseudo as owner gets {names.owner_text(tile)}"
    if p.his_places >> place & 1 and frame[0] == n.PLACE:
        notes += "; beside Pseudo's agent, by the Magister's Orb"
    return f"{names.PLACE_NAMES[place]}: {text}{notes}"


def say_agent(p: Waterdeep, frame: Frame, place: int) -> str:
    return f"the agent on {names.PLACE_NAMES[place]}"


def say_taken(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"take a {n.RESOURCES[kind]}"


def say_returned(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"return a {n.RESOURCES[kind]}"


def say_stolen(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"take a {n.RESOURCES[kind]} from Pseudo"


def say_swap(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"swap a {n.RESOURCES[answer - 1]} for a cleric" if answer else "swap nothing"


def say_quest(p: Waterdeep, frame: Frame, quest: int) -> str:
    return names.quest_text(quest)


def say_completed(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"complete {names.quest_text(answer - 1)}" if answer else "complete no quest now"


def say_discarded(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"he discards {names.quest_text(answer - 1, OPPONENT)}" if answer else "he keeps all his quests"


def say_card(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"play {names.CARD_NAMES[answer - 1]}: {names.card_text(answer - 1)}" if answer else "play no card"


def say_trade(p: Waterdeep, frame: Frame, answer: int) -> str:
    offered = names.amount(frame[3], frame[4])
    if frame[1] == YOU:
        return f"yes, take {offered} from him and lose {names.points(frame[5])}" if answer else "no, he keeps it"
    return f"yes, pay {offered} and score {names.points(frame[5])}" if answer else "no, keep the gold"


def say_bought(p: Waterdeep, frame: Frame, tile: int) -> str:
    slot = p.hall.index(tile)
    cost = f"{names.amount(n.GOLD, cards.TILE_COST[tile])}, " if frame[0] == n.BUY_TILE else ""
    gives = names.effects_text(cards.ACTIONS[cards.FIRST_TILE + tile])
    return f"{names.tile_name(tile)} ({cost}{names.points(p.hall_vp[slot])} on it): {gives}"


def say_tile(p: Waterdeep, frame: Frame, tile: int) -> str:
    return f"{names.tile_name(tile)}: {names.effects_text(cards.ACTIONS[cards.FIRST_TILE + tile])}"


def say_favor(p: Waterdeep, frame: Frame, option: int) -> str:
    return f"take {names.goods(frame[3 + option])}"


def say_lot(p: Waterdeep, frame: Frame, answer: int) -> str:
    decision = BY_LOT[frame[1]]
    return name_candidate(decision.name, lots_told(p, decision, frame)[answer])


ANSWERS: Final[Answers] = {
    n.DRAW_TILE: say_tile,
    n.DRAW_LORD: lambda p, f, a: names.lord_text(a),
    n.DRAW_QUEST: say_quest,
    n.DRAW_CARD: lambda p, f, a: names.numbered_card(a),
    n.SEEK_QUEST: say_quest,
    n.LOT: say_lot,
    n.PLACE: say_place,
    n.COMPLETE: say_completed,
    n.COMPLETE_TAKEN: say_completed,
    n.GAIN_ANY: say_taken,
    n.RETURN_ANY: say_returned,
    n.EXCHANGE: say_swap,
    n.CHOOSE_ONE: say_favor,
    n.STEAL: say_stolen,
    n.OPPONENT_MAY_GIVE: say_trade,
    n.PLAY_INTRIGUE: say_card,
    n.TAKE_QUEST: say_quest,
    n.NAME_TYPE: lambda p, f, a: names.TYPE_NAMES[a],
    n.DRAFT_QUESTS: say_quest,
    n.DISCARD_QUEST: say_quest,
    n.OPPONENT_MAY_DISCARD: say_discarded,
    n.COPY_SPACE: say_place,
    n.RETURN_AGENT: say_agent,
    n.ASSIGN_TO_HALL: say_place,
    n.BUY_TILE: say_bought,
    n.TAKE_TILE: say_bought,
    n.DISCARD_TILE: say_tile,
}
say: Final = said(ANSWERS)


def label(p: Waterdeep, answer: Answer) -> Label:
    """An answer in short, beside its piece or icon: a card by its name, with its text."""
    if p.stack[-1][0] == n.PLAY_INTRIGUE and answer:
        return Label(f"play {names.CARD_NAMES[answer - 1]}", names.card_text(answer - 1))
    return Label(say(p, answer))
