"""What lies on the table?  Both hotels, the queue, the dice, the decks as bags, and what still has to happen."""

from typing import Any, Final

from tableforone.kernel.frames import Position

from . import numbers as n

TABLES: Final = 3  # in the café
NOBODY: Final = 0  # an empty place in the queue or the café; guests have the numbers printed on their cards

PARTS: Final = (
    "level",
    "round",
    "leopold_starts",
    "used",
    "passed",
    "rolls",
    "dice",
    "queue",
    "guest_bag",
    "guest_discard",
    "guest_shuffles",
    "objectives",
    "tiles",
    "board",
    "rooms",
    "occupied",
    "paid_groups",
    "money",
    "emperor",
    "kitchen",
    "cafe",
    "needs",
    "short",
    "hand",
    "staff",
    "turned",
    "claimed",
    "points",
    "offer",
    "staff_bag",
    "under",
    "private",
    "instruction",
    "instruction_bag",
    "his_rooms",
    "his_emperor",
    "his_staff",
    "his_claimed",
    "his_progress",
    "his_points",
    "modules",
    "edition",
    "tally",
    "ball",
    "lounge",
    "unique",
)


class Hotels(Position):
    """One game.  Sets of spaces and of cards are bit masks; the player's parts have plain names."""

    __slots__ = PARTS
    FIELDS = PARTS

    # the table
    level: int
    round: int
    leopold_starts: int  # he holds the tile 1/4 (20.2.1)
    used: int  # turn numbers covered by a die, bits 1-4
    passed: int  # the player waits (3.5.1)
    rolls: int  # how often the dice were rolled in this game
    dice: list[int]  # dice on the action spaces 1-6
    queue: list[int]
    guest_bag: int
    guest_discard: int
    guest_shuffles: int
    objectives: list[int]
    tiles: list[int]  # Emperor tiles A, B, C
    # the player
    board: int  # which side of which hotel board
    rooms: int  # spaces with a room tile
    occupied: int
    paid_groups: int
    money: int
    emperor: int
    kitchen: list[int]
    cafe: list[int]
    needs: list[int]  # items still missing, table by table
    short: list[int]  # how many items are missing at each table
    hand: list[int]
    staff: int  # cards in play
    turned: int  # once-per-round cards used in this round
    claimed: list[int]  # points of the spot under the player's marker
    points: list[int]
    offer: list[int]  # cards drawn to choose from (6.5.4)
    # the staff deck: unseen cards, cards known to lie at the bottom, and how many unseen ones are Leopold's
    staff_bag: int
    under: list[int]
    private: int
    # Leopold
    instruction: int
    instruction_bag: int
    his_rooms: int
    his_emperor: int
    his_staff: list[int]
    his_claimed: list[int]
    his_progress: list[int]  # 0 no marker, 1 on III, 2 on II, 3 claimed
    his_points: list[int]
    # modules: which are in the game, and a block of numbers for each; all empty in the base game
    modules: int  # bits
    edition: list[Any]  # the player's own card data, see edition
    tally: list[int]
    ball: list[int]
    lounge: list[int]
    unique: list[int]

    def copy(self) -> "Hotels":
        q = Hotels()
        q.stack.extend(self.stack)
        q.level = self.level
        q.round = self.round
        q.leopold_starts = self.leopold_starts
        q.used = self.used
        q.passed = self.passed
        q.rolls = self.rolls
        q.dice = self.dice[:]
        q.queue = self.queue[:]
        q.guest_bag = self.guest_bag
        q.guest_discard = self.guest_discard
        q.guest_shuffles = self.guest_shuffles
        q.objectives = self.objectives[:]
        q.tiles = self.tiles[:]
        q.board = self.board
        q.rooms = self.rooms
        q.occupied = self.occupied
        q.paid_groups = self.paid_groups
        q.money = self.money
        q.emperor = self.emperor
        q.kitchen = self.kitchen[:]
        q.cafe = self.cafe[:]
        q.needs = self.needs[:]
        q.short = self.short[:]
        q.hand = self.hand[:]
        q.staff = self.staff
        q.turned = self.turned
        q.claimed = self.claimed[:]
        q.points = self.points[:]
        q.offer = self.offer[:]
        q.staff_bag = self.staff_bag
        q.under = self.under[:]
        q.private = self.private
        q.instruction = self.instruction
        q.instruction_bag = self.instruction_bag
        q.his_rooms = self.his_rooms
        q.his_emperor = self.his_emperor
        q.his_staff = self.his_staff[:]
        q.his_claimed = self.his_claimed[:]
        q.his_progress = self.his_progress[:]
        q.his_points = self.his_points[:]
        q.modules = self.modules
        if not self.modules:  # the usual case, and quicker
            q.edition = []
            q.tally = []
            q.ball = []
            q.lounge = []
            q.unique = []
            return q
        q.edition = self.edition[:]
        q.tally = self.tally[:]
        q.ball = self.ball[:]
        q.lounge = self.lounge[:]
        q.unique = self.unique[:]
        return q


def fresh() -> Hotels:
    """The table before anything is laid out."""
    p = Hotels()
    p.level = 0
    p.round = 0
    p.leopold_starts = 1
    p.used = 0
    p.passed = 0
    p.rolls = 0
    p.dice = [0] * 7
    p.queue = [NOBODY] * 5
    p.guest_bag = 0
    p.guest_discard = 0
    p.guest_shuffles = 0
    p.objectives = []
    p.tiles = []
    p.board = 0
    p.rooms = 0
    p.occupied = 0
    p.paid_groups = 0
    p.money = 0
    p.emperor = 0
    p.kitchen = [0] * n.KINDS
    p.cafe = [NOBODY] * TABLES
    p.needs = [0] * (TABLES * n.KINDS)
    p.short = [0] * TABLES
    p.hand = []
    p.staff = 0
    p.turned = 0
    p.claimed = [0, 0, 0]
    p.points = [0] * n.MOST_ACCOUNTS
    p.offer = []
    p.staff_bag = 0
    p.under = []
    p.private = 0
    p.instruction = 0
    p.instruction_bag = 0
    p.his_rooms = 0
    p.his_emperor = 0
    p.his_staff = []
    p.his_claimed = [0, 0, 0]
    p.his_progress = [0, 0, 0]
    p.his_points = [0] * n.MOST_ACCOUNTS
    p.modules = 0
    p.edition = []
    p.tally = []
    p.ball = []
    p.lounge = []
    p.unique = []
    return p
