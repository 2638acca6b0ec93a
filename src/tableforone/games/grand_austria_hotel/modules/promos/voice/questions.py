"""What does the promotional cards ask?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ....rules.position import Hotels
from ...common.rules import numbers as m

QUESTIONS: Final[dict[int, Callable[[Hotels, Frame], str]]] = {
    m.SCHULZE: lambda p, f: "Which item does Mr. Schulze get?"
}
