# SPDX-License-Identifier: Apache-2.0
"""Expected values of a program with a constant number of detections (`--max-detections`)."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.export import ExportedProgram
from torch.export.graph_signature import OutputKind
from torch.fx import GraphModule, Interpreter, Node
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols
from torch.utils import _pytree as pytree

from .._verification.eager_trace import copied
from .._verification.expected_values import write
from ..errors import FxgeError

_GROUPS = ("out", "ref")  # groups of results: PyTorch's, and those of float64
_NMS = "torchvision::nms"
_MOST = 2048  # as of `fxge compile`


def check_most(n: int) -> None:
    """Raises FxgeError (status 2) for another number than 0 to 2048."""
    if not (isinstance(n, int) and 0 <= n <= _MOST):
        raise FxgeError(
            f"max_detections: expected an integer from 1 to {_MOST}, or 0 for as many as the data "
            f"give, found {n!r}",
            status=2,
        )


def _is_nms(n: Node) -> bool:
    return getattr(getattr(n.target, "_schema", None), "name", "") == _NMS


class _Counting(Interpreter):
    """Interpreter of a graph that records the number of results of each `nms`."""

    def __init__(self, gm: GraphModule) -> None:
        super().__init__(gm, garbage_collect_values=True)
        self.found: dict[str, int] = {}

    def run_node(self, n: Node) -> Any:
        value = super().run_node(n)
        if _is_nms(n):
            self.found[n.name] = len(value)
        return value


def _results(exported: ExportedProgram) -> list[Node]:
    """Returns the user's results."""
    kinds = [s.kind for s in exported.graph_signature.output_specs]
    nodes = pytree.tree_leaves(exported.graph_module.graph.output_node().args[0])
    return [n for n, k in zip(nodes, kinds, strict=False) if k == OutputKind.USER_OUTPUT]


def _returned(exported: ExportedProgram) -> list[str]:
    """Returns the names of the `nms` nodes from whose results a result is computed, in order."""
    seen: set[Node] = set()
    left = [n for n in _results(exported) if isinstance(n, Node)]
    while left:
        n = left.pop()
        if n not in seen:
            seen.add(n)
            left += n.all_input_nodes
    return [n.name for n in exported.graph_module.graph.nodes if n in seen and _is_nms(n)]


def _padded_dims(exported: ExportedProgram) -> dict[int, list[int]]:
    """Returns the dims whose size follows from data, by the position of a result."""
    found: dict[int, list[int]] = {}
    for i, n in enumerate(_results(exported)):
        x = n.meta.get("val") if isinstance(n, Node) else None
        if isinstance(x, Tensor):
            found[i] = [d for d, size in enumerate(x.shape) if free_unbacked_symbols(size)]
    return found


def counts(exported: ExportedProgram, calls: Sequence[Any], most: int) -> list[list[int]]:
    """Returns the expected results `count`, `count_1`, ... of each call."""
    names = _returned(exported)
    found = []
    for args, kwargs in calls:
        run = _Counting(exported.graph_module)
        with torch.no_grad():
            run.run(*copied(exported._graph_module_flat_inputs(tuple(args), dict(kwargs))))
        found.append([min(run.found[n], most) for n in names])
    return found


def _padded(x: Any, dims: Sequence[int], sizes: Sequence[Any]) -> Any:
    """Returns the first rows of an array along each of `dims`, and behind them copies of the first.

    The form is that of the compiled program: doc/vision.md.
    """
    import numpy as np

    for d in dims:
        rows = np.arange(int(sizes[d]))
        x = x.take(np.where(rows < x.shape[d], rows, 0), axis=d)
    return x


def _read(path: Path) -> Iterator[tuple[str, Any]]:
    import numpy as np

    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            with archive.open(name) as file:
                yield name.removesuffix(".npy"), np.lib.format.read_array(file)


def pad(
    path: Path,
    exported: ExportedProgram,
    found: Sequence[Sequence[int]],
    outputs: Sequence[Mapping[str, Any]],
) -> list[str]:
    """Rewrites a file of expected values for the compiled program.

    Args:
        path: file of the values of eager PyTorch.
        exported: the program.
        found: of counts().
        outputs: results of the compiled program, from its interface.

    Returns:
        The names of the results that hold numbers of detections.

    Raises:
        FxgeError: status 1, the program has other results.
    """
    import numpy as np

    n, dims = len(_results(exported)), _padded_dims(exported)
    added = [str(o["name"]) for o in outputs[n:]]
    if any(len(one) != len(added) for one in found):
        raise FxgeError(
            f"the program returns {len(added)} numbers of detections, expected {len(found[0])}",
            status=1,
        )

    def arrays() -> Iterator[tuple[str, Any]]:
        for name, x in _read(path):
            _, group, key = name.split("/", 2)
            at = int(key) if group in _GROUPS else -1
            yield name, _padded(x, dims.get(at, ()), outputs[at]["dims"]) if at >= 0 else x
        for k, one in enumerate(found):
            for i, count in enumerate(one):
                yield f"c{k}/out/{n + i}", np.array(count, np.int32)

    whole = path.with_suffix(".padded")
    write(whole, arrays())
    os.replace(whole, path)
    return added
