"""Tests of the player's own deck file: what it may contain, and the error for anything else."""

from pathlib import Path

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import solo_cards
from tableforone.games.high_season.rules.solo_cards import read_deck
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tests.games.high_season.crafted import started

OURS = (Path(GAME.folder) / "data" / "solo_cards.toml").read_text(encoding="utf-8")
CARDS_ALONE = OURS[OURS.index('[[card]]\nid = "A1"') :]


def test_a_copy_of_our_file_is_our_deck() -> None:
    assert read_deck(OURS) == read_deck(CARDS_ALONE) == read_deck("")


def test_the_order_of_the_cards_does_not_matter() -> None:
    entries = CARDS_ALONE.split("[[card]]")[1:]
    assert read_deck("".join("[[card]]" + entry for entry in reversed(entries))) == read_deck("")


def test_a_changed_card_is_played_and_saved_with_the_game() -> None:
    text = CARDS_ALONE.replace('dice = [2, "most"]', "dice = [3, 3]", 1)
    assert started(deck=text).faces[0] & 63 == 3 | 3 << 3
    table = Table(GAME, GAME.setup("1", (), {"deck": text}), 5)
    while not table.over:
        table.answer(table.legal[-1])
    again = load_text(table.to_json(), lambda game: GAME)
    assert again.fingerprint == table.fingerprint and again.setup.options["deck"] == text


def test_a_deck_of_ones_own_is_no_reconstruction_but_the_zig_zags_are() -> None:
    assert len(GAME.reconstructed(GAME.setup("1", (), {"deck": CARDS_ALONE}))) == 1
    assert len(GAME.reconstructed(GAME.setup("1"))) == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('dice = [2, "most"]', 'dice = [7, "most"]', "card A1, field “dice”: “7” is not a die"),
        ('dice = [2, "most"]', 'dice = [true, "most"]', "card A1, field “dice”: “True” is not a die"),
        ('dice = [2, "most"]', 'dice = ["least", 1]', "card A1, field “dice”: “least” is not a die"),
        ('dice = [2, "most"]', "dice = [2]", "card A1, field “dice”: it must be a list of two dice"),
        ('hand = "from_left"', 'hand = "from_above"', "card A1, field “hand”: “from_above” is unknown"),
        ('zigzag = "zz1"', 'zigzag = "zz9"', "card A1, field “zigzag”: “zz9” is unknown"),
        ('zigzag = "zz1"', "", "card A1, field “zigzag”: “None” is unknown"),
        ('color="blue", prefer="none"', 'color="green", prefer="none"', "card A1, field “actions: color”: “green”"),
        ('color="blue", prefer="none"', 'color="blue", prefer="floor"', "card A1, field “actions: prefer”: “floor”"),
        ('{do="occupy", color="blue", prefer="none"}', '{do="hire"}', "card A1, field “actions”: “{'do': 'hire'}”"),
        ('[{do="occupy", color="blue", prefer="none"}]', "[]", "card A1, field “actions”: it must be a list of 1 to"),
        ('{do="emperor", n=2}', '{do="emperor", n=0}', "card A4, field “actions”: n = 0"),
        ('grade = "A"', 'grade = "C"', "card A1, field “grade”: it must be “A”"),
        ('grade = "A"', 'grade = "A"\ncolour = 1', "card A1, field “colour”: it is unknown"),
        ('id = "A1"', 'id = "A9"', "card “A9”: its id must be one of"),
        ('id = "A1"', 'id = "A2"', "it has 20 entries and lacks A1"),
        ("[[card]]", "[[cart]]", "changes “cart”"),
        ("[[card]]", "[card", "not TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_card_and_field(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Fault, match=None) as fault:
        started(deck=CARDS_ALONE.replace(old, new, 1))
    assert sentence in str(fault.value)


def test_a_missing_card_a_doubled_card_and_no_card_at_all() -> None:
    entries = CARDS_ALONE.split("[[card]]")[1:]
    for text in (
        "".join("[[card]]" + entry for entry in entries[1:]),
        "".join("[[card]]" + entry for entry in [*entries, entries[0]]),
    ):
        with pytest.raises(Fault, match="each of the 20 cards"):
            read_deck(text)
    for text in ("provenance = 'mine'", "card = 3", "card = [1, 2]"):
        with pytest.raises(Fault, match=r"no \[\[card\]\] entries"):
            read_deck(text)


def test_other_tables_cannot_be_changed_behind_the_players_back() -> None:
    with pytest.raises(Fault, match="changes “zigzag”"):
        read_deck(OURS.replace("left = [1, 2, 3, 4,", "left = [2, 1, 3, 4,", 1))
    with pytest.raises(Fault, match="changes “hand”"):
        read_deck(OURS.replace('first_side = "right"', 'first_side = "left"', 1))


def test_all_sixteen_by_level() -> None:
    assert [card[0] for card in solo_cards.CARD_IDS] == ["A"] * 4 + ["B"] * 12 + ["C"] * 4
    for level in "12345":
        assert sum(started(level, deck=CARDS_ALONE).grades) == 16
