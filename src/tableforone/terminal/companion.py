"""The companion in the terminal: questions and instructions as plain lines."""

from typing import Any, Final

from tableforone.kernel.actions import BackTo, Give
from tableforone.kernel.companion import (
    ADJUST,
    DEAL,
    MENDED,
    asked_again,
    barred,
    deals_bits,
    entry_of,
    facts,
    frame_at,
    own_of,
    scene,
)
from tableforone.kernel.corrections import Mended, mended
from tableforone.kernel.entries import pool, roll, typed
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.terminal.answers import chosen, list_answers, matching
from tableforone.terminal.console import BOLD, FAINT
from tableforone.terminal.session import HELP, Session
from tableforone.terminal.voice import m, t

FEW: Final = 12  # up to this many answers are listed
MORE_HELP: Final = (
    ("entries", "help-entries"),
    ("correct 12", "help-correct"),
    ("board", "help-display"),
    ("change 4 +1", "help-change"),
    ("cards app, cards mine", "help-cards"),
)


class AtHome(Session):
    """One companion table."""

    helps = (*HELP[:-2], *MORE_HELP, *HELP[-2:])
    turn = 0  # the opponent's last turn that was shown

    # --- output

    def introduce(self) -> None:
        """Print the game, the set-up steps and how to answer."""
        self.say_what()
        if not self.table.questions:
            self.console.apart(t("companion-setup"), style=BOLD)
            for step in own_of(self.table).checklist(self.table.setup):
                self.console.say(f"  {step.number or '-'}  {step.text}. {step.note}", hang=5)
        self.console.apart(t("companion-how"))
        if self.table.questions:
            self.draw()

    def tell_news(self) -> None:
        """Print his card, once it is revealed, and the instructions."""
        self.told = len(self._story())
        now = scene(self.table)
        if not now.hands and now.turn == self.turn:
            return
        self.turn = now.turn
        self.console.apart(now.card or f"{self.table.spec.opponent(self.table.setup)}:", style=BOLD)
        for hand in now.hands:
            why = f" [why {hand.decision}]" if hand.decision else ""
            self.console.say(f"  {t('companion-done') if hand.done else '*'} {hand.text}{why}", hang=4)
            if hand.reason and not hand.done:
                self.console.say(f"      {hand.reason}", FAINT)

    def ask(self) -> None:
        question = self.table.question
        plain = entry_of(self.table) in ("keys", "confirm", "set") and not is_numbered(self.table)
        if question is None or plain:
            super().ask()
            return
        self.console.apart(question.text, style=BOLD)
        if keys := pad(self.table):
            list_answers(self.console, [words for _, words in keys])
        elif is_numbered(self.table):
            self.console.say("  " + t("type-numbers"))
        elif entry_of(self.table) == "faces":
            self.console.say("  " + t("type-dice"))
        elif len(question.words) > FEW:
            self.console.say("  " + t("type-range", low=question.words[0], high=question.words[-1]))
        elif len(question.words) > 1 and entry_of(self.table) == "number":
            self.console.say("  " + t("type-one", numbers=question.words))
        else:
            list_answers(self.console, question.words)

    # --- input

    def answer(self, said: str) -> None:
        question, entry = self.table.question, entry_of(self.table)
        self._refuse(said)
        by_numbers = entry in ("faces", "number") or is_numbered(self.table)
        keys = pad(self.table)
        if keys and said and chosen(self.console, [words for _, words in keys], said) is None:
            return
        if question is None or not by_numbers or not said or len(question.words) == 1:
            super().answer(said)
            return
        self._act(Give(self._read(self.table, said), question.number))
        self.tell_news()
        self.ask()

    def _refuse(self, said: str) -> None:
        """Raise a Fault for an impossible answer, such as a taken space or a card drawn before."""
        question = self.table.question
        if question is None or not said or matching(question.words, said):
            return
        for words, why in barred(self.table):
            if said.casefold() in words.casefold():
                raise Fault(why)

    def _dice(self, table: Table, said: str) -> tuple[int, ...]:
        """Parse a roll: each die, or the number of dice for each face."""
        many, faces = pool(table)
        parts = said.replace(",", " ").split()
        if not all(part.isdecimal() for part in parts):
            raise Fault(m("wrong-roll", said=clipped(said), many=many, faces=faces))
        if len(parts) == faces:
            return roll(table, [int(part[:4]) for part in parts])
        each = [int(digit) for digit in "".join(parts)]
        counts = [each.count(face) for face in range(1, faces + 1)]
        if sum(counts) < len(each):
            raise Fault(m("wrong-die", said=clipped(said), faces=faces))
        return roll(table, counts)

    # --- commands

    def do_entries(self, rest: str) -> None:
        lines = [
            f"  {fact.number + 1:>3}  {t('entry-turn', turn=fact.turn)} {fact.asked} {fact.said}"
            for fact in facts(self.table)
        ]
        self.console.apart(*lines, hang=6)

    def do_correct(self, rest: str) -> None:
        """Correct an entry: enter it again, then keep or replay the turns since then."""
        number = int(rest) - 1 if rest.isdecimal() and len(rest) < 6 else -1
        if number not in [fact.number for fact in facts(self.table)]:
            raise Fault(m("correct-what"))
        asking = asked_again(self.table, number)
        answers: list[Any] = []
        while (given := self._told_anew(asking)) is not None:
            answers.append(given)
            would = mended(self.table, number, *answers)
            if would.whole:
                self._keep_or_replay(number, would)
                return
            asking = would.table
        self.console.say(t("unchanged"))

    def _told_anew(self, table: Table) -> Any:
        """Ask the open question of another table; None if the player cancels."""
        question = table.question
        assert question is not None
        self.console.apart(question.text, style=BOLD)
        if question.words and len(question.words) <= FEW:
            list_answers(self.console, question.words)
        while (said := self.console.ask()) is not None and said:
            try:
                return self._read(table, said)
            except Fault as fault:
                self.console.say(str(fault))
        return None

    def _read(self, table: Table, said: str) -> Any:
        """Parse the input as an answer to the open question of this table."""
        question, entry = table.question, entry_of(table)
        assert question is not None
        if entry == "faces":
            return self._dice(table, said)
        keys = pad(table)
        if not keys and (entry == "number" or is_numbered(table)):
            return typed(question, said)
        choices = keys or list(zip(question.answers, question.words, strict=True))
        place = chosen(self.console, [words for _, words in choices], said)
        if place is None:
            raise Fault(m("correct-again"))
        return choices[place][0]

    def _keep_or_replay(self, number: int, would: Mended) -> None:
        """Print which turns would change, and ask whether to keep or replay them."""
        say = self.console.say
        say()
        for turn in would.turns:
            say(t("turn-changes", turn=turn.number), BOLD)
            for text in [text for text in turn.now if text not in turn.was]:
                say(f"  {text}", hang=4)
        if not would.turns:
            say(t("turns-same"))
        say(t("keep-or-replay"))
        said = self.console.ask()
        if said == "replay":
            other = would.table
            again = [Give(other.journal[n]) for n in other.questions if n >= number]
            self._act(BackTo(number, len(self.table.journal)), *again)
            self.tell_news()
        elif said == "keep":
            self._act(Give((MENDED, number, frame_at(self.table, number)[0])))
        else:
            say(t("unchanged"))

    def do_board(self, rest: str) -> None:
        self.console.say()
        amounts = own_of(self.table).amounts(self.table.position)
        list_answers(self.console, [t("chosen", name=each.name, value=each.value) for each in amounts])

    def do_change(self, rest: str) -> None:
        which, _, by = rest.partition(" ")
        amounts = own_of(self.table).amounts(self.table.position)
        if not which.isdecimal() or not by.lstrip("+-").isdecimal() or len(rest) > 12:
            raise Fault(m("change-how"))
        if not 1 <= int(which) <= len(amounts):
            raise Fault(m("change-which", n=len(amounts)))
        amount = amounts[int(which) - 1]
        name, value, least, most = amount.name, amount.value, amount.least, amount.most
        if not least <= value + int(by) <= most or not int(by):
            raise Fault(m("change-bounds", name=name, value=value, least=least, most=most))
        self._act(Give((ADJUST, int(which) - 1, int(by))))
        self.console.say(t("change-done", name=name, value=value + int(by)))

    def do_cards(self, rest: str) -> None:
        if rest not in ("app", "mine"):
            raise Fault(m("cards-who"))
        self._act(Give((DEAL, deals_bits(self.table, app=rest == "app"))))
        self.tell_news()


def pad(table: Table) -> list[tuple[int, str]]:
    """The keys of the page's keypad with their texts, if there are few; [] otherwise."""
    question = table.question
    if question is None or (entry_of(table) != "number" and not is_numbered(table)):
        return []
    words = dict(zip(question.answers, question.words, strict=True))
    keys = [answer for line in own_of(table).grid(table.position) for answer in line if answer in words]
    return [(answer, words[answer]) for answer in keys] if len(keys) <= FEW else []


def is_numbered(table: Table) -> bool:
    """Whether the question asks for a set of numbers, which are typed one after the other."""
    question = table.question
    return entry_of(table) == "set" and question is not None and any(map(str.isdigit, question.words[-1]))
