"""Random walks at companion tables: answers, both kinds of correction, asides, undo and redo.

Any offered answer may be given, even if a real table could not look like that. After each move
everything that a page or the terminal shows is rendered.
"""

import json
from random import Random
from typing import Any, Final, NamedTuple

from tableforone import games, load
from tableforone.kernel.actions import Action, BackTo, Give, Redo, Undo
from tableforone.kernel.companion import (
    ADJUST,
    AHEAD,
    DEAL,
    MENDED,
    asked_again,
    asked_ahead,
    barred,
    entry_of,
    facts,
    frame_at,
    new_table,
    own_of,
    scene,
)
from tableforone.kernel.corrections import Mended, mended
from tableforone.kernel.dealer import Shared
from tableforone.kernel.entries import pool
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import SHARED
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.twins import ways

MOST_GIVEN: Final = 50  # answers until a correction is given up, as on the page
MOVES: Final = ("answer", "undo", "redo", "back", "keep", "again", "adjust", "deal", "ahead")
WEIGHTS: Final = (80, 5, 0, 1, 2, 2, 3, 1, 6)


class Walk(NamedTuple):
    """One walk: game, set-up and seed."""

    home: GameSpec  # the companion version of the game
    setup: Setup
    seed: int

    def __str__(self) -> str:
        setup = self.setup
        options = [f"{name}={value}" for name, value in setup.options.items() if value]
        return " ".join([self.home.id, setup.level, *setup.modules, *options, f"seed={self.seed}"])


class Stopped(AssertionError):
    """A failed walk: the table before the last move, that move, and the cause."""

    def __init__(self, walk: Walk, before: str, done: str, cause: Exception) -> None:
        super().__init__(f"{walk}: {done}: {type(cause).__name__}: {cause}")
        self.before: Final = before
        self.reason: Final = f"{done}: {type(cause).__name__}: {cause}"


def walks(spec: GameSpec, count: int, first: int = 0) -> list[Walk]:
    """This many walks, over every level and set of modules in turn, with random options."""
    home, every, random = games.find(f"{spec.id}-companion"), ways(spec), Random(first)
    found = []
    for seed in range(first, first + count):
        level, modules = every[seed % len(every)]
        options = {option.name: random.choice(option.choices or (option.default,)) for option in home.options}
        found.append(Walk(home, allowed(home, level, modules, options), seed))
    return found


def allowed(home: GameSpec, level: str, modules: tuple[str, ...], options: dict[str, str]) -> Setup:
    """The set-up with these options, or the default one if the game refuses the combination."""
    try:
        setup = home.setup(level, modules, options)
        home.start(setup)
    except Fault:
        return home.setup(level, modules)
    return setup


def take(walk: Walk, moves: int, every: int = 1) -> dict[str, int]:
    """Make this many moves, or stop at the end of the game. Returns how often each move was made.

    Everything shown is rendered after every ``every``-th move, and after each move that is not an
    answer. Saving and loading takes longer: it is tried at every sixteenth move, and at the end of
    one walk in ``every``.
    """
    random, table = Random(walk.seed), new_table(walk.home, walk.setup, walk.seed)
    made = dict.fromkeys(MOVES, 0)
    for nth in range(moves):
        before, move = table.copy(), move_of(table, random)
        doing = move
        try:
            actions = chosen(table, move, random)
            for action in actions:
                doing = f"{move}, {action}"
                table.act(action)
            if move != "answer" or nth % every == 0:
                look(table, whole=nth % 16 == 15)
        except Exception as cause:
            raise Stopped(walk, before.to_json(), doing, cause) from cause
        made[move] += bool(actions)
        if table.over and random.random() < 0.5:
            break
    look(table, whole=walk.seed % every == 0)
    return made


def move_of(table: Table, random: Random) -> str:
    """The kind of the next move; after an undo, usually a redo."""
    if table.can_redo and random.random() < 0.6:
        return "redo"
    return random.choices(MOVES, WEIGHTS)[0]


def chosen(table: Table, move: str, random: Random) -> list[Action]:
    """A move of this kind as a list of actions; empty if none is possible now."""
    if move == "undo" and table.questions:
        return [Undo(random.randint(1, min(4, len(table.questions))))]
    if move == "redo" and table.can_redo:
        return [Redo()]
    if move == "back" and table.questions:
        return [BackTo(random.choice(table.questions))]
    if move == "again" or (move == "keep" and not table.over):
        told = facts(table)
        return corrected(table, random.choice(told).number, move, random) if told else []
    if table.over:
        return []
    if move == "adjust":
        return adjusted(table, random)
    if move == "deal" and (dealt := own_of(table).dealt):
        return [Give((DEAL, random.randrange(1 << len(set(dealt.values())))))]
    if move == "ahead" and (frames := own_of(table).ahead(table.position)):
        frame = random.choice(frames)
        return [Give((AHEAD, answer(asked_ahead(table, frame), random), *frame))]
    return [Give(answer(table, random))] if move == "answer" else []


def answer(table: Table, random: Random) -> Any:
    """One of the offered answers, or a roll of dice."""
    if entry_of(table) == "faces":
        dice, faces = pool(table)
        shown = [random.randrange(faces) for _ in range(dice)]
        return tuple(shown.count(face) for face in range(faces))
    return random.choice(table.legal)


def adjusted(table: Table, random: Random) -> list[Action]:
    """Change a number of his display by one, or to its minimum or maximum."""
    numbered = list(enumerate(own_of(table).amounts(table.position)))
    which, amount = random.choice(numbered)
    steps = [1, -1, amount.most - amount.value, amount.least - amount.value]
    possible = [by for by in steps if by and table.spec.aside(table.position, (ADJUST, which, by))]
    return [Give((ADJUST, which, random.choice(possible)))] if possible else []


def corrected(table: Table, number: int, move: str, random: Random) -> list[Action]:
    """Correct an entry with a random answer; then keep the game as played, or play it again."""
    asking = asked_again(table, number)
    given: list[Any] = []
    would: Mended | None = None
    while would is None or not would.whole:
        if len(given) == MOST_GIVEN:
            return []
        given.append(answer(asking, random))
        would = mended(table, number, *given)
        asking = would.table
        look(asking)
    if move == "keep":
        return [Give((MENDED, number, frame_at(table, number)[0]), len(table.journal))]
    again = table.copy(Shared(table.seed, table.spec.dealt))
    actions: list[Action] = [BackTo(number), *(Give(asking.journal[n]) for n in asking.questions if n >= number)]
    for action in actions:
        again.act(action)
    assert again.position == asking.position, "played again it is not what was shown"
    return actions


def look(table: Table, *, whole: bool = False) -> None:
    """Render everything that is shown; with ``whole`` also all entries, then save and load."""
    now, spec = scene(table), table.spec
    found = spec.invariants(table.position)
    assert not found, found
    if now.question is not None:
        question = now.question
        assert question.text.strip()
        assert question.answers or now.entry == "faces", "a question without an answer"
        assert question.answers == sorted(set(question.answers)) or table.waits_for_chance, question.answers
        assert len(set(question.words)) == len(question.words), question.words
        labels = [spec.short(table.position, each) for each in question.answers]
        assert all(label.text for label in labels), labels
        amounts = own_of(table).amounts(table.position)
        low = [amount for amount in amounts if amount.value < amount.least]
        assert not low, low
        barred(table)
    assert spec.draw(json.loads(json.dumps(table.view)))
    for hand in now.hands:
        assert hand.text and "None" not in hand.text + hand.reason, hand
    told = [spec.tell(event) for event in table.events[-1]]
    assert not [text for text in told if "None" in text], told
    if any(event[0] == DECIDE for event in table.events[-1]):
        assert str(table.why())
    assert table.over == (table.result is not None)
    if whole:
        assert all(fact.asked and fact.said for fact in facts(table))
        saved_and_loaded(table)


def saved_and_loaded(table: Table) -> None:
    again = load(table.to_json())
    assert again.position == table.position
    assert again.result == table.result
    if not table.over:
        there = Table.at(table.line, games.find, table.seed, chance=SHARED)
        assert there.line == table.line
