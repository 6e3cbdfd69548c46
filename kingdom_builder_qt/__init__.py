"""Kingdom Builder Qt: an unofficial desktop edition of the board game Kingdom Builder."""

__version__ = "0.1.0"
