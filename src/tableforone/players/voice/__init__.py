"""The messages of the computer players."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
