"""Commands that play: a table, the companion, a lesson, the daily deal, the web app."""

import argparse
from contextlib import suppress
from datetime import date
from typing import Final

from tableforone import games, new
from tableforone.commands.arguments import DATA, GAME, SETUP, Command, argument, folder_of, number, setup_of
from tableforone.commands.voice import m
from tableforone.kernel import lesson
from tableforone.kernel.companion import CARDS, SUFFIX
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.pages import daily
from tableforone.server.serve import HERE, PORT, serve
from tableforone.store import Store
from tableforone.store.decks import with_own_deck
from tableforone.store.folder import ready
from tableforone.terminal import Console, session
from tableforone.terminal.plain import tell
from tableforone.terminal.start import Left, pick_game, pick_setup, unfinished

SERVING: Final = (
    argument("--host", default=HERE, metavar="HOST", about=m("help-host")),
    number("--port", m("help-port", port=str(PORT)), PORT),
    DATA,
    argument("--open", action="store_true", about=m("help-open")),
    argument("--lan", action="store_true", about=m("help-lan")),
    argument("--https", action="store_true", about=m("help-https")),
)
GAME_OR_NONE: Final = argument("game", nargs="?", metavar="GAME", about=m("help-game"))
RESUME: Final = argument("--resume", metavar="ID", about=m("help-resume"))
REVEALS: Final = argument("--cards", metavar="app|mine", about=m("help-cards"))
LESSON: Final = argument("name", nargs="?", default="", metavar="LESSON", about=m("help-lesson"))


def run_app(arguments: argparse.Namespace) -> int:
    return serve(
        ready(folder_of(arguments)),  # before anything is started there
        host=arguments.host,
        port=arguments.port,
        open_browser=arguments.open,
        lan=arguments.lan,
        https=arguments.https,
    )


def run_play(arguments: argparse.Namespace) -> None:
    if arguments.resume and (arguments.game or _chosen(arguments)):
        raise Fault(m("resume-alone"))
    _play(arguments, games.find(arguments.game) if arguments.game else None, arguments.resume)


def run_companion(arguments: argparse.Namespace) -> None:
    """Play the opponent at a real table."""
    if arguments.cards:
        arguments.option = [*(arguments.option or []), f"{CARDS.name}={arguments.cards}"]
    _play(arguments, games.find(f"{games.find(arguments.game).id}{SUFFIX}"))


def _play(arguments: argparse.Namespace, spec: GameSpec | None, resumed: str = "") -> None:
    console = Console()
    with Store(folder_of(arguments)) as store, suppress(Left):
        name = resumed or _begun(arguments, console, store, spec or pick_game(console))
        session(console, store, name, store.load(name)).play()


def _begun(arguments: argparse.Namespace, console: Console, store: Store, spec: GameSpec) -> str:
    """A new table, or an unfinished one that the person wants to continue."""
    chosen = _chosen(arguments)
    if not chosen and console.interactive and (name := unfinished(console, store, spec)):
        return name
    setup = setup_of(spec, arguments) if chosen or arguments.game else pick_setup(console, spec)
    options = with_own_deck(store.folder, spec, setup.options)
    seed = arguments.seed
    return store.create(new(spec.id, level=setup.level, modules=setup.modules, options=options, seed=seed))


def _chosen(arguments: argparse.Namespace) -> bool:
    """Whether the command line says how to set up the game."""
    return bool(arguments.level or arguments.modules or arguments.option or arguments.seed is not None)


def run_lesson(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    chosen = lesson.find(spec, arguments.name)
    with Store(folder_of(arguments)) as store:
        left = store.unfinished(spec.id, lesson.MARK + chosen.id)
        name = next((name for name, table in left if lesson.goes_on(table)), None)
        name = name or store.create(lesson.begin(spec, chosen))
        session(Console(), store, name, store.load(name)).play()


def run_daily(arguments: argparse.Namespace) -> None:
    """Play the daily deal; at the end, print the result as a text to share."""
    deal = daily.deal_of(date.today())
    with Store(folder_of(arguments)) as store:
        name = store.once(deal.table())
        session(Console(), store, name, store.load(name)).play()
        for summary in store.results():
            if summary.id == name:
                tell("", daily.share_text(summary, deal.spec, store.results()))


SERVE: Final[Command] = ("serve", run_app, SERVING)
COMMANDS: Final[tuple[Command, ...]] = (
    ("play", run_play, (GAME_OR_NONE, *SETUP, RESUME, DATA)),
    ("companion", run_companion, (GAME, *SETUP, REVEALS, DATA)),
    ("lesson", run_lesson, (GAME, LESSON, DATA)),
    ("daily", run_daily, (DATA,)),
)
