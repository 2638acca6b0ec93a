"""Golden games as text: ``python -m tests.golden [GAME]`` writes them and the perft counts again.

Review the git diff: every changed line is a changed behaviour.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tableforone import games
from tableforone.kernel.dealer import Person
from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec, Result
from tableforone.kernel.table import Table
from tableforone.kernel.why import explain
from tableforone.players import make
from tests.conformance.perft import counted
from tests.conformance.settings import Golden, golden_games, perft_positions
from tests.conformance.shelf import folder_of, importable, stock


def golden_text(golden: Golden) -> str:
    """The text of a whole game: set-up, questions with answers, events, result and breakdown."""
    table = Table(golden.spec, golden.setup, golden.seed)
    choose = make(golden.player, golden.spec, golden.seed)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    assert table.result is not None
    lines = [*_header(golden), "", *_told_at(table, 0), *_answers(table), "", *_result(table.result), _digest(table)]
    return "\n".join(lines) + "\n"


def _digest(table: Table) -> str:
    return f"fingerprint {table.fingerprint} after {len(table.journal)} answers"


def _header(golden: Golden) -> list[str]:
    setup = golden.setup
    options = [f"{name} {value}" for name, value in setup.options.items() if len(value) < 40]
    return [
        f"{golden.spec.name}, rules version {golden.spec.version}",
        f"level {setup.level or '-'}; modules {', '.join(setup.modules) or '-'}; options {', '.join(options) or '-'}",
        f"seed {golden.seed}, player {golden.player}",
    ]


def _answers(table: Table) -> Iterator[str]:
    """Replay the game answer by answer, with the scores where they change."""
    again = Table(table.spec, table.setup, table.seed, deals=Person())
    for number, answer in enumerate(table.journal):
        asked, before = table.spec.ask(again.position), again.scores
        again.answer(answer)
        said = again.record[-1][1]
        yield f"{number}. {asked} {answer if isinstance(answer, int) else list(answer)}: {said}"
        yield from _told_at(again, number + 1)
        if again.scores != before:
            yield f"    == {_score(*again.scores)}"


def _told_at(table: Table, number: int) -> Iterator[str]:
    for event in table.events[number]:
        if event[0] == DECIDE:
            yield from _decision(table.spec, event)
        elif told := table.spec.tell(event):
            yield f"    {told}"


def _decision(spec: GameSpec, event: Event) -> Iterator[str]:
    explanation = explain(spec, event)
    yield f"    {explanation.sentence}"
    for row in explanation.rows:
        yield f"        {row.rule}: {', '.join(row.before)} -> {', '.join(row.after) or 'nobody'}"


def _score(mine: int, theirs: int | None) -> str:
    return f"{mine}" if theirs is None else f"{mine} : {theirs}"


def _result(result: Result) -> Iterator[str]:
    yield f"{result.outcome} {_score(result.score, result.opponent)} {result.sentence}".rstrip()
    for line in result.lines:
        yield f"    {line.what}: {_score(line.mine, line.theirs)}"


def write_counts(spec: GameSpec) -> None:
    """Write the node counts into the game's settings.toml; everything else stays."""
    path = folder_of(spec) / "settings.toml"
    if not path.is_file():
        return
    counts = iter([counted(wanted) for wanted in perft_positions(spec)])
    text = re.sub(r"^nodes = \[.*\]$", lambda _: f"nodes = {next(counts)}", _read(path), flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def main() -> None:
    stock()
    wanted = [spec for spec in importable() if spec.id in (sys.argv[1:] or games.ids())]
    for spec in wanted:
        write_counts(spec)
        for old in (folder_of(spec) / "golden").glob("*.txt"):
            old.unlink()
    for golden in [golden for golden in golden_games() if golden.spec in wanted]:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(golden_text(golden), encoding="utf-8")
        print(golden.path)


if __name__ == "__main__":
    main()
