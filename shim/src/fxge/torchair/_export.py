# SPDX-License-Identifier: Apache-2.0
"""dynamo_export: export of a model as an .air for atc, in a directory."""

from __future__ import annotations

import os
from typing import Any

import torch

import fxge
from fxge._core import output_files
from fxge._distributed import agreement
from fxge._live import gears
from fxge.errors import FxgeError

from ._compile import _checked
from ._options import CompilerConfig


def dynamo_export(
    *args: Any,
    model: torch.nn.Module,
    export_path: str = "export_file",
    export_name: str = "export",
    dynamic: bool = False,
    config: CompilerConfig | None = None,
    **kwargs: Any,
) -> None:
    """Exports a model to EXPORT_PATH/EXPORT_NAME.air and dynamo.pbtxt, a graph for viewers.

    The .air is written with its interface. Existing files are replaced. If torch.distributed is
    initialised, each rank writes EXPORT_NAME0.air and rank_0/dynamo.pbtxt with its own number, and
    a program with collectives has a file of its rank and groups.

    Args:
        args, kwargs: arguments of a call of the model.
        model: a module.
        export_path, export_name: the directory, which is created, and the file's name in it.
        dynamic: sizes of arguments are dynamic if the model allows it.
        config: TorchAir's options.

    Raises:
        FxgeError: as fxge.compile does; status 2, another kind of object; 5, a file cannot be
            written.
    """
    _checked(config)
    if not isinstance(model, torch.nn.Module):
        raise FxgeError(f"`model` is {type(model).__name__}, expected a torch.nn.Module", status=2)
    gears.refuse(torch.utils._pytree.tree_leaves((args, kwargs)), "dynamo_export")
    sizes: Any = None
    if dynamic:
        auto = torch.export.Dim.AUTO
        sizes = torch.utils._pytree.tree_map(
            lambda x: dict.fromkeys(range(x.dim()), auto) if isinstance(x, torch.Tensor) else None,
            (args, kwargs),
        )
        sizes = {"args": sizes[0], "kwargs": sizes[1]}
    with torch.no_grad():
        exported = _exported(model, args, kwargs, sizes)
    program = fxge.compile(exported)
    rank = str(torch.distributed.get_rank()) if agreement.connected() else ""
    shown = os.path.join(export_path, f"rank_{rank}") if rank else export_path
    output_files.directory(shown)
    program.write(os.path.join(export_path, f"{export_name}{rank}.air"), force=True)
    program.write(os.path.join(shown, "dynamo.pbtxt"), "pbtxt", force=True)


def _exported(
    model: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], sizes: Any
) -> torch.export.ExportedProgram:
    shapes = None
    if sizes is not None:
        import inspect

        names = list(inspect.signature(model.forward).parameters)
        shapes = dict(zip(names, sizes["args"], strict=False)) | sizes["kwargs"]
    with torch.fx.traceback.preserve_node_meta():  # keeps the attributes of scopes
        program = torch.export.export(model, args, kwargs, dynamic_shapes=shapes)
    return program.run_decompositions({})
