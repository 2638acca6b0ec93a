"""Tests of every page's content, and that no text of a person or game becomes markup."""

import json
import re
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from fastapi import FastAPI

import tableforone
from tableforone import games
from tableforone.pages import bulk_transfer, odds, result
from tableforone.pages.forced import is_forced
from tableforone.players import make
from tableforone.store.decks import deck_of
from tableforone.store.reading import Reading
from tableforone.store.sittings import Sittings
from tests.web.conftest import Visitor
from tests.web.games import NASTY

SCRIPT = re.compile(r"<script(?! src=)|\son\w+=|\sstyle=|<style|javascript:")


def finished(visitor: Visitor, game: str = "stones") -> str:
    """A finished game, played with the first answers."""
    name = visitor.sit_down(game)
    while 'data-mode="play"' in (page := visitor.see(f"/tables/{name}")):
        answer, number = (
            re.findall(r'name="answer" value="(\d+)"', page)[0],
            re.findall(r'"question" value="(\d+)"', page)[0],
        )
        visitor.submit(f"/tables/{name}/answers", question=number, answer=answer)
    return name


def test_the_lobby_shows_games_running_tables_and_stamps(visitor: Visitor) -> None:
    name = visitor.sit_down()
    page = visitor.see("/")
    assert "Stones &amp; Sticks" in page
    assert f'href="/tables/{name}"' in page
    assert "not played yet" in page


def test_the_setup_explains_every_choice(visitor: Visitor) -> None:
    page = visitor.see("/games/stones/new")
    for words in ("Seven stones.", "Eleven stones.", "They are sharp.", "The colour of the stones.", "As found."):
        assert words in page
    assert "The colour grey is a guess" in page
    assert "The colour blue is a guess" in visitor.see("/games/stones/notes?option-colour=blue")
    refused = visitor.see("/games/stones/notes?module=knives")
    assert "They are sharp." in refused and "Everything on this table is sourced" not in refused


def test_the_setup_names_the_opponent_who_plays(visitor: Visitor) -> None:
    assert "Grand Austria Hotel against Leopold, " in visitor.see("/games/grand-austria-hotel/notes")
    assert "against Elisabeth, " in visitor.see("/games/grand-austria-hotel/notes?module=celebrities")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"seed": "-1"}, "is not a whole number"),
        ({"seed": "99999999999999999999"}, "out of range"),
        ({"level": "endless"}, "is not a level"),
        ({"module": "knives"}, "cannot be played: They are sharp."),
        ({"option-colour": "pink"}, "is not a choice of option colour"),
    ],
)
def test_a_wrong_choice_is_named_and_the_form_stays(visitor: Visitor, fields: dict[str, Any], fault: str) -> None:
    visitor.see("/games/stones/new")
    answer = visitor.submit("/games/stones/new", **fields)
    assert answer.status_code == 422
    assert fault in answer.text
    assert "Start game" in answer.text


def test_the_choices_reach_the_table(visitor: Visitor) -> None:
    name = visitor.sit_down(level="long", module="sticks", **{"option-colour": "blue", "seed": "12"})
    told = visitor.api("GET", f"/tables/{name}").json()
    assert (told["level"], told["modules"], told["options"]["colour"], told["seed"]) == (
        "long",
        ["sticks"],
        "blue",
        "12",
    )


def test_a_file_of_the_players_becomes_an_option(visitor: Visitor) -> None:
    visitor.see("/games/stones/new")
    files = {"option-cards": ("cards.toml", b"[[card]]\nname = 'x'\n")}
    answer = visitor.post("/games/stones/new", data={"token": visitor.token}, files=files, follow_redirects=False)
    name = answer.headers["location"].rpartition("/")[2]
    assert visitor.api("GET", f"/tables/{name}").json()["options"]["cards"] == "[[card]]\nname = 'x'\n"
    files = {"option-cards": ("cards.toml", b"\xff\xfe")}
    assert "is not text" in visitor.post("/games/stones/new", data={"token": visitor.token}, files=files).text


def test_a_game_without_templates_is_drawn_as_text(visitor: Visitor) -> None:
    page = visitor.see(f"/tables/{visitor.sit_down('toy')}")
    assert '<pre class="drawn"' in page
    assert "7 stones" in page


def test_pieces_are_answers_and_so_are_spots_of_a_drawing(visitor: Visitor) -> None:
    page = visitor.see(f"/tables/{visitor.sit_down()}")
    pieces = re.findall(
        r'<button class="card stone legal k-always" data-thing="[^"]+" form="answer" name="answer" value="(\d)"', page
    )
    assert pieces == ["1", "2"]
    assert re.findall(
        r'<g class="pebble legal k-always" data-thing="[^"]+" role="button" tabindex="0" data-answer="(\d)"', page
    ) == ["1", "2"]
    assert page.count('class="card stone"') == 5


def test_the_opponents_turn_has_three_layers(visitor: Visitor) -> None:
    name = visitor.sit_down()
    page = visitor.submit(f"/tables/{name}/answers", question=0, answer=1).text
    assert 'data-mode="turn"' in page
    assert "Old Tom takes 1." in page  # the sentence
    assert 'class="chip out">2 stones' in page  # the ruled-out candidate
    assert 'href="/games/stones/rules#rule-1-1"' in page  # the rule, linked
    assert "He takes as many stones as the die shows" in page  # and in full
    assert "The die decides." in page  # the rule in force
    assert 'class="card stone struck"' in page
    assert page.count('">Why?</a>') == 1  # the log has only this step
    assert 'class="card stone selected"' in page


def test_the_rules_have_an_anchor_for_every_number(visitor: Visitor) -> None:
    assert 'id="rule-1-1"' in visitor.see("/games/stones/rules")


def test_a_skipping_player_sees_no_steps(visitor: Visitor) -> None:
    name = visitor.sit_down()
    visitor.submit("/settings", pace="skip", theme="dark")
    page = visitor.submit(f"/tables/{name}/answers", question=0, answer=1).text
    assert 'data-mode="play"' in page
    assert 'data-theme="dark"' in page
    assert f'href="/tables/{name}/turns/0"' in page


def test_settings_that_do_not_exist_are_the_default(visitor: Visitor) -> None:
    visitor.see("/settings")
    visitor.submit("/settings", pace="<b>", theme="neon")
    page = visitor.see("/settings")
    assert 'data-theme="device"' in page
    assert "neon" not in page


def test_the_result_tells_where_the_points_came_from(visitor: Visitor) -> None:
    page = visitor.see(f"/tables/{finished(visitor)}/result")
    for words in ("Scoring step by step", "Last stone", "Same deal again", "deal 5", "Share"):
        assert words in page


def test_the_result_names_no_level_if_the_game_has_none() -> None:
    table = tableforone.new("lords-of-waterdeep", seed=3)
    while not table.over:
        table.answer(table.legal[0])
    assert result.in_words([], "a", table) == [("vp", "Your first finished game against Pseudo.")]


def test_the_result_is_compared_with_the_games_before(visitor: Visitor) -> None:
    first, second = finished(visitor), finished(visitor)
    page = visitor.see(f"/tables/{second}/result")
    assert "you usually score" in page and "of 2 games at this level" in page
    visitor.submit(f"/tables/{first}/delete")
    alone = visitor.see(f"/tables/{second}/result")
    assert "you usually score" not in alone and "Your first finished game" in alone


def test_losses_are_steps_down_in_the_picture(visitor: Visitor) -> None:
    table = tableforone.new("grand-austria-hotel", seed=5)
    choose = make("random", table.spec, 5)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    name = visitor.api("POST", "/tables/import", json={"text": table.to_json()}).json()["id"]
    assert table.result and any(line.mine < 0 for line in table.result.lines)
    losses = sum(line.mine < 0 for line in table.result.lines)
    assert visitor.see(f"/tables/{name}/result").count('class="st-neg"') == losses


def test_a_forced_answer_that_reveals_nothing_is_given_by_itself(visitor: Visitor) -> None:
    """The first room of Grand Austria Hotel can only be the one in the corner."""
    table = tableforone.new("grand-austria-hotel", seed=5)
    while len(table.legal) > 1:
        before = len(table.journal)
        table.answer(table.legal[0])
    assert is_forced(table)
    forced = len(table.journal)
    table.undo()
    name = visitor.api("POST", "/tables/import", json={"text": table.to_json()}).json()["id"]
    assert len(table.journal) == before and not is_forced(table)
    given = {"question": before, "answer": table.legal[0]}
    visitor.submit(f"/tables/{name}/answers", **given)
    shown = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
    assert shown > forced, "the corner was prepared already"
    visitor.submit(f"/tables/{name}/undo", question=shown)
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == before, "taken back with it"
    visitor.submit("/settings", forced="asked")
    visitor.submit(f"/tables/{name}/answers", **given)
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == forced
    visitor.submit(f"/tables/{name}/undo", question=forced)
    played = visitor.api("POST", f"/tables/{name}/answers", json=given | {"forced": True}).json()
    assert played["question"]["number"] == shown, "and for programs that ask for it"


def test_what_reveals_something_is_always_asked() -> None:
    table = tableforone.new("stones", seed=5)
    while len(table.legal) > 1:
        table.answer(table.legal[0])
    assert not is_forced(table)


def test_a_whole_turn_on_one_page(visitor: Visitor) -> None:
    name = visitor.sit_down()
    visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
    page = visitor.see(f"/tables/{name}/turns/0/all")
    assert "Old Tom takes 1." in page and "Step 1 on the table" in page
    assert visitor.get(f"/tables/{name}/turns/77/all").status_code == 422


def test_all_tables_in_one_file(visitor: Visitor) -> None:
    names = {visitor.sit_down(), finished(visitor)}
    assert 'href="/history/file"' in visitor.see("/history")
    with ZipFile(BytesIO(visitor.get("/history/file").content)) as packed:
        assert set(packed.namelist()) == {f"stones-{name}.json" for name in names}
        for name in names:
            assert packed.read(f"stones-{name}.json") == visitor.get(f"/tables/{name}/file").content


def test_one_file_brings_all_tables_and_decks_back(visitor: Visitor) -> None:
    """Existing games are kept, and files that are not saved games are reported."""
    deck = deck_of(games.find("high-season"))
    row: tuple[int, ...] = ()
    while asked := deck.ask(deck.cards[0], row):
        row = (*row, asked[1][0][0])
    cards = ("decks/high-season.toml", deck.write({deck.cards[0]: row}))
    assert "1 file was opened." in opened(visitor, zipped(cards))
    names, saved = [visitor.sit_down(), finished(visitor)], visitor.get("/history/file").content
    for name in names:
        visitor.see(f"/tables/{name}/delete")
        visitor.submit(f"/tables/{name}/delete")
    assert "2 files were opened. 1 was here already." in opened(visitor, saved)
    assert visitor.see("/").count('class="seat') == 1
    assert "0 files were opened. 3 were here already." in opened(visitor, saved)
    refused = opened(visitor, zipped(("letter.json", "Dear host,"), ("decks/x.toml", ""), cards), 422)
    assert "0 files were opened. 1 was here already. 2 could not be opened. letter.json: The file" in refused


def test_a_file_that_cannot_be_unpacked_is_said(tmp_path: Path) -> None:
    with closing(Sittings(tmp_path)) as tables:
        refuses_what_cannot_be_unpacked(tables)


def refuses_what_cannot_be_unpacked(tables: Sittings) -> None:
    many, one = zipped(*((f"{n}.json", "") for n in range(1001))), zipped(("a.json", "{}"))
    assert bulk_transfer.unpacked(tables, Reading(), many) == (
        "It has too many files: the limit is 1000. Nothing was opened.",
        False,
    )
    damaged = one.replace(b"PK\x01", b"PK\x09")
    assert bulk_transfer.unpacked(tables, Reading(), damaged)[0] == "This file is damaged. Nothing was opened."
    # wrong checksum
    spoiled = bulk_transfer.unpacked(tables, Reading(), one.replace(b"{}", b"[]", 1))[0]
    assert spoiled == "0 files were opened. 1 could not be opened. a.json: It is damaged."


def zipped(*files: tuple[str, str]) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w") as packed:
        for name, text in files:
            packed.writestr(name, text)
    return whole.getvalue()


def opened(visitor: Visitor, data: bytes, status: int = 200) -> str:
    visitor.see("/")
    answer = visitor.post("/tables/import", data={"token": visitor.token}, files={"file": ("all.zip", data)})
    assert answer.status_code == status
    return str(answer.text)


def test_the_history_names_the_opponent(visitor: Visitor) -> None:
    finished(visitor)
    assert "<td>Old Tom</td>" in visitor.see("/history")


def test_the_lobby_says_how_far_a_table_is(visitor: Visitor) -> None:
    visitor.sit_down("high-season")
    assert "round 1 of " in visitor.see("/")


def test_programs_find_their_interface_described(visitor: Visitor) -> None:
    page = visitor.see("/docs")
    assert "POST /api/tables/{name}/answers" in page and "The number of the open question" in page
    assert not SCRIPT.search(page)


def test_modules_and_options_have_words(visitor: Visitor) -> None:
    page = visitor.see("/games/grand-austria-hotel/new")
    assert "Unique Hotels" in page and ">Day A<" in page and ">Day a<" not in page
    assert "with Unique Hotels and Would You Like Some More?" in visitor.see(
        "/games/grand-austria-hotel/notes?module=unique-hotels&module=some-more"
    )
    assert "Points on a free tile" in visitor.see("/games/lords-of-waterdeep/new")


def test_the_setup_asks_in_words_and_folds_what_only_experts_ask_for(visitor: Visitor) -> None:
    page = visitor.see("/games/grand-austria-hotel/new")
    plain, folded = page.split('<details class="board experts"')
    assert "Which hotel is yours?" in plain and plain.count('class="boardpic"') == 5
    assert "you play against Elisabeth" in plain and "Promo cards" not in plain and "Promo cards" in folded
    entrance = plain[plain.index("Which entrance does your opponent have?") - 60 :]
    # it comes with Unique Hotels, the third module
    assert 'class="board with with-3"' in entrance[:60]
    reading = visitor.see("/games/salamandra/new").split('<details class="board experts"')
    assert "Rudolph’s arrow" not in reading[0] and "Rudolph’s arrow" in reading[1]
    for game in ("grand-austria-hotel", "high-season", "salamandra", "lords-of-waterdeep"):
        assert not re.search(r">[^<]*(\.toml|[a-z]_[a-z])", visitor.see(f"/games/{game}/new"))


def test_the_setup_says_how_often_the_expert_wins(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "The expert" not in visitor.see("/games/stones/new")
    ladder = tmp_path / "ladder.json"
    rung: dict[str, Any] = {"game": "stones", "level": "short", "modules": [], "player": "expert", "budget": "20"}
    rung |= {"wins": 86, "games": 200}
    others = ({"level": "long", "games": 10}, {"player": "greedy", "games": 900}, {"budget": "0", "games": 400})
    rungs = [rung, *(rung | other for other in others)]
    ladder.write_text(json.dumps({"rungs": rungs}), encoding="utf-8")
    monkeypatch.setattr(odds, "LADDER", ladder)
    page = visitor.see("/games/stones/new")
    assert (
        page.count("An even match for the expert") == page.count('aria-label="4 of 10"') == 1
        and "86 of 200 games" in page
    )


def test_an_unfinished_game_has_no_result_yet(visitor: Visitor) -> None:
    name = visitor.sit_down()
    assert visitor.get(f"/tables/{name}/result", follow_redirects=False).headers["location"] == f"/tables/{name}"


def test_the_same_deal_again(visitor: Visitor) -> None:
    first = finished(visitor)
    again = visitor.submit(f"/tables/{first}/rematch", follow=False).headers["location"].rpartition("/")[2]
    assert again != first
    old, new = (visitor.api("GET", f"/tables/{name}").json() for name in (first, again))
    assert (old["seed"], old["level"], old["options"]) == (new["seed"], new["level"], new["options"])
    assert new["question"]["number"] == 0


def test_every_moment_can_be_watched_and_gone_on_from(visitor: Visitor) -> None:
    name = finished(visitor)
    count = int(re.findall(r'type="range".*? max="(\d+)"', visitor.see(f"/tables/{name}/replay"))[0])
    for moment in range(count + 1):
        assert 'data-mode="replay"' in visitor.see(f"/tables/{name}/replay?moment={moment}")
    assert visitor.get(f"/tables/{name}/replay?moment={count + 1}").status_code == 422
    before = visitor.api("GET", f"/tables/{name}").json()
    page = visitor.see(f"/tables/{name}/replay?moment=1")
    number = re.findall(r'name="number" value="(\d+)"', page)[0]
    new = visitor.submit(f"/tables/{name}/replay", follow=False, number=number).headers["location"].rpartition("/")[2]
    assert visitor.api("GET", f"/tables/{new}").json()["question"]["number"] == int(number)
    assert visitor.api("GET", f"/tables/{name}").json() == before


def test_the_history_counts_and_marks_reveals_taken_back(visitor: Visitor) -> None:
    assert "No finished games yet" in visitor.see("/history")
    name = visitor.sit_down()
    visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
    visitor.submit(f"/tables/{name}/undo", question=2)
    while (question := visitor.api("GET", f"/tables/{name}").json()["question"]) is not None:
        visitor.submit(f"/tables/{name}/answers", question=question["number"], answer=question["answers"][0])
    page = visitor.see("/history")
    assert "undid a reveal" in page
    assert "the history marks this game" in visitor.see(f"/tables/{name}/result")
    assert "Stones &amp; Sticks" in visitor.see("/history?game=stones")


def test_export_and_import_of_a_table(visitor: Visitor) -> None:
    name = finished(visitor)
    saved = visitor.get(f"/tables/{name}/file")
    assert "attachment" in saved.headers["content-disposition"]
    files = {"file": ("game.json", saved.content)}
    answer = visitor.post("/tables/import", data={"token": visitor.token}, files=files, follow_redirects=False)
    copy = answer.headers["location"].rpartition("/")[2]
    assert visitor.get(f"/tables/{copy}/file").text == saved.text


def test_a_mark_in_front_of_a_file_is_passed_over(visitor: Visitor) -> None:
    name = visitor.sit_down()
    marked = b"\xef\xbb\xbf" + visitor.get(f"/tables/{name}/file").content
    token = {"token": visitor.token}
    answer = visitor.post("/tables/import", data=token, files={"file": ("game.json", marked)}, follow_redirects=False)
    assert answer.status_code == 303
    assert visitor.api("POST", "/tables/import", json={"text": marked.decode()}).status_code == 201
    cards = {"option-cards": ("cards.toml", b"\xef\xbb\xbf[[card]]\n")}
    answer = visitor.post("/games/stones/new", data=token, files=cards, follow_redirects=False)
    assert answer.status_code == 303
    name = answer.headers["location"].rpartition("/")[2]
    assert visitor.get(f"/tables/{name}/file").json()["options"]["cards"] == "[[card]]\n"


def test_a_sentence_repeats_only_what_is_seen_and_not_too_much_of_it(visitor: Visitor) -> None:
    visitor.see("/")
    for path in ("/tables/%1b[2J%e2%80%ae" + "x" * 3000, "/games/%1b[2J%e2%80%ae" + "x" * 3000 + "/new"):
        answer = visitor.get(path)
        assert answer.status_code in (404, 422)
        assert len(answer.text) < 4000
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", answer.text)
    fault = visitor.api("POST", "/tables", json={"game": "stones", "x\x1b" + "y" * 5000: 1}).json()["fault"]
    assert len(fault) < 500
    assert fault.isprintable()
    cards = {"option-cards": ("cards.toml", b'name = "\\u001b[2J"')}
    answer = visitor.post("/games/stones/new", data={"token": visitor.token}, files=cards)
    assert answer.status_code == 422
    assert "name: there is an invisible character in it (U+001B)" in answer.text


def test_a_form_without_its_file_gets_a_sentence(visitor: Visitor) -> None:
    visitor.see("/")
    answer = visitor.submit("/tables/import", file="no file")
    assert answer.status_code == 422
    assert "Choose one first." in answer.text


def damaged_files(good: str) -> list[tuple[str, bytes]]:
    changed = json.loads(good)
    changed["record"][0]["answer"] = 2
    newer = json.loads(good) | {"version": 99}
    return [
        ("nothing", b""),
        ("a picture", b"\x89PNG\r\n\xff"),
        ("half a file", good.encode()[: len(good) // 2]),
        ("deep", b"[" * 100_000),
        ("a foreign file", b'{"format": "other"}'),
        ("an edited file", json.dumps(changed).encode()),
        ("a newer file", json.dumps(newer).encode()),
        ("markup", json.dumps({"format": "tableforone", "version": 1, "game": NASTY}).encode()),
    ]


def test_a_damaged_file_is_refused_with_a_sentence(visitor: Visitor, app: Any) -> None:
    name = finished(visitor)
    good = visitor.get(f"/tables/{name}/file").text
    before = visitor.api("GET", "/tables").json()
    for what, content in damaged_files(good):
        app.uploads._left.clear()
        answer = visitor.post("/tables/import", data={"token": visitor.token}, files={"file": ("x.json", content)})
        assert answer.status_code == 422, what
        assert 'role="alert"' in answer.text, what
        assert not SCRIPT.search(answer.text), what
    assert visitor.api("GET", "/tables").json() == before


def test_every_form_has_the_token_and_every_link_of_a_table_opens(visitor: Visitor) -> None:
    name = visitor.sit_down("salamandra")
    table = visitor.see(f"/tables/{name}")
    assert re.search(r'aria-label="Round 1 of [2-9]"', table)
    for link in sorted(set(re.findall(r'href="(/tables/[^"#]+)"', table))):
        assert visitor.get(link).status_code == 200, link
    for path in ("/", "/settings", "/games/salamandra/new", f"/tables/{name}", f"/tables/{name}/delete"):
        forms = re.findall(r'<form[^>]* method="post".*?</form>', visitor.see(path), re.DOTALL)
        assert forms, path
        assert [form for form in forms if 'name="token"' not in form] == [], path


def test_deleting_asks_first(visitor: Visitor) -> None:
    name = visitor.sit_down()
    page = visitor.see(f"/tables/{name}/delete")
    assert "Delete game" in page
    assert visitor.get(f"/tables/{name}").status_code == 200
    visitor.submit(f"/tables/{name}/delete")
    assert visitor.get(f"/tables/{name}").status_code == 404
    assert name not in visitor.see("/")


def test_what_is_not_there_is_said_in_a_sentence(visitor: Visitor) -> None:
    for path in ("/nowhere", "/tables/nothing", "/tables/%3Cscript%3E", "/static/0/tokens.css", "/games/chess/new"):
        answer = visitor.get(path)
        assert answer.status_code in (404, 422), path
        assert 'role="alert"' in answer.text, path
        assert not SCRIPT.search(answer.text), path


def test_no_text_is_ever_taken_for_markup(visitor: Visitor) -> None:
    name = finished(visitor)
    paths = ["/", "/history", "/settings", "/rules", "/games/stones/new", "/games/stones/rules"]
    paths += [f"/tables/{name}{more}" for more in ("", "/result", "/replay?moment=1", "/turns/0", "/delete")]
    for path in paths:
        page = visitor.see(path)
        assert "<b>bold</b>" not in page, path
        assert not SCRIPT.search(page), path
    assert "&lt;script&gt;" in visitor.see(f"/tables/{name}/result")


def test_a_mistake_of_ours_shows_no_traceback(
    visitor: Visitor, inner: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = visitor.sit_down()

    def broken(name: str) -> None:
        raise RuntimeError("secret detail of the machine")

    monkeypatch.setattr(inner.state.sittings, "at", broken)
    for path in (f"/tables/{name}", f"/api/tables/{name}"):
        answer = visitor.get(path)
        assert answer.status_code == 500
        assert "Your games are safe" in answer.text
        assert "secret detail" not in answer.text
        assert "Traceback" not in answer.text


def test_static_files_may_be_kept_for_a_year(visitor: Visitor) -> None:
    page = visitor.see(f"/tables/{visitor.sit_down()}")
    addresses = sorted(set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page)))
    assert any("/games/stones/table.css" in address for address in addresses)
    for address in addresses:
        answer = visitor.get(address)
        assert answer.status_code == 200, address
        worded = "app.webmanifest" in address  # its texts may be edited
        assert answer.headers["cache-control"] == ("no-cache" if worded else "public, max-age=31536000, immutable")


def test_a_table_page_is_light(visitor: Visitor) -> None:
    """The shell with everything it loads, uncompressed."""
    page = visitor.see(f"/tables/{visitor.sit_down()}")
    addresses = set(re.findall(r'(?:href|src)="(/static/[^"#]+)', page))
    loaded = {address: visitor.get(address) for address in addresses}
    styles = "".join(answer.text for address, answer in loaded.items() if address.endswith(".css"))
    fonts = {
        f"{next(iter(addresses)).rsplit('/', 1)[0]}/{name}" for name in re.findall(r'url\("(fonts/[^"]+)"\)', styles)
    }
    weight = len(page.encode()) + sum(len(answer.content) for answer in loaded.values())
    weight += sum(len(visitor.get(re.sub(r"/games/\w+", "", font)).content) for font in fonts)
    assert len(fonts) == 3
    assert weight < 260_000


def test_what_was_not_read_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.store.reading.SECONDS", -1.0)
    with closing(Sittings(tmp_path)) as tables:
        said = bulk_transfer.unpacked(tables, Reading(), zipped(("a.json", "{}"), ("b.json", "{}")))
    assert said == ("0 files were opened. 2 files were not read. Open the same file again.", False)
