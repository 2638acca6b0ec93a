"""What follows when a room is occupied, the Emperor comes nearer, krones come in?  The same for you and for Ralph."""

from tableforone.games.high_season.cards import (
    ACTIVE_ROW,
    BLUE,
    COLOUR,
    COLUMN_OF,
    GROUP,
    GROUP_KRONES,
    GROUP_STEPS,
    GROUP_VP,
    LINE_ROOMS,
    LINE_VP,
    MOST_KRONES,
    ROW_FIRST_VP,
    ROW_OF,
    ROW_SPACES,
    STEP_AT,
    STEP_BONUS,
    YELLOW,
)
from tableforone.games.high_season.position import DOOR, RALPH, STEP, YOU, HighSeason


def earn(p: HighSeason, krones: int) -> None:
    """You gain krones; what the track cannot hold is lost (1.10)."""
    p.money += krones
    if p.money > MOST_KRONES:
        krones -= p.money - MOST_KRONES
        p.money = MOST_KRONES
    if p.heard is not None:
        p.heard.append(("krones", krones))


def advance(p: HighSeason, who: int, steps: int) -> None:
    """Mark spaces on the Emperor track, one by one, from the active row on (7.1.1)."""
    track = p.track
    row = ACTIVE_ROW[p.round]  # 7.1.2: earlier rows are closed
    if p.heard is not None:
        left = sum([ROW_SPACES[n] - track[who * 4 + n] for n in range(row, 4)])
        if left:
            p.heard.append(("steps", who, min(steps, left)))
    while steps:
        marks = track[who * 4 + row]
        if marks < ROW_SPACES[row]:
            track[who * 4 + row] = marks + 1
            steps -= 1
            if row < 3:
                mark(p, who, row, marks + 1)
        elif row < 3:
            row += 1
        else:
            if p.heard is not None:
                p.heard.append(("steps_lost", who, steps))
            return


def mark(p: HighSeason, who: int, row: int, space: int) -> None:
    """A space of a row was marked: its bonus (7.1.3), and the points for the first to fill the row (7.1.4)."""
    bonus = STEP_AT[row << 3 | space]
    if bonus >= 0 and who == YOU:  # 9.5.2: Ralph takes no step bonus
        p.pending.append(STEP + bonus)
        if p.heard is not None:
            p.heard.append(("step_bonus", bonus, STEP_BONUS[p.hotels[YOU] * 7 + bonus]))
    if space == ROW_SPACES[row]:
        vp = ROW_FIRST_VP[row] if is_first(p, who, 15 + row) else 0
        if p.heard is not None:
            p.heard.append(("row_filled", who, row, vp))


def is_first(p: HighSeason, who: int, race: int) -> bool:
    """Note who was the first in a row, a column or a row of the Emperor track; False when the other one was."""
    if (p.firsts[YOU] | p.firsts[RALPH]) >> race & 1:
        return False
    p.firsts[who] |= 1 << race
    return True


def occupy(p: HighSeason, who: int, room: int) -> None:
    """A room is crossed out: row and column, then the group, then the door bonus (6.2.1-6.2.4)."""
    occupied = p.occupied[who] | 1 << room
    p.occupied[who] = occupied
    empty = ~occupied
    line = ROW_OF[room]
    if not LINE_ROOMS[line] & empty:
        complete_line(p, who, line)
    line = COLUMN_OF[room]
    if not LINE_ROOMS[line] & empty:
        complete_line(p, who, line)
    at = p.hotels[who] << 5 | room
    group = GROUP[at]
    if not group & empty:
        complete_group(p, who, COLOUR[at], group.bit_count())
    if who == YOU:
        p.prepared &= ~(1 << room)
        if room > 7:  # 6.2.4
            p.pending.append(DOOR + room)


def complete_line(p: HighSeason, who: int, line: int) -> None:
    """A row or column is full: points for the first only (6.3)."""
    vp = LINE_VP[line] if is_first(p, who, line) else 0
    if p.heard is not None:
        p.heard.append(("line", who, line, vp))


def complete_group(p: HighSeason, who: int, colour: int, size: int) -> None:
    """A group is full: its reward at once (6.4); Ralph's red groups count like blue ones (9.6.8)."""
    if p.heard is not None:
        p.heard.append(("group", who, colour, size))
    if colour == YELLOW:
        advance(p, who, GROUP_STEPS[size])
    elif colour == BLUE or who == RALPH:
        if p.heard is not None:
            p.heard.append(("group_vp", who, GROUP_VP[size]))
    else:
        earn(p, GROUP_KRONES[size])
