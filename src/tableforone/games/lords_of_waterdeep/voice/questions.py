"""What is asked?  By word: the open question in one sentence."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Questions, asked

from ..rules import numbers as n
from ..rules.position import Waterdeep
from .names import PLACE_NAMES, amount, points


def ask_place(p: Waterdeep, frame: Frame) -> str:
    occasion: int = frame[1]
    if occasion == n.FROM_HARBOR:
        return f"Where does your agent from {PLACE_NAMES[frame[2]]} go now?"
    if occasion == n.AMBASSADOR:
        return "Where do you place the ambassador, before anybody's turn?"
    agents = p.pool[YOU]
    left = "your last agent" if agents == 1 else f"one of your {agents} agents"
    extra = " (extra placement)" if occasion == n.EXTRA else ""
    return f"Round {p.round}: where do you place {left}?{extra}"


def ask_trade(p: Waterdeep, frame: Frame) -> str:
    offered = amount(frame[3], frame[4])
    if frame[1] == YOU:
        return f"You decide for Pseudo: does he give you {offered}? It costs you {points(frame[5])}."
    return f"Do you pay Pseudo {offered} to score {points(frame[5])}?"


def ask_drawn_quest(p: Waterdeep, frame: Frame) -> str:
    target: int = frame[1]
    if target >= n.TO_INN:
        return f"Which quest is turned up on place {target - n.TO_INN + 1} of Cliffwatch Inn?"
    return ("Which quest does Pseudo draw?", "Which quest do you draw?", "Which quest is drawn?")[target]


QUESTIONS: Final[Questions] = {
    n.DRAW_TILE: "Which building tile is turned up?",
    n.DRAW_LORD: "Which lord are you?",
    n.DRAW_QUEST: ask_drawn_quest,
    n.DRAW_CARD: lambda p, f: f"Which intrigue card {'do you draw' if f[1] == YOU else 'does Pseudo draw'}?",
    n.SEEK_QUEST: "Which quest is turned over?",
    n.LOT: "Several choices of Pseudo are equal: which does the lot pick?",
    n.PLACE: ask_place,
    n.COMPLETE: "Do you complete a quest? You may complete one in this turn.",
    n.COMPLETE_TAKEN: lambda p, f: f"Do you complete the quest just taken, for {points(f[3])} more?",
    n.GAIN_ANY: lambda p, f: "Which cube do you take?" + (f" ({f[3]} still to choose)" if f[3] > 1 else ""),
    n.RETURN_ANY: lambda p, f: f"Which cube do you give back? ({f[3]} to give)",
    n.EXCHANGE: "Produce a Miracle for the Masses: do you swap a cube for a cleric, once in this round?",
    n.CHOOSE_ONE: "Which favor do you call in?",
    n.STEAL: "Which cube do you take from Pseudo?",
    n.OPPONENT_MAY_GIVE: ask_trade,
    n.PLAY_INTRIGUE: lambda p, f: "Do you play an intrigue card?" if f[3] else "Which intrigue card do you play?",
    n.TAKE_QUEST: "Which quest do you take from Cliffwatch Inn?",
    n.NAME_TYPE: "Which type of quest do you look for?",
    n.DRAFT_QUESTS: "Which of the two quests do you keep? Pseudo gets the other.",
    n.DISCARD_QUEST: lambda p, f: f"Which open quest do you discard for {points(f[3])}?",
    n.OPPONENT_MAY_DISCARD: lambda p, f: (
        f"You decide for Pseudo: does he discard a quest? It costs you {points(f[3])}."
    ),
    n.COPY_SPACE: "Which space of an opponent do you use?",
    n.RETURN_AGENT: "Which of your agents returns to your pool?",
    n.ASSIGN_TO_HALL: "On which tile in Builder's Hall do you place an agent?",
    n.BUY_TILE: lambda p, f: f"Which building do you buy? You have {amount(n.GOLD, p.my[n.GOLD])}.",
    n.TAKE_TILE: "Which building do you take from Builder's Hall for nothing?",
    n.DISCARD_TILE: "Which of your buildings do you give up?",
}
ask: Final = asked(QUESTIONS)
