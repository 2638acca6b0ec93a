"""Sections 9.9 and 9.10: the reconstructed cards, and a second Ralph written from the pseudo-code."""

import random

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.opponent.rows import DIE_CHOICES
from tableforone.games.high_season.rules import cards, solo_cards
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.scoring import scores
from tableforone.kernel.frames import OPPONENT
from tests.games.high_season.crafted import chosen, dice, finished, found, ralph, started, table


def passing(p: HighSeason, answers: list[int]) -> int:
    return answers[-1]


# --- an independent Ralph, written from the pseudo-code


def naive_die(p: HighSeason, card: dict[str, list[object]], hand: str) -> int:
    order = card["dice"] if hand == "from_left" else card["dice"][::-1]
    pick = next((d for d in order if d == "most" or p.dice[int(str(d))] > 0), "most")
    if pick != "most":
        return int(str(pick))
    spaces = list(range(1, 7)) if hand == "from_left" else list(range(6, 0, -1))
    return next(space for space in spaces if p.dice[space] == max(p.dice))


def naive_room(empty: set[int], hotel: int, action: dict[str, str], hand: str, zigzag: str) -> int:
    board = cards.HOTELS[hotel]
    line = next(entry for entry in solo_cards.SOURCE["zigzag"] if entry["id"] == zigzag)
    walk = line["right"] + line["left"] if hand == "from_left" else line["left"] + line["right"]
    fitting = [r for r in walk if r in empty and action["color"] in ("any", board["colors"][r - 1])]

    def completes(room: int, prefer: str) -> bool:
        floor, column = (room - 1) // 7, (room - 1) % 7
        if prefer == "row":
            members = [floor * 7 + c + 1 for c in range(7) if (c < 4) == (column < 4)]
        elif prefer == "column":
            members = [f * 7 + column + 1 for f in range(4)]
        else:
            members = next(group["rooms"] for group in board["groups"] if room in group["rooms"])
        return {member for member in members if member in empty} == {room}

    tests = [action["prefer"], "none"]
    for prefer in tests:
        for room in fitting:
            if prefer == "none" or completes(room, prefer):
                return int(room)
    return 0


@pytest.mark.parametrize("seed", range(40))
def test_9_10_the_pseudo_code_agrees_with_the_rows(seed: int) -> None:
    chance = random.Random(seed)
    p = table(hotels=[chance.randrange(8)] * 2, round=chance.randint(1, 7))
    for _ in range(14):
        card = chance.choice(solo_cards.SOURCE["card"])
        hand, zigzag = chance.choice(["from_left", "from_right"]), f"zz{chance.randint(1, 8)}"
        p.dice = dice(*(chance.randint(1, 6) for _ in range(chance.randint(6, 10))))
        wanted_die = naive_die(p, card, hand)
        empty = {room for room in range(1, 29) if not p.occupied[OPPONENT] >> room & 1}
        wanted_rooms = []
        for action in card["actions"]:
            if action["do"] == "occupy" and (room := naive_room(empty, p.hotels[OPPONENT], action, hand, zigzag)):
                wanted_rooms.append(room)
                empty.discard(room)
        events = ralph(p, card["id"], hand, zigzag)
        assert [choice[0] for choice in chosen(events, DIE_CHOICES)] == [wanted_die]
        assert found(events) == wanted_rooms


# --- the reconstructed deck


def test_9_9_the_reconstruction_is_told_to_the_player() -> None:
    assert any("20 cards are reconstructed" in str(line) for line in GAME.reconstructed(GAME.setup()))
    assert solo_cards.SOURCE["provenance"] == "reconstructed"


@pytest.mark.parametrize("extra", ["A", "C"])
def test_9_9_1_dice_hands_and_zig_zags_are_balanced(extra: str) -> None:
    cards = [card for card in solo_cards.SOURCE["card"] if card["grade"] in ("B", extra)]
    for side in (0, 1):
        shown = [card["dice"][side] for card in cards]
        assert [shown.count(symbol) for symbol in (1, 2, 3, 4, 5, 6, "most")] == [2, 2, 2, 2, 2, 2, 4]
    assert len({(card["hand"], card["zigzag"]) for card in cards}) == 16
    assert [card["hand"] for card in cards].count("from_left") == 8


def test_9_9_2_the_b_cards_hold_every_colour_and_preference() -> None:
    cards = [card["actions"] for card in solo_cards.SOURCE["card"] if card["grade"] == "B"]
    assert len({(actions[-1]["color"], actions[-1]["prefer"]) for actions in cards}) == 12
    for actions in cards:
        steps = actions[0]["n"] if len(actions) == 2 else 0
        assert steps == (2 if actions[-1]["color"] == "any" else 0 if actions[-1]["prefer"] == "group" else 1)


def test_9_9_3_a_cards_are_single_and_c_cards_are_strong() -> None:
    weak = [card["actions"] for card in solo_cards.SOURCE["card"] if card["grade"] == "A"]
    assert all(len(actions) == 1 for actions in weak) and weak[3] == [{"do": "emperor", "n": 2}]
    strong = [card["actions"] for card in solo_cards.SOURCE["card"] if card["grade"] == "C"]
    assert [len(actions) for actions in strong] == [3, 3, 3, 2]
    assert strong[3] == [{"do": "emperor", "n": 3}, {"do": "occupy", "color": "any", "prefer": "group"}]


def test_9_9_4_the_levels_get_harder_as_measured() -> None:
    """Against a player who always passes, Ralph scores as in the earlier simulation (± noise)."""
    games = 200
    for level, mean in zip("12345", (49, 57, 66, 75, 83), strict=True):
        total = sum(scores(finished(random_boards(level), seed, passing))[1] or 0 for seed in range(games))
        assert abs(total / games - mean) < 4, (level, total / games)


def random_boards(level: str) -> HighSeason:
    return started(level, hotel="random", ralph_hotel="random", strip="random")
