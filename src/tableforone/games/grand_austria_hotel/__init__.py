"""Grand Austria Hotel against Leopold; with Let's Waltz! against Elisabeth."""

from typing import Any, Final

from tableforone.kernel import collecting
from tableforone.kernel.frames import lexicon

from . import modules
from .bots import estimate
from .companion import deck
from .face import drawing, symbols, things, view
from .modules import MODULES, promos, unique_hotels
from .modules.module import Module
from .opponent import rows
from .opponent import words as his_words
from .rules import cards, decks, effects, fields, gains, moments, own_cards, setup, words
from .rules import numbers as n
from .voice import answers, causes, log, names, questions, why

# --- registration of the modules: only here, and once


# tables that a module may extend, by the place of its own in its folder
TABLES: Final[dict[str, Any]] = {
    "voice.EFFECTS": names.EFFECTS,
    "voice.QUESTIONS": questions.QUESTIONS,
    "voice.ANSWERS": answers.ANSWERS,
    "voice.IN_TURN": answers.IN_TURN,
    "voice.DECLINED": answers.DECLINED,
    "voice.LABELS": answers.LABELS,
    "voice.LABELS_IN_TURN": answers.LABELS_IN_TURN,
    "voice.EVENTS": log.EVENTS,
    "voice.CAUSES": causes.KINDS,
    "voice.DECISIONS": why.DECISIONS,
    "voice.REMARKS": why.OF_MODULES,
    "face.THINGS": things.THINGS,
    "face.IN_TURN": things.IN_TURN,
    "face.SHOWN": symbols.SHOWN,
}
LISTS: Final[dict[str, list[Any]]] = {"face.BRINGS": symbols.BRINGS, "rules.own_cards.PARTS": own_cards.PARTS}


def lay_in_rules(module: Module) -> None:
    """Register a module's data words and their meanings, its set-up and its turn actions."""
    effects.WORDS.update(module.effects)
    for word, (number, count) in module.counted.items():
        effects.COUNTED[word], moments.UNITS[number] = number, count
    for word, count in module.tests.items():
        number = cards.TESTS[word] = len(cards.TESTS)
        moments.TESTED[number] = count
    for word, punish in module.penalties.items():
        number = cards.PENALTIES[word] = len(cards.PENALTIES)
        moments.PENALTIES[number] = punish
    moments.POSSIBLE.update(module.possible)
    moments.ANSWERS.update(module.answers)
    n.FIRST_ANSWERS.extend(module.answers)
    n.FIRST_ANSWERS.sort()
    gains.MANDATORY.update(module.mandatory)
    if module.id:
        decks.MODULES[module.id] = module.bits
    if module.block:
        name, parts = module.block
        fields.BLOCKS[name] = parts
        setup.BLOCKS[name] = (module.bits, [part.start for part in parts()])


def lay_in_texts(module: Module) -> None:
    """Register a module's texts, views and own cards."""
    for where, table in TABLES.items():
        table.update(module.part(where, {}))
    for where, entries in LISTS.items():
        entries.extend(module.part(where, ()))
    if show := module.part("face.show", None):
        view.OF_MODULES.append((module.bits, show))
    if draw := module.part("face.draw", None):
        drawing.OF_MODULES.append(draw)


def lay_in_bots(module: Module) -> None:
    estimate.WORTH.update(module.worth.effects)
    estimate.PENDING.update(module.worth.pending)
    estimate.ROLLS.update(module.worth.rolls)
    if module.worth.table:
        estimate.OF_MODULES.append((module.bits, module.worth.table))


def lay_in_cards() -> None:
    """Register the cards of all modules once all data words are known; then build all decks."""
    cards.GUESTS.lay_in(modules.GUESTS)
    cards.STAFF.lay_in(modules.STAFF)
    cards.OBJECTIVES.lay_in(modules.OBJECTIVES)
    cards.TILES.lay_in(modules.TILES)
    decks.deal_out(sum(module.bits for module in MODULES if module.hers))


for _module in MODULES:
    lay_in_rules(_module)
    lay_in_texts(_module)
    lay_in_bots(_module)
lay_in_cards()
n.ACCOUNTS.extend(name for _, name in sorted(account for module in MODULES for account in module.accounts))
for _moment, _deeds in modules.TABLE:
    _moment.deeds.extend((bits, deed) for bits, deed, _ in _deeds)
setup.GUESSES.extend(modules.GUESSES)


def of_all_modules(where: str) -> tuple[Any, ...]:
    """The entries of every module at this place."""
    return tuple(entry for module in MODULES for entry in module.part(where, ()))


WORDS: Final = lexicon(
    *words.WORDS, *his_words.WORDS, *of_all_modules("rules.words.WORDS"), *of_all_modules("opponent.words.WORDS")
)
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
    decisions=rows.DECISIONS + of_all_modules("opponent.rows.DECISIONS"),
    fields=fields.layout().fields,
    levels=n.LEVELS,
    default_level="easy",
    formerly=gains.was_offered,
    modules=BOXED,
    refused_modules=("start-player",),
    options=(setup.HOTEL, unique_hotels.OPTION, setup.CARDS._replace(needs=BOXED), promos.OPTION),
    # nothing is reconstructed there: the player enters what her own cards show
    companion=collecting.companion(__name__, {"reconstructed": lambda setup: ()}, deck=deck.deck()),
)
