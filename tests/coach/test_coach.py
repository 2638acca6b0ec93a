"""Tests of the coach: it knows only what the player knows, and its numbers add up."""

import json
import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from time import sleep
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.coach import process as coaching
from tableforone.coach.futures import Future, Futures, Interval, Met, Notes, difference, interval
from tableforone.coach.hints import (
    FIRST,
    SHOWN,
    SURE,
    Hint,
    Move,
    PlannedTurn,
    hint_of,
    in_words,
    measure,
    moves,
    ranked,
    refuses,
    rivals,
    signature,
    verdict,
    why,
)
from tableforone.coach.process import END, Asking, Coach
from tableforone.coach.puzzles import LONGEST, LOOKS, SHORTEST
from tableforone.coach.reasons import causes, differences, reason
from tableforone.coach.regret import JUDGE, regrets
from tableforone.coach.review import CLOSELY, Looks, Moment, Review, steps
from tableforone.coach.thoughts import thought
from tableforone.coach.voice import t
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Event
from tableforone.kernel.meanings import PSEUDO
from tableforone.kernel.speech import Speech, speaking
from tableforone.kernel.story import moved_after
from tableforone.kernel.table import Table
from tableforone.players import Budget, PlannedLine, make, mind_of
from tableforone.players.agents import agent_named
from tableforone.players.budget import HINT
from tableforone.players.mind import Mind
from tableforone.players.planner import Planner
from tableforone.puzzles import kept, own_puzzle, reason_of

HOUSE = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")


def middle(game: str, seed: int = 3, answers: int = 9) -> Table:
    table = tableforone.new(game, seed=seed)
    chance = make("random", table.spec, seed)
    for _ in range(answers):
        table.answer(chance(table.position, table.legal))
    while len(table.legal) < 2:
        table.answer(table.legal[0])
    return table


def heard(asking: Asking) -> Iterator[Any]:
    """The results of a question one by one, as they come."""
    while not asking.left and (said := asking.picked_up()) is not END:
        if said is None:
            sleep(0.01)
        else:
            yield said


def sent(coach: Coach, number: int) -> None:
    """Send a signal to the process of a coach."""
    assert coach.process is not None and coach.process.pid is not None
    os.kill(coach.process.pid, number)


def review(table: Table, mind: Mind, looks: Looks = CLOSELY) -> Review:
    """The whole review, which comes last."""
    found = list(steps(table, mind, looks))[-1]
    assert isinstance(found, Review)
    return found


def said(table: Table, most: int = 4, seconds: float = 600.0) -> list[Hint]:
    return list(thought(table.line, seconds, Budget(84), most))


@pytest.mark.parametrize("game", HOUSE)
def test_a_hint_is_a_whole_turn_that_can_be_played(game: str) -> None:
    table = middle(game)
    found = said(table)
    assert [one.stage for one in (found[0], found[-1])] == [FIRST, SURE]
    assert len(found[0].turns) == 1 and not found[0].games
    last = found[-1]
    assert last.games == 4 and last.verdict
    assert last.turns[0].reason or not last.verdict[0].isdigit(), "a clear verdict has its reason"
    assert 0 <= last.win.low <= last.win.mean <= last.win.high <= 1
    assert 2 <= len(last.turns) <= SHOWN
    assert len({turn.answer for turn in last.turns}) == len(last.turns)
    for turn in last.turns:
        played = Table.at(table.line, games.find)
        for answer in turn.answers:
            assert answer in played.legal
            played.answer(answer)
        assert next(move.answer for move in turn.moves) == turn.answer
        assert all(len(move.short) <= len(move.words) for move in turn.moves)


def test_the_first_turn_is_the_one_the_planner_ranks_first() -> None:
    for game in HOUSE:
        table = middle(game)
        mind = mind_of(table.spec).mind
        plan = Planner(mind).plan(table.position, table.legal, Budget(84))
        second = next(one for one in said(table, 0) if one.stage != FIRST)
        if table.spec.thing(table.position, plan[0].answers[0]):
            assert second.turns[0].answers == plan[0].answers


@pytest.mark.parametrize("game", HOUSE)
def test_secret_twins_get_equal_hints(game: str) -> None:
    """Two tables look the same to the player but have other seeds: the hints are the same."""
    table = middle(game)
    twin = Table.at(table.line, games.find, seed=99)
    assert twin.line == table.line

    def told(one: Table) -> list[Hint]:
        return [hint._replace(seconds=0.0) for hint in said(one)]

    assert told(twin) == told(table)


def test_no_hint_at_a_forced_move() -> None:
    table = tableforone.new("high-season", seed=3)
    chance = make("random", table.spec, 3)
    while len(table.legal) > 1:
        table.answer(chance(table.position, table.legal))
    assert said(table) == []


def future(
    mine: float, win: float = 0.5, theirs: float = 0.0, met: Sequence[Met] = (), scored: int = 0, krones: int = 0
) -> Future:
    amounts = dict.fromkeys(HOTEL.causes.amounts, 0) | {"more-krones": krones}
    return Future(mine, theirs, win, {one.event[:3]: one for one in met}, amounts, scored)


HOTEL = games.find("grand-austria-hotel")
DUKE = Met(("leave", YOU, 69, 4), 6)  # a guest moves in: 6 points
ROOM = Met(("prepare", YOU, 17, 0, 2, 2), 2)
CLAIM = Met(("his objective", OPPONENT, 105, 3, 15, 0), -15)


def test_a_verdict_claims_only_what_its_range_bears_out() -> None:
    second = PlannedTurn((1,), (Move(1, "Take a 2", "Take a 2 (1 krone)", "die:2"),), 0.5, 9.0, 9.0)
    clear, vague = [future(n) for n in (10, 12, 11, 13)], [future(n) for n in (1, 19, 2, 22)]
    other = [future(n) for n in (5, 6, 7, 6)]
    same = interval([0.0] * 4)
    assert verdict(difference(clear, other), same, second) == "6 points more than your next best turn."
    unclear = "Close call with “Take a 2”: the difference could be 16 points either way."
    assert verdict(difference(vague, other), same, second) == unclear
    assert verdict(Interval(0.2, -1.0, 2.6), same, second) == "About equal to “Take a 2”: at most 3 points apart."
    assert verdict(difference(vague, other), Interval(0.031, 0.02, 0.04), second).startswith("3% more winning chance")


def test_about_equal_turns_need_no_reason() -> None:
    """An event that happens after one of them only is no reason if the points are the same."""
    table = middle("grand-austria-hotel")
    mind, p = mind_of(table.spec).mind, table.position
    lines = rivals(table.spec, p, Planner(mind).plan(p, table.legal, HINT))[:2]
    events = [future(5, met=(DUKE,)) for _ in range(6)]
    for points, told in ((5, False), (1, True)):
        played = [events, [future(points) for _ in range(6)]]
        hint = hint_of(p, lines, played, Futures(mind, table.setup), SURE)
        assert hint.verdict.startswith("About equal") != told
        assert bool(hint.turns[0].reason) == told


def test_reasons_are_events_of_the_game_that_surely_happen_more_often() -> None:
    ones = [future(9, met=(DUKE, ROOM)) for _ in range(6)]
    others = [future(3, met=(ROOM,)) for _ in range(5)] + [future(3, met=(DUKE, ROOM))]
    often = f"{HOTEL.tell(DUKE.event)} That happens in 6 of 6 simulated games, after the other turn in 1."
    assert reason(HOTEL, ones, others, "Leopold") == often
    assert reason(HOTEL, others, ones, "Leopold") == "You score about 6 points fewer."
    theirs = [future(3, met=(CLAIM,), theirs=15) for _ in range(6)]
    spared = [future(3) for _ in range(6)]
    assert reason(HOTEL, spared, theirs, "Leopold") == (
        "After the other turn, in 6 of 6 simulated games (after this one in none): "
        f"{HOTEL.tell(CLAIM.event)} Leopold scores about 15 points fewer."
    )
    mixed = [future(n) for n in (9, -9, 8, -8, 1, -1)]
    assert reason(HOTEL, mixed, spared, "Leopold") == "No single cause stands out."


def test_without_such_an_event_there_is_more_of_something_or_the_points_come_later() -> None:
    others = [future(3, scored=3, krones=2) for _ in range(6)]
    richer = [future(9, scored=9, krones=4 + n % 2) for n in range(6)]
    assert reason(HOTEL, richer, others, "Leopold") == "You have about 2 more krones left."
    poorer = [future(9, scored=9, krones=n) for n in (0, 1, 2, 3, 4, 5)]
    assert reason(HOTEL, poorer, others, "Leopold") == "You score about 6 points more."
    later = [future(9, scored=3, krones=2) for _ in range(6)]
    assert reason(HOTEL, later, others, "Leopold").startswith("The points come later")


@pytest.mark.parametrize("game", HOUSE)
def test_causes_do_not_depend_on_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the data of events is compared: other sentences or languages give the same reason."""
    table = middle(game)
    spec, lines = table.spec, [table.legal[:1], table.legal[-1:]]

    def found() -> list[Any]:
        futures = Futures(mind_of(spec).mind, table.setup)
        played = [[futures.future(table.position, line, nth) for nth in range(4)] for line in lines]
        assert any(one.met for one in played[0])
        return [played, causes(spec, played[0], played[1], "the opponent")]

    usual = found()
    with speaking(PSEUDO):
        assert found() == usual
    monkeypatch.setattr(Speech, "said", lambda self, language, key, data: "1 2 3 points (4).")
    assert found() == usual


def test_less_for_the_opponent_is_a_cause_too() -> None:
    spec = games.find("salamandra")
    some, fewer = (
        [
            Future(3, theirs, 0.5, {}, dict.fromkeys(spec.causes.amounts, 0) | {"fewer-his-groves": groves})
            for _ in range(6)
        ]
        for theirs, groves in ((9, 5), (6, 3))
    )
    assert reason(spec, fewer, some, "Rudolph") == (
        "Rudolph takes about 2 groves fewer. Rudolph scores about 3 points fewer."
    )
    assert reason(spec, some, fewer, "Rudolph") == "Rudolph scores about 3 points more."


def test_what_the_opponent_does_after_the_other_future_ends_is_no_difference() -> None:
    """One future has two turns of Leopold, the other has one: his claim in the second does not count."""
    short, long = Notes(HOTEL.causes), Notes(HOTEL.causes)
    for notes in (short, long):
        notes.hear([("his room", OPPONENT, 86, 2, 1, 3, 0, 0)], own=False)
    long.hear([CLAIM.event], own=False)
    assert (short.turns, long.turns) == (1, 2)
    one, other = ([future(3)._replace(met=notes.met, turns=notes.turns) for _ in range(6)] for notes in (short, long))
    assert not list(differences(HOTEL, one, other))
    assert list(differences(HOTEL, [each._replace(turns=2) for each in one], other))


def test_points_belong_to_the_event_that_brought_them() -> None:
    """A guest moves in and completes a group: each event has its points; moves of the turn are marked."""
    notes = Notes(HOTEL.causes)
    guest, moved, claim = ("leave", YOU, 69, 4), ("occupy", YOU, 7, 0), ("claim", YOU, 105, 15)
    for_guests, for_groups, for_objectives = (
        ("points", YOU, points, account) for points, account in ((4, 0), (6, 2), (15, 4))
    )
    notes.hear([guest, moved, for_guests, for_groups], own=True)
    notes.hear([claim, for_objectives], own=False)
    found = {what[0]: (met.points, met.own) for what, met in notes.met.items()}
    assert found == {"leave": (4, True), "occupy": (6, False), "claim": (15, False)}


@pytest.mark.parametrize(
    "game, event, words",
    [
        ("salamandra", ("rudolph_grove", OPPONENT, 17, 1080, 14), "Rudolph takes grove G18 (5 points)."),
        (
            "salamandra",
            ("place", YOU, 24, 1082),
            "You place an apprentice on the top spot of the green field F07 at E2 S1: 1 scroll and 2 points.",
        ),
        (
            "salamandra",
            ("place", YOU, 25, 1082),
            "You place an apprentice on the right spot of the green field F07 at E2 S1.",
        ),
    ],
)
def test_a_cause_says_what_counts_about_an_event(game: str, event: Event, words: str) -> None:
    assert reason_of(games.find(game), [("reason-always", {"event": event})]) == words


def test_a_score_check_that_is_lost_is_a_cause_and_one_that_is_passed_is_none() -> None:
    notes = Notes(games.find("salamandra").causes)
    notes.hear([("check", TABLE, 2, 20, 10)], own=False)
    assert not notes.met
    notes.hear([("check", TABLE, 3, 20, 20)], own=False)
    assert list(notes.met) == [("check", TABLE, 3)]


@pytest.mark.parametrize("game", HOUSE)
def test_choices_are_named_with_what_tells_them_apart(game: str) -> None:
    for seed in range(3):
        table = tableforone.new(game, seed=seed)
        chance = make("random", table.spec, seed)
        for _ in range(60):
            if table.over:
                break
            named = [moves(table.spec, table.position, [answer])[0] for answer in table.legal]
            whole = {move.words for move in named}
            assert len({move.short for move in named}) == len(whole), sorted(move.short for move in named)
            table.answer(chance(table.position, table.legal))


@pytest.mark.parametrize("language", ("en", "de", "fr", "es"))
@pytest.mark.parametrize("game", HOUSE)
def test_a_move_is_named_by_a_message_and_never_by_a_piece_of_one(game: str, language: str) -> None:
    """A mark in the words of the game, where a sentence could be cut, changes nothing."""
    spec, shorter = games.find(game), 0
    with speaking(language):
        for seed in range(2):
            table = tableforone.new(game, seed=seed, modules=spec.modules if seed else ())
            chance = make("random", spec, seed)
            while not table.over and len(table.journal) < 150:
                p, cut = table.position, replace(spec, say=lambda p, a: f"A: B (C), D; {spec.say(p, a)}")
                for answer in table.legal:
                    (move,), (marked,) = moves(spec, p, [answer]), moves(cut, p, [answer])
                    assert marked.short in (move.short, marked.words)
                    assert not move.short.endswith((" ", ":", ";", ",")) and move.short.count("(") == move.short.count(
                        ")"
                    )
                    shorter += len(move.short) < len(move.words)
                table.answer(chance(p, table.legal))
    assert shorter


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Take a {}"), ("de", "Eine {} nehmen"), ("fr", "Prendre un {}"), ("es", "Tomar un {}")],
)
def test_a_die_is_named_without_its_action(language: str, name: str) -> None:
    table = tableforone.new("high-season", seed=11)
    with speaking(language):
        named = {moves(table.spec, table.position, [answer])[0].short for answer in table.legal}
    assert len(named & {name.format(die) for die in range(1, 7)}) > 2


@pytest.mark.parametrize("language", ("en", "de", "fr", "es"))
def test_the_same_event_is_the_same_whatever_came_before(language: str) -> None:
    """Rudolph's points are counted from his total: 4 points are the same with 19 and with 20."""
    spec = games.find("salamandra")
    notes = Notes(spec.causes)
    one, other = (("rudolph_book_points", OPPONENT, 4, total) for total in (19, 20))
    notes.hear([one, other], own=False)
    assert [met.points for met in notes.met.values()] == [-8]
    with speaking(language):
        said = {reason_of(spec, [("reason-always", {"event": event})]) for event in (one, other)}
        assert len(said) == 1 and "4" in min(said) and "19" not in min(said)


@pytest.mark.parametrize("language", ("en", "de", "fr", "es"))
@pytest.mark.parametrize("game", HOUSE)
def test_all_that_can_be_a_reason_has_words_in_every_language(game: str, language: str) -> None:
    """Every amount has a message, every event of simulated games has words, undeclared kinds do not count."""
    table = middle(game)
    spec, futures = table.spec, Futures(mind_of(table.spec).mind, table.setup)
    found = futures.future(table.position, table.legal[:1], 1)
    assert found.met and {what[0] for what in found.met} <= set(spec.causes.kinds)
    assert set(found.amounts) == {*spec.causes.amounts, *spec.causes.theirs}
    with speaking(language):
        for met in found.met.values():
            assert reason_of(spec, [("reason-always", {"event": met.event})])
        for key in found.amounts:
            one, more = (reason_of(spec, [("reason-amount", {"amount": key, "n": n})]) for n in (1, 3))
            assert one != more and "3" in more and key in spec.speech.learn(language)


def test_a_clear_verdict_is_not_said_twice_and_a_turn_that_is_surely_worse_is_not_praised() -> None:
    better, worse = [future(9, met=(DUKE,)) for _ in range(6)], [future(3, met=(ROOM,)) for _ in range(6)]

    def told(ones: list[Future], others: list[Future], first: bool = True) -> str:
        return why(HOTEL, causes(HOTEL, ones, others, "Leopold"), difference(ones, others), first)

    assert told(worse, better, first=False) == "You score about 6 points fewer."
    plain = [future(9, scored=9) for _ in range(6)], [future(3, scored=3) for _ in range(6)]
    assert told(*plain) == "No single cause stands out."
    even = [future(n) for n in (5, 7, 4, 8)], [future(6) for _ in range(4)]
    assert told(*even) == ""


def test_another_order_of_the_same_moves_is_no_other_turn() -> None:
    """The two rooms before round 1: the same two rooms in either order are one turn."""
    table = tableforone.new("grand-austria-hotel", seed=3)
    chance = make("random", table.spec, 3)
    while "before round 1 (2 to go)" not in table.spec.ask(table.position):
        table.answer(chance(table.position, table.legal))
    one, other, *_ = table.legal
    lines = [
        PlannedLine(answers, worth, 0.0, 0.0, 0.0) for answers, worth in (((one, other), 2.0), ((other, one), 1.0))
    ]
    _, said = signature(table.spec, table.position, (one, other))
    assert said == signature(table.spec, table.position, (other, one))[1]
    assert rivals(table.spec, table.position, lines) == lines[:1]


def test_the_next_best_turn_is_the_one_that_comes_closest() -> None:
    table = middle("salamandra")
    lines = [PlannedLine((answer,), 3.0 - nth, 0.0, 0.0, 0.0) for nth, answer in enumerate(table.legal[:3])]
    played = [[future(n) for n in numbers] for numbers in ((9, 9, 9, 9), (1, 2, 1, 2), (8, 7, 8, 7))]
    assert ranked(table.spec, table.position, lines, played) == [0, 2, 1]


def test_where_no_turn_wins_own_points_count() -> None:
    """Losing at once has the better margin; without a chance to win, the own points count."""
    table = middle("salamandra")
    lines = [PlannedLine((answer,), 2.0 - nth, 0.0, 0.0, 0.0) for nth, answer in enumerate(table.legal[:2])]
    played = [
        [future(27, win=0.0, theirs=30) for _ in range(4)],
        [future(n, win=0.01, theirs=70) for n in (58, 60, 59, 59)],
    ]
    assert ranked(table.spec, table.position, lines, played) == [1, 0]
    assert measure(played)(played[1], played[0]).mean == 32
    winning = [[one._replace(win=0.5) for one in futures] for futures in played]
    assert ranked(table.spec, table.position, lines, winning) == [0, 1]


def test_the_opponent_is_spared_nothing_where_he_scores_more() -> None:
    ones = [future(9, theirs=20) for _ in range(6)]
    others = [future(1, theirs=10, met=(CLAIM,)) for _ in range(6)]
    assert "claims" not in reason(HOTEL, ones, others, "Leopold")


def test_a_loan_before_it_makes_no_answer_of_a_refusal() -> None:
    """High Season: "Take a loan; decline the bonus" declines as well."""
    table = tableforone.new("high-season", seed=4)
    chance = make("random", table.spec, 4)
    spec = table.spec

    def both() -> bool:
        said = [spec.say(table.position, answer) for answer in table.legal]
        return any("loan" in each for each in said) and any(each.startswith("Decline") for each in said)

    while not both():
        table.answer(chance(table.position, table.legal))
    loan = next(answer for answer in table.legal if "loan" in spec.say(table.position, answer))
    decline = next(answer for answer in table.legal if spec.say(table.position, answer).startswith("Decline"))
    other = next(answer for answer in table.legal if answer not in (loan, decline))
    assert refuses(spec, table.position, (loan, decline)) and not refuses(spec, table.position, (loan, other))


def test_what_is_free_is_not_refused() -> None:
    """A line that takes nothing ranks first only if it is clearly better."""
    table = middle("grand-austria-hotel")
    chance = make("random", table.spec, 1)
    spec = table.spec

    def offered() -> bool:
        things = [spec.thing(table.position, answer) for answer in table.legal]
        return "" in things and any(things)

    while not offered():
        table.answer(chance(table.position, table.legal))
    p = table.position
    nothing = next(answer for answer in table.legal if not spec.thing(p, answer))
    something = next(answer for answer in table.legal if spec.thing(p, answer))
    lines = [PlannedLine((nothing,), 2.0, 0.0, 0.0, 0.0), PlannedLine((something,), 1.0, 0.0, 0.0, 0.0)]
    assert ranked(spec, p, lines, [[], []]) == [1, 0]
    slightly = [future(n) for n in (5, 7, 4, 8)], [future(6) for _ in range(4)]
    assert ranked(spec, p, lines, [*slightly]) == [1, 0]
    surely = [future(n) for n in (15, 17, 14, 18)], [future(6) for _ in range(4)]
    assert ranked(spec, p, lines, [*surely]) == [0, 1]


def test_below_five_percent_a_hint_counts_points() -> None:
    turn = PlannedTurn((1,), (Move(1, "Pass", "Pass", "pass"),), 0.03, 90.0, 120.0)
    told = Hint(SURE, (turn,), "x", Interval(0.03, 0.0, 0.06), Interval(90.4, 84.0, 96.6), 8)
    assert told.in_points
    assert "points count: about 90, range 84 to 97" in in_words(told)[1]
    assert "Winning chance 30%" in in_words(told._replace(win=Interval(0.3, 0.2, 0.4)))[1]


def test_a_coach_that_dies_is_told_of_and_comes_back() -> None:
    coach = Coach()
    line = middle("salamandra").line
    try:
        said = coach.ask(line, 30.0)
        assert next(heard(said)).turns
        sent(coach, signal.SIGKILL)
        assert [one.trouble for one in heard(said)][-1] == t("coach-stopped")
        again = list(heard(coach.ask(line, 0.1)))
        assert again[-1].turns
    finally:
        coach.close()


def test_a_hint_that_nobody_waits_for_is_stopped_and_the_next_is_its_own() -> None:
    coach = Coach()
    first, second = middle("salamandra"), middle("high-season")
    try:
        said = coach.ask(first.line, 30.0)
        next(heard(said))
        said.close()
        for one in heard(coach.ask(second.line, 0.2)):
            assert {turn.answer for turn in one.turns} <= set(second.legal)
    finally:
        coach.close()


def finished(seed: int, player: str, budget: Budget | None = None, level: str = "3") -> Table:
    table = tableforone.new("high-season", level=level, seed=seed)
    choose = make(player, table.spec, 0, budget)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    return table


QUICKLY = Looks(Budget(28), 3, 4)


def test_a_review_adds_up() -> None:
    table = tableforone.new("high-season", seed=2)
    mind = mind_of(table.spec).mind
    with pytest.raises(Fault, match="not over"):
        review(table, mind, QUICKLY)
    table = finished(2, "greedy")
    coming = list(steps(table, mind, QUICKLY))
    found = coming[-1]
    assert isinstance(found, Review) and found.moments
    assert len(coming[0][2]) <= 1 and len(coming[-2][2]) == len(found.moments), "results as they come"
    assert abs(found.start + found.luck - found.cost - found.end) < 1e-9
    assert all(moment.cost >= 0 for moment in found.moments)
    assert len(found.costliest) <= 3
    for moment in found.costliest:
        assert moment.better and moment.why and moment.made[0].answer == table.journal[moment.number]
        again = table.copy()
        again.undo_to(moment.number)
        for answer in moment.line:
            assert answer in again.legal
            again.answer(answer)
    own = set(table.questions)
    for one, other in pairwise(found.moments):
        if all(n in own for n in range(one.number, other.number)) and not moved_after(table, one.number):
            assert one.cost <= max(0.0, one.before - other.before) + 1e-9, "nothing was revealed: no luck mends a move"
    assert found == review(table, mind, QUICKLY), "the same game, the same review"


def test_the_costliest_decision_with_one_best_turn_is_a_puzzle() -> None:
    table = tableforone.new("high-season", seed=2)
    dora = agent_named("dora").start(table.spec, 0)
    while not table.over:
        table.answer(dora(table.position, table.legal))
    found = review(table, mind_of(table.spec).mind)
    puzzle = found.puzzle
    assert puzzle is not None and puzzle.points >= 1 and puzzle.reason
    assert puzzle.number in {moment.number for moment in found.costliest}
    assert puzzle.line[0] != table.journal[puzzle.number]
    assert own_puzzle(table, json.loads(json.dumps(puzzle._asdict()))) == puzzle
    posed = puzzle.table(table)
    assert posed.position.key() == table.position_at(puzzle.number).key() and not posed.can_redo


@pytest.mark.parametrize("nth", range(len(kept())))
def test_a_kept_puzzle_agrees_with_the_net_of_today(nth: int) -> None:
    """If this fails after a new net, run: tableforone puzzles GAME --keep."""
    puzzle = kept()[nth]
    table = puzzle.table()
    lines = rivals(
        table.spec, table.position, Planner(mind_of(table.spec).mind).plan(table.position, table.legal, HINT)
    )
    ends = [signature(table.spec, table.position, line)[0] for line in (lines[0].answers, puzzle.line)]
    assert ends[0] == ends[1]
    assert lines[0].worth - lines[1].worth >= LOOKS / 2
    assert SHORTEST <= len(moves(table.spec, table.position, puzzle.line)) <= LONGEST


def test_regret_is_what_a_smaller_budget_loses() -> None:
    spec = games.find("high-season")
    none, judge = regrets(spec, 1, 3, (Budget(0), JUDGE))
    assert none.positions == judge.positions > 2
    assert (judge.same, judge.points.mean, judge.chance.mean) == (1.0, 0.0, 0.0)
    assert 0 <= none.same <= 1 and none.points.low <= none.points.mean <= none.points.high
    assert regrets(spec, 1, 3, (Budget(0),)) == [none], "the same command, the same table"


def test_the_experts_own_games_are_neither_lucky_nor_unlucky() -> None:
    """The mean luck over its games is near zero, and its own moves cost almost nothing."""
    mind = mind_of(games.find("high-season")).mind
    found = [review(finished(seed, "expert", Budget(84), "1"), mind, QUICKLY) for seed in range(16)]
    assert abs(sum(one.luck for one in found)) / len(found) < 0.1
    assert sum(one.cost for one in found) / len(found) < 0.1


def moment(number: int, before: float, after: float, then: float) -> Moment:
    return Moment(number, 1, "", "", before, after, then)


def test_the_turning_point_is_a_jump_towards_the_later_winner_or_there_is_none() -> None:
    small = [moment(n, 0.5 + n / 50, 0.5 + n / 50, 0.52 + n / 50) for n in range(5)]
    last = moment(9, 0.6, 0.6, 1.0)
    assert Review((*small, last), 0.5, 1.0, 1.0, 8).turning is None, "the scoring is none"
    up, down = moment(6, 0.3, 0.3, 0.55), moment(7, 0.6, 0.2, 0.25)
    assert Review((*small, up, down, last), 0.5, 1.0, 1.0, 8).turning == up
    lost = Review((*small, up, down, last), 0.5, 0.0, 0.0, 8).turning
    assert lost == down and lost is not None and round(lost.cost, 2) == 0.4


@pytest.mark.skipif(os.name != "posix", reason="a process is held by a signal")
def test_who_leaves_never_waits_and_whoever_comes_next_is_told() -> None:
    """While the process is stopped, leaving, asking the next question and ending do not block."""
    coach = Coach()
    line = middle("salamandra").line
    try:
        first = coach.ask(line, 30.0)
        assert next(heard(first)).turns
        assert (first.behind, first.began) == (False, True)
        sent(coach, signal.SIGSTOP)
        first.close()
        assert list(heard(first)) == []
        second, third = coach.ask(line, 0.1), coach.ask(line, 0.1)
        assert (second.behind, second.began, third.behind) == (True, False, True)
        assert coach.wanted_elsewhere
        second.close()
        sent(coach, signal.SIGCONT)
        assert list(heard(third))[-1].turns and third.began and not second.began
        held = coach.ask(line, 30.0)
        next(heard(held))
        sent(coach, signal.SIGSTOP)
    finally:
        coach.close()
    assert coach.process is None and list(heard(held))[-1:] != [t("coach-stopped")]
    assert list(heard(coach.ask(line))) == [], "after the end nobody answers"


@pytest.mark.skipif(os.name != "posix", reason="a process is held by a signal")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_coach_that_hangs_is_ended_and_started_again(monkeypatch: pytest.MonkeyPatch, leaves: bool) -> None:
    """A process that is stopped by a signal stands for one that never comes back."""
    coach = Coach()
    line = middle("salamandra").line
    try:
        first = coach.ask(line, 30.0)
        assert next(heard(first)).turns
        hung = coach.process
        monkeypatch.setattr(coaching, "STOPS" if leaves else "SILENT", 0.5)
        sent(coach, signal.SIGSTOP)
        if leaves:
            first.close()
        else:
            assert list(heard(first))[-1].trouble == t("coach-stopped")
        monkeypatch.undo()
        assert list(heard(coach.ask(line, 0.1)))[-1].turns
        assert coach.process is not hung and hung is not None and not hung.is_alive()
    finally:
        coach.close()
