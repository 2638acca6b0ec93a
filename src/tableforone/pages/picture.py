"""The board at the end of a game as one drawing, and the picture that a player can share.

A drawing is one SVG with its own colours, so it looks the same on the page and as a file.
"""

from textwrap import wrap
from typing import Any, Final

from markupsafe import Markup

from tableforone import games
from tableforone.kernel.frames import Position
from tableforone.kernel.story import ScoredMove, ends, turning_point
from tableforone.kernel.table import Table
from tableforone.pages import daily
from tableforone.pages.charts import both_scores, polyline
from tableforone.pages.looks import look_of
from tableforone.pages.render import environment, scene
from tableforone.pages.replay import number_at
from tableforone.pages.voice import t

NEAR_THE_END: Final = 0.85  # fraction of the game; a lead taken after this is late
SIZES: Final = {"wide": (1200, 630), "square": (1080, 1080)}
BOARDS: Final = {"wide": (680, 630), "square": (1080, 640)}  # the size of the board in the picture
UNKNOWN: Final = "–"  # the player's points during a game at a real table
LETTERS: Final = {"wide": 20, "square": 24}  # characters per line of the sentence


def drawn_board(table: Table, position: Position | None = None, size: tuple[int, int] = (720, 560)) -> Markup:
    """The board of a table as one drawing; a daily deal has no spoilers."""
    spec, look = table.spec, look_of(table.spec)
    if look.has_final and not spec.companion_of:
        view = spec.view(table.position if position is None else position)
        about = {"view": view, "opponent": spec.opponent(table.setup), "plain": table.mark.startswith(daily.MARK)}
        drawing = environment().get_template(f"{spec.id}/final.svg")
        return Markup(drawing.render(about, width=size[0], height=size[1]))
    return scene(games.find(spec.companion_of or spec.id))


def card(table: Table, story: list[ScoredMove], moment: int | None, shape: str) -> Markup:
    """The picture to share: board, score, one sentence and the score curve."""
    spec = table.spec
    at_end = moment is None or moment >= len(story)
    scores = table.points if at_end or moment is None else (story[moment].mine, story[moment].theirs)
    number = len(table.journal) if at_end or moment is None else number_at(table, story, moment)
    opponent = spec.opponent(table.setup)
    words = sentence(table, story) if table.over and at_end else t("share-says-moment")
    mine = scores[0] if at_end or not spec.companion_of else UNKNOWN
    theirs = "none" if scores[1] is None else scores[1]
    way = spec.way(table.setup.level, table.setup.modules)
    width, height = SIZES[shape]
    about: dict[str, Any] = {
        "shape": shape,
        "width": width,
        "height": height,
        "board": drawn_board(table, table.position_at(number), BOARDS[shape]),
        "game": spec.name,
        "against": t("share-against-way" if way else "share-against", opponent=opponent, way=way),
        "mine": mine,
        "theirs": scores[1],
        "opponent": opponent,
        "lines": wrap(words, LETTERS[shape]),
        "curves": curves(table, story, moment),
        "me": t("share-me"),
        "foot": _foot(table),
        "said": t("share-picture", game=spec.name, opponent=opponent, words=words, mine=mine, theirs=theirs),
    }
    drawing = environment().get_template("share_card.svg")
    return Markup(drawing.render(about))


def _foot(table: Table) -> str:
    """The deal number of a finished game; for a daily deal, a note that there are no spoilers."""
    if table.mark.startswith(daily.MARK):
        return t("share-no-spoilers")
    return t("share-deal", deal=str(table.seed)) if table.over and not table.spec.companion_of else ""


def sentence(table: Table, story: list[ScoredMove]) -> str:
    """A finished game in one sentence, from the player's point of view."""
    result = table.result
    assert result is not None
    opponent = table.spec.opponent(table.setup)
    if result.opponent is None:
        return t(f"share-says-{result.outcome}-alone", score=result.score, opponent=opponent)
    turned = None if table.spec.companion_of else turning_point(table, story)
    late = turned is not None and turned >= NEAR_THE_END * len(story)
    how = f"share-says-{result.outcome}" + ("-late" if late and result.outcome != "draw" else "")
    return t(how, by=abs(result.score - result.opponent), opponent=opponent)


def curves(table: Table, story: list[ScoredMove], moment: int | None) -> list[str]:
    """Both scores up to this moment as lines in a box of 420 x 120, the player's first.

    None at a real table, where the player's points are known only at the end.
    """
    if table.spec.companion_of:
        return []
    upto = story if moment is None else story[: moment + 1]
    last = ends(table) if moment is None or moment >= len(story) else []
    mine, theirs = both_scores(upto, last)
    both = [mine] if table.points[1] is None else [mine, theirs]
    low, high = min(0, *map(min, both)), max(1, *map(max, both))
    return [polyline(values, 420, lambda points: 120 - (points - low) / (high - low) * 120) for values in both]
