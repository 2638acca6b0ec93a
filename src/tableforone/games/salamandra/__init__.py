"""Salamandra against Rudolph, the Gray scholar, on three levels."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import Companion, GameSpec

from .bots.estimate import estimate
from .bots.marks import MARKS, marks, standing
from .bots.signs import SIGNS, signs
from .companion import barred as at_no_time
from .companion import deck, display, facts, hands
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
from .rules.actions import was_offered
from .rules.fields import POSITION
from .rules.invariants import broken
from .rules.position import fresh
from .rules.scoring import finale, result, scores
from .voice.answers import label, say
from .voice.log import ending, tell
from .voice.names import PRIMER
from .voice.questions import ask
from .voice.why import name_candidate

GAME: Final = GameSpec(
    id="salamandra",
    name="Salamandra",
    version=1,
    opponents=("Rudolph",),
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
    refills=frozenset({"lay_grove", "show_field", "turn_up"}),
    overlooked=frozenset({"arrows", "bags", "cell", "discards", "gap", "taken", "under"}),
    signs=signs,
    sign_names=SIGNS,
    hurried=True,
    finale=finale,
    ending=ending,
    echoes=frozenset({"place", "rest", "buy", "work", "pass", "harvest", "recycle", "take_card"}),
    thing=thing,
    careful=careful,
    explain=explain,
    label=label,
    formerly=was_offered,
    primer=PRIMER,
    levels=setup.LEVELS,
    default_level=setup.LEVELS[0],
    level_notes=setup.LEVEL_NOTES,
    options=setup.OPTIONS,
    reconstructed=setup.reconstructed,
    unseen=frozenset({"shuffles", "taken"}),
    companion=Companion(
        version=1,
        words=told.WORDS,
        start=at_the_table.start,
        ask=speech.ask,
        say=speech.say,
        tell=speech.tell,
        label=speech.label,
        name_candidate=speech.name_candidate,
        hands=hands.hands,
        amounts=display.amounts,
        adjust=display.adjust,
        view=display.view,
        draw=display.draw,
        result=display.result,
        scores=display.scores,
        checklist=at_the_table.checklist,
        turn=frozenset({"arrow", "rudolph_gathered"}),
        dealt={"arrow": 0},
        options=at_the_table.OPTIONS,
        typed=frozenset({"your score", "labour number"}),
        turned=frozenset({"arrow", "labour right", "labour number"}),
        confirms=frozenset({"start_turn"}),
        barred=at_no_time.barred,
        deck=deck.DECK,
        forget=facts.forget,
    ),
)
