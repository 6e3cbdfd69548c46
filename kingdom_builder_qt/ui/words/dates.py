"""Dates and times in the format of the user's locale, always with an unambiguous order."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


def day_form() -> str:
    """Return the Qt format string of a short date."""
    if _is_nobodys():
        return "yyyy-MM-dd"
    return QLocale().dateFormat(QLocale.FormatType.ShortFormat)


def day(of: QDate) -> str:
    return QLocale().toString(of, day_form())


def long_day(of: date) -> str:
    """Return a date with the name of its month."""
    return QLocale().toString(QDate(of.year, of.month, of.day), tr("d MMMM yyyy"))


def moment(when: datetime) -> str:
    """Return a short date and time, without seconds."""
    form = QLocale().dateTimeFormat(QLocale.FormatType.ShortFormat)
    if _is_nobodys():
        form = f"{day_form()} HH:mm"
    on, at = QDate(when.year, when.month, when.day), QTime(when.hour, when.minute, when.second)
    return QLocale().toString(QDateTime(on, at), form)


def _is_nobodys() -> bool:
    """Return whether the locale is C, whose short dates Qt formats as "4 02 2021"."""
    return QLocale().language() == QLocale.Language.C
