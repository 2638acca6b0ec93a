"""Explains a decision of the opponent: the sentence, the rows with their candidates, the rules."""

from typing import Any, NamedTuple

from tableforone.kernel.frames import Event
from tableforone.kernel.rules import rules_of, without_marks
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.voice import t


class Struck(NamedTuple):
    """One row of an explanation: the rule, its sentence, the candidates before and after it.

    A row that fits no candidate is skipped, unless it is the last: then none is chosen.
    """

    rule: str
    text: str
    before: list[str]
    after: list[str]


class Explanation(NamedTuple):
    """Why the opponent did it: a sentence, the candidates ruled out row by row, and the rules."""

    sentence: str
    rows: list[Struck]
    rules: dict[str, str]

    def __str__(self) -> str:
        lines = [self.sentence]
        for rule, text, before, after in self.rows:
            struck = [name for name in before if name not in after]
            lines.append(f"  {rule} {text}")
            key = "row-nobody" if not after else "row-left-and-out" if struck else "row-all-left"
            lines.append("      " + t(key, left=after, out=struck))
        lines += ["  " + t("row-rule", rule=rule, text=without_marks(text)) for rule, text in self.rules.items()]
        return "\n".join(lines)


def explain(spec: GameSpec, event: Event) -> Explanation:
    """The explanation of a decision event."""
    _, _, name, _, _, trace = event
    rows = {row.rule: row for decision in spec.decisions if decision.name == name for row in decision.rows}

    def named(candidates: tuple[Any, ...]) -> list[str]:
        return [spec.name_candidate(name, c) for c in candidates]

    struck = [
        Struck(rule, spec.text(f"row-{rows[rule].key}", rows[rule].key), named(before), named(after))
        for rule, before, after in trace
    ]
    texts = rules_of(spec.folder)
    return Explanation(spec.tell(event), struck, {row.rule: texts.get(row.rule, "") for row in struck})
