"""Set-ups for training and measuring: all levels, boards, modules and options."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.options import Setup
from tableforone.kernel.randomness import Source
from tableforone.kernel.spec import GameSpec

CHOICES: Final = -4  # the key of the stream that chooses
WITH_MODULES: Final = 6  # one game in this many has modules
USUAL: Final = 4  # a variant rule has its default in all but one of this many games


def mixed(spec: GameSpec, seed: int, level: str | None = None, modules: Sequence[str] | None = None) -> Setup:
    """The set-up for this seed.

    Each level is equally likely, some games have modules; any boards and options.
    """
    lots = Source(seed).stream(CHOICES)
    if level is None and spec.levels:
        level = spec.levels[seed % len(spec.levels)]
    with_modules = bool(spec.modules) and lots.below(WITH_MODULES) == WITH_MODULES - 1
    drawn = [module for module in spec.modules if lots.below(2)]
    if modules is None:
        modules = drawn if with_modules else ()
    options = {}
    for option in spec.options:
        choice, rare = lots.below(max(1, len(option.choices))), lots.below(USUAL) == 0
        if option.choices and (rare or not option.expert):
            options[option.name] = option.choices[choice]
    setup = spec.setup(level, modules, options)
    try:
        spec.start(setup)
    except Fault:  # some choices do not go together: two players cannot have the same board
        setup = spec.setup(level, modules)
    return setup
