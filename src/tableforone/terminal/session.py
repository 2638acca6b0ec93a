"""A game in the terminal: question, answer, what happens, next question."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from tableforone.coach.hints import in_words
from tableforone.coach.thoughts import thought
from tableforone.kernel.actions import Action, Give, Redo, Undo
from tableforone.kernel.faults import Crash, Fault, Stale
from tableforone.kernel.story import LogLine, log
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.store import DiskFull, Gone, Store
from tableforone.store.files import write_whole
from tableforone.store.reports import crash_file
from tableforone.terminal.answers import chosen, list_answers
from tableforone.terminal.console import BOLD, FAINT, Console
from tableforone.terminal.hosting import host_lines, watch_lines
from tableforone.terminal.telling import chosen_setup, ending, explained, rule_lines
from tableforone.terminal.voice import m, t

HELP: Final = (
    ("3", "help-choose"),
    ("undo, undo 3", "help-undo"),
    ("redo", "help-redo"),
    ("why, why 12", "help-why"),
    ("hint", "help-hint"),
    ("warnings", "help-warnings"),
    ("table", "help-table"),
    ("log", "help-log"),
    ("rules, rules 20.5", "help-rules"),
    ("save FILE", "help-save"),
    ("help", "help-help"),
    ("quit", "help-quit"),
)
RECAP: Final = 6  # log lines that are shown again when a game is continued


class Session:
    """One table, its id in the store, and a console.

    Answers are stored before the next question.  A command is a method: ``undo`` is ``do_undo``.
    """

    helps: tuple[tuple[str, str], ...] = HELP

    def __init__(self, console: Console, store: Store, name: str, table: Table) -> None:
        self.console: Final = console
        self.store: Final = store
        self.name: Final = name
        self.table = table
        self.told = 0  # number of log lines that were shown
        self.drawn = False  # whether the table was shown with them
        self.cautious = not store.has_finished(table.spec.id)  # on in the first game

    def play(self) -> None:
        """Play until the person quits or the input ends.  The game is saved in any case."""
        try:
            try:
                self.introduce()
                self.tell_news()
                self.ask()
            except Fault:
                raise
            except Exception as error:
                self._set_aside(error)
            while (said := self.console.ask()) is not None:
                if said.casefold() in ("quit", "exit", "q") or (not said and self.table.over):
                    break
                self.heed(said)
        finally:
            if not self.table.over:
                with suppress(Fault):
                    self.store.confirm()
                    self.console.say(t("saved", id=self.name))
        self.store.confirm()  # a Fault if the file of the tables is gone

    # --- output

    def introduce(self) -> None:
        """Print the game, what is reconstructed, and how to answer."""
        table = self.table
        self.say_what()
        if table.spec.primer:
            self.console.apart(table.spec.primer)
        self.console.apart(t("how"))
        self.draw()
        if table.questions:
            self._recap()

    def say_what(self) -> None:
        """Print the game and what is reconstructed."""
        table, say = self.table, self.console.say
        spec = table.spec
        self.console.apart(t("title", game=spec.name, opponent=spec.opponent(table.setup)), style=BOLD)
        for line in chosen_setup(spec, table.setup):
            say(f"  {line}", hang=2)
        say("  " + t("seed", seed=str(table.seed)))
        reconstructed = [str(note) for note in spec.reconstructed(table.setup)]
        if reconstructed:
            say(t("reconstructed"))
            for sentence in reconstructed:
                say(f"  - {sentence}", hang=2)

    def draw(self) -> None:
        self.console.say()
        self.console.show(self.table.spec.draw(self.table.view))

    def _recap(self) -> None:
        lines = self._story()
        self.told = len(lines)
        if lines:
            self.console.apart(t("recap"), style=BOLD)
            for line in lines[-RECAP:]:
                self.console.say(f"  {line.text}", hang=2)

    def tell_news(self) -> None:
        """Print the log lines since the last question; first the table, if the opponent moved."""
        story = self._story()
        news = story[self.told :]
        if self.drawn and any(line.decision for line in news):
            self.draw()
        self.told, self.drawn = len(story), True
        if news:
            self.console.say()
            self._show(news)
        for line in watch_lines(self.table, self.table.questions[-1]) if self.table.questions else ():
            self.console.say(line, hang=2)

    def _story(self) -> list[LogLine]:
        """The log without undone moves, and without what cards and dice showed at the set-up."""
        return [line for line in log(self.table) if not line.undone and not (line.answered and line.who == "table")]

    def _show(self, lines: list[LogLine]) -> None:
        """Print log lines; a decision has the number for the command ``why``."""
        for line in lines:
            self.console.say(f"{line.text} [why {line.decision}]" if line.decision else line.text, hang=4)

    def ask(self) -> None:
        """Print the open question with its numbered answers, or the end."""
        question, say = self.table.question, self.console.say
        say()
        if question is None:
            self._tell_the_end()
            return
        for line in host_lines(self.table):
            say(line, hang=2)
        say(question.text, BOLD)
        list_answers(self.console, question.words)
        if self.cautious and not self.table.spec.companion_of:
            for line in self.table.spec.careful(self.table.view, question.things):
                say(t("warning", what=line), hang=2)

    def _tell_the_end(self) -> None:
        result, say = self.table.result, self.console.say
        assert result
        verdict, *lines = ending(self.table, result)
        say(verdict, BOLD)
        self.console.show(lines)
        self.console.apart(t("over"), style=FAINT)

    # --- input

    def heed(self, said: str) -> None:
        """Run a command or give an answer.

        A Fault is printed and changes nothing; so is an error while the table is shown.
        """
        word, _, rest = said.partition(" ")
        command: Callable[[str], None] | None = getattr(self, f"do_{word.casefold()}", None)
        try:
            if command and not self._is_an_answer(said):
                command(rest.strip())
                self.ask()
            else:
                self.answer(said)
        except Fault as fault:
            self.console.say(str(fault))
            if isinstance(fault, Gone | DiskFull):
                self.console.say(t("save-instead"))
            if isinstance(fault, Crash):
                self._name_report()
        except Exception as error:
            self._set_aside(error)

    def _set_aside(self, error: Exception) -> None:
        """Print that the table cannot be shown, how to go back, and where the report is."""
        self.console.say(self.store.set_aside(self.name, self.table, error).trouble)
        self.console.say(t("set-aside"))
        self._name_report()

    def _name_report(self) -> None:
        self.console.say(t("report", file=str(crash_file(self.store.folder, self.name))))

    def _is_an_answer(self, said: str) -> bool:
        try:
            question = self.table.question
        except Exception:  # the question cannot be shown: commands still work
            return False
        return question is not None and said.casefold() in [word.casefold() for word in question.words]

    def answer(self, said: str) -> None:
        question = self.table.question
        if question is None:
            raise Fault(m("no-question"))
        if said:
            place = chosen(self.console, question.words, said)
            if place is None:
                return
        elif len(question.words) == 1:
            place = 0  # Enter takes the only answer
        else:
            self.ask()
            return
        self._act(Give(question.answers[place], question.number))
        self.tell_news()
        self.ask()

    def _act(self, *asked: Action) -> None:
        """Do these actions and save them; if saving fails, nothing has changed."""
        try:
            self.table = self.store.act(self.name, self.table, *asked)
        except (Stale, Crash):
            raise
        except Fault:  # perhaps changed in another window: load what is stored, if possible
            with suppress(Fault):
                self.table = self.store.load(self.name)
            self.told = len(self._story())
            raise

    # --- commands

    def do_undo(self, rest: str) -> None:
        before = self.table.takebacks
        self._act(Undo(_number(rest, "undo") if rest else 1))
        self.told = len(self._story())
        self.draw()
        self.console.apart(t("undone", n=self.table.takebacks - before))

    def do_redo(self, rest: str) -> None:
        self._act(Redo())
        self.tell_news()

    def do_hint(self, rest: str) -> None:
        """Print the best turn after comparing it with others; Ctrl-C stops the search earlier."""
        table = self.table
        if table.over or table.spec.companion_of:
            raise Fault(m("hint-none"))
        if len(table.legal) < 2:
            raise Fault(m("hint-forced"))
        said = None
        with suppress(KeyboardInterrupt):
            for better in thought(table.line):
                said = better
        self.console.say()
        if said is None:
            return
        for nth, move in enumerate(said.turns[0].moves, 1):
            self.console.say(f"{nth}. {move.short}", BOLD)
        for line in in_words(said):
            self.console.say(line, hang=2)

    def do_warnings(self, rest: str) -> None:
        """Turn warnings on or off."""
        self.cautious = not self.cautious
        self.console.apart(t("warnings-on" if self.cautious else "warnings-off"))

    def do_why(self, rest: str) -> None:
        which = _number(rest, "why") - 1 if rest else -1
        self.console.apart(*explained(self.table.why(which)), hang=4)

    def do_table(self, rest: str) -> None:
        self.draw()

    def do_log(self, rest: str) -> None:
        self.console.say()
        story = self._story()
        self._show(story)
        if not story:
            self.console.say(t("log-empty"))

    def do_rules(self, rest: str) -> None:
        self.console.apart(*rule_lines(self.table.spec, rest), hang=4)

    def do_save(self, rest: str) -> None:
        if not rest:
            raise Fault(m("save-what"))
        write_whole(Path(rest).expanduser(), self.table.to_json())
        self.console.say(t("written", file=rest))

    def do_help(self, rest: str) -> None:
        wide = max(len(what) for what, _ in self.helps) + 2
        self.console.apart(*(f"  {what:<{wide}}{t(about)}" for what, about in self.helps), hang=wide)


def _number(said: str, command: str) -> int:
    number = int(said) if said.isdecimal() and len(said) < 7 else 0
    if not number:
        raise Fault(m("wrong-count", command=command, said=clipped(said)))
    return number
