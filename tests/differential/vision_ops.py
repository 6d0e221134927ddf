# SPDX-License-Identifier: Apache-2.0
"""Differential test of torchvision's operators: random arguments against torchvision's own kernels.

    python3 tests/differential/vision_ops.py build/dev/libfxge.so [--only nms roi_align ...] [--cases 200] [--seed 1]

torchvision's C++ part must load: PyPI's torchvision is a CUDA build, which needs PyPI's torch (also a CUDA build; both
run without a GPU) in an environment of its own:

    python3 -m venv vision && vision/bin/pip install torch==2.13.0 torchvision==0.28.0 --index-url https://pypi.org/simple

Each operator is called `--cases` times in f32 and in f16, with empty inputs, equal scores, boxes without area, and NaN
and infinities in boxes. Results are compared with torchvision's of f32 or of float64, also those of f16, whose kernels round
each step. `nms` has no f16 kernel on the CPU; its f16 is nms of f32, as under autocast.
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


def regions(d: Draw, n: int, batch: int, h: float, w: float) -> torch.Tensor:
    """Returns regions: the image, and a box. torchvision 0.28 crashes at NaN and infinities in regions."""
    image = torch.randint(0, batch, (n, 1), generator=d.random)
    return torch.cat([image.float(), boxes(d, n, h, w, False)], 1)


class Pool:
    """Arguments of pooling of regions, of a result of `channels` for each cell."""

    def __init__(self, d: Draw, separate: bool) -> None:
        self.batch, self.high, self.wide = d.int(1, 3), d.int(1, 3), d.int(1, 3)
        self.shape = [self.batch, d.int(1, 3) * (self.high * self.wide if separate else 1), d.int(1, 9), d.int(1, 9)]
        self.scale = d.of(1.0, 0.5, 0.25, 0.3)
        n, h, w = d.of(0, 1, 2, 5), self.shape[2] / self.scale, self.shape[3] / self.scale
        self.rois = regions(d, n, self.batch, h, w)
        channels = self.shape[1] // (self.high * self.wide) if separate else self.shape[1]
        self.result = [n, channels, self.high, self.wide]
        self.given = [self.scale, self.high, self.wide]

    def mapping(self) -> torch.Tensor:
        """Returns the channel of each cell."""
        n, *rest = self.result
        return torch.arange(rest[0] * rest[1] * rest[2], dtype=torch.int32).view(1, *rest).expand(n, *rest).contiguous()


def image(d: Draw, shape: list[int]) -> torch.Tensor:
    """Returns an image: normal numbers, or small integers, many of which are equal."""
    return d.tensor(*shape) if d.int(0, 2) else torch.randint(-2, 3, tuple(shape), generator=d.random).float()


def roi_align(d: Draw) -> list[Any]:
    """Samples: fixed numbers, or as many as a cell is large."""
    p = Pool(d, False)
    return [image(d, p.shape), p.rois, *p.given, d.of(-1, 0, 1, 2, 3), d.of(False, True)]


def roi_align_backward(d: Draw) -> list[Any]:
    """Gradients; torchvision divides by zero where a region has no samples."""
    p = Pool(d, False)
    aligned = d.of(False, True)
    return [d.tensor(*p.result), p.rois, *p.given, *p.shape, d.of(1, 2, 3) if aligned else d.of(-1, 0, 1, 2, 3), aligned]


def roi_pool(d: Draw) -> list[Any]:
    """Maxima; some images have NaN."""
    p = Pool(d, False)
    x = image(d, p.shape)
    if d.int(0, 3) == 0:
        x.view(-1)[d.int(0, x.numel() - 1)] = d.of(NAN, INF, -INF)
    return [x, p.rois, *p.given]


def roi_pool_backward(d: Draw) -> list[Any]:
    """Gradients of maxima; -1 is an empty cell."""
    p = Pool(d, False)
    area = p.shape[2] * p.shape[3]
    argmax = torch.randint(-1, area, tuple(p.result), generator=d.random, dtype=torch.int32)
    return [d.tensor(*p.result), p.rois, argmax, *p.given, *p.shape]


def ps_roi_align(d: Draw) -> list[Any]:
    """Samples of a channel for each cell."""
    p = Pool(d, True)
    return [image(d, p.shape), p.rois, *p.given, d.of(1, 2, 3)]


def ps_roi_align_backward(d: Draw) -> list[Any]:
    """Gradients of these samples."""
    p = Pool(d, True)
    return [d.tensor(*p.result), p.rois, p.mapping(), *p.given, d.of(1, 2, 3), *p.shape]


def ps_roi_pool(d: Draw) -> list[Any]:
    """Means of a channel for each cell."""
    p = Pool(d, True)
    return [image(d, p.shape), p.rois, *p.given]


def ps_roi_pool_backward(d: Draw) -> list[Any]:
    """Gradients of these means."""
    p = Pool(d, True)
    return [d.tensor(*p.result), p.rois, p.mapping(), *p.given, *p.shape]


def convolution(d: Draw) -> tuple[list[torch.Tensor], list[Any], list[int]]:
    """Returns tensors, other arguments and the shape of the result of a deformable convolution."""
    groups, offset_groups = d.int(1, 2), d.int(1, 2)
    n, c, o = d.of(0, 1, 2, 3), 2 * d.int(1, 2), groups * d.int(1, 3)
    kernel, stride, pad, dilation = ([d.int(low, high) for _ in range(2)] for low, high in ((1, 3), (1, 2), (0, 2), (1, 2)))
    sizes = [dilation[i] * (kernel[i] - 1) + d.int(1, 6) for i in range(2)]
    out = [(sizes[i] + 2 * pad[i] - dilation[i] * (kernel[i] - 1) - 1) // stride[i] + 1 for i in range(2)]
    cells, use_mask = kernel[0] * kernel[1], bool(d.int(0, 1))
    offset = d.tensor(n, 2 * offset_groups * cells, *out) * d.of(0.0, 0.5, 3.0)
    if d.int(0, 2) == 0:
        offset = offset.round()
    mask = d.unit(n, offset_groups * cells, *out) if use_mask else torch.zeros(n, 1)
    tensors = [d.tensor(n, c, *sizes), d.tensor(o, c // groups, *kernel), offset, mask, d.tensor(o)]
    return tensors, [*stride, *pad, *dilation, groups, offset_groups, use_mask], [n, o, *out]


def deform_conv2d(d: Draw) -> list[Any]:
    """Convolutions with offsets in and out of the image."""
    tensors, rest, _ = convolution(d)
    return [*tensors, *rest]


def deform_conv2d_backward(d: Draw) -> list[Any]:
    """Their gradients."""
    tensors, rest, shape = convolution(d)
    return [d.tensor(*shape), *tensors, *rest]


MAKERS: dict[str, Callable[[Draw], list[Any]]] = {
    "nms": nms, "roi_align": roi_align, "_roi_align_backward": roi_align_backward, "deform_conv2d": deform_conv2d,
    "_deform_conv2d_backward": deform_conv2d_backward, "ps_roi_align": ps_roi_align, "_ps_roi_align_backward": ps_roi_align_backward,
    "roi_pool": roi_pool, "_roi_pool_backward": roi_pool_backward, "ps_roi_pool": ps_roi_pool, "_ps_roi_pool_backward": ps_roi_pool_backward}
WIDE = ("nms",)  # without a kernel for f16
BY_CELLS = ("roi_pool", "ps_roi_pool", "_ps_roi_pool_backward")  # the dtype determines the elements of a cell
LIMITS = {torch.float32: 1e-5, torch.float16: 2.0**-9}


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


def distance(got: torch.Tensor, want: torch.Tensor) -> float:
    """Returns the largest error relative to the largest finite element; infinite where other elements differ."""
    got, want = got.double(), want.double()
    finite = want.isfinite()
    if not torch.equal(finite, got.isfinite()) or not torch.equal(got[~finite].nan_to_num(9.0), want[~finite].nan_to_num(9.0)):
        return INF
    return calls.own_error(got, want) if calls.largest(want) else float(got[finite].abs().max()) if bool(finite.any()) else 0.0


def compare(lib: Any, name: str, args: list[Any], dtype: torch.dtype) -> tuple[str | None, float]:
    """Returns the difference, and the largest error.

    A float agrees with torchvision's result of float32 or of float64: at the border of an image, or of a cell, the two
    differ where a number such as 0.3 is rounded.
    """
    op = getattr(torch.ops.torchvision, name).default
    args = convert(args, dtype)
    outs = listed(op(*convert(args, torch.float32 if name in WIDE else dtype)))
    refs = [listed(op(*convert(args, d))) for d in (torch.float32, torch.float64)]
    got, worst = run(lib, name, args), 0.0
    for i, (g, o) in enumerate(zip(got, outs)):
        if g.dtype != o.dtype or g.shape != o.shape:
            return f"result {i}: {g.dtype}{list(g.shape)}, expected {o.dtype}{list(o.shape)}", 0.0
        if not o.is_floating_point():
            if not torch.equal(g, o):
                return f"result {i}: {calls.brief(g)}, expected {calls.brief(o)}", 0.0
            continue
        error = min(distance(g, r[i]) for r in refs + ([outs] if name in BY_CELLS else []))
        if error > LIMITS[dtype]:
            return f"result {i}: {calls.brief(g)}, expected {calls.brief(refs[0][i])}: error {error:.2g}", 0.0
        worst = max(worst, error)
    return None, worst


def main() -> int:
    """Runs the cases and prints a line for each operator and dtype."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=list(MAKERS))
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
