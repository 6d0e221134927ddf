"""Kinds of objects that public calls take, and the errors where another one is given."""

from __future__ import annotations

import os
import sys
import types
from typing import Any

from ..errors import FxgeError


def _hint(x: Any) -> str:
    """The call that makes of `x` what was expected; empty where no such call is known."""
    torch = sys.modules.get("torch")
    if isinstance(x, (str, os.PathLike)):
        return ": fxge.load reads a saved program"
    if torch is None:
        return ""
    if isinstance(x, torch.jit.ScriptModule):
        return ": torch.export takes the module that was scripted, not the script"
    if isinstance(x, (torch.nn.Module, types.FunctionType)):
        return ": torch.export.export(module, args) makes one"
    return ""


def check_exported(x: Any) -> None:
    """Raises FxgeError (status 2) where `x` is not an ExportedProgram."""
    import torch

    if not isinstance(x, torch.export.ExportedProgram):
        raise FxgeError(
            f"found {type(x).__name__}, expected an ExportedProgram{_hint(x)}", status=2
        )


def not_a_graph(x: Any) -> FxgeError:
    """The error where a graph of torch.export or FX was expected."""
    found = f"found {type(x).__name__}, expected an ExportedProgram or a GraphModule"
    return FxgeError(f"{found}{_hint(x)}", status=2)


def path_of(x: Any, takes: str = "a program") -> str:
    """The path as text. Raises FxgeError (status 2) where `x` is not a path."""
    try:
        return os.fsdecode(x)
    except TypeError:
        hint = ""
        torch = sys.modules.get("torch") if takes == "a program" else None
        if torch and isinstance(x, (torch.export.ExportedProgram, torch.fx.GraphModule)):
            hint = ": fxge.compile takes programs that are not saved"
        raise FxgeError(
            f"found {type(x).__name__}, expected the path of {takes}{hint}", status=2
        ) from None
