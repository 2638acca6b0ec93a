"""Tests that commands and the terminal use the reader's language, in messages only."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import tableforone
from tableforone import games
from tableforone.cli import COMMANDS
from tableforone.commands import translating
from tableforone.commands.arguments import language_of
from tableforone.kernel import speech
from tableforone.terminal import telling
from tests.cli.conftest import Run
from tests.cli.test_commands import saved, stored

pytestmark = pytest.mark.check
TYPED = ("undo", "redo", "why 9", "why", "warnings", "table", "log", "rules", "rules 7", "save", "help", "nine")
# Not messages: texts of the toy game, typed words, ids, numbers and addresses.
NO_MESSAGE = re.compile(
    r"\d+ stones(: how many do you take\?)?|What does the die show\?|the die shows \d|take \d|Old Tom takes \d\.?"
    r"|As many stones as the die shows\.|Stones|Old Tom|last stone|Last stone|short|long|night|tableforone:?"
    r"|\[?why \d+\]?|--?[a-z]+(=\w+)?|[A-Z]{2,}|/[\w/.-]+|\{ray\}|app\|mine|toy|random|greedy|search|expert|easy"
    r"|[a-z0-9]{10}  |undo(, undo 3)?|redo|why(, why 12)?|warnings|table|log|rules(, rules 20\.5)?|save|help|hint|quit"
    r"|\d+\.\d+ .*|1  .*|> .*"
)
SEEN_APART = {"kernel", "moss", "side", "deck", "Side", "Night"}


def outside(printed: str) -> list[str]:
    """The words outside all brackets."""
    before = ""
    while before != printed:
        before, printed = printed, re.sub(r"⟦[^⟦⟧]*⟧", "", printed)
    left = "\n".join(NO_MESSAGE.sub("", line) for line in printed.splitlines())
    return [word for word in re.findall(r"[A-Za-z]{3,}", left) if word not in SEEN_APART]


@pytest.mark.parametrize("command", [each[0] for each in COMMANDS])
def test_all_help_is_a_message(run: Run, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    with pytest.raises(SystemExit):
        run(command, "--language", "en-XA", "--help")
    # argparse prints this before it exits, so the output is read with the next command
    printed = run("tables", "--language", "en-XA").out
    assert "⟦" in printed and outside(printed.replace(command, "")) == []


def test_all_that_commands_print_is_a_message(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEFORONE_LANGUAGE", "en-XA")
    monkeypatch.setenv("COLUMNS", "400")
    name, file = stored(run), str(saved(tmp_path / "game.json"))
    wrong = [
        ("games",), ("engines",), ("languages",), ("tables",), ("rules", "toy", "9"), ("restore",), ("restore", "x"),
        ("export", name, str(tmp_path / "out.json")), ("import", file), ("replay", file), ("replay", file, "--check"),
        ("delete", name), ("delete", name), ("simulate", "toy", "--games", "3", "--workers", "1"), ("play", "chess"),
        ("play", "toy", "--seed", "x"), ("play", "toy", "--level", "huge"), ("simulate", "toy", "--player", "nobody"),
        ("lesson", "toy"), ("companion", "toy"), ("deck", "toy"), ("nonsense",), ("export", "one"),
        ("simulate", "toy", "--workers", "0"), ("simulate", "toy", "--budget", "soon"), ("replay", "/nowhere"),
        ("languages", "xx"), ("ladder", "--seed"), ("calibrate", "toy", "--games", "0"), ("bench",), ("play", "--more"),
        ("serve", "--https", "--port", "0"), ("study", "/nowhere"),
    ]  # fmt: skip
    found = {}
    for argv in wrong:
        ran = run(*argv)
        assert "⟦" in ran.out + ran.err, argv
        if words := outside(ran.out + ran.err):
            found[argv] = words, ran.out + ran.err
    assert found == {}


def test_all_that_the_terminal_says_is_a_message(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    lines = "\n".join(("1", *TYPED[:-1], "2", "nine", "1", "1", "1", "1", "1", "1", ""))
    ran = run("play", "toy", "--seed", "5", "--language", "en-XA", typed=f"{lines}\n")
    assert ran.code == 0 and ran.out.count("⟦") > 30
    assert outside(ran.out) == []


def test_a_word_that_is_no_message_is_found() -> None:
    assert outside("⟦Sävé ⟦it~⟧ nöw~⟧ Forgotten\n  --json  ⟦prîñt~⟧ here") == ["Forgotten", "here"]


def test_the_language_comes_from_the_command_line_then_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert "⟦" not in run("tables").out
    monkeypatch.setenv("LC_ALL", "xx_YY.UTF-8")
    assert run("tables").out == "No saved games yet. `tableforone play` starts one.\n"
    monkeypatch.setenv("TABLEFORONE_LANGUAGE", "en-XA")
    assert "⟦" in run("tables").out
    assert "⟦" not in run("tables", "--language", "en_GB.UTF-8").out
    assert "⟦" not in run("--language=en", "tables").out
    wrong = run("tables", "--language", "klingon")
    assert (wrong.code, "Choose en or en-XA" in wrong.err.translate({246: "o"})) == (2, False)
    assert "klingon" in wrong.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "xx", "LANG": "en-XA"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_XA"}, "en-XA"),
        ({"TABLEFORONE_LANGUAGE": "en", "LC_ALL": "en_XA"}, "en"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_game_played_in_another_language_is_saved_alike(run: Run, tmp_path: Path) -> None:
    texts = []
    for language in ("en", "en-XA"):
        run("play", "toy", "--seed", "5", "--data", str(tmp_path / language), "--language", language, typed="1\n2\n")
        (name,) = re.findall(r"^(\w{10})", run("tables", "--data", str(tmp_path / language)).out)
        run("export", name, str(tmp_path / "out.json"), "--data", str(tmp_path / language))
        texts.append((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_languages_tells_how_complete_each_one_is(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.match(r"en \(English\): 100%, (\d+) of \1 messages\n", run("languages").out)
    package = tmp_path / "tableforone"
    for language, text in (
        ("en", "one = One\ntwo = Two\nlanguage-name = English"),
        ("de", "one = Eins\nlanguage-name = Deutsch"),
    ):
        folder = package / "kernel" / "voice" / language
        folder.mkdir(parents=True)
        (folder / "shared.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(speech, "KERNEL", package / "kernel" / "voice")
    monkeypatch.setattr(translating, "PACKAGE", package)
    monkeypatch.setattr(translating, "name_of", lambda language: {"de": "Deutsch"}.get(language, "English"))
    assert run("languages").out.splitlines()[1] == "de (Deutsch): 67%, 2 of 3 messages"
    assert run("languages", "de").out.splitlines() == ["kernel: 2 of 3 messages", "  two"]


def test_every_language_calls_itself_something() -> None:
    names = {language: speech.name_of(language) for language in speech.languages()}
    assert names["en"] == "English" and names["en-XA"] == "⟦Éñglîsh~~⟧"
    assert (names["de"], names["es"], names["fr"]) == ("Deutsch", "Español", "Français")
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "/no/such/file lässt sich nicht lesen: Datei oder Ordner nicht gefunden. Wähle eine andere Datei."),
        ("fr", "Impossible de lire /no/such/file\u202f: fichier ou dossier introuvable. Choisis un autre fichier."),
        ("es", "No se puede leer /no/such/file: archivo o carpeta no encontrado. Elige otro archivo."),
    ],
)
def test_what_the_system_says_is_in_the_language_of_the_reader(run: Run, language: str, said: str) -> None:
    assert said in run("import", "/no/such/file", "--language", language).err


def test_the_chosen_level_is_said_in_words() -> None:
    spec = games.find("grand-austria-hotel")
    with speech.speaking("en-XA"):
        assert "⟦Lévél~~: hård~⟧" in telling.chosen_setup(spec, spec.setup("hard"))[0]
        assert telling.short_level(spec, "3") == "3"


def test_a_language_is_started_by_adding_files_only(tmp_path: Path) -> None:
    """As docs/translating.md says: copy and translate one file, then another, in any order."""
    package = tmp_path / "tableforone"
    original = Path(tableforone.__file__).parent
    shutil.copytree(original, package, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__"))
    started = {
        "kernel/voice/it/shared.ftl": ("language-name = English", "language-name = Italiano"),
        "pages/voice/it/settings.ftl": ("settings-title = Settings", "settings-title = Impostazioni"),
        "commands/voice/it/help.ftl": ("command-games = list games, ", "command-games = elencare i giochi, "),
    }
    for name, (english, italian) in started.items():
        text = (package / name.replace("/it/", "/en/")).read_text(encoding="utf-8")
        assert english in text
        (package / name).parent.mkdir()
        (package / name).write_text(text.replace(english, italian), encoding="utf-8")
    outside = {"PYTHONPATH": str(tmp_path), "TABLEFORONE_LANGUAGE": "it", "PATH": os.environ["PATH"]}

    def said(*told: str) -> str:
        ran = subprocess.run([sys.executable, *told], env=outside, capture_output=True, text=True, check=True)
        return ran.stdout

    listed = said("-m", "tableforone", "languages")
    assert re.search(r"^it \(Italiano\): \d+%, \d+ of \d+ messages$", listed, re.MULTILINE)
    helped = said("-m", "tableforone", "--help")
    assert "elencare i giochi" in helped and "show how complete each language is" in helped
    page = said("-c", SETTINGS)
    assert '<html lang="it"' in page and "<h1>Impostazioni</h1>" in page and ">Italiano<" in page
    assert "Warnings" in page and "Rules" in page  # untranslated texts are in English


SETTINGS: Final = """
from tableforone.kernel.speech import speaking
from tableforone.pages import settings
from tableforone.pages.requests import Visit

class Nothing:
    def summaries(self):
        return []

with speaking("it"):
    print(settings.show(Visit(settings.read("")), Nothing()).html)
"""
