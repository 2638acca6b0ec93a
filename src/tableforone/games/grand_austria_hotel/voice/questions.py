"""What is asked?  By word: the open question in one sentence."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, listed
from tableforone.kernel.spec import Asked, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.items import first_needed
from ..rules.position import Hotels
from . import names


def ask_turn(p: Hotels, frame: Frame) -> str:
    done = frame[2]
    if done & n.DIE_TAKEN:
        return "Your die is taken: anything else before your turn ends?"
    if done & n.GUEST_TAKEN:
        return "Your turn: take a die, or do something additional first?"
    return "Your turn: take a guest, a die, or do something additional?"


def ask_roll(dice: int) -> str:
    return f"How do the {dice} dice fall?" if dice > 1 else "How does the last die fall?"


def ask_when(p: Hotels, frame: Frame) -> str:
    """What staff gives around the main action; a part that is gained in any case is none to be timed alone."""
    name, parts = cards.STAFF_NAME[frame[1]], [names.effect(effect) for effect in cards.STAFF_EFFECTS[frame[1]]]
    return f"{name}: when do you {parts[0]}?" if len(parts) == 1 else f"{name}, {listed(parts)}: before or after?"


def ask_prepare(p: Hotels, frame: Frame) -> str:
    if p.round == 0 and frame[4]:
        return f"Which room do you prepare before the first round ({frame[1]} to go)?"
    rooms = counted(frame[1], "room")
    more = "up to " if frame[1] > 1 else ""
    return f"Which room do you prepare ({more}{rooms}{names.discounted(frame[2])})?"


QUESTIONS: Final[dict[int, Asked]] = {
    n.TURN: ask_turn,
    n.ROLL: lambda p, f: ask_roll(f[1]),
    n.REVEAL_BOARD: "Which hotel board do you get?",
    n.REVEAL_OBJECTIVE: lambda p, f: f"Which objective {'ABC'[f[1]]} is in play?",
    n.REVEAL_TILE: lambda p, f: f"Which Emperor tile {'ABC'[f[1]]} is in play?",
    n.REFILL: "Which guest joins the queue?",
    n.REVEAL_STAFF: "Which staff card is drawn?",
    n.HIS_TURN: lambda p, f: f"Which instruction card does {names.opponent(p.modules)} turn over?",
    n.HIS_STAFF: lambda p, f: f"Which staff card does {names.opponent(p.modules)} turn over?",
    n.KEEP_SIX: lambda p, f: f"You keep 6 of these cards: which one goes under the deck ({len(p.hand) - 6} to go)?",
    n.FIRST_GUEST: "Which guest do you begin with, for free?",
    n.WHEN: ask_when,
    n.TWO_ITEMS: lambda p, f: f"You take {f[1]} items: how many {n.ITEMS[f[2]]}, how many {n.ITEMS[f[2] + 1]}?",
    n.FUNDS: lambda p, f: f"You split {f[1]} between Emperor spaces and krones: how?",
    n.ANY_ACTION: lambda p, f: f"Which action do you carry out with strength {f[1]}?",
    n.STAFF_ACTION: lambda p, f: f"Which staff card do you play, for up to {counted(f[1], 'krone')} less?",
    n.SERVE: lambda p, f: f"Which item do you serve from the kitchen (up to {f[1]} more)?",
    n.PARTS: "What do you resolve next?",
    n.EMPEROR: lambda p, f: f"Do you advance {counted(f[1], 'space')} on the Emperor track?",
    n.RECEIVE: lambda p, f: (
        f"You receive {names.items(f[1 : 1 + n.KINDS])}: where does 1 {n.ITEMS[first_needed(p, f)]} go?"
    ),
    n.ANY_ITEMS: lambda p, f: f"Which dish or drink do you take ({f[1]} to go)?",
    n.HIRE: lambda p, f: f"Which staff card do you play{names.discounted(f[2])}?",
    n.PICK: lambda p, f: f"Which of the drawn cards do you play{names.discounted(f[1])}?",
    n.UNDER: "Which of these cards goes under the staff deck first?",
    n.PREPARE: ask_prepare,
    n.OCCUPY: lambda p, f: f"Which vacant room do you occupy{names.below(f[2])}?",
    n.PREPARE_OCCUPY: lambda p, f: f"Which room do you prepare and occupy{names.below(f[3])}{names.discounted(f[2])}?",
    n.TAKE_GUEST: "Which guest do you take for free?",
    n.FILL_ORDER: "Whose order do you fill from the supply?",
    n.EXTRA_ACTION: "E. Gizia: the action of which space do you carry out?",
    n.WAIVE: lambda p, f: f"The Emperor's penalty: {cards.TILE_PENALTY_GLOSS[f[1]]}. Do you pay 1 krone to ignore it?",
    n.RETURN_HAND: lambda p, f: f"Which staff card goes from your hand under the deck ({f[1]} to go)?",
    n.REMOVE_VACANT: "Which vacant room do you lose?",
    n.REMOVE_OCCUPIED: "Which occupied room do you lose?",
    n.SPEND: lambda p, f: f"Which dish or drink do you spend ({f[1]} to go)?",
    n.OTHER_ITEMS: lambda p, f: f"Which dish or drink do you take instead ({f[1]} to go)?",
    n.REMOVE_END_STAFF: "Which end-of-game staff card do you lose?",
}  # modules add theirs
ask: Final = asked(QUESTIONS)
