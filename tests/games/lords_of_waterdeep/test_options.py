"""Tests of variant rules, bad input, the player by estimate, and the drawing."""

import pytest

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules.setup import start
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.games.lords_of_waterdeep.crafted import Desk


def test_the_switches_of_the_data_are_the_defaults() -> None:
    p = start(GAME.setup())
    for bit, name in enumerate(cards.SWITCHES):
        assert bool(p.switches >> bit & 1) is cards.SETUP_DATA["switches"][name]


@pytest.mark.parametrize("name", cards.SWITCHES)
def test_a_switch_can_be_chosen_and_is_kept_in_the_journal(name: str) -> None:
    value = "no" if cards.SETUP_DATA["switches"][name] else "yes"
    table = Table(GAME, GAME.setup(options={name: value}), 4)
    assert start(GAME.setup()).switches != start(table.setup).switches
    again = load_text(table.to_json(), lambda game: GAME)
    assert again.setup.options[name] == value
    assert again.line == table.line


def test_every_reading_says_what_no_and_yes_mean() -> None:
    for option in GAME.options:
        assert option.meanings.keys() == {"no", "yes"}, option.name


def test_bad_input_is_refused_in_one_sentence() -> None:
    with pytest.raises(Fault, match="“teams” is not an option"):
        GAME.setup(options={"teams": "yes"})
    with pytest.raises(Fault, match="“maybe” is not a choice of option plots_limit"):
        GAME.setup(options={"plots_limit": "maybe"})
    with pytest.raises(Fault, match="has no levels"):
        GAME.setup("hard")
    with pytest.raises(Fault, match="“skullport” is not a module"):
        GAME.setup(modules=["skullport"])


def test_the_greedy_player_beats_random_play_clearly() -> None:
    scores = {"random": 0, "greedy": 0}
    for name in scores:
        for seed in range(4):
            table = Table(GAME, GAME.setup(), seed)
            choose = make(name, GAME, seed)
            while not table.over:
                table.answer(choose(table.position, table.legal))
            scores[name] += table.scores[0]
    assert scores["greedy"] > scores["random"] + 4 * 40


def test_the_drawing_shows_spaces_tiles_taverns_quests_and_hand() -> None:
    desk = Desk(
        my="2F 5G",
        his="1W",
        quests=["raid_orc_stronghold"],
        hand=["ambush"],
        my_tiles=["caravan_court"],
        mine=["the_plinth"],
        theirs=["caravan_court"],
    )
    lines = GAME.draw(GAME.view(desk.p))
    text = " ".join(" ".join(lines).split())
    assert max(map(len, lines)) <= 79  # the terminal keeps one of 80 columns free
    for part in (
        "The Plinth [you] take 1 cleric",
        "Caravan Court [Pseudo] take all fighters here (2 now); yours, owner gains 1 fighter",
        "You: 0 clerics, 2 fighters, 0 rogues, 0 wizards, 5 gold; 3 of 4 agents to place",
        "Raid Orc Stronghold (Warfare): 2/4 fighters, 0/2 rogues -> 8 points, 4 gold",
        "Card: Ambush: Pseudo loses 1 fighter; if he has none, take 1 fighter",
        "Pseudo: 0 clerics, 0 fighters, 0 rogues, 1 wizard, 0 gold; 3 of 4 agents to place",
        "The Stone House 4 gold, 0 points on it",
    ):
        assert part in text, part


def test_a_placement_says_what_it_gives_and_who_is_paid() -> None:
    desk = Desk(his_tiles=["caravan_court"], my_tiles=["northgate"])
    said = desk.says()
    assert "Caravan Court: take 2 fighters; Pseudo owns it and gains 1 fighter" in said
    assert "Northgate: take 1 cube of your choice, take 2 gold" in said
    assert "Field of Triumph: take 2 fighters" in said
