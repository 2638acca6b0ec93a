"""The messages of the commands."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
