# SPDX-License-Identifier: Apache-2.0
"""Plans of checkpoints that no machine holds: time and memory of `fxge cost --ranks --plan`.

    rank_plan.py FXGE [--billions 70 600] [--layers N]

The checkpoint is a sparse file with a true header; the program of one rank is exported on PyTorch's
device meta. Prints a row a model: parameters, ranks, tensors, seconds of the export and of fxge, and by fxge the
weights of a rank and the bytes exchanged for a token. Needs torch.
"""

from __future__ import annotations

import argparse
import json
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as funcol
from torch import Tensor, nn
from torch.testing._internal.distributed.fake_pg import FakeStore

# hidden size, size of an expert, experts, ranks: dense if there is one expert
SHAPES = {70: (8192, 28672, 1, 8), 600: (7168, 2048, 256, 32)}

PLAN = """\
checkpoint: full.safetensors
weights:
  - {{name: "*.qkv", axis: 0}}
  - {{name: "*.out", axis: 1}}
  - {{name: "*.up", from: ["*.gate", "*.up"], {up}}}
  - {{name: "*.down", {down}}}
"""
DENSE = {"up": "axis: 0, parts: 8, transpose: true", "down": "axis: 1, transpose: true"}


class Layer(nn.Module):
    """Attention without a cache, and an expert or all of a rank, by products alone."""

    def __init__(self, hidden: int, inner: int, experts: int, ranks: int) -> None:
        super().__init__()

        def weight(*sizes: int) -> nn.Parameter:
            return nn.Parameter(torch.empty(sizes, dtype=torch.bfloat16, device="meta"))

        local = max(experts // ranks, 1)
        mine = inner // ranks if experts == 1 else inner
        lead = [local] if experts > 1 else []
        self.qkv = weight(3 * hidden // ranks, hidden)
        self.out = weight(hidden, hidden // ranks)
        self.up = weight(*lead, hidden, 2 * mine)
        self.down = weight(*lead, mine, hidden)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (x @ self.qkv.T).chunk(3, 1)
        y = (q * k * v) @ self.out.T
        x = x + funcol.all_reduce(y, "sum", dist.group.WORLD)
        gate, up = (x @ self.up).chunk(2, -1)
        y = (gate * up) @ self.down
        y = y.sum(0) if y.ndim == 3 else y
        return x + funcol.all_reduce(y, "sum", dist.group.WORLD)


def tensors(hidden: int, inner: int, experts: int, layers: int) -> dict[str, list[int]]:
    """Returns the sizes of the whole model's tensors."""
    found = {}
    for i in range(layers):
        found[f"{i}.qkv"], found[f"{i}.out"] = [3 * hidden, hidden], [hidden, hidden]
        for e in range(experts):
            stem = f"{i}.{e}" if experts > 1 else str(i)
            found[f"{stem}.gate"] = found[f"{stem}.up"] = [inner, hidden]
            found[f"{stem}.down"] = [hidden, inner]
    return found


def write_sparse(path: Path, sizes: dict[str, list[int]]) -> int:
    """Writes the header of a checkpoint in bf16 and a hole for the data; returns the bytes of it."""
    at, header = 0, {}
    for name, shape in sizes.items():
        n = 2 * int(torch.Size(shape).numel())
        header[name] = {"dtype": "BF16", "shape": shape, "data_offsets": [at, at + n]}
        at += n
    text = json.dumps(header).encode()
    with path.open("wb") as f:
        f.write(struct.pack("<Q", len(text)) + text)
        f.truncate(8 + len(text) + at)
    return at


def measure(command: list[str], directory: Path) -> tuple[float, dict[str, Any]]:
    """Returns the seconds of the command and its JSON output."""
    begin = time.perf_counter()
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit code {done.returncode}\n{done.stderr}")
    return time.perf_counter() - begin, json.loads(done.stdout)


def row(fxge: str, billions: int, layers: int | None) -> str:
    hidden, inner, experts, ranks = SHAPES[billions]
    each = 4 * hidden * hidden + 3 * experts * hidden * inner
    layers = layers or round(billions * 1e9 / each)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        sizes = tensors(hidden, inner, experts, layers)
        total = write_sparse(path / "full.safetensors", sizes)
        plan = DENSE
        if experts > 1:
            plan = {
                "up": f"axis: 0, parts: 1, experts: {experts}, transpose: true",
                "down": f"experts: {experts}, transpose: true",
            }
        text = PLAN.format(**plan)
        if experts > 1:
            text = text.replace('"*.gate", "*.up"', '"*.{expert}.gate", "*.{expert}.up"')
            text = text.replace('"*.down",', '"*.down", from: "*.{expert}.down",')
        (path / "plan.yaml").write_text(text)
        dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=ranks)
        begin = time.perf_counter()
        model = nn.Sequential(*(Layer(hidden, inner, experts, ranks) for _ in range(layers)))
        x = torch.empty(1, hidden, dtype=torch.bfloat16, device="meta")
        torch.export.save(torch.export.export(model.eval(), (x,)), path / "rank.pt2")
        exported = time.perf_counter() - begin
        dist.destroy_process_group()
        command = [fxge, "cost", "rank.pt2", f"--ranks={ranks}", "--plan=plan.yaml", "--json"]
        seconds, found = measure(command, path)
    cost = found["cost"]
    return (
        f"| {total / 2e9:.0f} | {ranks} | {layers} | {len(sizes)} | {exported:.1f} | {seconds:.2f} | "
        f"{cost['bytes_weights'] / 1e9:.1f} | {found['bytes_exchanged'] / 1e6:.2f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("fxge")
    parser.add_argument("--billions", type=int, nargs="*", default=[70, 600], choices=SHAPES)
    parser.add_argument("--layers", type=int)
    options = parser.parse_args()
    print("| 10^9 parameters | ranks | layers | tensors | export s | fxge s | GB a rank | MB exchanged a token |")
    print("|---|---|---|---|---|---|---|---|")
    for billions in options.billions:
        print(row(str(Path(options.fxge).resolve()), billions, options.layers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
