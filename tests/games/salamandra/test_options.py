"""Tests of Rudolph's cards from the player's file, clear errors, and the choice of rulings."""

import pytest

from tableforone import new
from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import CONSTANTS, cell_at
from tableforone.games.salamandra.rules.solo_cards import labour_card, placement_cards
from tableforone.kernel.faults import Fault
from tests.games.salamandra.glade import glade, lay, spot, waiting

LABOUR = (GAME.folder / "data" / "solo_labour_cards.toml").read_text(encoding="utf-8")
DEFAULTS = CONSTANTS["solo"]["options_default"]
PLACEMENT = (GAME.folder / "data" / "solo_placement_cards.toml").read_text(encoding="utf-8")


def test_reconstructed_cards_are_named_to_the_player() -> None:
    told = [str(note) for note in GAME.reconstructed(GAME.setup("1"))]
    assert len(told) == 2
    assert "Labour" in told[0] and "reconstructed" in told[0] and "Placement" in told[1]


def test_cards_of_the_players_own_are_not_called_reconstructed() -> None:
    setup = GAME.setup("1", (), {"labour": LABOUR, "placement": PLACEMENT})
    assert list(GAME.reconstructed(setup)) == []


def test_the_default_rulings_are_those_of_the_data() -> None:
    defaults = {option.name: option.default for option in GAME.options if not option.is_file}
    words = {True: "yes", False: "no"}
    assert defaults == {name: words.get(value, value) for name, value in DEFAULTS.items()}


def test_our_own_files_are_valid_files() -> None:
    assert all(labour_card(level, LABOUR) == labour_card(level) for level in "123")
    assert placement_cards(PLACEMENT) == placement_cards()


def test_other_numbers_are_played() -> None:
    other = LABOUR.replace("vp_by_round = [1, 2, 3, 4]", "vp_by_round = [9, 9, 9, 9]")
    table = new("salamandra", level="1", options={"labour": other}, seed=4)
    assert table.scores == (0, 9)
    assert table.view["rudolph"]["labour"]["points_by_round"] == [9, 9, 9, 9]


def test_other_arrows_are_played_and_may_point_inwards() -> None:
    other = PLACEMENT.replace('arrow = "north"\nstep = [0, -1]', 'arrow = "south"')
    p = glade(placement=other)
    lay(p, "F05", 0, 2)
    p.stack.append((n.ARROW,))
    waiting(p).chance(0)  # from the north-west starting tile to the south, over the Temple
    assert p.rudolph == [spot("F05 top")]
    q = glade(placement=other, furthest_skips_holes="no")
    q.stack.append((n.ARROW,))
    waiting(q).chance(0)
    assert q.rudolph == [spot("F01 top")], "the Temple is a hole"
    assert q.cell[0] == cell_at(0, -1)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[card]", "option labour is not TOML"),
        ("x = 1", "no \\[\\[card\\]\\] entries"),
        ("card = 5", "no \\[\\[card\\]\\] entries"),
        ("[[card]]\nlevel = 2", "exactly 1 card with level = 1; it has 0"),
        (LABOUR + LABOUR[LABOUR.index("[[card]]") :], "exactly 1 card with level = 1; it has 2"),
        (LABOUR.replace("[1, 2, 3, 4]", "[1, 2, 3]"), "card L1: vp_by_round must be a list of 4 numbers"),
        (LABOUR.replace("[1, 2, 3, 4]", "[1, 2, 3, -4]"), "card L1: vp_by_round must be a whole number from 0 to 99"),
        (LABOUR.replace("[1, 2, 3, 4]", "[1, 2, 3, true]"), "card L1: vp_by_round must be a whole number"),
        (LABOUR.replace("spellbook_vp = 4", ""), "card L1: spellbook_vp must be a whole number .* not “None”"),
        (LABOUR.replace("recycling = 5", 'recycling = "5"'), "card L1: recycling must be a whole number"),
        (LABOUR.replace("bear = 3, ", ""), "card L1: faith must name bear, eagle and salamander"),
        (LABOUR.replace("bear = 3", "bear = 300"), "card L1: faith.bear must be a whole number"),
    ],
)
def test_what_is_wrong_with_a_labour_file_is_said(text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        new("salamandra", level="1", options={"labour": text}, seed=1)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("nonsense", "option placement is not TOML"),
        ("card = [1]", "no \\[\\[card\\]\\] entries"),
        (PLACEMENT[: PLACEMENT.rindex("[[card]]")], "must have 16 cards; it has 15"),
        (PLACEMENT.replace('start = "NW"', 'start = "N"', 1), "card P01: start must be one of NW, NE, SW, SE, not “N”"),
        (PLACEMENT.replace('arrow = "east"', 'arrow = "up"', 1), "card P03: arrow must be one of north, .* not “up”"),
        (PLACEMENT.replace("step = [0, 1]", "step = [1, 1]", 1), "card P05: step must be \\[0, 1\\] for an arrow"),
        (PLACEMENT.replace('start = "NW"', "start = 7", 1), "card P01: start must be one of"),
        (PLACEMENT.replace('start = "NW"', "start = [1]", 1), "card P01: start must be one of"),
    ],
)
def test_what_is_wrong_with_a_placement_file_is_said(text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        new("salamandra", level="1", options={"placement": text}, seed=1)


def test_a_game_with_own_cards_is_saved_and_loaded() -> None:
    from tableforone import load

    other = LABOUR.replace("vp_by_round = [1, 2, 3, 4]", "vp_by_round = [0, 0, 0, 0]")
    table = new("salamandra", level="1", options={"labour": other, "placement": PLACEMENT}, seed=11)
    for _ in range(4):
        if table.question is not None:
            table.answer(table.question.answers[-1])
    again = load(table.to_json())
    assert again.line == table.line and again.setup == table.setup
