"""Checks of a translated text: English words, number and noun, quotation marks and spaces."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from tableforone.kernel.meanings import PSEUDO, Data
from tableforone.kernel.speech import Speech, forget, speaking, translations

LANGUAGES: Final = translations()
ENGLISH: Final = (
    "the you your his her and with of are was this that these from for which take takes taken gain gains guest guests"
    " room rooms dice card cards turn turns round rounds game games move moves level opponent opponents choose their"
    " has have when then what how to by at an on into its it not free next first last each every space spaces draw"
    " place places placed score scores win wins loses pay pays back any or other others does do did done undo open"
)
NOT_ENGLISH_THERE: Final = {  # listed words that the language also has or borrows
    "de": "an do level was",
    "fr": "an gain gains on or place places score scores",
    "es": "dice do has",
}
MANY: Final = {  # nouns whose plural differs: singular, plural
    "de": "Punkt/Punkte Krone/Kronen Karte/Karten Gast/Gäste Feld/Felder Runde/Runden Zug/Züge Kristall/Kristalle"
    " Blatt/Blätter Blüte/Blüten Frucht/Früchte Schriftrolle/Schriftrollen Agent/Agenten Quest/Quests"
    " Lehrling/Lehrlinge Hain/Haine Partie/Partien Gruppe/Gruppen Reihe/Reihen Spalte/Spalten Trank/Tränke"
    " Intrigenkarte/Intrigenkarten Tag/Tage Minute/Minuten Sekunde/Sekunden Datei/Dateien Eingabe/Eingaben"
    " Stufe/Stufen Etage/Etagen",
    "fr": "point/points couronne/couronnes carte/cartes client/clients case/cases manche/manches tour/tours"
    " cristal/cristaux feuille/feuilles fleur/fleurs fruit/fruits parchemin/parchemins agent/agents quête/quêtes"
    " apprenti/apprentis bosquet/bosquets partie/parties groupe/groupes rangée/rangées colonne/colonnes jour/jours"
    " minute/minutes seconde/secondes fichier/fichiers chambre/chambres dé/dés étage/étages niveau/niveaux",
    "es": "punto/puntos corona/coronas carta/cartas huésped/huéspedes casilla/casillas ronda/rondas turno/turnos"
    " cristal/cristales hoja/hojas flor/flores fruto/frutos pergamino/pergaminos agente/agentes misión/misiones"
    " aprendiz/aprendices arboleda/arboledas partida/partidas grupo/grupos fila/filas columna/columnas día/días"
    " minuto/minutos segundo/segundos archivo/archivos habitación/habitaciones dado/dados planta/plantas nivel/niveles",
}
SINGULAR: Final = {"fr": "[01]"}  # numbers that take a singular noun; otherwise only 1
MARKS: Final = {  # never correct, in any language or in one
    "": r"\"|\w'\w|[^ ]  [^ ]|\.\.\.| - |[{}]| [,.](?!\d)|(?<![\w./:–-])-\d",
    "de": r"(?<!\w)“\w|”|[^\u202f\d]%|\d%",
    "fr": r"(?<=\w)[;!?](?=\s|$)|(?<=\w):(?=\s)|«(?!\u00a0)|(?<!\u00a0)»|[“”„]|[^\u202f\d]%|\d%",
    "es": r"[“”„]|[^\u202f\d]%|\d%|^[^¿]*\?|^[^¡]*!",
}
TITLES: Final = re.compile("lords of waterdeep|let’s waltz!|table for one|high season: grand hotel", re.IGNORECASE)
PINS: Final = re.compile(r" ?\{\d\}")  # references to pieces in a lesson

DRAWN: Final = ("draw-", "drawn-")  # messages with columns, whose marks are not checked
SAID: Final = re.compile("⟦[^⟦⟧]*⟧")
Translated = dict[str, set[str]]  # texts by language


@contextmanager
def translated() -> Iterator[Translated]:
    """Speaks the pseudo-language, and collects each different message that is said, in every translation."""
    found: Translated = {language: set() for language in LANGUAGES}
    known, said = set[tuple[Speech, str, str]](), Speech.said

    def saying(speech: Speech, language: str, key: str, data: Data) -> str:
        text = said(speech, language, key, data)
        if language == PSEUDO and (speech, key, text) not in known:
            known.add((speech, key, text))
            for each, texts in found.items():
                with speaking(each):
                    translation = said(speech, each, key, data)
                while SAID.search(translation):  # data that was said already is a text of its own
                    translation = SAID.sub("X", translation)
                texts.add(f"{translation}\n" if key.startswith(DRAWN) else translation)
        return text

    Speech.said = saying  # type: ignore[method-assign, assignment]
    forget(PSEUDO)
    try:
        with speaking(PSEUDO):
            yield found
    finally:
        Speech.said = said  # type: ignore[method-assign]
        forget(PSEUDO)


def wrong_in(language: str, text: str) -> str:
    """The first part of a text that is wrong in this language, or "".

    >>> wrong_in("de", "Du nimmst 1 Punkte"), wrong_in("de", "2 Punkte"), wrong_in("fr", "Take a carte")
    ('1 Punkte', '', 'Take')
    >>> wrong_in("de", "-2 Punkte"), wrong_in("de", "3.5 Punkte"), wrong_in("de", "Regel 20.5: −2, 3,5")
    ('-2', '3.5', '')
    """
    text = TITLES.sub("X", PINS.sub("", text))
    rules = _rules(language)
    if "\n" in text:  # a text drawing has its own marks
        rules = rules[:1]
    return next((found[0] for rule in rules if (found := rule.search(text))), "")


@cache
def _rules(language: str) -> list[re.Pattern[str]]:
    """Words first, then numbers with nouns, then punctuation."""
    words = set(ENGLISH.split()) - set(NOT_ENGLISH_THERE.get(language, "").split())
    rules = [re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(words))})(?![\w-])", re.IGNORECASE)]
    if language in MANY:
        pairs = [each.split("/") for each in MANY[language].split()]
        one, several = ("|".join(pair[k] for pair in pairs) for k in (0, 1))
        single = SINGULAR.get(language, "1")
        rules.append(re.compile(rf"(?<![\w.,−–×/:+-])(?<!\d, )(?<!\d / ){single} (?:{several})(?!\w)"))
        rules.append(re.compile(rf"(?<![\w.,])(?:[2-9]|\d\d+) (?:{one})(?!\w)"))
        rules.append(re.compile(rf"(?<![\w.])\d+\.\d\d?(?=[ \u202f](?:{several}|s\b|%))"))
    return rules + [re.compile(MARKS[each]) for each in ("", language) if each in MARKS]
