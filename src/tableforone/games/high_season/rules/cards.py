"""The data files as tables of ints, checked when read.

Rooms are numbers 1..28 and, in sets, bits of a mask: room 13 is ``1 << 13``.  Hotels, strips and
staff members are numbers from 0.  Tables of a hotel's rooms are flat: ``hotel << 5 | room``.
"""

from pathlib import Path
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data, known, read_data
from tableforone.kernel.options import BoardCell

from . import numbers as n
from .effects import packed

FOLDER: Final[Path] = Path(__file__).parent.parent
BOARD: Final[Data] = read_data(FOLDER, "board")
EMPEROR: Final[Data] = read_data(FOLDER, "emperor")
STAFF: Final[Data] = read_data(FOLDER, "staff")
HOTELS: Final[list[Data]] = read_data(FOLDER, "hotels")["hotel"]
ACTIONS: Final[list[Data]] = read_data(FOLDER, "actions")["action"]

# names of the action board's spaces in the data (section 5)
ALLOWED: Final[dict[str, int]] = {
    "prepare": n.MAY_PREPARE,
    "occupy": n.MAY_OCCUPY,
    "prepare_or_occupy": n.MAY_PREPARE | n.MAY_OCCUPY,
    "emperor": n.MAY_STEP,
    "krones": n.MAY_EARN,
    "emperor_or_krones": n.MAY_STEP | n.MAY_EARN,
    "hire": n.MAY_HIRE,
}

# --- the same on every board

ROUNDS: Final[int] = BOARD["game"]["rounds"]
TURNS: Final[int] = BOARD["game"]["turns_per_player_per_round"]
DICE: Final[int] = BOARD["dice_by_players"]["2"]
START_KRONES: Final[int] = BOARD["start_krones"]["1"]
MOST_KRONES: Final[int] = BOARD["money"]["track_spaces"]
KRONES_PER_VP: Final[int] = BOARD["money"]["krones_per_vp"]
LOANS: Final[int] = BOARD["loans"]["max"]
LOAN_KRONES: Final[int] = BOARD["loans"]["krones_each"]
LOAN_VP: Final[list[int]] = BOARD["loans"]["vp"]
PASS_KRONES: Final[int] = BOARD["pass"]["krones"]
FEE: Final[int] = ACTIONS[5]["fee_krones"]

ROOMS: Final[int] = BOARD["rooms"]["count"]
ALL_ROOMS: Final[int] = mask_of(list(range(1, ROOMS + 1)))
START_PREPARED: Final[int] = mask_of(BOARD["rooms"]["start_prepared"])
LEFT_SIDE: Final[int] = mask_of([r for r in range(1, ROOMS + 1) if (r - 1) % 7 + 1 in BOARD["rooms"]["left_columns"]])
NOT_COLUMN_1: Final[int] = ALL_ROOMS & ~mask_of([1, 8, 15, 22])
NOT_COLUMN_7: Final[int] = ALL_ROOMS & ~mask_of([7, 14, 21, 28])

FLOOR: Final[list[int]] = [0] + [(room - 1) // 7 + 1 for room in range(1, ROOMS + 1)]
PREPARE_COST: Final[list[int]] = [0] + [floor["prepare_cost"] for floor in BOARD["floor"]]  # by floor
OCCUPY_COST: Final[list[int]] = [0] + [floor["occupy_cost"] for floor in BOARD["floor"]]
FLOOR_VP: Final[list[int]] = [0] + [floor["vp"] for floor in BOARD["floor"]]
FLOOR_ROOMS: Final[list[int]] = [0] + [mask_of(floor["rooms"]) for floor in BOARD["floor"]]


def affordable(costs: list[int]) -> list[int]:
    """By krones (including the discount): the rooms on floors that cost at most this."""
    return [sum(FLOOR_ROOMS[f] for f in range(1, 5) if costs[f] <= krones) for krones in range(64)]


PREPARE_WITH: Final[list[int]] = affordable(PREPARE_COST)
OCCUPY_WITH: Final[list[int]] = affordable(OCCUPY_COST)

LINES: Final[list[Data]] = BOARD["row"] + BOARD["column"]  # lines 0..7 are rows (1.7), 8..14 columns (1.8)
ROWS: Final = 8
LINE_NAMES: Final[tuple[str, ...]] = tuple(line["id"] for line in LINES)
LINE_ROOMS: Final[list[int]] = [mask_of(line["rooms"]) for line in LINES]
LINE_VP: Final[list[int]] = [line["vp"] for line in LINES]
ROW_OF: Final[list[int]] = [0] + [
    next(line for line in range(ROWS) if LINE_ROOMS[line] >> room & 1) for room in range(1, ROOMS + 1)
]
COLUMN_OF: Final[list[int]] = [0] + [ROWS + (room - 1) % 7 for room in range(1, ROOMS + 1)]
IN_ROW: Final[list[int]] = [LINE_ROOMS[line] for line in ROW_OF]  # by room: all rooms of its row
IN_COLUMN: Final[list[int]] = [LINE_ROOMS[line] for line in COLUMN_OF]


def reward(colour: str) -> list[int]:
    """The reward of a complete group of this colour, by its size (6.4)."""
    return [BOARD["group_reward"][colour].get(str(size), 0) for size in range(5)]


GROUP_VP: Final[list[int]] = reward("blue")
GROUP_KRONES: Final[list[int]] = reward("red")
GROUP_STEPS: Final[list[int]] = reward("yellow")

# by die: its options (section 5)
SPACE_OPTIONS: Final[list[int]] = [0] + [
    sum({bit for name in action["options"] for bit in (1, 2, 4, 8, 16) if ALLOWED[name] & bit}) for action in ACTIONS
]

# --- the eight hotels

COLOUR: Final[list[int]] = [0] * (8 << 5)  # hotel << 5 | room
GROUP: Final[list[int]] = [0] * (8 << 5)  # the mask of the room's group
DOOR_BONUS: Final[list[int]] = [0] * (8 << 5)  # the packed door bonus
COLOUR_ROOMS: Final[list[int]] = [0] * (8 << 2)  # hotel << 2 | colour; ANY: all rooms
GROUPS: Final[list[list[int]]] = []  # by hotel: the masks of its groups
STEP_BONUS: Final[list[int]] = []  # hotel * 7 + number of the bonus on the track


def lay_out(number: int, hotel: Data) -> None:
    """Fill the tables of one hotel; inconsistent data stops the import."""
    where = hotel["id"]
    for room in range(1, ROOMS + 1):
        colour = known(n.COLOURS[:3], hotel["colors"][room - 1], where)
        COLOUR[number << 5 | room] = colour
        COLOUR_ROOMS[number << 2 | colour] |= 1 << room
        if room > 7:
            DOOR_BONUS[number << 5 | room] = packed(hotel["room_bonus"][str(room)], f"{where} room {room}")
    COLOUR_ROOMS[number << 2 | n.ANY] = ALL_ROOMS
    GROUPS.append([mask_of(group["rooms"]) for group in hotel["groups"]])
    for group in hotel["groups"]:
        for room in group["rooms"]:
            if GROUP[number << 5 | room] or n.COLOURS[COLOUR[number << 5 | room]] != group["color"]:
                raise ValueError(f"{where}: room {room} is in two groups or in one of another colour")
            GROUP[number << 5 | room] = mask_of(group["rooms"])


for _number in range(8):
    lay_out(_number, HOTELS[_number])


def drawn(hotel: int) -> list[BoardCell]:
    """A small picture of a hotel: rooms and groups, a staircase between columns 4 and 5."""
    group = [GROUP[hotel << 5 | room] for room in range(ROOMS + 1)]
    cells = []
    for room in range(1, ROOMS + 1):
        floor, column = divmod(room - 1, 7)
        right = column < 6 and group[room] == group[room + 1]
        up = floor < 3 and group[room] == group[room + 7]
        cells.append(BoardCell(column + (column > 3), 3 - floor, n.COLOURS[COLOUR[hotel << 5 | room]], right, up))
    return cells


# --- the Emperor track

TRACK_ROWS: Final[list[Data]] = EMPEROR["row"]
TRACK_SPACES: Final[list[int]] = [row["spaces"] for row in TRACK_ROWS] + [EMPEROR["track"]["extra_spaces"]]
TRACK_NEEDED: Final[list[int]] = [row["min_spaces"] for row in TRACK_ROWS]
TRACK_PENALTY: Final[list[int]] = [row["penalty_vp"] for row in TRACK_ROWS]
TRACK_FIRST_VP: Final[list[int]] = [row["first_vp"] for row in TRACK_ROWS]
TRACK_VISIT: Final[list[int]] = [row["check_after_round"] for row in TRACK_ROWS]
EXTRA_VP: Final[int] = EMPEROR["track"]["extra_vp_each"]
ACTIVE_ROW: Final[list[int]] = [0] + [
    next(row for row in range(3) if number in TRACK_ROWS[row]["rounds"]) for number in range(1, ROUNDS + 1)
]
# by round: the row that the Emperor checks, or -1
VISIT_AFTER: Final[list[int]] = [-1] * (ROUNDS + 1)
BONUS_SPACES: Final[tuple[tuple[int, int], ...]] = tuple(
    (row, space) for row in range(3) for space in TRACK_ROWS[row]["bonus_at"]
)
BONUS_AT: Final[list[int]] = [-1] * 32  # row << 3 | space: the number of its bonus, or -1

for _row in range(3):
    VISIT_AFTER[TRACK_VISIT[_row]] = _row
for _bonus, (_row, _space) in enumerate(BONUS_SPACES):
    BONUS_AT[_row << 3 | _space] = _bonus
for _hotel in EMPEROR["hotel"]:
    if [(b["row"] - 1, b["space"]) for b in _hotel["bonus"]] != list(BONUS_SPACES):
        raise ValueError(f"{_hotel['id']}: step bonuses at other spaces than the track has")
    STEP_BONUS.extend([packed(b["effects"], f"{_hotel['id']} Emperor track") for b in _hotel["bonus"]])

# --- staff

MEMBERS: Final[list[Data]] = sorted(STAFF["staff"], key=lambda member: str(member["id"]))
STAFF_IDS: Final[tuple[str, ...]] = tuple(member["id"] for member in MEMBERS)
STAFF_COST: Final[list[int]] = [member["cost"] for member in MEMBERS]
STAFF_TIMING: Final[list[int]] = [known(n.TIMINGS, member["timing"], member["id"]) for member in MEMBERS]
STAFF_DIE: Final[list[int]] = [0] * len(MEMBERS)  # permanent: the triggering die, 0 for none
STAFF_STRENGTH: Final[list[int]] = [0] * len(MEMBERS)
STAFF_GAIN: Final[list[int]] = [0] * len(MEMBERS)  # packed
STAFF_WAIVES: Final[list[int]] = [0] * len(MEMBERS)  # 1: the fee of space 6 is not paid
STAFF_MAID: Final[list[int]] = [-1] * len(MEMBERS)  # the colour she prepares for free, or -1
STAFF_ONCE: Final[list[list[int]]] = [[] for _ in MEMBERS]  # packed effects
STAFF_SCORE: Final[list[int]] = [0] * len(MEMBERS)
# the colour, or the floors' rooms, or the VP of right rows
STAFF_SCORE_OF: Final[list[int]] = [0] * len(MEMBERS)
STAFF_VP: Final[list[int]] = [0] * len(MEMBERS)
STRIPS: Final[list[list[int]]] = [[STAFF_IDS.index(name) for name in strip["staff"]] for strip in STAFF["strip"]]


def instruct(member: int, effect: Data, where: str) -> None:
    """Fill the tables of one staff effect (2.2, 2.3 or 2.1)."""
    if STAFF_TIMING[member] == n.ONCE:
        STAFF_ONCE[member].append(packed([effect], where))
    elif STAFF_TIMING[member] == n.ENDGAME:
        STAFF_SCORE[member] = known(n.COUNTS, effect["score"], where)
        STAFF_VP[member] = effect["left_vp"] if "left_vp" in effect else effect["vp"]
        if "color" in effect:
            STAFF_SCORE_OF[member] = known(n.COLOURS[:3], effect["color"], where)
        elif "floors" in effect:
            STAFF_SCORE_OF[member] = sum(FLOOR_ROOMS[floor] for floor in effect["floors"])
        else:
            STAFF_SCORE_OF[member] = effect.get("right_vp", 0)
    elif known(("die", "prepare"), effect["on"], where):
        STAFF_MAID[member] = known(n.COLOURS[:3], effect["color"], where)
    else:
        STAFF_DIE[member] = effect["die"]
        STAFF_STRENGTH[member] = effect.get("strength", 0)
        STAFF_GAIN[member] = packed(effect.get("gain", []), where)
        STAFF_WAIVES[member] = int(effect.get("waive_fee", False))


for _number in range(len(MEMBERS)):
    for _effect in MEMBERS[_number]["effects"]:
        instruct(_number, _effect, MEMBERS[_number]["id"])

# strip << 6 | krones (including the discount): the affordable places, as bits
HIRE_WITH: Final[list[int]] = [
    sum(1 << place for place in range(6) if STAFF_COST[strip[place]] <= krones)
    for strip in STRIPS
    for krones in range(64)
]

# Permanent staff is on places 1 and 2, so their effects depend on the strip and the two lowest
# bits of the hired.


def permanent(strip: int, hired: int) -> list[int]:
    return [STRIPS[strip][place] for place in range(2) if hired >> place & 1]


# (strip << 2 | hired) << 3 | die: the member tied to this die, or -1
AWAKE: Final[list[int]] = [
    next((member for member in permanent(strip, hired) if STAFF_DIE[member] == die), -1)
    for strip in range(8)
    for hired in range(4)
    for die in range(8)
]
# (hotel << 3 | strip) << 2 | hired: the rooms that chambermaids prepare for free
MAID_ROOMS: Final[list[int]] = [
    mask_of(
        [
            room
            for room in range(1, ROOMS + 1)
            for m in permanent(strip, hired)
            if STAFF_MAID[m] == COLOUR[hotel << 5 | room]
        ]
    )
    for hotel in range(8)
    for strip in range(8)
    for hired in range(4)
]
