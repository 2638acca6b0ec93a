"""Tests of games in links: the same game comes out; a changed link is refused in one sentence."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.store.links import BEAT, GAME, LARGEST, Link, code_of, fragment, parsed, text_of
from tableforone.store.reading import Reading
from tests.web.walks import walked

PLAYED = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")


def code_from(value: object) -> str:
    """The link code of any JSON value."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    plain = value if isinstance(value, bytes) else json.dumps(value).encode()
    return urlsafe_b64encode(press.compress(plain) + press.flush()).decode().rstrip("=")


@pytest.mark.parametrize("game", [*PLAYED, "salamandra-companion"])
def test_a_game_comes_out_as_it_went_in(game: str) -> None:
    table = walked(game, 40)
    if table.questions:
        table.undo()
    code = code_of(table.to_json())
    assert len(code) < 3000
    again = load_text(text_of(code), games.find)
    assert (again.journal, again.record, again.fingerprint) == (table.journal, table.record, table.fingerprint)
    assert Reading().shared(code) == again.to_json()


def test_what_a_table_was_for_stays_at_home() -> None:
    table = walked("salamandra", 3)
    table.mark = "daily:2026-11-16"
    code = code_of(table.to_json())
    assert "mark" not in json.loads(zlib.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15))
    sent = code_from(json.loads(table.to_json()))  # a link that somebody else made
    assert load_text(text_of(sent), games.find).mark == ""


def test_a_link_says_what_its_fragment_says() -> None:
    for link in (Link(GAME, "AbC_-9", 12), Link(GAME, "AbC"), Link(BEAT, "AbC", sender="Mara & Tom #1")):
        for home in ("", "http://127.0.0.1:8041/shared", "https://example.org/deep/#/shared"):
            assert parsed(home + fragment(link)) == link


def test_the_name_of_a_sender_is_short_and_plain() -> None:
    assert parsed("#beat=AbC&from=" + "x" * 60).sender == "x" * 24
    assert parsed("#beat=AbC&from=a%1b%5b2Jb%0a").sender == "a�[2Jb"


NO_GAMES: tuple[object, ...] = ({}, [], 7, None, {"record": 5}, {"record": [[[]]]}, "x")
HOSTILE = [
    *("", "#", "#game=", "#game=%%%", "#game=AbC", "#beat=AbC=", "https://example.org/", "#game=" + "A" * 70_000),
    *("#game=" + code_from(value) for value in NO_GAMES),
    "#game=" + code_from(b"\xff\xfe"),
    "#game=" + code_from(b"[" * 10_000),
    "#game=" + code_from(b"0" * (LARGEST + 5)),  # unpacks to more than the limit
    "#" + "&".join(f"a{n}=1" for n in range(50)),
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_fragment_is_one_sentence(text: str) -> None:
    with pytest.raises(Fault) as told:
        Reading().shared(parsed(text).code)
    assert str(told.value).startswith("This link") and len(str(told.value)) < 200


GOOD = {game: code_of(walked(game, 30).to_json()) for game in PLAYED}


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(PLAYED), st.data())
def test_a_changed_code_opens_an_honest_game_or_nothing(game: str, data: st.DataObject) -> None:
    code = GOOD[game]
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("AZaz09-_"))
    try:
        Reading().shared(code[:at] + letter + code[at + data.draw(st.integers(0, 3)) :])
    except Fault as fault:
        assert "\n" not in str(fault)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(PLAYED), st.data())
def test_a_game_with_other_entries_is_replayed_or_refused(game: str, data: st.DataObject) -> None:
    """Correctly packed data that no game ever played."""
    saved = json.loads(text_of(GOOD[game]))
    values = st.recursive(st.integers(-9, 99) | st.text(max_size=3) | st.none() | st.booleans(), st.lists, max_leaves=4)
    saved["record"][data.draw(st.integers(0, len(saved["record"]) - 1))] = data.draw(
        values | st.dictionaries(st.sampled_from(["answer", "undo", "x"]), values, max_size=2)
    )
    if data.draw(st.booleans()):
        saved[data.draw(st.sampled_from([*saved, "start", "chance"]))] = data.draw(values)
    try:
        Reading().shared(code_from(saved))
    except Fault as fault:
        assert "\n" not in str(fault)
