"""How does this browser want it?  A handful of choices, kept by the browser itself, checked when read."""

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tableforone.pages.forms import Form
from tableforone.pages.network import NOBODY, Network
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.tables import Tables
from tableforone.pages.visit import Visit
from tableforone.pages.when import ago, day


class Choice(NamedTuple):
    value: str
    name: str


class Setting(NamedTuple):
    """One thing to choose; the first choice is the default."""

    name: str
    title: str
    about: str
    choices: tuple[Choice, ...]


SETTINGS: Final = {
    "Look": (
        Setting(
            "theme",
            "Light",
            "Evening is dark; as the device says is the default.",
            (Choice("device", "As the device"), Choice("light", "Day"), Choice("dark", "Evening")),
        ),
        Setting(
            "size",
            "Size of words and cards",
            "Large shows fewer things at once.",
            (Choice("normal", "Normal"), Choice("large", "Large"), Choice("largest", "Largest")),
        ),
        Setting(
            "motion",
            "Movement",
            "Still places cards without a way to follow.",
            (Choice("device", "As the device"), Choice("still", "Still")),
        ),
        Setting(
            "view",
            "View",
            "On a phone the tab with the ringed pieces opens; elsewhere they are scrolled into view.",
            (Choice("follow", "Follows the question"), Choice("stay", "Stays where it is")),
        ),
    ),
    "Questions": (
        Setting(
            "chance",
            "Your chance to win",
            "The coach’s guess, beside the scores, anew after every answer.",
            (Choice("hide", "Not shown"), Choice("show", "Shown")),
        ),
        Setting(
            "forced",
            "Where there is only one answer",
            "Given by itself only while it reveals nothing: no card, no die, no move of the opponent.",
            (Choice("given", "Give it for me"), Choice("asked", "Ask always")),
        ),
    ),
    "Learning": (
        Setting(
            "caution",
            "Cautious mode",
            "A quiet line says what an answer would give away. Nothing is ever forbidden.",
            (Choice("first", "In the first game"), Choice("always", "Always"), Choice("off", "Never")),
        ),
    ),
    "Opponents": (
        Setting(
            "pace",
            "Pace",
            "How a printed opponent moves. A skipped turn can always be opened from the log.",
            (Choice("steps", "One step per key"), Choice("skip", "Skip to my turn")),
        ),
        Setting(
            "why",
            "What they say",
            "You can always ask for more.",
            (Choice("reasons", "And the reasons"), Choice("sentence", "A sentence"), Choice("rules", "And the rules")),
        ),
    ),
}
ALL: Final = {setting.name: setting for group in SETTINGS.values() for setting in group}


def read(text: str) -> dict[str, str]:
    """The settings from the text that the browser kept; what is missing or unknown is the default.

    >>> read("theme=dark&pace=nonsense")["theme"], read("theme=dark&pace=nonsense")["pace"]
    ('dark', 'steps')
    """
    return _checked(dict(parse_qsl(text[:400])))


def _checked(given: Mapping[str, str]) -> dict[str, str]:
    chosen = {}
    for name, setting in ALL.items():
        values = [choice.value for choice in setting.choices]
        chosen[name] = given[name] if given.get(name) in values else values[0]
    return chosen


def show(visit: Visit, tables: Tables, network: Network = NOBODY) -> Page:
    """The page where they are chosen, what is kept on this machine, and who may come to it."""
    summaries = tables.summaries()
    troubled = sum(bool(summary.trouble) for summary in summaries)
    finished = sum(summary.over and not summary.trouble for summary in summaries)
    return page(
        visit,
        "settings.html",
        title="Settings",
        groups=SETTINGS,
        finished=finished,
        running=len(summaries) - finished - troubled,
        troubled=troubled,
        network=network,
        day=day,
        ago=ago,
    )


def back_to_network() -> Redirect:
    """Where one is after a device was sent away or a new code was made."""
    return Redirect("/settings#s-network")


def keep(form: Form) -> Redirect:
    """Keep what was chosen; the browser gets it as a text."""
    return Redirect("/settings", urlencode(_checked({name: form.text(name) for name in ALL})))
