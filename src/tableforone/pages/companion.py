"""The page of a companion table: the next question with its keypad, his move, his board."""

import re
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple
from zlib import crc32

from tableforone import games
from tableforone.kernel.amounts import Amount
from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.companion import (
    ADJUST,
    AHEAD,
    DEAL,
    Fact,
    asked_ahead,
    barred,
    deals_bits,
    entry_of,
    facts,
    is_aside,
    own_of,
    scene,
)
from tableforone.kernel.entries import pool, roll, typed
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import Answer
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import FINAL, Hand, Ready
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.why import Explanation, explain
from tableforone.pages import assets
from tableforone.pages.board import Board, Choice
from tableforone.pages.looks import look_of
from tableforone.pages.requests import Form
from tableforone.pages.voice import m, t

DRAWN: Final = 4  # characters: the width of several small drawings side by side
LONG: Final = 24  # longest text of a key that can have another beside it
TAPPED: Final = 30  # up to this many numbers have keys; more are typed
MANY: Final = 12  # more short keys than this are placed closer together
SEARCHED: Final = 24  # more keys than this get a search field
FEW_SETS: Final = 8  # up to this many sets have one key each
NAMED: Final = 6  # possible sets that an error message names
KINDS: Final = range(2, 9)  # with this many different icons among the keys, a filter is shown
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"')


class Doing(NamedTuple):
    """One numbered line of the list of what the player does for the opponent."""

    number: int
    hand: Hand
    why: Explanation | None
    icon: str
    asked: str  # a question that can be answered here, with its keypad
    pad: list[list[tuple[Choice, str] | None]]


def shown(table: Table) -> dict[str, Any]:
    """The template's data, in addition to what every table shows."""
    now = scene(table)
    own = own_of(table)
    amounts = own.amounts(table.position) if not table.over else []
    numbered = list(enumerate(amounts))
    answers = keys(table)
    lines = grid(table, answers)
    in_lines = {cell[0].answer for line in lines for cell in line if cell}
    rest = [key for key in answers if key[0].answer not in in_lines]
    if now.entry == "confirm":
        # a keypad of "done" has its common answers; the bare "done" (0), which says nothing more, comes last
        rest.sort(key=lambda key: key[0].answer == 0)
    return {
        "mode": "over" if table.over else "play",
        "game": games.find(table.spec.companion_of).short_name,
        "scene": now,
        "question": now.question,
        "entry": now.entry,
        "keys": answers,
        "types": now.entry == "number" and len(answers) > TAPPED,
        "barred": barred(table),
        "parts": parts(table) if now.entry == "set" else [],
        "lone": lone(answers) if now.entry == "set" else [],
        "grid": lines,
        "rest": rest,
        "may_be_none": now.entry == "set" and 0 in table.legal,
        "searched": len(answers) > SEARCHED and now.entry == "keys",
        "kinds": kinds(table, answers),
        "wide": wide(lone(answers) if now.entry == "set" else answers),
        "dice": pool(table) if now.entry == "faces" else None,
        "hands": now.hands,
        "doing": doing(table, now.hands),
        "rings": rings(now.hands),
        "list_id": list_id(table, now.hands),
        "counters": [(nth, amount) for nth, amount in numbered if amount.most > 1],
        "marks": [(nth, amount) for nth, amount in numbered if amount.most == 1],
        # the templates need a board; nothing on it can be clicked
        "board": Board(look_of(table.spec), None),
        "view": {**table.view, "over": table.over},
        "scores": table.scores,
        "result": table.result,
        "checklist": (steps := own.checklist(table.setup)),
        "laid": laid(table, steps),
        "reminders": own.reminders(table.position) if now.entry == "confirm" else [],
        "laying": not table.questions,
        "has_deck": own.deck is not None,
        "can_deal": not table.over and bool(own.dealt),
    }


def doing(table: Table, hands: list[Hand]) -> list[tuple[str, list[Doing]]]:
    """The list by turn, with headings; the final scoring comes last.

    The lines are numbered throughout.
    """
    lines = [
        Doing(nth, hand, why(table, hand), icon_of(hand.picture), *pad(table, hand))
        for nth, hand in enumerate(hands, 1)
    ]
    return [(heading, list(group)) for heading, group in groupby(lines, key=lambda line: heading_of(line.hand))]


def pad(table: Table, hand: Hand) -> tuple[str, list[list[tuple[Choice, str] | None]]]:
    """The question that can be answered on this line of the list, and its keypad."""
    if hand.done or not hand.asks or hand.asks not in own_of(table).ahead(table.position):
        return "", []
    asking = asked_ahead(table, hand.asks)
    return table.spec.ask(asking.position), grid(asking, keys(asking))


def laid(table: Table, steps: list[Ready]) -> list[tuple[str, list[tuple[int, Ready]]]]:
    """The set-up steps by heading: for two players, for the opponent, for the expansions."""
    seat = t("companion-seat", opponent=table.spec.opponent(table.setup))
    modules = t("companion-modules")

    def heading(step: tuple[int, Ready]) -> str:
        number = step[1].number
        return modules if number.startswith("M") else seat if number else t("companion-for-two")

    return [(name, list(group)) for name, group in groupby(enumerate(steps, 1), key=heading)]


def heading_of(hand: Hand) -> str:
    if hand.thing == FINAL:
        return t("companion-final")
    return t("companion-turn-heading", n=hand.turn) if hand.turn else t("companion-before-first")


def rings(hands: list[Hand]) -> dict[str, list[int]]:
    """The line numbers of the list, by the piece that they concern."""
    found: dict[str, list[int]] = {}
    for number, hand in enumerate(hands, 1):
        if hand.thing:
            found.setdefault(hand.thing, []).append(number)
    return found


def list_id(table: Table, hands: list[Hand]) -> str:
    """An id of this list at this point of the game; the browser stores the ticked lines under it.

    An answer on a line of the list may add lines; the id stays the same.
    """
    last = max((n for n in table.questions if not is_aside(table.journal[n])), default=-1)
    played = "\n".join(map(str, table.journal[: last + 1]))
    return f"{last}-{crc32(played.encode()):08x}" if hands else ""


def kinds(table: Table, answers: list[tuple[Choice, str]]) -> dict[str, str]:
    """The icons among the keys with their names, if they make a useful filter."""
    named = look_of(table.spec).symbols
    found = {icon: named[icon].name for _, icon in answers if icon in named}
    return found if len(found) in KINDS else {}


def keys(table: Table) -> list[tuple[Choice, str]]:
    """The answers as keys, each with its icon."""
    question = table.question
    if question is None:
        return []
    numbers = entry_of(table) == "number"  # digits are then part of the numbers, not shortcuts
    short = [table.spec.short(table.position, answer) for answer in question.answers]
    rows = zip(question.answers, question.words, question.things, short, strict=True)
    return [
        (Choice(answer, words, thing, 0, str(nth) if nth < 10 and not numbers else "", label), icon_of(thing))
        for nth, (answer, words, thing, label) in enumerate(rows, 1)
    ]


def lone(answers: list[tuple[Choice, str]]) -> list[tuple[Choice, str]]:
    """The sets with their own key: all if there are few, otherwise those of at most one thing."""
    if len(answers) <= FEW_SETS:
        return answers
    return [key for key in answers if key[0].answer.bit_count() < 2]


def grid(table: Table, answers: list[tuple[Choice, str]]) -> list[list[tuple[Choice, str] | None]]:
    """The keys of a keypad, line by line; None is a gap."""
    by_answer = {key[0].answer: key for key in answers}
    return [[by_answer.get(answer) for answer in line] for line in own_of(table).grid(table.position)]


def parts(table: Table) -> list[tuple[int, str, str]]:
    """For a question about a set: the possible members, each with its bit, text and icon."""
    possible = 0
    for answer in table.legal:
        possible |= answer
    spec, p = table.spec, table.position
    return [(bit, spec.say(p, 1 << bit), icon_of(spec.thing(p, 1 << bit))) for bit in bits(possible)]


def wide(answers: list[tuple[Choice, str]]) -> int:
    """The number of keys in a line: the longer the texts, the fewer."""
    lengths = [DRAWN if " " in icon else len(choice.label.text) for choice, icon in answers]
    usual = max((length for length in lengths if length <= LONG), default=LONG)
    if len(lengths) > MANY and usual <= 4:
        return 5
    return 4 if usual <= 4 and max(lengths, default=0) <= LONG else 2 if len(lengths) > 1 and usual <= LONG else 1


def icon_of(thing: str) -> str:
    """The id of the drawing of a piece, by its kind and name; "" if there is none.

    Several pieces are separated by spaces.
    """
    if " " in thing:
        return " ".join(icon for part in thing.split() if (icon := icon_of(part)))
    kind, _, name = thing.partition(":")
    wanted = (f"{kind}-{name}", f"c-{name}", name, kind)
    return next((each for each in wanted if each in symbols()), "")


@cache
def symbols() -> frozenset[str]:
    return frozenset(SYMBOL.findall(assets.files()["icons.svg"].read_text(encoding="utf-8")))


def why(table: Table, hand: Hand) -> Explanation | None:
    """The explanation of the decision behind this line; None if there is none."""
    if not hand.decision:
        return None
    decisions = [event for events in table.events for event in events if event[0] == DECIDE]
    return explain(table.spec, decisions[hand.decision - 1])


def told(table: Table) -> list[tuple[int, list[Fact]]]:
    """All entries by turn, the latest first."""
    found = sorted(facts(table), key=lambda fact: -fact.number)
    return [(turn, list(group)) for turn, group in groupby(found, key=lambda fact: fact.turn)]


def meant(table: Table, form: Form) -> Answer:
    """The entry in the form.

    A number, dice, a set, an answer given ahead, a corrected number on his board, or who reveals
    his cards.
    """
    if form.text("mend"):
        return (ADJUST, *mended(own_of(table).amounts(table.position), form.text("mend")))
    if form.text("cards"):
        return (DEAL, deals_bits(table, app=form.text("cards") == "app"))
    if form.text("ahead"):
        return (AHEAD, *numbers(form.text("ahead")))
    question = table.question
    if question is None:
        raise Fault(t("companion-over"))
    if form.text("set"):
        return chosen(table, form)
    if form.text("typed"):
        return typed(question, form.text("typed"))
    if entry_of(table) != "faces":
        raise Fault(t("companion-tap-first"))
    many, faces = pool(table)
    if form.text("line"):
        return roll(table, counts_of(form.text("line"), many, faces))
    return roll(table, [count(form, face) for face in range(1, faces + 1)])


def numbers(given: str) -> list[int]:
    """Parse ``53,86,0``: an answer given ahead, and the question it belongs to."""
    if not re.fullmatch(r"\d{1,4}(,\d{1,4}){1,4}", given, re.ASCII):
        raise Fault(m("companion-no-choice"))
    return [int(part) for part in given.split(",")]


def chosen(table: Table, form: Form) -> int:
    """The ticked boxes as bits; an empty set must be confirmed with its own button."""
    ticked = mask_of([int(bit) for bit in form.texts("bit") if bit.isdecimal() and len(bit) < 3])
    if form.text("set") == "none":
        ticked = 0
    elif not ticked and 0 in table.legal:
        raise Fault(t("companion-tick-or-none"))
    if ticked in table.legal:
        return ticked
    many = sorted({mask.bit_count() for mask in table.legal})
    if not ticked:
        raise Fault(t("companion-tick-one", least=many[0]))
    if 0 not in many and ticked.bit_count() not in many:
        raise Fault(t("companion-tick-more", n=ticked.bit_count(), possible=many))
    possible = [table.spec.say(table.position, mask) for mask in table.legal[:NAMED]]
    raise Fault(t("companion-tick-others", possible=possible))


def mended(amounts: list[Amount], said: str) -> tuple[int, int]:
    """Parse ``4+1``: the fifth number of his board is increased by 1."""
    found = re.fullmatch(r"(\d{1,4})([+-]\d{1,3})", said, re.ASCII)
    if found is None or int(found[1]) >= len(amounts):
        raise Fault(m("companion-no-number"))
    amount, by = amounts[int(found[1])], int(found[2])
    if not amount.least <= amount.value + by <= amount.most:
        bounds = {"what": amount.name, "now": amount.value, "least": amount.least, "most": amount.most}
        raise Fault(m("companion-number-bounds", **bounds))
    return int(found[1]), by


def counts_of(line: str, many: int, faces: int) -> list[int]:
    """Parse ``1123456611``: one digit for each die, in any order."""
    digits = re.sub(r"[\s,]", "", line)
    if not re.fullmatch(rf"[1-{faces}]{{1,{4 * many}}}", digits, re.ASCII):
        raise Fault(t("companion-dice-line", said=clipped(line), faces=faces))
    return [digits.count(str(face)) for face in range(1, faces + 1)]


def count(form: Form, face: int) -> int:
    said = form.text(f"face-{face}") or "0"
    if not re.fullmatch(r"\d{1,2}", said, re.ASCII):
        raise Fault(m("companion-not-dice", said=clipped(said[:20])))
    return int(said)
