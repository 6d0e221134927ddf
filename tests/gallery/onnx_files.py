#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles the ONNX files that the package onnx ships, converted to PyTorch by onnx2torch, and compares with their expected
results.

    python3 tests/gallery/onnx_files.py [NAME ...]

Needs onnx and onnx2torch. Prints a line for each file; a wrong result fails, a file that onnx2torch or PyTorch refuses does not.
"""

from __future__ import annotations

import sys
import warnings
from collections import Counter
from pathlib import Path

import fxge
import onnx
import torch
from onnx import numpy_helper, version_converter
from onnx2torch import convert

OPSET = 17  # a version that onnx2torch knows


def tensors(directory: Path, kind: str) -> list[torch.Tensor]:
    """Returns the tensors of the first data set: "input" or "output"."""
    files = sorted(directory.glob(f"test_data_set_0/{kind}_*.pb"))
    return [torch.from_numpy(numpy_helper.to_array(onnx.load_tensor(f)).copy()) for f in files]


def error_of(found: torch.Tensor, wanted: torch.Tensor) -> float:
    """Returns the largest difference by the largest finite element; other places of NaN or infinity are infinitely wrong."""
    finite = wanted.isfinite()
    if not torch.equal(found[~finite].nan_to_num(0.5), wanted[~finite].nan_to_num(0.5)) or not finite.any():
        return 0.0 if torch.equal(found.isnan(), wanted.isnan()) else float("inf")
    return float((found - wanted)[finite].abs().max()) / (float(wanted[finite].abs().max()) or 1.0)


def check(directory: Path) -> tuple[str, str]:
    """Returns "right", "wrong", "onnx2torch", "torch" or "fxge" (refused by it), and the reason or the error."""
    model = onnx.load(directory / "model.onnx")
    constants = {x.name for x in model.graph.initializer}
    n = sum(x.name not in constants for x in model.graph.input)
    inputs, wanted = tuple(tensors(directory, "input")[:n]), tensors(directory, "output")
    step = "onnx2torch"
    try:
        module = convert(version_converter.convert_version(model, OPSET)).eval()
        step = "torch"
        with torch.no_grad():
            exported = torch.export.export(module, inputs, strict=False)
        step = "fxge"
        found = fxge.compile(exported)(*inputs)
    except Exception as e:  # noqa: BLE001  (whatever a library raises)
        return step, f"{type(e).__name__}: {str(e).splitlines()[0] if str(e) else ''}"[:120]
    results = [found] if isinstance(found, torch.Tensor) else list(found)
    error = max((error_of(f.double(), w.double()) for f, w in zip(results, wanted, strict=True)), default=0.0)
    return ("right" if error <= 1e-5 else "wrong"), f"{error:.1e}"


def main() -> int:
    warnings.simplefilter("ignore")
    root = Path(onnx.__file__).parent / "backend" / "test" / "data"
    directories = sorted(d for kind in ("pytorch-converted", "pytorch-operator") for d in (root / kind).iterdir())
    chosen = [d for d in directories if not sys.argv[1:] or d.name in sys.argv[1:]]
    sums: Counter[str] = Counter()
    for d in chosen:
        verdict, text = check(d)
        sums[verdict] += 1
        print(f"{d.name:45} {verdict:10} {text}", flush=True)
    print(f"{len(chosen)} files: " + ", ".join(f"{n} {verdict}" for verdict, n in sums.most_common()))
    return sums["wrong"] > 0 or sums["fxge"] > 0


if __name__ == "__main__":
    sys.exit(main())
