"""Tests of the lab page: start, show, stop and list studies, and refuse invalid ones."""

import os
import stat
import time
from pathlib import Path
from typing import Any

import pytest

from tableforone import games
from tableforone.kernel.speech import speaking
from tableforone.lab.folder import Folder
from tableforone.lab.playing import play, task
from tableforone.lab.report import write_report
from tableforone.lab.study import study_of, title_of
from tests.web.conftest import Visitor, application

QUESTION = "high-season/level"
TEXT = 'title = "Is it <hard>?"\ngame = "high-season"\nplayer = "random"\ngames = 20\n[axes]\nlevel = ["1", "5"]\n'


def half_played(tmp_path: Path) -> Folder:
    """A study with some of its chunks played."""
    study = Folder.begun(tmp_path / "studies" / "hard", study_of(TEXT, Path(), "hard"))
    for chunk in study.missing()[:2]:
        study.keep(chunk, play(task(study.study, chunk)))
    return study


def wait_for(visitor: Visitor, words: str) -> str:
    for _ in range(600):
        page = visitor.see("/studies")
        if words in page:
            return page
        time.sleep(0.1)
    raise AssertionError(f"{words!r} never came: {page}")


def test_the_page_asks_what_can_be_asked(visitor: Visitor) -> None:
    page = visitor.see("/studies")
    assert "No studies yet." in page
    assert f'<option value="{QUESTION}">How hard is each level?</option>' in page
    assert '<option value="salamandra/groves_beside_temple">' in page
    assert 'href="/studies" aria-current="page">Lab</a>' in page


def test_a_study_is_begun_watched_and_read(visitor: Visitor) -> None:
    visitor.see("/studies")
    page = visitor.submit("/studies", question=QUESTION, player="random", games="50").text
    assert 'role="progressbar"' in page
    assert "How hard is each level?" in visitor.see("/studies/running")
    second = visitor.submit("/studies", question=QUESTION, player="random", games="50")
    assert second.status_code == 422
    assert "A study is being played. Stop it first" in second.text
    page = wait_for(visitor, "No study is running")
    assert "250 games" not in page and "/studies/high-season-level-1/report" in page
    report = visitor.get("/studies/high-season-level-1/report")
    assert "Games won" in report.text
    german = visitor.get("/studies/high-season-level-1/report", headers={"Accept-Language": "de"})
    assert "Gewonnene Partien" in german.text and "Stufe 1" in german.text
    assert "script-src" not in report.headers["content-security-policy"]
    assert "sandbox" in report.headers["content-security-policy"]
    assert visitor.get("/studies/high-season-level-1/games").content[:4] == b"PAR1"


@pytest.mark.parametrize("begun_in", ["en", "de"])
def test_a_title_that_the_program_made_is_in_the_language_of_the_reader(
    visitor: Visitor, tmp_path: Path, begun_in: str
) -> None:
    """Whatever language it was saved in; one that a person wrote stays as it is."""
    half_played(tmp_path)
    with speaking(begun_in):
        title = title_of(games.find("high-season"), "level")
    made = study_of(TEXT.replace("Is it <hard>?", title), Path(), "level")
    folder = Folder.begun(tmp_path / "studies" / "level", made)
    folder.keep(folder.missing()[0], play(task(made, folder.missing()[0])))
    for language, words in (
        ("en", "High Season: Grand Hotel Roll &amp; Write: How hard is each level?"),
        ("de", "Hochsaison: Grand Hotel Roll &amp; Write: Wie schwer ist jede Stufe?"),
        ("fr", "High Season: Grand Hotel Roll &amp; Write\u202f: Quelle est la difficulté de chaque niveau\u202f?"),
        ("es", "High Season: Grand Hotel Roll &amp; Write: ¿Cómo de difícil es cada nivel?"),
    ):
        shown, report = (
            visitor.get(path, headers={"Accept-Language": language}).text
            for path in ("/studies", "/studies/level/report")
        )
        assert f"<h3>{words} <span" in shown and f"<h1>{words}</h1>" in report
        assert "<h3>Is it &lt;hard&gt;? <span" in shown


def test_the_title_of_a_study_is_saved_in_english(visitor: Visitor, tmp_path: Path) -> None:
    visitor.cookies["settings"] = "language=de"
    visitor.see("/studies")
    visitor.submit("/studies", question=QUESTION, player="random", games="50")
    assert "Wie schwer ist jede Stufe?" in visitor.see("/studies/running")
    visitor.submit("/studies/stop")
    [folder] = (tmp_path / "studies").iterdir()
    assert "How hard is each level?" in Folder.at(folder).study.title


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_studies_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        study = half_played(tmp_path)
        with study.alone():
            study.spent(0.0, 1)
            write_report(study)
        chosen = Folder.begun(tmp_path / "mine", study.study)  # in a folder that a person chose
    finally:
        os.umask(before)
    found = [study.path.parent, *study.path.parent.rglob("*")]
    assert len(found) >= 8
    for path in found:
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path
    assert stat.S_IMODE((chosen.path / "study.json").stat().st_mode) == 0o666


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_studies_of_an_older_version_are_locked_down(tmp_path: Path) -> None:
    study = half_played(tmp_path)
    for path in (study.path.parent, *study.path.parent.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o666)
    with application(tmp_path):
        pass
    for path in (study.path.parent, *study.path.parent.rglob("*")):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


def test_a_study_is_stopped_and_goes_on(visitor: Visitor) -> None:
    visitor.see("/studies")
    visitor.submit("/studies", question="high-season/hotel", player="greedy", games="400")
    stopped = visitor.submit("/studies/stop").text
    assert "stopped at" in stopped
    again = visitor.submit("/studies/high-season-hotel-1/go-on").text
    assert "In progress" in again and 'role="progressbar"' in again
    visitor.submit("/studies/stop")


def test_what_is_kept_is_listed_with_what_was_found(visitor: Visitor, tmp_path: Path) -> None:
    half_played(tmp_path)
    page = visitor.see("/studies")
    assert "Is it &lt;hard&gt;?" in page
    assert "stopped at 20" in page
    assert "Not played yet" not in page
    assert "Too few games" in visitor.get("/studies/hard/report").text


def test_a_damaged_study_is_a_sentence_on_its_card(visitor: Visitor, tmp_path: Path) -> None:
    half_played(tmp_path)
    (tmp_path / "studies" / "hard" / "study.json").write_text("{}", encoding="utf-8")
    page = visitor.see("/studies")
    assert "cannot be read" in page
    assert "is damaged or not a study of this program" in page
    assert str(tmp_path) not in page


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "is not a game here"),
        ({"question": "high-season/colour", "player": "random", "games": "50"}, "Choose what you want to know"),
        ({"question": QUESTION, "player": "clever", "games": "50"}, "is not a player"),
        ({"question": QUESTION, "player": "random", "games": "99999"}, "Choose how sure you want to be"),
    ],
)
def test_what_makes_no_sense_is_refused(visitor: Visitor, tmp_path: Path, fields: dict[str, Any], says: str) -> None:
    visitor.see("/studies")
    answer = visitor.submit("/studies", **fields)
    assert answer.status_code == 422
    assert says in answer.text
    assert not (tmp_path / "studies").exists()


def test_there_is_nothing_where_there_is_nothing(visitor: Visitor) -> None:
    assert visitor.get("/studies/nothing/report").status_code == 404
    assert visitor.get("/studies/..%2F..%2Fsecret/report").status_code == 404
