"""Tests of saved games: read back exactly, anything else refused in one sentence."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableforone.kernel.chance import Dice
from tableforone.kernel.dealer import Person
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import LARGEST, PERSON, TakenBack, check_seed
from tableforone.kernel.options import Option
from tableforone.kernel.saved import load_text, reread, reworded
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.toy import TOY


class Coins(Dice):
    """One coin."""

    def dice(self, p: Any, frame: Any) -> int:
        return 1

    def nth(self, p: Any, frame: Any) -> int:
        return 0


Change = Callable[[dict[str, Any]], Any]


def find(game: str) -> GameSpec:
    if game != "toy":
        raise Fault(f"There is no game {game!r}.")
    return TOY


def middle() -> Table:
    """A game in progress, with an undone move."""
    table = Table(TOY, TOY.setup("long"), 3)
    table.answer(1)
    table.answer(2)
    table.undo()
    table.answer(1)
    return table


def changed(change: Change) -> str:
    saved = json.loads(middle().to_json())
    change(saved)
    return json.dumps(saved)


def refused(text: str) -> str:
    with pytest.raises(Fault) as fault:
        load_text(text, find, where="toy.json")
    return str(fault.value)


def test_a_save_is_readable_json_with_a_line_for_each_answer() -> None:
    text = middle().to_json()
    saved = json.loads(text)
    assert list(saved) == [
        "format",
        "version",
        "game",
        "rules",
        "level",
        "modules",
        "options",
        "seed",
        "record",
        "digest",
    ]
    assert saved["record"][0] == {"answer": 1, "said": "take 1"}
    assert {"undo": 2} in saved["record"]
    assert '    {"answer": 1, "said": "take 1"},\n' in text


def test_a_saved_game_reads_back_and_goes_on() -> None:
    table = middle()
    again = load_text(table.to_json(), find)
    assert again.to_json() == table.to_json()
    assert (again.journal, again.record, again.events) == (table.journal, table.record, table.events)
    assert (again.takebacks, again.reveals_taken_back) == (table.takebacks, table.reveals_taken_back)
    for one in (table, again):
        one.undo()
        one.answer(2)
    assert again.to_json() == table.to_json()


def test_a_fresh_and_a_finished_game_read_back() -> None:
    fresh = Table(TOY, TOY.setup(), 0)
    assert load_text(fresh.to_json(), find).to_json() == fresh.to_json()
    while not fresh.over:
        fresh.answer(fresh.legal[0])
    assert load_text(fresh.to_json(), find).result == fresh.result


def test_words_may_be_missing_from_a_file() -> None:
    text = changed(lambda saved: saved["record"][0].pop("said"))
    assert load_text(text, find).journal == middle().journal


def test_a_file_that_ends_before_the_die_has_it_rolled() -> None:
    table = Table(TOY, TOY.setup("long"), 3, deals=Person())
    table.answer(1)
    again = load_text(table.to_json(), find)
    assert len(again.journal) == 2
    assert not again.waits_for_chance


def test_a_roll_of_dice_is_kept_as_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    coins = Coins("coins", 9, 2)
    monkeypatch.setattr(TOY.words[1], "chance", coins)
    monkeypatch.setattr(TOY.words[1], "answer", lambda p, frame, a: p.stack.append((0,)))
    table = Table(TOY, TOY.setup(), 1, chance=PERSON)
    table.answer(1)
    table.answer([0, 1])
    assert table.journal == [1, (0, 1)]
    assert '"answer": [0, 1]' in table.to_json()
    assert load_text(table.to_json(), find).journal == table.journal


CHOOSE = "Choose a file that this program saved."
NOT_JSON = f"toy.json is damaged or not a saved game: it is not JSON. {CHOOSE}"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", NOT_JSON),
        (middle().to_json()[:-40], NOT_JSON),
        ("[" * 100_000, NOT_JSON),
        ("9" * 5000, NOT_JSON),
        ("[]", f"toy.json is not a saved game of this program. {CHOOSE}"),
        ('{"format": "other"}', f"toy.json is not a saved game of this program. {CHOOSE}"),
        ('{"format": "tableforone"}', "toy.json is damaged: it has no version. Use another copy of it."),
        (" " * (LARGEST + 1), f"toy.json is too large for a saved game. {CHOOSE}"),
    ],
    ids=["empty", "cut off", "deep", "long number", "list", "foreign", "no version", "huge"],
)
def test_what_is_no_save_is_refused(text: str, sentence: str) -> None:
    assert refused(text) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: s.update(version=2), "saved by a newer version of the program. Update the program to open it."),
        (lambda s: s.update(version=0), "has no version"),
        (lambda s: s.update(version=True), "has no version"),
        (lambda s: s.update(rules=99), "saved by a newer version of the program. Update the program to open it."),
        (lambda s: s.update(rules="1"), "field “rules” is missing or wrong"),
        (lambda s: s.update(game="chess"), "There is no game 'chess'"),
        (lambda s: s.pop("game"), "field “game” is missing or wrong"),
        (lambda s: s.update(level="huge"), "“huge” is not a level"),
        (lambda s: s.update(modules=["snow"]), "“snow” is not a module"),
        (lambda s: s.update(modules=[1]), "its modules or options are not text"),
        (lambda s: s.update(options={"a": 1}), "its modules or options are not text"),
        (lambda s: s.update(options={"a": "b"}), "“a” is not an option"),
        (lambda s: s.update(seed=-1), "Seed -1 is out of range"),
        (lambda s: s.update(seed=1.0), "field “seed” is missing or wrong"),
        (lambda s: s.update(record={}), "field “record” is missing or wrong"),
        (lambda s: s.pop("digest"), "field “digest” is missing or wrong"),
        (lambda s: s.update(digest="0"), "its fingerprint is 0, that of the replay is "),
        (lambda s: s["record"].insert(0, 7), "entry 1 is not an entry."),
        (lambda s: s["record"].insert(0, {}), "entry 1 is neither a move nor an undo."),
        (lambda s: s["record"][0].update(more=1), "entry 1 is neither a move nor an undo."),
        (lambda s: s["record"].insert(0, {"undo": 0}), "entry 1 does not fit. You cannot go to question 0"),
        (lambda s: s["record"].insert(0, {"undo": True}), "entry 1 is neither a move nor an undo."),
        (lambda s: s["record"][0].update(answer=3), "entry 1 does not fit. “3” is not one of the choices"),
        (lambda s: s["record"][0].update(answer=True), "entry 1 is not a number or a short list"),
        (lambda s: s["record"][0].update(answer=[1] * 65), "entry 1 is not a number or a short list"),
        (lambda s: s["record"][0].update(answer=["x"]), "entry 1 is not a number or a short list"),
        (lambda s: s["record"][0].update(answer=2), "its fingerprint is"),
        (lambda s: s["record"].pop(), "its fingerprint is"),
    ],
)  # fmt: skip
def test_a_changed_save_is_refused_with_the_reason(change: Change, sentence: str) -> None:
    assert sentence in refused(changed(change))


def test_an_edited_save_says_that_it_was_not_opened() -> None:
    text = changed(lambda saved: saved.update(digest="0"))
    assert refused(text).startswith("toy.json does not agree with the rules: ")
    assert refused(text).endswith(" It was not opened.")


def test_rereading_tells_the_first_difference() -> None:
    table, difference = reread(changed(lambda s: s.update(digest="0")), find, where="toy.json")
    assert difference.startswith("its fingerprint is 0, that of the replay is ")
    assert table.to_json() == middle().to_json()


@given(st.data())
def test_a_save_damaged_anywhere_is_refused_or_an_honest_game(data: st.DataObject) -> None:
    text = middle().to_json()
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 5))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[at + cut :]
    try:
        table = load_text(damaged, find)
    except Fault as fault:
        assert len(str(fault).splitlines()) == 1
    else:
        assert TOY.invariants(table.position) == []


@pytest.mark.parametrize("seed", [0, 1, (1 << 64) - 1])
def test_seeds_have_64_bits(seed: int) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(Fault, match="from 0 to 18446744073709551615"):
        check_seed(seed)


def test_a_take_back_is_kept_with_its_number() -> None:
    assert (TakenBack(2), "") in middle().record


@pytest.mark.parametrize("said", ["take 5", 7])
def test_other_words_are_counted_and_are_no_difference(said: object) -> None:
    text = changed(lambda s: s["record"][0].update(said=said))
    table, difference = reread(text, find, where="toy.json")
    assert difference == ""
    assert reworded(text, table) == 1
    assert reworded(middle().to_json(), table) == 0
    assert load_text(text, find).to_json() == middle().to_json()


def test_an_old_save_whose_options_were_renamed_since_loads_and_is_written_with_the_names_of_today() -> None:
    old = replace(TOY, options=(Option("side", ("a", "b"), "a"),))
    side = Option("your-side", ("day", "night"), formerly=("side",), former_choices={"a": "day"})
    text = Table(old, old.setup(), 3).to_json()
    assert '"options": {"side": "a"}' in text
    table = load_text(text, lambda game: replace(TOY, options=(side,)))
    assert table.setup.options == {"your-side": "day"}
    assert '"options": {"your-side": "day"}' in table.to_json()


def test_an_answer_that_is_no_longer_offered_is_replayed_from_a_save_and_nowhere_else() -> None:
    """An older version allowed three stones."""
    since = replace(TOY, formerly=lambda p, answer: answer == 3 and p.stones >= 3)
    table = Table(since, since.setup("long"), 3)
    with pytest.raises(Fault, match="“3” is not one of the choices"):
        table.answer(3)
    table.answer(3, kept=True)
    table.answer(1)
    again = load_text(table.to_json(), lambda game: since)
    assert (again.journal, again.position) == (table.journal, table.position)
    assert "entry 1 does not fit. “3” is not one of the choices" in refused(table.to_json())
    for never in (4, True, (3,), "3", None):
        with pytest.raises(Fault, match="is not one of the choices"):
            again.answer(never, kept=True)


def test_a_mark_in_front_of_the_text_is_no_part_of_it() -> None:
    text = middle().to_json()
    assert load_text("\ufeff" + text, find).to_json() == text
    assert "not JSON" in refused("\ufeff\ufeff" + text)
