"""Tests of Pseudo at a companion table: corrections of his display take effect."""

from tableforone import games
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.games.lords_of_waterdeep.voice.names import PLACE_NAMES
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import ADJUST, own_of
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.table import Table
from tests.companion.shelf import begun


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
