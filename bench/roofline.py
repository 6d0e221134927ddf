#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures bytes moved a second by the executor's kernels, compared with memcpy and eager.

usage: bench/roofline.py BUILD_DIR [--caps base,avx2,avx512] [--only softmax,...] [--rounds N]
                         [--threads N] [--json FILE]
Needs torch. A kernel reads its operands once and writes its result once: the bytes of both over the time are compared
with a memcpy of 16 MB by as many threads in the same process. Every instruction set has a process of its own, in which
all kernels alternate; the least processor time counts, so that it holds on a machine with other load. Each cell: GB/s,
the part of memcpy's speed in percent, and eager's time over ours (above 1, ours is faster); eager has the same cap
except for the base, which it lacks.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "shim/src"))
N = 1 << 22  # elements: 16 MB of f32, beyond the caches of a core
EAGER = {  # caps of PyTorch's own loops and of its oneDNN
    "base": {"ATEN_CPU_CAPABILITY": "default", "ONEDNN_MAX_CPU_ISA": "SSE41"},
    "avx2": {"ATEN_CPU_CAPABILITY": "avx2", "ONEDNN_MAX_CPU_ISA": "AVX2"},
    "avx512": {},
}


def cases() -> dict[str, tuple[Callable[..., Any], list[Any]]]:
    """Name, function and operands of each row."""
    import torch
    import torch.nn.functional as f

    g = torch.Generator().manual_seed(0)

    def real(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.randn(shape, generator=g).to(dtype)

    x, rows, image = real(N), real(N // 1024, 1024), real(8, 32, 128, 128)
    brain, half = x.to(torch.bfloat16), x.to(torch.float16)
    tall, whole = real(1024, N // 1024), torch.arange(N)
    gain, shift = real(1024), real(1024)
    channel = [real(32), real(32).abs(), real(32), real(32)]
    plain: dict[str, Callable[..., Any]] = {
        "relu": torch.relu, "sigmoid": torch.sigmoid, "silu": f.silu, "gelu": f.gelu,
        "gelu tanh": lambda v: f.gelu(v, approximate="tanh"), "tanh": torch.tanh,
        "exp": torch.exp, "log of |x|": lambda v: torch.log(v), "erf": torch.erf,
        "sin": torch.sin, "abs": torch.abs, "neg": torch.neg, "x * 2": lambda v: v * 2,
        "clamp": lambda v: v.clamp(-1, 1), "x > 0": lambda v: v > 0, "sqrt": torch.sqrt,
        "rsqrt": torch.rsqrt, "x ** 2": lambda v: v**2, "floor": torch.floor,
        "leaky_relu": f.leaky_relu, "hardswish": f.hardswish, "softplus": f.softplus,
    }  # fmt: skip
    out: dict[str, tuple[Callable[..., Any], list[Any]]] = {
        name: (fn, [x.abs() if name in ("log of |x|", "sqrt", "rsqrt") else x])
        for name, fn in plain.items()
    }
    for name in ("relu", "silu", "gelu", "x * 2"):
        out[f"{name} bf16"] = (plain[name], [brain])
    return out | {
        "x + y": (lambda a, b: a + b, [x, real(N)]),
        "x / y": (lambda a, b: a / b, [x, real(N)]),
        "x + y bf16": (lambda a, b: a + b, [brain, brain.flip(0)]),
        "x + y i64": (lambda a, b: a + b, [whole, whole]),
        "rows + row": (lambda a, b: a + b, [rows, gain]),
        "rows + column": (lambda a, b: a + b, [rows, real(N // 1024, 1)]),
        "maximum": (torch.maximum, [x, real(N)]),
        "where": (torch.where, [x > 0, x, real(N)]),
        "f32 to bf16": (lambda v: v.to(torch.bfloat16), [x]),
        "bf16 to f32": (lambda v: v.to(torch.float32), [brain]),
        "f32 to f16": (lambda v: v.to(torch.float16), [x]),
        "f16 to f32": (lambda v: v.to(torch.float32), [half]),
        "i64 to f32": (lambda v: v.to(torch.float32), [whole]),
        "f32 to i64": (lambda v: v.to(torch.int64), [x]),
        "layer_norm": (lambda v, a, b: f.layer_norm(v, [1024], a, b), [rows, gain, shift]),
        "layer_norm bf16": (
            lambda v, a, b: f.layer_norm(v, [1024], a, b),
            [v.to(torch.bfloat16) for v in (rows, gain, shift)],
        ),
        "rms_norm": (lambda v, a: f.rms_norm(v, [1024], a), [rows, gain]),
        "group_norm": (lambda v, a, b: f.group_norm(v, 8, a, b), [image, *channel[:2]]),
        "batch_norm": (
            lambda v, a, b, c, d: f.batch_norm(v, a, b, c, d), [image, *channel],
        ),
        "softmax": (lambda v: v.softmax(-1), [rows]),
        "softmax bf16": (lambda v: v.softmax(-1), [rows.to(torch.bfloat16)]),
        "softmax of columns": (lambda v: v.softmax(0), [tall]),
        "log_softmax": (lambda v: v.log_softmax(-1), [rows]),
        "sum of rows": (lambda v: v.sum(-1), [rows]),
        "sum of columns": (lambda v: v.sum(0), [rows]),
        "sum": (lambda v: v.sum(), [x]),
        "mean of rows bf16": (lambda v: v.mean(-1), [rows.to(torch.bfloat16)]),
        "max of rows": (lambda v: v.amax(-1), [rows]),
        "argmax of rows": (lambda v: v.argmax(-1), [rows]),
        "var of rows": (lambda v: v.var(-1), [rows]),
        "cumsum of rows": (lambda v: v.cumsum(-1), [rows]),
        "max_pool2d 3x3": (lambda v: f.max_pool2d(v, 3, 2, 1), [image]),
        "avg_pool2d 2x2": (lambda v: f.avg_pool2d(v, 2), [image]),
        "adaptive_avg_pool2d": (lambda v: f.adaptive_avg_pool2d(v, 1), [image]),
        "transpose": (lambda v: v.t().contiguous(), [rows]),
        "permute": (lambda v: v.permute(0, 2, 3, 1).contiguous(), [image]),
        "heads": (lambda v: v.permute(0, 2, 1, 3).contiguous(), [real(8, 512, 16, 64)]),
        "cat": (lambda a, b: torch.cat([a, b], 1), [rows, rows]),
        "slice": (lambda v: v[:, :512].contiguous(), [rows]),
        "embedding": (lambda w, i: f.embedding(i, w), [rows, whole[:4096].flip(0)]),
        "attention": (
            f.scaled_dot_product_attention, [real(1, 12, 512, 64) for _ in range(3)],
        ),
    }  # fmt: skip


def least(
    runs: dict[str, Callable[[], Any]], memcpy: Callable[[], Any], rounds: int
) -> dict[str, float]:
    """Returns the least processor time of each, alternating, with a memcpy before each, so that all find the same
    caches."""
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, fn in runs.items():
            for who, run in (("memcpy", memcpy), (name, fn)):
                start = time.process_time()
                result = run()
                spent = time.process_time() - start
                del result
                best[who] = min(best.get(who, spent), spent)
    return best


def measure(only: list[str], rounds: int, threads: int) -> dict[str, Any]:
    """Returns GB/s of memcpy, and of each kernel with eager's time over ours."""
    import fxge
    import torch

    backend: Any = fxge.backend
    torch.set_num_threads(threads)
    torch._dynamo.config.recompile_limit = 1000
    a, b = torch.ones(N), torch.ones(N)
    rows: dict[str, Any] = {}
    for name, (fn, args) in cases().items():
        if only and name not in only:
            continue
        with torch.no_grad():
            torch._dynamo.reset()
            live = torch.compile(lambda *v: fn(*v), backend=backend, dynamic=False)  # noqa: B023
            y = live(*args)
            runs = {
                "fxge": lambda: live(*args),  # noqa: B023
                "eager": lambda: fn(*args),  # noqa: B023
            }
            best = least(runs, lambda: a.copy_(b), rounds)
        size = sum(v.numel() * v.element_size() for v in [*args, y])
        rows[name] = {
            "speed": size / best["fxge"] / 1e9,
            "memcpy": 2 * a.numel() * a.element_size() / best["memcpy"] / 1e9,
            "eager": best["eager"] / best["fxge"],
        }
    return rows


def apart(build: str, cap: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measures in a process of its own."""
    environment = {
        **os.environ,
        **EAGER[cap],
        "FXGE_MAX_ISA": cap,
        "FXGE_LIBRARY": str(Path(build).resolve() / "libfxge.so"),
        "OMP_NUM_THREADS": str(options.threads),
    }
    command = [sys.executable, __file__, build, "--inside", f"--only={options.only}"]
    command += [f"--rounds={options.rounds}", f"--threads={options.threads}"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    rows: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="a release build")
    parser.add_argument("--caps", default=",".join(EAGER))
    parser.add_argument("--only", default="", help="rows")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", help="the rows also as JSON")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    only = [name for name in options.only.split(",") if name]
    if options.inside:
        print(json.dumps(measure(only, options.rounds, options.threads)))
        return 0
    caps = options.caps.split(",")
    table = {cap: apart(options.build, cap, options) for cap in caps}
    print(f"{'':20}" + "".join(f"{cap:^26}" for cap in caps))
    print(f"{'kernel':20}" + f"{'GB/s':>8}{'memcpy':>9}{'eager':>9}" * len(caps))
    for name in table[caps[0]]:
        cells = ""
        for cap in caps:
            row = table[cap][name]
            part = 100 * row["speed"] / row["memcpy"]
            cells += f"{row['speed']:8.2f}{part:7.0f} %{row['eager']:9.2f}"
        print(f"{name:20}{cells}")
    if options.json:
        Path(options.json).write_text(json.dumps(table, indent="\t") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
