"""When was it, in words?"""

from datetime import UTC, datetime


def day(moment: str) -> str:
    """The day, as it is called where the server stands."""
    then = datetime.fromisoformat(moment).astimezone()
    return f"{then.day} {then:%B %Y}"


def ago(moment: str, now: datetime | None = None) -> str:
    """How long ago, in words.

    >>> ago("2026-05-01T10:00:00+00:00", datetime(2026, 5, 1, 10, 20, tzinfo=UTC))
    '20 minutes ago'
    """
    then = datetime.fromisoformat(moment)
    now = now or datetime.now(UTC)
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} minute{'s' if minutes > 1 else ''} ago"
    days = (now.astimezone().date() - then.astimezone().date()).days
    if days < 2:
        return ("today" if not days else "yesterday") + then.astimezone().strftime(", %H:%M")
    return f"{then.astimezone().day} {then.astimezone():%B %Y}"
