"""Constants of this game: words, answers, colours, effects, cards."""

from typing import Final

# --- words: the first entry of a frame

HOTEL: Final = 0  # (HOTEL, who): which board?
STRIP: Final = 1
ROUND: Final = 2  # (ROUND, n)
ROLL: Final = 3
TURN: Final = 4  # (TURN, nth): your turn, the nth of the round
FEE_DUE: Final = 5
AGENDA: Final = 6  # pending items of your turn: choose the next
USE: Final = 7  # (USE, item): carry out one item
MORE: Final = 8  # (MORE, rooms): more rooms of a prepare action
RALPHS_TURN: Final = 9  # (RALPHS_TURN, nth)
FLIP: Final = 10  # the top card of his deck shows its action side
EXPOSE: Final = 11  # the card below shows its preference side
RALPH_ACTS: Final = 12  # (RALPH_ACTS, actions still to come; -1: the die first)
CLOSE: Final = 13  # (CLOSE, n): end of round n

# --- your answers: a thing has the same number in every question

DECLINE: Final = 0  # also: stop
LOAN: Final = 1
TAKE: Final = 10  # + die
PASS: Final = 20  # + die
STEPS: Final = 31
KRONES: Final = 32
ROOM: Final = 40  # + room
STAFF: Final = 70  # + place on the strip, from 1
MAIN: Final = 80  # items: the main action,
DOOR: Final = 100  # + room: its door bonus,
STEP: Final = 130  # + number of an Emperor step bonus,
EXTRA: Final = 140  # + 2 * place on the strip + nth: an effect of a member just hired

# --- rooms, effects, spaces, staff

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
ANY: Final = 3
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "any")

EMPEROR_RACE: Final = 15  # bits of firsts: rows and columns 0..14, then the rows of the Emperor track

GAIN: Final = 1  # kinds of effects (2.1): gains of krones and Emperor steps are never declined
PREPARE: Final = 2
OCCUPY: Final = 3
HIRE: Final = 4
FREE: Final = 15  # a discount above any price

MAY_PREPARE: Final = 1  # options of the action board's spaces (section 5)
MAY_OCCUPY: Final = 2
MAY_STEP: Final = 4
MAY_EARN: Final = 8
MAY_HIRE: Final = 16

PERMANENT: Final = 0
ONCE: Final = 1
ENDGAME: Final = 2
TIMINGS: Final[tuple[str, ...]] = ("permanent", "once", "endgame")

ROOMS_OF_COLOUR: Final = 1  # what end-of-game staff counts (2.3); 0: nothing
ROOMS_ON_FLOORS: Final = 2
COMPLETE_ROWS: Final = 3
COMPLETE_COLUMNS: Final = 4
COMPLETE_GROUPS: Final = 5
STAFF_HIRED: Final = 6
COLOUR_SETS: Final = 7
COUNTS: Final = (
    "",
    "rooms_of_color",
    "rooms_on_floors",
    "complete_rows",
    "complete_columns",
    "complete_groups",
    "staff_hired",
    "color_sets",
)

# --- Ralph's cards

MOST: Final = 0  # the die symbol for the space with the most dice
HANDS: Final[tuple[str, ...]] = ("from_left", "from_right")
LEFT: Final = 0
SIDES: Final[tuple[str, ...]] = ("left", "right")
PREFERENCES: Final[tuple[str, ...]] = ("none", "row", "column", "group")

MARK: Final = 16  # a higher action is "mark (action - 16) spaces", a lower one an occupation
