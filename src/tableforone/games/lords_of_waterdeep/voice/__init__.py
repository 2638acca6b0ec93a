"""All texts: messages as ``t("key", name=value)``, and ``m(...)`` inside others."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
