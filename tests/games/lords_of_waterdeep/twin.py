"""Answers for a companion table of Lords of Waterdeep, taken from a digital game beside it."""

from collections.abc import Callable
from random import Random
from typing import Any

from tableforone.games.lords_of_waterdeep.companion import numbers as c
from tableforone.games.lords_of_waterdeep.companion.flow import HIS_BUSINESS
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.kernel.asking import noted
from tableforone.kernel.frames import OPPONENT, YOU, Event, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players.players import Choose
from tests.twins import Asked, Strategy, Twin

# events that say where her agent went, or that it went nowhere
PLACED = ("place", "you place", "pass", "nowhere")
SAMPLE_WARES = cards.CARD_IDS.index("sample_wares")


def hers(events: list[Event], kinds: tuple[str, ...]) -> list[Event]:
    """Her events of these kinds."""
    return [event for event in events if event[1] == YOU and event[0] in kinds]


def next_of_hers(asked: Asked, *kinds: str) -> Event:
    """Her next event of these kinds in the digital game; () if there are no more."""
    told, done = len(hers(asked.heard, kinds)), hers(asked.played.heard, kinds)
    return done[told] if told < len(done) else ()


def next_of_his(asked: Asked) -> Event:
    told = sum(event[1] == OPPONENT for event in asked.heard)
    return asked.played.his[told] if told < len(asked.played.his) else ()


# --- placements


def place(asked: Asked) -> int:
    if c.LOW_KEY in asked.answers and scarce(asked):
        return c.LOW_KEY
    if c.QUEST_KEY in asked.answers and completes_a_read_quest(asked):
        return c.QUEST_KEY
    event = next_of_hers(asked, *PLACED)
    return int(event[2]) if event[0] == "place" else c.PASSED


def scarce(asked: Asked) -> list[int]:
    """The kinds of cubes that are running out and that she has not entered."""
    flagged = noted(asked.p, c.SCARCE)
    return [kind for kind in range(n.GOLD) if asked.then.supply[kind] < c.FEW and not flagged >> kind & 1]


def completes_a_read_quest(asked: Asked) -> bool:
    """Whether she completes such a quest before she is asked for a place again."""
    asks = 0  # how often she is asked for a place
    for before, event in zip([(), *asked.played.heard], asked.played.heard, strict=False):
        if event[1] != YOU:
            continue
        if event[0] in PLACED and not is_sample_wares(before):
            asks += 1
        elif event[0] == "complete" and is_read(event) and asks == asked_for_places(asked) + 1:
            return True
    return False


def asked_for_places(asked: Asked) -> int:
    """How often she entered a place; an agent on a hall tile does not count."""
    events = zip([(), *asked.heard], asked.heard, strict=False)
    return sum(event[1] == YOU and event[0] in PLACED and not is_sample_wares(before) for before, event in events)


def is_sample_wares(event: Event) -> bool:
    return event[:2] == ("play", YOU) and cards.CARD_KIND[event[2]] == SAMPLE_WARES


def is_read(event: Event) -> bool:
    return bool(HIS_BUSINESS >> event[2] & 1)


def done_quest(asked: Asked) -> int:
    found = [event[2] for event in hers(asked.played.heard, ("complete",)) if is_read(event)]
    return int(found[asked.p.my_done.bit_count()])


def hall_tile(asked: Asked) -> int:
    event = next_of_hers(asked, *PLACED)
    return int(event[2]) if event and event[0] == "place" and event[2] in asked.answers else c.PASSED


def played_card(asked: Asked) -> int:
    event = next_of_hers(asked, "play", *PLACED)
    if not event or event[0] != "play":
        return n.NO_CARD
    return cards.CARD_KIND[event[2]] + n.CARD_ANSWER


def told(kind: str, column: int = 2) -> Callable[[Asked], int]:
    return lambda asked: int(next_of_hers(asked, kind)[column])


def drawn_card(asked: Asked) -> int:
    kind = cards.CARD_KIND[next_of_his(asked)[2]]
    shown = [card for card in asked.answers if card < cards.CARDS and cards.CARD_KIND[card] == kind]
    return shown[0] if shown else c.SHUFFLED


def traded(asked: Asked) -> int:
    if asked.frame[1] == OPPONENT:
        return int(asked.then.his[n.GOLD] > asked.p.his[n.GOLD])
    return int(next_of_hers(asked, "hand over", "play", *PLACED)[:3] == ("hand over", YOU, OPPONENT))


def discarded(asked: Asked) -> int:
    event = next_of_his(asked)
    return int(event[2]) + n.QUEST_ANSWER if event and event[0] == "discard quest" else n.NO_QUEST


# --- the supply


def in_supply(asked: Asked) -> int:
    left: int = looked_at(asked).supply[asked.frame[1]]
    return min(left, c.FEW)


def looked_at(asked: Asked) -> Any:
    """The position she looks at: at the start of a round, the one before its tiles are filled."""
    if asked.p.stack[-2][0] != n.START_ROUND:
        return asked.then
    begins = [p for p in asked.played.before if p.stack and p.stack[-1][0] == n.START_ROUND]
    return begins[asked.p.round]


# --- comparison


def same(event: Event) -> Any:
    return ("card", cards.CARD_KIND[event[2]]) if event[0] == "card" else event


def his(p: Waterdeep) -> object:
    points = [p.tally[reason] for reason in (n.FOR_PSEUDO_QUESTS, n.FOR_PSEUDO_OTHER, n.FOR_LOSSES)]
    return p.his, p.his_quests, p.his_done, p.his_tiles, p.my_tiles, p.played, p.stock, p.hall, p.hall_vp, points


READINGS = cards.SWITCHES
CHOICES: tuple[dict[str, str], ...] = (
    {},
    {},
    *({name: value} for name in READINGS for value in ("yes", "no")),
    dict.fromkeys(READINGS, "yes"),
    dict.fromkeys(READINGS, "no"),
)

# --- a player who is greedy for one colour


def greedy(spec: GameSpec, seed: int) -> Choose:
    """Takes cubes of one colour until just enough are left that they are not scarce, and keeps them there."""
    chance = Random(seed)
    kind = chance.choice((n.FIGHTER, n.FIGHTER, n.ROGUE))

    def choose(p: Waterdeep, answers: list[int]) -> int:
        if chance.random() < 0.1:
            return chance.choice(answers)
        return min(answers, key=lambda answer: (beyond(p, answer), chance.random()))

    def beyond(p: Waterdeep, answer: int) -> int:
        """How far from the scarce number the supply is after this answer; too few are worse."""
        trial = p.copy()
        reply(trial, spec.words, answer)
        settle(trial, spec.words)
        left = trial.supply[kind] - c.FEW
        return left if left >= 0 else cards.CUBES_OF_A_KIND - left

    return choose


TWIN = Twin(
    answers={
        "place": place,
        "low": lambda asked: scarce(asked)[0],
        "supply": in_supply,
        "have": lambda asked: int(asked.then.my[asked.frame[1]] > 0),
        "done quest": done_quest,
        "draw quest": lambda asked: int(next_of_his(asked)[2]),
        "draw card": drawn_card,
        "play intrigue": played_card,
        "copy space": told("copy"),
        "buy tile": told("buy"),
        "take tile": told("take tile"),
        "discard tile": told("give up"),
        "return agent": told("return"),
        "assign to hall": hall_tile,
        "steal": told("hand over", 3),
        "opponent may give": traded,
        "opponent may discard": discarded,
        "your score": lambda asked: c.SCORES.index(asked.played.end.score),
    },
    his=his,
    same=same,
    choices=CHOICES,
    strategies={"greedy for one colour": Strategy(player=greedy)},
)
