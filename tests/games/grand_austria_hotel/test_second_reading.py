"""Tests Leopold against a second, naive implementation of the booklet, in turns of random games."""

import tomllib
from random import Random
from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.games.grand_austria_hotel.rules.setup import start
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, reply, settle
from tests.conformance.play import dealt

DATA = GAME.folder / "data"
CARDS = {card["id"]: card for card in tomllib.loads((DATA / "solo_leopold.toml").read_text(encoding="utf-8"))["card"]}
GUESTS = {guest["id"]: guest for guest in tomllib.loads((DATA / "guests.toml").read_text(encoding="utf-8"))["guest"]}
NIGHT = ["BYRRB", "YYRRY", "BRBYY", "BRBRB"]
COLOUR = {"B": "blue", "R": "red", "Y": "yellow"}
ON_SPACE = {(3, 4): 1, (3, 5): 1, (4, 3): 2, (4, 4): 2, (4, 5): 2}
LEVELS = ["easy", "medium", "hard"]


class Reading:
    """Leopold's display and his candidates, as a reader of the booklet would track them."""

    def __init__(self, view: dict[str, Any]) -> None:
        his = view["leopold"]
        self.level = LEVELS.index(view["level"])
        self.queue = [guest["id"] for guest in view["queue"]]
        self.rooms = {(r["floor"], r["column"]) for r in his["rooms"] if r["state"] == "occupied"}
        self.dice = {place["face"]: place["dice"] for place in view["dice"]}
        self.emperor = his["emperor"]
        self.points = his["points"]
        self.staff = [card["id"] for card in his["staff"]]
        self.progress = {o["letter"]: o["leopold"] for o in view["objectives"]}
        self.free = {o["letter"]: [s["points"] for s in o["spots"] if s["free"]] for o in view["objectives"]}

    def facts(self) -> tuple[object, ...]:
        return self.queue, self.rooms, self.dice, self.emperor, self.points, self.staff, self.progress

    def shown(self, symbols: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [symbol for symbol in symbols if LEVELS.index(symbol["min_level"]) <= self.level]

    def turn(self, card: dict[str, Any], revealed: list[int]) -> None:
        for symbol in self.shown(card["guests"]):
            self.guest(symbol["color"], card["hand"], revealed)
        self.die(card)
        for symbol in self.shown(card["actions"]):
            if symbol["do"] == "emperor":
                self.points += max(0, self.emperor + symbol["n"] - 13)
                self.emperor = min(13, self.emperor + symbol["n"])
            elif symbol["do"] == "staff":
                self.staff.append(revealed.pop(0))
            else:
                self.objective(symbol["letter"], card["hand"])

    def empty(self, colour: str) -> list[tuple[int, int]]:
        every = [(floor, column) for floor in range(1, 5) for column in range(1, 6)]
        return [s for s in every if s not in self.rooms and colour in ("green", COLOUR[NIGHT[s[0] - 1][s[1] - 1]])]

    def guest(self, wanted: str, hand: str, revealed: list[int]) -> None:
        fitting = [place for place in range(5) if self.empty(GUESTS[self.queue[place]]["color"])]
        of_colour = [place for place in fitting if GUESTS[self.queue[place]]["color"] == wanted]
        candidates = of_colour or fitting
        if not candidates:
            return
        most = max(GUESTS[self.queue[place]]["vp"] for place in candidates)
        tied = [place for place in candidates if GUESTS[self.queue[place]]["vp"] == most]
        guest = GUESTS[self.queue.pop(tied[0] if hand == "right" else tied[-1])]
        self.queue.insert(0, revealed.pop(0))
        spaces = self.empty(guest["color"])
        if guest["color"] == "green":
            space = min(spaces, key=lambda s: (-s[1], s[0]))
        else:
            space = min(spaces)
        self.rooms.add(space)
        self.points += guest["vp"] + ON_SPACE.get(space, 0)

    def die(self, card: dict[str, Any]) -> None:
        there = [face for face in range(1, 7) if self.dice[face]]
        depicted = [face for face in there if str(face) in card["die"]]
        most = max(self.dice[face] for face in depicted or there)
        tied = [face for face in depicted or there if self.dice[face] == most]
        self.dice[tied[0] if card["hand"] == "right" else tied[-1]] -= 1

    def objective(self, letter: str, hand: str) -> None:
        steps = ["no marker", "on III", "on II", "claimed"]
        if letter == "any" or self.progress[letter] == "claimed":
            left = [x for x in "ABC" if self.progress[x] != "claimed"]
            if not left:
                return
            least = min(steps.index(self.progress[x]) for x in left)
            tied = [x for x in left if steps.index(self.progress[x]) == least]
            letter = tied[0] if hand == "right" else tied[-1]
        self.progress[letter] = steps[steps.index(self.progress[letter]) + 1]
        if self.progress[letter] == "claimed":
            self.points += self.free[letter][0]


@pytest.mark.parametrize("seed", range(12))
def test_20_3_1_a_second_reading_of_the_booklet_agrees(seed: int) -> None:
    p = start(GAME.setup(LEVELS[seed % 3], (), {"hotel": ("night", "day")[seed % 2]}))
    random, dealer = Random(seed), Dealer(seed)
    turns = 0
    while (answers := settle(p, GAME.words)) is not None:
        if p.stack[-1][0] == n.HIS_TURN:
            his_turn_twice(p, dealer)
            turns += 1
        else:
            reply(p, GAME.words, dealt(GAME, p, dealer) if answers is CHANCE else random.choice(answers))
    assert turns == 14


def his_turn_twice(p: Hotels, dealer: Dealer) -> None:
    """The engine plays his card, then the second implementation, with the same revealed cards."""
    below = p.stack[:-1]
    p.stack = p.stack[-1:]  # only his turn
    reading = Reading(GAME.view(p))
    card, *revealed = play_alone(p, dealer)
    reading.turn(CARDS[card], revealed)
    assert not revealed
    after = Reading(GAME.view(p))
    assert reading.facts() == after.facts()
    p.stack = below


def play_alone(p: Hotels, dealer: Dealer) -> list[int]:
    """The outcomes of chance until nothing is left to do."""
    revealed = []
    while settle(p, GAME.words) is not None:
        outcome = dealt(GAME, p, dealer)
        revealed.append(outcome)
        reply(p, GAME.words, outcome)
    return revealed
