# SPDX-License-Identifier: Apache-2.0
"""debug.data_dump: execution of a graph by PyTorch, with values of nodes as .npy files."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.fx import GraphModule, Interpreter, Node
from torch.utils._pytree import tree_leaves

from fxge._core import output_files

_WIDE = {torch.bfloat16: torch.float32, torch.complex32: torch.complex64}


def _array(t: torch.Tensor) -> Any:
    """Returns a NumPy array, in a wider dtype if NumPy lacks the tensor's."""
    t = t.detach().cpu()
    if t.dtype.is_floating_point and t.dtype.itemsize == 1:
        return t.float().numpy()
    return t.to(_WIDE.get(t.dtype, t.dtype)).numpy()


def save(path: str, t: torch.Tensor) -> None:
    """Writes a tensor as an .npy file."""
    with output_files.opened(path) as file:
        np.save(file, _array(t))


class _Saving(Interpreter):  # type: ignore[misc]
    def __init__(self, gm: GraphModule, keep: Callable[[Node], Any] | None, directory: str) -> None:
        super().__init__(gm)
        self._keep, self._directory = keep, directory

    def _save(self, node: Node, side: str, values: Any) -> None:
        tensors = [v for v in tree_leaves(values) if isinstance(v, torch.Tensor)]
        for i, t in enumerate(tensors):
            save(os.path.join(self._directory, f"{node.name}.{side}.{i}.npy"), t)

    def run_node(self, n: Node) -> Any:
        kept = n.op not in ("placeholder", "output") and (
            self._keep is None or self._keep(n) is not None
        )
        if kept:
            self._save(n, "INPUT", self.fetch_args_kwargs_from_env(n))
        found = super().run_node(n)
        if kept:
            self._save(n, "OUTPUT", found)
        return found


def saving(
    gm: GraphModule, directory: str, keep: Callable[[Node], Any] | None
) -> Callable[[list[Any]], Any]:
    """Returns a boxed callable that runs the graph and saves its values.

    Files are DIRECTORY/stepN/NODE.INPUT.I.npy and NODE.OUTPUT.I.npy.

    Args:
        keep: returns None for a node that is not saved.
    """
    steps = 0

    def run(args: list[Any]) -> Any:
        nonlocal steps
        where = os.path.join(directory, f"step{steps}")
        steps += 1
        output_files.directory(where)
        given = list(args)
        args.clear()
        return _Saving(gm, keep, where).run(*given)

    run._boxed_call = True  # type: ignore[attr-defined]
    return run
