"""The player's own decks: files beside the tables, in the format that an option of the game takes.

An entry about a reconstructed card at one table counts at all tables.
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Deck, GameSpec
from tableforone.kernel.table import Table
from tableforone.store.files import read_whole, write_whole
from tableforone.store.folder import DECKS, OWNERS_FILE, made, shut_folder
from tableforone.store.voice import m

Cards = dict[str, tuple[int, ...]]


def deck_of(spec: GameSpec) -> Deck:
    """The deck of this game that a player can enter; a Fault if there is none."""
    deck = spec.companion.deck if spec.companion else None
    if deck is None:
        raise Fault(m("deck-none", game=spec.name))
    return deck


def deck_file(folder: Path, spec: GameSpec) -> Path:
    return folder / DECKS / f"{spec.companion_of or spec.id}.toml"


def deck_text(folder: Path, spec: GameSpec) -> str:
    """The text of the player's deck file; "" if there is none."""
    file = deck_file(folder, spec)
    return read_whole(file) if file.is_file() else ""


def known_cards(folder: Path, spec: GameSpec) -> Cards:
    """The known cards of the player's deck."""
    return dict(deck_of(spec).read(deck_text(folder, spec)))


def keep_cards(folder: Path, spec: GameSpec, cards: Mapping[str, tuple[int, ...]]) -> None:
    """Save these cards together with the known ones; existing ones are replaced."""
    file = deck_file(folder, spec)
    text = deck_of(spec).write(known_cards(folder, spec) | dict(cards))
    deck_of(spec).read(text)  # check that it can be read again
    shut_folder(made(file.parent))
    write_whole(file, text, m("then-again"), OWNERS_FILE)


def with_own_deck(folder: Path, spec: GameSpec, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a new table, with the player's deck if possible and no other was chosen."""
    deck = spec.companion.deck if spec.companion else None
    takes_it = deck is not None and any(option.name == deck.option and option.is_file for option in spec.options)
    if deck is None or not takes_it or options.get(deck.option):
        return dict(options)
    return {**options, deck.option: deck_text(folder, spec)}


def learn(folder: Path, table: Table) -> None:
    """Save what was entered about the player's cards at this table."""
    own = table.spec.companion
    if not table.spec.companion_of or own is None or own.deck is None:
        return
    hers = own.deck.learned(table.position)
    if not hers:
        return
    with suppress(Fault, OSError):
        before = own.deck.read(table.setup.options.get(own.deck.option, ""))
        told = {card: row for card, row in hers.items() if card not in before}
        if told and told.items() - known_cards(folder, table.spec).items():
            keep_cards(folder, table.spec, told)
