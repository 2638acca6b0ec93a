"""Tests of bad input: one sentence with fault and remedy, exit status 2, nothing changed."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import FORMAT_VERSION
from tableforone.store import Store
from tests.cli.conftest import Run
from tests.conformance.translated import LANGUAGES, wrong_in

# Typed or file text, and the English texts of the toy game.
TOY = r"It is for two\.|11 stones: how many do you take\?"
APART = re.compile(rf"^tableforone:|`[^`]*`|serve, .*languages|GAME|[„«]\W?game|(?<= )\.(?=[:\s])|-1|\.py|\.json|{TOY}")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def kept(folder: Path) -> list[str]:
    with Store(folder / "data") as store:
        return [store.export(summary.id) for summary in store.tables()]


@pytest.fixture
def a_table(run: Run, tmp_path: Path) -> str:
    """A stored table, which no failing command may change."""
    run("play", "toy", typed="1\n")
    return str(json.loads(run("tables", "--json").out)[0]["id"])


def refused(run: Run, tmp_path: Path, *argv: str, says: str) -> None:
    before = kept(tmp_path), files(tmp_path)
    ran = run(*argv)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("tableforone: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err
    assert "Traceback" not in ran.err
    for language in LANGUAGES:
        said = APART.sub("X", without(argv, run("--language", language, *argv).err.strip()))
        assert wrong_in(language, said) == "", said
    assert (kept(tmp_path), files(tmp_path)) == before


def without(typed: tuple[str, ...], said: str) -> str:
    """A sentence without the typed words: names of commands and files, values."""
    for each in sorted(filter(None, typed), key=len, reverse=True):
        said = said.replace(each, "X")
    return said


@pytest.mark.usefixtures("a_table")
@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("play", "chess"), "“chess” is not a game here. Games: toy."),
        (("simulate", "chess"), "“chess” is not a game here. Games: toy."),
        (("rules", "chess"), "“chess” is not a game here. Games: toy."),
        (("play", "toy", "--level", "huge"), "“huge” is not a level of Stones. Levels: short, long."),
        (("simulate", "toy", "--level", "huge"), "“huge” is not a level of Stones. Levels: short, long."),
        (("play", "toy", "--modules", "moss,snow"), "“snow” is not a module of Stones. Modules: moss."),
        (("play", "toy", "--modules", "rain"), "Module “rain” cannot be played: It is for two."),
        (("play", "toy", "--option", "colour=red"), "“colour” is not an option of Stones. Options: side and deck."),
        (("play", "toy", "--option", "side=noon"), "“noon” is not a choice of option side. Choices: night, day."),
        (("play", "toy", "--option", "side"), "--option needs NAME=VALUE, not “side”."),
        (("play", "toy", "--option", "deck=/no/such/file"), "cannot be read: no such file or directory."),
        (("play", "toy", "--option", "deck="), "cannot be read: is a directory."),
        (("play", "toy", "--seed", "seven"), "“seven” is not a whole number."),
        (("play", "toy", "--seed", "-1"), "Seed -1 is out of range"),
        (("play", "toy", "--seed", str(2**64)), "is out of range"),
        (("simulate", "toy", "--seed", str(2**64 - 1), "--games", "2"), "is out of range"),
        (("simulate", "toy", "--games", "0"), "At least one game"),
        (("simulate", "toy", "--games", "many"), "“many” is not a whole number."),
        (("simulate", "toy", "--workers", "0"), "one worker"),
        (
            ("simulate", "toy", "--player", "clever"),
            "“clever” is not a player. Players: random, greedy, search, expert",
        ),
        (("simulate", "toy", "--player", "expert", "--budget", "soon"), "“soon” is not a budget. Give evaluations"),
        (("simulate", "toy", "--budget", "100"), "Player “random” does not think ahead and has no budget."),
        (("learn", "chess"), "“chess” is not a game here. Games: toy."),
        (("learn", "toy", "--games", "0"), "At least one game and one worker are needed."),
        (("learn", "toy", "--workers", "0"), "At least one worker is needed."),
        (("ladder", "chess"), "“chess” is not a game here. Games: toy."),
        (("ladder", "toy", "--budget", "100"), "are for new games. Add --games with their number."),
        (("ladder", "toy", "--games", "0"), "At least one game"),
        (("calibrate", "toy", "--games", "0"), "At least one game is needed."),
        (("simulate",), "`tableforone simulate --help`"),
        (("play", "--resume", "nowhere"), "There is no game “nowhere”."),
        (("play", "toy", "--resume", "nowhere"), "--resume continues a saved game"),
        (("play", "--resume", "nowhere", "--seed", "0"), "--resume continues a saved game"),
        (("export", "nowhere", "file.json"), "There is no game “nowhere”."),
        (("import", "/no/such/file"), "cannot be read: no such file or directory."),
        (("replay", "/no/such/file"), "cannot be read: no such file or directory."),
        (("replay", "bad\0name"), "cannot be read"),
        (("rules", "toy", "9.9"), "“9.9” is not a rule of Stones. Sections: 1."),
        (("dance",), "COMMAND: “dance” is not one of the choices"),
        (("play", "toy", "--lev", "long"), "`tableforone"),
        (("tables", "--data", __file__), "cannot be read or written"),
    ],
)
def test_wrong_arguments(run: Run, tmp_path: Path, argv: tuple[str, ...], says: str) -> None:
    refused(run, tmp_path, *argv, says=says)


def good_save() -> dict[str, object]:
    table = tableforone.new("toy", level="long", seed=3)
    for _ in range(3):
        table.answer(table.legal[0])
    table.undo()
    data: dict[str, object] = json.loads(table.to_json())
    return data


@pytest.mark.check
@pytest.mark.usefixtures("a_table")
@pytest.mark.parametrize("command", ["import", "replay"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "damaged or not a saved game"),
        (b"a shopping list", "damaged or not a saved game"),
        (b"\xff\xfe\x00", "is not a text file"),
        (b"[1, 2]", "is not a saved game of this program"),
        (b'{"format": "another program"}', "is not a saved game of this program"),
        (b"[" * 100_000, "damaged or not a saved game"),
        (b'{"format": "tableforone"}', "it has no version"),
        (b'{"format": "tableforone", "version": 1}', "field “game” is missing or wrong"),
    ],
)
def test_damaged_and_foreign_files(run: Run, tmp_path: Path, command: str, content: bytes, says: str) -> None:
    (tmp_path / "game.json").write_bytes(content)
    refused(run, tmp_path, command, str(tmp_path / "game.json"), says=says)


@pytest.mark.check
@pytest.mark.usefixtures("a_table")
@pytest.mark.parametrize("command", ["import", "replay"])
@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("version", FORMAT_VERSION + 1, "newer version of the program. Update the program"),
        ("rules", 99, "newer version of the program. Update the program"),
        ("version", "1", "it has no version"),
        ("game", "chess", "“chess” is not a game here"),
        ("level", "huge", "“huge” is not a level"),
        ("modules", ["snow"], "“snow” is not a module"),
        ("modules", [1], "are not text"),
        ("options", {"colour": "red"}, "“colour” is not an option"),
        ("seed", -1, "out of range"),
        ("seed", 2.5, "field “seed” is missing or wrong"),
        ("record", "none", "field “record” is missing or wrong"),
        ("digest", None, "field “digest” is missing or wrong"),
    ],
)
def test_newer_files_and_wrong_fields(
    run: Run, tmp_path: Path, command: str, field: str, value: object, says: str
) -> None:
    (tmp_path / "game.json").write_text(json.dumps(good_save() | {field: value}))
    refused(run, tmp_path, command, str(tmp_path / "game.json"), says=says)


@pytest.mark.usefixtures("a_table")
def test_an_import_that_does_not_agree_with_the_rules(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(good_save() | {"record": [{"answer": 5}]}))
    refused(run, tmp_path, "import", str(tmp_path / "game.json"), says="does not agree with the rules: entry 1")


def test_files_that_cannot_be_written(run: Run, tmp_path: Path, a_table: str) -> None:
    for file in (tmp_path / "nowhere" / "game.json", tmp_path, Path("/dev/null"), Path("bad\0name")):
        refused(run, tmp_path, "export", a_table, str(file), says="cannot be written")


def test_a_write_that_fails_half_way_leaves_the_old_file(
    run: Run, tmp_path: Path, a_table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "game.json").write_text("precious")
    monkeypatch.setattr("os.fsync", full)
    refused(
        run,
        tmp_path,
        "export",
        a_table,
        str(tmp_path / "game.json"),
        says="cannot be written: no space left on device.",
    )
    assert (tmp_path / "game.json").read_text() == "precious"


@pytest.mark.parametrize("command", [("tables",), ("play", "toy"), ("import", "game.json")])
def test_a_damaged_database_is_left_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(json.dumps(good_save()))
    (tmp_path / "data").mkdir()
    database = tmp_path / "data" / "tables.sqlite3"
    database.write_bytes(b"no database" * 1000)
    ran = run(*command)
    assert ran.code == 2
    assert "is damaged and was left as it is" in ran.err
    assert database.read_bytes() == b"no database" * 1000


# --- mutated saves: any content either loads or raises a Fault


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["answer", "said", "undo", "x"]), inner)
    ),
    max_leaves=6,
)


def loads_or_is_a_fault(text: str) -> None:
    try:
        table = tableforone.load(text)
    except Fault as fault:
        assert str(fault)
    else:
        assert tableforone.load(table.to_json()).line == table.line
        while not table.over:
            table.answer(table.legal[0])


@pytest.mark.usefixtures("toy")
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_save_with_another_value_somewhere(data: st.DataObject) -> None:
    save = good_save()
    record = save["record"]
    assert isinstance(record, list)
    field = data.draw(st.sampled_from(list(save)))
    if field == "record" and data.draw(st.booleans()):
        record[data.draw(st.integers(0, len(record) - 1))] = data.draw(values)
    else:
        save[field] = data.draw(values)
    loads_or_is_a_fault(json.dumps(save))


@pytest.mark.usefixtures("toy")
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(start=st.floats(0, 1), length=st.integers(0, 40), put=st.text(max_size=10))
def test_a_save_with_other_text_somewhere(start: float, length: int, put: str) -> None:
    text = json.dumps(good_save())
    at = int(start * len(text))
    loads_or_is_a_fault(text[:at] + put + text[at + length :])
