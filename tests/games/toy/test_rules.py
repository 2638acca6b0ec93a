"""Test of Old Tom's one rule."""

from tableforone.kernel.frames import reply, settle
from tests.toy import ROLL, TOY, Stones


def after_the_die(stones: int, die: int) -> Stones:
    p = Stones(stones)
    p.stack.append((ROLL,))
    settle(p, TOY.words)
    reply(p, TOY.words, die)
    return p


def test_1_1_he_takes_what_the_die_shows() -> None:
    assert after_the_die(5, 2).stones == 3


def test_1_1_of_one_stone_he_takes_one() -> None:
    assert after_the_die(1, 2).stones == 0
