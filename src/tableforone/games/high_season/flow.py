"""How does the game run?  Set-up (3, 9.1), seven rounds of four turns (4.1, 9.2), the Emperor's visits (7.2)."""

from typing import Any, Final

from tableforone.games.high_season.cards import (
    DICE,
    LOANS,
    PASS_KRONES,
    ROUNDS,
    ROW_NEEDED,
    ROW_PENALTY,
    START_KRONES,
    START_PREPARED,
    TURNS,
    VISIT_AFTER,
)
from tableforone.games.high_season.means import can_take, purse
from tableforone.games.high_season.opponent import deck, turn
from tableforone.games.high_season.position import (
    AGENDA,
    CLOSE,
    EXPOSE,
    FEE_DUE,
    FLIP,
    HOTEL,
    LOAN,
    MORE,
    PASS,
    RALPH,
    RALPH_ACTS,
    RALPHS_TURN,
    ROLL,
    ROUND,
    STRIP,
    TAKE,
    TURN,
    USE,
    YOU,
    HighSeason,
    fresh,
)
from tableforone.games.high_season.rooms import earn
from tableforone.games.high_season.words import (
    agenda,
    borrow,
    fee_borrowed,
    fee_due,
    more,
    more_prepared,
    picked,
    take_die,
    use,
    used,
)
from tableforone.kernel.chance import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, Frame, Word, lexicon
from tableforone.kernel.spec import Setup

BOARDS: Final = 0  # keys of the dealer (3 and 4 are Ralph's deck)
STRIPS: Final = 1
POOL: Final = 2
EIGHT: Final = [0, 1, 2, 3, 4, 5, 6, 7]


def start(setup: Setup) -> HighSeason:
    """The table before the first round; boards that were not chosen are dealt (3.1.1, 9.1)."""
    p = fresh()
    options = setup.options
    p.hotels = [chosen(options["hotel"]), chosen(options["ralph-hotel"])]
    if p.hotels[YOU] == p.hotels[RALPH] >= 0:
        raise Fault(f"You and Ralph cannot both have hotel {p.hotels[YOU] + 1}. Choose another one for either of you.")
    p.strip = chosen(options["strip"])
    p.money = START_KRONES  # 3.3
    p.prepared = START_PREPARED  # 3.2
    p.pointer = int(options["pointer"] == "same-side")
    p.faces = deck.read_deck(options["deck"])
    p.unseen = (1 << deck.CARDS) - 1
    p.grades = deck.LEVEL_CARDS[int(setup.level) - 1][:]  # 9.1.2
    p.stack = [(ROUND, 1), (EXPOSE,), (STRIP,), (HOTEL, RALPH), (HOTEL, YOU)]
    return p


def chosen(value: str) -> int:
    """A chosen board or strip, from 0; -1 when it is to be dealt."""
    return -1 if value == "random" else int(value) - 1


# --- dealing the boards


def hotel(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE if p.hotels[frame[1]] < 0 else None


def free_hotels(p: HighSeason, frame: Frame) -> list[Any]:
    other = p.hotels[1 - frame[1]]
    return [board for board in EIGHT if board != other]


def deal_hotel(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    other = p.hotels[1 - frame[1]]
    return dealer.draw(BOARDS, EIGHT, 0b11111111 if other < 0 else 0b11111111 & ~(1 << other))


def hotel_dealt(p: HighSeason, frame: Frame, board: int) -> None:
    p.hotels[frame[1]] = board
    if p.heard is not None:
        p.heard.append(("hotel", frame[1], board))


def strip(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE if p.strip < 0 else None


def all_strips(p: HighSeason, frame: Frame) -> list[Any]:
    return EIGHT[:]


def deal_strip(p: HighSeason, frame: Frame, dealer: Dealer) -> int:
    return dealer.below(STRIPS, 0, 8)


def strip_dealt(p: HighSeason, frame: Frame, number: int) -> None:
    p.strip = number
    if p.heard is not None:
        p.heard.append(("strip", number))


# --- rounds


def in_a_round(number: int) -> list[Frame]:
    """Four turns in turn, the last one first; you start the odd rounds, Ralph the even ones (4.1.2, 9.2.2)."""
    turns: list[Frame] = [(TURN if (nth + number) % 2 == 0 else RALPHS_TURN, nth) for nth in range(2 * TURNS, 0, -1)]
    return [(CLOSE, number), *turns, (ROLL,)]


IN_A_ROUND: Final = [in_a_round(number) for number in range(ROUNDS + 1)]


def new_round(p: HighSeason, frame: Frame) -> list[int] | None:
    number: int = frame[1]
    p.round = number
    if p.heard is not None:
        p.heard.append(("round", number))
    p.stack += IN_A_ROUND[number]
    return None


def roll(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def deal_roll(p: HighSeason, frame: Frame, dealer: Dealer) -> tuple[int, ...]:
    return tuple(dealer.roll(POOL, p.round, DICE, 6))


def can_be_rolled(p: HighSeason, frame: Frame, counts: Any) -> bool:
    """Ten dice on six faces (4.1.1)."""
    if type(counts) is not tuple or len(counts) != 6:
        return False
    return all(type(n) is int and n >= 0 for n in counts) and sum(counts) == DICE


def rolled(p: HighSeason, frame: Frame, counts: Any) -> None:
    p.dice = [0, *counts]
    if p.heard is not None:
        p.heard.append(("dice", *counts))


def close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round: perhaps the Emperor looks at a row (7.2); then the next round, or the end (8.1)."""
    number: int = frame[1]
    row = VISIT_AFTER[number]
    if row >= 0:
        for who in (YOU, RALPH):
            short = p.track[who * 4 + row] < ROW_NEEDED[row]
            if short:
                p.missed[who] |= 1 << row
            if p.heard is not None:
                p.heard.append(("visit", who, row, p.track[who * 4 + row], ROW_PENALTY[row] if short else 0))
    if number < ROUNDS:
        p.stack.append((ROUND, number + 1))
    return None


# --- your turn


def your_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Take a die (4.2.1) or remove one and pass (4.2.2); a loan first, if you like (7.3)."""
    answers = [LOAN] if p.loans < LOANS else []
    passes: list[int] = []
    krones = purse(p)
    for die, left in enumerate(p.dice):
        if left:
            passes.append(PASS + die)
            if can_take(p, die, krones):
                answers.append(TAKE + die)
    answers += passes
    return answers


def turn_taken(p: HighSeason, frame: Frame, a: int) -> None:
    if a == LOAN:
        borrow(p)
        p.stack.append(frame)
    elif a > PASS:
        p.dice[a - PASS] -= 1
        if p.heard is not None:
            p.heard.append(("pass", a - PASS))
        earn(p, PASS_KRONES)
    else:
        take_die(p, a - TAKE)


WORDS: Final = lexicon(
    (HOTEL, Word("hotel", hotel, hotel_dealt, deal=deal_hotel, outcomes=free_hotels)),
    (STRIP, Word("strip", strip, strip_dealt, deal=deal_strip, outcomes=all_strips)),
    (ROUND, Word("round", new_round)),
    (ROLL, Word("roll", roll, rolled, deal=deal_roll, accepts=can_be_rolled)),
    (TURN, Word("turn", your_turn, turn_taken)),
    (FEE_DUE, Word("fee", fee_due, fee_borrowed)),
    (AGENDA, Word("agenda", agenda, picked)),
    (USE, Word("use", use, used)),
    (MORE, Word("more", more, more_prepared)),
    (RALPHS_TURN, Word("Ralph's turn", turn.ralphs_turn)),
    (FLIP, Word("flip", turn.flip, turn.flipped, deal=turn.deal_flip, outcomes=turn.tops)),
    (EXPOSE, Word("expose", turn.expose, turn.exposed, deal=turn.deal_preference, outcomes=turn.preferences)),
    (RALPH_ACTS, Word("Ralph acts", turn.ralph_acts)),
    (CLOSE, Word("close", close)),
)
