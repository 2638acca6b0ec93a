"""The position. Written by ``make positions`` from fields.py: change that, not this."""

from typing import Any

from tableforone.kernel.frames import Position


class Hotels(Position):
    """Its parts are explained in voice/en/fields.ftl."""

    FIELDS = (
        "level", "cut_short", "round", "leopold_starts", "used", "passed", "rolls", "dice", "queue",
        "guest_bag", "guest_discard", "guest_shuffles", "objectives", "tiles", "board", "rooms",
        "occupied", "paid_groups", "money", "emperor", "kitchen", "cafe", "needs", "short", "hand",
        "staff", "turned", "claimed", "points", "offer", "staff_bag", "under", "private",
        "instruction", "instruction_bag", "his_rooms", "his_emperor", "his_staff", "his_claimed",
        "his_progress", "his_points", "modules", "edition", "tally", "ball", "lounge", "unique",
    )
    __slots__ = FIELDS

    level: int
    cut_short: int
    round: int
    leopold_starts: int
    used: int
    passed: int
    rolls: int
    dice: list[int]
    queue: list[int]
    guest_bag: int
    guest_discard: int
    guest_shuffles: int
    objectives: tuple[int, ...]
    tiles: tuple[int, ...]
    board: int
    rooms: int
    occupied: int
    paid_groups: int
    money: int
    emperor: int
    kitchen: list[int]
    cafe: list[int]
    needs: list[int]
    short: list[int]
    hand: list[int]
    staff: int
    turned: int
    claimed: tuple[int, ...]
    points: list[int]
    offer: tuple[int, ...]
    staff_bag: int
    under: tuple[int, ...]
    private: int
    instruction: int
    instruction_bag: int
    his_rooms: int
    his_emperor: int
    his_staff: tuple[int, ...]
    his_claimed: tuple[int, ...]
    his_progress: tuple[int, ...]
    his_points: list[int]
    modules: int
    edition: tuple[Any, ...]
    tally: list[int]
    ball: list[int]
    lounge: list[int]
    unique: list[int]

    def copy(self) -> "Hotels":
        other = Hotels()
        other.stack = self.stack.copy()
        other.ledger = self.ledger
        other.level = self.level
        other.cut_short = self.cut_short
        other.round = self.round
        other.leopold_starts = self.leopold_starts
        other.used = self.used
        other.passed = self.passed
        other.rolls = self.rolls
        other.dice = self.dice.copy()
        other.queue = self.queue.copy()
        other.guest_bag = self.guest_bag
        other.guest_discard = self.guest_discard
        other.guest_shuffles = self.guest_shuffles
        other.objectives = self.objectives
        other.tiles = self.tiles
        other.board = self.board
        other.rooms = self.rooms
        other.occupied = self.occupied
        other.paid_groups = self.paid_groups
        other.money = self.money
        other.emperor = self.emperor
        other.kitchen = self.kitchen.copy()
        other.cafe = self.cafe.copy()
        other.needs = self.needs.copy()
        other.short = self.short.copy()
        other.hand = self.hand.copy()
        other.staff = self.staff
        other.turned = self.turned
        other.claimed = self.claimed
        other.points = self.points.copy()
        other.offer = self.offer
        other.staff_bag = self.staff_bag
        other.under = self.under
        other.private = self.private
        other.instruction = self.instruction
        other.instruction_bag = self.instruction_bag
        other.his_rooms = self.his_rooms
        other.his_emperor = self.his_emperor
        other.his_staff = self.his_staff
        other.his_claimed = self.his_claimed
        other.his_progress = self.his_progress
        other.his_points = self.his_points.copy()
        other.modules = self.modules
        other.edition = self.edition
        other.tally = self.tally.copy()
        other.ball = self.ball.copy()
        other.lounge = self.lounge.copy()
        other.unique = self.unique.copy()
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.ledger + tuple(self.stack), self.level, self.cut_short, self.round,
            self.leopold_starts, self.used, self.passed, self.rolls, tuple(self.dice),
            tuple(self.queue), self.guest_bag, self.guest_discard, self.guest_shuffles,
            self.objectives, self.tiles, self.board, self.rooms, self.occupied, self.paid_groups,
            self.money, self.emperor, tuple(self.kitchen), tuple(self.cafe), tuple(self.needs),
            tuple(self.short), tuple(self.hand), self.staff, self.turned, self.claimed,
            tuple(self.points), self.offer, self.staff_bag, self.under, self.private,
            self.instruction, self.instruction_bag, self.his_rooms, self.his_emperor,
            self.his_staff, self.his_claimed, self.his_progress, tuple(self.his_points),
            self.modules, self.edition, tuple(self.tally), tuple(self.ball), tuple(self.lounge),
            tuple(self.unique),
        )
