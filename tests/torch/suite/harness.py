# SPDX-License-Identifier: Apache-2.0
"""One case of the suite: a small program, run in eager, by aot_eager and by fxge, and the compared values.

A program gets `compile`, which is torch.compile by one of them or returns a function unchanged, and returns everything
observable afterwards: results, gradients, written inputs, exceptions. `traced` collects these for one call.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch._dynamo
from fxge import Config, FxgeError
from fxge.backend import get_backend
from torch.utils import _pytree as pytree

Program = Callable[["Compile"], Any]
Outcome = dict[str, Any]
TOLERANCE = 2e-5  # for f32, relative to the largest element; other dtypes follow from their eps


@dataclasses.dataclass(frozen=True)
class Case:
    """One program, named `group/name`."""

    group: str
    name: str
    program: Program
    tolerance: float = TOLERANCE
    counted: bool = True  # aot_eager runs, too, and must get as many graphs; else only where fxge fails

    @property
    def formatted_name(self) -> str:
        """in the form of test_opinfo.run_all"""
        return f"{self.group}/{self.name}"


CASES: list[Case] = []


def case(group: str) -> Callable[[Program], Program]:
    """Adds a program to the suite, by the name of its function."""

    def add(program: Program) -> Program:
        CASES.append(Case(group, program.__name__.strip("_"), program))
        return program

    return add


class Compile:
    """torch.compile by one backend, which counts its graphs; None: eager."""

    def __init__(self, backend: Callable[..., Any] | None) -> None:
        self.graphs = 0
        self.eager = backend is None
        self._backend = backend

    def backend(self, gm: Any, inputs: Sequence[Any]) -> Any:
        """Compiles a graph for torch.compile."""
        compiled = self._backend(gm, inputs)  # type: ignore[misc]
        self.graphs += 1  # AOTAutograd may give up once and have dynamo start again
        return compiled

    def __call__(self, f: Any, **keywords: Any) -> Any:
        return f if self.eager else torch.compile(f, backend=self.backend, **keywords)


def backends() -> dict[str, Callable[..., Any]]:
    """Returns our backend, PyTorch's own, and ours with fallback to PyTorch."""
    from torch._dynamo.backends.registry import lookup_backend

    return {
        "fxge": get_backend(config=Config(threads=1)),
        "aot": lookup_backend("aot_eager"),
        "fallback": get_backend(config=Config(threads=1, fallback=True)),
    }


# ---- what is seen of a call ----


def shares(a: torch.Tensor, b: torch.Tensor) -> bool:
    """Returns True if both share one storage."""
    if a.layout != torch.strided or b.layout != torch.strided:
        return a is b
    return a.untyped_storage()._cdata == b.untyped_storage()._cdata


def facts(x: torch.Tensor) -> dict[str, Any]:
    """Returns the properties of a tensor other than its elements."""
    strided = x.layout == torch.strided
    return {
        "class": type(x).__name__,
        "stride": x.stride() if strided else None,
        "requires_grad": x.requires_grad,
        "is_leaf": x.is_leaf,
        "is_inference": x.is_inference(),
    }


def kept(x: Any) -> Any:
    """Returns a copy of a tensor with its properties."""
    if not isinstance(x, torch.Tensor):
        return x
    return {"value": x.detach().clone(), "is": facts(x)}


def traced(
    compile: Compile,
    f: Callable[..., Any],
    make: Callable[[], list[Any]],
    *,
    leaves: bool = True,
    calls: int = 1,
    write: bool = False,
    **keywords: Any,
) -> Any:
    """Returns everything observable of calls of `f`.

    Args:
        make: makes the arguments, anew for each call.
        leaves: False: `f` gets x + 1 of each argument that has a gradient, so that it may write it.
        write: multiplies every result by 2 afterwards, in place: they are proper tensors.
    """
    g = compile(f, **keywords)
    seen = []
    for _ in range(calls):
        torch.manual_seed(11)
        given = make()
        tensors = [t for t in pytree.tree_leaves(given) if isinstance(t, torch.Tensor)]
        wanted = [t for t in tensors if t.requires_grad and t.is_leaf]
        args = given
        if not leaves:
            copies: dict[int, Any] = {}  # a tensor passed twice stays one object
            args = pytree.tree_map_only(
                torch.Tensor, lambda t: copies.setdefault(id(t), t + 1 if t.requires_grad else t), given
            )
        inputs = [t for t in pytree.tree_leaves(args) if isinstance(t, torch.Tensor)]
        out = g(*args)
        leaves_of = pytree.tree_leaves(out)
        results = [t for t in leaves_of if isinstance(t, torch.Tensor)]
        alias = [
            [
                "same" if r is i else "shared" if shares(r, i) else ""
                for i in [*inputs, *results[:n]]
            ]
            for n, r in enumerate(results)
        ]
        values = [kept(t) for t in leaves_of]
        if write:
            for r in results:
                r.mul_(2)
        heads = [r for r in results if r.requires_grad]
        grads: Sequence[Any] = ()
        if heads and wanted:
            seeds = [torch.linspace(0.5, 1.5, h.numel()).reshape(h.shape).to(h.dtype) for h in heads]
            grads = torch.autograd.grad(heads, wanted, seeds, allow_unused=True)
        seen.append([values, alias, list(grads), [kept(i) for i in inputs], pytree.tree_structure(out)])
    return seen


def raised(f: Callable[[], Any]) -> str:
    """Returns the class of a call's exception, or ''."""
    try:
        f()
    except Exception as e:  # noqa: BLE001  (whatever it is)
        if isinstance(e, (FxgeError, torch._dynamo.exc.BackendCompilerFailed)):
            raise
        return type(e).__name__
    return ""


# ---- comparing ----


def _close(a: torch.Tensor, b: torch.Tensor, random: bool, tolerance: float) -> str | None:
    if a.dtype != b.dtype or a.shape != b.shape:
        return f"{a.dtype}{list(a.shape)}, expected {b.dtype}{list(b.shape)}"
    if a.layout != torch.strided or b.layout != torch.strided:
        a, b = a.to_dense(), b.to_dense()
    a, b = a.resolve_conj().resolve_neg(), b.resolve_conj().resolve_neg()
    if random or a.numel() == 0:
        return None
    if not a.dtype.is_floating_point and not a.dtype.is_complex:
        return None if torch.equal(a, b) else "other numbers"
    bar = tolerance * max(1.0, torch.finfo(a.dtype).eps / torch.finfo(torch.float32).eps / 16)
    wide = torch.complex128 if a.dtype.is_complex else torch.float64
    a, b = a.to(wide), b.to(wide)
    same = (a == b) | (a.isnan() & b.isnan())
    if bool(same.all()):
        return None
    finite = b[b.isfinite()].abs()
    scale = float(finite.max()) if finite.numel() else 1.0
    error = float((a - b).abs()[~same].max()) / (scale or 1.0)
    return None if error <= bar else f"error {error:.3g}, at most {bar:.3g} expected"


def difference(
    found: Any, expected: Any, random: bool = False, tolerance: float = TOLERANCE
) -> str | None:
    """Returns the difference of two results of a program; with `random`, numbers may differ."""
    a, form = pytree.tree_flatten(found)
    b, wanted = pytree.tree_flatten(expected)
    if form != wanted:
        return " ".join(f"structure {form}, expected {wanted}".split())[:300]
    for i, (x, y) in enumerate(zip(a, b)):
        if isinstance(y, torch.Tensor) and isinstance(x, torch.Tensor):
            why = _close(x, y, random, tolerance)
        elif isinstance(y, float) and isinstance(x, float) and not random:
            why = _close(torch.tensor(x), torch.tensor(y), random, tolerance)
        else:
            why = None if type(x) is type(y) and (random or x == y) else f"{x!r}, expected {y!r}"
        if why:
            return f"leaf {i}: {why}"
    return None


def run(program: Program, backend: Callable[..., Any] | None, seed: int = 0) -> tuple[Any, int]:
    """Returns the results of a program, and the number of the backend's graphs."""
    torch._dynamo.reset()
    torch.manual_seed(seed)
    compile = Compile(backend)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = program(compile)
    return found, compile.graphs


def refusal(e: BaseException) -> str:
    """Returns an exception in one line."""
    e = getattr(e, "inner_exception", e)
    if isinstance(e, FxgeError) and e.errors:
        return "refused " + "; ".join(sorted({f"{d.op}: {d.message}" for d in e.errors}))
    return f"refused {type(e).__name__}: {' '.join(str(e).split())[:300]}"


def check(one: Case) -> Outcome:
    """Runs one case; returns the reasons why it fails by fxge, and in that case by aot_eager and with fallback."""
    try:
        expected, _ = run(one.program, None)
        again, _ = run(one.program, None, seed=1)
    except Exception as e:  # noqa: BLE001  (whatever eager raises)
        return dict.fromkeys(("aot", "fxge"), f"eager itself: {refusal(e)}")
    random = difference(again, expected) is not None
    whys: Outcome = {"random": random, "aot": None}
    graphs = {}
    for who, backend in backends().items():
        if whys.get("fxge", "") is None and (who == "fallback" or not one.counted):
            break
        try:
            found, graphs[who] = run(one.program, backend)
        except Exception as e:  # noqa: BLE001  (whatever torch.compile raises)
            whys[who] = refusal(e)
            continue
        why = difference(found, expected, random, one.tolerance)
        whys[who] = f"WRONG {why}" if why else None
    if one.counted and whys["aot"] is None and whys["fxge"] is None and graphs["aot"] != graphs["fxge"]:
        whys["fxge"] = f"refused {graphs['fxge']} graphs, {graphs['aot']} by aot_eager"
    return whys | {"graphs": graphs.get("fxge", 0)}
