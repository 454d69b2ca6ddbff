"""Players that are not people. A bot sits at the table like anybody: it gets its view and its question, no more."""

from oldpath.bots.bot import LEVELS, Bot, UnknownLevel, by_name, check_level

__all__ = ["LEVELS", "Bot", "UnknownLevel", "by_name", "check_level"]
