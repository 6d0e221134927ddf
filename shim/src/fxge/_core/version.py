"""The version, which include/fxge/fxge.h alone says: here, and in the metadata of a wheel."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

HEADER = Path(__file__).resolve().parent / "../../../../include/fxge/fxge.h"


@lru_cache(maxsize=1)
def version() -> str:
    """Of the sources where the package runs from them, else of what was installed."""
    if HEADER.exists():
        return ".".join(re.findall(r"^#define FXGE_VERSION_\w+ (\d+)$", HEADER.read_text(), re.M))
    import importlib.metadata

    return importlib.metadata.version("fxge")
