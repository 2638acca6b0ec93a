"""Tests of Leopold and Elisabeth at a companion table."""

import re
from typing import Final, cast

import pytest

from tableforone import games
from tableforone.games.grand_austria_hotel.companion import dice
from tableforone.games.grand_austria_hotel.companion import hands as instructions
from tableforone.games.grand_austria_hotel.companion import numbers as c
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.opponent import hautel_couture
from tableforone.games.grand_austria_hotel.opponent.cards import DIE, FROM_LEFT
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.kernel.actions import Give
from tableforone.kernel.asking import noted
from tableforone.kernel.companion import hands, is_aside, new_table
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tests import twins


def table(*modules: str, **options: str) -> Table:
    home = games.find("grand-austria-hotel-companion")
    return new_table(home, home.setup("hard", modules, options), 3)  # the first card shows red guest, 6, staff


def words(table: Table) -> str:
    assert table.question
    return table.question.text


def tell(table: Table, *said: str) -> None:
    for one in said:
        assert table.question
        table.answer(table.question.answers[table.question.words.index(one)])


def test_colours_are_asked_first_and_points_only_where_they_decide() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "blue", "green", "yellow")
    assert words(at_home) == "Queue, place 1: how many points is the red guest worth?"
    tell(at_home, "4")
    # one question, then the list has all instructions
    assert words(at_home) == "How many dice are on space 6?"
    assert hands(at_home) == []
    tell(at_home, "3")
    assert [hand.text for hand in hands(at_home)] == [
        "Discard the red guest with 4 points in place 1 of the queue",
        "Put a red tile, guest side up, on room 3 on floor 1",
        "Close up the queue, then put a new guest in place 1",
        "Move a die from space 6 to Leopold’s turn order tile",
        "Move his points marker from 0 to 4",
    ]


def test_a_tie_of_colour_asks_for_the_points_of_those_alone() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "red", "green", "red")
    asked = []
    while "points" in words(at_home):
        asked.append(words(at_home))
        tell(at_home, "5")
    assert [text.partition(":")[0] for text in asked] == [f"Queue, place {place}" for place in (1, 3, 5)]
    tell(at_home, "3")
    assert "place" in hands(at_home)[0].text


def test_a_guest_who_stays_is_never_told_twice() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "blue", "green", "yellow", "4", "3")
    assert [guest["text"] for guest in at_home.view["queue"][1:]] == ["blue", "blue", "green", "yellow"]
    while at_home.question and at_home.question.word != "turn":
        at_home.answer(at_home.legal[0])
    tell(at_home, "Done, several guests left")
    while at_home.question and at_home.question.word != "taken":
        at_home.answer(at_home.legal[0])
    assert at_home.question
    assert at_home.question.words[0] == "None (or no more)"


def test_colour_and_points_of_a_guest_are_one_answer() -> None:
    at_home = table()
    tell(at_home, "red guest with 4 points", "blue", "blue guest with 10 points", "green", "yellow")
    assert words(at_home) == "How many dice are on space 6?"
    described = ["red, 4 points", "blue", "blue, 10 points", "green", "yellow"]
    assert [guest["text"] for guest in at_home.view["queue"]] == described


def test_done_says_who_has_left_the_queue() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "blue", "green", "yellow", "4", "3")
    while at_home.question and at_home.question.word != "turn":
        at_home.answer(at_home.legal[0])
    before = [guest["text"] for guest in at_home.view["queue"]]
    tell(at_home, f"Done, my guest came from place 4: {before[3]}")
    after = [guest["text"] for guest in at_home.view["queue"]]
    assert after[1:4] == before[:3] and after[4] == before[4]
    told = [guest["text"] for guest in at_home.view["queue"] if guest["colour"]]
    assert told == ["blue", "blue", "yellow"]


def test_the_space_with_the_most_dice_is_one_tap_also_of_equal_ones() -> None:
    """Only the space the hand points to is entered: later ones may tie, earlier ones have fewer."""
    p = cast(Hotels, table().position)
    p.instruction = next(card for card in range(193, 213) if FROM_LEFT[card])
    dice.lie_there(p, 10)
    frame = (c.MOST, 1, 2, 3, 4, 5, 6)
    assert c.FIRST + 3 in (dice.ask_most(p, frame) or [])
    dice.answer_most(p, frame, c.FIRST + 3)
    assert p.dice[3] == 10 and p.dice[1] < p.dice[3] and noted(p, c.LEADER) == 1 << 3
    dice.DICE.answer_count(p, (c.DICE, 3), 3)
    assert dice.DICE.unsure_most(p, [1, 2, 3, 4, 5, 6]) is None


def test_a_card_with_two_dice_asks_once() -> None:
    p = cast(Hotels, table().position)
    p.instruction = next(card for card in range(193, 213) if len(DIE[card]) == 2)
    first, last = DIE[p.instruction]
    dice.lie_there(p, 10)
    both = c.LEAD + (1 << first | 1 << last)
    assert {c.LEAD + (1 << first), c.LEAD + (1 << last), both} <= set(dice.ask_count(p, (c.DICE, first)) or [])
    dice.answer_count(p, (c.DICE, first), c.LEAD + (1 << last))
    assert p.dice[first] < p.dice[last] and not dice.unsure_shown(p, p.instruction)


def test_a_random_entrance_has_the_steps_of_all_four() -> None:
    home = games.find("grand-austria-hotel-companion")
    own = home.companion
    assert own is not None
    steps = [step.text for step in own.checklist(home.setup("hard", ("unique-hotels",)))]
    assert sum(text.startswith("Hautel Couture: ") for text in steps) == 3
    assert any("Sushi Resort: Put 6 tokens" in text for text in steps)
    chosen = [
        step.text for step in own.checklist(home.setup("hard", ("unique-hotels",), {"entrance": "hautel-couture"}))
    ]
    assert any(text.startswith("Reveal guests until 3 with 5, 6 or 7 points appear") for text in chosen)
    assert any(text.startswith("Put 18 items in a pool") for text in chosen)
    assert not any("Sushi" in text for text in chosen)


def test_a_new_round_is_a_line_of_the_list() -> None:
    at_home, seen = table(), list[str]()
    while not at_home.over and len(at_home.questions) < 60:
        seen += [hand.text for hand in hands(at_home)]
        at_home.answer(at_home.legal[0])
    assert "Round 2: move the round marker and return all dice" in seen
    assert not any(text.startswith("Round 1:") for text in seen)


def test_a_card_that_was_turned_over_gets_its_sentence() -> None:
    at_home = table(cards="mine")
    at_home.answer(202)
    while at_home.question and at_home.question.word != "opponent's turn":
        at_home.answer(at_home.legal[0])
    before = at_home.to_json()
    with pytest.raises(Fault, match="Card 202 was already revealed"):
        at_home.act(Give(202))
    with pytest.raises(Fault, match="“220” is not one of the choices"):
        at_home.act(Give(220))  # one of Elisabeth's
    assert at_home.to_json() == before


def test_with_ballrooms_elisabeth_asks_which_lie_there() -> None:
    at_home = table("ballrooms")
    assert at_home.spec.opponent(at_home.setup) == "Elisabeth"
    assert "ballroom" in words(at_home)


# --- the points and the Emperor marker, and the ends of rounds, as the lines say and nothing else

POINTS: Final = re.compile(r"(?:(?P<what>.+): m|M)ove h(?:is|er) points marker from (-?\d+) to (-?\d+)$")
EMPEROR: Final = re.compile(r"Move \w+’s marker on the Emperor track (?:back )?from (\d+) to (\d+)$")
ENDS: Final = {
    "celebrities": r"Discard the celebrities",
    "visit": r"The Emperor visits: score your own space too, then go back (\d) Emperor spaces",
    "Emperor": r"Emperor: move",
    "back": r"Move \w+’s marker on the Emperor track back|\w+ is on space 0 of the Emperor track",
    "tile": r"Emperor tile ([ABC]), only for you",
    "stars": r"Stars track: move",
    "dancers": r".*: score your own dancers too",
    "lounge": r"Lounge: ",
    "swap": r"Swap the turn order tiles and turn your used staff cards upright",
    "round": r"Round (\d): move the round marker",
    "items": r"Put a random item",
    "roll": r"Roll all 10 dice",
}


class Reader:
    """A person who reads the lines one by one."""

    def __init__(self, digital: twins.Played) -> None:
        self.digital = digital
        self.points = self.emperor = 0
        self.ends = list[tuple[str, str]]()  # the lines between rounds, each with its number or letter

    def read(self, text: str) -> None:
        kind, found = next(
            ((kind, found) for kind, line in ENDS.items() if (found := re.match(line, text))), ("", None)
        )
        if kind:
            self.ends.append((kind, found[1] if found and found.groups() else ""))
        if kind in ("visit", "swap"):  # the turn before is complete
            assert self.points == self.before("emperor visits" if kind == "visit" else "round"), text
        if moved := POINTS.match(text):
            assert int(moved[2]) == self.points != int(moved[3]), text
            self.points = int(moved[3])
        elif moved := EMPEROR.match(text):
            assert int(moved[1]) == self.emperor, text
            self.emperor = int(moved[2])

    def before(self, event: str) -> int:
        """The opponent's points in the digital game before the event that is told now."""
        nth = sum(kind == ("visit" if event == "emperor visits" else "swap") for kind, _ in self.ends)
        steps = [step for step, each in self.digital.events if each[0] == event]
        p = cast(Hotels, self.digital.before[steps[nth - (event == "emperor visits")]])
        return sum(p.his_points)


def ends_of(digital: twins.Played) -> list[tuple[str, str]]:
    """The lines between the rounds, from the rules and the digital game (24.4)."""
    modules, found = digital.end.modules, list[tuple[str, str]]()
    heard = digital.heard
    visits = [event for event in heard if event[0] == "emperor visits"]
    stars = [event for event in heard if event[0] == "stars scored"]
    for number in range(1, 8):
        found += [("celebrities", "")] * bool(modules & m.CELEBRITIES)
        if number in (3, 5, 7):
            theirs, letter = visits[number // 2 - 1][3], "ABC"[number // 2 - 1]
            found += [("visit", str(number)), *[("Emperor", "")] * bool(theirs), ("back", ""), ("tile", letter)]
            found += [("stars", "")] * bool(stars and stars[number // 2 - 1][3])
            found += [("dancers", "")] * bool(modules & m.BALLROOMS)
        if number < 7:
            found += [("lounge", "")] * bool(modules & m.CELEBRITIES)
            items = bool(modules & m.UNIQUE_HOTELS) and hautel_couture.his(digital.end)
            found += [("swap", ""), ("round", str(number + 1)), *[("items", "")] * items, ("roll", "")]
    return found


def follows_the_lines(modules: tuple[str, ...], seed: int) -> None:
    spec = games.find("grand-austria-hotel")
    twin = twins.twin_of(spec)
    setup = spec.setup(spec.levels[seed % 3], modules, twin.choices[seed % len(twin.choices)])
    digital, at_home = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    counts, reader = twins.Counts(), Reader(digital)
    while not at_home.over:
        texts = [hand.text for hand in hands(at_home) if not hand.done] if at_home.questions else []
        twins.tell_next(at_home, twin, digital, counts)
        if not is_aside(at_home.journal[-1]):  # otherwise the list stays
            for text in texts:
                reader.read(text)
    assert (reader.points, reader.emperor) == (sum(digital.end.his_points), digital.end.his_emperor)
    assert reader.ends == ends_of(digital)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "modules", [(), ("celebrities",), ("ballrooms", "celebrities"), ("unique-hotels", "some-more")]
)
def test_the_end_of_every_round_is_listed_for_both_sides(modules: tuple[str, ...], seed: int) -> None:
    follows_the_lines(modules, seed)


@pytest.mark.parametrize("kind", ["emperor visits", "round", "ballroom"])
def test_a_missing_line_between_rounds_is_found(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setitem(instructions.BETWEEN_TURNS, kind, lambda event, marker, p: [])
    with pytest.raises(AssertionError):
        follows_the_lines(("ballrooms", "celebrities"), 0)


def test_points_that_move_after_the_new_round_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "TURN_IS_OVER", frozenset({"instruction", "final"}))
    with pytest.raises(AssertionError):
        follows_the_lines((), 0)


# --- the order of the set-up

# each step by its first words: what it mixes into or reveals, and what it draws or uses
STEPS: Final[dict[str, tuple[set[str], set[str]]]] = {
    "Mix in the cards and tiles with a music note": ({"guests", "staff", "objectives", "Emperor tiles"}, set()),
    "Mix the new staff, objectives and Emperor tiles": ({"staff", "objectives", "Emperor tiles"}, set()),
    "Set up the game for two players": ({"board"}, {"objectives", "Emperor tiles"}),
    "Put 5 guests in the queue": ({"queue"}, {"guests"}),
    "Leopold gets turn order tile": (set(), set()),
    "Elisabeth gets turn order tile": (set(), set()),
    "Leopold’s hotel": ({"his hotel"}, set()),
    "Elisabeth’s hotel": ({"his hotel"}, set()),
    "Shuffle h": (set(), set()),
    "Leave h": (set(), set()),
    "Give h": (set(), set()),
    "Deal h": ({"staff"}, {"staff"}),
    "Draw 3 of the 5 ballrooms": (set(), set()),
    "Take 1 champagne": (set(), set()),
    "Put Elisabeth’s 10 dancers": (set(), {"his hotel"}),
    "Replace 3 white dice": (set(), {"board"}),
    "Place 3 celebrities": (set(), set()),
    "Shuffle Leopold’s 4 solo entrances": ({"his entrance"}, set()),
    "Shuffle Elisabeth’s 4 solo entrances": ({"his entrance"}, set()),
    "Leopold’s entrance is": ({"his entrance"}, set()),
    "Elisabeth’s entrance is": ({"his entrance"}, set()),
    "Reveal guests until 3": ({"guests", "orders"}, {"guests", "his entrance", "his hotel"}),
    "Put 18 items in a pool": ({"pool"}, {"orders", "his entrance"}),
    "Draw 1 random item": (set(), {"pool", "board", "his entrance"}),
    "Put 6 tokens": (set(), {"his hotel", "his entrance"}),
    "Put 15 tokens": (set(), {"board", "his entrance"}),
    "Draw 3 regular entrances": ({"your entrance"}, {"queue"}),
    "Put 1 unused objective": (set(), {"your entrance", "his entrance"}),
    "Draw 10 staff": (set(), {"staff", "your entrance"}),
    "Take a guest": (set(), {"queue"}),
}


def wrong_order(steps: list[str]) -> list[str]:
    """The steps that come too early: something they use is mixed, filled or revealed only later."""
    told = [next(told for words, told in STEPS.items() if step.startswith(words)) for step in steps]
    return [
        step
        for nth, (step, (_, uses)) in enumerate(zip(steps, told, strict=True))
        if any(uses & mixed for mixed, _ in told[nth + 1 :])
    ]


SETS: Final = [modules for level, modules in twins.ways(games.find("grand-austria-hotel")) if level == "easy"]


@pytest.mark.parametrize("modules", SETS, ids=",".join)
def test_nothing_is_drawn_before_it_is_mixed(modules: tuple[str, ...]) -> None:
    home = games.find("grand-austria-hotel-companion")
    assert home.companion
    entrances = next(option.choices for option in home.options if option.name == "entrance")
    for entrance in entrances if "unique-hotels" in modules else entrances[:1]:
        for who in ("app", "mine"):
            setup = home.setup("easy", modules, {"entrance": entrance, "cards": who})
            steps = [
                re.sub(r"^(Hautel|Nine|Sushi|Toll) [^:]*: ", "", step.text) for step in home.companion.checklist(setup)
            ]
            assert not wrong_order(steps)
            assert len(modules) < 2 or wrong_order(steps[::-1])
