"""Contents of a museum folder: games of all levels, modules and options, the player's cards, links.

The games are played at random or greedily, with undone moves, and stopped early, late or at the
end.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tableforone.kernel.companion import new_table
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import Deck, GameSpec
from tableforone.kernel.table import Table
from tableforone.players import make
from tableforone.store.decks import Cards
from tableforone.store.links import BEAT, GAME, Link, code_of, fragment
from tests.companion.walks import chosen, move_of, walks
from tests.conformance.shelf import setups

FOLDER: Final = Path(__file__).parent
LEAST: Final = 8  # per game and version
MOST: Final = 11  # plus those with the player's own cards
DRAWN: Final = 64  # set-ups to choose from
LINKS: Final = "links.json"
SITE: Final = "https://example.org/#/shared"
WALKED: Final = (60, 250)  # moves at companion tables


class Way(NamedTuple):
    """How a game is played: the player, the share of its questions, and the rate of undos."""

    player: str
    share: float
    takebacks: float


WAYS: Final = (
    Way("greedy", 1, 0),
    Way("random", 1, 0.1),
    Way("random", 0.5, 0),
    Way("greedy", 0.7, 0.1),
    Way("random", 0, 0),
    Way("random", 0.9, 0.2),
)


def pieces(spec: GameSpec) -> Iterator[Table]:
    """The saved games of one game."""
    chosen = [*varied(spec), *with_own_cards(spec)]
    for number, setup in enumerate(chosen):
        yield played(spec, setup, 4100 + number, WAYS[number % len(WAYS)])


def varied(spec: GameSpec) -> list[Setup]:
    """The default set-up, then each time the one with most new levels, modules and options."""
    drawn, taken = setups(spec, DRAWN, seed=41), [spec.setup()]
    seen = _brings(taken[0])
    while len(taken) < MOST:
        best = max(drawn, key=lambda setup: len(_brings(setup) - seen))
        if len(taken) >= LEAST and not _brings(best) - seen:
            break
        taken.append(best)
        seen |= _brings(best)
        drawn.remove(best)
    return taken


def _brings(setup: Setup) -> set[tuple[str, object]]:
    alone = [("level", setup.level), *(("module", module) for module in setup.modules), *setup.options.items()]
    return {*alone, ("modules", setup.modules)}


def with_own_cards(spec: GameSpec) -> list[Setup]:
    """A set-up with the player's files that the game can read, and one with an entered deck."""
    files = {o.name: FOLDER / "own" / f"{spec.id}-{o.name}.toml" for o in spec.options if o.is_file}
    texts = {name: path.read_text(encoding="utf-8") for name, path in files.items() if path.exists()}
    entered = [{deck.option: deck.write(cards)} for _, deck, cards in decks([spec])]
    return [spec.setup(None, list(spec.modules), options) for options in (texts, *entered) if options]


def played(spec: GameSpec, setup: Setup, seed: int, way: Way) -> Table:
    """A game, stopped after this share of its questions."""
    whole = _play(Table(spec, setup, seed), way, None)
    return whole if way.share == 1 else _play(Table(spec, setup, seed), way, int(way.share * len(whole.questions)))


def _play(table: Table, way: Way, answers: int | None) -> Table:
    choose, chance = make(way.player, table.spec, table.seed), Random(table.seed)
    while not table.over and (answers is None or len(table.questions) < answers):
        table.answer(choose(table.position, table.legal))
        if table.questions and chance.random() < way.takebacks:
            table.undo(min(chance.randrange(1, 4), len(table.questions)))
            if chance.random() < 0.5:
                table.redo()
    return table


def at_a_real_table(spec: GameSpec) -> Iterator[Table]:
    """Companion tables of this game, with corrections, adjusted numbers and undone entries."""
    if spec.companion is None:
        return
    for walk, moves in zip(walks(spec, len(WALKED), first=4100), WALKED, strict=True):
        random, table = Random(walk.seed), new_table(walk.home, walk.setup, walk.seed)
        for _ in range(moves):
            for action in chosen(table, move_of(table, random), random):
                table.act(action)
        yield table


def decks(specs: Iterable[GameSpec]) -> Iterator[tuple[GameSpec, Deck, Cards]]:
    """Every other card of each deck that can be entered, with random answers."""
    for spec in specs:
        if spec.companion is not None and (deck := spec.companion.deck) is not None:
            random, cards = Random(41), Cards()
            for card in deck.cards[::2]:
                cards[card] = ()
                while asked := deck.ask(card, cards[card]):
                    cards[card] += (random.choice(asked[1])[0],)
            yield spec, deck, cards


def links(table: Table) -> list[str]:
    """A link to this game, one to a moment of it, and a challenge if it is finished."""
    code = code_of(table.to_json())
    made = [Link(GAME, code), Link(GAME, code, len(table.questions) // 2)]
    made += [Link(BEAT, code, sender="Mara")] if table.over and not table.spec.companion_of else []
    return [SITE + fragment(link) for link in made]


def shelved(names: Iterable[str]) -> list[str]:
    """The files that are also in the database: four of each game, and all companion tables."""
    some = ("-02.json", "-03.json", "-04.json", "-06.json")
    return [name for name in names if name.endswith(some) or "-companion-" in name]


def ending(table: Table) -> dict[str, Any]:
    """The values that must be the same whenever the file is read."""
    result = table.result
    return {
        "fingerprint": table.fingerprint,
        "over": table.over,
        "outcome": result.outcome if result else None,
        "points": list(result[1:3] if result else table.scores),
        "answers": len(table.journal),
        "takebacks": table.takebacks,
    }
