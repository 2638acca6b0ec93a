"""Tests of Pseudo at a companion table: corrections of his display take effect."""

from typing import Final

from tableforone import games, load
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.games.lords_of_waterdeep.voice.names import PLACE_NAMES
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import ADJUST, facts, new_table, own_of
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.table import Table
from tests import twins
from tests.companion.shelf import begun

HE_TAKES_ALL: Final = (1212, "greedy for one colour")  # the number of a game, and who plays it


def at_a_place() -> Table:
    """Just before her first agent is placed."""
    table, teller = begun(games.find("lords-of-waterdeep"), seed=4)
    while table.question and table.question.word != "place":
        teller.tell(table)
    return table


def mend(table: Table, name: str, by: int) -> None:
    amounts = own_of(table).amounts(table.position)
    table.act(Give((ADJUST, [amount.name for amount in amounts].index(name), by)))


def test_an_agent_that_stands_elsewhere_is_mended() -> None:
    table = at_a_place()
    p = table.position
    assert isinstance(p, Waterdeep)
    his, pools = p.trail[-1], p.pool[:]
    free = next(place for place in range(cards.FIRST_TILE) if place in table.legal)
    mend(table, f"your agent on {PLACE_NAMES[free]}", 1)
    mend(table, f"his agent on {PLACE_NAMES[his]}", -1)
    p = table.position
    assert isinstance(p, Waterdeep)
    assert p.my_places == 1 << free and not p.his_places and not p.trail
    assert p.pool == [pools[YOU] - 1, pools[OPPONENT] + 1]
    assert free not in table.legal and his in table.legal
    table.undo(2)
    assert table.position.pool == pools  # type: ignore[attr-defined]


def test_his_cubes_and_the_marker_are_mended() -> None:
    table = at_a_place()
    mend(table, "his wizards", 2)
    mend(table, "you have the first-player marker", 1)
    p = table.position
    assert isinstance(p, Waterdeep)
    assert p.his[3] >= 2 and p.first == YOU


def test_corrected_numbers_never_go_below_zero() -> None:
    """More cubes than there are, and no agent left for a placement that has started."""
    table = at_a_place()
    for kind in ("clerics", "fighters", "rogues", "wizards"):
        mend(table, f"his {kind}", 350)
    p = table.position
    assert isinstance(p, Waterdeep)
    mend(table, "your agents left", -p.pool[YOU])
    for _ in range(12):
        table.answer(table.legal[0])
        assert [amount for amount in own_of(table).amounts(table.position) if amount.value < amount.least] == []


def test_he_places_the_agent_of_a_turn_that_has_begun() -> None:
    word = games.find("lords-of-waterdeep-companion").words[n.PSEUDO_PLACE]
    p = at_a_place().position
    assert isinstance(p, Waterdeep)
    p.pool[OPPONENT] = 0
    word.run(p, (n.PSEUDO_PLACE, n.IN_TURN, 0))
    assert p.pool[OPPONENT] == 0 and len(p.trail) == 2


def asked_for_the_supply(rules: int) -> tuple[Table, str]:
    """A game in which he takes two fighters and, of the six that a quest gives him, the last four."""
    spec, home = games.find("lords-of-waterdeep"), games.find("lords-of-waterdeep-companion")
    setup = twins.setup_of(spec, "", (), *HE_TAKES_ALL)
    digital, counts = twins.played(spec, setup, *HE_TAKES_ALL), twins.Counts()
    table = new_table(home, home.setup("", (), dict(setup.options), rules), HE_TAKES_ALL[0])
    twin, difference = twins.twin_of(spec), ""
    while not table.over and not difference:
        twins.tell_next(table, twin, digital, counts)
        difference = twins.differs(table, twin, digital, counts)
    return table, difference


def test_he_takes_what_is_left_and_a_game_of_an_earlier_version_goes_on_as_it_began() -> None:
    table, difference = asked_for_the_supply(rules=0)
    assert not difference
    assert "How many fighters are left in the supply?" in [fact.asked for fact in facts(table)]
    assert load(table.to_json()).journal == table.journal
    before, difference = asked_for_the_supply(rules=1)
    assert "('gain', 1, 0, 6, 0, 0, 0) here, ('gain', 1, 0, 4, 0, 0, 0)" in difference
    again = load(before.to_json())
    assert again.rules == 1 and again.journal == before.journal
