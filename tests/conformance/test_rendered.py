"""Tests that every message formats without an error, with the data of a case, in every language."""

import re

import pytest

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import languages, speech_of
from tests.conformance.rendered import SRC, Heard, known, packed, unpacked
from tests.conformance.test_messages import needs

PACKAGES = sorted(needs())
ODD = re.compile(r"\bNone\b(?! on space)|<class|object at")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_has_a_case(package: str) -> None:
    """If this fails: ``make rendered``, the message's test with TABLEFORONE_RENDERED=1, or by hand."""
    cases = known()[package]
    missing = [key for key, data in needs()[package].items() if not data <= cases.get(key, {}).keys()]
    assert missing == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_said_with_these_data_in_every_language(package: str, language: str) -> None:
    says = speech_of(SRC / package / "voice").learn(language)
    wrong = []
    for key, data in known()[package].items():
        if key in says and needs()[package].get(key, set()) <= data.keys():
            said = says[key](unpacked(data))
            wrong += [f"{key}: {said}"] if not said.strip() or ODD.search(said) else []
    assert wrong == []


def test_what_is_said_is_heard_with_its_data() -> None:
    heard, speech = Heard(needs()), speech_of(SRC / "kernel" / "voice")
    with heard.listening():
        speech.t("seed-range", seed=7, most=speech.m("number-percent", number=3))
    data = heard.cases["kernel"]["seed-range"]
    assert data == {"seed": 7, "most": {"package": "kernel", "key": "number-percent", "data": {"number": 3}}}
    assert packed(unpacked(data)) == data
    assert speech.said(HOME, "seed-range", unpacked(data)) == speech.t("seed-range", seed=7, most="3%")
