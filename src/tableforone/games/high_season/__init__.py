"""High Season: Grand Hotel Roll & Write for one person against Ralph."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import Companion, GameSpec

from .bots.estimate import estimate
from .bots.marks import MARKS, marks, standing
from .bots.signs import SIGNS, signs
from .companion import barred as at_no_time
from .companion import deck as her_deck
from .companion import display, facts, hands
from .companion import setup as at_the_table
from .companion import voice as speech
from .companion import words as told
from .face.careful import careful
from .face.drawing import draw
from .face.explain import explain
from .face.things import thing
from .face.view import view
from .opponent import words as his
from .opponent.rows import DECISIONS
from .rules import setup, words
from .rules.fields import POSITION
from .rules.invariants import broken
from .rules.position import fresh
from .rules.scoring import result, scores
from .voice.answers import label, say
from .voice.log import tell
from .voice.names import PRIMER
from .voice.questions import ask
from .voice.why import name_candidate

__all__ = ["GAME"]

GAME: Final = GameSpec(
    id="high-season",
    name="High Season: Grand Hotel Roll & Write",
    version=1,
    opponents=("Ralph",),
    folder=Path(__file__).parent,
    words=lexicon(*words.WORDS, *his.WORDS),
    decisions=DECISIONS,
    fields=POSITION.fields,
    start=setup.start,
    blank=fresh,
    ask=ask,
    say=say,
    tell=tell,
    name_candidate=name_candidate,
    view=view,
    draw=draw,
    result=result,
    estimate=estimate,
    invariants=broken,
    scores=scores,
    standing=standing,
    marks=marks,
    mark_count=MARKS,
    overlooked=frozenset({"faces"}),
    signs=signs,
    sign_names=SIGNS,
    hurried=True,
    echoes=frozenset({"take", "occupy", "prepare", "pass", "hire", "loan", "declined"}),
    thing=thing,
    careful=careful,
    explain=explain,
    label=label,
    primer=PRIMER,
    levels=setup.LEVELS,
    default_level="3",
    level_notes=setup.LEVEL_NOTES,
    options=setup.OPTIONS,
    reconstructed=setup.reconstructed,
    companion=Companion(
        version=1,
        words=told.WORDS,
        start=at_the_table.start,
        ask=speech.ask,
        say=speech.say,
        tell=speech.tell,
        name_candidate=speech.name_candidate,
        thing=speech.thing,
        hands=hands.hands,
        amounts=display.amounts,
        adjust=display.adjust,
        view=display.view,
        draw=display.draw,
        result=display.result,
        scores=display.scores,
        checklist=at_the_table.checklist,
        turn=frozenset({"card"}),
        dealt=at_the_table.DEALT,
        deck=her_deck.DECK,
        sets=told.SETS,
        confirms=frozenset({"turn"}),
        turned=told.TURNED,
        screens={"most dice": "dice"},
        forget=facts.forget,
        barred=at_no_time.barred,
        options=at_the_table.OPTIONS,
        typed=frozenset({"dice", "your score"}),
    ),
)
