"""Tests of Ralph at a companion table."""

import re
from typing import Final

import pytest

from tableforone import games
from tableforone.games.high_season.companion import hands as lines
from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules.scoring import scores
from tableforone.kernel.actions import Give
from tableforone.kernel.bits import mask_of
from tableforone.kernel.companion import DEAL, deals_bits, entry_of, hands, new_table, scene
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.table import Table
from tests import twins


def table(**options: str) -> Table:
    home = games.find("high-season-companion")
    return new_table(home, home.setup("3", (), {"ralph-hotel": "1"} | options), 5)


def go_on(table: Table) -> None:
    table.answer((2, 2, 2, 2, 1, 1) if entry_of(table) == "faces" else table.legal[0])


def test_the_app_rolls_the_dice_if_it_is_asked_to() -> None:
    at_home = table(dice="app")
    assert at_home.question and at_home.question.word == "turn"
    assert any(hand.text.startswith("Set out the dice:") for hand in scene(at_home).hands)


def test_who_turns_over_his_cards_can_change_in_the_middle_of_the_game() -> None:
    at_home = table()
    for nth in range(1, 400):
        if at_home.over:
            break
        if nth % 9 == 0:
            app = not scene(at_home).app_deals
            at_home.act(Give((DEAL, deals_bits(at_home, app=app))))
        go_on(at_home)
    assert at_home.over and at_home.result
    flips = [event for events in at_home.events for event in events if event[0] == "card"]
    assert len(flips) == 14  # 9.2.3
    assert len({event[2] for event in flips}) == 14
    assert games.find("high-season-companion").view(at_home.position)["ralph"]["deck"]["left"] == 2


def test_a_card_of_hers_that_is_not_known_is_told_once() -> None:
    at_home = table(cards="mine")
    asked = []
    while not at_home.over:
        assert at_home.question
        asked.append((at_home.question.word, at_home.position.stack[-1][1:2]))
        go_on(at_home)
    assert asked.count(("which", ())) == 14
    entered = {card for word, card in asked if word == "enter"}
    assert len(entered) == 14  # no card twice


def test_dice_are_asked_for_only_where_it_matters_which_you_took() -> None:
    at_home = table()
    asked = []
    while not at_home.over:
        assert at_home.question
        asked.append(at_home.question.word)
        assert at_home.question.word != "turn" or at_home.question.words == ["Done"]
        go_on(at_home)
    assert asked.count("roll") == 7
    assert asked.count("turn") == 14
    assert 0 < asked.count("dice") + asked.count("most dice") < 14


def test_a_card_that_cannot_be_there_gets_its_sentence() -> None:
    at_home = table(cards="mine", **{"ralph-hotel": "2"})
    while not at_home.question or at_home.question.word != "which" or not scene(at_home).turn:
        go_on(at_home)
    flipped = next(event[2] for events in at_home.events for event in events if event[0] == "card")
    before = at_home.to_json()
    with pytest.raises(Fault, match="was already flipped"):
        at_home.act(Give(flipped))
    assert at_home.to_json() == before


def test_level_one_has_no_c_cards() -> None:
    home = games.find("high-season-companion")
    at_home = new_table(home, home.setup("1", (), {"ralph-hotel": "1", "cards": "mine"}), 5)
    while not at_home.question or at_home.question.word != "which":
        go_on(at_home)
    with pytest.raises(Fault, match="No C card is left"):
        at_home.act(Give(19))


# --- Ralph's sheet, kept by a person who does what each line says and nothing else

MARK: Final = re.compile(r"Ralph’s (?:Emperor row (\d)|extra Emperor spaces): mark spaces? (\d+)(?: to (\d+))?")
CROSS: Final = re.compile(r"Cross out room (\d+) on Ralph’s sheet")
NOTE: Final = re.compile(r"(Note|Subtract) (\d+) points? (?:for|from) Ralph")
YOURS: Final = re.compile(r"Your own Emperor row (\d): with fewer than (\d) marked spaces")
ROUND: Final = re.compile(r"Round (\d): (take|give) .*start player marker")
SUM: Final = re.compile(r"Add up what you noted for Ralph: (-?\d+) point")
OTHER: Final = re.compile(r"Remove one die|Roll all ten|Nothing to|No points|Ralph’s Emperor row \d: subtract nothing")


class Sheet:
    """What is on paper after the lines read so far."""

    def __init__(self) -> None:
        self.track = [0, 0, 0, 0]
        self.rooms = set[int]()
        self.points = 0
        self.visits = list[tuple[int, int]]()  # the row and the spaces it needs
        self.rounds = list[tuple[int, str]]()
        self.total: int | None = None

    def read(self, text: str) -> None:
        if found := MARK.match(text):
            row, first = int(found[1] or 4) - 1, int(found[2])
            assert first == self.track[row] + 1, text  # the next free space of that row
            self.track[row] = int(found[3] or first)
            assert self.track[row] <= cards.TRACK_SPACES[row], text
        elif found := CROSS.match(text):
            assert int(found[1]) not in self.rooms
            self.rooms.add(int(found[1]))
        elif found := NOTE.match(text):
            self.points += int(found[2]) if found[1] == "Note" else -int(found[2])
        elif found := YOURS.match(text):
            self.visits.append((int(found[1]), int(found[2])))
        elif found := ROUND.match(text):
            self.rounds.append((int(found[1]), found[2]))
        elif found := SUM.match(text):
            self.total = int(found[1])
        else:
            assert OTHER.match(text), text


def kept_by_the_lines(seed: int) -> None:
    """Play a whole game; the sheet must become that of the digital game."""
    spec = games.find("high-season")
    setup = spec.setup(spec.levels[seed % len(spec.levels)])
    digital, at_home = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    twin, counts, sheet = twins.twin_of(spec), twins.Counts(), Sheet()
    while not at_home.over:
        for hand in hands(at_home):
            if not hand.done:
                sheet.read(hand.text)
        twins.tell_next(at_home, twin, digital, counts)
    p = digital.end
    assert sheet.track == p.track[4:]
    assert mask_of(sorted(sheet.rooms)) == p.occupied[OPPONENT]
    assert sheet.visits == [(row + 1, cards.TRACK_NEEDED[row]) for row in range(3)]
    assert sheet.rounds == [(number, "take" if number % 2 else "give") for number in range(2, 8)]
    assert sheet.points == sheet.total == scores(p)[1]


@pytest.mark.parametrize("seed", range(5))
def test_who_only_follows_the_lines_has_ralphs_sheet(seed: int) -> None:
    kept_by_the_lines(seed)


@pytest.mark.parametrize("kind", ["steps", "visit", "round", "counted"])
def test_a_line_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setitem(lines.HANDS, kind, lambda event, p: [])
    with pytest.raises(AssertionError):
        kept_by_the_lines(0)


def test_the_final_scoring_comes_before_your_score_is_asked() -> None:
    at_home = table()
    while not at_home.question or at_home.question.word != "your score":
        go_on(at_home)
    texts = [hand.text for hand in hands(at_home) if hand.thing == "final"]
    assert texts[0].startswith("Note ") and "floor 1" in texts[0]
    assert texts[-1] == f"Add up what you noted for Ralph: {at_home.scores[1]} points"
