"""Tests of the lint: each check finds the faults that are planted for it, and nothing else."""

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest

from tableforone.kernel.frames import Word
from tableforone.kernel.meanings import FUNCTIONS
from tools.lint import __main__, code, docs, messages, names, rooms, rules, sentences, translations, words
from tools.lint.checks import CHECKS, findings
from tools.lint.tree import ROOT, Finding, Tree

GAME: Final = "src/tableforone/games/salamandra"
HOTEL: Final = "src/tableforone/games/grand_austria_hotel"
WATERDEEP: Final = "src/tableforone/games/lords_of_waterdeep"
STORE: Final = "src/tableforone/store"
HINTS: Final = "src/tableforone/coach/voice/en/coach.ftl"
SESSION: Final = "src/tableforone/terminal/session.py"
UNRECORDED: Final = "has no data in rendered.json: `make rendered`, or add them by hand"
NOWHERE: Final = "no" + "where"  # a name that no file has


class Plant(NamedTuple):
    """A fault: the text that replaces an old one or the whole file (None), or is added (""); what is found there."""

    path: str
    old: str | None
    new: str
    found: list[str]


class Elsewhere(NamedTuple):
    """What is found because of a plant in another place."""

    path: str
    line: int
    what: str


PLANTS: Final[dict[Callable[[Tree], Iterator[Finding]], list[Plant | Elsewhere]]] = {
    messages.check: [
        Plant(
            f"{STORE}/voice/en/store.ftl",
            "",
            "never-said = 5 % of it\n",
            ["nothing uses never-said", "never-said has “5 %”"],
        ),
        Plant(
            f"{STORE}/voice/en/store.ftl",
            "",
            "never-filled = About { $thing }\n",
            ["nothing uses never-filled", f"never-filled {UNRECORDED}"],
        ),
        Plant(
            f"{STORE}/voice/en/store.ftl",
            "",
            "list-none = nobody\n",
            ["nothing uses list-none", "list-none is a message of the kernel, too"],
        ),
        Plant(f"{STORE}/voice/de/store.ftl", "", "half = { $x\n", ['cannot be read: Expected token: "}"']),
        Plant(
            f"{STORE}/voice/fr/store.ftl",
            "",
            "doubtful = { WEIGH($x) }\n",
            [f"doubtful cannot be read: There is no function WEIGH; there are {', '.join(FUNCTIONS)}."],
        ),
        Plant(SESSION, "", 'OTHER = m("not-there")\n', ["there is no message not-there"]),
        Plant(
            SESSION,
            "",
            'MORE = m("wrong-count", said=1, colour=2)\n',
            ["wrong-count lacks the data command", "wrong-count does not use the data colour"],
        ),
        Plant(f"{GAME}/voice/en/fields.ftl", "field-vp =", "field-marks =", ["nothing uses field-marks"]),
        Elsewhere(f"{GAME}/voice/en/answers.ftl", 1, "there is no message field-vp (field), which salamandra declares"),
    ],
    translations.check: [
        Plant(f"{STORE}/voice/de/store.ftl", "", "erfunden = Ja\n", ["erfunden is not in English"]),
        Plant(
            f"{STORE}/voice/fr/store.ftl",
            "link-damaged = ",
            "link-damaged = { $lien } ",
            ["link-damaged has no $lien in English"],
        ),
        Plant(
            f"{STORE}/voice/de/store.ftl",
            "file-too-large = { $file } ist",
            "file-too-large = Die Datei ist",
            ["file-too-large lacks $file of English"],
        ),
        Plant(
            f"{STORE}/voice/de/store.ftl",
            "link-too-large = ",
            "link-too-large = Your game: ",
            ["link-too-large has “Your”"],
        ),
        Plant(
            f"{STORE}/voice/es/store.ftl", "link-no-room = ", "link-no-room = Una  vez: ", ["link-no-room has “a  v”"]
        ),
        Plant(f"{STORE}/voice/es/store.ftl", "link-too-large =", "# no link", []),
        Elsewhere(f"{STORE}/voice/es/store.ftl", 1, "there is no message link-too-large"),
        Plant(f"{GAME}/voice/de/RULES.md", "1.1 Die Partie", "1.77 Die Partie", []),
        Elsewhere(f"{GAME}/voice/de/RULES.md", 1, "there is no rule 1.77 in English"),
        Plant(
            "tests/conformance/rendered.json", '"hint-perhaps": {"points": 3}', '"hint-perhaps": {"points": "None"}', []
        ),
        Elsewhere(HINTS, 67, "hint-perhaps is “Perhaps None points less.” in en, with the data of rendered.json"),
        Elsewhere(HINTS, 67, "hint-perhaps is “Vielleicht None Punkte weniger.” in de, with the data of rendered.json"),
        Elsewhere(HINTS, 67, "hint-perhaps is “Quizá None puntos menos.” in es, with the data of rendered.json"),
        Elsewhere(HINTS, 67, "hint-perhaps is “Peut-être None points de moins.” in fr, with the data of rendered.json"),
        Elsewhere(
            HINTS,
            67,
            "hint-perhaps is “⟦Pérhåps None pöîñts léss.~~~~~~~~ ~~⟧” in en-XA, with the data of rendered.json",
        ),
    ],
    names.check: [
        Plant(
            f"{HOTEL}/data/guests.toml", 'name = "Sculptor"\ncolor = "yellow"', 'name = "Sculptor"\ncolor = "red"', []
        ),
        Elsewhere(f"{HOTEL}/voice/de/printed.ftl", 7, "Bildhauer: the color is red, not yellow"),
        Elsewhere(f"{HOTEL}/voice/es/printed.ftl", 7, "Escultor: the color is red, not yellow"),
        Elsewhere(f"{HOTEL}/voice/fr/printed.ftl", 7, "Sculpteur: the color is red, not yellow"),
    ],
    sentences.check: [
        Plant(
            "src/tableforone/pages/play.py",
            "",
            "SEEN = text.startswith('You')\n",
            ["text.startswith looks into a sentence"],
        ),
        Plant(
            "src/tableforone/pages/result.py",
            "",
            "SEEN = 'krone' in choice.words\n",
            ["'krone' in words looks into a sentence"],
        ),
        Plant(
            "src/tableforone/pages/templates/result.html",
            "",
            "{{ line.text.split(' ') }}\n",
            ["line.text.split( looks into a sentence"],
        ),
        Plant(
            SESSION,
            "",
            'LAST = "You have some more points"\n',
            ["'You have some more points' is for a person: write a message"],
        ),
        Plant(f"{STORE}/store.py", "", "LAST = f'{1} more game'\n", ["' more game' is for a person: write a message"]),
        Plant(
            "src/tableforone/pages/static/app.js",
            "",
            'const last = "Try again";\n',
            ['"Try again" is for a person: write a message'],
        ),
        Plant(
            "src/tableforone/pages/static/coach.css",
            "",
            '.x { content: "more of it"; }\n',
            ['content: "more of it": words of a page are messages'],
        ),
    ],
    rooms.check: [
        Plant(f"{GAME}/bots/helper.py", "", '"""Helps."""\n', ["bots may not hold helper.py"]),
        Plant(f"{GAME}/secret/new.py", "", "", ["the module does not say what it is for"]),
        Elsewhere(f"{GAME}/secret", 1, "a game has no secret"),
        Plant(
            f"{HOTEL}/modules/ballrooms/face/extra.py",
            "",
            '"""More."""\n',
            ["the module ballrooms may not have a folder face"],
        ),
        Plant(
            f"{HOTEL}/modules/ballrooms/extra.py", "", '"""More."""\n', ["the module ballrooms may not hold extra.py"]
        ),
        Plant(f"{GAME}/rules/position.py", '"""', '"""By hand: ', ["differs from fields.py: `make positions`"]),
        Plant(f"{GAME}/rules/setup.py", "", "from ..voice import names\n", ["rules may not import from voice"]),
        Plant(
            f"{GAME}/rules/flow.py",
            "",
            'DECK = "solo_cards"\n',
            ["only opponent/cards.py, rules/cards.py, rules/solo_cards.py read solo_cards"],
        ),
    ],
    code.check: [
        Plant(f"{STORE}/links.py", "", f"def {NOWHERE}_used() -> None:\n    pass\n", [f"nothing uses {NOWHERE}_used"]),
        Plant(f"{STORE}/store.py", "", "class Journal:\n    pass\n", ["kernel/journal.py has a class Journal, too"]),
        Plant(f"{STORE}/one.py", "", "if TYPE_CHECKING:\n    from . import two\n", []),
        Plant(f"{STORE}/two.py", "", "def late() -> None:\n    from tableforone.store.one import late\n", []),
        Elsewhere(
            f"{STORE}/two.py",
            1,
            "a cycle of imports: tableforone.store.one ← tableforone.store.two ← tableforone.store.one",
        ),
        Plant("src/tableforone/env/rllib.py", "", "class Bare:\n    pass\n", ["Bare has no docstring"]),
        Plant(
            f"{STORE}/backups.py",
            "",
            "ALL = lambda x: [[part for part in x], [part(y) for y in x]]\n",
            ["'part' is bound by another comprehension of the same function"],
        ),
    ],
    rules.check: [
        Plant(f"{GAME}/RULES.md", "", "\n16.77 Nobody tests this\n", []),
        Plant(f"{GAME}/rules/flow.py", "", "END = 1  # 16.78: as in the rules\n", ["there is no rule 16.78"]),
        Plant(f"{GAME}/RULES.md", "", "The file is `cards.toml`.\n", ["`cards.toml`: rules speak to players"]),
        Plant("tests/games/salamandra/not_applicable.toml", "", '"16.79" = "not"\n', ["there is no rule 16.79"]),
        Plant(
            "tests/games/toy/settings.toml", None, "# none", ["no golden game is named", "no perft position is named"]
        ),
    ],
    docs.check: [
        Plant("docs/coach.md", "", f"See [this]({NOWHERE}.md).\n", [f"the link {NOWHERE}.md leads nowhere"]),
        Plant(
            "docs/coach.md",
            "",
            f"See [it](web.md#{NOWHERE}) or [it](#{NOWHERE}), not [it](web.md#browsers).\n",
            [f"the link web.md#{NOWHERE} leads to no heading", f"the link #{NOWHERE} leads to no heading"],
        ),
        Plant(
            "docs/coach.md", "", "Long" + " words" * 20 + "\n", ["the line has 124 characters; at most 100 are allowed"]
        ),
        Plant("docs/coach.md", "", "Run `make everything`.\n", ["there is no `make everything`"]),
        Plant("docs/coach.md", "", "```\npip install it\n```\n", []),
        Elsewhere("docs/coach.md", 121, "nothing says what runs this block, or why nothing does"),
        Plant("docs/coach.md", "", "It is in `kernel/elsewhere`.\n", ["there is no kernel/elsewhere"]),
        Plant("docs/coach.md", "", f"It is in {NOWHERE}.py\n", [f"there is no file {NOWHERE}.py"]),
        Plant("docs/coach.md", "", f"It is `{NOWHERE}_named`.\n", [f"nothing has the name {NOWHERE}_named"]),
        Plant(
            "docs/coach.md",
            "",
            "## Figures\n\n| a | b |\n| - | --: |\n| x | 7 |\n",
            ["the section has figures and does not name the command that prints them"],
        ),
        Plant("CHANGELOG.md", "- ", "* ", ["an entry is one line, “- ” and a sentence"]),
        Plant("CITATION.cff", "\nversion: ", "\nversion: 0", []),
        Elsewhere("CITATION.cff", 1, "the version is not 1.0.0"),
    ],
}


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree()


def planted(tree: Tree, plants: list[Plant | Elsewhere]) -> Tree:
    for each in plants:
        if isinstance(each, Plant):
            path = ROOT / each.path
            text = tree.text(path) if tree.exists(path) else ""
            assert (each.old or "") in text, each
            if each.old is None:
                text = each.new
            else:
                text = text.replace(each.old, each.new, 1) if each.old else f"{text}\n{each.new}".lstrip()
            tree = tree.planted(path, text)
    return tree


def wanted(tree: Tree, plants: list[Plant | Elsewhere]) -> Iterator[str]:
    for each in plants:
        if isinstance(each, Elsewhere):
            yield f"{each.path}:{each.line}: {each.what}"
        else:
            text = tree.text(ROOT / each.path)
            line = text.count("\n", 0, text.index(each.new.strip())) + 1
            yield from (f"{each.path}:{line}: {what}" for what in each.found)


@pytest.mark.parametrize("check", PLANTS, ids=lambda check: check.__module__.rpartition(".")[2])
def test_a_check_finds_what_is_planted_and_nothing_else(check: Callable[[Tree], Iterator[Finding]], tree: Tree) -> None:
    faulty = planted(tree, PLANTS[check])
    assert sorted(map(str, {*check(faulty)})) == sorted(wanted(faulty, PLANTS[check]))


def test_every_check_has_its_plants() -> None:
    assert set(PLANTS) | {words.check} == set(CHECKS)


def test_words_are_named_for_what_they_do_and_reach_what_they_ask(tree: Tree) -> None:
    def ask(p: Any, frame: Any) -> None: ...
    def ask_more(p: Any, frame: Any) -> None: ...
    def run_it(p: Any, frame: Any) -> None: ...
    def told(p: Any, frame: Any, answer: Any) -> None: ...

    wrong = [Word(1, "take", ask), Word(2, "see", ask_more), Word(3, "go", run_it, told)]
    what = [each.what for each in (*words.wrong_words(wrong), *words.wrong_reach(wrong))]
    assert what == [
        "the function of “take” is called ask, not ask_... or run_...",
        "ask_more asks, but nothing answers “see”",
        "the answer of “go” is called told, not answer_...",
        "“go” asks and has no reach",
    ]
    assert list(words.check(tree)) == []


def test_with_paths_only_findings_of_these_files_are_told(tree: Tree) -> None:
    faulty = planted(tree, [plant for plant in PLANTS[sentences.check] if "pages" in plant.path])
    sheet = ROOT / "src" / "tableforone" / "pages" / "static" / "coach.css"
    assert [each.path for each in findings([sheet], faulty)] == [sheet.relative_to(ROOT)]


def test_findings_are_printed_with_their_place_and_a_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [Finding(ROOT.relative_to(ROOT) / "README.md", 3, "wrong")]
    monkeypatch.setattr(__main__, "findings", lambda paths: found)
    assert __main__.main([]) == 1
    assert capsys.readouterr().out == "README.md:3: wrong\n"
    found.clear()
    assert __main__.main(["README.md"]) == 0
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit) as ended:
        __main__.main(["not/there.py"])
    assert ended.value.code == 2
    assert re.search("is not a file or folder of this repository. Choose another path", capsys.readouterr().err)


def test_an_id_of_a_game_is_no_sentence_but_a_text_beside_it_is(tree: Tree) -> None:
    game = [path for path in tree.files(WATERDEEP, suffix=".py") if "tests" not in path.parts]
    ids = {each for path in game for each in sentences.ids_in(tree, path)}
    assert {"you place", "hand over"} <= ids  # an event of the companion, one of the rules
    assert "You take the quest" not in ids
    told = list(ast.walk(ast.parse('tell(p, ("you place", YOU))\nsay("You place an agent")')))
    assert sentences.kinds_of_events(told) == {"you place"}


def test_a_sentence_in_a_module_is_counted() -> None:
    text = '"""A module that says."""\nassert x, "never seen"\nx = f"You have {n} more points"\ny = "SELECT a FROM b"\n'
    assert [each.value for each in sentences.sentences(list(ast.walk(ast.parse(text))))] == [
        "You have ",
        " more points",
    ]
    text = 'WORD = Word(1, "take a guest")\nx = Fault("There is no guest. Choose another one.")\n'
    found = [each.value for each in sentences.sentences(list(ast.walk(ast.parse(text))), whole=True)]
    assert found == ["There is no guest. Choose another one."]


@pytest.mark.parametrize(
    "text",
    [
        "def good(x):\n    part = len\n    return [[part for part in x], [part(y) for y in x]]\n",
        "def good(x):\n    return [[part for part in x], list(part(y) for y in x)]\n",
    ],
)
def test_a_name_that_comprehensions_do_not_lose_is_allowed(text: str) -> None:
    path = ROOT / "tools" / "module.py"
    assert list(code.hidden(Tree({path: text}), path)) == []
