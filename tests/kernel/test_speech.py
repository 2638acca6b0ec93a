"""Tests of messages in each language."""

from pathlib import Path

import pytest

from tableforone.kernel import messages, speech
from tableforone.kernel.speech import Speech, remembered, speaking

ENGLISH = """
hello = Hello, { $name }!
points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}
took = { $who ->
    [ralph] Ralph takes
   *[you] You take
} { AND($things) }.
either = { CAPITAL($first) } or { OR($others) }
rate = You win { PERCENT($chance) } ({ SIGNED($more, decimals: 1) }) of { NUMBER($games) } games.
item = the cake
use = Use { $item }: { COMMAS($gains) }; { SEMICOLONS($gains) }
-app = Table for One
about = { -app } is
    free (100%).
box = Box
    .title = A box { "{" }
titled = { box.title }
wanted = Choose { item }
"""
GERMAN = """
hello = Hallo { $name }!
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
item = { $case ->
    [accusative] den Kuchen
   *[other] der Kuchen
}
use = { CAPITAL($item, case: "accusative") } nutzen
took = { $nobody } nimmt { $who }
wanted = Nimm { FORM(item, case: "accusative") }: { CAPITAL(item) }
"""


@pytest.fixture
def said(tmp_path: Path) -> Speech:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    return Speech(tmp_path)


def test_a_message_is_filled_with_data(said: Speech) -> None:
    t, m = said.t, said.m
    assert t("hello", name="Ada") == "Hello, Ada!"
    assert [t("points", n=n) for n in (0, 1, 2, -3)] == ["no points", "1 point", "2 points", "−3 points"]
    assert t("took", who="ralph", things=[m("points", n=1), m("points", n=4), "tea"]) == (
        "Ralph takes 1 point, 4 points and tea."
    )
    assert t("took", who="you", things=[]) == "You take nothing."
    assert t("either", first="tea", others=["wine", "cake"]) == "Tea or wine or cake"
    assert t("rate", chance=0.314, more=-1.26, games=12345) == "You win 31% (−1.3) of 12,345 games."
    assert t("rate", chance=1.0, more=2.0, games=1) == "You win 100% (+2.0) of 1 games."
    assert t("use", item=m("item"), gains=["a", "b"]) == "Use the cake: a, b; a; b"
    assert t("about") == "Table for One is free (100%)."
    assert t("titled") == "A box {"


def test_a_language_has_its_own_words_and_forms(said: Speech) -> None:
    cake, many = said.m("item"), said.m("points", n=2)
    assert str(many) == "2 points"
    with speaking("de"):
        assert said.t("hello", name="Ada") == "Hallo Ada!"
        assert said.t("points", n=1) == "1 Punkt"
        assert str(many) == "2 Punkte"
        assert str(cake) == "der Kuchen"
        assert said.t("use", item=cake) == "Den Kuchen nutzen"
        assert said.t("wanted") == "Nimm den Kuchen: Der Kuchen"
    assert str(many) == "2 points"


def test_lists_and_numbers_are_written_as_in_each_language(tmp_path: Path) -> None:
    lists, numbers = "{ AND($parts) } ({ OR($parts) }), { SEMICOLONS($parts) }", "{ NUMBER($n, decimals: 1) }"
    text = f"all = {lists}: {numbers}, {{ PERCENT($part) }}"
    languages = {
        "en": "a and b (a or b), a; b: −12,345.6, 45%",
        "de": "a und b (a oder b), a; b: −12.345,6, 45\u202f%",
        "fr": "a et b (a ou b), a\u202f; b: −12\u202f345,6, 45\u202f%",
        "es": "a y b (a o b), a; b: −12\u202f345,6, 45\u202f%",
    }
    for language in languages:
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    said = Speech(tmp_path)
    for language, words in languages.items():
        with speaking(language):
            assert said.t("all", parts=["a", "b"], n=-12345.6, part=0.45) == words


def test_what_a_language_lacks_or_gets_wrong_is_said_in_english(said: Speech, caplog: pytest.LogCaptureFixture) -> None:
    with speaking("de"):
        assert said.t("about") == "Table for One is free (100%)."
        for _ in range(3):
            assert said.t("took", who="you", things=["tea"]) == "You take tea."
    assert [record.getMessage() for record in caplog.records] == [
        f"The message took of {said.folder} cannot be said in de."
    ]
    with pytest.raises(KeyError, match="There is no message 'nothing'"):
        said.t("nothing")


def test_the_pseudo_language_marks_every_message_and_is_longer(said: Speech) -> None:
    with speaking("en-XA"):
        text = said.t("hello", name="Ada")
        assert text.startswith("⟦Héllö, Ada!~") and text.endswith("⟧")
        assert said.t("took", who="you", things=[said.m("points", n=1)]).count("⟦") == 1, "around all of it"
        assert len(said.t("about")) >= 1.4 * len("Table for One is free (100%).") - 1


def test_an_edited_file_is_read_again(said: Speech) -> None:
    assert said.t("hello", name="Ada") == "Hello, Ada!"
    path = said.folder / "en" / "all.ftl"
    path.write_text(ENGLISH.replace("Hello", "Welcome"), encoding="utf-8")
    speech.refresh()
    assert said.t("hello", name="Ada") == "Welcome, Ada!"


def test_compiled_messages_are_kept_and_made_again_when_a_file_changes(
    said: Speech, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    monkeypatch.setenv("TABLEFORONE_CACHE", str(tmp_path / "new" / "cache"))
    said.t("about")
    kept = list((tmp_path / "new" / "cache").iterdir())
    assert len(kept) == 2  # these, and the kernel's own
    with monkeypatch.context() as without:
        without.setattr(messages, "source", lambda texts, language: pytest.fail("compiled again"))
        assert Speech(said.folder).t("about") == "Table for One is free (100%)."
    for file in kept:
        file.write_bytes(b"spoiled")
    assert Speech(said.folder).t("about") == "Table for One is free (100%)."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("a = 1\na = 2", "all.ftl: a is in all.ftl too."),
        ("a = { $b", "all.ftl, line 1: "),
        ("fine = yes\na = { UPPER($b) }", "There is no function UPPER"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(messages.Unreadable) as told:
        Speech(tmp_path).t("a")
    assert str(told.value).startswith(wrong)


def test_a_remembered_text_is_kept_for_each_language(said: Speech) -> None:
    asked: list[int] = []

    @remembered
    def text(n: int) -> str:
        asked.append(n)
        return said.t("points", n=n)

    assert [text(1), text(1)] == ["1 point", "1 point"]
    with speaking("de"):
        assert [text(1), text(1)] == ["1 Punkt", "1 Punkt"]
    assert asked == [1, 1]


def test_messages_are_built_in_the_place_of_their_files(said: Speech, monkeypatch: pytest.MonkeyPatch) -> None:
    messages.build(said.folder)
    assert not list(said.folder.rglob("*.ftl"))
    monkeypatch.setattr(messages, "_entries", lambda name, text, language: pytest.fail(f"{name} is compiled again"))
    monkeypatch.setattr(speech, "KERNEL", said.folder)
    built = Speech(said.folder)
    assert built.t("points", n=2) == "2 points"
    with speaking("de"):
        assert built.t("points", n=2) == "2 Punkte"
