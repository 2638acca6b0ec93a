"""How does this browser want it?  A handful of choices, kept in a cookie, checked when read."""

from typing import Final, NamedTuple
from urllib.parse import parse_qsl, urlencode


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
    """The settings of a cookie; what is missing or unknown is the default.

    >>> read("theme=dark&pace=nonsense")["theme"], read("theme=dark&pace=nonsense")["pace"]
    ('dark', 'steps')
    """
    given = dict(parse_qsl(text[:400]))
    chosen = {}
    for name, setting in ALL.items():
        values = [choice.value for choice in setting.choices]
        chosen[name] = given[name] if given.get(name) in values else values[0]
    return chosen


def write(chosen: dict[str, str]) -> str:
    """The settings as the text of a cookie."""
    return urlencode(chosen)
