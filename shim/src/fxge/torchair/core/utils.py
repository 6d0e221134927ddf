# SPDX-License-Identifier: Apache-2.0
"""Logger "torchair": compiled graphs (INFO), calls of converters (DEBUG)."""

import logging

from fxge.torchair import _names

__all__ = ["logger"]

logger = logging.getLogger("torchair")
if logger.level == logging.NOTSET:
    logger.setLevel(logging.ERROR)


__getattr__ = _names.getter(__name__, __all__)
