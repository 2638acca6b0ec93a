"""Tests that data of messages are recorded as they are said; tools/lint says all messages with them."""

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import speech_of
from tests.conformance.rendered import SRC, Heard, packed, unpacked
from tools.lint.messages import needs


def test_what_is_said_is_heard_with_its_data() -> None:
    heard, speech = Heard(needs()), speech_of(SRC / "kernel" / "voice")
    with heard.listening():
        speech.t("seed-range", seed=7, most=speech.m("number-percent", number=3))
    data = heard.cases["kernel"]["seed-range"]
    assert data == {"seed": 7, "most": {"package": "kernel", "key": "number-percent", "data": {"number": 3}}}
    assert packed(unpacked(data)) == data
    assert speech.said(HOME, "seed-range", unpacked(data)) == speech.t("seed-range", seed=7, most="3%")
