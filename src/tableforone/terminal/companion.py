"""How does the opponent play at a table of one's own, in the terminal?  Questions and things to do, in plain lines."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.actions import BackTo, Give
from tableforone.kernel.companion import (
    ADJUST,
    DEAL,
    MENDED,
    Mended,
    barred,
    deals_bits,
    entry_of,
    facts,
    mended,
    own_of,
    scene,
)
from tableforone.kernel.entries import pool, roll, typed
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.store import Store
from tableforone.terminal.answers import chosen, list_answers, matching
from tableforone.terminal.console import BOLD, FAINT, Console
from tableforone.terminal.session import HELP, Session

HOW: Final = (
    "Answer with a number, or with a part of an answer's words. Numbers of points are typed as they are. Type why to "
    "have his last choice explained, table to see his display, facts to see what you told, undo to take it back, help "
    "for the rest. Every answer is kept at once; quit whenever you like."
)
FEW: Final = 12  # answers that are worth a line
MORE_HELP: Final = (
    ("facts", "all that you told, to compare it with the table"),
    ("correct 12", "that is not what lies here: tell fact 12 anew, and see what he would have done"),
    ("display", "the numbers of his display"),
    ("mend 4 +1", "change the number 4 of his display by one; -1 the other way"),
    ("cards app, cards mine", "from now on the app turns over his cards, or you do"),
)


class AtHome(Session):
    """One companion table."""

    def __init__(self, console: Console, store: Store, name: str, table: Table) -> None:
        super().__init__(console, store, name, table)
        self.turn = 0  # of his: the last one that was told
        more: dict[str, Callable[[str], None]] = {
            "facts": self.facts,
            "correct": self.correct,
            "display": self.display,
            "mend": self.mend,
            "cards": self.cards,
        }
        self.commands.update(more)

    # --- telling

    def introduce(self) -> None:
        """What is played, how the table is laid, how to answer."""
        self.say_what()
        say = self.console.say
        if not self.table.questions:
            say()
            say("Lay the table (the numbers are those of the solo rules):", BOLD)
            for step in own_of(self.table).checklist(self.table.setup):
                say(f"  {step.number or '-'}  {step.text}. {step.note}", hang=5)
        say()
        say(HOW)
        if self.table.questions:
            self.draw()

    def tell_news(self) -> None:
        """His card, once he has turned it over; what her hands do now."""
        self.told = len(self._story())
        now = scene(self.table)
        if not now.hands and now.turn == self.turn:
            return
        self.turn = now.turn
        self.console.say()
        self.console.say(now.card or f"{self.table.spec.opponent(self.table.setup)}:", BOLD)
        for hand in now.hands:
            why = f" [why {hand.decision}]" if hand.decision else ""
            self.console.say(f"  {'(done) ' if hand.done else '* '}{hand.text}{why}", hang=4)
            if hand.reason and not hand.done:
                self.console.say(f"      {hand.reason}", FAINT)

    def ask(self) -> None:
        question = self.table.question
        plain = entry_of(self.table) in ("keys", "confirm", "set") and not is_numbered(self.table)
        if question is None or plain:
            super().ask()
            return
        self.console.say()
        self.console.say(question.text, BOLD)
        if is_numbered(self.table):
            self.console.say("  Type all the numbers that fit, with spaces between them.")
        elif entry_of(self.table) == "faces":
            self.console.say("  Type each die (1123...), or how many show each face (2 1 1 0 ...).")
        elif len(question.words) > FEW:
            self.console.say(f"  Type a number from {question.words[0]} to {question.words[-1]}.")
        elif len(question.words) > 1 and entry_of(self.table) == "number":
            self.console.say(f"  Type the number: {', '.join(question.words)}.")
        else:
            list_answers(self.console, question.words)

    # --- heeding

    def answer(self, said: str) -> None:
        question, entry = self.table.question, entry_of(self.table)
        self._refuse(said)
        by_numbers = entry in ("faces", "number") or is_numbered(self.table)
        if question is None or not by_numbers or not said or len(question.words) == 1:
            super().answer(said)
            return
        self._act(Give(self._read(self.table, said), question.number))
        self.tell_news()
        self.ask()

    def _refuse(self, said: str) -> None:
        """A sentence for what cannot be: a space that is taken, a card that was drawn already."""
        question = self.table.question
        if question is None or not said or matching(question.words, said):
            return
        for words, why in barred(self.table):
            if said.casefold() in words.casefold():
                raise Fault(why)

    def _dice(self, table: Table, said: str) -> tuple[int, ...]:
        """Each die, or how many show each face."""
        many, faces = pool(table)
        parts = said.replace(",", " ").split()
        if not all(part.isdecimal() for part in parts):
            raise Fault(f"{clipped(said)!r} is no roll of dice: type {many} digits, or {faces} numbers.")
        if len(parts) == faces:
            return roll(table, [int(part[:4]) for part in parts])
        each = [int(digit) for digit in "".join(parts)]
        counts = [each.count(face) for face in range(1, faces + 1)]
        if sum(counts) < len(each):
            raise Fault(f"{clipped(said)!r} is no roll of dice: a die shows 1 to {faces}.")
        return roll(table, counts)

    # --- commands

    def facts(self, rest: str) -> None:
        self.console.say()
        for fact in facts(self.table):
            self.console.say(f"  {fact.number + 1:>3}  turn {fact.turn}: {fact.asked} {fact.said}", hang=6)

    def correct(self, rest: str) -> None:
        """That is not what lies here: the fact is told anew; then what was played is kept, or played again."""
        number = int(rest) - 1 if rest.isdecimal() and len(rest) < 6 else -1
        if number not in [fact.number for fact in facts(self.table)]:
            raise Fault("correct takes the number of a fact: type facts to see them.")
        asking = self.table.copy()
        asking.undo_to(number)
        answers: list[Any] = []
        while (given := self._told_anew(asking)) is not None:
            answers.append(given)
            would = mended(self.table, number, *answers)
            if would.whole:
                self._keep_or_replay(number, would)
                return
            asking = would.table
        self.console.say("Nothing was changed.")

    def _told_anew(self, table: Table) -> Any:
        """An answer to the open question of another table; None where she leaves it."""
        question = table.question
        assert question is not None
        self.console.say()
        self.console.say(question.text, BOLD)
        if question.words and len(question.words) <= FEW:
            list_answers(self.console, question.words)
        while (said := self.console.ask()) is not None and said:
            try:
                return self._read(table, said)
            except Fault as fault:
                self.console.say(str(fault))
        return None

    def _read(self, table: Table, said: str) -> Any:
        """What she typed as an answer to the open question of this table."""
        question, entry = table.question, entry_of(table)
        assert question is not None
        if entry == "faces":
            return self._dice(table, said)
        if entry == "number" or is_numbered(table):
            return typed(question, said)
        place = chosen(self.console, question.words, said)
        if place is None:
            raise Fault("Type it again, or Enter to leave it as it is.")
        return question.answers[place]

    def _keep_or_replay(self, number: int, would: Mended) -> None:
        """She is told what would have been another, and chooses."""
        say = self.console.say
        say()
        for turn in would.turns:
            say(f"Turn {turn.number} would have been another:", BOLD)
            for text in [text for text in turn.now if text not in turn.was]:
                say(f"  {text}", hang=4)
        if not would.turns:
            say("He would have done the same.")
        say("keep: what was played counts, and this is asked anew when it matters. replay: his turns are played again.")
        said = self.console.ask()
        if said == "replay":
            self._replay(number, would.table)
        elif said == "keep":
            self._act(Give((MENDED, number, self.table.position_at(number).stack[-1][0])))
        else:
            say("Nothing was changed.")

    def _replay(self, number: int, other: Table) -> None:
        again = [Give(other.journal[n]) for n in other.questions if n >= number]
        self._act(BackTo(number, len(self.table.journal)), *again)
        self.tell_news()

    def display(self, rest: str) -> None:
        self.console.say()
        amounts = own_of(self.table).amounts(self.table.position)
        list_answers(self.console, [f"{amount.name}: {amount.value}" for amount in amounts])

    def mend(self, rest: str) -> None:
        which, _, by = rest.partition(" ")
        amounts = own_of(self.table).amounts(self.table.position)
        if not which.isdecimal() or not by.lstrip("+-").isdecimal() or len(rest) > 12:
            raise Fault("mend takes the number of a line of display, and how much it changes: mend 4 +1.")
        if not 1 <= int(which) <= len(amounts):
            raise Fault(f"His display has {len(amounts)} numbers: type display to see them.")
        name, value, least, most = amounts[int(which) - 1]
        if not least <= value + int(by) <= most or not int(by):
            raise Fault(f"{name} is {value} and can be {least} to {most}.")
        self._act(Give((ADJUST, int(which) - 1, int(by))))
        self.console.say(f"{name} is {value + int(by)} now.")

    def cards(self, rest: str) -> None:
        if rest not in ("app", "mine"):
            raise Fault("cards takes app or mine: who turns over his cards from now on?")
        self._act(Give((DEAL, deals_bits(self.table, app=rest == "app"))))
        self.tell_news()

    def help(self, rest: str) -> None:
        self.help_lines((*HELP[:-2], *MORE_HELP, *HELP[-2:]))


def is_numbered(table: Table) -> bool:
    """Is a set of numbers asked for?  Then they are typed, one after the other."""
    question = table.question
    return entry_of(table) == "set" and question is not None and any(map(str.isdigit, question.words[-1]))
