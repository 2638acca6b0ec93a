"""All texts of the game; the messages of this folder as ``t("key", name=value)``."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
