"""Tests that translated names belong to the right cards, against a second table of card facts."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tableforone import games
from tests.conformance.translated import LANGUAGES

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


def rows(game: str, file: str, table: str) -> list[dict[str, Any]]:
    folder: Path = games.find(game).folder
    found: list[dict[str, Any]] = tomllib.loads((folder / "data" / file).read_text(encoding="utf-8"))[table]
    return found


def said(game: str, language: str, key: str) -> str:
    return games.find(game).speech.said(language, key, {})


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in GUESTS])
def test_a_guest_has_the_colour_of_its_name(language: str) -> None:
    guests = rows("grand-austria-hotel", "guests.toml", "guest")
    colours = {said("grand-austria-hotel", language, f"guest-{row['id']}"): row["color"] for row in guests}
    assert len(colours) == len(guests)  # no name twice
    for colour, names in GUESTS[language].items():
        assert {name: colours.get(name) for name in names.split()} == dict.fromkeys(names.split(), colour)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in STAFF])
def test_a_staff_member_costs_what_its_name_says(language: str) -> None:
    staff = rows("grand-austria-hotel", "staff.toml", "staff")
    costs = {said("grand-austria-hotel", language, f"staff-{row['id']}"): row["cost"] for row in staff}
    for name, _, cost in (each.partition("/") for each in STAFF[language].split()):
        assert costs.get(name) == int(cost), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in QUESTS])
def test_a_quest_has_the_type_of_its_name(language: str) -> None:
    quests = rows("lords-of-waterdeep", "quests.toml", "quest")
    types = {said("lords-of-waterdeep", language, f"quest-{row['id']}"): row["type"] for row in quests}
    for word, _, kind in (each.partition("/") for each in QUESTS[language].split()):
        assert {types[name] for name in types if word in name} == {kind}, word
