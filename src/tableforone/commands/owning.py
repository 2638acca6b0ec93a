"""The command ``deck``: list, enter, correct, export and import your own cards."""

import argparse
from contextlib import closing
from pathlib import Path
from typing import Final

from tableforone import games
from tableforone.commands.arguments import DATA, GAME, JSON, Command, argument, folder_of
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Deck
from tableforone.kernel.untrusted import clipped
from tableforone.store.decks import deck_of, deck_text, keep_cards, known_cards
from tableforone.store.files import read_whole, write_whole
from tableforone.store.reader import Reader
from tableforone.terminal import Console
from tableforone.terminal.plain import tell, tell_json
from tableforone.terminal.start import Left, pick

CARD: Final = argument("card", nargs="*", metavar="CARD", about=m("help-card"))
EXPORT: Final = argument("--export", type=Path, metavar="FILE", about=m("help-export"))
IMPORT: Final = argument("--import", dest="take_over", type=Path, metavar="FILE", about=m("help-import"))


def run_deck(arguments: argparse.Namespace) -> None:
    """List the cards, enter a card, or export or import the deck."""
    spec, folder = games.find(arguments.game), folder_of(arguments)
    deck = deck_of(spec)
    if arguments.export:
        write_whole(arguments.export, deck_text(folder, spec) or deck.write({}))
        tell(t("deck-written", file=str(arguments.export), option=deck.option))
    elif arguments.take_over:
        with closing(Reader()) as reader:
            cards = reader.deck(spec.id, read_whole(arguments.take_over).encode())
        if not cards:
            raise Fault(m("deck-no-cards", file=str(arguments.take_over)))
        keep_cards(folder, spec, cards)
        tell(t("deck-imported", cards=list(cards)))
    elif arguments.card:
        keep_cards(folder, spec, {name: told(deck, name) for name in named(deck, arguments.card)})
    if arguments.json:
        tell_json(dict(known_cards(folder, spec)))
    else:
        show(deck, known_cards(folder, spec))


def named(deck: Deck, cards: list[str]) -> list[str]:
    """The cards with these names; upper and lower case are the same."""
    by_name = {card.casefold(): card for card in deck.cards}
    for card in cards:
        if card.casefold() not in by_name:
            raise Fault(m("deck-wrong-card", card=clipped(card), deck=deck.name, cards=list(deck.cards)))
    return [by_name[card.casefold()] for card in cards]


def told(deck: Deck, card: str) -> tuple[int, ...]:
    """Ask for the contents of a card, step by step."""
    console = Console()
    row: tuple[int, ...] = ()
    while (asked := deck.ask(card, row)) is not None:
        question, answers = asked
        try:
            row = (*row, answers[pick(console, question, [words for _, words in answers])][0])
        except Left:
            raise Fault(m("deck-not-entered", card=card)) from None
    return row


def show(deck: Deck, known: dict[str, tuple[int, ...]]) -> None:
    tell(t("deck-title", deck=deck.name, n=len(known), all=len(deck.cards)))
    for card in deck.cards:
        tell(f"  {card}: {deck.describe(card, known[card]) if card in known else t('deck-unknown')}")


DECK: Final[Command] = ("deck", run_deck, (GAME, CARD, EXPORT, IMPORT, JSON, DATA))
