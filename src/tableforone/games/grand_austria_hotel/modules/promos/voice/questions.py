"""What does the promotional cards ask?"""

from typing import Final

from tableforone.kernel.spec import Questions

from ...common.rules import numbers as m

QUESTIONS: Final[Questions] = {m.SCHULZE: lambda p, f: "Which item does Mr. Schulze get?"}
