"""Checks a position from elsewhere, and tries it, before a table continues from it.

Its fields and frames are within their declared bounds once they are read.  What is asked here is
whether they fit each other: by the game's invariants, by the rows that lots were drawn from, and at
last by a few random moves on a copy.  Whatever is wrong is a Fault.
"""

from random import Random
from typing import Any, Final

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.fields import Chapter
from tableforone.kernel.frames import CHANCE, Frame, Position, reply, settle
from tableforone.kernel.lines import read_position
from tableforone.kernel.meanings import Words
from tableforone.kernel.rows import LOTS, decide
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.kernel.voice import m

WALKS: Final = 4  # random games that are begun from the position
MOVES: Final = 12  # answers in each, chance besides
STEPS: Final = 200  # answers in each, chance included


def position_of(spec: GameSpec, setup: Setup, told: dict[str, Any]) -> Position:
    """The position of its text form: it must hold all that a position must, and can be played on."""
    p = read_position(told, spec.blank(), spec.fields, spec.words)
    try:
        wrong = broken(spec, setup, p)
        if not wrong:
            for seed in range(WALKS):
                walk(spec, p.copy(), seed)
    except Fault:
        raise
    except Exception as error:  # parts that no game would bring together
        says = m("position-fails", kind=type(error).__name__)
        raise Crash(error, {"position": told}, says) from error
    if wrong:
        raise Fault(m("position-impossible", wrong=wrong))
    return p


def broken(spec: GameSpec, setup: Setup, p: Position) -> Words:
    """What is wrong with it, as the end of a sentence; "" where nothing is."""
    for found in spec.invariants(p):
        return m("position-check", name=found)
    if not spec.companion_of:
        began = spec.start(setup)
        for field in spec.fields:
            if isinstance(field, Chapter) and getattr(p, field.name) != getattr(began, field.name):
                return m("position-other-file", part=spec.field_about(field.name))
    return "" if not p.stack or drawn_as_the_rows_leave_it(spec, p, p.stack[-1]) else m("position-lot")


def drawn_as_the_rows_leave_it(spec: GameSpec, p: Position, frame: Frame) -> bool:
    """Where a lot is to be drawn: would the rows leave those candidates?"""
    for decision in spec.decisions:
        if (decision.lot, decision.number) == frame[:2]:
            trial = p.copy()
            trial.stack.pop()
            _, _, then, about, _, walked = frame
            return decide(trial, decision, walked[0], about, then) == LOTS and trial.stack[-1] == frame
    return True


def walk(spec: GameSpec, p: Position, seed: int) -> None:
    """A few random moves, looked at as a player would; raises whatever the rules raise."""
    random, dealer, moves = Random(seed), Dealer(seed), 0
    p.heard = []
    for _ in range(STEPS):
        answers = settle(p, spec.words)
        if answers is None or moves == MOVES:
            spec.view(p), spec.scores(p)
            return
        frame = p.stack[-1]
        chance = spec.words[frame[0]].chance
        if answers is CHANCE and chance is not None:
            reply(p, spec.words, dealer.answer(chance, p, frame))
            continue
        spec.view(p), spec.ask(p), [spec.say(p, answer) for answer in answers]
        moves += 1
        reply(p, spec.words, random.choice(answers))
