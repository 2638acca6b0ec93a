"""What is asked, and how does each answer read?  Questions, answers, and the pieces they point at."""

from collections.abc import Callable
from typing import Final

from tableforone.games.lords_of_waterdeep import vocabulary as v
from tableforone.games.lords_of_waterdeep.cards import (
    ACTIONS,
    CARD_IDS,
    CARD_KIND,
    FIRST_TILE,
    LORD_DATA,
    PLACE_IDS,
    QUEST_IDS,
    STOCK_KIND,
    TILE_COST,
    TYPES,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, RESOURCES
from tableforone.games.lords_of_waterdeep.opponent.rows import CUBE, FAVOR, SPACE
from tableforone.games.lords_of_waterdeep.phrases import (
    CARD_NAMES,
    PLACE_NAMES,
    TYPE_NAMES,
    action_text,
    amount,
    card_text,
    effects_text,
    goods,
    lord_text,
    numbered_card,
    owner_text,
    points,
    quest_text,
    tile_name,
)
from tableforone.games.lords_of_waterdeep.position import Waterdeep
from tableforone.games.lords_of_waterdeep.telling import name_candidate
from tableforone.kernel.frames import Answer, Frame

Ask = Callable[[Waterdeep, Frame], str]
Say = Callable[[Waterdeep, Frame, int], str]


def ask(p: Waterdeep) -> str:
    """The open question in one sentence."""
    frame = p.stack[-1]
    return ASK[frame[0]](p, frame)


def say(p: Waterdeep, answer: Answer) -> str:
    """An answer to the open question in words."""
    frame = p.stack[-1]
    return SAY[frame[0]](p, frame, answer)


def thing(p: Waterdeep, answer: Answer) -> str:
    """The piece an answer points at."""
    frame = p.stack[-1]
    found = THING.get(frame[0])
    return found(p, frame, answer) if found else ""


# --- questions


def ask_place(p: Waterdeep, frame: Frame) -> str:
    occasion: int = frame[1]
    if occasion == v.FROM_HARBOR:
        return f"Where does your agent from {PLACE_NAMES[frame[2]]} go now?"
    if occasion == v.AMBASSADOR:
        return "Where do you place the ambassador, before anybody's turn?"
    agents = p.pool[v.PLAYER]
    left = "your last agent" if agents == 1 else f"one of your {agents} agents"
    extra = " (extra placement)" if occasion == v.EXTRA else ""
    return f"Round {p.round}: where do you place {left}?{extra}"


def ask_trade(p: Waterdeep, frame: Frame) -> str:
    offered = amount(frame[3], frame[4])
    if frame[1] == v.PLAYER:
        return f"You decide for Pseudo: does he give you {offered}? It costs you {points(frame[5])}."
    return f"Do you pay Pseudo {offered} to score {points(frame[5])}?"


def ask_drawn_quest(p: Waterdeep, frame: Frame) -> str:
    target: int = frame[1]
    if target >= v.TO_INN:
        return f"Which quest is turned up on place {target - v.TO_INN + 1} of Cliffwatch Inn?"
    return ("Which quest does Pseudo draw?", "Which quest do you draw?", "Which quest is drawn?")[target]


def ask_lot(p: Waterdeep, frame: Frame) -> str:
    return "Several choices of Pseudo are equal: which does the lot pick?"


ASK: Final[dict[int, Ask]] = {
    v.DRAW_TILE: lambda p, f: "Which building tile is turned up?",
    v.DRAW_LORD: lambda p, f: "Which lord are you?",
    v.DRAW_QUEST: ask_drawn_quest,
    v.DRAW_CARD: lambda p, f: f"Which intrigue card {'do you draw' if f[1] == v.PLAYER else 'does Pseudo draw'}?",
    v.SEEK_QUEST: lambda p, f: "Which quest is turned over?",
    v.LOT: ask_lot,
    v.PLACE: ask_place,
    v.COMPLETE: lambda p, f: "Do you complete a quest? You may complete one in this turn.",
    v.COMPLETE_TAKEN: lambda p, f: f"Do you complete the quest just taken, for {points(f[3])} more?",
    v.GAIN_ANY: lambda p, f: "Which cube do you take?" + (f" ({f[3]} still to choose)" if f[3] > 1 else ""),
    v.RETURN_ANY: lambda p, f: f"Which cube do you give back? ({f[3]} to give)",
    v.EXCHANGE: lambda p, f: "Produce a Miracle for the Masses: do you swap a cube for a cleric, once in this round?",
    v.CHOOSE_ONE: lambda p, f: "Which favor do you call in?",
    v.STEAL: lambda p, f: "Which cube do you take from Pseudo?",
    v.OPPONENT_MAY_GIVE: ask_trade,
    v.PLAY_INTRIGUE: lambda p, f: "Do you play an intrigue card?" if f[3] else "Which intrigue card do you play?",
    v.TAKE_QUEST: lambda p, f: "Which quest do you take from Cliffwatch Inn?",
    v.NAME_TYPE: lambda p, f: "Which type of quest do you look for?",
    v.DRAFT_QUESTS: lambda p, f: "Which of the two quests do you keep? Pseudo gets the other.",
    v.DISCARD_QUEST: lambda p, f: f"Which open quest do you discard for {points(f[3])}?",
    v.OPPONENT_MAY_DISCARD: lambda p, f: (
        f"You decide for Pseudo: does he discard a quest? It costs you {points(f[3])}."
    ),
    v.COPY_SPACE: lambda p, f: "Which space of an opponent do you use?",
    v.RETURN_AGENT: lambda p, f: "Which of your agents returns to your pool?",
    v.ASSIGN_TO_HALL: lambda p, f: "On which tile in Builder's Hall do you place an agent?",
    v.BUY_TILE: lambda p, f: f"Which building do you buy? You have {amount(GOLD, p.my[GOLD])}.",
    v.TAKE_TILE: lambda p, f: "Which building do you take from Builder's Hall for nothing?",
    v.DISCARD_TILE: lambda p, f: "Which of your buildings do you give up?",
}


# --- answers


def say_place(p: Waterdeep, frame: Frame, place: int) -> str:
    """The place, what it gives now, and who is paid for it."""
    tile = place - FIRST_TILE
    text = action_text(place)
    if tile >= 0 and STOCK_KIND[tile] >= 0 and STOCK_KIND[tile] <= GOLD:
        numbers = [0] * 5
        numbers[STOCK_KIND[tile]] = p.stock[tile]
        text = f"take {goods(numbers)}"
    notes = ""
    if tile >= 0 and p.his_tiles >> tile & 1:
        notes += f"; Pseudo as owner gets {owner_text(tile)}"
    if p.theirs >> place & 1 and frame[0] == v.PLACE:
        notes += "; beside Pseudo's agent, by the Magister's Orb"
    return f"{PLACE_NAMES[place]}: {text}{notes}"


def say_agent(p: Waterdeep, frame: Frame, place: int) -> str:
    return f"the agent on {PLACE_NAMES[place]}"


def say_cube(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"a {RESOURCES[kind]}"


def say_swap(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"swap a {RESOURCES[answer - 1]} for a cleric" if answer else "swap nothing"


def say_quest(p: Waterdeep, frame: Frame, quest: int) -> str:
    return quest_text(quest)


def say_completed(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"complete {quest_text(answer - 1)}" if answer else "complete no quest now"


def say_discarded(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"he discards {quest_text(answer - 1, v.PSEUDO)}" if answer else "he keeps all his quests"


def say_card(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"play {CARD_NAMES[answer - 1]}: {card_text(answer - 1)}" if answer else "play no card"


def say_trade(p: Waterdeep, frame: Frame, answer: int) -> str:
    offered = amount(frame[3], frame[4])
    if frame[1] == v.PLAYER:
        return f"yes, take {offered} from him and lose {points(frame[5])}" if answer else "no, he keeps it"
    return f"yes, pay {offered} and score {points(frame[5])}" if answer else "no, keep the gold"


def say_bought(p: Waterdeep, frame: Frame, tile: int) -> str:
    slot = p.hall.index(tile)
    cost = f"{amount(GOLD, TILE_COST[tile])}, " if frame[0] == v.BUY_TILE else ""
    return f"{tile_name(tile)} ({cost}{points(p.hall_vp[slot])} on it): {effects_text(ACTIONS[FIRST_TILE + tile])}"


def say_tile(p: Waterdeep, frame: Frame, tile: int) -> str:
    return f"{tile_name(tile)}: {effects_text(ACTIONS[FIRST_TILE + tile])}"


def say_favor(p: Waterdeep, frame: Frame, option: int) -> str:
    return goods(frame[3 + option])


def say_lot(p: Waterdeep, frame: Frame, answer: int) -> str:
    names: dict[int, str] = {v.PSEUDO_PLACE: SPACE.name, v.PSEUDO_CUBE: CUBE.name, v.PSEUDO_FAVOR: FAVOR.name}
    return name_candidate(names[frame[1][0]], frame[3][answer])


SAY: Final[dict[int, Say]] = {
    v.DRAW_TILE: say_tile,
    v.DRAW_LORD: lambda p, f, a: lord_text(a),
    v.DRAW_QUEST: say_quest,
    v.DRAW_CARD: lambda p, f, a: numbered_card(a),
    v.SEEK_QUEST: say_quest,
    v.LOT: say_lot,
    v.PLACE: say_place,
    v.COMPLETE: say_completed,
    v.COMPLETE_TAKEN: say_completed,
    v.GAIN_ANY: say_cube,
    v.RETURN_ANY: say_cube,
    v.EXCHANGE: say_swap,
    v.CHOOSE_ONE: say_favor,
    v.STEAL: say_cube,
    v.OPPONENT_MAY_GIVE: say_trade,
    v.PLAY_INTRIGUE: say_card,
    v.TAKE_QUEST: say_quest,
    v.NAME_TYPE: lambda p, f, a: TYPE_NAMES[a],
    v.DRAFT_QUESTS: say_quest,
    v.DISCARD_QUEST: say_quest,
    v.OPPONENT_MAY_DISCARD: say_discarded,
    v.COPY_SPACE: say_place,
    v.RETURN_AGENT: say_agent,
    v.ASSIGN_TO_HALL: say_place,
    v.BUY_TILE: say_bought,
    v.TAKE_TILE: say_bought,
    v.DISCARD_TILE: say_tile,
}


# --- pieces


def space_thing(p: Waterdeep, frame: Frame, place: int) -> str:
    return f"space:{PLACE_IDS[place]}"


def tile_thing(p: Waterdeep, frame: Frame, tile: int) -> str:
    return f"space:{PLACE_IDS[FIRST_TILE + tile]}"


def quest_thing(p: Waterdeep, frame: Frame, quest: int) -> str:
    return f"quest:{QUEST_IDS[quest]}"


def answered_quest_thing(p: Waterdeep, frame: Frame, answer: int) -> str:
    return f"quest:{QUEST_IDS[answer - 1]}" if answer else ""


def cube_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"cube:{RESOURCES[kind]}"


def his_cube_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"his-cube:{RESOURCES[kind]}"


def supply_thing(p: Waterdeep, frame: Frame, kind: int) -> str:
    return f"supply:{RESOURCES[kind]}"


def favor_thing(p: Waterdeep, frame: Frame, option: int) -> str:
    kinds = [kind for kind, n in enumerate(frame[3 + option]) if n]
    return f"supply:{RESOURCES[kinds[0]]}"


def trade_thing(p: Waterdeep, frame: Frame, answer: int) -> str:
    whose = "his-cube" if frame[1] == v.PLAYER else "cube"
    return f"{whose}:{RESOURCES[frame[3]]}" if answer else ""


THING: Final[dict[int, Say]] = {
    v.DRAW_TILE: tile_thing,
    v.DRAW_LORD: lambda p, f, a: f"lord:{LORD_DATA[a]['id']}",
    v.DRAW_QUEST: quest_thing,
    v.DRAW_CARD: lambda p, f, a: f"card:{CARD_IDS[CARD_KIND[a]]}",
    v.SEEK_QUEST: quest_thing,
    v.PLACE: space_thing,
    v.COMPLETE: answered_quest_thing,
    v.COMPLETE_TAKEN: answered_quest_thing,
    v.GAIN_ANY: supply_thing,
    v.RETURN_ANY: cube_thing,
    v.EXCHANGE: lambda p, f, a: f"cube:{RESOURCES[a - 1]}" if a else "",
    v.CHOOSE_ONE: favor_thing,
    v.STEAL: his_cube_thing,
    v.OPPONENT_MAY_GIVE: trade_thing,
    v.PLAY_INTRIGUE: lambda p, f, a: f"card:{CARD_IDS[a - 1]}" if a else "",
    v.TAKE_QUEST: quest_thing,
    v.NAME_TYPE: lambda p, f, a: f"type:{TYPES[a]}",
    v.DRAFT_QUESTS: quest_thing,
    v.DISCARD_QUEST: quest_thing,
    v.OPPONENT_MAY_DISCARD: answered_quest_thing,
    v.COPY_SPACE: space_thing,
    v.RETURN_AGENT: space_thing,
    v.ASSIGN_TO_HALL: space_thing,
    v.BUY_TILE: tile_thing,
    v.TAKE_TILE: tile_thing,
    v.DISCARD_TILE: tile_thing,
}
