"""The messages of the kernel; all other messages may use them."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
