"""The toy game with a module, a refused module, and two options; another process finds it in this folder."""

from tableforone.kernel.spec import GameSpec, Option
from tests.toy import TOY

OPTIONS = (
    Option("side", "which side", ("night", "day"), "night"),
    Option("deck", "cards of your own", is_file=True),
)
EXTRA = {"options": OPTIONS, "modules": {"moss": "moss"}, "refused_modules": {"rain": "it is for two."}}
GAME = GameSpec(**{**TOY.__dict__, **EXTRA})
