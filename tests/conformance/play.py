"""Random games for the tests, the same on every machine, with every step recorded."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from tableforone.kernel.chance import Chance
from tableforone.kernel.dealer import Answerer, Dealer, Person
from tableforone.kernel.frames import CHANCE, Answer, Event, Position, play_out, reply, settle
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec, Result
from tableforone.kernel.table import Question, Table
from tableforone.players import make
from tests.conformance.shelf import Case

BOUND: Final = 5_000  # answers, including chance; no real game comes near


class Step(NamedTuple):
    """A question and the answer given; ``position`` is a copy from before the answer."""

    position: Position
    chance: bool
    answers: list[int]
    answer: Answer


class Shown(NamedTuple):
    """Everything a table shows at one moment; the rest is in its record and its events."""

    view: dict[str, Any]
    drawing: list[str]
    question: Question | None
    scores: tuple[int, int | None]
    result: Result | None
    line: str


@dataclass(frozen=True)
class Game:
    """A whole game, step by step, with its final table; what it shows is computed once."""

    case: Case
    steps: list[Step]
    table: Table

    @property
    def spec(self) -> GameSpec:
        return self.case.spec

    def walked(self, seed: int) -> Iterator[Table]:
        """The game on a table with another seed: before each step, and at the end."""
        table = Table(self.spec, self.case.setup, seed, deals=Person())
        for step in self.steps:
            yield table
            table.answer(step.answer)
        yield table

    @cached_property
    def shown(self) -> list[Shown]:
        """What is shown before each step and at the end, with the view as received through JSON."""
        found = map(shown, self.walked(self.case.seed))
        return [each._replace(view=json.loads(json.dumps(each.view, allow_nan=False))) for each in found]

    @cached_property
    def words(self) -> list[list[str]]:
        """The texts of the answers at each step."""
        asked = zip(self.steps, self.shown, strict=False)
        return [shown.question.words if shown.question and not step.chance else [] for step, shown in asked]

    @cached_property
    def sentences(self) -> list[str]:
        """All texts of the game."""
        asked = [shown.question.text for shown in self.shown if shown.question]
        said = [words for _, words in self.table.record]
        told = [self.spec.tell(event) for events in self.table.events for event in events]
        return [*asked, *said, *(word for words in self.words for word in words), *told]

    def sample(self, count: int, *, chance: bool) -> list[Step]:
        """About this many steps of one kind, spread evenly over the game."""
        steps = [step for step in self.steps if step.chance == chance]
        return steps[:: max(1, len(steps) // count)]

    def tables_along(self, count: int) -> list[Table]:
        """Copies of the table at about this many steps, dealing as in real play."""
        every = max(1, len(self.steps) // count)
        found = []
        for number, (step, table) in enumerate(zip(self.steps, self.walked(self.case.seed), strict=False)):
            if not step.chance and number % every == 0:
                found.append(table.copy())
                found[-1].go_on()
        return found


def shown(table: Table) -> Shown:
    view = table.view
    return Shown(view, table.spec.draw(view), table.question, table.scores, table.result, table.line)


def chance_of(spec: GameSpec, p: Position) -> Chance:
    """The chance that the open question waits for."""
    word = spec.words[p.stack[-1][0]]
    assert word.chance is not None, f"the word {word.name} returns CHANCE but names nothing of chance"
    return word.chance


def dealt(spec: GameSpec, p: Position, deals: Answerer) -> Answer:
    """The dealer's answer to the open question of chance."""
    return deals.answer(chance_of(spec, p), p, p.stack[-1])


def play(case: Case) -> Game:
    """Play a whole random game."""
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
    """The position after an answer, and its next answers; ``before`` stays unchanged."""
    p = before.copy()
    reply(p, spec.words, answer)
    return p, settle(p, spec.words)


def heard_in_random_game(spec: GameSpec, setup: Setup, seed: int) -> list[Event]:
    """All events of one random game."""
    p = spec.start(setup)
    p.heard = []
    play_out(p, spec.words, make("random", spec, seed), Dealer(seed))
    return p.heard


def position_after(spec: GameSpec, setup: Setup, seed: int, count: int) -> Position:
    """The position after this many random answers of the player, or at the end of the game."""
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


def deciding_rules(events: list[tuple[Any, ...]]) -> set[tuple[str, str]]:
    """(decision, rule) of every row that narrowed the candidates in these events.

    A row that no candidate fits does not count.
    """
    found = set()
    for event in events:
        if event[0] == DECIDE:
            _, _, name, _, choice, trace = event
            nobody = choice is None
            found |= {(name, rule) for rule, before, after in trace if len(after) < len(before) and (after or nobody)}
    return found
