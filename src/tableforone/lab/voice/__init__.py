"""The messages of the lab."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
