"""Do words say what their frames hold and how far their answers reach?"""

from tableforone.kernel.frames import Frame
from tableforone.kernel.lines import FRAME, MORE
from tableforone.kernel.spec import GameSpec
from tests.conformance.play import Game


def check_frame(spec: GameSpec, frame: Frame) -> None:
    """A frame has the arguments that its word declares, and frames where it declares them."""
    word = spec.words[frame[0]]
    given, wanted = len(frame) - 1, len(word.args)
    more = wanted > 0 and word.args[-1].endswith(MORE)
    assert given >= wanted - 1 if more else given == wanted, f"{word.name} declares {word.args}, its frame is {frame}"
    for meaning, part in zip(word.args, frame[1:], strict=False):
        if meaning.startswith(FRAME) and part:
            check_frame(spec, part)


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
