"""The settings: a few choices, stored by the browser and checked when read."""

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tableforone.kernel.meanings import HOME, PRINTED, PSEUDO
from tableforone.kernel.speech import languages, name_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import NOBODY, Form, Network, Visit
from tableforone.pages.voice import t
from tableforone.pages.when import ago, day
from tableforone.store import Sittings


class Setting(NamedTuple):
    """One setting: its messages are ``<name>-title``, ``<name>-about`` and one for each value."""

    name: str
    values: tuple[str, ...]  # the first is the default


BROWSER: Final = "browser"  # the language that the browser asks for
LANGUAGES: Final = tuple(languages())
SETTINGS: Final = {
    "look": (
        Setting("theme", ("device", "light", "dark")),
        Setting("size", ("normal", "large", "largest")),
        Setting("motion", ("device", "still")),
        Setting("sound", ("off", "quiet", "medium", "loud")),
        Setting("companionsound", ("off", "on")),
        Setting("view", ("follow", "stay")),
        Setting("language", (BROWSER, *LANGUAGES)),
        Setting("cardnames", ("translated", "printed")),
    ),
    "questions": (Setting("chance", ("hide", "show")), Setting("forced", ("given", "asked"))),
    "learning": (Setting("caution", ("first", "always", "off")),),
    "opponents": (Setting("pace", ("steps", "skip")), Setting("why", ("reasons", "sentence", "rules"))),
}
ALL: Final = {setting.name: setting for group in SETTINGS.values() for setting in group}


def read(text: str) -> dict[str, str]:
    """The settings from the browser's stored text; missing or unknown values get the default.

    >>> read("theme=dark&pace=nonsense")["theme"], read("theme=dark&pace=nonsense")["pace"]
    ('dark', 'steps')
    """
    return _checked(dict(parse_qsl(text[:400])))


def _checked(given: Mapping[str, str]) -> dict[str, str]:
    return {name: given[name] if given.get(name) in each.values else each.values[0] for name, each in ALL.items()}


def language_of(chosen: Mapping[str, str], asked: str) -> str:
    """The reader's language: the chosen one, or the first available one that the browser asks for.

    >>> language_of(read("language=browser"), "nl, en-GB;q=0.8"), language_of(read("language=en-XA"), "de")
    ('en', 'en-XA')
    >>> language_of(read("cardnames=printed"), "de-AT,en"), language_of(read("language=en"), "de")
    ('de-x-printed', 'en')
    """
    language = chosen["language"] if chosen["language"] != BROWSER else _wanted(asked)
    return language + PRINTED if chosen["cardnames"] == "printed" and language not in (HOME, PSEUDO) else language


def _wanted(asked: str) -> str:
    """The first available language that a browser asks for."""
    wanted = sorted(map(_weighed, asked[:400].split(",")), key=lambda found: -found[0])
    known = {language.lower(): language for language in LANGUAGES if language != PSEUDO}
    found = (known.get(name) or known.get(name.partition("-")[0]) for _, name in wanted)
    return next(filter(None, found), HOME)


def _weighed(part: str) -> tuple[float, str]:
    """The weight and name of one language in a browser's list: "de;q=0.8"."""
    name, _, quality = part.strip().lower().partition(";q=")
    try:
        return (float(quality) if quality else 1.0), name
    except ValueError:
        return 0.0, name


def show(visit: Visit, tables: Sittings, network: Network = NOBODY) -> Page:
    """The settings page, with the data stored on this machine and the paired devices."""
    summaries = tables.summaries()
    troubled = sum(bool(summary.trouble) for summary in summaries)
    finished = sum(summary.over and not summary.trouble for summary in summaries)
    return page(
        visit,
        "settings.html",
        title=t("settings-title"),
        groups=SETTINGS,
        label=label,
        finished=finished,
        running=len(summaries) - finished - troubled,
        troubled=troubled,
        network=network,
        day=day,
        ago=ago,
    )


def label(setting: str, value: str) -> str:
    """The label of a value; a language has its own name for itself."""
    return name_of(value) if setting == "language" and value not in (BROWSER, PSEUDO) else t(f"{setting}-{value}")


def back_to_network() -> Redirect:
    """Back to the network section, after a device was removed or a new code was made."""
    return Redirect("/settings#s-network")


def keep(form: Form) -> Redirect:
    """Save the chosen settings; the browser gets them as a text."""
    return Redirect("/settings", urlencode(_checked({name: form.text(name) for name in ALL})))
