"""How are games played for the tests?  At random, but the same on every machine; each step is kept."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from tableforone.kernel.chance import Chance
from tableforone.kernel.dealer import Answerer, Dealer, Person
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, play_out, reply, settle
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.conformance.shelf import Case

BOUND: Final = 5_000  # answers, chance included: no game of ours comes near


class Step(NamedTuple):
    """A question and the answer given: ``position`` is a copy from before the answer."""

    position: Position
    chance: bool
    answers: list[int]
    answer: Answer


@dataclass(frozen=True)
class Game:
    """A whole game, step by step, with the table on which it ended; what is shown and said in it is asked for once."""

    case: Case
    steps: list[Step]
    table: Table

    @property
    def spec(self) -> GameSpec:
        return self.case.spec

    @cached_property
    def views(self) -> list[Any]:
        """What is seen at each step and in the end, as it arrives elsewhere."""
        seen = [*(step.position for step in self.steps), self.table.position]
        return [json.loads(json.dumps(self.spec.view(p), allow_nan=False)) for p in seen]

    @cached_property
    def words(self) -> list[list[str]]:
        """The answers of each step, in words."""
        return [[self.spec.say(step.position, answer) for answer in step.answers] for step in self.steps]

    @cached_property
    def sentences(self) -> list[str]:
        """All that is ever said in it."""
        spec = self.spec
        asked = [spec.ask(step.position) for step in self.steps]
        said = [spec.say(step.position, step.answer) for step in self.steps]
        told = [spec.tell(event) for events in self.table.events for event in events]
        return [*asked, *said, *(word for words in self.words for word in words), *told]

    def sample(self, count: int, *, chance: bool) -> list[Step]:
        """So many steps of one kind, spread evenly over the game."""
        steps = [step for step in self.steps if step.chance == chance]
        return steps[:: max(1, len(steps) // count)]

    def tables_along(self, count: int) -> list[Table]:
        """The game on the table after so many stretches of it, dealing as in real play."""
        every = max(1, len(self.steps) // count)
        table = Table(self.spec, self.case.setup, self.case.seed, deals=Person())
        found = []
        for number, step in enumerate(self.steps):
            if not step.chance and number % every == 0:
                found.append(table.copy())
                found[-1].go_on()
            table.answer(step.answer)
        return found


def chance_of(spec: GameSpec, p: Position) -> Chance:
    """What the open question of chance waits for."""
    word = spec.words[p.stack[-1][0]]
    assert word.chance is not None, f"the word {word.name} returns CHANCE but names nothing of chance"
    return word.chance


def dealt(spec: GameSpec, p: Position, deals: Answerer) -> Answer:
    """What the dealer answers to the open question of chance."""
    return deals.answer(chance_of(spec, p), p, p.stack[-1])


def play(case: Case) -> Game:
    """A whole random game."""
    table = Table(case.spec, case.setup, case.seed, deals=Person())
    choose, dealer = make("random", case.spec, case.seed), Dealer(case.seed)
    steps: list[Step] = []
    while not table.over:
        assert len(steps) < BOUND, f"{case} does not end"
        p, chance = table.position, table.waits_for_chance
        answers = [] if chance else table.legal
        assert chance or answers, f"{case} is stuck at {case.spec.words[p.stack[-1][0]].name}: no answer, no chance"
        answer = dealt(case.spec, p, dealer) if chance else choose(p, answers)
        steps.append(Step(p.copy(), chance, answers, answer))
        table.answer(answer)
    return Game(case, steps, table)


def moved(spec: GameSpec, before: Position, answer: Answer) -> tuple[Position, list[int] | None]:
    """The position after an answer, with the answers of its next question; the position before stays as it is."""
    p = before.copy()
    reply(p, spec.words, answer)
    return p, settle(p, spec.words)


def heard_in_random_game(spec: GameSpec, setup: Setup, seed: int) -> list[Event]:
    """Everything told in one random game."""
    p = spec.start(setup)
    p.heard = []
    play_out(p, spec.words, make("random", spec, seed), Dealer(seed))
    return p.heard


def position_after(spec: GameSpec, setup: Setup, seed: int, count: int) -> Position:
    """The position at a player's question, after so many random answers of his (or at the end of a shorter game)."""
    p = spec.start(setup)
    choose, dealer = make("random", spec, seed), Dealer(seed)
    while (answers := settle(p, spec.words)) is not None:
        if answers is CHANCE:
            reply(p, spec.words, dealt(spec, p, dealer))
        elif count == 0:
            break
        else:
            count -= 1
            reply(p, spec.words, choose(p, answers))
    return p
