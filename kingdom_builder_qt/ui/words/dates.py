"""Days and moments as the user's locale writes them, never to be read in two ways."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime


def day_form() -> str:
    """Return the pattern of a short date, as Qt reads it."""
    if _is_nobodys():
        return "yyyy-MM-dd"
    return QLocale().dateFormat(QLocale.FormatType.ShortFormat)


def day(of: QDate) -> str:
    """Return a date, short."""
    return QLocale().toString(of, day_form())


def long_day(of: date, locale: QLocale | None = None) -> str:
    """Return a date with its month in the words of a locale, the program's by default."""
    return (locale or QLocale()).toString(QDate(of.year, of.month, of.day), "d MMMM yyyy")


def moment(when: datetime) -> str:
    """Return date and time, short, without seconds."""
    form = QLocale().dateTimeFormat(QLocale.FormatType.ShortFormat)
    if _is_nobodys():
        form = f"{day_form()} HH:mm"
    on, at = QDate(when.year, when.month, when.day), QTime(when.hour, when.minute, when.second)
    return QLocale().toString(QDateTime(on, at), form)


def _is_nobodys() -> bool:
    """Return whether the locale is C, whose short dates read "4 02 2021" in Qt."""
    return QLocale().language() == QLocale.Language.C
