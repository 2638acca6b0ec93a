"""Yacht: five dice, one sheet, and Captain Halyard, who wants the same boxes."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import GameSpec

from .bots.estimate import estimate
from .face.drawing import draw
from .face.things import thing
from .face.view import view
from .opponent import rows
from .opponent import words as his
from .rules import cards, invariants, scoring, setup, words
from .rules.fields import POSITION
from .rules.position import fresh
from .voice import names
from .voice.answers import say
from .voice.log import tell
from .voice.questions import ask
from .voice.why import name_candidate

GAME: Final = GameSpec(
    id="yacht",
    name="Yacht",
    version=1,
    opponents=(names.CAPTAIN,),
    folder=Path(__file__).parent,
    words=lexicon(*words.WORDS, *his.WORDS),
    decisions=rows.DECISIONS,
    fields=POSITION.fields,
    start=setup.start,
    blank=fresh,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=scoring.result,
    estimate=estimate,
    invariants=invariants.broken,
    scores=scoring.scores,
    thing=thing,
    primer=(
        "Throw five dice up to three times, keep what you like, and fill one of the twelve boxes of the sheet. "
        "Captain Halyard fills the same sheet: what he takes is gone for you, and what you take is gone for him. "
        "Whoever holds four of the six number boxes wins the crew. After six rounds the sheet is full."
    ),
    levels=tuple(cards.LEVELS),
    default_level="breeze",
    level_notes=cards.NOTES,
)
