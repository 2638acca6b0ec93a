"""Checks a position from outside, and tries it, before a table continues from it.

Its fields and frames are within their declared bounds once they are read.  This module checks
whether they fit together: by the game's invariants, by the rows before a random pick, and by a few
random moves on a copy.  Every problem is a Fault.
"""

from random import Random
from typing import Any, Final

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.fields import Chapter
from tableforone.kernel.frames import CHANCE, Frame, Position, reply, reveal, settle
from tableforone.kernel.lines import read_position
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import LOTS, decide
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.voice import m

WALKS: Final = 4  # random games that start from the position
MOVES: Final = 12  # answers in each, without chance
STEPS: Final = 200  # answers in each, chance included


def position_of(spec: GameSpec, setup: Setup, told: dict[str, Any]) -> Position:
    """The position read from its text form, checked and tried."""
    p = read_position(told, spec.blank(), spec.fields, spec.words)
    try:
        if wrong := broken(spec, setup, p):
            raise Fault(m("position-impossible", wrong=wrong))
        for seed in range(WALKS):
            walk(spec, p.copy(), seed)
    except Fault:
        raise
    except Exception as error:  # a combination that no game would produce
        says = m("position-fails", kind=type(error).__name__)
        raise Crash(error, {"position": told}, says) from error
    return p


def broken(spec: GameSpec, setup: Setup, p: Position) -> Words:
    """What is wrong with the position, as the end of a sentence; "" if nothing is."""
    for found in spec.invariants(p):
        return m("position-check", name=found)
    if not spec.companion_of:
        began = spec.start(setup)
        for field in spec.fields:
            if isinstance(field, Chapter) and getattr(p, field.name) != getattr(began, field.name):
                return m("position-other-file", part=spec.field_about(field.name))
    return "" if not p.stack or drawn_as_the_rows_leave_it(spec, p, p.stack[-1]) else m("position-lot")


def drawn_as_the_rows_leave_it(spec: GameSpec, p: Position, frame: Frame) -> bool:
    """If a random pick is open: whether the rows would leave just these candidates."""
    for decision in spec.decisions:
        if (decision.lot, decision.number) == frame[:2]:
            trial = p.copy()
            trial.stack.pop()
            _, _, then, about, _, walked = frame
            return decide(trial, decision, walked[0], about, then) == LOTS and trial.stack[-1] == frame
    return True


def walk(spec: GameSpec, p: Position, seed: int) -> None:
    """Play a few random moves, with their texts and views; raises whatever the rules raise."""
    random, dealer, moves = Random(seed), Dealer(seed), 0
    p.heard = []
    for _ in range(STEPS):
        answers = settle(p, spec.words)
        if answers is None or moves == MOVES:
            spec.view(p), spec.scores(p)
            return
        if answers is CHANCE:
            reveal(p, spec.words, dealer)
            continue
        spec.view(p), spec.ask(p), [spec.say(p, answer) for answer in answers]
        moves += 1
        reply(p, spec.words, random.choice(answers))
