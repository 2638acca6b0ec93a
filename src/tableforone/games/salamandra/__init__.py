"""Salamandra against Rudolph, the Gray scholar, on three levels."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tableforone.games.salamandra.drawing import draw
from tableforone.games.salamandra.faults import faults
from tableforone.games.salamandra.features import estimate
from tableforone.games.salamandra.flow import WORDS, start
from tableforone.games.salamandra.opponent.cards import LEVELS
from tableforone.games.salamandra.opponent.rows import SPELLBOOK_SPOT, SPOT, TILE
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.scoring import result, scores
from tableforone.games.salamandra.tale import name_candidate, tell
from tableforone.games.salamandra.text import ask, say, thing
from tableforone.games.salamandra.view import view
from tableforone.kernel.spec import GameSpec, Option, Setup

PRIMER: Final = (
    "You are a druid at the Temple of the Salamander. For four rounds you place apprentices on octagonal fields; "
    "later they work there, rest for a crystal, or serve at the Temple. Billhook fields make leaves, flowers, "
    "fruits and potions, which last only for the turn; crystals and scrolls stay. Goods pay for new fields, for "
    "cauldrons and for Salamander cards. Four scrolls move an apprentice to a Spellbook, which scores at the end. "
    "You play turn after turn until you pass; then you may harvest groves beside your apprentices. Rudolph scores, "
    "places apprentices along arrows and gathers the groves beside them. After every round you must have more "
    "points than he has, or the game is lost."
)
OPTIONS: Final = (
    Option("labour", "Your own Labour cards, as a file like data/solo_labour_cards.toml.", is_file=True),
    Option("placement", "Your own Placement cards, as a file like data/solo_placement_cards.toml.", is_file=True),
    Option(
        "furthest_skips_holes",
        "Does Rudolph's arrow pass over cells without a field (rule 12.4.2)?",
        ("yes", "no"),
        "yes",
        meanings={"yes": "holes are skipped", "no": "he stops before the first hole"},
    ),
    Option(
        "rudolph_may_double_spellbook",
        "May Rudolph stand on both spots of one Spellbook (rule 12.5.3)?",
        ("yes", "no"),
        "yes",
        meanings={"yes": "any empty spot will do", "no": "books where he stands are skipped"},
    ),
    Option(
        "spellbook_timing",
        "When do four scrolls move your apprentice to a Spellbook (rule 9.2.1)?",
        ("immediate", "end_of_action"),
        "immediate",
        meanings={"immediate": "after each completed gain", "end_of_action": "once, at the end of the action"},
    ),
)


def reconstructed(setup: Setup) -> Sequence[str]:
    """What of the cards in use is our own reconstruction, as sentences for the player."""
    told = []
    if not setup.options["labour"]:
        told.append(
            "The numbers of Rudolph's Labour cards (points of the rounds and of a Spellbook, recyclings on levels 1 "
            "and 2) are reconstructed; his faith and the 3 recyclings of level 3 are printed. Option labour takes the "
            "cards of your box."
        )
    if not setup.options["placement"]:
        told.append(
            "The arrows of Rudolph's sixteen Placement cards are reconstructed: eight arrows outwards from the four "
            "starting fields, each twice. Option placement takes the cards of your box."
        )
    return told


GAME: Final = GameSpec(
    id="salamandra",
    name="Salamandra",
    version=1,
    opponents=("Rudolph",),
    folder=Path(__file__).parent,
    words=WORDS,
    decisions=(TILE, SPOT, SPELLBOOK_SPOT),
    start=start,
    blank=Salamandra,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=result,
    estimate=estimate,
    faults=faults,
    scores=scores,
    thing=thing,
    primer=PRIMER,
    levels=LEVELS,
    default_level="1",
    level_notes={
        "1": "Easy: Rudolph scores little, and you may recycle most.",
        "2": "Medium: Rudolph scores more and has more faith.",
        "3": "Difficult: Rudolph scores most, and you may recycle least.",
    },
    options=OPTIONS,
    reconstructed=reconstructed,
)
