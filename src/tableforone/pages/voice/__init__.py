"""The messages of the pages; in a template as ``t("key", name=value)``."""

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup, escape

from tableforone.kernel.speech import Speech, messages_beside

SPEECH, t, m = messages_beside(__file__)
# a placeholder for markup in a message; no text has these characters
MARK: Final = "\ue000{}\ue001"


def in_page(speech: Speech) -> Callable[..., str]:
    """Messages in a template: the text is escaped, markup among the values stays markup."""

    def t_in_page(key: str, /, **data: Any) -> str:
        if Markup not in map(type, data.values()):
            return speech.t(key, **data)
        markup = {name: value for name, value in data.items() if type(value) is Markup}
        text = str(escape(speech.t(key, **data | {name: MARK.format(name) for name in markup})))
        for name, value in markup.items():
            text = text.replace(MARK.format(name), value)
        return Markup(text)

    return t_in_page


t_in_page: Final = in_page(SPEECH)
