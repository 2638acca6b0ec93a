"""Translated names belong to the right cards: a second table, by language, of facts on cards."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tableforone.kernel.messages import NAMES
from tableforone.kernel.speech import speech_of
from tools.lint.messages import SRC
from tools.lint.translations import LANGUAGES
from tools.lint.tree import Finding, Tree

GRAND_HOTEL: Final = SRC / "games" / "grand_austria_hotel"
WATERDEEP: Final = SRC / "games" / "lords_of_waterdeep"
GUESTS: Final = {  # of the base game, by card colour: artists, nobles, citizens
    "de": {
        "yellow": "Bildhauer Musiker Komponist Schneider Fotograf Architekt Schauspielerin Dichter Maler Opernsängerin",
        "blue": "Herzogin Landgraf Prinzessin Gräfin Baron Prinz Graf Baronin Herzog Kurfürst",
        "red": "Apotheker General Major Prokurator",
    },
    "fr": {
        "yellow": "Sculpteur Musicien Compositeur Tailleur Photographe Architecte Actrice Poète Peintre Cantatrice",
        "blue": "Duchesse Landgrave Princesse Comtesse Baron Prince Comte Baronne Duc",
        "red": "Apothicaire Général Major Procurateur",
    },
    "es": {
        "yellow": "Escultor Músico Compositor Sastre Fotógrafo Arquitecto Actriz Poeta Pintor",
        "blue": "Duquesa Landgrave Princesa Condesa Barón Príncipe Conde Baronesa Duque",
        "red": "Boticario General Comandante Procurador",
    },
}
STAFF: Final = {  # a word of the name, and the cost of the card
    "de": "Kellnerin/6 Butler/5 Chauffeur/5 Floristin/5 Detektiv/2 Küchenchef/3 Gärtner/3 Konditor/3",
    "fr": "Serveuse/6 Majordome/5 Chauffeur/5 Fleuriste/5 Détective/2 Jardinier/3 Pâtissier/3",
    "es": "Camarera/6 Mayordomo/5 Chófer/5 Florista/5 Detective/2 Jardinero/3 Pastelero/3",
}
QUESTS: Final = {  # a word of the name, and the type of the quest
    "de": "Gefängnisausbruch/skullduggery Seegeister/warfare Schiffbauer/commerce Leutnant/warfare Eulenbären/arcana",
    "fr": "Évasion/skullduggery spectres/warfare charpentiers/commerce lieutenant/warfare hiboursons/arcana",
    "es": "Fuga/skullduggery espectros/warfare carpinteros/commerce lugarteniente/warfare lechuza/arcana",
}
Facts = dict[str, str]  # of each card, by its id
IsMeant = Callable[[str, str], bool]  # whether this is the card with a known name


def check(tree: Tree) -> Iterator[Finding]:
    for language in LANGUAGES:
        guests = {name: colour for colour, names in GUESTS.get(language, {}).items() for name in names.split()}
        staff = dict(each.split("/") for each in STAFF.get(language, "").split())
        quests = dict(each.split("/") for each in QUESTS.get(language, "").split())
        yield from wrong(tree, GRAND_HOTEL, language, "guest", "color", guests, str.__eq__)
        yield from wrong(tree, GRAND_HOTEL, language, "staff", "cost", staff, str.__eq__)
        yield from wrong(tree, WATERDEEP, language, "quest", "type", quests, str.__contains__)


def wrong(
    tree: Tree, game: Path, language: str, kind: str, fact: str, known: dict[str, str], is_meant: IsMeant
) -> Iterator[Finding]:
    """Cards with a known name and another fact, names of no card, and names of two cards."""
    table = tomllib.loads(tree.text(game / "data" / f"{kind}{'' if kind == 'staff' else 's'}.toml"))[kind]
    facts: Facts = {str(row["id"]): str(row[fact]) for row in table}
    speech, folder = speech_of(game / "voice"), game / "voice" / language
    lines = {each.key: each for path in tree.files(folder, suffix=".ftl") for each in tree.messages(path)}
    cards = {card: speech.said(language, f"{kind}-{card}", {}) for card in facts}
    for name, wanted in known.items():
        found = [card for card, called in cards.items() if is_meant(called, name)]
        for card in found:
            if facts[card] != wanted:
                message = lines[f"{kind}-{card}"]
                yield tree.finding(message.path, message.line, f"{name}: the {fact} is {facts[card]}, not {wanted}")
        if not found:
            yield tree.finding(folder / NAMES, 1, f"no {kind} is called {name}")
    for card, called in cards.items():
        if kind == "guest" and list(cards.values()).count(called) > 1:
            message = lines[f"{kind}-{card}"]
            yield tree.finding(message.path, message.line, f"{called} is the name of two cards")
