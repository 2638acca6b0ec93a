"""Tests of rounds, turns and passing (sections 3 and 11, 20.3.3)."""

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import chance
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.randomness import Draws
from tests.games.grand_austria_hotel.tables import Sitting, at_turn, bag, boosted, claim, die, lay_out, take, use, visit

# Cards that take no guest on easy: 197 (die 5) and 200 (question mark).


def opened(*, leopold_starts: int, dice: tuple[int, ...], round: int = 1) -> Sitting:
    """A round from its first roll on."""
    p = lay_out(round=round - 1, leopold_starts=leopold_starts)
    p.stack = [(n.ROUND,)]
    return Sitting(p).chance(dice)


def test_3_1_ten_dice_are_sorted_by_their_faces() -> None:
    sitting = opened(leopold_starts=0, dice=(1, 2, 3, 4, 0, 0))
    assert (sitting.p.round, sitting.p.dice) == (1, [0, 1, 2, 3, 4, 0, 0])
    assert sitting.dice == [1, 2, 3, 4]


def test_3_1_there_are_seven_rounds() -> None:
    assert visit(6).word == n.ROLL
    assert visit(7, emperor=8).over


def test_3_2_the_start_player_has_turns_1_and_4() -> None:
    sitting = opened(leopold_starts=1, dice=(2, 2, 2, 2, 1, 1))
    assert sitting.word == n.HIS_TURN
    sitting.chance(197)
    assert sitting.frame[:2] == (n.TURN, 2)
    sitting.do(die(1), 0)
    assert sitting.frame[:2] == (n.TURN, 3)
    sitting.do(die(1))
    assert sitting.word == n.HIS_TURN
    sitting.chance(200)
    assert (sitting.p.round, sitting.word) == (2, n.ROLL)


def test_3_2_the_other_way_round() -> None:
    sitting = opened(leopold_starts=0, dice=(2, 2, 2, 2, 1, 1))
    assert sitting.frame[:2] == (n.TURN, 1)
    sitting.do(die(1), 0).chance(197, 200)
    assert sitting.frame[:2] == (n.TURN, 4)
    assert [turn["used"] for turn in GAME.view(sitting.p)["turns"]] == [True, True, True, False]


def test_3_3_a_guest_then_a_die_with_additional_actions_anywhere() -> None:
    sitting = at_turn(staff=[1, 2], kitchen=(1, 0, 0, 0), cafe=[92], objectives=[106, 109, 113], rooms=TWELVE)
    assert {use(1), n.SERVE_NOW, claim("A"), take(1), die(1)} <= set(sitting.legal)
    sitting.do(use(1), "kitchen").do(take(4)).do(n.SERVE_NOW, "Goldhaken", "Stop serving")
    assert sitting.moves, "between guest and die"
    sitting.do(die(2))
    assert {n.END, use(2), claim("A")} <= set(sitting.legal), "and after the die"
    assert not sitting.dice, "exactly one die"


TWELVE = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2"


def test_3_4_one_guest_action_and_only_before_the_die() -> None:
    sitting = at_turn(staff=[1])
    assert take(5) in sitting.legal
    assert not [a for a in sitting.do(take(5)).legal if n.GUEST <= a < n.DIE]
    after = at_turn(staff=[1]).do(die(2))
    assert not [a for a in after.legal if n.GUEST <= a < n.DIE]


def test_3_5_passing_only_before_anything_is_done() -> None:
    assert n.PASS in at_turn().legal
    assert n.PASS not in at_turn().do(take(5)).legal
    assert n.PASS not in at_turn(staff=[1]).do(use(1)).legal
    assert n.PASS not in at_turn(kitchen=(1, 0, 0, 0), cafe=[92]).do(n.SERVE_NOW, "Goldhaken").legal


def test_3_5_1_who_passed_waits_with_both_numbers() -> None:
    sitting = at_turn(2, dice="112233445").do(n.PASS)
    assert sitting.word == n.HIS_TURN, "number 3 waits too"
    assert sitting.p.used == bag([1, 4])
    sitting = at_turn(1, dice="1122334455").do(n.PASS).chance(197)
    assert sitting.word == n.HIS_TURN, "he plays both of his numbers"
    sitting.chance(200)
    assert (sitting.word, sitting.p.used) == (n.ROLL, bag([2, 3]))


def test_3_5_2_one_die_goes_and_the_rest_are_rolled_again() -> None:
    sitting = at_turn(2, dice="112233445").do(n.PASS).chance(197)
    assert sitting.frame == (n.ROLL, 7)
    sitting.chance((7, 0, 0, 0, 0, 0))
    assert sitting.frame == (n.TURN, 2, 0)
    assert sitting.p.dice == [0, 7, 0, 0, 0, 0, 0]
    assert n.PASS in sitting.legal


def test_3_5_2_every_roll_is_a_new_one() -> None:
    p = at_turn(4, dice="112233").p
    rolls = set()
    for many in range(8):
        p.rolls = many
        rolls.add(chance.DICE.deal(p, (n.ROLL, 10), Draws(1)))
    assert len(rolls) == 8
    sitting = at_turn(4, dice="112233").do(n.PASS).chance((5, 0, 0, 0, 0, 0)).do(n.PASS).chance((4, 0, 0, 0, 0, 0))
    assert sitting.p.rolls == 2


def test_3_5_3_passing_again_rolls_again_at_once() -> None:
    sitting = at_turn(3, dice="1122334")
    sitting.p.used = bag([1, 2, 4])
    for left in (6, 5, 4):
        sitting.do(n.PASS)
        assert sitting.frame == (n.ROLL, left), "Leopold’s turns"
        sitting.chance((left, 0, 0, 0, 0, 0))
        assert sitting.frame == (n.TURN, 3, 0)


def test_3_5_3_number_3_may_be_passed_after_number_2_was_played() -> None:
    sitting = at_turn(2, dice="112233445").do(die(1), 0)
    assert sitting.frame[1] == 3
    sitting.do(n.PASS)
    assert sitting.word == n.HIS_TURN


def test_3_5_4_which_die_is_removed_does_not_matter() -> None:
    sitting = at_turn(4, dice="123456").do(n.PASS)
    assert (sitting.frame, sitting.p.dice) == ((n.ROLL, 5), [0] * 7)


def test_3_6_the_round_ends_when_all_numbers_are_covered() -> None:
    sitting = at_turn(4, dice="123456").do(die(2))
    assert (sitting.word, sitting.p.round, sitting.p.dice) == (n.ROLL, 2, [0] * 7)


def test_3_6_the_round_ends_at_once_when_no_die_is_left() -> None:
    sitting = at_turn(3, dice="12")
    sitting.p.used = bag([1, 4])
    sitting.p.stack[-1] = (n.TURN, 2, 0)
    sitting.do(n.PASS).chance((1, 0, 0, 0, 0, 0))
    assert sitting.frame == (n.TURN, 2, 0), "one die is left for two numbers"
    sitting.do(die(1))
    assert (sitting.word, sitting.p.round) == (n.ROLL, 2), "number 3 is lost"


def test_3_6_passing_on_the_last_die_ends_the_round() -> None:
    sitting = at_turn(3, dice="2")
    sitting.p.used = bag([1, 2, 4])
    sitting.do(n.PASS)
    assert (sitting.frame, sitting.p.round) == ((n.ROLL, 10), 2)
    assert "The last die is removed." in sitting.told


def test_11_1_the_emperor_comes_after_rounds_3_5_and_7_only() -> None:
    came = [round for round in range(1, 8) if any("Emperor visits" in line for line in visit(round, emperor=9).told)]
    assert came == [3, 5, 7]


def test_11_2_staff_upright_dice_back_tiles_swapped() -> None:
    sitting = at_turn(4, dice="12", staff=[1]).do(use(1), die(2))
    assert (sitting.p.round, sitting.p.leopold_starts, sitting.p.used, sitting.frame) == (2, 1, 0, (n.ROLL, 10))
    assert sitting.p.turned == 0
    sitting.chance((2, 2, 2, 2, 2, 0), 197)
    assert use(1) in sitting.legal


def test_20_3_3_if_you_pass_he_plays_on_and_then_the_dice_are_rolled_again() -> None:
    sitting = opened(leopold_starts=0, dice=(10, 0, 0, 0, 0, 0)).do(n.PASS).chance(200, 197)
    assert sitting.frame == (n.ROLL, 7)
    sitting.chance((7, 0, 0, 0, 0, 0))
    assert sitting.frame == (n.TURN, 1, 0)
    sitting.do(boosted(1), 0)
    assert sitting.frame == (n.TURN, 4, 0)
    assert sitting.p.dice[1] == 6


def test_example_b14_pass_in_round_1() -> None:
    sitting = opened(leopold_starts=1, dice=(2, 2, 2, 2, 1, 1)).chance(197)
    sitting.do(n.PASS).chance(200)
    assert sitting.frame == (n.ROLL, 7), "8 are left, one goes to the dustbin"
    sitting.chance((7, 0, 0, 0, 0, 0))
    assert sitting.frame == (n.TURN, 2, 0)
    sitting.do(die(1), 0)
    assert sitting.frame == (n.TURN, 3, 0)
    sitting.do(n.PASS)
    assert sitting.frame == (n.ROLL, 5), "one die fewer again"
