# SPDX-License-Identifier: Apache-2.0
"""Verdicts on the results of a program: equal to eager's, near float64's, or explained."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import calls
import known_differences as known
import torch
from eager import Run, eager, explained, gradients, in_double, others, shapes, sizes_vary, undefined
from grammar import Input, Program, copied, scope
from library import in_library
from torch import Tensor
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode


def same(x: Tensor, y: Tensor) -> bool:
    if x.is_complex() and y.is_complex():
        x, y = calls.parts(x), calls.parts(y)
    return x.dtype == y.dtype and x.shape == y.shape and torch.equal(x.nan_to_num(), y.nan_to_num()) and torch.equal(x.isnan(), y.isnan())


def near(x: Tensor, y: Tensor, ref: Tensor) -> Tensor:
    """Returns a mask of elements that equal eager's up to last bits, or are as near to float64's; complex numbers by
    the magnitude of the difference."""
    if y.is_complex():
        a, b, exact = (z.to(torch.complex128) for z in (x, y, ref))
        info = torch.finfo(y.dtype)
        step = 32 * info.eps * b.abs() + info.smallest_normal
        return ((a - b).abs() <= step) | ((a - exact).abs() <= 3 * (b - exact).abs() + step) | ~(b.abs() < 0.1 * info.max)
    if not y.is_floating_point():
        return x == y
    a, b, exact = x.double(), y.double(), ref.double()
    step = 8 * torch.finfo(y.dtype).eps * b.abs() + torch.finfo(y.dtype).smallest_normal * torch.finfo(y.dtype).eps
    return (a == b) | (a.isnan() & b.isnan()) | ((a - b).abs() <= step) | ((a - exact).abs() <= 3 * (b - exact).abs() + step)


def excuse(program: Program, given: list[Tensor], k: int, x: Tensor, y: Tensor, run: Run, exact: Tensor) -> str | None:
    """Returns the reason for result k: another run of PyTorch yields it, or the difference is known."""
    whole = run
    if y.is_complex():  # part by part
        x, y, exact = calls.parts(x), calls.parts(y), calls.parts(exact)

        def run(*args: Any) -> list[Tensor]:
            return [calls.parts(z) for z in whole(*args)]

    tainted = undefined(program, given, run)
    x = torch.where(tainted[k], y, x) if tainted else x
    x = x if same(x, y) else torch.where(explained(x, y, [exact, *[r[k] for r in others(program, given, run)]]), y, x)
    if same(x, y):
        return "PyTorch"
    if len(program.lines) != 1:
        return None  # only its shortest program identifies the operator
    line = program.lines[0][1]
    tensors, again = operands(program, given) if whole is eager else (given, lambda xs: run(program, xs)[k])
    return known.reason(known.Difference(line, tensors, x, y, again))


def operands(program: Program, given: list[Tensor]) -> tuple[list[Tensor], Callable[[list[Tensor]], Tensor]]:
    """Returns the tensors of the line's operator call, and eager's function of others; complex numbers part by part."""
    e = program.lines[0][1]
    space = scope() | dict(zip([x.name for x in program.inputs], given))
    found = ast.parse(e, mode="eval").body
    picked = found.value if isinstance(found, ast.Subscript) else found
    if not isinstance(picked, ast.Call) or not e.startswith("torch.ops."):
        return given, lambda xs: calls.parts(eager(program, xs)[0])
    call = (eval(ast.unparse(picked.func), space), [eval(ast.unparse(a), space) for a in picked.args],
            {k.arg: eval(ast.unparse(k.value), space) for k in picked.keywords})
    leaves, spec = pytree.tree_flatten(call[1:])
    places = [i for i, x in enumerate(leaves) if isinstance(x, Tensor)]

    def again(xs: list[Tensor]) -> Tensor:
        args, named = pytree.tree_unflatten([dict(zip(places, xs)).get(i, x) for i, x in enumerate(leaves)], spec)
        out = call[0](*args, **named)
        return calls.parts(out if picked is found else eval(f"out[{ast.unparse(found.slice)}]", {"out": out}))

    return [leaves[i] for i in places], again


def alike(x: Tensor, y: Tensor) -> bool:
    """Returns a mask of elements that are equal up to last bits."""
    return x.dtype == y.dtype and x.shape == y.shape and bool(near(x, y, y).all())


def fixed(program: Program, given: list[Tensor]) -> Program:
    """Returns the program with exactly these inputs."""
    inputs = [Input(i.name, list(x.shape), x.dtype, "dense", 0, x) for i, x in zip(program.inputs, given)]
    return replace(program, inputs=inputs)


def after_lines(program: Program, given: list[Tensor]) -> list[dict[str, Tensor]]:
    """Returns our values line by line: the tensor of a line, and all tensors if it writes."""
    names, lines, copies = [x.name for x in program.inputs], [], []
    for k, (name, e) in enumerate(program.lines):
        names += [name] if name else []
        lines.append((name, e))
        for n in [name] if name else names:
            copies.append((k, n))
            lines.append((f"{n}_{k}", f"{n}.clone()"))
    out = in_library(fixed(replace(program, lines=lines, results=[f"{n}_{k}" for k, n in copies]), given)) if copies else []
    found: list[dict[str, Tensor]] = [{} for _ in program.lines]
    for (k, n), x in zip(copies, out):
        found[k][n] = x
    return found


def corrected(y: Tensor, x: Tensor) -> Tensor:
    """Returns eager's tensor, and tensors that share its memory, with our elements."""
    try:
        return y.copy_(x)
    except RuntimeError:  # another size, or overlapping elements
        return x.clone()


def replayed(program: Program, given: list[Tensor]) -> tuple[list[str], dict[str, Tensor]] | None:
    """Returns known differences of our lines, each compared with eager's result for our values of earlier lines, and
    all our values as eager's tensors; None if a line is wrong."""
    values = dict(zip([x.name for x in program.inputs], given))
    space, reasons = {n: copied(x) for n, x in values.items()}, []
    for (name, e), after in zip(program.lines, after_lines(program, given)):
        used = {n: x for n, x in values.items() if n != name and re.search(rf"\b{n}\b", e)}
        made = eval(e, scope(), space)
        space |= {name: made} if name else {}
        for n, x in after.items():
            if same(x, space[n]):
                continue
            if n != name and n not in used and not alike(x, space[n]):
                return None  # written by another name
            inputs = [Input(m, list(y.shape), y.dtype, "dense", 0, y) for m, y in used.items()]
            wrong = None if alike(x, space[n]) else judge(Program(inputs, [(name, e)], [n]), list(used.values()), [x])
            if wrong and not wrong.startswith("known: "):
                return None
            reasons += [wrong] if wrong else []
            space[n] = corrected(space[n], x)
        values |= after
    return reasons, space


def by_lines(program: Program, given: list[Tensor], got: list[Tensor] | None) -> list[str] | None:
    """Returns known differences of our lines; None if one is wrong, or if returning all values changes `got`."""
    found = replayed(program, given)
    if found is None or got is not None and not all(alike(found[1][name], x) for name, x in zip(program.results, got)):
        return None
    return found[0]


class Sizes(TorchDispatchMode):
    """Returns the sizes of all operator results."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[torch.Size] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        self.found += [x.shape for x in pytree.tree_leaves(out) if isinstance(x, Tensor)]
        return out


def sizes_of(e: str, space: dict[str, Any]) -> list[torch.Size]:
    """Returns the sizes within a line."""
    with Sizes() as sizes:
        eval(e, scope(), space)
    return sizes.found


def refused_of_ours(program: Program, given: list[Tensor]) -> bool:
    """Returns True if eager refuses a line for our values of earlier lines, or has other sizes within it; those lines
    are right."""
    from fxge import FxgeError

    for k, (name, e) in reversed(list(enumerate(program.lines))):
        before = replace(program, lines=program.lines[:k], results=[n for n, _ in program.lines[:k] if n])
        try:
            found = replayed(before, given)
        except FxgeError:  # refused before
            continue
        space = dict(zip([x.name for x in program.inputs], map(copied, given)))
        if before.results:
            space |= dict(zip(before.results, eager(before, given)))
        try:
            return found is not None and bool(name) and sizes_of(e, found[1]) != sizes_of(e, space)
        except Exception:
            return True
    return False


def of_several(program: Program, given: list[Tensor], got: list[Tensor], run: Run) -> str | None:
    """Returns a reason for a program of several lines: later lines amplify the noise of one line, or a difference of
    one is known; for gradients, of a line forward."""
    if run is eager and len(program.lines) > 1:
        return "each line is right of what ours gave before it" if by_lines(program, given, got) is not None else None
    return "a line forward is known to differ" if run is gradients and by_lines(program, given, None) else None


def size_is_open(program: Program, given: list[Tensor], got: list[Tensor]) -> bool:
    """Returns True if last bits decide a size: each of several lines gets our values of the lines before."""
    return sizes_vary(program, given) if len(program.lines) == 1 else by_lines(program, given, got) is not None


def judge(program: Program, given: list[Tensor], got: list[Tensor], run: Run = eager) -> str | None:
    """Returns the fault of the results, if any; "known" and the reason if the difference is explained."""
    out = run(program, given)
    if len(got) != len(out):
        return f"{len(got)} results, expected {len(out)}"
    wide, reason = None, None
    for k, (x, y) in enumerate(zip(got, out)):
        if x.dtype != y.dtype or x.shape != y.shape:
            if (x.dtype, x.shape) in shapes(program, given, run)[k : k + 1]:
                reason = "known: PyTorch's kernel and its shape function give different shapes"
                continue
            if x.dtype == y.dtype and x.dim() == y.dim() and run is eager and size_is_open(program, given, got):
                reason = "known: last bits, or a cast that C++ leaves open, decide a size"
                continue
            return f"result {k}: {x.dtype}{list(x.shape)}, expected {y.dtype}{list(y.shape)}"
        if same(x, y):
            continue
        wide = wide or in_double(program, given, run) or out
        exact = wide[k].to(y.dtype) if wide[k].shape == y.shape else y
        x = torch.where(near(x, y, calls.reference(y, wide[k])), y, x)
        if same(x, y):
            continue
        why = excuse(program, given, k, x, y, run, exact)
        why = why or of_several(program, given, got, run)
        if why is None:
            apart = ~((x == y) | x.isnan() & y.isnan())
            return f"result {k}: {calls.brief(x[apart])} where eager has {calls.brief(y[apart])}"
        if why != "PyTorch":
            reason = f"known: {why}"
    return reason
