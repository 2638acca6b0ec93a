"""Commands that play: a table, the companion, a lesson, the daily deal, the web app."""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import date
from typing import Final

from tableforone import games
from tableforone.commands.arguments import DATA, GAME, SETUP, Command, argument, folder_of, setup_of
from tableforone.commands.voice import m
from tableforone.kernel import lesson
from tableforone.kernel.companion import CARDS, SUFFIX, new_table
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import seed_or_any
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import daily
from tableforone.pages.requests import marked
from tableforone.server.serve import add_serve_arguments, serve
from tableforone.store import Store, Unopenable
from tableforone.store.decks import with_deck
from tableforone.store.folder import ready
from tableforone.store.summary import begun
from tableforone.terminal import Console, session
from tableforone.terminal.plain import tell
from tableforone.terminal.start import Left, pick_game, pick_setup, unfinished

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
    console = Console()
    with Store(folder_of(arguments)) as store, suppress(Left):
        found = _resumed(arguments, store) if arguments.resume else _begun(arguments, console, store)
        session(console, store, *found).play()


def _resumed(arguments: argparse.Namespace, store: Store) -> tuple[str, Table]:
    if arguments.game or _chosen(arguments):
        raise Fault(m("resume-alone"))
    return arguments.resume, store.load(arguments.resume)


def _begun(arguments: argparse.Namespace, console: Console, store: Store) -> tuple[str, Table]:
    """A new table, or an unfinished one that the person wants to continue."""
    spec = games.find(arguments.game) if arguments.game else pick_game(console)
    if _chosen(arguments):
        setup = setup_of(spec, arguments)
    elif console.interactive and (name := unfinished(console, store, spec)):
        return name, store.load(name)
    else:
        setup = spec.setup() if arguments.game else pick_setup(console, spec)
    table = Table(spec, with_deck(store.folder, spec, setup), seed_or_any(arguments.seed))
    return store.create(table), table


def _chosen(arguments: argparse.Namespace) -> bool:
    """Whether the command line says how to set up the game."""
    return bool(arguments.level or arguments.modules or arguments.option or arguments.seed is not None)


def run_companion(arguments: argparse.Namespace) -> None:
    """Play the opponent at a real table."""
    console = Console()
    spec = games.find(f"{games.find(arguments.game).id}{SUFFIX}")
    if arguments.cards:
        arguments.option = [*(arguments.option or []), f"{CARDS.name}={arguments.cards}"]
    with Store(folder_of(arguments)) as store, suppress(Left):
        found = _begun_at_home(arguments, console, store, spec)
        session(console, store, *found).play()


def _begun_at_home(arguments: argparse.Namespace, console: Console, store: Store, spec: GameSpec) -> tuple[str, Table]:
    """A new companion table, or an unfinished one that the person wants to continue."""
    if not _chosen(arguments) and console.interactive and (name := unfinished(console, store, spec)):
        return name, store.load(name)
    setup = with_deck(store.folder, spec, setup_of(spec, arguments))
    table = new_table(spec, setup, seed_or_any(arguments.seed))
    return store.create(table), table


def run_lesson(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    chosen = lesson.find(spec, arguments.name)
    with Store(folder_of(arguments)) as store:
        left = _opened(store, begun(store.tables(), spec.id, lesson.MARK + chosen.id))
        name, table = next((each for each in left if lesson.goes_on(each[1])), ("", lesson.begin(spec, chosen)))
        session(Console(), store, name or store.create(table), table).play()


def _opened(store: Store, names: Iterable[str]) -> Iterator[tuple[str, Table]]:
    """These tables, without those that cannot be opened."""
    for name in names:
        with suppress(Unopenable):
            yield name, store.load(name)


def run_daily(arguments: argparse.Namespace) -> None:
    """Play the daily deal; at the end, print the result as a text to share."""
    deal = daily.deal_of(date.today())
    with Store(folder_of(arguments)) as store:
        there = marked(store.tables(), deal.mark)
        table = store.load(there.id) if there else deal.table()
        name = there.id if there else store.create(table)
        session(Console(), store, name, table).play()
        for summary in store.results():
            if summary.id == name:
                tell("")
                tell(daily.share_text(summary, deal.spec, store.results()))


SERVE: Final[Command] = ("serve", run_app, (add_serve_arguments,))
COMMANDS: Final[tuple[Command, ...]] = (
    ("play", run_play, (GAME_OR_NONE, *SETUP, RESUME, DATA)),
    ("companion", run_companion, (GAME, *SETUP, REVEALS, DATA)),
    ("lesson", run_lesson, (GAME, LESSON, DATA)),
    ("daily", run_daily, (DATA,)),
)
