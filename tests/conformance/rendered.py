"""Records real data for every message in rendered.json: ``python -m tests.conformance.rendered``.

It plays 1,000 random games of every game, digital and at companion tables, renders their pages and
writes the first data of every message (``make rendered``). With ``TABLEFORONE_RENDERED`` a test run
adds its own: errors, commands, reports. Cases that neither reaches are written by hand, and kept.
``test_rendered.py`` formats all of them again in every language.
"""

import argparse
import json
import random
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tableforone import games
from tableforone.kernel import lesson, story
from tableforone.kernel.companion import barred, facts, own_of, scene
from tableforone.kernel.corrections import repairs
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import HOME, Data, Meaning, Say
from tableforone.kernel.messages import functions
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import KERNEL, Speech, forget, speech_of
from tableforone.kernel.table import Table
from tableforone.pages import play, replay, result, rules, settings, setup, share, tabletop
from tableforone.pages.render import page
from tableforone.pages.requests import Form, Visit
from tableforone.store.sittings import Sittings
from tests.conformance.shelf import setups
from tests.web.walks import any_answer

TABLE: Final = Path(__file__).parent / "rendered.json"
SRC: Final = KERNEL.parents[1]
HERE: Final = re.compile(r"\S*/pytest-\d+/[^/]+/?|\S*/(?=python -m |src/tableforone/)")  # folders of this machine
EVERY: Final = 5  # one in this many questions has its page rendered
Cases = dict[str, dict[str, dict[str, Any]]]  # package, message: its data
Needs = dict[str, dict[str, set[str]]]  # package, message: the names of the data that it needs


class Heard:
    """Collects the first data of every message that needs some."""

    def __init__(self, needs: Needs) -> None:
        self.needs: Final = needs
        self.cases: Final[Cases] = {name: {} for name in needs}

    @contextmanager
    def listening(self) -> Iterator[None]:
        learn = Speech.learn

        def learning(speech: Speech, language: str) -> dict[str, Say]:
            known = learn(speech, language)
            return self.heard(speech, known) if language == HOME else known

        Speech.learn = learning  # type: ignore[method-assign, assignment]
        forget(HOME)
        try:
            yield
        finally:
            Speech.learn = learn  # type: ignore[method-assign]
            forget(HOME)

    def heard(self, speech: Speech, known: dict[str, Say]) -> dict[str, Say]:
        """The same messages, each wrapped to record its data once."""
        own = functions(speech.folder, HOME, {}).keys()
        for key, say in known.items():
            where = package(speech.folder if key in own else KERNEL)
            if key in self.needs.get(where, {}) and key not in self.cases[where]:
                known[key] = self.once(where, key, say, known)
        return known

    def once(self, where: str, key: str, say: Say, known: dict[str, Say]) -> Say:
        def said(data: Data) -> str:
            text = say(data)
            more: Data = dict.fromkeys(self.needs[where][key])  # some data are optional
            for name in more:
                with suppress(KeyError):
                    more[name] = data[name]  # some are computed on access
            self.cases[where].setdefault(key, packed({**data, **more}))
            known[key] = say
            return text

        return said


def package(folder: Path) -> str:
    """The package of a message folder, e.g. "games/salamandra"; "" outside the program."""
    return folder.parent.relative_to(SRC).as_posix() if folder.is_relative_to(SRC) else ""


def packed(value: Any) -> Any:
    """The data of a message as JSON values."""
    if isinstance(value, Meaning):
        return {"package": package(value.speech.folder), "key": value.key, "data": packed(value.data)}
    if isinstance(value, dict):
        return {name: packed(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset | range):
        return [packed(each) for each in value]
    return HERE.sub("", str(value)) if not isinstance(value, int | float | None) else value


def unpacked(value: Any) -> Any:
    """The data from JSON values."""
    if isinstance(value, dict) and value.keys() == {"package", "key", "data"}:
        return Meaning(speech_of(SRC / value["package"] / "voice"), value["key"], unpacked(value["data"]))
    if isinstance(value, dict):
        return {name: unpacked(each) for name, each in value.items()}
    return [unpacked(each) for each in value] if isinstance(value, list) else value


def known() -> Cases:
    """The recorded cases."""
    read: Cases = json.loads(TABLE.read_text(encoding="utf-8")) if TABLE.is_file() else {}
    return read


def keep(heard: Heard) -> None:
    """Add new cases to the file; drop those of removed messages and of changed data."""
    before, needs, lines = known(), heard.needs, []
    for name in sorted(needs):
        found = []
        for key in sorted(needs[name]):
            for cases in (before, heard.cases):
                data = cases.get(name, {}).get(key)
                if data is not None and needs[name][key] <= data.keys():
                    found.append(f"  {json.dumps(key)}: {json.dumps(data, ensure_ascii=False, sort_keys=True)}")
                    break
        lines.append(f" {json.dumps(name)}: {{\n" + ",\n".join(found) + "\n }")
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


# --- all texts of games


VISIT: Final = Visit(settings.read(""), "seal", True)


def draw(table: Table) -> None:
    page(VISIT, tabletop.template_of(table.spec), **tabletop.playing("x", table, "", True))


def played(spec: GameSpec, table: Table, chance: random.Random, tables: Sittings) -> None:
    """Play a random game and format every text that can be read in it."""
    while not table.over:
        p = table.position
        if chance.randrange(EVERY) == 0:
            answers, view = chance.sample(table.legal, min(40, len(table.legal))), table.view
            for answer in answers:
                spec.say(p, answer), spec.short(p, answer), spec.did(p, answer)
                if not spec.companion_of:
                    spec.explain(view, spec.thing(p, answer))
            draw(table)
            if spec.companion_of:
                at_home(table)
        table.answer(any_answer(table, chance))
    story.log(table)
    for number in range(sum(event[0] == DECIDE for told in table.events for event in told)):
        str(table.why(number))
    name = tables.create(table)
    for draw_page in (play.look, result.result, share.share):
        draw_page(VISIT, tables, name)
    moments = len(story.moments(table))
    for moment in chance.sample(range(moments + 1), min(6, moments + 1)):
        replay.watch(VISIT, tables, name, moment)
    # at a companion table the page of the table shows his turn
    his = () if spec.companion_of else table.questions
    turns = [number for number in his if tabletop.steps_of(table, number)]
    for number in chance.sample(turns, min(6, len(turns))):
        play.whole_turn(VISIT, tables, name, number)
        for step in range(len(tabletop.steps_of(table, number))):
            play.opponents_turn(VISIT, tables, name, number, step + 1)


def at_home(table: Table) -> None:
    """The texts of companion tables only."""
    scene(table), facts(table), barred(table), table.view
    own_of(table).checklist(table.setup), own_of(table).amounts(table.position)
    back = table.copy()
    with suppress(Fault):
        back.undo(3)
        repairs(table, back), repairs(back, table)


def told_of(spec: GameSpec) -> None:
    """The texts before a game, and those of its lessons."""
    for draw_page in (setup.set_the_table, setup.notes):
        draw_page(VISIT, spec.id, Form([]))
    if not spec.companion_of:
        rules.rules(VISIT, spec.id)
        rules.quick(VISIT, spec.id)
    for each in lesson.lessons(spec):
        table = lesson.played(spec, each, len(each.steps) - 1)
        draw(table)


def games_of(spec: GameSpec, count: int, first: int = 0) -> None:
    """Play this many random games, over levels, modules and options."""
    told_of(spec)
    with TemporaryDirectory() as folder, closing(Sittings(Path(folder))) as tables:
        for seed, chosen in enumerate(setups(spec, count, first), first):
            played(spec, Table(spec, chosen, seed), random.Random(seed), tables)


def main() -> None:
    from tools.lint.messages import needs

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="how many of each game")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--game", help="only this one")
    given = parser.parse_args()
    for spec in [games.find(given.game)] if given.game else list(games.known().values()):
        heard = Heard(needs())
        with heard.listening():
            games_of(spec, given.games, given.first)
        keep(heard)
    cases = known()
    for name, keys in needs().items():
        print(f"{name}: {len(cases.get(name, {}))} of {len(keys)} messages have been said")


if __name__ == "__main__":
    main()
