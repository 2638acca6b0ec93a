"""Grand Austria Hotel against Leopold; with Let's Waltz! against Elisabeth."""

from typing import Final

from tableforone.kernel import collecting
from tableforone.kernel.frames import lexicon

from .bots import estimate
from .companion import deck
from .face import drawing, symbols, things, view
from .modules import MODULES, TABLE, promos, unique_hotels
from .modules.module import Module
from .opponent import rows
from .opponent import words as his_words
from .rules import cards, decks, effects, fields, gains, moments, own_cards, setup, words
from .rules import numbers as n
from .voice import answers, causes, character, log, names, questions, why

# --- registration of the modules: only here, and once


def lay_in_rules(module: Module) -> None:
    """Register a module's data words and their meanings, its set-up and its turn actions."""
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
    causes.KINDS.update(module.voice.causes)
    why.DECISIONS.update(module.voice.decisions)
    why.CANDIDATES.update(module.voice.candidates)
    character.OF_MODULES.update(module.voice.remarks)


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
    """Register the cards of all modules once all data words are known; then build all decks."""
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
moments.LEXICON.extend(WORDS)

# the modules that a player may choose
BOXED = tuple(module.id for module in MODULES if module.boxed)

GAME: Final = collecting.game(
    __name__,
    id="grand-austria-hotel",
    title="Grand Austria Hotel",
    version=2,
    opponents=n.OPPONENTS,
    against=names.against,
    words=WORDS,
    decisions=rows.DECISIONS + tuple(decision for module in MODULES for decision in module.decisions),
    fields=fields.layout().fields,
    echoes=log.ECHOES.union(*(module.voice.echoes for module in MODULES)),
    levels=n.LEVELS,
    default_level="easy",
    formerly=gains.was_offered,
    modules=BOXED,
    refused_modules=("start-player",),
    options=(setup.HOTEL, unique_hotels.OPTION, setup.CARDS._replace(needs=BOXED), promos.OPTION),
    companion=collecting.companion(
        __name__,
        deck=deck.deck(),
        reconstructed=lambda setup: (),  # the player enters what her own cards show
    ),
)
