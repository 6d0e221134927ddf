# SPDX-License-Identifier: Apache-2.0
"""Lines of random programs that call a row of the operator table by name, with the arguments of its specs in
tests/ops.

Operands that a spec fills with arbitrary numbers get the elements of a program's tensors; domains, indices and similar
operands stay as the spec makes them. In-place forms are called like their functional forms.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import cases  # noqa: F401  (adds to specs.SPECS)
import row_table
import specs
import torch
from torch import Tensor

Pick = Callable[[Callable[[Tensor], bool]], str]  # the name of a fitting tensor of the program; LookupError
Call = tuple[str, specs.Spec]  # an overload as torch.ops has it, and arguments

LARGEST = 64  # elements of an argument, for readable lines
TRIES = 8
# PyTorch does not check the padding of these, and writes out of bounds.
REFLECTED = re.compile(r"reflection_pad\dd_backward")
# Without values, with random values, or values of the process.
OPEN = ("empty", "new_empty", "_local_scalar_dense", "item")


def fit(x: Tensor, shape: list[int]) -> Tensor:
    """Returns elements of x, repeated, in new memory of this shape."""
    count = 1
    for n in shape:
        count *= n
    flat = x.reshape(-1)
    return flat[torch.arange(count) % flat.shape[0]].reshape(shape)


def written(op: Any, *args: Any, **named: Any) -> Any:
    """Returns the first argument after the call of an in-place operator."""
    op(*args, **named)
    return args[0]


class Fillable(specs.Maker):
    """A maker that records the tensors of arbitrary numbers."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.any: dict[int, Tensor] = {}

    def __call__(self, *shape: int, dtype: torch.dtype | None = None) -> Tensor:
        x = super().__call__(*shape, dtype=dtype)
        self.any[id(x)] = x
        return x


def operator(name: str) -> Any:
    """Returns the name in torch.ops: `add.Tensor`, or with the namespace before it."""
    space, rest = name.split(".", 1) if name.startswith("quantized_decomposed.") else ("aten", name)
    packet, _, overload = rest.partition(".")
    return getattr(getattr(getattr(torch.ops, space), packet), overload or "default")


def drawn(name: str) -> bool:
    """Returns True if its values are random, or it has none."""
    try:
        op = operator(name)
    except AttributeError:
        return True
    return torch.Tag.nondeterministic_seeded in op.tags or name.split(".")[0] in OPEN


def calls() -> dict[str, list[specs.Spec]]:
    """Returns overloads, with the specs of their arguments."""
    identity = specs.Spec.__dataclass_fields__["unique"].default
    by_op: dict[str, list[specs.Spec]] = {}
    for spec in specs.SPECS:
        if spec.unique is identity and ("." not in spec.op or not spec.op.startswith("npu")):
            by_op.setdefault(spec.op.removesuffix(".default"), []).append(spec)
    found = {}
    for row in row_table.read():
        name = row_table.of_spec(row.name)
        ways = by_op.get(name) or by_op.get(row_table.of_spec(row.functional), [])
        if row.name.startswith(row_table.SPACES) and ways and not drawn(name):
            found[name] = ways
    return found


def constant(x: Any) -> str:
    """Returns an argument as Python. Raises LookupError if it is too long, or not a constant."""
    if isinstance(x, Tensor):
        if x.numel() > LARGEST or x.dtype.itemsize == 1 and x.dtype.is_floating_point:
            raise LookupError
        return f"torch.tensor({x.tolist()}, dtype={x.dtype})" + f".reshape({list(x.shape)})" * (not x.numel())
    if isinstance(x, (list, tuple)):
        return f"[{', '.join(map(constant, x))}]"
    if x is None or isinstance(x, (bool, int, float, complex, str, torch.dtype, torch.layout, torch.memory_format)):
        return repr(x)
    raise LookupError


def reflects_too_far(name: str, args: list[Any]) -> bool:
    """Returns True for a padding that PyTorch's kernel does not check."""
    if not REFLECTED.match(name):
        return False
    return any(max(args[2][2 * i : 2 * i + 2]) >= n for i, n in enumerate(reversed(args[1].shape[-(len(args[2]) // 2) :])))


def path(op: Any) -> str:
    """Returns the overload as an expression of Python."""
    return f"torch.ops.{op.name().replace('::', '.')}" + ".default" * ("." not in op.name().split("::")[1])


def one_result(op: Any, line: str, dice: random.Random) -> str:
    """Returns a call of the overload, with a choice of one tensor if it returns several."""
    returns = op._schema.returns
    if len(returns) > 1:
        return f"{line}[{dice.randrange(len(returns))}]"
    return f"{line}[0]" if returns and str(returns[0].type).startswith("List") else line


class Rows:
    """Draws lines."""

    def __init__(self) -> None:
        self.calls = calls()
        self.names = sorted(self.calls)

    def line(self, dice: random.Random, pick: Pick) -> str:
        """Draws one call. Raises LookupError, or an exception of the spec's own tensors."""
        name = dice.choice(self.names)
        spec = dice.choice(self.calls[name])
        dtype = dice.choice(spec.dtypes)
        maker = Fillable(dice.randrange(2**31), dtype, *dice.choice([(3, 4), (3, 4), (1, 4), (2, 1), (4, 5)]))
        args, named = spec.make(maker)
        if reflects_too_far(name, args):
            raise LookupError
        finite = bool(row_table.MATRICES.search(name))

        def text(x: Any) -> str:
            if isinstance(x, (list, tuple)) and any(isinstance(e, Tensor) for e in x):
                return f"[{', '.join(map(text, x))}]"
            if isinstance(x, Tensor) and id(x) in maker.any and x.numel() and dice.random() < 0.7:
                try:
                    fitting = pick(lambda t: t.dtype == x.dtype and t.numel() > 0 and not (finite and not bool(t.isfinite().all())))
                    return f"fit({fitting}, {list(x.shape)})"
                except LookupError:
                    pass
            return constant(x)

        op = operator(name)
        given = ", ".join([*map(text, args), *[f"{k}={text(v)}" for k, v in named.items()]])
        if op._schema.is_mutable and not op._schema.returns:
            return f"written({path(op)}, {given})[0]"
        return one_result(op, f"{path(op)}({given})", dice)
