"""Lords of Waterdeep against Pseudo: the base game for one person and the scripted opponent."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import Companion, GameSpec

from .bots.estimate import estimate
from .bots.marks import MARKS, marks, standing
from .bots.signs import SIGNS, signs
from .companion import barred as at_no_time
from .companion import display, facts, hands
from .companion import setup as at_the_table
from .companion import voice as speech
from .companion import words as told
from .face.careful import careful
from .face.drawing import draw
from .face.explain import explain
from .face.things import thing
from .face.view import view
from .opponent import words as his_words
from .opponent.rows import DECISIONS
from .rules import words
from .rules.fields import POSITION
from .rules.invariants import broken
from .rules.position import fresh
from .rules.scoring import finale, result, scores
from .rules.setup import OPTIONS, start
from .voice.answers import label, say
from .voice.log import tell
from .voice.questions import ask
from .voice.why import name_candidate

PRIMER: Final = (
    "You are a hidden lord of the city for eight rounds. In turn you and Pseudo place an agent on a space of the "
    "board and take what it gives: adventurers, gold, quests, intrigue cards, new buildings. After placing an "
    "agent you may complete one quest by paying the adventurers and gold it asks for; it scores, and your lord "
    "pays 4 points at once for quests of two kinds. Pseudo has no score of his own: whatever he scores is taken "
    "from yours. At the end leftover cubes and gold count a little, and every open quest costs 5 points. You win "
    "if your score is above zero; the best score is kept."
)

GAME: Final = GameSpec(
    id="lords-of-waterdeep",
    name="Lords of Waterdeep",
    version=1,
    opponents=("Pseudo",),
    folder=Path(__file__).parent,
    words=lexicon(*words.WORDS, *his_words.WORDS),
    decisions=DECISIONS,
    fields=POSITION.fields,
    start=start,
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
    refills=frozenset({"draw quest", "draw tile"}),
    overlooked=frozenset({"card_bag", "card_discard", "quest_bag", "quest_discard", "supply", "tally", "trail"}),
    signs=signs,
    sign_names=SIGNS,
    finale=finale,
    finale_is_told=True,
    echoes=frozenset(
        {"place", "take quest", "buy", "play", "complete", "take tile", "choose", "hand over", "swap", "copy"}
    ),
    thing=thing,
    careful=careful,
    explain=explain,
    label=label,
    primer=PRIMER,
    options=OPTIONS,
    unseen=frozenset({"brought", "card_shuffles", "flags", "lots", "quest_shuffles", "sought", "trail", "used"}),
    companion=Companion(
        version=1,
        words=told.WORDS,
        start=at_the_table.start,
        ask=speech.ask,
        say=speech.say,
        tell=speech.tell,
        thing=speech.thing,
        label=speech.label,
        hands=hands.hands,
        amounts=display.amounts,
        adjust=display.adjust,
        view=display.view,
        draw=display.draw,
        result=display.result,
        scores=display.scores,
        checklist=at_the_table.checklist,
        turn=frozenset({"place"}),
        dealt={"lot": 0},
        options=at_the_table.OPTIONS,
        typed=frozenset({"your score"}),
        barred=at_no_time.barred,
        forget=facts.forget,
    ),
)
