# SPDX-License-Identifier: Apache-2.0
"""Expected values of a program with a constant number of detections (`--max-detections`)."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from torch import Tensor
from torch.export import ExportedProgram
from torch.export.graph_signature import OutputKind
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols
from torch.utils import _pytree as pytree

from .._verification.expected_values import write
from ..errors import FxgeError

_GROUPS = ("out", "ref")  # groups of results: PyTorch's, and those of float64
_MOST = 2048  # as of `fxge compile`


def check_most(n: int) -> None:
    """Raises FxgeError (status 2) for another number than 0 to 2048."""
    if not (isinstance(n, int) and 0 <= n <= _MOST):
        raise FxgeError(
            f"max_detections: expected an integer from 1 to {_MOST}, or 0 for as many as the data "
            f"give, found {n!r}",
            status=2,
        )


def _results(exported: ExportedProgram) -> list[Node]:
    """Returns the user's results."""
    kinds = [s.kind for s in exported.graph_signature.output_specs]
    nodes = pytree.tree_leaves(exported.graph_module.graph.output_node().args[0])
    return [n for n, k in zip(nodes, kinds, strict=False) if k == OutputKind.USER_OUTPUT]


def _padded_dims(exported: ExportedProgram) -> dict[int, dict[int, Any]]:
    """Returns the dims whose size follows from data, by the position of a result, and the symbols.

    Results whose sizes have the same symbols are counted by the same number.
    """
    found: dict[int, dict[int, Any]] = {}
    for i, n in enumerate(_results(exported)):
        x = n.meta.get("val") if isinstance(n, Node) else None
        shape = x.shape if isinstance(x, Tensor) else ()
        symbols = {d: frozenset(free_unbacked_symbols(size)) for d, size in enumerate(shape)}
        found[i] = {d: s for d, s in symbols.items() if s}
    return found


def _ordered(exported: ExportedProgram, groups: set[Any]) -> list[Any]:
    """Returns sets of symbols in the order of the nodes whose results first have such sizes."""
    found: list[Any] = []
    for n in exported.graph_module.graph.nodes:
        for x in pytree.tree_leaves(n.meta.get("val")):
            for size in x.shape if isinstance(x, Tensor) else ():
                s = frozenset(free_unbacked_symbols(size))
                if s in groups and s not in found:
                    found.append(s)
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


def pad(path: Path, exported: ExportedProgram, outputs: Sequence[Mapping[str, Any]]) -> list[str]:
    """Rewrites a file of expected values for the compiled program.

    Args:
        path: file of the values of eager PyTorch.
        exported: the program.
        outputs: results of the compiled program, from its interface.

    Returns:
        The names of the results that hold numbers of detections.

    Raises:
        FxgeError: status 1, the program has other results.
    """
    import numpy as np

    n, dims = len(_results(exported)), _padded_dims(exported)
    order = _ordered(exported, {s for of in dims.values() for s in of.values()})
    added = [str(o["name"]) for o in outputs[n:]]
    if len(order) != len(added):
        raise FxgeError(
            f"the program returns {len(added)} numbers of detections, expected {len(order)}",
            status=1,
        )

    def arrays() -> Iterator[tuple[str, Any]]:
        counts: dict[str, list[int]] = {}
        for name, x in _read(path):
            case, group, key = name.split("/", 2)
            found = counts.setdefault(case, [0] * len(order))
            at = int(key) if group in _GROUPS else -1
            of = dims.get(at, {})
            for d, symbols in of.items() if group == "out" else ():
                k = order.index(symbols)
                found[k] = max(found[k], min(x.shape[d], int(outputs[at]["dims"][d])))
            yield name, _padded(x, list(of), outputs[at]["dims"]) if of else x
        for case, found in counts.items():
            for i, count in enumerate(found):
                yield f"{case}/out/{n + i}", np.array(count, np.int32)

    whole = path.with_suffix(".padded")
    write(whole, arrays())
    os.replace(whole, path)
    return added
