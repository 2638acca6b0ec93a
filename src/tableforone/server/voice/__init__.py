"""The messages of the server."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
