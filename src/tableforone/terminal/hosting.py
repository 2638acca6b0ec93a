"""The host of a lesson in the terminal: before a question, and after the opponent's turn."""

import re

from tableforone.kernel import lesson
from tableforone.kernel.lesson import Place
from tableforone.kernel.story import steps_after
from tableforone.kernel.table import Table
from tableforone.terminal.voice import t

PIN = re.compile(r"\{\d\} ?")


def host_lines(table: Table) -> list[str]:
    """What the host says at the open question; [] if nothing, or if this is not a lesson."""
    place = lesson.place(table)
    if place is None or table.over:
        return []
    praise = [t("host", words=place.praise)] if place.praise else []
    if place.over:
        return [*praise, *_farewell(place)] if place.fresh else []
    if place.left is not None and place.aside is None:
        return [t("host-left")]
    step, question = place.step, table.question
    if step is None or question is None or not lesson.speaks(table.spec, table.position, step):
        return []
    hoped = [
        n for n, a in enumerate(question.answers, 1) if step.hopes and lesson.hoped(table.spec, table.position, step, a)
    ]
    words = f"{step.title} {PIN.sub('', step.text)}"
    here = t("host-step", chapter=step.chapter, n=place.number + 1, all=len(place.lesson.steps), words=words)
    return [*praise, f"{here} {t('host-waits', choices=hoped)}" if hoped else here]


def _farewell(place: Place) -> list[str]:
    learned = [
        "  - " + t("host-learned", title=each.title, text=each.text, rules=list(each.rules))
        for each in place.lesson.learned
    ]
    checks = [
        "  - " + t("host-check", question=each.question, answer=each.choices[0], why=each.why)
        for each in place.lesson.checks
    ]
    return [t("host-farewell", ending=place.lesson.ending), *learned, t("host-checks"), *checks, t("host-go-on")]


def watch_lines(table: Table, number: int) -> list[str]:
    """What the host says about the opponent's turn after this question."""
    place = lesson.place(table)
    if place is None or number not in place.at:
        return []
    told = place.lesson.steps[place.at[number]].watch
    decided = dict.fromkeys(step.decision for step in steps_after(table, number)) if told else {}
    said = [told[decision] for decision in ("", *decided) if decided and decision in told]
    return [t("host", words=PIN.sub("", words)) for words in said]
