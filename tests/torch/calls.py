# SPDX-License-Identifier: Apache-2.0
"""Calls of PyTorch operators: export, results in float64, and tolerances."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import torch
from torch.export import Dim
from torch.utils import _pytree as pytree

NAMES = [f"{letter}{n or ''}" for n in range(8) for letter in "xyzwuv"]


class Call:
    """One call, with its tensors separate from other arguments."""

    def __init__(self, op: Callable[..., Any], args: Any, kwargs: dict[str, Any],
                 in_place: bool = False, unique: Callable[[Any], Any] = lambda out: out) -> None:
        leaves, self.tree = pytree.tree_flatten((args, kwargs))
        self.op, self.in_place = op, in_place
        self.unique = unique  # maps results to values that are mathematically unique; eigenvectors have an arbitrary sign
        self.leaves = leaves
        self.places: list[int] | None = None
        self.where = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        self.tensors = [leaves[i] for i in self.where]

    def arguments(self, *tensors: torch.Tensor) -> Any:
        """Returns positional and named arguments, with these tensors."""
        leaves = list(self.leaves)
        for i, t in zip(self.where, tensors):
            leaves[i] = t
        return pytree.tree_unflatten(leaves, self.tree)

    def text(self) -> str:
        """Returns its arguments in short form, tensors as shapes."""
        shown = [f"{list(x.shape)}" if isinstance(x, torch.Tensor) else repr(x) for x in self.leaves]
        return ", ".join(shown)[:200]

    def __call__(self, *tensors: torch.Tensor) -> Any:
        args, kwargs = self.arguments(*tensors)
        return self.run(args, kwargs) if not self.in_place else self.run_on_copies(args, kwargs)

    def run(self, args: Any, kwargs: Any) -> Any:
        """Returns the result tensors. Some of several results may be numbers or None; `places` has the positions of
        tensors."""
        out = self.unique(self.op(*args, **kwargs))
        if not isinstance(out, tuple):
            return out
        self.places = [i for i, x in enumerate(out) if isinstance(x, torch.Tensor)]
        return tuple(out[i] for i in self.places)

    def run_on_copies(self, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Returns results, and written operands that are not among them."""
        written, schema = [], self.op._schema
        for i, a in enumerate(schema.arguments):
            if a.alias_info and a.alias_info.is_write:
                into, key = (args, i) if i < len(args) else (kwargs, a.name)
                into[key] = into[key].clone()
                written.append(into[key])
        out = self.run(args, kwargs)
        if any(r.alias_info for r in schema.returns):
            return out
        return (*(out if isinstance(out, tuple) else () if out is None else (out,)), *written)

    def results(self) -> list[Any]:
        """Returns PyTorch's results; the call's own tensors are not written."""
        return pytree.tree_leaves(self(*[t.clone() for t in self.tensors]))

    @property
    def dtype(self) -> torch.dtype:
        """Returns the dtype of its first tensor; float32 without one."""
        return self.tensors[0].dtype if self.tensors else torch.float32

    def widened(self) -> Call:
        """Returns the same call with every float in float64, and every complex number in complex128."""
        def widen(x: Any) -> Any:
            if isinstance(x, torch.dtype):
                return torch.float64 if x.is_floating_point else torch.complex128 if x.is_complex else x
            if not isinstance(x, torch.Tensor):
                return x
            y = x.detach().double() if x.is_floating_point() else x.detach().to(torch.complex128) if x.is_complex() else x.clone()
            return y.requires_grad_(x.requires_grad)

        args, kwargs = pytree.tree_map(widen, pytree.tree_unflatten(self.leaves, self.tree))
        return Call(self.op, args, kwargs, self.in_place, self.unique)

    def in_double(self) -> list[Any]:
        """Returns the results with every float in float64; PyTorch's own where that is not possible."""
        args, kwargs = (wide := self.widened()).arguments(*wide.tensors)
        outs = self.results()
        torch.set_default_dtype(torch.float64)
        try:
            refs = pytree.tree_leaves(self.run_on_copies(args, kwargs) if self.in_place else self.run(args, kwargs))
        except (RuntimeError, NotImplementedError, TypeError, ValueError, AssertionError):
            return outs
        finally:
            torch.set_default_dtype(torch.float32)
        return [reference(o, r) for o, r in zip(outs, refs)]


def reference(out: Any, ref: Any) -> Any:
    """Returns `ref`, but PyTorch's own value where it is not finite or the two are not comparable; complex ones by
    parts."""
    if isinstance(out, torch.Tensor) and out.is_complex() and isinstance(ref, torch.Tensor) and ref.is_complex():
        return torch.view_as_complex(reference(parts(out), parts(ref)))
    if not isinstance(out, torch.Tensor) or not out.is_floating_point() or ref.shape != out.shape:
        return out
    mine, ref = out.double().contiguous(), ref.double().contiguous()
    fits = ref.abs() <= torch.finfo(out.dtype).max  # nan_to_num returns the largest value of its dtype
    return torch.where(mine.isfinite() & fits, ref, mine)


def parts(x: torch.Tensor) -> torch.Tensor:
    """Returns real and imaginary parts of complex numbers, along one more dim."""
    return torch.view_as_real(x.resolve_conj()) if x.is_complex() else x


def largest(ref: torch.Tensor) -> float:
    """Returns the unit of errors: the largest finite value."""
    finite = ref[ref.isfinite()]
    return finite.abs().max().item() if finite.numel() else 0.0


def own_error(out: torch.Tensor, ref: torch.Tensor) -> float:
    """Returns PyTorch's own distance from its float64 result."""
    scale = largest(ref)
    apart = (out.double() - ref)[ref.isfinite()].abs()
    return apart.max().item() / scale if scale else 0.0


def allowed(dtype: torch.dtype, own: float) -> float:
    """Returns the tolerance relative to the largest value, if PyTorch's own error is `own`."""
    if dtype == torch.bfloat16:
        return 1.5 * own + 2.0**-8
    if dtype == torch.float16:
        return 1.5 * own + 2.0**-11
    return max(3 * own, 2e-6)


def judge(got: torch.Tensor | None, out: torch.Tensor, ref: torch.Tensor) -> str | None:
    """Returns None if `got` agrees with PyTorch's `out` and the float64 `ref`, else the difference."""
    if got is None:
        return "no result"
    if got.dtype != out.dtype or got.shape != out.shape:
        return f"{got.dtype}{list(got.shape)}, expected {out.dtype}{list(out.shape)}"
    if not out.is_floating_point():
        return None if torch.equal(got, out) else f"{brief(got)}, expected {brief(out)}"
    ref = ref.double()
    mine, limit = got.double(), allowed(out.dtype, own_error(out, ref)) * largest(ref)
    same = (mine == ref) | (mine.isnan() & ref.isnan()) | ((mine - ref).abs() <= limit)
    if bool(same.all()):
        return None
    return f"{brief(got[~same])}, expected {brief(ref[~same])} within {limit:.2g}"


def brief(t: torch.Tensor) -> str:
    """Returns the first elements."""
    return f"{t.flatten()[:4].tolist()}"


def module_of(call: Call) -> torch.nn.Module:
    """Makes a module with one named parameter for each tensor."""
    names = ", ".join(NAMES[: len(call.tensors)])
    space: dict[str, Any] = {"call": call}
    exec(f"def forward(self{', ' if names else ''}{names}): return call({names})", space)
    return type("M", (torch.nn.Module,), {"forward": space["forward"]})()


def exported(call: Call, free: Any = None) -> tuple[torch.export.ExportedProgram, bytes]:
    """Exports a module of only this call; returns the program and its .pt2. `free` is dynamic_shapes."""
    program = torch.export.export(module_of(call), tuple(call.tensors), dynamic_shapes=free)
    file = io.BytesIO()
    torch.export.save(program, file)
    return program, file.getvalue()


def free_dims(call: Call, other: Call) -> Any:
    """Returns dynamic shapes: the dims in which two calls differ."""
    return tuple({d: Dim.AUTO for d in range(x.dim()) if x.shape[d] != y.shape[d]}
                 for x, y in zip(call.tensors, other.tensors))
