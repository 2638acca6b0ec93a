"""The page of your own cards: enter, correct, download and open them."""

import re

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Deck, GameSpec
from tableforone.kernel.untrusted import clipped
from tableforone.pages.looks import look_of
from tableforone.pages.notices import said
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect, Saved
from tableforone.pages.requests import Form, Visit
from tableforone.pages.voice import m, t
from tableforone.store import Sittings
from tableforone.store.decks import deck_of, deck_text, keep_cards, known_cards
from tableforone.store.reading import Reading


def show(visit: Visit, tables: Sittings, game: str, asked: Form) -> Page:
    """All cards, and the next question about the chosen one."""
    return _shown(visit, tables, games.find(game), asked.text("card"), _row(asked.text("row")))


def keep(visit: Visit, tables: Sittings, game: str, form: Form) -> Page | Redirect:
    """Save a card that was entered completely."""
    spec = games.find(game)
    deck, card, row = deck_of(spec), form.text("card"), _row(form.text("row"))
    try:
        _entries(deck, card, row)
        if deck.ask(card, row) is not None:
            raise Fault(m("deck-incomplete", card=card))
        keep_cards(tables.folder, spec, {card: row})
    except Fault as fault:
        return _shown(visit, tables, spec, card, (), said(fault))
    return Redirect(f"/games/{game}/deck")


def export(tables: Sittings, game: str) -> Saved:
    """The deck as a file that can be used for a new table."""
    spec = games.find(game)
    text = deck_text(tables.folder, spec) or deck_of(spec).write({})
    return Saved(f"{game}-deck.toml", text.encode())


def take_over(visit: Visit, tables: Sittings, reading: Reading, game: str, data: bytes) -> Page | Redirect:
    """Cards from a file."""
    spec = games.find(game)
    try:
        cards = reading.deck(game, data)
        if not cards:
            raise Fault(m("deck-none-own"))
        keep_cards(tables.folder, spec, cards)
    except Fault as fault:
        return _shown(visit, tables, spec, "", (), said(fault))
    return Redirect(f"/games/{game}/deck")


def _shown(visit: Visit, tables: Sittings, spec: GameSpec, card: str, row: tuple[int, ...], fault: str = "") -> Page:
    deck, known, told = deck_of(spec), known_cards(tables.folder, spec), []
    try:
        if card:
            told = _entries(deck, card, row)
    except Fault as wrong:
        card, fault = "", fault or said(wrong)
    if not card:
        row = ()  # entries belong to a card
    return page(
        visit,
        "deck.html",
        422 if fault else 200,
        title=t("deck-page", game=spec.name),
        spec=spec,
        world=look_of(spec).world,
        deck=deck,
        known={name: deck.describe(name, entries) for name, entries in known.items()},
        card=card,
        row=row,
        path=",".join(map(str, row)),
        asked=deck.ask(card, row) if card else None,
        told=told,
        fault=fault,
    )


def _entries(deck: Deck, card: str, row: tuple[int, ...]) -> list[tuple[str, str]]:
    """The entries about the card so far, question by question; a Fault if one is not possible."""
    if card not in deck.cards:
        raise Fault(m("deck-no-card", card=clipped(card[:20]), deck=deck.name))
    found = []
    for place, answer in enumerate(row):
        asked = deck.ask(card, row[:place])
        if asked is None or answer not in dict(asked[1]):
            raise Fault(m("deck-impossible", card=card))
        found.append((asked[0], dict(asked[1])[answer]))
    return found


def _row(text: str) -> tuple[int, ...]:
    parts = [part for part in text[:200].split(",") if part]
    if not all(re.fullmatch(r"-?\d{1,9}", part, re.ASCII) for part in parts):
        raise Fault(m("deck-address"))
    return tuple(int(part) for part in parts)
