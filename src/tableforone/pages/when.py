"""Days and times in words."""

from datetime import UTC, date, datetime

from tableforone.pages.voice import t


def day(moment: str) -> str:
    """The day in the server's time zone, in words."""
    return on(datetime.fromisoformat(moment).astimezone().date())


def on(date: date) -> str:
    """A date in words.

    >>> on(date(2026, 5, 1)), weekday(date(2026, 5, 1))
    ('1 May 2026', 'Friday, 1 May')
    """
    return t("date", day=date.day, month=date.month, year=str(date.year))


def weekday(date: date) -> str:
    """A date of this year with its weekday."""
    return t("date-weekday", weekday=date.isoweekday(), day=date.day, month=date.month)


def ago(moment: str, now: datetime | None = None) -> str:
    """How long ago, in words.

    >>> ago("2026-05-01T10:00:00+00:00", datetime(2026, 5, 1, 10, 20, tzinfo=UTC))
    '20 minutes ago'
    """
    then = datetime.fromisoformat(moment)
    now = now or datetime.now(UTC)
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return t("ago-now")
    if minutes < 60:
        return t("ago-minutes", n=minutes)
    then = then.astimezone()
    days = (now.astimezone().date() - then.date()).days
    if days < 2:
        return t("ago-yesterday" if days else "ago-today", time=f"{then:%H:%M}")
    return on(then.date())
