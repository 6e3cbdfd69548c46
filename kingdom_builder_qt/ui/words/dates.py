"""Days and moments as the user's locale writes them, never to be read in two ways."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime


def day_form() -> str:
    """Return the pattern of a short date, as Qt reads it."""
    if _is_nobodys():
        return "yyyy-MM-dd"
    return QLocale().dateFormat(QLocale.FormatType.ShortFormat)


def day(date: QDate) -> str:
    """Return a date, short."""
    return QLocale().toString(date, day_form())


def moment(when: datetime) -> str:
    """Return date and time, short, without seconds."""
    form = QLocale().dateTimeFormat(QLocale.FormatType.ShortFormat)
    if _is_nobodys():
        form = f"{day_form()} HH:mm"
    date, time = QDate(when.year, when.month, when.day), QTime(when.hour, when.minute, when.second)
    return QLocale().toString(QDateTime(date, time), form)


def _is_nobodys() -> bool:
    """Return whether the locale is C, whose short dates read "4 02 2021" in Qt."""
    return QLocale().language() == QLocale.Language.C
