"""The open question, with its answers grouped by the pieces on the table that they point at.

A thing is the piece that an answer points at (``GameSpec.thing``), for example ``"guest:2"``.
Its kind is the part before the colon.
"""

from collections.abc import Callable, Mapping, Set
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

from tableforone.kernel.spec import Label
from tableforone.kernel.story import Step
from tableforone.kernel.table import Question
from tableforone.kernel.untrusted import as_tuples
from tableforone.pages.looks import KindLook, Look
from tableforone.pages.voice import t

FEW: Final = 7  # up to this many answers are shown side by side; more are grouped by kind
SLOTS: Final = 12  # number of kinds that play.css can highlight separately
PASSES: Final = "p"  # the key of the answer that passes
MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


class Choice(NamedTuple):
    """One legal answer: its number, text, piece, the slot of its kind, and its key."""

    answer: int
    words: str
    thing: str
    slot: int
    key: str  # "1" to "9" in the order shown, PASSES for passing, "" for none
    label: Label  # a short text, for use beside an icon

    @property
    def at(self) -> list[str]:
        """The parts of the piece's name: its kind, then which one."""
        return self.thing.split(":")


class Kind(NamedTuple):
    """Answers of one kind, shown together."""

    slot: int
    name: str
    icon: str
    choices: list[Choice]


class Verdict(NamedTuple):
    """One candidate's fate: chosen, or ruled out by this row and rule."""

    chosen: bool
    row: int  # the row that ruled it out, from 1; 0 for the chosen one and those left at the end
    rule: str

    @property
    def mark(self) -> str:
        return MARKS[min(self.row, len(MARKS)) - 1] if self.row else ""


class Mark(NamedTuple):
    """The state of a piece at this moment."""

    choices: list[Choice]  # the answers that point at it
    # in a replay: the given answer points at it; in the opponent's turn: he chose it
    selected: bool
    verdict: Verdict | None  # in the opponent's turn: chosen, or ruled out by which rule
    pin: str  # the number that the host of a lesson uses to point at it
    things: str  # the names of its things

    @property
    def struck(self) -> bool:
        return self.verdict is not None and self.verdict.row > 0

    @property
    def classes(self) -> str:
        """The CSS classes for the state of the piece, except legality."""
        chosen, struck = " selected" if self.selected else "", " struck" if self.struck else ""
        return chosen + struck + (" pointed" if self.pin else "")

    @property
    def named(self) -> Markup:
        """HTML attributes that name the piece, for explanations (?) and the host of a lesson."""
        thing = f' data-thing="{escape(self.things)}"' if self.things else ""
        if self.struck and self.verdict:
            thing += f' data-out="{self.verdict.row}"'  # which rule ruled it out
        return Markup(f'{thing} data-pin="{escape(self.pin)}"' if self.pin else thing)

    def titled(self, name: str) -> str:
        """The name of the piece and its state, for screen readers."""
        if self.struck and self.verdict:
            return t("labelled", name=name, what=t("piece-ruled-out", rule=self.verdict.rule))
        if self.selected:
            return t("labelled", name=name, what=t("piece-chosen" if self.verdict else "piece-move"))
        return name


class Board:
    """The answers to the open question, by thing and by kind.

    In a replay and in the opponent's turn it also has marks for the pieces.
    """

    def __init__(
        self,
        look: Look,
        question: Question | None,
        short: Callable[[int], Label] = lambda answer: Label(""),
        *,
        given: int | None = None,
        step: Step | None = None,
        pins: Mapping[str, str] | None = None,
        hoped: Set[int] = frozenset(),
    ) -> None:
        self.given = given  # the answer that was given here (replay): nothing can be clicked
        self.step = step
        self.pins = pins or {}  # the numbers of the things that the host of a lesson points at
        self.hoped = hoped  # the answers that the host waits for
        self.kinds = _kinds(look, question, short) if question else []
        self.choices = sorted(
            (choice for kind in self.kinds for choice in kind.choices), key=lambda choice: choice.key == PASSES
        )
        # whether only one kind of answers is shown at a time
        self.grouped = _sorted_apart(len(self.choices), len(self.kinds))
        self.closed = _closed(look, {choice.at[0] for choice in self.choices})
        # whether the player may answer now
        self.open = bool(self.choices) and given is None and step is None
        self._menus = 0
        self._at: dict[str, list[Choice]] = {}
        for choice in self.choices:
            self._at.setdefault(choice.thing, []).append(choice)
        self._verdicts = verdicts(step) if step else {}

    @property
    def groups(self) -> list[Kind]:
        """The answers as the question bar shows them: by kind, or together if there are few."""
        return self.kinds if self.grouped else [Kind(0, t("table-choices"), "", self.choices)]

    def at(self, *things: str) -> list[Choice]:
        """The answers that point at one of these things; none if no question is open."""
        return [choice for thing in things if thing for choice in self._at.get(thing, ())] if self.open else []

    def mark(self, things: str | list[str], candidate: Any = None) -> Mark:
        """The state of a piece, given its thing (or things).

        ``candidate`` is the piece as a candidate in the opponent's decisions:
        ``(decision, value)``, or a list of such pairs.
        """
        names = [name for name in ([things] if isinstance(things, str) else things) if name]
        became = self._verdict(candidate)
        chosen = became is not None and became.chosen
        if self.given is not None:
            chosen = any(choice.answer == self.given for name in names for choice in self._at.get(name, ()))
        pin = next((self.pins[name] for name in names if name in self.pins), "") if self.pins else ""
        return Mark(self.at(*names), chosen, became, pin, " ".join(names))

    @property
    def first_kind(self) -> int:
        """The slot of the kind that is shown first; in a lesson, the one the host waits for."""
        return next((choice.slot for choice in self.choices if choice.answer in self.hoped), 0)

    def new_menu(self) -> str:
        """A new id for the menu of a piece; the same piece may be on the table twice."""
        self._menus += 1
        return f"menu-of-piece-{self._menus}"

    def has(self, *kinds: str) -> bool:
        """Whether any legal answer points at a thing of these kinds.

        Used for the dot on a phone tab.
        """
        return self.open and any(choice.at[0] in kinds for choice in self.choices)

    def _verdict(self, candidate: Any) -> Verdict | None:
        if candidate is None:
            return None
        pairs = [candidate] if isinstance(candidate[0], str) else candidate
        names = [(decision, as_tuples(value)) for decision, value in pairs]
        return next((self._verdicts[name] for name in names if name in self._verdicts), None)


def _sorted_apart(answers: int, kinds: int) -> bool:
    return answers > FEW and kinds > 1


def _kinds(look: Look, question: Question, short: Callable[[int], Label]) -> list[Kind]:
    """The answers by kind, in the order of ``look.toml``; kinds not listed there come last."""
    rows: dict[str, list[tuple[int, str, str]]] = {name: [] for name in look.kinds}
    for row in zip(question.answers, question.words, question.things, strict=True):
        rows.setdefault(row[2].partition(":")[0], []).append(row)
    passing = _passing(look, question)
    kinds, number = [], 0
    apart = _sorted_apart(len(question.answers), sum(map(bool, rows.values())))
    for slot, name in enumerate(name for name, found in rows.items() if found):
        choices = []
        number = 0 if apart else number  # only one kind is shown at a time, so each starts at 1
        for answer, words, thing in sorted(rows[name], key=lambda row: row[0] == passing):
            number += answer != passing
            key = PASSES if answer == passing else str(number) if number < 10 else ""
            choices.append(Choice(answer, words, thing, min(slot, SLOTS - 1), key, short(answer)))
        kinds.append(Kind(min(slot, SLOTS - 1), *_named(look, name), choices))
    return kinds


def _passing(look: Look, question: Question) -> int | None:
    """The only answer that passes or declines, if there are others; shown last, with a key."""
    found = [
        answer
        for answer, thing in zip(question.answers, question.things, strict=True)
        if thing in look.passes or thing.partition(":")[0] in look.passes
    ]
    return found[0] if len(found) == 1 < len(question.answers) else None


def _closed(look: Look, open_kinds: set[str]) -> list[KindLook]:
    """The kinds that are not possible now, although kinds of the same question are."""
    return [
        kind for name, kind in look.kinds.items() if name not in open_kinds and open_kinds.intersection(kind.beside)
    ]


def _named(look: Look, name: str) -> tuple[str, str]:
    known = look.kinds.get(name) or KindLook(name.replace("-", " ").capitalize() or t("table-other"))
    return known.name, known.icon


# --- the opponent's decision


def verdicts(step: Step) -> dict[tuple[str, Any], Verdict]:
    """The fates of all candidates of this step, by decision and candidate."""
    found: dict[Any, Verdict] = {}
    for n, (rule, before, after) in enumerate(step.trace, 1):
        skipped = not after and step.choice is not None  # a preference that no candidate meets
        stay = before if skipped else after
        kept = set(map(as_tuples, stay))
        for candidate in map(as_tuples, before):
            if candidate not in found or not found[candidate].row:
                found[candidate] = Verdict(False, 0, "") if candidate in kept else Verdict(False, n, rule)
    found[as_tuples(step.choice)] = Verdict(True, 0, "")
    return {(step.decision, candidate): fate for candidate, fate in found.items()}
