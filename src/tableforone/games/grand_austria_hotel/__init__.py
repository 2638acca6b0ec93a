"""Grand Austria Hotel against Leopold; with Let's Waltz! against Elisabeth."""

from pathlib import Path
from typing import Final

from tableforone.kernel.frames import lexicon
from tableforone.kernel.spec import Companion, GameSpec

from .bots import estimate
from .bots.marks import MARKS, marks, standing
from .bots.signs import SIGNS, signs
from .companion import barred as at_no_time
from .companion import deck as her_deck
from .companion import display, facts, hands
from .companion import setup as at_the_table
from .companion import voice as speech
from .companion import words as told
from .face import careful, drawing, explain, symbols, things, view
from .modules import MODULES, TABLE, promos, unique_hotels
from .modules.module import Module
from .opponent import rows
from .opponent import words as his_words
from .rules import cards, decks, effects, fields, gains, guard, invariants, moments, own_cards, scoring, setup, words
from .rules import numbers as n
from .rules.position import fresh
from .voice import answers, log, names, questions, why

PRIMER: Final = (
    "You run a hotel in Vienna for seven rounds. Guests wait in the queue; take one into your café, put the dishes "
    "and drinks it wants on its card, and when the order is complete move it into a prepared room of its colour "
    "(green guests fit anywhere): it pays points and a reward. In each of your two turns a round you may take a guest "
    "first, and you take one die: the more dice on its space, the stronger the action. After rounds 3, 5 and 7 the "
    "Emperor looks at his track: far enough brings a reward, staying on 0 a penalty. Rooms, colours and objectives "
    "score; guests left in the café at the end cost 5 points each. You win with more points than your opponent."
)


# --- the modules are laid in: here alone, and once


def lay_in_rules(module: Module) -> None:
    """The words of its data, what they mean, and what it may do in the set-up and in the player's turn."""
    effects.WORDS.update(module.effects)
    effects.COUNTED.update({counted.word: counted.number for counted in module.counted})
    moments.UNITS.update({counted.number: counted.many for counted in module.counted})
    cards.TESTS.update({test.word: test.number for test in module.tests})
    moments.TESTED.update({test.number: test.many for test in module.tests})
    cards.PENALTIES.update({penalty.word: penalty.number for penalty in module.penalties})
    moments.PENALTIES.update({penalty.number: penalty.deed for penalty in module.penalties})
    moments.POSSIBLE.update(module.possible)
    moments.ANSWERS.extend((a.first, a.last, a.deed) for a in module.answers)
    gains.MANDATORY.update(module.mandatory)
    own_cards.PARTS.extend(module.own_cards)
    if module.id:
        decks.MODULES[module.id] = module.bits
    if module.block:
        fields.BLOCKS[module.block[0]] = module.block[1]
    if module.guesses:
        setup.GUESSES.append(module.guesses)


def lay_in_voice(module: Module) -> None:
    names.EFFECTS.update(module.voice.effects)
    questions.QUESTIONS.update(module.voice.questions)
    answers.ANSWERS.update(module.voice.answers)
    answers.DECLINED.update(module.voice.declined)
    answers.LABELS.update(module.voice.labels)
    answers.OF_MODULES.extend((a.first, a.last, a.say, a.label) for a in module.answers)
    log.EVENTS.update(module.voice.events)
    why.DECISIONS.update(module.voice.decisions)
    why.CANDIDATES.update(module.voice.candidates)


def lay_in_face(module: Module) -> None:
    things.THINGS.update(module.face.things)
    things.OF_MODULES.extend((a.first, a.last, a.thing) for a in module.answers)
    symbols.SHOWN.update(module.face.symbols)
    for word, brings in module.face.brings.items():
        symbols.BRINGS.setdefault(word, []).append(brings)
    if module.face.show:
        view.OF_MODULES.append((module.bits, module.face.show))
    if module.face.draw:
        drawing.OF_MODULES.append(module.face.draw)


def lay_in_bots(module: Module) -> None:
    estimate.WORTH.update(module.worth.effects)
    estimate.PENDING.update(module.worth.pending)
    estimate.ROLLS.update(module.worth.rolls)
    if module.worth.table:
        estimate.OF_MODULES.append((module.bits, module.worth.table))


def lay_in_cards() -> None:
    """The cards of all modules, once every word of their data is known; then all decks."""
    for module in MODULES:
        cards.lay_in(cards.GUEST_COLUMNS, module.cards.guests)
        cards.lay_in(cards.STAFF_COLUMNS, module.cards.staff)
        cards.lay_in(cards.OBJECTIVE_COLUMNS, module.cards.objectives)
        cards.lay_in(cards.TILE_COLUMNS, module.cards.tiles)
    decks.deal_out(
        [*cards.GUEST_ROWS, *(row for module in MODULES for row in module.cards.guests)],
        [*cards.STAFF_ROWS, *(row for module in MODULES for row in module.cards.staff)],
        [*cards.OBJECTIVE_ROWS, *(row for module in MODULES for row in module.cards.objectives)],
        [*cards.TILE_ROWS, *(row for module in MODULES for row in module.cards.tiles)],
        sum(module.bits for module in MODULES if module.hers),
    )


for _module in MODULES:
    lay_in_rules(_module)
    lay_in_voice(_module)
    lay_in_face(_module)
    lay_in_bots(_module)
lay_in_cards()
n.ACCOUNTS.extend(name for _, name in sorted(account for module in MODULES for account in module.accounts))
for _moment, _deeds in TABLE:
    _moment.deeds.extend((modules, deed) for modules, deed, _ in _deeds)
WORDS: Final = lexicon(*words.WORDS, *his_words.WORDS, *(entry for module in MODULES for entry in module.words))
guard.words.extend(WORDS)  # looking ahead means playing

BOXED = {module.id: module.about for module in MODULES if module.about}  # those that may be chosen
WITH_A_BOX = tuple(BOXED)

GAME: Final = GameSpec(
    id="grand-austria-hotel",
    name="Grand Austria Hotel",
    version=2,
    opponents=n.OPPONENTS,
    against=names.against,
    folder=Path(__file__).parent,
    words=WORDS,
    decisions=rows.DECISIONS + tuple(decision for module in MODULES for decision in module.decisions),
    fields=fields.layout().fields,
    start=setup.start,
    blank=fresh,
    ask=questions.ask,
    say=answers.say,
    tell=log.tell,
    name_candidate=why.name_candidate,
    view=view.view,
    draw=drawing.draw,
    result=scoring.result,
    estimate=estimate.estimate,
    invariants=invariants.broken,
    scores=scoring.scores,
    standing=standing,
    marks=marks,
    mark_count=MARKS,
    refills=frozenset({"refill"}),
    overlooked=frozenset({"guest_bag", "guest_discard", "his_points", "points", "staff_bag", "under"}),
    signs=signs,
    sign_names=SIGNS,
    finale=scoring.finale,
    echoes=log.ECHOES.union(*(module.voice.echoes for module in MODULES)),
    thing=things.thing,
    explain=explain.explain,
    careful=careful.careful,
    label=answers.label,
    primer=PRIMER,
    levels=n.LEVELS,
    default_level="easy",
    level_notes=setup.LEVEL_NOTES,
    modules=BOXED,
    module_names={"ballrooms": "Vienna Ballrooms", "some-more": "Would You Like Some More?"},
    unseen=frozenset({"paid_groups", "rolls"}),
    reconstructed=setup.reconstructed,
    refused_modules={"start-player": "the solo variant is incompatible with the start player module."},
    options=(setup.HOTEL, unique_hotels.OPTION, setup.CARDS._replace(needs=WITH_A_BOX), promos.OPTION),
    companion=Companion(
        version=1,
        words=told.WORDS,
        start=at_the_table.start,
        ask=speech.ask,
        say=speech.say,
        tell=speech.tell,
        name_candidate=speech.name_candidate,
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
        turn=frozenset({"instruction"}),
        dealt=at_the_table.DEALT,
        options=at_the_table.OPTIONS,
        typed=told.TYPED,
        sets=told.SETS,
        confirms=frozenset({"turn"}),
        forget=facts.forget,
        barred=at_no_time.barred,
        turned=frozenset({"opponent's turn", "opponent's staff"}),
        screens=told.SCREENS,
        deck=her_deck.deck(),
        reconstructed=lambda setup: (),  # she tells what her own cards show
    ),
)
