"""What does the host of a lesson say in the terminal?  His words before a question, and beside the opponent's turn."""

import re

from tableforone.kernel import lesson
from tableforone.kernel.lesson import Place
from tableforone.kernel.story import steps_after
from tableforone.kernel.table import Table

PIN = re.compile(r"\{\d\} ?")


def host_lines(table: Table) -> list[str]:
    """What he says at the open question; nothing where he is silent, or at a table without him."""
    place = lesson.place(table)
    if place is None or table.over:
        return []
    praise = [f"Host: {place.praise}"] if place.praise else []
    if place.over:
        return [*praise, *_farewell(place)] if place.fresh else []
    if place.left is not None and place.aside is None:
        return ["Host: that works too. Type undo to follow the lesson, or play on: I join you at the next chance."]
    step, question = place.step, table.question
    if step is None or question is None or not lesson.speaks(table.spec, table.position, step):
        return []
    hoped = [
        n for n, a in enumerate(question.answers, 1) if step.hopes and lesson.hoped(table.spec, table.position, step, a)
    ]
    waits = f" (He waits for {' or '.join(map(str, hoped))}.)" if hoped else ""
    where = f"[{step.chapter}, {place.number + 1} of {len(place.lesson.steps)}]"
    return [*praise, f"Host {where}: {step.title} {PIN.sub('', step.text)}{waits}"]


def _farewell(place: Place) -> list[str]:
    learned = [f"  - {each.title}: {each.text} (rules {', '.join(each.rules)})" for each in place.lesson.learned]
    checks = [f"  - {each.question} {each.choices[0]}: {each.why}" for each in place.lesson.checks]
    told = [f"Host: you can play this now. {place.lesson.ending} What you learned:", *learned]
    return [*told, "To check yourself:", *checks, "Play on, or quit."]


def watch_lines(table: Table, number: int) -> list[str]:
    """What he says of the opponent's turn that followed the answer to this question."""
    place = lesson.place(table)
    if place is None or number not in place.at:
        return []
    told = place.lesson.steps[place.at[number]].watch
    decided = dict.fromkeys(step.decision for step in steps_after(table, number)) if told else {}
    said = [told[decision] for decision in ("", *decided) if decided and decision in told]
    return [f"Host: {PIN.sub('', words)}" for words in said]
