"""Commands for stored tables. They work even if a table cannot be opened."""

import argparse
from pathlib import Path
from typing import Final

from tableforone.commands.arguments import Parser, add_data, add_json, folder_of
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import SEED
from tableforone.store import Store
from tableforone.store.backups import copies
from tableforone.store.database import FILE
from tableforone.store.files import read_whole, write_whole
from tableforone.store.links import BEAT, GAME, Link, code_of, fragment
from tableforone.store.reader import Reader
from tableforone.store.restoring import restore
from tableforone.terminal.plain import tell, tell_json
from tableforone.terminal.telling import copy_line, holds, table_line

HERE: Final = "http://127.0.0.1:8041"


def run_tables(arguments: argparse.Namespace) -> int:
    with Store(folder_of(arguments)) as store:
        kept = store.summaries()
    if arguments.json:
        tell_json([summary._asdict() | {"over": summary.over} for summary in kept])
        return 0
    tell(*map(table_line, kept))
    if not kept:
        tell(t("tables-none"))
    if any(summary.trouble for summary in kept):
        tell(t("tables-trouble"))
    return 0


def add_tables_arguments(made: Parser) -> None:
    add_json(made)
    add_data(made)


def run_export(arguments: argparse.Namespace) -> int:
    with Store(folder_of(arguments)) as store:
        trouble, text = store.summary(arguments.id).trouble, store.export(arguments.id)
    write_whole(arguments.file, text)
    tell(t("export-done", id=arguments.id, file=str(arguments.file)))
    if trouble:
        tell(t("export-trouble", trouble=trouble))
    return 0


def add_export_arguments(made: Parser) -> None:
    made.add_argument("id", metavar="ID")
    made.add_argument("file", type=Path, metavar="FILE")
    add_data(made)


def run_import(arguments: argparse.Namespace) -> int:
    text = read_whole(arguments.file)
    with Store(folder_of(arguments)) as store, Reader() as reader:
        name = store.import_text(reader.saved(text.encode()))
    tell(t("import-done", id=name))
    return 0


def add_import_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    add_data(made)


def run_share(arguments: argparse.Namespace) -> int:
    with Store(folder_of(arguments)) as store:
        table = store.load(arguments.id)
    last = len(table.questions)
    if arguments.moment is not None and not 0 <= arguments.moment <= last:
        raise Fault(m("share-no-moment", moment=arguments.moment, last=last))
    code = code_of(table.to_json())
    page = f"{arguments.site.rstrip('/')}/#/shared" if arguments.site else f"{HERE}/shared"
    links = {"game": page + fragment(Link(GAME, code, arguments.moment))}
    if table.over and table.chance == SEED and not table.spec.companion_of:
        links["beat"] = page + fragment(Link(BEAT, code))
    if arguments.json:
        tell_json(links)
        return 0
    tell(t("share-game"), links["game"])
    if "beat" in links:
        tell("", t("share-beat"), links["beat"])
    tell("", t("share-opens"))
    return 0


def add_share_arguments(made: Parser) -> None:
    made.add_argument("id", metavar="ID")
    made.add_argument("--moment", type=int, metavar="N", help=t("help-share-moment"))
    made.add_argument("--site", metavar="ADDRESS", help=t("help-share-site"))
    add_json(made)
    add_data(made)


def run_delete(arguments: argparse.Namespace) -> int:
    with Store(folder_of(arguments)) as store:
        # a missing table raises an error before any is deleted
        gone = [store.summary(name) for name in arguments.id]
        for summary in gone:
            store.delete(summary.id)
            tell(t("delete-done", game=table_line(summary)))
    return 0


def add_delete_arguments(made: Parser) -> None:
    made.add_argument("id", nargs="+", metavar="ID")
    add_data(made)


def run_restore(arguments: argparse.Namespace) -> int:
    folder = folder_of(arguments)
    if arguments.day:
        copy, *old = restore(folder, arguments.day)
        tell(t("restore-done", day=copy.day, holds=holds(copy)))
        if kept := [aside.name for aside in old if aside]:
            tell(t("restore-before", files=kept))
        return 0
    there = copies(folder / FILE)
    if arguments.json:
        tell_json([{"day": c.day, "tables": c.tables, "decks": c.decks, "size": c.size} for c in there])
        return 0
    tell(*map(copy_line, there))
    tell(t("restore-how", day=there[0].day) if there else t("restore-none"))
    return 0


def add_restore_arguments(made: Parser) -> None:
    made.add_argument("day", nargs="?", metavar="DAY", help=t("help-day"))
    add_json(made)
    add_data(made)
