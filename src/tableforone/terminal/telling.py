"""Set-up, rules, explanations and the end of a game as lines of text."""

from datetime import datetime

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import signed
from tableforone.kernel.options import Setup
from tableforone.kernel.rules import headings_of, rules_of, without_marks
from tableforone.kernel.spec import GameSpec, Result, ScoreLine
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.why import Explanation, Struck
from tableforone.store import Copy, Summary
from tableforone.terminal.voice import m, t


def chosen_setup(spec: GameSpec, setup: Setup) -> list[str]:
    """The choices of the set-up, one per line."""
    lines = []
    if setup.level:
        lines.append(noted(t("chosen-level"), short_level(spec, setup.level), spec.level_notes.get(setup.level, "")))
    lines += [
        noted(t("chosen-module"), spec.module_name(module), spec.module_about(module)) for module in setup.modules
    ]
    for option in spec.options:
        name, value = option.heading, setup.options[option.name]
        if option.is_file:
            lines += [noted(name, t("chosen-file"), option.about)] if value else []
        else:
            lines.append(noted(name, option.titled(value), option.meanings.get(value, "")))
    return lines


def short_level(spec: GameSpec, level: str) -> str:
    """A level after the word "Level": its number or name."""
    return level if level.isdigit() else spec.level_name(level)


def noted(name: str, value: str, note: str) -> str:
    """
    >>> noted("Level", "hard", "no mercy")
    'Level: hard (no mercy)'
    >>> noted("Which hotel is yours?", "Night", "")
    'Which hotel is yours? Night'
    """
    said = f"{name} {value}" if name.endswith("?") else t("chosen", name=name, value=value)
    return f"{said} ({note.rstrip('.')})" if note and note != value else said


def explained(why: Explanation) -> list[str]:
    """The three layers: the sentence, the candidates ruled out rule by rule, the rules."""
    lines = [why.sentence or t("why-no-sentence"), ""]
    if not why.rows:
        return [*lines, t("why-no-choice")]
    lines.append(t("why-rows"))
    for row in why.rows:
        lines += [f"  {row.rule}  {row.text}", *(f"      {line}" for line in _struck(row, row is why.rows[-1]))]
    texts = {rule: without_marks(text) for rule, text in why.rules.items() if text}
    if texts:
        lines += ["", t("why-rules"), *(f"  {rule}  {text}" for rule, text in texts.items())]
    return lines


def _struck(row: Struck, last: bool) -> list[str]:
    """The candidates that stay and those that are ruled out by one rule."""
    struck = [name for name in row.before if name not in row.after]
    if not row.after:
        return [t("row-none" if last else "row-skipped")]
    if not struck:
        return [t("row-all", n=len(row.before)) if len(row.before) > 1 else t("row-one", name=row.before[0])]
    return [t("row-left", names=list(row.after)), t("row-out", names=struck)]


def rule_lines(spec: GameSpec, number: str) -> list[str]:
    """One rule with all rules under it; without a number, the headings of the rules."""
    headings = headings_of(spec.folder)
    if not number:
        return [f"{n}  {without_marks(text)}" for n, text in headings.items()]
    texts = {rule: without_marks(text) for rule, text in rules_of(spec.folder).items()}
    wanted = number.upper().rstrip(".")
    found = [f"{n}  {text}" for n, text in texts.items() if n == wanted or n.startswith(wanted + ".")]
    if not found:
        raise Fault(m("no-rule", game=spec.name, rule=clipped(number), sections=list(headings)))
    return found


def ending(table: Table, result: Result) -> list[str]:
    """The result, its breakdown, and how much was undone."""
    key = "ending" if result.opponent is None else "ending-both"
    verdict = result.sentence or t(key, outcome=result.outcome, score=result.score, opponent=result.opponent)
    return [verdict, "", *breakdown(table.spec.opponent(table.setup), result), "", take_backs(table)]


def breakdown(name: str, result: Result) -> list[str]:
    """The points as a small table, one line per source."""
    total = ScoreLine(t("total"), result.score, result.opponent)
    both = any(line.theirs is not None for line in (*result.lines, total))
    wide = max(len(line.what) for line in (*result.lines, total)) + 2
    theirs = max(len(name), 5) + 2

    def row(what: str, mine: str, other: str) -> str:
        return f"  {what:<{wide}}{mine:>6}" + (f"{other:>{theirs}}" if both else "")

    def points(line: ScoreLine) -> str:
        return row(line.what, signed(line.mine), "–" if line.theirs is None else signed(line.theirs))

    rule = "  " + "-" * (len(row("", "", "")) - 2)
    return [row("", t("you"), name), *map(points, result.lines), rule, points(total)]


def take_backs(table: Table) -> str:
    """How much was undone; always shown."""
    if not table.takebacks:
        return t("undos-none")
    reveals = table.reveals_taken_back
    return t("undos-reveals" if reveals else "undos", n=table.takebacks, reveals=reveals)


def table_line(summary: Summary) -> str:
    """One line about a stored table."""
    what = played(summary)
    if summary.is_lesson:
        what = t("table-lesson", game=what)
    if summary.trouble:
        return f"{summary.id}  {t('table-trouble', game=what, trouble=summary.trouble)}"
    state = _state(summary)
    if summary.takebacks:
        state = t("table-undos", state=state, n=summary.takebacks)
    return f"{summary.id}  {moment(summary.changed)}  {t('chosen', name=what, value=state)}"


def _state(summary: Summary) -> str:
    if not summary.over:
        return t("table-open", n=summary.entries)
    points = {"score": summary.score, "opponent": summary.opponent}
    return t("table-over" if summary.opponent is None else "table-over-both", outcome=summary.outcome, **points)


def played(summary: Summary) -> str:
    """Game, level and modules in words, as far as they are known."""
    try:
        spec = games.find(summary.game)
        return ", ".join(part for part in (spec.name, spec.way(summary.level, summary.modules)) if part)
    except Fault:
        return " ".join([summary.game, summary.level, *summary.modules]).strip() or t("table-unknown")


def copy_line(copy: Copy) -> str:
    """One line about a backup."""
    return f"{copy.day}  {t('copy', holds=holds(copy), size=copy.size / 1e6)}"


def holds(copy: Copy) -> str:
    """The contents of a backup: 3 tables and 1 deck."""
    if copy.tables is None:
        return t("copy-damaged")
    return t("copy-decks" if copy.decks else "copy-games", n=copy.tables, decks=copy.decks)


def moment(stored: str) -> str:
    """A stored time (ISO 8601, UTC) in local time."""
    return datetime.fromisoformat(stored).astimezone().strftime("%Y-%m-%d %H:%M")
