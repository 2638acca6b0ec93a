"""Writes games of a player as a data set: Parquet with every choice, and a page about it."""

import hashlib
from typing import Final

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import speaking
from tableforone.lab.bench import protocol
from tableforone.lab.folder import TABLE, Folder
from tableforone.lab.parquet import FIELDS, write_table
from tableforone.lab.study import Study
from tableforone.lab.voice import m, t
from tableforone.players.agents import agent_digest

ABOUT: Final = "README.md"
SEED: Final = 1_000_000
REPLAY: Final = """\
```python
env = tableforone.env.TableEnv(row['game'], row['level'], row['modules'], actions='compact')
observation, info = env.reset(seed=row['seed'])
for choice in row['choices']:
    observation, reward, over, _, info = env.step(choice)
```"""


def dataset_study(player: str, each: int, seed: int = SEED) -> Study:
    """This many games of each set-up of the bench, on deals that the bench does not use."""
    held_out = range(protocol().seed, protocol().seed + protocol().games)
    if seed < held_out.stop and seed + each > held_out.start:
        raise Fault(m("dataset-held-out"))
    with speaking(HOME):  # names of variants are saved with the games
        cells = tuple(task.cell(task.name, player) for task in protocol().tasks)
        return Study(t("dataset-title", player=player), each, seed, cells, choices=True)


def write_dataset(folder: Folder, command: str) -> None:
    """Write games.parquet and the page that describes it."""
    write_table(folder)
    folder.write(ABOUT, described(folder, command))


def described(folder: Folder, command: str) -> str:
    """The page: fields, licence, digest, and how to make the data set again."""
    study = folder.study
    player = study.cells[0].player
    digest, own = hashlib.sha256((folder.path / TABLE).read_bytes()).hexdigest(), agent_digest(player)
    about = {"games": study.total, "player": player}
    with speaking(HOME):  # what is saved does not depend on the user's language
        lines = [
            f"# {study.title}",
            "",
            t("dataset-about-own", digest=own, **about) if own else t("dataset-about", **about),
            "",
            *(t("dataset-variant", variant=cell.name, games=study.games) for cell in study.cells),
            "",
            t("dataset-seeds", first=study.seed, last=study.seed + study.games - 1),
            "",
            t("dataset-head"),
            "| --- | --- | --- |",
            *(f"| `{each.name}` | {t(f'kind-{each.kind}')} | {t(f'field-{each.name}')} |" for each in FIELDS),
            "",
            t("dataset-replay"),
            "",
            REPLAY,
            "",
            "| | |",
            "| --- | --- |",
            t("dataset-made-by", command=command),
            t("dataset-version", version=tableforone.__version__),
            t("dataset-licence"),
            t("dataset-digest", file=TABLE, digest=digest),
        ]
    return "\n".join([*lines, ""])
