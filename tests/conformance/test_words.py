"""Tests that words declare what their frames hold and the range of their answers."""

from typing import Any, Final

from tableforone.kernel.companion import at_home
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import CHANCE, Frame, Word, reply, settle
from tableforone.kernel.lines import read_frame, write_frame
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.play import BOUND, Game, dealt
from tests.conformance.shelf import setups

# of each game and its companion, with other levels, modules and options each time
GAMES: Final = 12


def check_frame(spec: GameSpec, frame: Frame) -> None:
    """A frame has the arguments its word declares, each within its bounds."""
    word = spec.words[frame[0]]
    numbers = {word.name: number for number, word in enumerate(spec.words)}
    assert read_frame(write_frame(frame, spec.words), spec.words, numbers) == frame, word.name


def test_frames_hold_what_their_words_declare(game: Game) -> None:
    for step in game.steps:
        for frame in step.position.stack:
            check_frame(game.spec, frame)


def test_answers_stay_within_the_reach_of_their_word(game: Game) -> None:
    for step in game.steps:
        word = game.spec.words[step.position.stack[-1][0]]
        assert all(answer < word.reach for answer in step.answers), f"{word.name} reaches {word.reach}: {step.answers}"


def both(spec: GameSpec) -> list[GameSpec]:
    """The game, and its companion if it has one."""
    return [spec, at_home(spec)] if spec.companion else [spec]


def watched(word: Word) -> Word:
    """The same word; if its name says that it asks, it must not change the position."""
    if not word.run.__name__.startswith("ask_"):
        return word

    def ask_watched(p: Any, frame: Frame) -> list[int] | None:
        before = p.key()
        answers = word.run(p, frame)
        assert p.key() == before, f"{word.run.__name__} changes the position: call it run_..."
        return answers

    return word.done_by(ask_watched)


def test_a_function_that_asks_changes_nothing(spec: GameSpec) -> None:
    asked = set()
    for game in both(spec):
        words = [watched(word) for word in game.words]
        for seed, setup in enumerate(setups(game, GAMES, 7)):
            p, choose, deals = game.start(setup), make("random", game, seed), Sampler(seed)
            for _ in range(BOUND):
                if (answers := settle(p, words)) is None:
                    break
                asked.add(words[p.stack[-1][0]].run.__name__)
                reply(p, words, dealt(game, p, deals) if answers is CHANCE else choose(p, answers))
    assert "ask_watched" in asked
