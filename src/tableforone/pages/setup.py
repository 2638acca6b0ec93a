"""The set-up page: level, modules, options, seed, and which data is reconstructed."""

from collections.abc import Sequence
from typing import Any

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.lesson import lessons
from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.untrusted import clipped
from tableforone.pages.looks import look_of
from tableforone.pages.notices import said
from tableforone.pages.odds import odds
from tableforone.pages.render import page, scene
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit
from tableforone.pages.voice import m, t
from tableforone.store import Sittings
from tableforone.store.decks import with_own_deck
from tableforone.store.files import decoded
from tableforone.store.reading import Reading


def set_the_table(visit: Visit, game: str, asked: Form) -> Page:
    """The form, with the choices in the address."""
    return page(visit, "setup.html", **_shown(games.find(game), asked))


def notes(visit: Visit, game: str, asked: Form) -> Page:
    """Which data is reconstructed, for the current choices."""
    return page(visit, "notes.html", **_shown(games.find(game), asked))


def sit_down(visit: Visit, tables: Sittings, reading: Reading, game: str, form: Form) -> Page | Redirect:
    """A new table; if a choice is wrong, the form is shown again with the error."""
    spec = games.find(game)
    level, modules = form.text("level"), form.texts("module")
    try:
        seed, chosen = _seed(form), _options(spec, form)
        if spec.has_file(chosen):
            reading.new_table(game, level, modules, chosen)
        options = with_own_deck(tables.folder, spec, chosen)
        table = tableforone.new(game, level=level, modules=modules, options=options, seed=seed)
    except Fault as fault:
        return page(visit, "setup.html", 422, **_shown(spec, form, said(fault)))
    return Redirect(f"/tables/{tables.create(table)}")


def _shown(spec: GameSpec, form: Form, fault: str = "") -> dict[str, Any]:
    """The form with the current choices, or the defaults."""
    modules = form.texts("module")
    options = {o.name: form.text(f"option-{o.name}") or o.default for o in spec.options}
    level = form.text("level") or spec.default_level
    return {
        "title": t("setup-title", game=spec.name),
        "spec": spec,
        "look": look_of(spec),
        "world": look_of(spec).world,
        "scene": "" if spec.companion_of else scene(spec),
        "level": level,
        "modules": modules,
        "options": options,
        "seed": form.text("seed"),
        "odds": {each: odds(spec.id, each) for each in spec.levels or ("",)},
        "meets": {module: _met_with(spec, module) for module in spec.modules},
        "asked": [option for option in spec.options if not option.expert and not option.is_file],
        "experts": [option for option in spec.options if option.expert or option.is_file],
        "with_modules": with_modules,
        "lessons": lessons(spec),
        "fault": fault,
    } | _promised(spec, level, modules, options)


def with_modules(option: Option, spec: GameSpec) -> str:
    """The CSS classes of an option that is shown only with one of its modules."""
    numbers = [n for n, module in enumerate(spec.modules, 1) if module in option.needs]
    return " with" + "".join(f" with-{n}" for n in numbers) if numbers else ""


def _met_with(spec: GameSpec, module: str) -> str:
    """The opponent with this module; "" if it is the same as without it."""
    met = spec.opponent(spec.setup(modules=[module]))
    return "" if met == spec.opponent(spec.setup()) else met


def _promised(spec: GameSpec, level: str, modules: Sequence[str], options: dict[str, str]) -> dict[str, Any]:
    """The opponent and the reconstructed data; or the reason why these choices are not possible."""
    chosen = {o.name: options[o.name] for o in spec.options if not o.is_file}
    try:
        setup = spec.setup(level, modules, chosen)
        return {
            "opponent": spec.opponent(setup),
            "notes": [str(note) for note in spec.reconstructed(setup)],
            "refused": "",
        }
    except Fault as fault:
        return {"opponent": "", "notes": (), "refused": said(fault)}


def _options(spec: GameSpec, form: Form) -> dict[str, str]:
    """The chosen options; for a file, its text."""
    chosen = {}
    for option in spec.options:
        value = form.last(f"option-{option.name}")
        if isinstance(value, bytes):
            chosen[option.name] = decoded(value, m("setup-not-text", option=option.name)) or option.default
        elif value:
            chosen[option.name] = value
    return chosen


def _seed(form: Form) -> int | None:
    text = form.text("seed")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise Fault(m("setup-seed", seed=clipped(text[:30])))
    return int(text)
