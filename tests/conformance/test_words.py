"""Do words say what their frames hold and how far their answers reach?"""

from tableforone.kernel.frames import Frame
from tableforone.kernel.lines import read_frame, write_frame
from tableforone.kernel.spec import GameSpec
from tests.conformance.play import Game


def check_frame(spec: GameSpec, frame: Frame) -> None:
    """A frame has the arguments that its word declares, each within its bounds."""
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


def test_a_word_that_asks_has_a_reach_and_others_have_none(spec: GameSpec) -> None:
    for word in spec.words:
        asks = word.answer is not None and word.chance is None
        assert (word.reach > 0) == asks, word.name
