"""Crafted positions for the tests: quests, cards and places by their ids, goods as '2C 4G'."""

import re
from collections.abc import Sequence
from typing import Any, Final

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.setup import BLANK
from tableforone.games.lords_of_waterdeep.rules.tavern import fill
from tableforone.kernel.bits import bits
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, OPPONENT, YOU, Answer, Event, reply, step
from tests import desk

LETTERS: Final = "CFRWG"
HALL: Final = ("the_stone_house", "house_of_heroes", "fetlock_court")
INN: Final = ("train_bladesingers", "expose_cult_corruption", "thin_the_city_watch", "spy_on_the_house_of_light")
HIS: Final = ("bolster_city_guard", "infiltrate_halasters_circle")


def goods(text: str) -> list[int]:
    """
    >>> goods("2C 4G")
    [2, 0, 0, 0, 4]
    """
    found = [0] * 5
    for count, letter in re.findall(r"(\d+)([CFRWG])", text):
        found[LETTERS.index(letter)] += int(count)
    return found


def place(name: str) -> int:
    return cards.PLACE_IDS.index(name)


def tile(name: str) -> int:
    return cards.PLACE_IDS.index(name) - cards.FIRST_TILE


def quest(name: str) -> int:
    return cards.QUEST_IDS.index(name)


def kind(name: str) -> int:
    return cards.CARD_IDS.index(name)


def mask(places: Sequence[str]) -> int:
    return sum(1 << place(name) for name in places)


def quest_mask(quests: Sequence[str]) -> int:
    return sum(1 << quest(name) for name in quests)


class Desk(desk.Desk):
    """A position built for a test; nothing happens before the test asks for it.

    The next outcomes of chance may be stacked by name; the rest is dealt from a seed.
    """

    def __init__(
        self,
        *,
        turn: int = YOU,
        round: int = 1,
        lord: str = "mirt_the_moneylender",
        my: str = "0G",
        his: str = "0G",
        quests: Sequence[str] = (),
        his_quests: Sequence[str] = HIS,
        done: Sequence[str] = (),
        his_done: Sequence[str] = (),
        hand: Sequence[str] = (),
        hall: Sequence[str] = HALL,
        hall_vp: Sequence[int] = (0, 0, 0),
        inn: Sequence[str] = INN,
        my_tiles: Sequence[str] = (),
        his_tiles: Sequence[str] = (),
        mine: Sequence[str] = (),
        theirs: Sequence[str] = (),
        pool: tuple[int, int] | None = None,
        removed: bool = False,
        **options: str,
    ) -> None:
        self.laid = False
        self.stacked: list[str] = []
        # components outside the solo game break its invariants
        super().__init__(GAME, BLANK.copy(), deals=Dealer(7), checked=not removed)
        p = self.p
        p.round, p.phase = round, n.TURNS
        setup = GAME.setup(options=options)
        p.switches = sum((setup.options[name] == "yes") << number for number, name in enumerate(cards.SWITCHES))
        p.lord = [entry["id"] for entry in cards.LORD_DATA].index(lord)
        p.my, p.his = goods(my), goods(his)
        p.supply = [25 - p.my[k] - p.his[k] for k in range(4)]
        self._lay_tiles(hall, hall_vp, my_tiles, his_tiles)
        self._lay_quests(inn, quests, his_quests, done, his_done)
        for name in hand:
            self.give(name)
        p.my_places, p.his_places, p.trail = mask(mine), mask(theirs), [place(name) for name in theirs]
        p.pool = list(pool) if pool else [4 - len(mine), 4 - len(theirs)]
        p.agents = [p.pool[YOU] + len(mine), p.pool[OPPONENT] + len(theirs)]
        p.stack = [(n.END_ROUND,), (n.HARBOR, 0), (n.TURN, turn, 0)]
        self.laid = True

    def _lay_tiles(self, hall: Any, hall_vp: Any, my_tiles: Any, his_tiles: Any) -> None:
        p = self.p
        wanted = [name for name in hall if name not in my_tiles and name not in his_tiles]
        p.hall = [tile(name) for name in wanted] + [-1] * (3 - len(wanted))
        p.hall_vp = list(hall_vp)
        for name in (*my_tiles, *his_tiles):
            p.played.append(tile(name))
            fill(p, tile(name))
        p.my_tiles = sum(1 << tile(name) for name in my_tiles)
        p.his_tiles = sum(1 << tile(name) for name in his_tiles)
        for found in [*p.played, *(t for t in p.hall if t >= 0)]:
            p.tile_bag &= ~(1 << found)

    def _lay_quests(self, inn: Any, quests: Any, his_quests: Any, done: Any, his_done: Any) -> None:
        p = self.p
        used = {*quests, *his_quests, *done, *his_done}
        spare = [
            cards.QUEST_IDS[number]
            for number in bits(p.quest_bag)
            if cards.QUEST_IDS[number] not in used and cards.QUEST_IDS[number] not in inn
        ]
        row = [name if name not in used else spare.pop() for name in inn]
        p.inn = [quest(name) for name in row] + [-1] * (4 - len(row))
        p.my_quests = [quest(name) for name in quests]
        p.his_quests = [quest(name) for name in his_quests]
        p.my_done, p.his_done = quest_mask(done), quest_mask(his_done)
        for number in [*p.my_quests, *p.his_quests, *p.inn, *bits(p.my_done | p.his_done)]:
            if number >= cards.QUESTS:
                p.card_bag &= ~(1 << cards.MANDATORY_CARD[number - cards.QUESTS])
            elif number >= 0:
                p.quest_bag &= ~(1 << number)

    # --- cards

    def card(self, name: str) -> int:
        """A copy of the card that is still in the deck; a removed card is put back."""
        p = self.p
        copies = [card for card, k in enumerate(cards.CARD_KIND) if cards.CARD_IDS[k] == name]
        if name == "bidding_war":
            p.card_bag |= 1 << copies[0]
        return next(card for card in copies if p.card_bag >> card & 1)

    def give(self, name: str) -> None:
        card = self.card(name)
        self.p.card_bag &= ~(1 << card)
        self.p.hand.append(card)

    def next(self, *names: str) -> "Desk":
        """Stack the next draws: quests, tiles, cards by id; for a random choice part of a text."""
        self.stacked += names
        return self

    def _dealt(self) -> Answer:
        """The next outcome: the top of the stack if it fits, else dealt from the seed."""
        found = self._named(self.stacked[0]) if self.stacked else None
        if found is None:
            return super()._dealt()
        self.stacked.pop(0)
        return found

    def _named(self, name: str) -> Answer:
        if self.word == n.DRAW_CARD and name in cards.CARD_IDS:
            return self.card(name)
        if self.word in (n.DRAW_QUEST, n.SEEK_QUEST) and name in cards.QUEST_IDS:
            return quest(name)
        if self.word == n.DRAW_TILE and name in cards.PLACE_IDS:
            return tile(name)
        fitting = [a for a in self.outcomes if name in GAME.say(self.p, a)] if self.word == n.LOT else []
        return fitting[0] if fitting else None

    # --- playing

    def settle(self, reveal: Sequence[Answer] = ()) -> None:
        if self.laid:
            super().settle(reveal)

    def ask(self) -> list[int]:
        """The answers to the player's open question; empty at the end."""
        self.settle()
        return self.legal

    def answer(self, *names: str | int) -> "Desk":
        """Answer several questions in order."""
        self.settle()
        self.do(*names)
        return self

    def finish_turn(self) -> None:
        """Continue to the player's next question, but not into his turn or the harbor phase."""
        stack = self.p.stack
        while stack[-1][:2] not in ((n.TURN, YOU), (n.HARBOR, 0)) or len(stack) > 3:
            answers = step(self.p, GAME.words)
            if answers is CHANCE:
                reply(self.p, GAME.words, self._dealt())
            elif answers is not None:
                break
        assert not self.checked or not GAME.invariants(self.p), GAME.invariants(self.p)

    # --- inspecting

    def says(self) -> list[str]:
        self.settle()
        return self.words

    def places(self) -> list[str]:
        """The spaces that the player may choose now."""
        assert self.question == "place"
        return [cards.PLACE_IDS[a] for a in self.ask()]

    @property
    def question(self) -> str:
        self.settle()
        return super().question

    def decided(self, name: str) -> Event:
        """Pseudo's last decision with this name; a space may also come from the fallback 7D."""
        return self.decisions(*(("space", "fallback") if name == "space" else (name,)))[-1]

    @property
    def pseudo_at(self) -> str:
        """The place of Pseudo's latest agent."""
        return cards.PLACE_IDS[self.p.trail[-1]] if self.p.trail else ""

    @property
    def my(self) -> list[int]:
        tavern: list[int] = self.p.my
        return tavern

    @property
    def his(self) -> list[int]:
        tavern: list[int] = self.p.his
        return tavern

    def quest_names(self, who: int) -> list[str]:
        return [cards.QUEST_IDS[q] for q in (self.p.my_quests if who == YOU else self.p.his_quests)]

    @property
    def hand(self) -> list[str]:
        return [cards.CARD_IDS[cards.CARD_KIND[card]] for card in self.p.hand]


def pseudo_turn(**parts: Any) -> Desk:
    """A table after one turn of Pseudo; parts as for Desk, and his draws in ``draws``."""
    draws = parts.pop("draws", ())
    desk = Desk(turn=OPPONENT, **parts).next(*draws)
    desk.finish_turn()
    return desk
