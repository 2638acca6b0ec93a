"""Builds the GameSpec of a game from its folder.

Each part is found by its file and its name in that file, so a game's ``__init__.py`` lists only
facts.
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import Companion, GameSpec

ABSENT: Final = object()
# name in the GameSpec: file, and name in that file
GAME: Final = {
    "start": "rules.setup.start",
    "levels": "rules.setup.LEVELS",
    "default_level": "rules.setup.DEFAULT_LEVEL",
    "options": "rules.setup.OPTIONS",
    "reconstructed": "rules.setup.reconstructed",
    "blank": "rules.position.fresh",
    "invariants": "rules.invariants.broken",
    "result": "rules.scoring.result",
    "scores": "rules.scoring.scores",
    "finale": "rules.scoring.finale",
    "decisions": "opponent.rows.DECISIONS",
    "speech": "voice.SPEECH",
    "questions": "voice.questions.QUESTIONS",
    "ask": "voice.questions.ask",
    "answers": "voice.answers.ANSWERS",
    "say": "voice.answers.say",
    "label": "voice.answers.label",
    "did": "voice.did.did",
    "tell": "voice.log.tell",
    "echoes": "voice.log.ECHOES",
    "causes": "voice.causes.CAUSES",
    "ending": "voice.log.ending",
    "name_candidate": "voice.why.name_candidate",
    "remark": "voice.character.remark",
    "view": "face.view.view",
    "unseen": "face.view.UNSEEN",
    "draw": "face.drawing.draw",
    "thing": "face.things.thing",
    "explained": "face.explain.EXPLAINED",
    "careful": "face.careful.careful",
    "estimate": "bots.estimate.estimate",
    "standing": "bots.marks.standing",
    "marks": "bots.marks.marks",
    "mark_count": "bots.marks.MARKS",
    "refills": "bots.marks.REFILLS",
    "overlooked": "bots.marks.OVERLOOKED",
    "net_width": "bots.marks.NET_WIDTH",
    "net_planned": "bots.marks.NET_PLANNED",
    "worth_of_winning": "bots.marks.WORTH_OF_WINNING",
    "worth_of_theirs": "bots.marks.WORTH_OF_THEIRS",
}
AT_A_REAL_TABLE: Final = {
    "start": "setup.start",
    "checklist": "setup.checklist",
    "reminders": "setup.reminders",
    "dealt": "setup.DEALT",
    "options": "setup.OPTIONS",
    "words": "words.WORDS",
    "ledger": "numbers.LEDGER",
    "turn": "words.TURN_BEGINS",
    "typed": "words.TYPED",
    "sets": "words.SETS",
    "confirms": "words.CONFIRMS",
    "screens": "words.SCREENS",
    "turned": "words.TURNED_OVER",
    "ask": "voice.ask",
    "say": "voice.say",
    "tell": "voice.tell",
    "label": "voice.label",
    "thing": "voice.thing",
    "grid": "voice.grid",
    "name_candidate": "voice.name_candidate",
    "hands": "hands.hands",
    "amounts": "display.amounts",
    "pieces": "display.pieces",
    "adjust": "display.adjust",
    "view": "display.view",
    "draw": "display.draw",
    "result": "display.result",
    "scores": "display.scores",
    "facts": "facts.ASKS",
    "ahead": "facts.ahead",
    "forget": "facts.forget",
    "barred": "barred.barred",
    "deck": "deck.DECK",
}


def game(package: str, **special: Any) -> GameSpec:
    """The game of this package; ``special`` adds or overrides parts."""
    found = parts(package, GAME, special)
    if "words" not in found:
        found["words"] = lexicon(*_part(package, "rules.words.WORDS"), *_part(package, "opponent.words.WORDS"))
    if "fields" not in found:
        found["fields"] = _part(package, "rules.fields.POSITION").fields
    if "companion" not in found and _part(package, "companion.words.WORDS") is not ABSENT:
        found["companion"] = companion(package)
    return GameSpec(folder=Path(str(import_module(package).__file__)).parent, **found)


def companion(package: str, **special: Any) -> Companion:
    """The companion of this package: how its opponent plays at a real table."""
    return Companion(**{"version": 1} | parts(f"{package}.companion", AT_A_REAL_TABLE, special))


def parts(package: str, places: dict[str, str], special: dict[str, Any]) -> dict[str, Any]:
    """The parts that the package has at these places; ``special`` adds or overrides parts."""
    found = {name: _part(package, where) for name, where in places.items() if name not in special}
    return {name: part for name, part in found.items() if part is not ABSENT} | special


def _part(package: str, where: str) -> Any:
    """The object with this name; ABSENT if the game has no such file or no such name in it."""
    file, _, name = where.rpartition(".")
    module = f"{package}.{file}"
    try:
        return getattr(import_module(module), name, ABSENT)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise  # the file exists, but something that it imports does not
        return ABSENT
