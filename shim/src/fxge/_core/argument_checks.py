# SPDX-License-Identifier: Apache-2.0
"""Checks of the kinds of objects that public functions accept, and their errors."""

from __future__ import annotations

import os
import sys
import types
from typing import Any

from ..errors import FxgeError


def _hint(x: Any) -> str:
    """Returns the call that makes the expected object from `x`, as the end of a message, or ""."""
    torch = sys.modules.get("torch")
    if isinstance(x, (str, os.PathLike)):
        return ": fxge.load reads a saved program"
    if torch is None:
        return ""
    if isinstance(x, torch.jit.ScriptModule):
        return ": torch.export expects the module that was scripted, not the script"
    if isinstance(x, (torch.nn.Module, types.FunctionType)):
        return ": torch.export.export(module, args) makes one"
    return ""


def check_exported(x: Any) -> None:
    """Raises FxgeError (status 2) unless `x` is an ExportedProgram."""
    import torch

    if not isinstance(x, torch.export.ExportedProgram):
        raise FxgeError(
            f"found {type(x).__name__}, expected an ExportedProgram{_hint(x)}", status=2
        )


def not_a_graph(x: Any) -> FxgeError:
    """Returns the error for an object that is neither an ExportedProgram nor a GraphModule."""
    found = f"found {type(x).__name__}, expected an ExportedProgram or a GraphModule"
    return FxgeError(f"{found}{_hint(x)}", status=2)


def path_of(x: Any, takes: str = "a program") -> str:
    """Returns the path as text. Raises FxgeError (status 2) if `x` is not a path."""
    try:
        return os.fsdecode(x)
    except TypeError:
        hint = ""
        torch = sys.modules.get("torch") if takes == "a program" else None
        if torch and isinstance(x, (torch.export.ExportedProgram, torch.fx.GraphModule)):
            hint = ": fxge.compile accepts programs that are not saved"
        raise FxgeError(
            f"found {type(x).__name__}, expected the path of {takes}{hint}", status=2
        ) from None
