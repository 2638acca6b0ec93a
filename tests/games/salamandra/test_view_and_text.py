"""Tests of views and texts: the map as text, both players, names by place."""

import re

import pytest

from tableforone import new
from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.face import view
from tableforone.games.salamandra.rules import cards
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import DIVINITY_IDS, FIELD_IDS, PILE_TILES, cell_at
from tableforone.games.salamandra.voice import names
from tableforone.games.salamandra.voice.names import divinity_effect
from tableforone.kernel.frames import TABLE, YOU
from tableforone.kernel.rows import DECIDE
from tests.games.salamandra.glade import (
    act,
    asked,
    display,
    fill,
    give,
    glade,
    grove,
    harvested,
    lay,
    own,
    rudolph,
    spot,
    stand,
    waiting,
    word,
)


def drawn(p: object) -> str:
    return "\n".join(GAME.draw(GAME.view(p)))


def test_the_map_shows_tiles_spots_occupants_groves_and_paths() -> None:
    p = glade()
    lay(p, "F21", 2, -1)
    stand(p, "F01 top")
    stand(p, "F02 left", tired=True)
    rudolph(p, "F21 bottom")
    grove(p, "G18", 0, -2)  # no crystal on the path to the north-west, crystals elsewhere
    lines = drawn(p).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Map:"))
    assert lines[start + 1 : start + 6] == [
        "             E0            E1            E2",
        "                   G18",
        "          .-[A]-. *   * .-[ ]-.       .-[ ]-.",
        "N1      [ ]F01 o[ ]   [a]F02 g[ ]   [ ]F21og[ ]",
        "          '-[ ]-'       '-[ ]-'       '-[R]-'",
    ]
    assert any(re.match(r"N0 +\| white \| +\| black \|$", line) for line in lines)


def test_a_wide_map_is_drawn_in_parts() -> None:
    p = glade()
    for east, tile in enumerate(PILE_TILES):
        lay(p, FIELD_IDS[tile], 2 + east, -1)
    lines = GAME.draw(GAME.view(p))
    assert max(len(line) for line in lines) <= 79, "it fits a narrow terminal"
    assert all(any(tile in line for line in lines) for tile in FIELD_IDS)
    names = [name for line in lines for name in re.findall(r"E\d+", line) if line.startswith("        ")]
    assert {f"E{x}" for x in range(22)} <= set(names)


def test_both_players_are_told() -> None:
    p = glade("3")
    own(p, "B04", "SW3")
    harvested(p, "G01")
    p.stock, p.scrolls, p.rudolph_scrolls = [3, 2, 0, 0, 1, 0], 2, 2
    text = drawn(p)
    assert "3 crystals, 2 leaves, 1 green potion, 2 scrolls" in text
    assert "B04 Bear of the Scrolls: 1 point for each scroll you gain. Faith 1." in text
    assert "SW3 Eleven points: 11 points. Faith 2." in text
    assert "2 of 3 scrolls" in text and "3, 6, 9, 12 points in rounds 1–4" in text


def test_the_view_names_what_rudolph_will_gather() -> None:
    p = glade()
    rudolph(p, "F01 top")
    grove(p, "G05", -1, -2)
    assert GAME.view(p)["rudolph"]["will_gather"] == ["G05"]


def test_the_view_shows_no_face_down_piece() -> None:
    p = glade()
    names = str(GAME.view(p))
    assert "F24" not in names and "E12" not in names and "G30" not in names and "SP09" not in names


def test_equal_tables_with_other_hidden_cards_look_alike() -> None:
    p, q = glade(), glade()
    p.bags[n.GROVE_SUPPLY] &= ~0b11  # other groves are hidden in p than in q, equally many
    q.bags[n.GROVE_SUPPLY] &= ~(0b11 << 28)
    assert GAME.view(p) == GAME.view(q)


def test_answers_are_named_by_place() -> None:
    p = glade()
    lay(p, "F05", 2, -1)
    grove(p, "G18", 0, -2)
    stand(p, "F01 left")
    asked(p)
    assert GAME.say(p, n.PLACE + spot("F05 top")) == ("Place on the top spot of the green field F05 at E2 N1: 2 points")
    assert GAME.say(p, n.PLACE + spot("F02 top")).endswith("F02 at E1 N1: 1 crystal and 1 point")
    assert GAME.say(p, n.REST + spot("F01 left")) == (
        "Rest: flip the apprentice on the left spot of the orange field F01 at E0 N1 for 1 crystal"
    )
    assert GAME.thing(p, n.PLACE + spot("F05 top")) == "place:F05:top"
    assert GAME.thing(p, n.WORK + spot("F01 left")) == "work:F01:left"


def test_questions_name_what_matters() -> None:
    p = glade()
    asked(p)
    p.stock = [4, 0, 1, 0, 0, 0]
    asked(p)
    assert GAME.ask(p) == "Round 1: choose an action. You have 4 crystals, 1 flower and 3 apprentices to place."
    act(p, n.BUILD)
    assert GAME.ask(p) == "Where do you build the green field F05? It must touch a field or the Temple."
    assert GAME.say(p, n.CELL + cell_at(-1, 0)) == "Build at W1 N0"
    assert GAME.thing(p, n.CELL + cell_at(2, -1)) == "cell:E2N1"


def test_forced_building_is_explained() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    asked(p)
    assert word(p) == "free_building"
    assert "for free" in GAME.ask(p)
    assert GAME.say(p, n.BUILD) == "Build the green field F05 for free"


def test_why_rudolph_went_there() -> None:
    table = new("salamandra", level="1", seed=3)
    why = str(table.why(0))
    assert "Only Field tiles on the line of the arrow" in why and "Rule 12.4.1:" in why
    assert "bonus spot" in table.why(-1).sentence


def test_7_4_the_words_of_placing_count_what_own_cards_give() -> None:
    p = glade()
    lay(p, "F22", 2, -1)
    own(p, "B02", "B04", "B10")
    asked(p)
    assert GAME.say(p, n.PLACE + spot("F03 left")).endswith(": 1 point")
    assert GAME.say(p, n.PLACE + spot("F01 left")).endswith(": no gain")
    top = n.PLACE + spot("F22 top")
    assert GAME.say(p, top).endswith(": 1 crystal, 1 scroll and 2 points")
    give(p, top)
    assert (p.stock[0], p.scrolls, p.vp) == (1, 1, 2)


@pytest.mark.parametrize(
    ("tile", "ready", "asks"),
    [
        ("F05", 1, ": place an apprentice on it or take a card?"),
        ("F14", 1, ". Choose a spot for an apprentice."),
        ("F05", 0, ". Choose a card to take."),
    ],
)
def test_7_5_5_the_question_names_only_what_is_possible(tile: str, ready: int, asks: str) -> None:
    p = glade()
    display(p, tile)
    p.ready = ready
    lay(p, tile, 2, -1)  # beside the green F02
    p.stack.append((n.OPTION, FIELD_IDS.index(tile)))
    asked(p)
    assert GAME.ask(p).endswith(f"field {tile}{asks}")


def test_12_4_2_a_hole_that_stops_rudolph_is_told() -> None:
    told = []
    for skips in ("yes", "no"):
        p = glade(furthest_skips_holes=skips)
        lay(p, "F05", -2, -1)
        p.stack.append((n.ARROW,))
        waiting(p).chance(7)  # the arrow west from the north-west starting tile
        told.append(next(GAME.tell(event) for event in p.heard or [] if event[0] == DECIDE and event[2] == "tile"))
    assert "to the green field F05 at W2 N1: it is the furthest field along" in told[0]
    assert "to the orange field F01" in told[1] and told[1].endswith("before the first hole.")


def test_12_7_the_last_check_leads_to_the_final_scoring() -> None:
    assert GAME.tell(("check", TABLE, 3, 9, 8)).endswith("You continue.")
    assert GAME.tell(("check", TABLE, 4, 9, 8)).endswith("The final scoring follows.")
    assert GAME.tell(("check", TABLE, 4, 8, 8)).endswith("you lose the game.")


def test_each_round_is_told_as_a_heading() -> None:
    table = new("salamandra", level="1", seed=3)
    rounds = [event for events in table.events for event in events if event[0] == "round"]
    assert [GAME.tell(event) for event in rounds] == ["Round 1, day: you gain 2 crystals, and 3 apprentices arrive."]


def test_what_was_counted_is_told_in_good_english() -> None:
    assert GAME.tell(("score_per", YOU, n.TILES_CAULDRON, 2, 4)) == (
        "You score 4 points for 2 cauldron fields with your apprentice."
    )
    assert GAME.tell(("score_per", YOU, n.GROVES, 0, 0)) == "You score 0 points for no harvested groves."
    assert str(divinity_effect(DIVINITY_IDS.index("B11"))) == "1 point each time you place on an orange field"


def test_every_card_and_book_is_called_as_in_the_data() -> None:
    for card, data in enumerate(cards.DIVINITY_DATA):
        assert view.divinity(card)["name"] == data["name"]
    for book, data in enumerate(cards.BOOK_DATA):
        assert (names.book_title(book), GAME.text(f"book-{data['id']}.short")) == (data["name"], data["short"])
    cards_named = {view.salamander(card)["name"] for card in range(cards.SALAMANDERS)}
    assert len(cards_named) == cards.SALAMANDERS
    assert len({view.field(tile)["name"] for tile in range(cards.TILES)}) == cards.TILES
