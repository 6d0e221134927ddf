# SPDX-License-Identifier: Apache-2.0
"""Version of the package, read from include/fxge/fxge.h or from the metadata of the wheel."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

HEADER = Path(__file__).resolve().parent / "../../../../include/fxge/fxge.h"


@lru_cache(maxsize=1)
def version() -> str:
    """Returns the version of the sources if the package runs from them, else of the wheel."""
    if HEADER.exists():
        return ".".join(re.findall(r"^#define FXGE_VERSION_\w+ (\d+)$", HEADER.read_text(), re.M))
    import importlib.metadata

    return importlib.metadata.version("fxge")
