"""Compares companion tables with digital games: the opponent must do the same in both.

A digital game is played, mostly at random. Beside it runs a companion table; every question there
is answered from the digital position, and the same cards and dice are entered. All actions of the
opponent must be the same, event by event.

``python -m tests.twins [--game G] --games N [--level L] [--modules A,B] [--strategy S]``

A game's tests/games/<folder>/twin.py says how its questions are answered from a digital position
(see ``Asked``).
"""

import argparse
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from itertools import combinations
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.companion import AHEAD, APP, MINE, asked_ahead, hands, new_table, own_of
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, OPPONENT, Answer, Event, Frame, Position, reply, step
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players.players import Choose, make

Events = list[Event]


class Played(NamedTuple):
    """A recorded digital game: positions before each step, the opponent's events, and the deals."""

    his: Events
    events: list[tuple[int, Event]]  # all of them, each with the number of its step
    before: list[Position]  # the position before each step
    told: list[int]  # the number of the opponent's events before each step
    dealt: dict[str, list[Answer]]  # by the name of the word
    end: Any

    @property
    def heard(self) -> Events:
        """All events, in order."""
        return [event for _, event in self.events]

    def next_step(self, told: int) -> int:
        """The number of the step with the opponent's event after this many of them."""
        return bisect_right(self.told, told) - 1 if told < len(self.his) else len(self.before)


def played(spec: GameSpec, setup: Setup, seed: int, strategy: str = "") -> Played:
    """Play a game from its seed, at random or with one of the game's strategies."""
    p, words, dealer, choose = spec.start(setup), spec.words, Dealer(seed), player_of(spec, seed, strategy)
    heard: Events = []
    p.heard = heard
    his, dealt, events = Events(), dict[str, list[Answer]](), list[tuple[int, Event]]()
    before, told = list[Position](), list[int]()

    def does(what: Callable[[], Any]) -> Any:
        before.append(p.copy())
        told.append(len(his))
        outcome = what()
        his.extend(event for event in heard if event[1] == OPPONENT)
        events.extend((len(before) - 1, event) for event in heard)
        heard.clear()
        return outcome

    while p.stack:
        answers = does(partial(step, p, words))
        if answers is None:
            continue
        frame = p.stack[-1]
        word = words[frame[0]]
        if answers is CHANCE:
            assert word.chance is not None
            answer = dealer.answer(word.chance, p, frame)
            dealt.setdefault(word.name, []).append(answer)
        else:
            answer = choose(p, answers)
        does(partial(reply, p, words, answer))
    return Played(his, events, before, told, dealt, p)


class Asked(NamedTuple):
    """A question of a companion table, and the digital game beside it."""

    p: Any  # the companion's position
    frame: Frame
    answers: list[Answer]
    then: Any  # the digital position just before the opponent's next event
    step: int  # the number of that step
    told: int  # the number of the opponent's events so far
    played: Played
    memory: dict[str, Any]  # free for the functions that answer
    heard: Events  # all events of the companion table


class Strategy(NamedTuple):
    """A special way to play the digital games: it looks for rare situations."""

    # by the number of the game: options, in addition to those of the twin, and who plays
    options: Callable[[int], Mapping[str, str]] = lambda seed: {}
    player: Callable[[GameSpec, int], Choose] | None = None  # the usual players, if there is none


class Twin(NamedTuple):
    """A game's rules for twins: how its questions are answered, and how its events are compared."""

    # by the name of the word; for chance, the dealt outcome
    answers: Mapping[str, Callable[[Asked], Answer]]
    his: Callable[[Any], Any]  # the opponent's part of a position, which both tables have
    same: Callable[[Event], Any] = lambda event: event  # the part of an event that must be the same
    # for the companion table, besides who deals
    options: Callable[[Setup], Mapping[str, str]] = lambda setup: {}
    choices: tuple[Mapping[str, str], ...] = ({},)  # options of the digital games, used in turn
    # the answer for a line of the opponent's list
    ahead: Callable[[Asked], Answer | None] = lambda asked: None
    # who plays the digital games, in turn; not random where those end too early
    players: tuple[str, ...] = ("random",)
    screens: Mapping[str, str] = {}  # words that ask about the same thing: its name
    turned: frozenset[str] = frozenset()  # words that ask for a card the player revealed
    strategies: Mapping[str, Strategy] = {}  # by name


class Run(NamedTuple):
    """The result of one pair of games."""

    turns: int
    stops: int  # interruptions; questions with nothing to do in between count once
    questions: int  # questions in a row about the same thing count once
    taps: int
    difference: str


def twin_of(spec: GameSpec) -> Twin:
    found: Twin = import_module(f"tests.games.{spec.id.replace('-', '_')}.twin").TWIN
    return found


def player_of(spec: GameSpec, seed: int, strategy: str = "") -> Choose:
    twin = twin_of(spec)
    special = twin.strategies[strategy].player if strategy else None
    if special:
        return special(spec, seed)
    # each with dealt cards and with entered cards
    return make(twin.players[seed // 2 % len(twin.players)], spec, seed)


def setup_of(spec: GameSpec, level: str, modules: tuple[str, ...], seed: int, strategy: str = "") -> Setup:
    """The set-up of the digital game with this number."""
    twin = twin_of(spec)
    options = twin.choices[seed % len(twin.choices)]
    return spec.setup(level, modules, {**options, **(twin.strategies[strategy].options(seed) if strategy else {})})


def compare(spec: GameSpec, level: str, modules: tuple[str, ...], seed: int, strategy: str = "") -> Run:
    """Play one pair of games and compare them."""
    twin = twin_of(spec)
    setup = setup_of(spec, level, modules, seed, strategy)
    digital = played(spec, setup, seed, strategy)
    table = companion(spec, setup, seed)
    counts = Counts()
    difference = ""
    while not table.over and not difference:
        try:
            tell_next(table, twin, digital, counts)
        except Fault as fault:  # what is true on the digital table is not among the answers
            difference = f"cannot be answered: {fault}"
        else:
            difference = differs(table, twin, digital, counts)
    if not difference and twin.his(table.position) != twin.his(digital.end):
        difference = f"at the end: {twin.his(table.position)} here, {twin.his(digital.end)} in the digital game"
    turns = sum(event[0] in own_of(table).turn for event in digital.his)
    return Run(turns, counts.stops, counts.questions, counts.taps, difference)


def companion(spec: GameSpec, setup: Setup, seed: int) -> Table:
    """The companion table beside a digital game; with odd seeds the player enters his cards."""
    home = games.find(f"{spec.id}-companion")
    known = {option.name for option in home.options}
    options = {name: value for name, value in setup.options.items() if name in known}
    options |= {"cards": MINE if seed % 2 else APP} if "cards" in known else {}
    options |= twin_of(spec).options(setup)
    return new_table(home, home.setup(setup.level, setup.modules, options), seed)


class Counts:
    """Counters for the questions asked, and how far the events of both tables were read."""

    def __init__(self) -> None:
        self.stops = 0
        self.questions = 0
        self.taps = 0
        self.last = ""
        self.seen = 0  # length of table.events at the last question
        self.told: dict[str, int] = {}
        self.memory: dict[str, Any] = {}
        self.heard = Events()  # all events of the companion table
        self.his = Events()  # the opponent's events among them
        self.compared = 0  # how many of them were equal so far
        self.read = 0  # how many lists of table.events were read

    def hear(self, table: Table) -> None:
        new = [event for events in table.events[self.read :] for event in events]
        self.read = len(table.events)
        self.heard += new
        self.his += [event for event in new if event[1] == OPPONENT]

    def asked(self, table: Table, twin: Twin, word: str) -> None:
        happened = not self.last or any(table.events[self.seen :])
        self.seen = len(table.events)
        if word in own_of(table).confirms or word in twin.turned or len(table.legal) == 1:
            self.last = ""  # "done", or revealing one of his cards: his rows do not ask for these
            return
        self.taps += 1
        screen = twin.screens.get(word, word)
        self.stops += happened
        self.questions += happened or screen != self.last
        self.last = screen


def tell_next(table: Table, twin: Twin, digital: Played, counts: Counts, *, ahead: bool = True) -> None:
    """Answer from the digital game: a line of his list (not in the terminal), or the question."""
    counts.hear(table)
    on_a_line = told_ahead(table, twin, digital, counts) if ahead else None
    if on_a_line is not None:
        table.answer(on_a_line)
        return
    frame = table.position.stack[-1]
    word = table.spec.words[frame[0]]
    counts.asked(table, twin, word.name)
    if word.name in twin.answers:
        answer = twin.answers[word.name](asked_in(table, frame, table.legal, digital, counts))
    else:
        nth = counts.told.get(word.name, 0)
        answer = digital.dealt[word.name][nth]
        counts.told[word.name] = nth + 1
    table.answer(answer)


def asked_in(table: Table, frame: Frame, answers: list[Answer], digital: Played, counts: Counts) -> Asked:
    """The data for answering a question of the companion table from the digital game."""
    told = len(counts.his)
    place = digital.next_step(told)
    then = digital.before[place] if place < len(digital.before) else digital.end
    return Asked(table.position, frame, answers, then, place, told, digital, counts.memory, counts.heard)


def list_ahead(table: Table) -> list[Frame]:
    """The questions that can be answered now on lines of the instruction list."""
    offered = [] if table.over else own_of(table).ahead(table.position)
    return [hand.asks for hand in hands(table) if not hand.done and hand.asks in offered] if offered else []


def told_ahead(table: Table, twin: Twin, digital: Played, counts: Counts) -> Answer | None:
    """The entry for a line of the opponent's list; None if no line asks for anything."""
    for frame in list_ahead(table):
        asked = asked_in(table, frame, asked_ahead(table, frame).legal, digital, counts)
        if (answer := twin.ahead(asked)) is not None:
            return (AHEAD, answer, *frame)
    return None


def differs(table: Table, twin: Twin, digital: Played, counts: Counts) -> str:
    """The first difference between the opponent's events, or ""."""
    counts.hear(table)
    here, theirs = counts.his, digital.his
    for nth in range(counts.compared, min(len(here), len(theirs))):
        if twin.same(here[nth]) != twin.same(theirs[nth]):
            return f"event {nth}: {here[nth]} here, {theirs[nth]} in the digital game"
    counts.compared = len(here)
    if len(here) > len(theirs):
        return f"he does more here: {here[len(theirs)]}"
    if table.over and len(here) < len(theirs):
        return f"he does less here: no {theirs[len(here)]}"
    return ""


# --- the command


def module_sets(spec: GameSpec) -> Iterator[tuple[str, ...]]:
    """Every set of modules that can be played at a companion table."""
    home = games.find(f"{spec.id}-companion")
    for many in range(len(spec.modules) + 1):
        for modules in combinations(spec.modules, many):
            try:
                home.setup(None, modules)
            except Fault:
                continue
            yield modules


def ways(spec: GameSpec) -> list[tuple[str, tuple[str, ...]]]:
    return [(level, modules) for modules in module_sets(spec) for level in spec.levels or ("",)]


def line(
    spec: GameSpec, level: str, modules: tuple[str, ...], many: int, first: int = 0, strategy: str = ""
) -> tuple[str, int]:
    """One line about this many pairs of games, and the number that differ."""
    runs = [compare(spec, level, modules, seed, strategy) for seed in range(first, first + many)]
    turns = sum(run.turns for run in runs) or 1
    different = [(seed, run.difference) for seed, run in enumerate(runs, first) if run.difference]
    way = ", ".join(part for part in (spec.way(level, modules), strategy) if part)
    told = (
        f"{spec.id}{f' ({way})' if way else ''}: {many} games, {turns} turns, {len(different)} differences, "
        f"{sum(run.questions for run in runs) / turns:.2f} questions a turn, "
        f"{sum(run.taps for run in runs) / turns:.2f} taps, asked {sum(run.stops for run in runs) / turns:.2f} times"
    )
    return "\n".join([told, *(f"  seed {seed}: {what[:600]}" for seed, what in different[:3])]), len(different)


SHELF: Final = "every game that can be played at a real table"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.twins")
    parser.add_argument("--game", help=f"default: {SHELF}")
    parser.add_argument("--games", type=int, default=1000, help="pairs of games for each level and set of modules")
    parser.add_argument("--level")
    parser.add_argument("--modules", help="only this set, with commas between them; none: without any")
    parser.add_argument("--strategy", help="only this way of playing; an empty one: the usual players; default: all")
    chosen = parser.parse_args()
    shelf = [games.find(chosen.game)] if chosen.game else [spec for spec in games.all_games() if spec.companion]
    bad = 0
    for spec in shelf:
        for level, modules in ways(spec):
            if chosen.level and level != chosen.level:
                continue
            if chosen.modules is not None and ",".join(modules) != chosen.modules.replace("none", ""):
                continue
            for strategy in ("", *twin_of(spec).strategies) if chosen.strategy is None else (chosen.strategy,):
                told, different = line(spec, level, modules, chosen.games, strategy=strategy)
                print(told, flush=True)
                bad += different
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
