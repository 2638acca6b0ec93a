"""Takes the pictures of README and its translations in a browser: ``python -m tests.web.pictures``.

The trained player plays each table up to a point, with the same deal every time.
"""

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext

import tableforone
from tableforone.kernel.table import Table
from tableforone.pages.tabletop import steps_of
from tableforone.players.minds import mind_of
from tests.web.animated import animated, still
from tests.web.films import served

WHERE: Final = Path(__file__).parents[2] / "docs" / "pictures"
LAPTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
TURN: Final = "opponents-turn.webp"  # animated
TURN_AT: Final = 45  # answers before it
TURN_SIZE: Final = (800, 500)
TURN_QUALITY: Final = 0.6
STEP: Final = 2200  # milliseconds per step of the turn
QUALITY: Final = 72  # of a JPEG picture: about 150 kB


class Picture(NamedTuple):
    """A page to picture: its table, the number of answers, the language and the size."""

    file: str
    game: str
    answers: int = 60
    modules: tuple[str, ...] = ()
    language: str = "en"
    size: tuple[int, int] = LAPTOP


PICTURES: Final = (
    Picture("grand-austria-hotel.jpg", "grand-austria-hotel"),
    Picture("high-season.jpg", "high-season", 30),
    Picture("lords-of-waterdeep.jpg", "lords-of-waterdeep", 30),
    Picture("salamandra.jpg", "salamandra", 40),
    Picture("lets-waltz.jpg", "grand-austria-hotel", 60, ("ballrooms", "celebrities")),
    Picture("phone.jpg", "high-season", 20, size=PHONE),
    Picture("grand-austria-hotel-de.jpg", "grand-austria-hotel", language="de"),
    Picture("grand-austria-hotel-fr.jpg", "grand-austria-hotel", language="fr"),
)


def played(picture: Picture) -> Table:
    """The table after the picture's number of answers."""
    table = tableforone.new(picture.game, modules=picture.modules, seed=7)
    choose = mind_of(table.spec).mind.choose
    while len(table.questions) < picture.answers:
        table.answer(choose(table.position, table.legal))
    return table


def take(context: BrowserContext, at: str, picture: Picture) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": picture.size[0], "height": picture.size[1]})
    page.goto(at)
    page.evaluate("document.fonts.ready.then(() => 0)")
    keep(WHERE / picture.file, page.screenshot(type="jpeg", quality=QUALITY))
    page.close()


def take_turn(context: BrowserContext, table: Table, name: str) -> None:
    """The opponent's last turn of several steps, as one animated picture."""
    page = context.new_page()
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    turn = max(n for n in table.questions if len(steps_of(table, n)) > 3)
    stills = []
    for step in range(1, len(steps_of(table, turn)) + 1):
        page.goto(f"/tables/{name}/turns/{turn}?step={step}")
        page.evaluate("document.fonts.ready.then(() => 0)")
        stills.append(page.screenshot())
    page.goto("about:blank")  # the app's pages do not allow data addresses
    stills = [still(page, shot, TURN_SIZE, TURN_QUALITY) for shot in stills]
    keep(WHERE / TURN, animated(stills, [STEP] * len(stills), TURN_SIZE))
    page.close()


def keep(file: Path, picture: bytes) -> None:
    file.write_bytes(picture)
    print(f"{file.relative_to(WHERE.parents[1])}  {len(picture) // 1024} kB")


def main() -> None:
    with served() as (browser, base, sittings):
        for picture in PICTURES:
            context = browser.new_context(base_url=base, locale=picture.language, reduced_motion="reduce")
            table = played(picture)
            take(context, f"/tables/{sittings.create(table)}", picture)
            context.close()
        context = browser.new_context(base_url=base, locale="en", reduced_motion="reduce")
        table = played(Picture(TURN, "grand-austria-hotel", TURN_AT))
        take_turn(context, table, sittings.create(table))


if __name__ == "__main__":
    main()
