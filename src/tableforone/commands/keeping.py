"""Commands for stored tables. They work even if a table cannot be opened."""

import argparse
from contextlib import closing
from typing import Final

from tableforone.commands.arguments import DATA, FILE, ID, JSON, Command, argument, folder_of, number
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.server.serve import HERE, PORT
from tableforone.store import Store
from tableforone.store.backups import copies
from tableforone.store.database import FILE as TABLES
from tableforone.store.files import read_whole, write_whole
from tableforone.store.links import BEAT, GAME, Link, can_be_beaten, code_of, fragment
from tableforone.store.reader import Reader
from tableforone.store.restoring import restore
from tableforone.terminal.plain import tell, tell_json
from tableforone.terminal.telling import copy_line, holds, table_line

MOMENT: Final = number("--moment", m("help-share-moment"))
SITE: Final = argument("--site", metavar="ADDRESS", about=m("help-share-site"))


def run_tables(arguments: argparse.Namespace) -> None:
    with Store(folder_of(arguments)) as store:
        kept = store.summaries()
    if arguments.json:
        tell_json([summary._asdict() | {"over": summary.over} for summary in kept])
        return
    tell(*map(table_line, kept))
    if not kept:
        tell(t("tables-none"))
    if any(summary.trouble for summary in kept):
        tell(t("tables-trouble"))


def run_export(arguments: argparse.Namespace) -> None:
    with Store(folder_of(arguments)) as store:
        trouble, text = store.summary(arguments.id).trouble, store.export(arguments.id)
    write_whole(arguments.file, text)
    tell(t("export-done", id=arguments.id, file=str(arguments.file)))
    if trouble:
        tell(t("export-trouble", trouble=trouble))


def run_import(arguments: argparse.Namespace) -> None:
    text = read_whole(arguments.file)
    with Store(folder_of(arguments)) as store, closing(Reader()) as reader:
        name = store.import_text(reader.saved(text.encode()))
    tell(t("import-done", id=name))


def run_share(arguments: argparse.Namespace) -> None:
    with Store(folder_of(arguments)) as store:
        table = store.load(arguments.id)
    last = len(table.questions)
    if arguments.moment is not None and not 0 <= arguments.moment <= last:
        raise Fault(m("share-no-moment", moment=arguments.moment, last=last))
    code = code_of(table.to_json())
    page = f"{arguments.site.rstrip('/')}/#/shared" if arguments.site else f"http://{HERE}:{PORT}/shared"
    links = {"game": page + fragment(Link(GAME, code, arguments.moment))}
    if can_be_beaten(table):
        links["beat"] = page + fragment(Link(BEAT, code))
    if arguments.json:
        tell_json(links)
        return
    tell(t("share-game"), links["game"])
    if "beat" in links:
        tell("", t("share-beat"), links["beat"])
    tell("", t("share-opens"))


def run_delete(arguments: argparse.Namespace) -> None:
    with Store(folder_of(arguments)) as store:
        # a missing table raises an error before any is deleted
        gone = [store.summary(name) for name in arguments.id]
        for summary in gone:
            store.delete(summary.id)
            tell(t("delete-done", game=table_line(summary)))


def run_restore(arguments: argparse.Namespace) -> None:
    folder = folder_of(arguments)
    if arguments.day:
        copy, old = restore(folder, arguments.day)
        tell(t("restore-done", day=copy.day, holds=holds(copy)))
        if old:
            tell(t("restore-before", files=[aside.name for aside in old]))
        return
    there = copies(folder / TABLES)
    if arguments.json:
        tell_json([{"day": c.day, "tables": c.tables, "decks": c.decks, "size": c.size} for c in there])
        return
    tell(*map(copy_line, there))
    tell(t("restore-how", day=there[0].day) if there else t("restore-none"))


COMMANDS: Final[tuple[Command, ...]] = (
    ("tables", run_tables, (JSON, DATA)),
    ("export", run_export, (ID, FILE, DATA)),
    ("import", run_import, (FILE, DATA)),
    ("share", run_share, (ID, MOMENT, SITE, JSON, DATA)),
    ("delete", run_delete, (argument("id", nargs="+", metavar="ID"), DATA)),
    ("restore", run_restore, (argument("day", nargs="?", metavar="DAY", about=m("help-day")), JSON, DATA)),
)
