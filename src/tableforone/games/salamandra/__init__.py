"""Salamandra against Rudolph, the Gray scholar, on three levels."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import GameSpec

from .bots.estimate import estimate
from .face.drawing import draw
from .face.things import thing
from .face.view import view
from .opponent import words as his
from .opponent.rows import DECISIONS
from .rules import setup
from .rules import words as common
from .rules.invariants import broken
from .rules.position import Salamandra
from .rules.scoring import result, scores
from .voice.answers import say
from .voice.log import tell
from .voice.questions import ask
from .voice.why import name_candidate

GAME: Final = GameSpec(
    id="salamandra",
    name="Salamandra",
    version=1,
    opponents=("Rudolph",),
    folder=Path(__file__).parent,
    words=lexicon(*sorted(common.WORDS + his.WORDS, key=lambda entry: entry[0])),
    decisions=DECISIONS,
    start=setup.start,
    blank=Salamandra,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=result,
    estimate=estimate,
    faults=broken,
    scores=scores,
    thing=thing,
    primer=(
        "You are a druid at the Temple of the Salamander. For four rounds you place apprentices on octagonal fields; "
        "later they work there, rest for a crystal, or serve at the Temple. Billhook fields make leaves, flowers, "
        "fruits and potions, which last only for the turn; crystals and scrolls stay. Goods pay for new fields, for "
        "cauldrons and for Salamander cards. Four scrolls move an apprentice to a Spellbook, which scores at the end. "
        "You play turn after turn until you pass; then you may harvest groves beside your apprentices. Rudolph scores, "
        "places apprentices along arrows and gathers the groves beside them. After every round you must have more "
        "points than he has, or the game is lost."
    ),
    levels=setup.LEVELS,
    default_level=setup.LEVELS[0],
    level_notes=setup.LEVEL_NOTES,
    options=setup.OPTIONS,
    reconstructed=setup.reconstructed,
)
