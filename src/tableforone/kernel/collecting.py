"""Builds the GameSpec of a game from its folder.

Each part is found by its file and its name in that file, so a game's ``__init__.py`` lists only
facts.  The functions of a word are found by its name.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tableforone.kernel.chance import Chance
from tableforone.kernel.frames import Arg, Word, ask_chance, lexicon
from tableforone.kernel.spec import Companion, GameSpec

ABSENT: Final = object()


def by_field(*rows: tuple[str, ...]) -> dict[str, str]:
    """The place of each field, from rows of a file and its names.

    A field has the name of the function or constant, in small letters, or the one before "=".

    >>> by_field(("voice.why", "remark", "CAUSES", "kinds=EVENTS"))
    {'remark': 'voice.why.remark', 'causes': 'voice.why.CAUSES', 'kinds': 'voice.why.EVENTS'}
    """
    found = {}
    for file, *names in rows:
        for name in names:
            field, _, there = name.rpartition("=")
            found[field or there.lower()] = f"{file}.{there}"
    return found


# the fields of a GameSpec and of a Companion, by file
GAME: Final = by_field(
    ("rules.setup", "start", "LEVELS", "DEFAULT_LEVEL", "OPTIONS", "reconstructed"),
    ("rules.invariants", "invariants=broken"),
    ("rules.scoring", "result", "scores", "finale"),
    ("opponent.rows", "DECISIONS"),
    ("voice", "SPEECH"),
    ("voice.questions", "ask"),
    ("voice.answers", "say", "did", "brief", "told_by", "label"),
    ("voice.log", "tell", "ending"),
    ("voice.causes", "CAUSES"),
    ("voice.why", "name_candidate", "remark"),
    ("face.view", "view", "UNSEEN"),
    ("face.drawing", "draw"),
    ("face.things", "thing"),
    ("face.explain", "EXPLAINED"),
    ("face.careful", "careful"),
    ("bots.estimate", "estimate"),
    ("bots.marks", "standing", "marks", "mark_count=MARKS", "REFILLS", "OVERLOOKED"),
    ("bots.marks", "NET_WIDTH", "NET_PLANNED", "WORTH_OF_WINNING", "WORTH_OF_THEIRS"),
)
AT_A_REAL_TABLE: Final = by_field(
    ("setup", "start", "checklist", "reminders", "DEALT"),
    ("numbers", "LEDGER"),
    ("words", "WORDS", "turn=TURN_BEGINS", "TYPED", "SETS", "CONFIRMS"),
    ("voice", "QUESTIONS", "ANSWERS", "LABELS", "THINGS", "GRIDS"),
    ("hands", "hands"),
    ("display", "amounts", "pieces"),
    ("facts", "facts=ASKS", "ahead", "forget"),
    ("barred", "bars=BARRED"),
    ("deck", "DECK"),
)
# the fields of a GameSpec that a companion has in its own folder
INSTEAD: Final = by_field(
    ("setup", "OPTIONS", "version=VERSION"),
    ("voice", "tell", "name_candidate"),
    ("display", "view", "draw", "result", "scores"),
)


def game(package: str, **special: Any) -> GameSpec:
    """The game of this package; ``special`` adds or overrides parts."""
    found = parts(package, GAME, special)
    if "words" not in found:
        found["words"] = lexicon(*_part(package, "rules.words.WORDS"), *_part(package, "opponent.words.WORDS"))
    layout = _part(package, "rules.fields.POSITION")
    found = {"fields": layout.fields, "blank": _part(package, f"rules.position.{layout.name}")} | found
    if "companion" not in found and _part(package, "companion.words.WORDS") is not ABSENT:
        found["companion"] = companion(package)
    return GameSpec(folder=Path(str(import_module(package).__file__)).parent, **found)


def companion(package: str, instead: dict[str, Any] | None = None, **special: Any) -> Companion:
    """The companion of this package: how its opponent plays at a real table."""
    folder = f"{package}.companion"
    others = {"version": 1} | parts(folder, INSTEAD, instead or {})
    return Companion(instead=others, **parts(folder, AT_A_REAL_TABLE, special))


def word(number: int, name: str, room: ModuleType, *args: Arg, chance: Chance | None = None, reach: int = 0) -> Word:
    """The word whose functions in this module have its name: ask_hire or run_hire, and answer_hire.

    A word of chance that has neither of the first two only asks.
    """
    called = name.replace(" ", "_")
    found = [getattr(room, each) for each in (f"ask_{called}", f"run_{called}") if hasattr(room, each)]
    run = found[0] if found or not chance else ask_chance
    return Word(number, name, run, getattr(room, f"answer_{called}", None), chance=chance, args=args, reach=reach)


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
