"""Short descriptions of positions with modules: ``tables`` plus ballrooms, lounge and entrances."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import places as ball
from tableforone.games.grand_austria_hotel.modules.celebrities.rules import lounge
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as hotels
from tableforone.games.grand_austria_hotel.rules import boards, decks
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.games.grand_austria_hotel.rules.setup import BLOCKS
from tableforone.kernel.frames import Answer
from tableforone.kernel.table import Table
from tests.games.grand_austria_hotel.tables import Sitting, bag, lay_out

APOLLOSAAL, STRAUSS, ODEONSAAL, SPERL, KETTENBRUECKE = range(5)
ENTRANCES = {name.replace("_", "-"): number for number, name in enumerate(hotels.IDS)}
HIS = {"hautel-couture": 0, "nine-stars-inn": 1, "sushi-resort": 2, "toll-bridge-hotel": 3}


def waltz(
    modules: str,
    *,
    champagne: int = 0,
    ballrooms: Sequence[int] = (APOLLOSAAL, SPERL, KETTENBRUECKE),
    board: int = 0,
    areas: Sequence[int] | None = None,
    mine: Mapping[int, int] = {},
    hers: Mapping[int, int] = {},
    in_lounge: Sequence[str] = ("christie", "einstein", "chaplin"),
    aged: Sequence[int] = (0, 0, 0),
    coloured: Sequence[int] = (0, 0, 0),
    with_me: Iterable[str] = (),
    entrance: str = "",
    his: str = "",
    completed: Mapping[int, int] = {},
    unique: Mapping[int, int] = {},
    **parts: Any,
) -> Hotels:
    """A position with these modules.

    ``mine`` and ``hers`` are dancers by place (ballroom * 3 + row; 9 is the balcony).
    """
    p = lay_out(**parts)
    p.modules = sum(decks.MODULES[name] for name in modules.split())
    seated = [guest for guest in (*p.queue, *p.cafe) if guest]
    p.guest_bag = decks.ALL_GUESTS_IN[p.modules] & ~bag(seated) & ~p.guest_discard
    p.staff_bag = decks.ALL_STAFF_IN[p.modules] & ~p.staff & ~bag([*p.hand, *p.under, *p.his_staff])
    p.instruction_bag = decks.ALL_INSTRUCTIONS_IN[p.modules]
    p.kitchen[n.CHAMPAGNE] = champagne
    p.tally = BLOCKS["tally"][1][:]
    for place, many in completed.items():
        p.tally[place] = many
    if p.modules & m.BALLROOMS:
        lay_ballrooms(p, ballrooms, board, areas, mine, hers)
    if p.modules & m.CELEBRITIES:
        lay_lounge(p, in_lounge, aged, coloured, with_me)
    if p.modules & m.UNIQUE_HOTELS:
        p.unique = BLOCKS["unique"][1][:]
        p.unique[hotels.ENTRANCE] = ENTRANCES.get(entrance, hotels.STROUP)
        p.unique[hotels.HIS] = HIS.get(his, hotels.NINE_STARS_INN)
        if entrance == "ninas-melange":
            p.unique[hotels.PERSONAL : hotels.PERSONAL + 3] = [106, 110, 114]
        for place, many in unique.items():
            p.unique[place] = many
        if entrance == "dove":
            p.unique[hotels.TOKENS] = 0b11111
        if entrance == "kaufman":
            p.cafe.append(0)
            p.short.append(0)
            p.needs.extend([0] * n.KINDS)
    return p


def lay_ballrooms(
    p: Hotels,
    ballrooms: Sequence[int],
    board: int,
    areas: Sequence[int] | None,
    mine: Mapping[int, int],
    hers: Mapping[int, int],
) -> None:
    p.ball = BLOCKS["ball"][1][:]
    p.ball[ball.ROOM : ball.ROOM + 3] = list(ballrooms)
    p.ball[ball.BOARD] = board
    left = list(areas) if areas is not None else [row[0] for row in ball.BOARDS[board]]
    p.ball[ball.AREA_LEFT : ball.AREA_LEFT + ball.AREAS] = left + [0] * (ball.AREAS - len(left))
    for where, dancers in mine.items():
        p.ball[ball.MINE + where] = dancers
    if areas is None:
        fewer_in_rehearsal(p, sum(mine.values()))
    for where, dancers in hers.items():
        p.ball[ball.HERS + where] = dancers
    p.ball[ball.HER_LEFT] = ball.DANCERS - sum(hers.values())


def fewer_in_rehearsal(p: Hotels, gone: int) -> None:
    """Take this many dancers from rehearsal, from the last area first."""
    for area in range(ball.AREAS - 1, -1, -1):
        taken = min(gone, p.ball[ball.AREA_LEFT + area])
        p.ball[ball.AREA_LEFT + area] -= taken
        gone -= taken


def lay_lounge(
    p: Hotels, in_lounge: Sequence[str], aged: Sequence[int], coloured: Sequence[int], with_me: Iterable[str]
) -> None:
    p.lounge = BLOCKS["lounge"][1][:]
    tiles = [lounge.IDS.index(name) if name else -1 for name in in_lounge]
    p.lounge[lounge.TILE : lounge.TILE + 3] = tiles
    p.lounge[lounge.AGED : lounge.AGED + 3] = list(aged)
    p.lounge[lounge.FACE : lounge.FACE + 3] = list(coloured)
    mine = bag(lounge.IDS.index(name) for name in with_me)
    p.lounge[lounge.MINE] = mine
    p.lounge[lounge.BAG] = lounge.in_the_game(p) & ~mine & ~bag(tile for tile in tiles if tile >= 0)


def turn(modules: str, number: int = 2, **parts: Any) -> Sitting:
    """The player's turn with this number."""
    p = waltz(modules, leopold_starts=int(number in (2, 3)), **parts)
    p.used = bag(range(1, number))
    p.stack = [(n.NEXT_TURN,), (n.TURN, number, 0)]
    return Sitting(p)


def her_turn(modules: str, card: int, *reveal: Answer, **parts: Any) -> Sitting:
    """Only the opponent's turn with this instruction card."""
    p = waltz(modules, **parts)
    p.stack = [(n.HIS_TURN,)]
    return Sitting(p).chance(card, *reveal)


def round_end(modules: str, round: int, **parts: Any) -> Sitting:
    """The end of a round, up to the first question of the next one."""
    p = waltz(modules, round=round, **parts)
    p.used = 0b11110
    p.stack = [(n.ROUND_END,)]
    return Sitting(p)


def ending(modules: str, **parts: Any) -> Sitting:
    """Only the final scoring."""
    p = waltz(modules, round=7, **parts)
    p.stack = [(n.FINAL,)]
    return Sitting(p)


def new_table(modules: str, seed: int = 1, level: str = "easy", **options: str) -> Table:
    """A real table, at its first question."""
    names = [name for name in modules.split() if name != "promos"]
    chosen = options | ({"promos": "on"} if "promos" in modules.split() else {})
    return Table(GAME, GAME.setup(level, names, chosen), seed)


def ball_answer(p: Hotels, guest: int, where: int) -> int:
    """The answer that sends a guest to a place in the ballrooms."""
    return m.BALL + p.cafe.index(guest) * 20 + where


def coloured_die(colour: str, face: int, boost: int = 0) -> int:
    return m.COLOURED + lounge.DIE_COLOURS.index(colour) * 20 + boost * 10 + face


def on(table: Table) -> Hotels:
    """The position of a table of this game."""
    assert isinstance(table.position, Hotels)
    return table.position


def moves(s: Sitting) -> set[tuple[int, str]]:
    """The possible moves into rooms: (guest, space)."""
    found = [a - n.MOVE for a in s.legal if n.MOVE <= a < n.FROM_MODULES]
    return {(s.p.cafe[a // 20], boards.space_name(a % 20)) for a in found}
