# SPDX-License-Identifier: Apache-2.0
"""Differential test of partial writes of states: random views, writes and reads of caches, against eager.

    python3 tests/differential/state_writes.py build/dev/libfxge.so [--seed 1] [--cases 100000] [--seconds 600] [--case N]

Case N of a seed is always the same program; `--case N` shows one. A program has one or two caches of random dtypes. It
takes views of them (rows, slices, transposed, reshaped), writes through the views and the caches (copies, numbers,
index_copy_, index_put_, at constant and computed positions), and reads caches and views before and after writes. Every
case is compiled from the exported program, from its `.air`, and live, and called three times. A case is right if results
and caches equal eager's, or if it is refused as E0502, or by PyTorch. Anything else is printed, and the exit code is 1.
"""

from __future__ import annotations

import copy
import pathlib
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "shim" / "src")]

import campaign
import torch
from torch import Tensor, nn

torch._dynamo.config.capture_scalar_outputs = True

DTYPES = [torch.float32, torch.bfloat16, torch.float16, torch.int8, torch.int64, torch.uint8, torch.bool, torch.int16]
Step = Callable[[dict[str, Tensor], Tensor, int], Tensor | None]


def select(r: random.Random, x: Tensor) -> tuple[str, Any]:
    d = r.randrange(x.dim())
    i = r.randrange(-x.shape[d], x.shape[d])
    return f".select({d}, {i})", lambda x: x.select(d, i)


def cut(r: random.Random, x: Tensor) -> tuple[str, Any]:
    d = r.randrange(x.dim())
    a, n = r.randrange(x.shape[d]), x.shape[d]
    b, step = r.randint(a if r.random() < 0.8 else 0, n + 2), r.choice([1, 1, 1, 2, 3])
    a = r.choice([a, a, a - n])
    at = (slice(None),) * d + (slice(a, b, step),)
    return f"[{a}:{b}:{step} of {d}]", lambda x: x[at]


def turn(r: random.Random, x: Tensor) -> tuple[str, Any]:
    dims = r.sample(range(x.dim()), x.dim())
    return f".permute({dims})", lambda x: x.permute(dims)


def flatten(r: random.Random, x: Tensor) -> tuple[str, Any]:
    d = r.randrange(max(x.dim() - 1, 1))
    if x.dim() < 2 or not x.is_contiguous():
        return "", lambda x: x
    return f".flatten({d}, {d + 1})", lambda x: x.view(*x.shape[:d], -1, *x.shape[d + 2 :])


def pick(r: random.Random, x: Tensor) -> tuple[str, Any]:
    d = r.randrange(x.dim())
    i = r.randrange(x.shape[d])
    return f".unbind({d})[{i}]", lambda x: x.unbind(d)[i]


def views(r: random.Random, x: Tensor) -> tuple[str, Any, Tensor]:
    """Returns a chain of views as text, as a function, and its result."""
    text, chain = "", []
    for _ in range(r.choice([0, 0, 1, 1, 2, 3])):
        if x.dim() == 0 or x.numel() == 0:
            break
        name, f = r.choice([select, select, cut, cut, turn, flatten, pick])(r, x)
        text, x = text + name, f(x)
        chain.append(f)

    def apply(x: Tensor) -> Tensor:
        for f in chain:
            x = f(x)
        return x

    return text, apply, x


def values(k: Tensor, shape: Any, dtype: torch.dtype) -> Tensor:
    """Returns values of that shape, by the input."""
    n = 1
    for s in shape:
        n *= s
    x = (torch.arange(n) * 7 + k) % 100
    return (x % 2 == 0 if dtype == torch.bool else x.to(dtype)).view(shape)


def distinct(r: random.Random, size: int) -> list[int]:
    at = r.sample(range(size), r.randint(1, size))
    return [i - size if r.random() < 0.2 else i for i in at]


def write_all(r: random.Random, x: Tensor) -> tuple[str, Any]:
    return ".copy_", lambda x, k, at: x.copy_(values(k, x.shape, x.dtype))


def write_number(r: random.Random, x: Tensor) -> tuple[str, Any]:
    v = r.choice([0, 1])
    return f".fill_({v})", lambda x, k, at: x.fill_(v)


def write_slice(r: random.Random, x: Tensor) -> tuple[str, Any]:
    name, f = cut(r, x)

    def write(x: Tensor, k: Tensor, at: int) -> None:
        part = f(x)
        part.copy_(values(k, part.shape, x.dtype))

    return name + " =", write


def write_at(r: random.Random, x: Tensor) -> tuple[str, Any]:
    """Writes at a computed position, which is 0 or 1."""
    d = r.randrange(x.dim())
    if x.shape[d] < 2:
        return write_slice(r, x)
    n = r.randint(1, x.shape[d] - 1)

    def write(x: Tensor, k: Tensor, at: int) -> None:
        part = x.narrow(d, at, n)
        part.copy_(values(k, part.shape, x.dtype))

    return f".narrow({d}, at, {n}) =", write


def write_copy(r: random.Random, x: Tensor) -> tuple[str, Any]:
    d = r.randrange(x.dim())
    at = [i % x.shape[d] for i in distinct(r, x.shape[d])]
    shape = [len(at) if i == d else n for i, n in enumerate(x.shape)]
    return f".index_copy_({d}, {at})", lambda x, k, p: x.index_copy_(d, torch.tensor(at), values(k, shape, x.dtype))


def write_counted(r: random.Random, x: Tensor) -> tuple[str, Any]:
    """Writes at consecutive computed positions, or at one that is a tensor without dims."""
    d = r.randrange(x.dim())
    n = r.randint(0, x.shape[d] - 1)
    shape = [max(n, 1) if i == d else m for i, m in enumerate(x.shape)]
    if x.shape[d] < 2 or r.random() < 0.3:
        n, shape[d] = 0, 1

    def write(x: Tensor, k: Tensor, at: int) -> None:
        index = torch.arange(at, at + n) if n else torch.tensor(x.shape[d] - 1)
        x.index_copy_(d, index, values(k, shape, x.dtype))

    return f".index_copy_({d}, {f'at to at + {n}' if n else 'last'})", write


def write_nd(r: random.Random, x: Tensor) -> tuple[str, Any]:
    """Writes by an operator of torch_npu."""
    at = torch.tensor(r.sample(range(x.shape[0]), r.randint(1, x.shape[0])))[:, None]
    shape = [len(at), *x.shape[1:]]

    def write(x: Tensor, k: Tensor, p: int) -> None:
        torch.ops.npu.npu_scatter_nd_update_(x, at.clone(), values(k, shape, x.dtype))

    return f" at {at[:, 0].tolist()} =", write


def write_put(r: random.Random, x: Tensor) -> tuple[str, Any]:
    """Writes at one or two indices with dims between them, or at one index for each element of a dim."""
    dims = sorted(r.sample(range(x.dim()), r.randint(1, min(2, x.dim()))))
    n = min(x.shape[d] for d in dims)
    at: list[Any] = [slice(None)] * x.dim()
    shown = []
    for d in dims:
        i = distinct(r, x.shape[d])
        i = (i + r.sample(range(x.shape[d]), x.shape[d]))[:1] if r.random() < 0.2 else i
        at[d] = i if len(dims) == 1 or len(i) == 1 else r.sample(range(x.shape[d]), n)
        shown.append(f"{d}: {at[d]}")
    if len(dims) == 2 and r.random() < 0.3:
        at[dims[0]] = r.randrange(x.shape[dims[0]])
    arange = r.random() < 0.3 and isinstance(at[dims[0]], list)

    def write(x: Tensor, k: Tensor, p: int) -> None:
        idx = [torch.tensor(i) if isinstance(i, list) else i for i in at]
        if arange:
            idx[dims[0]] = torch.arange(len(at[dims[0]]))
        part = x[tuple(idx)]
        x[tuple(idx)] = values(k, part.shape, x.dtype)

    return f"[{', '.join(shown)}{' counted' if arange else ''}] =", write


def write_added(r: random.Random, x: Tensor) -> tuple[str, Any]:
    return " += 1", lambda x, k, at: x.logical_not_() if x.dtype == torch.bool else x.add_(1)


def read(x: Tensor, copied: bool) -> Tensor:
    return x.clone() if copied or x.dtype == torch.bool else x * 1


class Program(nn.Module):
    """Caches, and a random sequence of views, writes and reads of them."""

    def __init__(self, r: random.Random) -> None:
        super().__init__()
        self.steps: list[Step] = []
        self.text: list[str] = []
        shapes = {}
        for i in range(r.randint(1, 2)):
            shape = [r.randint(1, 5) for _ in range(r.randint(1, 4))]
            dtype = r.choice(DTYPES[:5] if r.random() < 0.8 else DTYPES)
            x = values(torch.tensor(i), shape, dtype)
            self.register_buffer(f"c{i}", x)
            self.text.append(f"c{i}: {dtype} {shape}")
            shapes[f"c{i}"] = x
        for i in range(r.randint(2, 7)):
            self.add_step(r, i, shapes)

    def add_step(self, r: random.Random, i: int, shapes: dict[str, Tensor]) -> None:
        name = r.choice(list(shapes))
        text, view, x = views(r, shapes[name])
        kind = r.choice(["view", "read", "write", "write", "write", "write"])
        if kind == "view":
            self.text.append(f"v{i} = {name}{text}")
            shapes[f"v{i}"] = x

            def take(env: dict[str, Tensor], k: Tensor, at: int) -> None:
                env[f"v{i}"] = view(env[name])

            self.steps.append(take)
        elif kind == "read" or x.dim() == 0 or x.numel() == 0:
            copied = r.random() < 0.5
            self.text.append(f"{'clone' if copied else 'read'} {name}{text}")
            self.steps.append(lambda env, k, at: read(view(env[name]), copied))
        else:
            writes = [write_all, write_number, write_slice, write_at, write_at, write_copy, write_put, write_put, write_counted, write_nd]
            shown, write = r.choice([*writes, write_added])(r, x)
            self.text.append(f"{name}{text}{shown}")

            def put(env: dict[str, Tensor], k: Tensor, at: int) -> None:
                write(view(env[name]), k + i, at)

            self.steps.append(put)

    def forward(self, k: Tensor, position: Tensor) -> list[Tensor]:
        at = position.item()
        torch._check(at >= 0)
        torch._check(at <= 1)
        env = dict(self.named_buffers())
        found = [step(env, k, at) for step in self.steps]
        return [x for x in found if x is not None] + [k + 1]


def calls(f: Any, states: Any) -> list[dict[str, Tensor]]:
    """Returns the results of three calls and the caches after each, by name."""
    out = []
    for i in range(3):
        found = {f"result {j}": x.clone() for j, x in enumerate(f(torch.tensor(i), torch.tensor(i % 2)))}
        out.append(found | {name: x.clone() for name, x in states().items() if name[0] == "c"})
    return out


def ways(model: Program, ep: Any, directory: pathlib.Path) -> Any:
    """Returns compiled forms of the program by name: a function and its states."""
    import fxge

    if ep is not None:
        program = fxge.compile(ep)
        yield "exported", program, program.states
        path = directory / "m.air"
        fxge.compile(ep).write(path, force=True)
        read_back = fxge.load(path)
        yield "air", read_back, read_back.states
    live = copy.deepcopy(model)
    torch._dynamo.reset()
    yield "live", torch.compile(live, backend="fxge", dynamic=False), lambda: dict(live.named_buffers())


def fault(seed: str, directory: pathlib.Path, counts: Counter[str], show: bool) -> str | None:
    """Returns the fault of one case."""
    import fxge.npu  # registers operators

    model = Program(random.Random(seed))
    if show:
        print("\n".join(model.text))
    eager = copy.deepcopy(model)
    try:
        want = calls(eager, lambda: dict(eager.named_buffers()))
    except RuntimeError:
        counts["eager fails"] += 1
        return None
    try:
        ep = torch.export.export(copy.deepcopy(model), (torch.tensor(0), torch.tensor(0)))
    except Exception as e:  # PyTorch cannot export it
        counts[f"export: {type(e).__name__}"] += 1
        ep = None
    name = "compile"
    try:
        for name, f, states in ways(model, ep, directory):
            for i, (a, b) in enumerate(zip(want, calls(f, states), strict=True)):
                for k, x in b.items():
                    if a[k].dtype != x.dtype or not torch.equal(a[k], x):
                        return f"{name}, call {i}: {k} is {x.tolist()}, expected {a[k].tolist()}"
            counts[name] += 1
    except fxge.FxgeError as e:
        return f"after {name}: {e}"
    except torch._dynamo.exc.TorchDynamoException as e:
        # a write by a custom operator through as_strided; a view that PyTorch traces with other strides than eager's
        if "E0502" not in str(e) and "ValueError: Cannot view a tensor" not in str(e):
            return f"{name}: {e}"
        counts["refused"] += 1
    return None


if __name__ == "__main__":
    sys.exit(campaign.run(fault, "exported", "air", "live"))
