"""Counts the taps of a companion game; a test counts the same taps on the page."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tableforone.kernel.companion import entry_of, hands, is_aside, own_of, turns_before
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages.companion import SEARCHED, TAPPED, grid, keys, kinds, lone
from tests import twins

ROLL: Final = "faces"


class Tapped(NamedTuple):
    """The taps for one turn of the opponent: entries, and the list of instructions.

    An entry on a line of the list also ticks that line, so the tick needs no extra tap.
    """

    entered: int
    lists: int
    ticks: int  # lines ticked by an entry


def taps(table: Table, answer: Any) -> int:
    """The number of taps for this answer to the open question, or on a line of the list."""
    if is_aside(answer):
        return 1
    entry, answers = entry_of(table), keys(table)
    if entry == ROLL:
        return sum(answer)  # one tap per die; the last one sends them
    lines = grid(table, answers)
    in_lines = [cell[0].answer for line in lines for cell in line if cell]
    if lines:
        folded = len(answers) - len(in_lines) > MANY_MORE and entry != "confirm"
        return 2 if folded and answer not in in_lines else 1
    if entry == "set":
        alone = [key[0].answer for key in lone(answers)]
        # several are equal: "...", each, confirm
        return 1 if answer in alone else 1 + int(answer).bit_count() + 1
    if entry == "number" and len(answers) > TAPPED:
        return 1 + len(table.spec.say(table.position, answer)) + 1  # the field, the digits, confirm
    return 2 if len(answers) > SEARCHED and kinds(table, answers) else 1  # its kind, then its key


MANY_MORE: Final = 6  # answers beside a keypad; more are folded


def of_a_game(spec: GameSpec, level: str, modules: tuple[str, ...], seed: int) -> tuple[list[Tapped], list[int]]:
    """The taps for every turn of the opponent in one game, and for each roll of dice."""
    twin = twins.twin_of(spec)
    setup = spec.setup(level or None, modules, twin.choices[seed % len(twin.choices)])
    digital, table, counts = twins.played(spec, setup, seed), twins.companion(spec, setup, seed), twins.Counts()
    entered, lists, ticks, rolls = Counter[int](), Counter[int](), Counter[int](), list[int]()
    while not table.over:
        before = table.copy()
        turn = turns_before(table)[-1]
        to_do = any(not hand.done for hand in hands(table))
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
        answer = table.journal[len(before.journal)]
        many = taps(before, answer)
        if is_aside(answer):
            ticks[turn] += many
            continue
        lists[turn] += to_do
        if entry_of(before) == ROLL:
            rolls.append(many)
        elif before.position.stack[-1][0] != before.position.stack[0][0]:  # not your score
            entered[turn] += many
    own = own_of(table)
    turns = sum(event[0] in own.turn for events in table.events for event in events)
    return [Tapped(entered[turn], lists[turn], ticks[turn]) for turn in range(1, turns + 1)], rolls
