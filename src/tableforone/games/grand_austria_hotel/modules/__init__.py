"""The modules, their cards, and the table of all hooks that they use, with rule numbers.

This package only defines values; the game registers them when it is assembled.
"""

from typing import Final

from ..rules import edition
from ..rules import moments as at
from ..rules.moments import Row
from ..rules.says import m as says
from ..rules.setup import Guess
from . import ballrooms, celebrities, common, promos, some_more, unique_hotels
from .ballrooms.opponent import turn as her_dance
from .ballrooms.rules import cards as ball_cards
from .ballrooms.rules import dancing, places
from .ballrooms.rules import scoring as ball_scoring
from .celebrities.opponent import turn as her_dice
from .celebrities.rules import celebrities as stars
from .celebrities.rules import dice, lounge
from .common.rules import box, tally
from .common.rules import numbers as m
from .module import Module
from .promos.rules import cards as promo
from .some_more.rules import flips
from .unique_hotels.opponent import hautel_couture, nine_stars_inn, sushi_resort, toll_bridge
from .unique_hotels.rules import choosing, entrances, kozi_palace

MODULES: Final[tuple[Module, ...]] = (
    ballrooms.MODULE,
    common.MODULE,
    celebrities.MODULE,
    unique_hotels.MODULE,
    some_more.MODULE,
    promos.MODULE,
)

# All cards of the modules, as data rows with the modules that each ``needs``, as bits.
GUESTS: Final = [*box.GUESTS, *promo.GUESTS]
STAFF: Final = [*box.STAFF, *promo.STAFF]
OBJECTIVES: Final = box.OBJECTIVES
TILES: Final = box.TILES

# The reconstructed data of the modules, in the order in which it is listed.
GUESSES: Final = (
    Guess(m.BALLROOMS, says("guess-ballroom-guests"), edition.GUEST_PART, len(box.GUESTS)),
    Guess(m.BALLROOMS, says("guess-ballroom-rows"), m.BALLROOM_PART),
    Guess(m.BALLROOMS, says("guess-rehearsal-rooms"), m.REHEARSAL_PART),
    Guess(m.BALLROOMS, says("guess-bottles")),
    Guess(m.BALLROOMS, says("guess-ballroom-colours")),
    Guess(m.BALLROOMS | m.SOME_MORE, says("guess-staff-costs"), edition.STAFF_PART, len(box.STAFF)),
    Guess(m.CELEBRITIES, says("guess-celebrity-points"), m.CELEBRITY_PART),
    Guess(m.CELEBRITIES, says("guess-lounge"), m.LOUNGE_PART),
    Guess(m.UNIQUE_HOTELS, says("guess-dove"), m.TOKEN_PART),
    Guess(m.PROMOS, says("guess-promos", guests=[row["name"] for row in promo.GUESTS if row["reconstructed"]])),
)

# Each row: a hook and its entries in order: (modules, function, rules).
# One of the modules must be in play.
TABLE: Final[tuple[Row, ...]] = (
    # set-up and rounds
    at.SET_UP.row(
        (m.BALLROOMS, places.set_up, "14.1, 14.2, 21.1"),
        (m.CELEBRITIES, lounge.set_up, "15.1"),
        (m.UNIQUE_HOTELS, choosing.set_up, "16.2, 23.1"),
    ),
    at.ROLL.row((m.CELEBRITIES, dice.roll, "15.1")),
    at.DUSTBIN.row((m.CELEBRITIES, dice.dustbin, "15.7")),
    at.TURNS_OVER.row((m.UNIQUE_HOTELS, entrances.turns_over, "24.4")),
    at.ROUND_ENDS.row(
        (m.BALLROOMS, ball_scoring.round_ends, "14.9"),
        (m.CELEBRITIES, lounge.round_ends, "15.5, 24.4"),
        (m.UNIQUE_HOTELS, nine_stars_inn.round_ends, "23.3.4"),
    ),
    at.NEXT_ROUND.row(
        (m.CELEBRITIES, lounge.next_round, "15.5"),
        (m.PROMOS, promo.next_round, "18.1"),
        (m.UNIQUE_HOTELS, entrances.next_round, "16.5.2"),
        (m.UNIQUE_HOTELS, hautel_couture.next_round, "23.2.5"),
    ),
    at.FINAL.row((m.PROMOS, promo.final, "18.1"), (m.UNIQUE_HOTELS, entrances.final, "16.5.6")),
    at.FINAL_LINES.row((m.UNIQUE_HOTELS, entrances.final_line, "16.5.6")),
    # the player's turn
    at.TURN_ANSWERS.row(
        (m.BALLROOMS, dancing.offer_balls, "14.5"),
        (m.CELEBRITIES, dice.offer, "15.2"),
        (m.CELEBRITIES, stars.offer_moves, "15.6"),
        (m.CELEBRITIES, stars.offer_exchange, "15.6"),
        (m.PROMOS, promo.offer, "18.1"),
        (m.UNIQUE_HOTELS, entrances.offer_personal, "16.5.6"),
        (m.UNIQUE_HOTELS, entrances.offer_rewards, "16.5.8"),
        (m.UNIQUE_HOTELS, kozi_palace.offer_shifts, "16.5.9"),
    ),
    at.ACTION_BEGINS.row((m.ANY_MODULE, tally.begin, "17.3.1")),
    at.ACTION_FOLLOWED.row((m.SOME_MORE, flips.follow, "17.3")),
    at.NO_DIE.row((m.UNIQUE_HOTELS, toll_bridge.no_die, "23.5.3")),
    at.SPACE_COST.row((m.UNIQUE_HOTELS, toll_bridge.toll, "23.5.2")),
    at.SPACE_USED.row((m.UNIQUE_HOTELS, toll_bridge.space_used, "23.5.4")),
    at.DIE_TAKEN.row(
        (m.BALLROOMS, ball_cards.die_taken, "8.5"),
        (m.UNIQUE_HOTELS, entrances.by_sum, "16.5.2"),
        (m.UNIQUE_HOTELS, hautel_couture.die_taken, "23.2.4"),
    ),
    at.ACTION.row((m.BALLROOMS, dancing.three_items, "14.4")),
    at.EXTRA_ACTIONS.row((m.UNIQUE_HOTELS, kozi_palace.offer_extra, "16.5.9")),
    at.EXTRA_ACTION.row((m.UNIQUE_HOTELS, kozi_palace.shift_extra, "16.5.9")),
    at.GUEST_COST.row((m.UNIQUE_HOTELS, sushi_resort.extra_cost, "23.4.3")),
    at.GUEST_TAKEN.row((m.UNIQUE_HOTELS, sushi_resort.taken_by_player, "23.4.3")),
    at.GUEST_ACTION.row((m.UNIQUE_HOTELS, entrances.offer_second, "16.5.4")),
    at.QUEUE_MOVED.row((m.UNIQUE_HOTELS, sushi_resort.queue_moved, "23.4.4")),
    at.GUEST_LEAVES.row(
        (m.ANY_MODULE, tally.count_guest, "14.11"),
        (m.CELEBRITIES, stars.clear_table, "15.6"),
        (m.SOME_MORE, flips.after_guest, "17.3"),
        (m.UNIQUE_HOTELS, entrances.to_the_pile, "16.5.4"),
    ),
    at.COMPLETE.row((m.CELEBRITIES, stars.nearly_complete, "15.6")),
    at.STAYS.row((m.PROMOS, promo.stays, "18.1")),
    at.ROOM_OCCUPIED.row(
        (m.CELEBRITIES, stars.room_occupied, "15.6"),
        (m.SOME_MORE, flips.after_group, "17.3"),
        (m.UNIQUE_HOTELS, entrances.occupied, "16.5.3, 16.5.7"),
        (m.UNIQUE_HOTELS, nine_stars_inn.remove_stars, "23.3.3"),
    ),
    at.GROUP_BONUS.row((m.UNIQUE_HOTELS, entrances.better_bonus, "16.5.1")),
    at.ROOMS_FREE.row((m.CELEBRITIES, stars.rooms_free, "15.6")),
    at.STAFF_PLAYED.row(
        (m.BALLROOMS, ball_cards.staff_played, "8.3"),
        (m.CELEBRITIES, stars.staff_played, "15.6"),
        (m.UNIQUE_HOTELS, entrances.after_staff, "16.5.5"),
    ),
    at.OBJECTIVE_CLAIMED.row(
        (m.BALLROOMS, ball_cards.objective_claimed, "8.5"), (m.SOME_MORE, flips.after_marker, "17.3")
    ),
    # the player's gains, source by source
    at.MONEY_GAINED.row((m.CELEBRITIES, stars.money_gained, "15.4, 15.6")),
    at.POINTS_SCORED.row((m.CELEBRITIES, stars.points_scored, "15.4, 15.6")),
    at.ADVANCED.row(
        (m.ANY_MODULE, tally.count_spaces, "17.3.1"),
        (m.CELEBRITIES, stars.advanced, "15.4, 15.6"),
        (m.SOME_MORE, flips.after_advance, "17.3.1"),
    ),
    at.ITEMS_RECEIVED.row(
        (m.ANY_MODULE, tally.count_items, "17.3.1"),
        (m.CELEBRITIES, stars.items_received, "15.4, 15.6"),
        (m.SOME_MORE, flips.after_items, "17.3.1"),
    ),
    at.ITEM_SPENT.row((m.PROMOS, promo.item_spent, "18.1")),
    dancing.DANCER_SENT.row((m.BALLROOMS, ball_cards.dancer_sent, "14.6"), (m.CELEBRITIES, stars.dancer_sent, "15.6")),
    dancing.ROW_BONUS.row((m.UNIQUE_HOTELS, entrances.double_bonus, "16.5.10")),
    ball_scoring.BALLROOM_SCORED.row((m.UNIQUE_HOTELS, entrances.most_dancers, "16.5.10")),
    # the opponent
    at.HIS_GUEST.row((m.BALLROOMS, her_dance.guest_to_a_ball, "21.2, 21.5")),
    at.HIS_GUEST_TAKEN.row((m.UNIQUE_HOTELS, sushi_resort.score_tokens, "23.4.4")),
    at.HIS_ROOM.row((m.UNIQUE_HOTELS, sushi_resort.tile_laid, "23.4.2")),
    at.HIS_FACE.row((m.CELEBRITIES, her_dice.her_face, "22.2")),
    at.HIS_DIE.row((m.CELEBRITIES, her_dice.her_die, "22.1, 22.3"), (m.UNIQUE_HOTELS, toll_bridge.die_left, "23.5.1")),
    at.HIS_OBJECTIVE.row((m.UNIQUE_HOTELS, nine_stars_inn.add_star, "23.3.2")),
    at.HIS_DANCER.row((m.BALLROOMS, her_dance.one_more, "21.4")),
    at.HIS_VACANT.row((m.UNIQUE_HOTELS, hautel_couture.reserved, "23.2.7")),
    # inspection
    at.INVARIANTS.row((m.BALLROOMS, places.broken, "14.6"), (m.CELEBRITIES, lounge.broken, "15.5")),
    at.OUT_OF_DECK.row((m.UNIQUE_HOTELS, hautel_couture.elsewhere, "16.5.4, 23.2.1")),
)
