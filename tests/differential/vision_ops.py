# SPDX-License-Identifier: Apache-2.0
"""Differential test of torchvision's operators: random arguments against torchvision's own kernels.

    python3 tests/differential/vision_ops.py build/dev/libfxge.so [--only nms roi_align ...] [--cases 200] [--seed 1]

torchvision's C++ part must load: PyPI's torchvision is a CUDA build, which needs PyPI's torch (also a CUDA build; both
run without a GPU) in an environment of its own:

    python3 -m venv vision && vision/bin/pip install torch==2.13.0 torchvision==0.28.0 --index-url https://pypi.org/simple

Each operator is called `--cases` times in f32 and in f16, with empty inputs, equal scores, boxes without area, and NaN
and infinities in boxes. Results of f32 are compared with torchvision's f32 and float64, those of f16 with its float64:
torchvision rounds each step to f16. `nms` has no f16 kernel on the CPU; its f16 is nms of f32, as under autocast.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Callable
from typing import Any

import torch

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1] / "torch")]

import calls  # noqa: E402
import fxge_ctypes as fxge  # noqa: E402

NAN, INF = float("nan"), float("inf")


class Draw:
    """Random arguments of one case."""

    def __init__(self, seed: int) -> None:
        self.random = torch.Generator().manual_seed(seed)

    def int(self, low: int, high: int) -> int:
        """Returns an integer in [low, high]."""
        return int(torch.randint(low, high + 1, (1,), generator=self.random))

    def of(self, *values: Any) -> Any:
        """Returns one of the values."""
        return values[self.int(0, len(values) - 1)]

    def tensor(self, *shape: int) -> torch.Tensor:
        """Returns normal numbers."""
        return torch.randn(shape, generator=self.random)

    def unit(self, *shape: int) -> torch.Tensor:
        """Returns numbers in [0, 1)."""
        return torch.rand(shape, generator=self.random)


def boxes(d: Draw, n: int, h: float, w: float, odd: bool) -> torch.Tensor:
    """Returns boxes around an image of h x w: on integers or anywhere; some equal, without area, inverted, odd."""
    place = torch.tensor([w, h])
    low = d.unit(n, 2) * place * 1.4 - place * 0.2
    b = torch.cat([low, low + d.unit(n, 2) * place * d.of(0.2, 0.7, 1.3)], 1)
    if d.int(0, 2) == 0:
        b = b.round()
    if n:
        b[d.int(0, n - 1)] = b[d.int(0, n - 1)]
        if d.int(0, 2) == 0:
            i = d.int(0, n - 1)
            b[i, 2:] = b[i, :2]
        if d.int(0, 2) == 0:
            i = d.int(0, n - 1)
            b[i] = b[i][[2, 3, 0, 1]]
        if odd and d.int(0, 2) == 0:
            b[d.int(0, n - 1), d.int(0, 3)] = d.of(NAN, INF, -INF)
    return b


def nms(d: Draw) -> list[Any]:
    """Suppression: equal scores, NaN and infinities."""
    n = d.of(0, 1, 2, 5, 17, 60)
    scores = d.tensor(n) if d.int(0, 1) else torch.randint(0, 4, (n,), generator=d.random).float()
    if n and d.int(0, 3) == 0:
        scores[d.int(0, n - 1)] = d.of(NAN, INF, -INF)
    size = d.of(1.0, 40.0, 800.0)
    return [boxes(d, n, size, size, True), scores, d.of(0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0, 1.5)]


MAKERS: dict[str, Callable[[Draw], list[Any]]] = {"nms": nms}
WIDE = ("nms",)  # without a kernel for f16


# ---- one case ----

def literal(v: Any) -> str:
    """Returns an argument that is not a tensor, in the text form."""
    return "true" if v is True else "false" if v is False else repr(v)


def program(name: str, args: list[Any]) -> str:
    """Returns a program of this one call; `?` is the unknown type of its results."""
    op = getattr(torch.ops.torchvision, name).default
    inputs, given = [], []
    for a, v in zip(op._schema.arguments, args):
        if isinstance(v, torch.Tensor):
            inputs.append(f"    %x{len(inputs)} : {fxge.DTYPES[v.dtype]}[{', '.join(map(str, v.shape))}]")
            v = f"%x{len(inputs) - 1}"
        else:
            v = literal(v)
        given.append(f"{a.name}={v}")
    results, separator = [f"%r{i}" for i in range(len(op._schema.returns))], ",\n"
    return (f'fxge 1\nmodel "case" stage "import"\ngraph "main"(\n{separator.join(inputs)}) {{\n'
            f'  {", ".join(results)} = torchvision.{name}.default({", ".join(given)}) : {", ".join("?" * len(results))}\n'
            f'  return {", ".join(results)}\n}}\n')


def run(lib: Any, name: str, args: list[Any]) -> list[torch.Tensor]:
    """Compiles and executes the call."""
    with fxge.Session(lib) as s:
        p = s.load(program(name, args).encode(), "case.fx")
        s.compile(p)
        return s.run(s.open(p), [a for a in args if isinstance(a, torch.Tensor)])


def convert(args: list[Any], dtype: torch.dtype) -> list[Any]:
    """Returns the arguments with floats in another dtype."""
    return [a.to(dtype) if isinstance(a, torch.Tensor) and a.is_floating_point() else a for a in args]


def listed(out: Any) -> list[torch.Tensor]:
    """Returns the results as a list."""
    return list(out) if isinstance(out, (tuple, list)) else [out]


def compare(lib: Any, name: str, args: list[Any], dtype: torch.dtype) -> tuple[str | None, float]:
    """Returns the difference, and the largest error relative to the largest element."""
    op = getattr(torch.ops.torchvision, name).default
    args = convert(args, dtype)
    outs = listed(op(*convert(args, torch.float32 if name in WIDE else dtype)))
    refs = listed(op(*convert(args, torch.float64)))
    got = run(lib, name, args)
    worst = 0.0
    for i, (g, o, r) in enumerate(zip(got, outs, refs)):
        r = calls.reference(o, r)
        why = calls.judge(g, o, r)
        if why:
            return f"result {i}: {why}", 0.0
        if o.is_floating_point():
            worst = max(worst, calls.own_error(g, r.double()))
    return None, worst


def main() -> int:
    """Runs the cases and prints a line for each operator and dtype."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=sorted(MAKERS))
    parser.add_argument("--cases", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="run this case only")
    args = parser.parse_args()
    import torchvision.extension

    if not torchvision.extension._has_ops():
        print("torchvision's operators do not load beside this torch")
        return 77
    lib, faults = fxge.library(args.library), 0
    for name in args.only:
        for dtype in (torch.float32, torch.float16):
            agreed, refused, worst = 0, 0, 0.0
            for i in range(args.cases) if args.case is None else [args.case]:
                case = MAKERS[name](Draw(1000003 * args.seed + i))
                try:
                    why, error = compare(lib, name, case, dtype)
                except fxge.FxgeError as e:
                    why, error = e.text.splitlines()[0], 0.0
                    refused += e.status == fxge.UNSUPPORTED
                agreed += why is None
                worst = max(worst, error)
                if why and faults < 20:
                    print(f"{name} {fxge.DTYPES[dtype]} case {i}: {why}")
                faults += why is not None
            print(f"{name} {fxge.DTYPES[dtype]}: {agreed} agree, {refused} refused, largest error {worst:.2g}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
