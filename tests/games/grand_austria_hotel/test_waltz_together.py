"""Tests of modules together (24), own card files, and a base game that knows no module."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.celebrities.rules import lounge
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as at
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.own_cards import own_cards
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.saved import load_text
from tableforone.players import make
from tests.conformance.play import dealt
from tests.games.grand_austria_hotel.tables import bag
from tests.games.grand_austria_hotel.waltz import HIS, new_table, on, round_end, turn

MODULES = ("ballrooms", "celebrities", "unique-hotels", "some-more")
SETS = [chosen for size in range(5) for chosen in combinations(MODULES, size)]
COMBINATIONS = [
    (chosen, entrance)
    for chosen in SETS
    for entrance in (("random", *HIS) if "unique-hotels" in chosen else ("random",))
]


def test_24_1_module_5_alone_changes_nothing_for_leopold() -> None:
    view = new_table("some-more").view
    assert (view["opponent"], view["decks"]["instructions"]) == ("Leopold", 20)


@pytest.mark.parametrize(("chosen", "entrance"), COMBINATIONS, ids=str)
def test_24_2_every_combination_is_played_to_its_end(chosen: tuple[str, ...], entrance: str) -> None:
    """Random games of every set of modules and entrance: no dead end, no broken invariant."""
    for level in GAME.levels:
        setup = GAME.setup(level, chosen, {"entrance": entrance, "promos": "on" if level == "hard" else "off"})
        p = GAME.start(setup)
        seed = hash_of(chosen, entrance, level)
        choose, dealer = make("random", GAME, seed), Dealer(seed)
        for _ in range(3_000):
            answers = settle(p, GAME.words)
            assert GAME.invariants(p) == []
            if answers is None:
                break
            assert answers is CHANCE or answers == sorted(set(answers)) != []
            reply(p, GAME.words, dealt(GAME, p, dealer) if answers is CHANCE else choose(p, answers))
        assert not p.stack
        assert GAME.result(p).outcome in ("won", "lost")


def hash_of(*parts: Any) -> int:
    """A hash that is the same on every machine."""
    return sum(ord(letter) * (i + 1) for i, letter in enumerate(str(parts))) % 10_000


def test_24_4_order_at_the_end_of_a_round() -> None:
    """The order: Kaufman's pile, celebrities leave, Emperor, stars, ballroom, lounge."""
    s = round_end(
        "ballrooms celebrities unique-hotels", 3, entrance="kaufman", his="nine-stars-inn", emperor=8,
        with_me=("chaplin",), in_lounge=("", "einstein", "curie"), mine={0: 1}, discard=(49, 50, 51),
        queue=(63, 64, 65, 66, 67), unique={at.STARS: 4, at.PILE: 0}, tiles="A1 B1 C1",
    )  # fmt: skip
    told = " ".join(s.told)
    order = ["The Emperor visits", "reward", "stars track", " scores: you "]
    assert [told.index(words) for words in order] == sorted(told.index(words) for words in order)
    assert s.asked == "Which celebrity comes to the red die in the lounge?"
    assert s.p.lounge[lounge.MINE] == 0


def test_24_4_chaplin_still_adds_to_kaufmans_pile() -> None:
    s = turn("celebrities unique-hotels", entrance="kaufman", with_me=("chaplin",), in_lounge=("", "", ""),
             queue=(63, 64, 65, 66, 67), discard=(49, 50), round=1)  # fmt: skip
    p = s.p
    p.guest_discard, p.unique[at.PILE] = 0, bag((49, 50))
    p.stack = [(n.ROUND_END,)]
    settle(p, GAME.words)
    assert sum(p.points) == 1 + 2


def test_24_5_nobody_gives_the_opponent_money_or_items() -> None:
    table = new_table("ballrooms celebrities unique-hotels some-more promos")
    assert "money" not in table.view["leopold"]
    assert "kitchen" not in table.view["leopold"]


def test_module_4_is_refused_with_the_booklets_reason() -> None:
    with pytest.raises(Fault, match="cannot be combined"):
        GAME.setup("easy", ["start-player"])


# --- the player's own card files

OWN = """
lounge_order = ["blue", "red", "yellow"]
scored_ballrooms_stay_open = false
[[guest]]
id = 134
order = [1, 1, 0, 0, 1]
vp = 9
[cost]
119 = 0
[rows]
bottom = { spaces = 1, cost = 0 }
[balcony]
cost = 1
opens_when_full = false
[vp]
einstein = [7, 1]
[[rehearsal_room]]
areas = [{ dancers = 10, bonus = [{ do = "vp", n = 7 }] }]
"""


def test_own_values_replace_the_reconstructed_ones() -> None:
    table = new_table("ballrooms celebrities", cards=OWN)
    p = on(table)
    p.queue[0], p.hand = 134, [119]
    view = GAME.view(p)
    assert view["queue"][0]["points"] == 9
    assert view["queue"][0]["order"] == {"strudel": 1, "cake": 1, "champagne": 1}
    assert view["queue"][0]["reconstructed"] == []
    assert view["you"]["hand"][0]["cost"] == 0
    assert [place["colour"] for place in view["lounge"]] == ["blue", "red", "yellow"]
    assert view["ballrooms"][0]["rows"][0] | {"free": 1, "cost": 0} == view["ballrooms"][0]["rows"][0]
    assert len(view["you"]["rehearsal_room"]["areas"]) == 1


def test_a_game_with_own_cards_is_saved_and_loaded() -> None:
    table = new_table("ballrooms celebrities unique-hotels", cards=OWN, seed=5)
    for _ in range(40):
        table.answer(table.legal[len(table.legal) // 2])
    again = load_text(table.to_json(), lambda _: GAME)
    assert again.fingerprint == table.fingerprint
    assert again.view == table.view


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = ", "is not TOML"),
        ("x = 1", "x is unknown"),
        ("[cost]\n1 = 2", "cost.1 has no reconstructed values"),
        ("[cost]\n119 = 'a'", "cost.119 (Dancing Master) must be a whole number"),
        ("guest = 1", "guest must be a list of tables"),
        ("[[guest]]\nid = 49", "guest 49 has no reconstructed values"),
        ("[[guest]]\nid = 134\norder = [1]", "guest 134 (Debutante): order must be a list of 5 numbers"),
        ("[[guest]]\nid = 134\norder = [1, 0, 0, 0, 0]", "guest 134 (Debutante): vp is missing"),
        ("[rows.bottom]\nspaces = 2", "rows: bottom: cost is missing"),
        ("[rows.attic]\nspaces = 2", "rows.attic is unknown"),
        ("[balcony]\nopens_when_full = 1", "must be true or false"),
        ("[[dove_token]]\nid = 1", "must have 5 tokens"),
        ("[vp]\nbob = [1, 2]", "vp.bob is unknown"),
        ("[vp]\neinstein = 1", "vp: einstein must be two numbers"),
        ("lounge_order = ['red']", "lounge_order must name red, yellow, blue"),
        ("[[rehearsal_room]]\nareas = [{ dancers = 9, bonus = [] }]", "must have 10 dancers"),
        ("[[rehearsal_room]]\nareas = [{ dancers = 10, bonus = [{ do = 'fly' }] }]", "an unknown effect"),
        ("rehearsal_room = []", "1 to 30 boards"),
    ],
)
def test_a_wrong_card_file_is_refused_with_card_and_field(text: str, said: str) -> None:
    with pytest.raises(Fault) as refused:
        own_cards(text)
    assert said in str(refused.value)
    with pytest.raises(Fault):
        GAME.start(GAME.setup("easy", ["ballrooms"], {"cards": text}))


def test_our_own_files_can_be_given_back() -> None:
    data = Path(GAME.folder) / "data"
    for name in ("guests", "staff", "rehearsal_rooms", "celebrities", "entrances"):
        text = (data / f"lw_{name}_reconstructed.toml").read_text(encoding="utf-8")
        assert any(own_cards(text))


def test_what_is_reconstructed_is_said_before_the_game() -> None:
    said = " ".join(map(str, GAME.reconstructed(GAME.setup("easy", MODULES))))
    for word in ("guests", "champagne costs", "rehearsal rooms", "cost to play", "lounge", "Dove"):
        assert word in said
    (staff,) = GAME.reconstructed(GAME.setup("easy", ["some-more"]))
    assert str(staff) == "Staff: what the cards of Let’s Waltz! cost to play."
    own = GAME.reconstructed(GAME.setup("easy", ["celebrities"], {"cards": OWN}))
    assert own == []


# --- the mechanism


def test_the_blocks_of_the_modules_are_empty_in_the_base_game() -> None:
    p = on(new_table(""))
    assert (p.modules, p.edition, p.tally, p.ball, p.lounge, p.unique) == (0, (), [], [], [], [])
