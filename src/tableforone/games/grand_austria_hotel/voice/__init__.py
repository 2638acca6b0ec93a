"""All texts: messages as ``t("key", name=value)``, untranslated meanings as ``m(...)``."""

from tableforone.kernel.speech import messages_beside

SPEECH, t, m = messages_beside(__file__)
