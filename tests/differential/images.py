# SPDX-License-Identifier: Apache-2.0
"""Differential test of networks of wide convolutions: images in any order, and fused steps, yield the bits of
separate steps.

    python3 tests/differential/images.py build/dev/libfxge.so [--seed 1] [--cases 100000] [--seconds 600] [--case N]

Case N of a seed is always the same network; `--case N` shows one. Every other one is bf16, whose convolutions the
oneDNN module computes if it is present, and occasionally one is f16. A printed case is a fault: its results differ from
those of a run with counters, in which no steps are fused and every image is plain. Other differential tests compare
such numbers with eager. FXGE_MAX_ISA=avx2, or base, uses the kernels of another instruction set.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import random
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]

import reference
import torch
import torch.nn.functional as F
from recorder import recorded
from torch import Tensor, fx
from torch.utils._python_dispatch import _disable_current_modes

WIDE = [16, 17, 24, 24, 24, 32, 33]  # mostly 24, so that images are combined
NARROW = [1, 2, 8, 15]
CLOSE = [torch.relu, torch.sigmoid, torch.tanh, F.silu, F.gelu, torch.abs, torch.neg, torch.square, lambda x: x * 0.5, lambda x: 1 - x]
PAIRS = [torch.add, torch.mul, torch.sub, torch.maximum, torch.minimum, lambda x, y: x / (y.abs() + 1)]
OTHERS = [torch.sin, torch.clone, lambda x: x[:, ::2], lambda x: x.flip(2), lambda x: x.transpose(2, 3).contiguous(), lambda x: F.pad(x, [1, 0, 0, 1]), lambda x: x.reshape(x.shape[::-1]).reshape(x.shape)]


class Numbers(random.Random):
    """Random choices of a network, and the dtype of its images."""

    dtype = torch.float32


def some(r: Numbers, *shape: int, scale: float = 1.0, least: float | None = None) -> Tensor:
    """Makes random numbers: a constant of the network. With `least`, above that."""
    with _disable_current_modes():
        x = torch.randn(shape, generator=torch.Generator().manual_seed(r.getrandbits(32))) * scale
        return (x if least is None else x.abs() + least).to(r.dtype)


def conv(r: Numbers, x: Tensor) -> Tensor:
    """Makes a convolution to many channels, to few, or depthwise; occasionally with any window."""
    c = x.shape[1]
    out, groups = (c, c) if r.random() < 0.2 else (r.choice(WIDE if r.random() < 0.85 else NARROW), 1)
    k = r.choice([1, 3])
    kernel, stride, pad, dilation = [k, k], [1, 1], [k // 2, k // 2], [1, 1]
    if r.random() < 0.25:
        kernel, stride, pad, dilation = ([r.choice(n) for _ in range(2)] for n in ([1, 2, 3, 5], [1, 2, 3], [0, 1, 2, 4], [1, 1, 2, 3]))
    room = [n + 2 * p - (m - 1) * d for n, p, m, d in zip(x.shape[2:], pad, kernel, dilation)]
    weight = some(r, out, c // groups, *kernel, scale=(c // groups * kernel[0] * kernel[1]) ** -0.5)
    return F.conv2d(x, weight, some(r, out) if r.random() < 0.5 else None, stride, pad, dilation, groups) if min(room) > 0 else x + 1


def pool(r: Numbers, x: Tensor) -> Tensor:
    if r.random() < 0.2:
        return F.adaptive_avg_pool2d(x, [r.randint(1, 3), r.randint(1, 3)])
    stride, ceil = r.choice([1, 1, 1, 2]), r.random() < 0.3
    return F.max_pool2d(x, 3, stride, 1, ceil_mode=ceil) if r.random() < 0.5 else F.avg_pool2d(x, 3, stride, 1, ceil, r.random() < 0.5)


def by_channel(r: Numbers, x: Tensor) -> Tensor:
    """Makes batch norm, or a step whose other operand is smaller."""
    c = x.shape[1]
    if r.random() < 0.4:
        return F.batch_norm(x, some(r, c), some(r, c, least=0.3), some(r, c), some(r, c))
    other = r.choice([some(r, c, 1, 1), x.mean([2, 3], keepdim=True), x.amax(1, keepdim=True)])
    return r.choice(PAIRS)(r.choice(CLOSE)(x), other)


def step(r: Numbers, x: Tensor, images: list[Tensor]) -> Tensor:
    kind = r.random()
    if kind < 0.4:
        return conv(r, x)
    if kind < 0.52:
        return r.choice(CLOSE)(x)
    if kind < 0.64:
        return r.choice(PAIRS)(x, r.choice([y for y in images if y.shape == x.shape]))
    if kind < 0.74:
        return pool(r, x)
    if kind < 0.82:
        return torch.cat([x, r.choice([y for y in images if y.shape[2:] == x.shape[2:]])], 1)
    return by_channel(r, x) if kind < 0.93 else r.choice(OTHERS)(x)


def network(r: Numbers, x: Tensor) -> list[Tensor]:
    images = [x]
    for _ in range(r.randint(4, 20)):
        images.append(step(r, images[-1] if r.random() < 0.5 else r.choice(images[-6:]), images))
    # Results are plain, and so is every image tied to them: rarely an image itself.
    return [y if r.random() < 0.15 else torch.sin(y) for y in {id(y): y for y in [images[-1], *r.choices(images[1:], k=2)]}.values()]


def drawn(seed: int, case: int) -> tuple[fx.GraphModule, list[Tensor]]:
    r = Numbers(f"{seed} {case}")
    r.dtype = r.choices([torch.float32, torch.bfloat16, torch.float16], [3, 4, 1])[0]
    side = 9 if r.random() < 0.9 else 40  # large ones are computed in blocks
    x = some(r, r.choice([1, 1, 1, 2, 3]), r.choice([1, 3, 16, 24, 24, 33]), r.randint(1, side), r.randint(1, side))
    return recorded(lambda x: network(r, x), [x]), [x]


def fault(graph: fx.GraphModule, given: list[Tensor]) -> str | None:
    """Returns the difference from separate steps; None if there is none."""
    from fxge import Config
    from fxge._programs.program import Program
    from fxge._serialization import fxpb

    p = Program(Config(threads=2)).load_bytes(b"".join(fxpb.module_pieces(graph))).compile()
    runs = [p(*given), p(*given)]  # weights are to be packed, and are
    p.count_nodes()
    apart = p(*given)
    for n, run in enumerate(runs):
        for i, (a, b) in enumerate(zip(run, apart, strict=True)):
            if a.contiguous().view(torch.uint8).ne(b.contiguous().view(torch.uint8)).any():
                return f"result {i} of run {n} is off by up to {(a - b).abs().max():g}"
    return None


def main() -> int:
    arguments = argparse.ArgumentParser(description="Tests networks of wide convolutions.")
    arguments.add_argument("library")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--cases", type=int, default=100000)
    arguments.add_argument("--seconds", type=float, default=600)
    arguments.add_argument("--case", type=int, help="show one")
    a = arguments.parse_args()
    os.environ["FXGE_LIBRARY"] = a.library
    reference.prepare()
    begin, faults, n = time.time(), 0, 0
    for case in range(a.cases) if a.case is None else [a.case]:
        if time.time() - begin > a.seconds:
            break
        graph, given = drawn(a.seed, case)
        if a.case is not None:
            print(graph.graph)
        wrong = fault(graph, given)
        n += 1
        if wrong:
            faults += 1
            print(f"case {case}: {wrong}", flush=True)
    print(f"{n} networks, {faults} faults")
    return faults > 0


if __name__ == "__main__":
    sys.exit(main())
