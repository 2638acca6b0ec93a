"""Tests that fast functions equal their plain versions, in random positions."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tableforone.games.high_season.opponent.cards import OURS_WITH, cards_with
from tableforone.games.high_season.opponent.chance import EXPOSURES, FLIPS, in_the_deck, likely
from tableforone.games.high_season.opponent.rows import ANY_ROOM_CHOICES
from tableforone.games.high_season.rules import cards, solo_cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.actions import can_take
from tableforone.games.high_season.rules.effects import Effect, packed, unpacked
from tableforone.games.high_season.rules.flow import ask_turn
from tableforone.games.high_season.rules.money import purse
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.rooms import list_rooms, maids, occupiable, preparable
from tableforone.games.high_season.rules.staff import STAFF_ANSWERS, awake, hirable
from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.chance import at_number
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.randomness import Draws
from tests.games.high_season.crafted import started, table
from tests.games.high_season.plainly import can_hire, can_occupy, can_prepare, helpers

ROOMS = range(1, 29)
ROOM_SETS = st.sets(st.integers(1, 28)).map(lambda found: mask_of(sorted(found)))
COLOURS = st.integers(n.BLUE, n.ANY)
DISCOUNTS = st.one_of(st.integers(0, 12), st.just(n.FREE))
KRONES = st.integers(0, 38)  # the maximum, with all loans
DICE = st.lists(st.integers(0, 4), min_size=6, max_size=6).filter(any)


@st.composite
def positions(draw: st.DrawFn) -> HighSeason:
    """Your rooms and staff as possible anywhere in a game."""
    occupied, prepared = draw(ROOM_SETS), draw(ROOM_SETS)
    mine, his = draw(st.permutations(range(8)))[:2]
    return table(
        hotels=[mine, his],
        strip=draw(st.integers(0, 7)),
        staff=draw(st.integers(0, 63)),
        occupied=[occupied, draw(ROOM_SETS)],
        prepared=prepared & ~occupied,
    )


@given(positions(), COLOURS, DISCOUNTS, KRONES)
def test_what_can_be_prepared_and_occupied(p: HighSeason, colour: int, discount: int, krones: int) -> None:
    fast = bits(preparable(p, colour, discount, krones))
    assert fast == [room for room in ROOMS if can_prepare(p, room, colour, discount, krones)]
    fast = bits(occupiable(p, colour, discount, krones))
    assert fast == [room for room in ROOMS if can_occupy(p, room, colour, discount, krones)]


@given(positions(), DISCOUNTS, KRONES)
def test_who_can_be_hired(p: HighSeason, discount: int, krones: int) -> None:
    plain = [place for place in range(6) if can_hire(p, place, discount, krones)]
    assert bits(hirable(p, discount, krones)) == plain
    assert STAFF_ANSWERS[hirable(p, discount, krones)] == [n.STAFF + 1 + place for place in plain]


@given(positions(), st.integers(1, 6))
def test_who_is_woken_by_a_die(p: HighSeason, die: int) -> None:
    assert [awake(p, die)] == (helpers(p, die) or [-1])


@given(positions(), DICE, st.integers(0, 20), st.integers(0, cards.LOANS))
def test_which_dice_can_be_taken(p: HighSeason, dice: list[int], money: int, loans: int) -> None:
    p.dice, p.money, p.loans = [0, *dice], money, loans
    there = [die for die in range(1, 7) if p.dice[die]]
    takes = [n.TAKE + die for die in there if can_take(p, die, purse(p))]
    loan = [n.LOAN] if loans < cards.LOANS else []
    assert ask_turn(p, (n.TURN, 1)) == loan + takes + [n.PASS + die for die in there]


@given(positions())
def test_what_chambermaids_prepare_for_nothing(p: HighSeason) -> None:
    hired = [cards.STRIPS[p.strip][place] for place in bits(p.staff)]
    colours = [cards.STAFF_MAID[member] for member in hired]
    assert bits(maids(p)) == [room for room in ROOMS if cards.COLOUR[p.hotels[YOU] << 5 | room] in colours]


@given(ROOM_SETS, st.lists(st.integers(0, 39), max_size=3))
def test_rooms_as_answers(rooms: int, before: list[int]) -> None:
    answers = before[:]
    list_rooms(rooms, answers)
    assert answers == before + [n.ROOM + room for room in bits(rooms)]


# --- Ralph


@given(positions(), st.integers(1, 28), st.sampled_from((1, 2, 3)), st.booleans())
def test_what_a_room_completes(p: HighSeason, room: int, preference: int, coloured: bool) -> None:
    """The rows have precomputed lines; here the rooms of each line are looked up."""
    colour = cards.COLOUR[p.hotels[OPPONENT] << 5 | room] if coloured else n.ANY
    line = (cards.LINE_ROOMS[cards.ROW_OF[room]], cards.LINE_ROOMS[cards.COLUMN_OF[room]])
    together = (0, *line, cards.GROUP[p.hotels[OPPONENT] << 5 | room])[preference]
    others = [other for other in bits(together) if other != room]
    p.occupied[OPPONENT] &= ~(1 << room)
    completes = all(other in bits(p.occupied[OPPONENT]) for other in others)
    row = next(row for row in ANY_ROOM_CHOICES[preference].rows if row.rule == "9.6.4")
    assert row.kept(1 << room, p, (0, colour, preference)) & 1 << room == (1 << room if completes else 0)


@st.composite
def decks(draw: st.DrawFn) -> HighSeason:
    """Ralph's deck anywhere in a game: some cards of each grade flipped, as the level allows."""
    p = started(draw(st.sampled_from("12345")))
    for grade, mask in enumerate(solo_cards.GRADE_CARDS):
        seen = draw(st.permutations(bits(mask)))[: draw(st.integers(0, p.grades[grade]))]
        p.unseen &= ~mask_of(list(seen))
        p.grades[grade] -= len(seen)
    if not sum(p.grades):
        p.unseen |= 1 << 4  # at least one B card
        p.grades[1] = 1
    return p


@given(decks())
def test_the_next_preference_side_is_dealt_by_the_weights_of_the_cards(p: HighSeason) -> None:
    weights = likely(p, in_the_deck(p, p.unseen))
    total = sum(weight for _, weight in weights)
    for seed in range(30):
        card = at_number(weights, Draws(seed).below(EXPOSURES.key, EXPOSURES.nth(p, (n.EXPOSE,)), total))
        assert EXPOSURES.deal(p, (n.EXPOSE,), Draws(seed)) == solo_cards.preference_of(p.faces[card])


@given(decks())
def test_a_preference_side_is_as_likely_as_its_cards_together(p: HighSeason) -> None:
    """Some of a grade's hidden cards are in the deck; each of them is equally likely to be next."""
    sides = EXPOSURES.weights(p, (n.EXPOSE,))
    together = sum(weight for _, weight in sides)
    for side, weight in sides:
        found = [card for card in bits(p.unseen) if solo_cards.preference_of(p.faces[card]) == side]
        likely = 0.0
        for card in found:
            hidden = (p.unseen & solo_cards.GRADE_CARDS[solo_cards.GRADE[card]]).bit_count()
            likely += p.grades[solo_cards.GRADE[card]] / hidden / sum(p.grades)
        assert abs(weight / together - likely) < 1e-12
        p.top = side
        assert sum(weight for _, weight in FLIPS.weights(p, (n.FLIP,))) == weight


def test_our_cards_by_their_preference_side() -> None:
    assert [cards_with(solo_cards.OUR_DECK, side) for side in range(16)] == OURS_WITH
    assert sum(OURS_WITH) == (1 << solo_cards.CARDS) - 1


def test_a_face_holds_what_its_card_shows() -> None:
    for card, face in zip(solo_cards.SOURCE["card"], solo_cards.OUR_DECK, strict=True):
        assert [die or "most" for die in solo_cards.dice_of(face)] == card["dice"]
        side = solo_cards.preference_of(face)
        assert (n.HANDS[side >> 3], solo_cards.ZIGZAGS[side & 7]) == (card["hand"], card["zigzag"])
        assert [shown(action) for action in solo_cards.actions_of(face)] == card["actions"]


def shown(action: int) -> dict[str, Any]:
    if action > n.MARK:
        return {"do": "emperor", "n": action - n.MARK}
    colour, prefer = solo_cards.occupation_of(action)
    return {"do": "occupy", "color": n.COLOURS[colour], "prefer": n.PREFERENCES[prefer]}


# --- effects


@given(st.integers(0, 15), st.integers(0, 15))
def test_a_packed_gain(krones: int, steps: int) -> None:
    told = [{"do": "krones", "n": krones}, {"do": "emperor", "n": steps}]
    assert unpacked(packed(told, "a test")) == Effect(n.GAIN, 0, 0, krones, steps)


@given(st.sampled_from(("prepare", "occupy")), COLOURS, st.integers(0, 9), st.booleans())
def test_a_packed_choice(do: str, colour: int, discount: int, free: bool) -> None:
    told = {"do": do, "color": n.COLOURS[colour], "discount": discount, "free": free}
    kind = n.PREPARE if do == "prepare" else n.OCCUPY
    assert unpacked(packed([told], "a test")) == Effect(kind, colour, n.FREE if free else discount, 0, 0)
