"""How does a test lay out a table?  Quests, cards and places by their ids, goods as '2C 4G'."""

import re
from collections.abc import Sequence
from typing import Any, Final

from tableforone.games.lords_of_waterdeep import GAME
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import fresh
from tableforone.games.lords_of_waterdeep.rules.tavern import fill
from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Answer, Event, reply, settle
from tableforone.kernel.rows import DECIDE

PLAYER: Final = n.PLAYER
PSEUDO: Final = n.PSEUDO
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


class Desk:
    """A table laid out for a test.  The next chance answers may be stacked by name; the rest is dealt from a seed."""

    def __init__(
        self,
        *,
        turn: int = PLAYER,
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
        p = fresh()
        self.p: Final = p
        self.removed = removed  # components out of the solo game cannot be counted by its invariants
        self.dealer: Final = Dealer(7)
        self.stacked: list[str] = []
        self.seen: list[list[int]] = []
        p.heard = []
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
        p.mine, p.theirs, p.trail = mask(mine), mask(theirs), [place(name) for name in theirs]
        p.pool = list(pool) if pool else [4 - len(mine), 4 - len(theirs)]
        p.agents = [p.pool[PLAYER] + len(mine), p.pool[PSEUDO] + len(theirs)]
        p.stack = [(n.END_ROUND,), (n.HARBOR, 0), (n.TURN, turn, 0)]

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
        """A copy of the card that is still in the deck; a removed card is brought back."""
        p = self.p
        copies = [card for card, k in enumerate(cards.CARD_KIND) if cards.CARD_IDS[k] == name]
        return next(card for card in copies if p.card_bag >> card & 1 or name == "bidding_war")

    def give(self, name: str) -> None:
        card = self.card(name)
        self.p.card_bag &= ~(1 << card)
        self.p.hand.append(card)

    def next(self, *names: str) -> "Desk":
        """What is drawn next: quests, tiles, intrigue cards by id; for a lot the words of the answer, in part."""
        self.stacked += names
        return self

    # --- playing

    def ask(self) -> list[int]:
        """Settle, dealing what is drawn; the answers of the player's open question, or nothing at the end."""
        while True:
            answers = settle(self.p, GAME.words)
            assert self.removed or not GAME.faults(self.p), GAME.faults(self.p)
            if answers is not CHANCE:
                return answers or []
            reply(self.p, GAME.words, self.drawn())

    def finish_turn(self) -> None:
        """Go on to the player's next question, but not into his turn and not into the harbor phase."""
        stack = self.p.stack
        while stack[-1][:2] not in ((n.TURN, PLAYER), (n.HARBOR, 0)) or len(stack) > 3:
            frame = stack.pop()
            answers = GAME.words[frame[0]].run(self.p, frame)
            if answers is not None:
                stack.append(frame)
                if answers is not CHANCE:
                    break
                reply(self.p, GAME.words, self.drawn())
        assert self.removed or not GAME.faults(self.p), GAME.faults(self.p)

    def drawn(self) -> Answer:
        frame = self.p.stack[-1]
        word = GAME.words[frame[0]]
        assert word.deal is not None
        if not self.stacked:
            return word.deal(self.p, frame, self.dealer)
        name = self.stacked[0]
        if frame[0] == n.DRAW_CARD and name in cards.CARD_IDS:
            return self.card(self.stacked.pop(0))
        if frame[0] in (n.DRAW_QUEST, n.SEEK_QUEST) and name in cards.QUEST_IDS:
            return quest(self.stacked.pop(0))
        if frame[0] == n.DRAW_TILE and name in cards.PLACE_IDS:
            return tile(self.stacked.pop(0))
        assert word.outcomes is not None
        for a in word.outcomes(self.p, frame) if frame[0] == n.LOT else []:
            if name in GAME.say(self.p, a):
                self.stacked.pop(0)
                return a
        return word.deal(self.p, frame, self.dealer)

    def answer(self, *names: str | int) -> "Desk":
        """Answer one question after the other: by number, by the piece's id, or by the beginning of its words."""
        for name in names:
            answers = self.ask()
            found = name if isinstance(name, int) else self.meant(answers, name)
            assert found in answers, f"{name} is not among {[GAME.say(self.p, a) for a in answers]}"
            reply(self.p, GAME.words, found)
        self.ask()
        return self

    def meant(self, answers: list[int], name: str) -> int:
        for a in answers:
            if GAME.thing(self.p, a).split(":")[-1] == name or GAME.say(self.p, a).startswith(name):
                return a
        return -1

    def says(self) -> list[str]:
        return [GAME.say(self.p, a) for a in self.ask()]

    def places(self) -> list[str]:
        """The spaces the player may choose now."""
        assert self.question == "place"
        return [cards.PLACE_IDS[a] for a in self.ask()]

    @property
    def question(self) -> str:
        self.ask()
        return GAME.words[self.p.stack[-1][0]].name if self.p.stack else ""

    # --- looking

    @property
    def told(self) -> list[Event]:
        assert self.p.heard is not None
        return self.p.heard

    @property
    def log(self) -> list[str]:
        return [GAME.tell(event) for event in self.told]

    def decided(self, name: str) -> Event:
        """The last decision of Pseudo of this name; a space may also be chosen by the fallback of 7D."""
        names = ("space", "fallback") if name == "space" else (name,)
        return [event for event in self.told if event[0] == DECIDE and event[1] in names][-1]

    @property
    def pseudo_at(self) -> str:
        """Where Pseudo placed his latest agent."""
        return cards.PLACE_IDS[self.p.trail[-1]] if self.p.trail else ""

    @property
    def my(self) -> list[int]:
        return self.p.my

    @property
    def his(self) -> list[int]:
        return self.p.his

    def quest_names(self, who: int) -> list[str]:
        return [cards.QUEST_IDS[q] for q in (self.p.my_quests if who == PLAYER else self.p.his_quests)]

    @property
    def hand(self) -> list[str]:
        return [cards.CARD_IDS[cards.CARD_KIND[card]] for card in self.p.hand]


def pseudo_turn(**parts: Any) -> Desk:
    """A table on which Pseudo has just taken one turn; parts as for Desk, and what he draws in ``draws``."""
    draws = parts.pop("draws", ())
    desk = Desk(turn=PSEUDO, **parts).next(*draws)
    desk.finish_turn()
    return desk
