# SPDX-License-Identifier: Apache-2.0
"""Differential test of every operator on views of operands whose dims are often 1 or 0, against eager.

    python3 tests/differential/operand_views.py build/dev/libfxge.so [--seed 1] [--cases 20000] [--seconds 600]
        [--ways fx,pt2,...] [--only NAME ...] [--jobs 2] [--state FILE] [--case N] [--verbose]

A case is one call with the arguments of a spec of tests/ops; the operators take turns. Mostly one size of all operands
is replaced by 1 or 0. Each operand is a view (transposed, sliced, expanded, flipped, a slice of one index, reshaped),
made by lines of the program or by the strides of an input. The forms and the printed faults are those of programs.py;
in-place operators write through the view into the input.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable
from typing import Any

import programs
import torch
from grammar import Input, Program, copied, scope
from row_calls import Fillable, Rows, constant, one_result, operator, path, reflects_too_far
from torch import Tensor

WEIGHTS = {"fx": 30, "export": 10, "decomposed": 10, "dynamic": 10, "live": 10, "live_dynamic": 5, "grad": 15, "pt2": 10}
# Their kernels are chosen by strides: drawn REPEATS times as often as others.
PRODUCTS = re.compile(r"(linear|matmul|(add|badd|addb|_grouped_|chain_mat)?b?mm|addmv|mv|inner|einsum|tensordot|bilinear|conv(olution|\d?d?|_transpose\dd?)"
                      r"|_?scaled_dot_product_(flash_)?attention)\b")
REPEATS = 6
IN_MEMORY = ["_fused_moving_avg_obs_fq_helper"]  # PyTorch's kernel writes by addresses, as if its operands were dense
EXTENTS = [(3, 4), (3, 4), (4, 5), (4, 5), (1, 4), (2, 1), (1, 1), (0, 4), (3, 0)]
TRIES = 12  # draws of one call until eager accepts it

View = tuple[Tensor, str]  # a tensor, and the suffix of its name that yields the operand


# ---- views: each gets the operand, and returns a tensor of which the operand is that view ----


def permuted(dice: random.Random, x: Tensor) -> View:
    if x.dim() < 2:
        raise LookupError
    order = list(range(x.dim()))
    dice.shuffle(order)
    inverse = [order.index(d) for d in range(x.dim())]
    return x.permute(inverse).contiguous(), f".permute({order})"


def transposed(dice: random.Random, x: Tensor) -> View:
    if x.dim() < 2:
        raise LookupError
    a, b = dice.choice([(-2, -1), (-2, -1), dice.sample(range(x.dim()), 2)])
    return x.transpose(a, b).contiguous(), f".transpose({a}, {b})"


def sliced(dice: random.Random, x: Tensor) -> View:
    """Surrounds the operand's elements with others."""
    if not x.dim():
        raise LookupError
    d, step, start, rest = dice.randrange(x.dim()), dice.randint(1, 2), dice.randint(0, 2), dice.randint(0, 1)
    n = x.shape[d]
    shape = list(x.shape)
    shape[d] = start + n * step + rest
    base = x.new_zeros(shape)
    if x.numel():
        base[:] = x.flatten()[-1]
    part = slice(start, start + n * step, step)
    base[(slice(None),) * d + (part,)] = x
    return base, f"[{':, ' * d}{start}:{start + n * step}:{step}]"


def selected(dice: random.Random, x: Tensor) -> View:
    d, at = dice.randint(0, x.dim()), dice.randint(0, 1)
    pair = [x, x.flip(0) if x.dim() else x]
    return torch.stack(pair[::-1] if at else pair, d), f".select({d}, {at})"


def flipped(dice: random.Random, x: Tensor) -> View:
    if not x.dim():
        raise LookupError
    d = dice.randrange(x.dim())
    return x.flip(d), f".flip({d})"


def reshaped(dice: random.Random, x: Tensor) -> View:
    return x.reshape(-1), f".view({list(x.shape)})"


def squeezed(dice: random.Random, x: Tensor) -> View:
    d = dice.randint(0, x.dim())
    return x.unsqueeze(d), f".squeeze({d})"


def unsqueezed(dice: random.Random, x: Tensor) -> View:
    d = dice.choice([d for d, n in enumerate(x.shape) if n == 1] or [-1])
    if d < 0:
        raise LookupError
    return x.squeeze(d), f".unsqueeze({d})"


def expanded(dice: random.Random, x: Tensor) -> View:
    """Repeats the values at index 0 of the dim."""
    d = dice.choice([d for d, n in enumerate(x.shape) if n != 1] or [-1])
    if d < 0:
        raise LookupError
    one = x.narrow(d, 0, 1).contiguous() if x.shape[d] else x.new_zeros([1 if e == d else n for e, n in enumerate(x.shape)])
    return one, f".expand({list(x.shape)})"


STRIDED = [permuted, transposed, transposed, transposed, transposed, sliced, sliced, selected, reshaped, squeezed, unsqueezed]


def view_of(dice: random.Random, x: Tensor, may_change: bool) -> View:
    """Returns one view, or two; `may_change`: any values will do."""
    base, text = x, ""
    for _ in range(dice.choice([0, 1, 1, 1, 2])):
        kinds: list[Callable[[random.Random, Tensor], View]] = [*STRIDED, flipped] + ([expanded] * 3 if may_change and not text else [])
        try:
            base, part = dice.choice(kinds)(dice, base)
            text = part + text
        except LookupError:
            pass
    return base, text


# ---- calls ----


def smaller(dice: random.Random, x: Any, change: dict[int, int]) -> Any:
    """Returns the arguments with some sizes replaced: of tensors, and in lists of integers."""
    if isinstance(x, Tensor):
        for d, n in enumerate(x.shape):
            x = x.narrow(d, 0, min(change.get(n, n), n))
        return x.contiguous()
    if isinstance(x, (list, tuple)):
        if x and all(type(e) is int for e in x):
            return [change.get(e, e) for e in x]
        return [smaller(dice, e, change) for e in x]
    return x


class Call:
    """A program of one call, as it grows."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.program = Program([])

    def operand(self, x: Tensor, may_change: bool) -> str:
        """Adds an input and the lines that make the operand of it; returns its name."""
        dice, n = self.dice, len(self.program.inputs)
        base, text = view_of(dice, x, may_change)
        if text and ".flip" not in text and dice.random() < 0.4:  # eager makes the view; the program uses its strides
            base, text = eval(f"x{text}", {"x": base}), ""
        shape: list[str | int] = [f"n{d}" if d > 1 else d for d in base.shape]
        self.program.inputs.append(Input(f"x{n}", shape, base.dtype, "dense", 0, copied(base)))
        if text:
            self.program.lines.append((f"v{n}", f"x{n}{text}"))
        return f"v{n}" if text else f"x{n}"

    def text(self, x: Any, of_any_values: set[int]) -> str:
        """Returns an argument as Python."""
        if isinstance(x, Tensor):
            return self.operand(x, id(x) in of_any_values)
        if isinstance(x, (list, tuple)) and any(isinstance(e, Tensor) for e in x):
            return f"[{', '.join(self.text(e, of_any_values) for e in x)}]"
        return constant(x)


def leaves(x: Any) -> list[Tensor]:
    if isinstance(x, Tensor):
        return [x]
    return [t for e in x for t in leaves(e)] if isinstance(x, (list, tuple)) else []


class Views:
    """Draws programs by their numbers."""

    def __init__(self, only: list[str]) -> None:
        self.rows = Rows()
        names = [n for n in self.rows.names if n not in IN_MEMORY and (not only or n in only or n.split(".")[0] in only)]
        self.names = [n for n in names for _ in range(REPEATS if PRODUCTS.match(n) else 1)]

    def __call__(self, number: int) -> Program:
        """Returns the program of a number; an empty one if eager accepts no draw."""
        name = self.names[number % len(self.names)]
        dice = random.Random(number)
        for _ in range(TRIES):
            try:
                program = self.draw(dice, name)
                space = scope() | dict(zip([x.name for x in program.inputs], program.make()))
                for n, e in program.lines:
                    space[n or "_"] = eval(e, space)
                if all(isinstance(space[r], Tensor) for r in program.results):
                    return program
            except Exception:  # eager refuses it, or no view fits
                continue
        return Program([])

    def draw(self, dice: random.Random, name: str) -> Program:
        """Makes one call. Raises LookupError, or an exception of the spec's own tensors."""
        op, spec = operator(name), dice.choice(self.rows.calls[name])
        maker = Fillable(dice.randrange(2**31), dice.choice(spec.dtypes), *dice.choice(EXTENTS))
        args, named = spec.make(maker)
        given = leaves([*args, *named.values()])
        of_any = [id(x) in maker.any for x in given]
        sizes = sorted({n for x in given for n in x.shape if n > 1})
        change = {n: dice.choice([0, 1, 1, 1]) for n in dice.sample(sizes, min(len(sizes), dice.choice([0, 1, 1, 1, 2])))}
        args = smaller(dice, args, change)
        named = {k: smaller(dice, v, change) for k, v in named.items()}
        if reflects_too_far(name, args) or not given or name == "bincount" and not args[0].numel():
            raise LookupError  # PyTorch's kernel and its shape function return different dtypes of an empty bincount
        any_values = {id(x) for x, is_any in zip(leaves([*args, *named.values()]), of_any) if is_any}
        call = Call(dice)
        text = ", ".join([*[call.text(x, any_values) for x in args], *[f"{k}={call.text(v, any_values)}" for k, v in named.items()]])
        line = f"{path(op)}({text})"
        program = call.program
        if op._schema.is_mutable:
            program.lines.append(("", line))
            program.results = [x.name for x in program.inputs]
        else:
            program.lines.append(("r0", one_result(op, line, dice)))
            program.results = ["r0"]
        return program


def main() -> int:
    """Runs the cases of the command line."""
    parser = programs.options(__doc__ or "")
    parser.add_argument("--only", nargs="*", default=[], help="overloads or names")
    args = parser.parse_args()
    return programs.run(args, Views(args.only), WEIGHTS)


if __name__ == "__main__":
    sys.exit(main())
