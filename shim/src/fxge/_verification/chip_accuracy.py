# SPDX-License-Identifier: Apache-2.0
"""Accuracy of a program in the dtypes that a chip computes in; by the command `fxge verify`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from .._core import command_file, temporary_files
from .._programs.sessions import op_files
from ..config import Config
from ..errors import FxgeError
from .expected_values import Calls, cases, write

_OPTIONS = ("soc", "ops")  # fields of Config that the comparison uses


@dataclass(frozen=True)
class NodeAccuracy:
    """One node, compared with the same node in float64.

    Attributes:
        name, type: as in the .air.
        dtype: declared dtype, such as "f32".
        computed: dtype in which the chip computes.
        own: error of the node alone, on exact operands: max abs(found - float64) / max
            abs(float64). The share of elements that differ for integers and bools. None: not
            observed. Infinite: an overflow or NaN.
        total: the same, with the errors of the nodes before it.
        narrowed: True if the chip computes in fewer bits than declared.
        assumed: True if no source lists the kernels of the type.
        file, line: Python line of the node, or "" and 0.
    """

    name: str
    type: str
    dtype: str
    computed: str
    own: float | None
    total: float | None
    narrowed: bool
    assumed: bool
    file: str
    line: int


@dataclass(frozen=True)
class OutputAccuracy:
    """One output or state, compared with float64.

    Attributes:
        name, dtype: of the output.
        error: as in NodeAccuracy.total.
        ok: True if the error is within the budget.
    """

    name: str
    dtype: str
    error: float
    ok: bool


@dataclass(frozen=True)
class ChipAccuracy:
    """Result of fxge.verify(..., dtypes="chip").

    Attributes:
        chip: family of the chip, such as "ascend310p".
        mode: precision mode of atc, such as "allow_fp32_to_fp16".
        kernels: source of the kernels that decide the dtypes.
        error: largest error of an output.
        budget: limit of that error.
        outputs: all outputs and states.
        nodes: all nodes, by decreasing own error.
    """

    chip: str
    mode: str
    kernels: str
    error: float
    budget: float
    outputs: list[OutputAccuracy]
    nodes: list[NodeAccuracy]

    @property
    def ok(self) -> bool:
        """True if no output exceeds the budget."""
        return all(o.ok for o in self.outputs)

    def __str__(self) -> str:
        """Returns the largest own errors, a line each, and the outputs."""
        rows = [
            f"{n.name:24} {n.type:20} {n.dtype} -> {n.computed}  own {_shown(n.own)}, "
            f"total {_shown(n.total)}  {n.file}{f':{n.line}' if n.file else ''}".rstrip()
            for n in self.nodes[:20]
        ]
        limit = f"budget {self.budget:.3g}"
        rows += [f"output {o.name}: error {o.error:.3g}, {limit}" for o in self.outputs]
        return "\n".join(rows)


def _shown(error: float | None) -> str:
    return "-" if error is None else f"{error:.3g}"


def _error(value: Any) -> float | None:
    """Returns an error of the report: null is not observed, a text is infinite."""
    return float(value) if value is not None else None


def _node(row: Mapping[str, Any]) -> NodeAccuracy:
    return NodeAccuracy(
        name=row["name"],
        type=row["type"],
        dtype=row["dtype"],
        computed=row["computed"],
        own=_error(row["own"]),
        total=_error(row["total"]),
        narrowed=row["narrowed"],
        assumed=row["assumed"],
        file=row.get("file") or "",
        line=row.get("line") or 0,
    )


def _report(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Returns the report of the command, also of one whose error exceeds the budget.

    Raises:
        FxgeError: the command failed.
    """
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        report = {}
    if "nodes" in report and done.returncode in (0, 1):
        return report
    errors = [d for d in report.get("diagnostics", []) if d["severity"] == "error"]
    text = "\n".join(f"{d['id']}: {d['message']}" for d in errors) or done.stderr.strip()
    raise FxgeError(text, status=done.returncode if done.returncode > 0 else 70)


def verify_on_chip(
    exported: Any,
    calls: Calls,
    config: Config,
    *,
    steps: bool,
    budget: float,
    precision: str | None,
) -> ChipAccuracy:
    """Compares an exported program in the dtypes of `config.soc` with float64.

    Raises:
        FxgeError: status 2, no chip, or options that the comparison does not use; or as the
            command does.
    """
    if config.soc is None:
        raise FxgeError("the dtypes of a chip need the chip: soc='Ascend310P3'", status=2)
    unused = {name: getattr(Config(), name) for name in _OPTIONS}
    if replace(config, **unused) != Config():
        raise FxgeError(f"dtypes='chip' uses the options {', '.join(_OPTIONS)} only", status=2)
    program = command_file.path()
    if program is None:
        raise FxgeError("the package was installed without the command `fxge`", status=2)
    with temporary_files.directory() as directory:
        path, expected = Path(directory) / "model.pt2", Path(directory) / "model.npz"
        torch.export.save(exported, path)
        write(expected, cases(exported, calls, steps=steps))
        options = [f"--soc={config.soc}", "--dtypes=chip", f"--budget={budget!r}", "--json"]
        options += [f"--precision={precision}"] if precision else []
        options += [word for file in op_files(config) for word in ("--ops", file)]
        done = subprocess.run(
            [program, "verify", str(path), "--expected", str(expected), *options],
            capture_output=True,
            text=True,
            check=False,
        )
    report = _report(done)
    outputs = [
        OutputAccuracy(o["name"], o["dtype"], float(o["error"]), o["ok"]) for o in report["outputs"]
    ]
    return ChipAccuracy(
        chip=report["chip"],
        mode=report["mode"],
        kernels=report["kernels"],
        error=float(report["error"]),
        budget=budget,
        outputs=outputs,
        nodes=[_node(n) for n in report["nodes"]],
    )
