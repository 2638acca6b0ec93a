"""The words of the game (one record per type of frame), except Rudolph's."""

from typing import Final

from tableforone.kernel.collecting import word
from tableforone.kernel.frames import Arg

from . import actions, apprentices, building, cards, chance, decks, flow, gains, groves, setup, solo_cards, spellbooks
from . import numbers as n

SPOTS: Final = 4 * cards.TILES
MOST_PRINTED: Final = 20  # of anything on a tile or card
MAP: Final = n.WIDTH * n.WIDTH

# arguments of several words
DECK: Final = Arg("deck", 0, n.DECKS - 1)
FREE: Final = Arg("free", 0, 1)
PLACE: Final = Arg("place", 0, cards.DISPLAY - 1)
TILE: Final = Arg("tile", 0, cards.TILES - 1)

WORDS: Final = (
    word(n.LAY_START, "lay_start", setup, Arg("cell", 0, MAP - 1), chance=chance.STARTS),
    word(n.LAY_GROVE, "lay_grove", groves, Arg("gap", 0, MAP - 1), chance=chance.GROVES),
    word(n.SHOW_FIELD, "show_field", building, PLACE, chance=chance.FIELDS),
    word(n.TURN_UP, "turn_up", decks, DECK, chance=chance.DECKS),
    word(n.OPEN_BOOK, "open_book", setup, chance=chance.BOOKS),
    word(n.ROUND, "round", flow),
    word(n.START_TURN, "start_turn", flow),
    word(n.ACT, "act", actions, reach=n.PLACE + SPOTS),
    word(n.CHOOSE_CELL, "choose_cell", building, PLACE, FREE, reach=n.CELL + MAP),
    word(n.FREE_BUILDING, "free_building", building, reach=n.BUILD + cards.DISPLAY),
    word(n.PAY_ANY, "pay_any", gains, reach=n.BUY + n.FRUIT + 1),
    word(n.EARN, "earn", gains, Arg("good", 0, n.SCROLL), Arg("number", 0, MOST_PRINTED)),
    word(n.SCORE_PER, "score_per", gains, Arg("counter", 0, n.FLAT), Arg("points", 0, MOST_PRINTED)),
    word(n.TAKE_CARD, "take_card", decks, DECK),
    word(n.REACTIVATE, "reactivate", apprentices, reach=n.WAKE + SPOTS),
    word(n.PICK_GROVE, "pick_grove", groves, reach=n.GROVE + cards.GROVES_IN_BOX),
    word(n.OPTION, "option", building, TILE, reach=n.PLACE + SPOTS),
    word(n.SPELLBOOK, "spellbook", spellbooks, Arg("at the end", 0, 1), reach=n.BOOK + 2 * cards.BOOKS),
    word(n.SEND, "send", spellbooks, Arg("book spot", 0, 2 * cards.BOOKS - 1), reach=n.LEAVE + SPOTS),
    word(n.HARVEST, "harvest", groves, reach=n.GROVE + cards.GROVES_IN_BOX),
    word(n.ROUND_END, "round_end", flow),
    word(n.RECYCLE, "recycle", decks, Arg("left", 0, solo_cards.MOST), reach=n.SWAP + n.DECKS + cards.DISPLAY),
    word(n.REFILL, "refill", groves),
    word(n.INCOME, "income", flow),
    word(n.BUILD_BONUS, "build_bonus", building, TILE, FREE),
)
