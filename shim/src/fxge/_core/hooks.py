# SPDX-License-Identifier: Apache-2.0
"""Functions of upper layers that lower layers call; `fxge` registers them when it is imported."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

# Compares calls of a Program with its ExportedProgram: (program, exported, args, kwargs, steps).
Verify = Callable[[Any, Any, Any, Mapping[str, Any] | None, bool], Any]
_verify: list[Verify] = []


def register_verify(verify: Verify) -> None:
    """Sets the function that `Program.verify` calls."""
    _verify[:] = [verify]


def verify(
    program: Any, exported: Any, args: Any, kwargs: Mapping[str, Any] | None, steps: bool
) -> Any:
    """Calls the registered function."""
    return _verify[0](program, exported, args, kwargs, steps)
