"""Tests of imported files: read within the limits or refused with one sentence."""

import bz2
import lzma
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from threading import Thread
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import LARGEST
from tableforone.kernel.speech import speaking
from tableforone.store import reader as processes
from tableforone.store import reading
from tableforone.store.decks import deck_of
from tableforone.store.reader import BROKEN, TOO_LONG, Reader
from tableforone.store.reading import BEGUN, DECK, KNOWN, LEFT, MEMORY, SAVED, WRONG, Reading, fingerprint
from tests.store import apart

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux promises a limit of memory")


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    with closing(Reader()) as made:
        yield made


def saved(seed: int = 5) -> str:
    return tableforone.new("toy", level="long", seed=seed).to_json()


def zipped(*files: tuple[str, str | bytes], how: int = ZIP_DEFLATED) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", how) as packed:
        for name, data in files:
            packed.writestr(name, data)
    return whole.getvalue()


def lying(data: bytes, size: int) -> bytes:
    """The archive of one file, with a false, smaller size in its header."""
    true = struct.pack("<L", size)
    assert data.count(true) == 2
    return data.replace(true, struct.pack("<L", 100))


def kinds(found: Iterator[reading.Member]) -> list[str]:
    return [member.kind for member in found if member.kind != BEGUN]


# --- reading, in this process and in a subprocess


@pytest.fixture(params=["here", "apart"])
def either(request: pytest.FixtureRequest, reader: Reader) -> Reading:
    return reader if request.param == "apart" else Reading()


def test_a_saved_game_is_replayed(either: Reading) -> None:
    assert either.saved(saved().encode()) == saved()
    assert either.saved(b"\xef\xbb\xbf" + saved().encode()) == saved()


def test_what_is_wrong_is_one_sentence(either: Reading) -> None:
    for data, says in ((b"Dear host,", "not JSON"), (b"\xff\xfe", "is not text"), (b"{}", "not a saved game")):
        with pytest.raises(Fault, match=says):
            either.saved(data)


def test_a_deck_with_a_mark_in_front_is_read(either: Reading) -> None:
    deck = deck_of(games.find("salamandra"))
    row: tuple[int, ...] = ()
    while asked := deck.ask(deck.cards[0], row):
        row = (*row, asked[1][0][0])
    text = deck.write({deck.cards[0]: row})
    assert either.deck("salamandra", b"\xef\xbb\xbf" + text.encode()) == {deck.cards[0]: row}


def test_a_card_file_is_tried(either: Reading) -> None:
    either.new_table("grand-austria-hotel", None, ["ballrooms"], {"cards": ""})
    with pytest.raises(Fault, match="x is unknown"):
        either.new_table("grand-austria-hotel", None, [], {"cards": "x = 1"})


def test_an_archive_is_read_file_by_file(either: Reading) -> None:
    data = zipped(("a.json", saved(1)), ("b.json", saved(2)), ("c.json", "?"), ("more/", ""), ("a.json.bak", saved(1)))
    found = [member for member in either.archive(data, [fingerprint(saved(2))]) if member.kind != BEGUN]
    assert [member.kind for member in found] == [SAVED, KNOWN, WRONG, KNOWN]
    assert found[0].text == saved(1)
    deck = deck_of(games.find("high-season"))
    (member,) = [m for m in either.archive(zipped(("decks/high-season.toml", deck.write({}))), []) if m.kind != BEGUN]
    assert (member.kind, member.text) == (DECK, "high-season")


def test_an_archive_is_refused_in_one_sentence(either: Reading) -> None:
    with pytest.raises(Fault, match="too many files"):
        list(either.archive(zipped(*((f"{n}.json", "") for n in range(1001))), []))
    with pytest.raises(Fault, match="damaged"):
        list(either.archive(zipped(("a.json", "{}")).replace(b"PK\x01", b"PK\x09"), []))


# --- sizes are measured, not trusted


def test_a_size_in_the_header_is_not_believed() -> None:
    size = 8_000_000
    for how in (ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA):
        data = lying(zipped(("a.json", bytes(size)), how=how), size)
        assert len(data) < 60_000
        assert kinds(Reading().archive(data, [])) == [WRONG]


def test_a_file_and_all_files_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    (_, large) = Reading().archive(zipped(("a.json", bytes(LARGEST + 1))), [])
    assert large.text == "It is too large."
    monkeypatch.setattr(reading, "ALL", 100_000)
    found = [m.text for m in Reading().archive(zipped(*((f"{n}", bytes(60_000)) for n in range(3))), []) if m.text]
    assert "too large" not in found[0]
    assert found[1:] == ["It is too large.", "It is too large."]


@pytest.mark.parametrize("how", [ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA])
def test_a_damaged_file_of_any_packing_gets_a_sentence(how: int) -> None:
    text = os.urandom(2000).hex().encode()
    data = bytearray(zipped(("a.json", text), how=how))
    inside = {ZIP_DEFLATED: 200, ZIP_BZIP2: len(bz2.compress(text)) // 2, ZIP_LZMA: len(lzma.compress(text)) // 2}[how]
    data[inside : inside + 40] = bytes(40)
    (_, found) = Reading().archive(bytes(data), [])
    assert found.kind == WRONG
    assert found.text in ("It is damaged.", "It is packed in an unusual way. Pack it again as an ordinary zip file.")


def test_names_are_cleaned_and_shortened() -> None:
    for name in ("\x1b[2Jowned\x07.json", "x" * 3000, "a\u202egnp.json"):
        for member in Reading().archive(zipped((name, "?")), []):
            assert member.name.isprintable()
            assert 0 < len(member.name) <= reading.NAME + 1


def test_what_takes_too_long_is_left_for_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "SECONDS", -1.0)
    (left,) = Reading().archive(zipped(("a.json", saved(1)), ("b.json", saved(2))), [])
    assert (left.kind, left.text) == (LEFT, "2")


# --- the subprocess and its limits


def test_a_call_that_never_returns_is_ended(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    reader.saved(saved().encode())
    (before,) = apart.pids(reader)
    monkeypatch.setattr(processes, "PATIENCE", 0.2)
    with pytest.raises(Fault) as told:
        list(reader._run(apart.freeze))
    assert str(told.value) == str(TOO_LONG)
    assert apart.pids(reader) == []
    monkeypatch.undo()
    assert reader.saved(saved().encode()) == saved()
    assert before not in apart.pids(reader)


@on_linux
def test_a_process_that_asks_for_too_much_memory_says_so_and_goes_on(reader: Reader) -> None:
    reader.saved(saved().encode())
    before = apart.pids(reader)
    with pytest.raises(Fault) as told:
        list(reader._run(apart.hoard))
    assert str(told.value) == str(MEMORY)
    reader.saved(saved().encode())
    assert apart.pids(reader) == before


@on_linux
def test_the_system_itself_limits_time_and_memory(reader: Reader) -> None:
    ((seconds, space),) = reader._run(apart.limits)
    assert 0 < seconds <= processes.PROCESSOR + 1
    assert space == processes.SPACE


@on_linux
def test_the_system_ends_what_uses_up_its_seconds(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system ends it even without its parent, and the cause is recognised."""
    monkeypatch.setattr(processes, "PATIENCE", 600.0)
    with pytest.raises(Fault) as told:
        list(reader._run(apart.freeze_with_a_second_left))
    assert str(told.value) == str(TOO_LONG)


def test_a_process_that_says_too_much_is_ended(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Fault) as told:
        list(reader._run(apart.chatter, 1, processes.LONGEST))
    assert str(told.value) == str(BROKEN)
    monkeypatch.setattr(processes, "MOST", 5000)
    with pytest.raises(Fault) as told:
        list(reader._run(apart.chatter, 10**9, 1000))
    assert str(told.value) == str(BROKEN)
    assert apart.pids(reader) == []


def test_whatever_the_rules_raise_is_a_sentence(reader: Reader) -> None:
    with pytest.raises(Fault, match=r"the rules failed at it \(IndexError\)"):
        list(reader._run(apart.fail))
    with pytest.raises(Fault) as told:
        list(reader._run(apart.die))
    assert str(told.value) == str(BROKEN)


def test_nobody_waits_for_the_file_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 600.0)
    told: list[str] = []

    def wait() -> None:
        try:
            list(own._run(apart.wait))
        except Fault as fault:
            told.append(str(fault))

    with closing(Reader()) as own:
        waiting = Thread(target=wait)
        waiting.start()
        assert own.saved(saved().encode()) == saved()
        assert waiting.is_alive()
        assert len(apart.pids(own)) == 2
        pids = [pid for pid in apart.pids(own) if pid]
    waiting.join()  # closing ends it
    assert told == [str(BROKEN)]
    # on other systems, os.kill would end the process
    for pid in pids if os.name == "posix" else ():
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(Fault, match="is stopping"):
        own.saved(b"")


def test_one_process_is_kept_for_the_next_file(reader: Reader) -> None:
    reader.saved(saved().encode())
    before = apart.pids(reader)
    for _ in range(3):
        reader.saved(saved().encode())
    assert apart.pids(reader) == before
    assert len(before) == 1


def test_a_process_that_ended_while_it_waited_costs_no_file() -> None:
    with closing(Reader()) as reader:
        reader.saved(saved().encode())
        (idle,) = reader._workers
        idle.process.kill()
        idle.process.join()
        assert reader.saved(saved().encode()) == saved()
        assert idle not in reader._workers


def test_a_process_speaks_the_language_of_whoever_asks() -> None:
    with closing(Reader()) as reader, speaking("en-XA"), pytest.raises(Fault) as told:
        reader.saved(b"\xff")
    assert str(told.value).startswith("⟦Thîs fîlé îs ñöt téxt.")
