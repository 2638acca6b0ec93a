"""How does a game run?  Set-up, rounds, harvest, score check, preparation (RULES.md sections 5, 6, 10, 12)."""

from typing import Final

from tableforone.games.salamandra import building, turn, words
from tableforone.games.salamandra.cards import (
    ALL_BOOKS,
    ALL_GROVES,
    APPRENTICES_BY_ROUND,
    BOOKS,
    DECK_CARDS,
    DISPLAY,
    GAME,
    HARVEST_PRICE,
    INCOME_CRYSTALS,
    PILE_TILES,
    ROUNDS,
    START_CELLS,
    START_GAPS,
    START_TILES,
    mask_of,
)
from tableforone.games.salamandra.geometry import connected_groves, gaps_to_refill
from tableforone.games.salamandra.opponent import moves
from tableforone.games.salamandra.opponent.cards import PLACEMENT_CARDS, labour_card, placement_cards
from tableforone.games.salamandra.position import Salamandra, fresh
from tableforone.games.salamandra.vocabulary import (
    ACT,
    ARROW,
    BAGS,
    BOOK_PILE,
    BUILD_BONUS,
    CHOOSE_CELL,
    CRYSTAL,
    EARN,
    FIELD_PILE,
    FREE_BUILDING,
    GROVE,
    GROVE_SUPPLY,
    HARVEST,
    INCOME,
    LAY_GROVE,
    LAY_START,
    LOST,
    NEW_TURN,
    NEXT_ARROW,
    OPEN_BOOK,
    OPTION,
    PAY_ANY,
    PICK_GROVE,
    PILE_SIZE,
    PLACEMENT,
    REACTIVATE,
    RECYCLE,
    REFILL,
    ROUND,
    ROUND_END,
    SCORE_PER,
    SCORED,
    SEND,
    SHOW_FIELD,
    SPELLBOOK,
    START_PILE,
    START_TURN,
    STOP,
    SWAP,
    TAKE_CARD,
    TURN_UP,
)
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame, Word, lexicon
from tableforone.kernel.spec import Setup

DECKS: Final = 4


# --- 5: set-up


def full_bags() -> list[int]:
    """All that is drawn from, before the first draw."""
    bags = [0] * BAGS
    for deck in range(DECKS):
        bags[deck] = mask_of(DECK_CARDS[deck])
    bags[FIELD_PILE] = mask_of(PILE_TILES)
    bags[GROVE_SUPPLY] = mask_of(ALL_GROVES)
    bags[PLACEMENT] = (1 << PLACEMENT_CARDS) - 1
    bags[BOOK_PILE] = mask_of(ALL_BOOKS)
    bags[START_PILE] = mask_of(START_TILES)
    return bags


FULL: Final[list[int]] = full_bags()
PLAN: Final[list[Frame]] = [
    *((LAY_START, cell) for cell in START_CELLS),  # 5.1
    *((LAY_GROVE, gap) for gap in START_GAPS),  # 5.2
    *((SHOW_FIELD, place) for place in range(DISPLAY)),  # 5.3
    *((TURN_UP, deck) for deck in range(DECKS)),  # 5.4
    *[(OPEN_BOOK,)] * BOOKS,  # 5.5
    (INCOME,),  # 5.6
    (ROUND,),  # 6.1
]


def start(setup: Setup) -> Salamandra:
    """The table before the first card; everything random is still to be revealed."""
    p = fresh()
    options = setup.options
    p.labour = list(labour_card(setup.level, options["labour"]))
    p.arrows = list(placement_cards(options["placement"]))
    p.doubles = int(options["rudolph_may_double_spellbook"] == "yes")
    p.skips_holes = int(options["furthest_skips_holes"] == "yes")
    p.late_books = int(options["spellbook_timing"] == "end_of_action")
    p.bags = FULL[:]
    p.display = [-1] * DISPLAY
    p.grey_scrolls = GAME["solo"]["rudolph_start_scrolls"]  # 12.2.1
    p.stack = PLAN[::-1]
    return p


def by_chance(p: Salamandra, frame: Frame) -> list[int] | None:
    return CHANCE


def laid_start(p: Salamandra, frame: Frame, tile: int) -> None:
    p.bags[START_PILE] = p.bags[START_PILE] & ~(1 << tile)  # compiled, faster than &=
    p.cell[tile] = frame[1]
    p.built.append(tile)
    p.built.sort()
    if p.heard is not None:
        p.heard.append(("start_tile", tile, frame[1]))


def deal_start(p: Salamandra, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(START_PILE, START_TILES, p.bags[START_PILE])


def starts_left(p: Salamandra, frame: Frame) -> list[int]:
    return words.pieces_in(p.bags[START_PILE])


def lay_grove(p: Salamandra, frame: Frame) -> list[int] | None:
    """A grove from the supply; with an empty supply nothing is placed (7.5.3, 12.8.3)."""
    return CHANCE if p.bags[GROVE_SUPPLY] else None


def laid_grove(p: Salamandra, frame: Frame, grove: int) -> None:
    p.bags[GROVE_SUPPLY] = p.bags[GROVE_SUPPLY] & ~(1 << grove)
    p.gap[grove] = frame[1]
    if p.heard is not None:
        p.heard.append(("lay_grove", grove, frame[1]))


def deal_grove(p: Salamandra, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(GROVE_SUPPLY, ALL_GROVES, p.bags[GROVE_SUPPLY])


def groves_left(p: Salamandra, frame: Frame) -> list[int]:
    return words.pieces_in(p.bags[GROVE_SUPPLY])


def opened_book(p: Salamandra, frame: Frame, book: int) -> None:
    p.bags[BOOK_PILE] = p.bags[BOOK_PILE] & ~(1 << book)
    p.books.append(book)
    if p.heard is not None:
        p.heard.append(("open_book", book, len(p.books)))


def deal_book(p: Salamandra, frame: Frame, dealer: Dealer) -> int:
    return dealer.draw(BOOK_PILE, ALL_BOOKS, p.bags[BOOK_PILE])


def books_left(p: Salamandra, frame: Frame) -> list[int]:
    return words.pieces_in(p.bags[BOOK_PILE])


# --- 6, 10.2: rounds


def income(p: Salamandra, frame: Frame) -> list[int] | None:
    """5.6, 10.2: crystals, the apprentices of the next column, and everybody is active again (1.7)."""
    arriving = APPRENTICES_BY_ROUND[p.round]
    p.stock[CRYSTAL] += INCOME_CRYSTALS
    p.ready += arriving
    p.active, p.tired = sorted(p.active + p.tired), []
    if p.heard is not None:
        p.heard.append(("round", p.round + 1, INCOME_CRYSTALS, arriving))
    return None


def start_round(p: Salamandra, frame: Frame) -> list[int] | None:
    """6.1: Rudolph's points and apprentices, then the player's turns."""
    p.round += 1
    moves.score_round(p)
    p.stack.append(NEW_TURN)
    p.stack += [NEXT_ARROW] * p.round  # 12.4
    return None


def harvest(p: Salamandra, frame: Frame) -> list[int] | None:
    """10.1.3: pay for connected groves, as many as wished."""
    if p.stock[CRYSTAL] < HARVEST_PRICE:
        return None
    groves = connected_groves(p, p.tired)
    return [STOP] + [GROVE + grove for grove in groves] if groves else None


def harvested(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer == STOP:
        return
    p.stock[CRYSTAL] -= HARVEST_PRICE
    p.stack.append(frame)
    words.harvest_grove(p, answer - GROVE)


def round_end(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.6 Rudolph's groves, 12.7 the score check; then the next round or the final scoring."""
    moves.gather_groves(p)
    if p.heard is not None:
        p.heard.append(("check", p.round, p.vp, p.grey_vp))
    if p.vp <= p.grey_vp:
        p.over = LOST
    elif p.round == ROUNDS:
        p.over = SCORED
    else:
        p.stack += [(ROUND,), (INCOME,), (REFILL,), (RECYCLE, p.labour[5])]  # 12.8
    return None


# --- 12.8: preparation


def recycle(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.8.1: frame[1] more times a face-up card or displayed tile may go under its pile."""
    if not frame[1]:
        return None
    answers, bags = [STOP], p.bags
    for deck, card in enumerate(p.top):
        if card >= 0 and (bags[deck] or lies_under(p, deck)):
            answers.append(SWAP + deck)  # 12.8.2, 14.7
    if bags[FIELD_PILE] or lies_under(p, FIELD_PILE):
        for place, tile in enumerate(p.display):
            if tile >= 0:
                answers.append(SWAP + DECKS + place)
    return answers if len(answers) > 1 else None


def lies_under(p: Salamandra, pile: int) -> bool:
    """Has a recycled piece come to the bottom of this pile?"""
    return any(piece // PILE_SIZE == pile for piece in p.under)


def recycled(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer == STOP:
        return
    place = answer - SWAP
    p.stack.append((RECYCLE, frame[1] - 1))
    if place < DECKS:
        shown, pile = p.top[place], place
        p.top[place] = -1
        p.stack.append((TURN_UP, place))
    else:
        shown, pile = p.display[place - DECKS], FIELD_PILE
        p.display[place - DECKS] = -1
        p.stack.append((SHOW_FIELD, place - DECKS))
    p.under.append(pile * PILE_SIZE + shown)
    if p.heard is not None:
        p.heard.append(("recycle", pile, shown))


def refill(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.8.3: a grove in every empty gap with two or more octagons."""
    p.stack += [(LAY_GROVE, gap) for gap in reversed(gaps_to_refill(p))]
    return None


WORDS: Final = lexicon(
    (LAY_START, Word("lay_start", by_chance, laid_start, deal=deal_start, outcomes=starts_left)),
    (LAY_GROVE, Word("lay_grove", lay_grove, laid_grove, deal=deal_grove, outcomes=groves_left)),
    (
        SHOW_FIELD,
        Word(
            "show_field",
            building.show_field,
            building.showed_field,
            deal=building.deal_field,
            outcomes=building.fields_left,
        ),
    ),
    (TURN_UP, Word("turn_up", words.turn_up, words.turned_up, deal=words.deal_card, outcomes=words.cards_left)),
    (OPEN_BOOK, Word("open_book", by_chance, opened_book, deal=deal_book, outcomes=books_left)),
    (ROUND, Word("round", start_round)),
    (ARROW, Word("arrow", moves.arrow, moves.revealed_arrow, deal=moves.deal_arrow, outcomes=moves.arrows_left)),
    (START_TURN, Word("start_turn", turn.start_turn)),
    (ACT, Word("act", turn.act, turn.acted)),
    (CHOOSE_CELL, Word("choose_cell", building.choose_cell, building.chose_cell)),
    (FREE_BUILDING, Word("free_building", building.free_building, building.chose_free_building)),
    (PAY_ANY, Word("pay_any", words.pay_any, words.paid_any)),
    (EARN, Word("earn", words.run_earn)),
    (SCORE_PER, Word("score_per", words.score_per)),
    (TAKE_CARD, Word("take_card", words.take_card)),
    (REACTIVATE, Word("reactivate", words.reactivate, words.woken)),
    (PICK_GROVE, Word("pick_grove", words.pick_grove, words.picked_grove)),
    (OPTION, Word("option", building.option, building.chose_option)),
    (SPELLBOOK, Word("spellbook", words.spellbook, words.chose_book)),
    (SEND, Word("send", words.send, words.sent)),
    (HARVEST, Word("harvest", harvest, harvested)),
    (ROUND_END, Word("round_end", round_end)),
    (RECYCLE, Word("recycle", recycle, recycled)),
    (REFILL, Word("refill", refill)),
    (INCOME, Word("income", income)),
    (BUILD_BONUS, Word("build_bonus", building.build_bonus)),
)
