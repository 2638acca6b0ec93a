"""The toy game with a module, a refused module and two options, for other processes."""

from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tests.toy import TOY

OPTIONS = (Option("side", ("night", "day"), "night"), Option("deck", is_file=True))
EXTRA = {"options": OPTIONS, "modules": ("moss",), "refused_modules": ("rain",)}
GAME = GameSpec(**{**TOY.__dict__, **EXTRA})
