# SPDX-License-Identifier: Apache-2.0
"""Saving, compilation and explanation of exported programs, outside of torch.compile."""

from __future__ import annotations

import contextlib
import ctypes as c
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .._core import library, output_files, temporary_files
from .._core.argument_checks import not_a_graph
from .._programs.call_structure import Form, is_saved, of_specs
from .._programs.origins import OpenFile, Origin
from .._programs.program import Program
from ..config import Config
from ..errors import FxgeError

if TYPE_CHECKING:
    from .._serialization.fx_writer import Writer


def _pieces(program: Any, writer: Writer | None = None) -> Iterator[bytes | memoryview]:
    import torch

    from .._serialization import fxpb

    if isinstance(program, torch.export.ExportedProgram):
        return fxpb.exported_pieces(program, "model", writer)
    if isinstance(program, torch.fx.GraphModule):
        return fxpb.module_pieces(program, "model", writer)
    raise not_a_graph(program)


def save(
    program: Any, path: str | os.PathLike[str], sizes: Mapping[str, str] | None = None
) -> None:
    """Writes the file completely or not at all; `sizes` names symbols of an ExportedProgram."""
    from .._serialization.fx_writer import Writer

    pieces = _pieces(program, Writer(ranges=False, sizes=sizes) if sizes else None)
    with output_files.opened(path) as f:
        for piece in pieces:
            f.write(piece)


def _write(program: Any, path: Path, config: Config, runs: bool = False) -> bool:
    """Writes a program; returns True if PyTorch must compute parts that have no kernel."""
    from .._serialization.fx_writer import Writer

    writer = Writer(ranges=not hasattr(program, "graph_signature"), config=config, runs=runs)
    with path.open("wb") as f:
        for piece in _pieces(program, writer):
            f.write(piece)
    return writer.left_to_torch


def imported(
    program: Any,
    config: Config,
    beside: Program | None = None,
    *,
    compile: bool = False,
    keep: str | None = None,
) -> Program:
    """Loads a program into the library.

    Weights stay in a mapped file.

    Args:
        compile: runs the whole pipeline, too.
        keep: directory of the file; None: a temporary one that is deleted.
    """
    with _directory(keep) as directory:
        path = directory / "model.fxpb"
        left = _write(program, path, config)
        loaded = Program(config, beside).load(path)
        loaded.set_origin(Origin(file=OpenFile(path), label="model"))
    if compile:
        loaded.compile()
    if compile and left:
        with _directory(keep) as directory:
            path = directory / "runs.fxpb"
            _write(program, path, config, runs=True)
            loaded.run_by(path)
    return loaded


def _directory(keep: str | None) -> contextlib.AbstractContextManager[Path]:
    """Returns the directory `keep`, or a temporary one."""
    return contextlib.nullcontext(Path(keep)) if keep else temporary_files.directory()


def compile_exported(
    program: Any, config: Config, beside: Program | None = None, *, keep: str | None = None
) -> Program:
    """Loads and compiles a program; `keep` as in imported()."""
    loaded = imported(program, config, beside, compile=True, keep=keep)
    if hasattr(program, "graph_signature"):
        loaded.set_exported(program, _own_form(program))
    return loaded


def _own_form(program: Any) -> Form | None:
    """Returns the structure of a call if files cannot hold it (unnamed classes), else None."""
    from torch.utils._pytree import treespec_dumps

    spec = program.call_spec
    try:
        saved = all(is_saved(s, treespec_dumps(s)) for s in (spec.in_spec, spec.out_spec))
    except Exception:  # code of a user's class
        saved = False
    if not saved:
        entries = [e for e in program.module_call_graph if e.fqn == "" and e.signature]
        names = entries[0].signature.forward_arg_names if entries else None
        return of_specs(spec.in_spec, spec.out_spec, names or ())
    return None


def _explain_id(text: str) -> str:
    p = Program()
    kind = library.options(library.DiagKind)
    digits = "".join(ch for ch in text if ch.isdigit())
    i = 0
    while p._lib.fxge_diag_kind_get(p._session, i, c.byref(kind)):
        id_ = kind.id.decode()
        if digits and int("".join(ch for ch in id_ if ch.isdigit())) == int(digits):
            severity = library.SEVERITIES[kind.severity]
            line = f"{id_}  {severity:7} exit {kind.status:<2}  {kind.name.decode()}\n"
            return f"{line}\n{kind.text.decode()}"
        i += 1
    raise FxgeError(f"there is no diagnostic '{text}'", status=2)


def explain(what: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """Returns a table of operators with counts and lowerings, unsupported ones first.

    Each reason is a line; see fxge.explain.
    """
    if isinstance(what, Program):
        return what.text("ops")
    if isinstance(what, str) and what.upper().startswith("FXGE-"):
        return _explain_id(what)
    if isinstance(what, (str, os.PathLike)):
        return Program().load(what).text("ops")
    import torch

    if isinstance(what, (torch.export.ExportedProgram, torch.fx.GraphModule)):
        return imported(what, Config()).text("ops")
    if not (args or kwargs) and hasattr(what, "_torchdynamo_orig_callable"):
        from .._dynamo.compilations import of_compiled

        return "".join(f"{c}\n" for c in of_compiled(what)) or "not compiled yet\n"
    if isinstance(what, torch.jit.ScriptModule):
        raise not_a_graph(what)
    if isinstance(what, torch.nn.Module):
        return explain(_exported(what, args, kwargs), (), {})
    if callable(what):
        return explain(_Function(what), args, kwargs)
    raise FxgeError(f"fxge.explain cannot explain {type(what).__name__}", status=2)


def _exported(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    import torch

    try:
        return torch.export.export(module, args, kwargs)
    except Exception as e:
        name = type(module).__name__
        raise FxgeError(
            f"torch.export.export({name}, args) failed for the arguments given to fxge.explain: "
            f"{type(e).__name__}: {e}",
            status=2,
        ) from e


def _Function(f: Any) -> Any:
    """Returns a function as a module for torch.export."""
    import torch

    class Function(torch.nn.Module):
        def forward(self, *args: Any, **kwargs: Any) -> Any:
            return f(*args, **kwargs)

    return Function()
