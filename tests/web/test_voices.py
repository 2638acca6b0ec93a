"""Tests of move sentences and opponents' voices, for all decisions and moments of all games."""

import itertools
import random
import re

import pytest
from fastapi import FastAPI

import tableforone
from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import MOMENTS
from tableforone.kernel.speech import translations
from tableforone.kernel.story import log, steps_after, turn_end
from tableforone.kernel.table import Table
from tableforone.pages import character, tabletop
from tests.web.conftest import Visitor

OURS = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")
SENTENCE = re.compile(r"[A-Z].*\.")


def random_game(game: str, seed: int, everything: bool = False) -> Table:
    spec = games.find(game)
    table = tableforone.new(game, seed=seed, modules=tuple(spec.modules) if everything else ())
    chance = random.Random(seed)
    while not table.over:
        table.answer(chance.choice(table.legal))
    return table


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("everything", [False, True])
def test_every_move_of_yours_is_a_sentence_of_the_log(game: str, everything: bool) -> None:
    table = random_game(game, 5, everything)
    own = [line.text for line in log(table) if line.who == "me" and line.answered]
    assert len(own) == len(table.questions)
    for text in own:
        assert SENTENCE.fullmatch(text), text
        assert "  " not in text


def test_moves_are_told_as_they_were_made() -> None:
    table = tableforone.new("grand-austria-hotel", seed=5)
    hand = table.view["you"]["hand"]
    first = table.legal[0]
    name = next(card["name"] for card in hand if card["id"] == first)
    said = table.spec.say(table.position, first)
    table.answer(first)
    assert [line.text for line in log(table) if line.answered and line.who == "me"] == [f"You discard the {name}."]
    table.undo()
    assert [line.text for line in log(table) if line.undone] == [said]


@pytest.mark.parametrize("game", OURS)
def test_every_decision_has_words_of_its_own(game: str) -> None:
    spec = games.find(game)
    for seed, everything in ((1, False), (2, True)):
        table = random_game(game, seed, everything)
        for event in (event for told in table.events for event in told if event[0] == DECIDE):
            said = spec.remark(event)
            assert said == "" if game == OURS[2] and event[4] is None else said[0] == "“"


@pytest.mark.parametrize("game", OURS)
def test_every_opponent_says_something_at_every_moment(game: str) -> None:
    spec = games.find(game)
    for who in spec.opponents:
        for moment in MOMENTS:
            lines = {spec.quip(who, moment, n) for n in range(3)}
            assert len(lines) == 3
            assert all((line and line[0].isupper()) or line[0] == "“" for line in lines)


def test_the_moments_of_a_game() -> None:
    table = tableforone.new("high-season", seed=5)
    spec = table.spec
    assert character.at_the_table("a", table) in {spec.quip("Ralph", "start", n) for n in range(3)}
    table = random_game("high-season", 5)
    assert table.result is not None
    end = character.END[table.result.outcome]
    assert character.at_the_table("a", table) in {spec.quip("Ralph", end, n) for n in range(3)}


def test_a_great_turn_and_falling_behind_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = random_game("high-season", 5)
    spec = table.spec
    first, second = [turn for turn in table.questions if steps_after(table, turn)][1:3]
    leads = {first: -2, second: 3, turn_end(table, second): -8}
    snapshots = {id(table._snapshots[number]): lead for number, lead in leads.items()}
    steps, calm = steps_after(table, second), steps_after(table, first)
    monkeypatch.setattr(table, "position_at", lambda number: table._snapshots[number])
    monkeypatch.setattr(character, "_lead", lambda table, position: snapshots.get(id(position), 0))
    said = [character.in_his_turn(table, second, step, len(steps)) for step in steps]
    assert said[0] in {spec.quip("Ralph", "behind", n) for n in range(3)}
    assert said[-1] in {spec.quip("Ralph", "great", n) for n in range(3)}
    assert [character.in_his_turn(table, first, step, 9) for step in calm] == [spec.remark(s.event) for s in calm]


@pytest.mark.parametrize("language", ["en", *translations()])
def test_the_page_shows_each_move_once(visitor: Visitor, inner: FastAPI, language: str) -> None:
    sittings, lots = inner.state.sittings, random.Random(2)
    table = tableforone.new("grand-austria-hotel", seed=5)
    name = sittings.create(table)
    for _ in range(30):
        table = sittings.play(name, Give(lots.choice(table.legal)))
    page = visitor.see(f"/tables/{name}", headers={"Accept-Language": language})
    assert f'<html lang="{language}"' in page
    lines = re.findall(r'<li class="me">(.*?)</li>', page, re.DOTALL)
    last = [line for line in log(table)[-tabletop.LOG_LINES :] if line.who == "me"]
    assert sum("<button" in line for line in lines) == len({line.number for line in last if line.answered}) > 5
    texts = [re.sub(r"<.*", "", line, flags=re.DOTALL).strip() for line in lines]
    assert not [one for one, other in itertools.pairwise(texts) if one == other]
