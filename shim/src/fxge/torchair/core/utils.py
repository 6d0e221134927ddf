"""The logger "torchair": what is compiled (INFO), which converters run (DEBUG)."""

import logging

__all__ = ["logger"]

logger = logging.getLogger("torchair")
if logger.level == logging.NOTSET:
    logger.setLevel(logging.ERROR)
