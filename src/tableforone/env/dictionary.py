"""Writes a page for each game that explains its observations and actions.

``python -m tableforone.env.dictionary docs/dictionary`` writes the pages.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.env.sight import Sight
from tableforone.env.world import Seat, World
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.agents import agent_named
from tableforone.store.files import write_whole

SHOWN: Final = 6  # names in a row of the table
GAMES: Final = 300  # games played, at most, to find an example of each question
COMMAND: Final = "python -m tableforone.env.dictionary docs/dictionary"


def page(spec: GameSpec) -> str:
    """The page for a game."""
    world = World(spec.id)
    return "\n".join(
        [
            f"# {spec.name}: observations and actions",
            "",
            f"Written by `{COMMAND}` from the declarations of the game.",
            "",
            "## Observation",
            "",
            f"{world.sight.size:,} numbers (int16). `env.fields` has the name and the range of each.",
            "",
            "| numbers | part | meaning | range | names |",
            "| --- | --- | --- | --- | --- |",
            *observation(spec, world.sight),
            "",
            "## Actions",
            "",
            f"Wide: {world.sight.actions:,} actions. Choice n of a question is its first action plus n.",
            "",
            "| actions | question | example | one of its choices |",
            "| --- | --- | --- | --- |",
            *actions(spec, world.sight),
            "",
            "Compact: the place among the legal choices, from 0. Each choice has these numbers:",
            "",
            *(f"{n}. {seen.name}" for n, seen in enumerate(world.answer_sight.fields)),
            "",
        ]
    )


def observation(spec: GameSpec, sight: Sight) -> Iterator[str]:
    """One row for each part of the position."""
    meanings = {field.name: spec.field_about(field.name) for field in spec.fields}
    first = 0
    for part, group in groupby(sight.fields, key=lambda seen: seen.name.partition(":")[0].partition("[")[0]):
        block = list(group)
        last = first + len(block) - 1
        where = f"{first}" if last == first else f"{first}–{last}"
        low, high = min(seen.low for seen in block), max(seen.high for seen in block)
        names = [seen.name.partition(": ")[2] or seen.name for seen in block]
        yield _row(where, f"`{part}`", meanings.get(part, "which question is open"), f"{low} to {high}", _few(names))
        first = last + 1


def actions(spec: GameSpec, sight: Sight) -> Iterator[str]:
    """One row for each question."""
    found = examples(spec)
    for number in sight.asking:
        first, word = sight.offset[number], spec.words[number]
        yield _row(f"{first}–{first + word.reach - 1}", word.name, *found.get(number, ("", "")))


def examples(spec: GameSpec) -> dict[int, tuple[str, str]]:
    """Each question, and a choice, as it first comes up in random games, with and without modules."""
    found: dict[int, tuple[str, str]] = {}
    worlds = [World(spec.id), World(spec.id, None, list(spec.modules))]
    for seed in range(GAMES):
        if len(found) == len(worlds[0].sight.asking):
            break
        seat = Seat(worlds[seed % 2])
        seat.begin(seed)
        choose = agent_named("random").start(spec, seed)
        while not seat.over:
            number = seat.p.stack[-1][0]
            answer = choose(seat.p, seat.answers)
            if number not in found:
                found[number] = spec.ask(seat.p), spec.say(seat.p, answer)
            seat.act(seat.action_of(answer))
    return found


def _few(names: Sequence[str]) -> str:
    different = list(dict.fromkeys(names))
    if len(different) <= SHOWN:
        return ", ".join(different)
    return f"{', '.join(different[: SHOWN - 1])}, … {different[-1]}"


def _row(*cells: Any) -> str:
    return f"| {' | '.join(str(cell).replace('|', '/').replace(chr(10), ' ') for cell in cells)} |"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise Fault(f"Name the folder: {COMMAND}")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for spec in games.all_games():
        write_whole(folder / f"{spec.id}.md", page(spec))
