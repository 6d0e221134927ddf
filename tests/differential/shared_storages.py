# SPDX-License-Identifier: Apache-2.0
"""Differential test of programs whose buffers, parameters and constants overlap in memory, against eager.

    python3 tests/differential/shared_storages.py build/dev/libfxge.so [--seed 1] [--cases 100000] [--seconds 600] [--case N]

Case N of a seed is always the same program; `--case N` shows one. Each tensor of a program is a random view of one of
two storages. The program writes into some of them and returns functions of others. Every case is compiled from the
exported program, from its .fxpb, from that .fxpb written again by the command, and from its .pt2, and called twice. A
case is right if results and buffers equal eager's, or if it is refused as E0505 and a tensor that is written overlaps
another one. Anything else is printed, and the exit code is 1.
"""

from __future__ import annotations

import copy
import os
import pathlib
import random
import subprocess
import sys
from collections import Counter
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]

import campaign
import torch
from torch import Tensor, nn

VIEWS = [
    lambda r, x: x[r.randrange(x.shape[0]) :],
    lambda r, x: x[: r.randint(1, x.shape[0])],
    lambda r, x: x[:, r.randrange(x.shape[1]) :: r.choice([1, 2])],
    lambda r, x: x.t(),
    lambda r, x: x.reshape(-1, 2) if x.is_contiguous() and x.numel() % 2 == 0 else x,
    lambda r, x: x.view(torch.int32).view(torch.float32),
    lambda r, x: x.as_strided((2, 2), (1, 1), x.storage_offset()),
]
WRITES = [
    lambda x, a: x.add_(a),
    lambda x, a: x.mul_(a + 2),
    lambda x, a: x[0].copy_(a.expand(x.shape[1])),
    lambda x, a: x.t().sub_(a),
    lambda x, a: x.view_as(x).fill_(3),
]
READS = [lambda x, a: x * a, lambda x, a: x.sum() + a, lambda x, a: x.t().clone() - a]


class Program(nn.Module):
    """Views of two storages, and a random sequence of writes and reads of them."""

    def __init__(self, r: random.Random) -> None:
        super().__init__()
        bases = [torch.arange(24.0).reshape(4, 6), torch.arange(24.0, 48.0).reshape(4, 6)]
        self.names = [f"t{i}" for i in range(r.randint(2, 5))]
        plain = []
        for name in self.names:
            x = r.choice(bases)
            for _ in range(r.randrange(3)):
                x = r.choice(VIEWS)(r, x)
            kind = r.choice(["buffer", "buffer", "buffer", "temporary", "parameter", "constant"])
            if kind == "parameter":
                setattr(self, name, nn.Parameter(x, requires_grad=False))
            elif kind == "constant":
                setattr(self, name, x)
            else:
                self.register_buffer(name, x, persistent=kind == "buffer")
            if kind in ("buffer", "temporary") and torch._debug_has_internal_overlap(x) == 0:
                plain.append(name)
        writes = [(r.choice(WRITES), r.choice(plain)) for _ in range(r.randrange(3))] if plain else []
        self.steps = writes + [(r.choice(READS), r.choice(self.names)) for _ in range(r.randint(1, 3))]
        r.shuffle(self.steps)
        self.written = {name for _, name in writes}

    def forward(self, a: Tensor) -> Any:
        found = [f(getattr(self, name), a) for f, name in self.steps]
        return [y for (f, _), y in zip(self.steps, found) if f in READS]

    def overlaps(self) -> bool:
        """Returns True if a written tensor may share memory with another one."""
        spans = {}
        for name in self.names:
            x = getattr(self, name)
            reach = sum((d - 1) * s for d, s in zip(x.shape, x.stride())) + 1
            spans[name] = x.data_ptr(), x.data_ptr() + reach * x.element_size()
        return any(
            spans[a][0] < spans[b][1] and spans[b][0] < spans[a][1] for a in self.written for b in self.names if a != b
        )


def in_eager(ep: Any, a: Tensor) -> list[Any]:
    """Returns results and buffers of two calls."""
    module = copy.deepcopy(ep.module())
    out = []
    for _ in range(2):
        out += [x.detach().clone() for x in module(a)]
        out.append({k: v.clone() for k, v in module.named_buffers(remove_duplicate=False)})
    return out


def differs(ep: Any, program: Any, a: Tensor) -> str | None:
    """Returns the difference of the compiled program from eager."""
    wanted, found = in_eager(ep, a), []
    for _ in range(2):
        found += list(program(a))
        found.append(program.states())
    for i, (x, y) in enumerate(zip(wanted, found, strict=True)):
        if isinstance(x, Tensor):
            if not torch.equal(x, y):
                return f"result {i}: found {y.tolist()}, expected {x.tolist()}"
            continue
        for name, state in y.items():
            if name in x and not torch.equal(x[name], state):
                return f"call {i}: buffer {name} is {state.tolist()}, expected {x[name].tolist()}"
    return None


def ways(ep: Any, directory: pathlib.Path, command: str | None) -> Any:
    """Returns forms of the program by name, with the export that each is compared with and a call that compiles it."""
    import fxge

    fxpb, again, pt2 = directory / "m.fxpb", directory / "again.fxpb", directory / "m.pt2"
    yield "exported", ep, lambda: fxge.compile(ep)
    fxge.save(ep, fxpb)
    yield "fxpb", ep, lambda: fxge.load(fxpb).compile()
    if command:
        subprocess.run([command, "dump", fxpb, "--format=fxpb", "--force", "-o", again], check=True, capture_output=True)
        yield "fxpb again", ep, lambda: fxge.load(again).compile()
    torch.export.save(ep, pt2)
    yield "pt2", torch.export.load(pt2), lambda: fxge.load(pt2).compile()


def fault(seed: str, directory: pathlib.Path, counts: Counter[str], show: bool) -> str | None:
    """Returns the fault of one case."""
    import fxge

    model = Program(random.Random(seed))
    a = torch.tensor(1.0)
    try:
        ep = torch.export.export(model, (a,))
    except Exception as e:  # PyTorch cannot export it
        counts[f"export: {type(e).__name__}"] += 1
        return None
    if show:
        print(ep.graph_module.code)
    for name, expected, compile_it in ways(ep, directory, os.environ.get("FXGE_COMMAND")):
        try:
            program = compile_it()
        except fxge.FxgeError as e:
            key = "refused"
            if "E0505" not in str(e) or not model.overlaps():
                return f"{name}: {e}"
        else:
            key = "right"
            why = differs(expected, program, a)
            if why:
                return f"{name}: {why}"
        counts[key] += 1
    return None


if __name__ == "__main__":
    sys.exit(campaign.run(fault, "right"))
