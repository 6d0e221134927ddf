# SPDX-License-Identifier: Apache-2.0
"""Values of a graph's nodes as eager PyTorch computes them, as a reference for comparison."""

from __future__ import annotations

import contextlib
import math
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor
from torch.fx import GraphModule, Interpreter, Node
from torch.fx.node import map_arg
from torch.utils import _pytree as pytree

_UNINITIALISED = frozenset(
    ("empty", "empty_like", "empty_strided", "empty_permuted", "new_empty", "new_empty_strided")
)
_UNSTABLE = {torch.ops.aten.sort.default: 1, torch.ops.aten.topk.default: 2}  # position of `dim`
_SCOPES = frozenset(("wrap_with_set_grad_enabled", "wrap_with_autocast"))
_FLOATS = (
    torch.float32,
    torch.float16,
    torch.bfloat16,
    torch.float8_e4m3fn,
    torch.float8_e5m2,
)
_BIT_VIEW = torch.ops.aten.view.dtype  # its result depends on the bits of the dtype
_NO_DOUBLE = (RuntimeError, NotImplementedError, TypeError, IndexError, AssertionError, ValueError)


class Storages:
    """Set of storages. Keeps each alive, so that no later tensor reuses its address."""

    def __init__(self) -> None:
        self._held: dict[int, torch.UntypedStorage] = {}

    def add(self, x: Any) -> None:
        """Adds the storages of all strided tensors in a pytree."""
        for v in pytree.tree_leaves(x):
            if isinstance(v, Tensor) and v.layout == torch.strided:
                storage = v.untyped_storage()
                self._held[storage._cdata] = storage

    def has(self, x: Any) -> bool:
        """Returns True if any tensor in a pytree has one of the storages."""
        return any(
            isinstance(v, Tensor)
            and v.layout == torch.strided
            and v.untyped_storage()._cdata in self._held
            for v in pytree.tree_leaves(x)
        )


@dataclass
class Recorded:
    """Values of one run of a graph, by FX node.

    Attributes:
        value: results of PyTorch; copies, which later in-place writes do not change.
        reference: results of float64 arithmetic from the inputs on, for float values.
        error: PyTorch's own error in one node: the distance of its value from float64 arithmetic on
            the values that it reads, relative to the largest element.
        any_value: nodes for which any value is correct: random numbers, uninitialised memory,
            positions of equal elements in an unstable sort.
        result: results of the graph.
        exact: results in float64; None if not requested or not available.
        in_double: True if errors and references are requested.
        drawn: storages that hold random numbers or values computed from them.
    """

    value: dict[str, Tensor] = field(default_factory=dict)
    reference: dict[str, Tensor] = field(default_factory=dict)
    error: dict[str, float] = field(default_factory=dict)
    any_value: set[str] = field(default_factory=set)
    result: Any = None
    exact: Any = None
    in_double: bool = True
    drawn: Storages = field(default_factory=Storages)
    _generator: Tensor = field(default_factory=torch.get_rng_state)

    def drew(self) -> bool:
        """Returns True if the default generator was used since the last call."""
        before, self._generator = self._generator, torch.get_rng_state()
        return not torch.equal(before, self._generator)


def _uninitialised(target: Any) -> bool:
    return (
        isinstance(target, torch._ops.OpOverload)
        and target._schema.name.split("::")[-1] in _UNINITIALISED
    )


def _has_ties(n: Node, sorted_one: Any) -> bool:
    """Returns True if equal elements allow other positions as well."""
    place = _UNSTABLE.get(n.target, 0)
    if not place or sorted_one.dim() == 0:
        return False
    given = n.args[place] if len(n.args) > place else n.kwargs.get("dim", -1)
    dim = given if isinstance(given, int) else -1
    ordered = sorted_one.detach().sort(dim=dim).values
    return bool((ordered.diff(dim=dim) == 0).any())


def _written(target: Any, args: Any, kwargs: Any) -> list[Any]:
    """Returns the arguments of a call that the operator writes."""
    if not isinstance(target, torch._ops.OpOverload):
        return []
    schema = target._schema.arguments
    given = {a.name: x for a, x in zip(schema, args, strict=False)} | kwargs
    return [given.get(a.name) for a in schema if a.alias_info is not None and a.alias_info.is_write]


def _may_draw(target: Any) -> bool:
    return (
        isinstance(target, torch._ops.OpOverload)
        and torch.Tag.nondeterministic_seeded in target.tags
    )


# ---- float64 ----


class _Copies:
    """Converted copies of the tensors of a pytree, which alias each other as the originals do.

    A tensor that occurs twice has one copy. Tensors of one storage and dtype are views of one copy
    of that storage.
    """

    def __init__(self, x: Any, convert: Callable[[Tensor], Tensor]) -> None:
        self._convert = convert
        self._made: dict[int, Tensor] = {}
        self._bases: dict[Any, Tensor | None] = {}
        for v in {id(v): v for v in pytree.tree_leaves(x) if isinstance(v, Tensor)}.values():
            key = self._key(v)
            self._bases[key] = self._flat(v) if key in self._bases else None

    def _key(self, v: Tensor) -> Any:
        plain = type(v) in (Tensor, torch.nn.Parameter) and v.layout == torch.strided
        return (v.untyped_storage()._cdata, v.dtype) if plain else id(v)

    def _flat(self, v: Tensor) -> Tensor:
        """Returns a copy of all elements of a tensor's storage."""
        flat = torch.empty(0, dtype=v.dtype, device=v.device)
        return self._convert(flat.set_(v.untyped_storage()))

    def copy_of(self, v: Any) -> Any:
        """Returns the copy of one leaf."""
        if not isinstance(v, Tensor):
            return v
        if id(v) not in self._made:
            base = self._bases[self._key(v)]
            self._made[id(v)] = (
                self._convert(v.detach())
                if base is None
                else base.as_strided(v.shape, v.stride(), v.storage_offset())
            )
        return self._made[id(v)]


def _double(v: Tensor) -> Tensor:
    if v.is_complex():
        return v.to(torch.complex128)
    return v.double() if v.is_floating_point() else v


def doubled(x: Any) -> Any:
    """Returns a pytree with float64 for float tensors and complex128 for complex tensors."""
    return pytree.tree_map(_Copies(x, _double).copy_of, x)


def copied(x: Any) -> Any:
    """Returns a pytree with copied tensors, which share memory as the originals do."""
    return pytree.tree_map(_Copies(x, Tensor.clone).copy_of, x)


def _wide(x: Any) -> Any:
    return torch.float64 if x in _FLOATS and isinstance(x, torch.dtype) else x


def _narrow(x: Any, val: Any) -> Any:
    """Returns a value, or a list of values, in the dtypes of the program's value `val`."""
    if isinstance(x, (list, tuple)) and isinstance(val, (list, tuple)) and len(x) == len(val):
        own = [_narrow(a, b) for a, b in zip(x, val, strict=True)]
        return own if isinstance(x, list) else tuple(own)
    if not isinstance(x, Tensor) or x.dtype != torch.float64:
        return x
    dtype = val.dtype if isinstance(val, Tensor) else torch.float32
    return x.to(dtype) if dtype.is_floating_point else x


def _in_double(target: Any, args: Any, kwargs: Any) -> Any:
    """Calls an operator on float64 tensors, with float64 in place of other float dtypes."""
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        return target(*pytree.tree_map(_wide, args), **pytree.tree_map(_wide, kwargs))
    finally:
        torch.set_default_dtype(before)


def _alike(value: Any, exact: Any) -> bool:
    return (
        isinstance(value, Tensor)
        and isinstance(exact, Tensor)
        and value.is_floating_point()
        and value.shape == exact.shape
    )


def error(value: Tensor, exact: Tensor) -> float:
    """Returns the largest difference of finite elements, relative to the largest finite element."""
    a, b = doubled(value.detach()), exact.detach()
    finite = a.isfinite() & b.isfinite()
    if not bool(finite.any()):
        return 0.0
    scale = float(b[finite].abs().max())
    return float((a - b)[finite].abs().max()) / (scale or 1.0)


class _NoReference(Exception):
    """The graph writes through a tensor that views bits of another dtype."""


# ---- runs ----


class _Run(Interpreter, ABC):  # type: ignore[misc]
    """Interpreter of a graph that records its values node by node."""

    def __init__(self, gm: GraphModule, out: Recorded, prefix: str = "") -> None:
        super().__init__(gm, garbage_collect_values=True)
        self.extra_traceback = False
        self.out = out
        self.prefix = prefix

    def run_node(self, n: Node) -> Any:
        """Runs a node; enters graphs that only set a mode, with node names of the caller."""
        if n.op != "call_function":
            return self.other(super().run_node(n))
        with self._set_current_node(n):
            args, kwargs = self.fetch_args_kwargs_from_env(n)
            if getattr(n.target, "_name", "") in _SCOPES:
                return self._scope(n, args, kwargs)
            return self.call(self.prefix + n.name, n, args, kwargs)

    def other(self, value: Any) -> Any:
        """Returns the value of an input, a constant or the output."""
        return value

    @abstractmethod
    def call(self, name: str, n: Node, args: Any, kwargs: Any) -> Any:
        """Returns the value of a call."""

    def _scope(self, n: Node, args: Any, kwargs: Any) -> Any:
        place = next(i for i, a in enumerate(args) if isinstance(a, GraphModule))
        inner = type(self)(args[place], self.out, f"{self.prefix}{n.args[place].target}/")
        changed = list(args)
        changed[place] = inner.run
        return n.target(*changed, **kwargs)


class _Eager(_Run):
    """Values of eager PyTorch and its error in each node."""

    def __init__(self, gm: GraphModule, out: Recorded, prefix: str = "") -> None:
        super().__init__(gm, out, prefix)
        self.exact: dict[Node, Any] = {}  # results that are lists; their elements are nodes, too
        self.ties: set[Node] = set()
        self.draws: set[Node] = set()  # nodes that draw random numbers, and their results

    def call(self, name: str, n: Node, args: Any, kwargs: Any) -> Any:
        """Runs a node, and again in float64 on copies, because it may write into its arguments."""
        wide = copied(doubled((args, kwargs))) if self.out.in_double else None
        wide = None if n.target is _BIT_VIEW else wide
        value = n.target(*args, **kwargs)
        self._follow(n, args, kwargs, value)
        if n.target in _UNSTABLE and _has_ties(n, args[0]):
            self.ties.add(n)
        self._note(name, n, value)
        if wide is not None and name not in self.out.any_value:
            self._measure(name, n, value, wide)
        return value

    def _follow(self, n: Node, args: Any, kwargs: Any, value: Any) -> None:
        """Records the storages that depend on random numbers: results and written arguments."""
        drew = _may_draw(n.target) and self.out.drew()
        if drew or (n.target is operator.getitem and n.args[0] in self.draws):
            self.draws.add(n)
        if not (drew or self.out.drawn.has((args, kwargs))):
            return
        self.out.drawn.add(value)
        self.out.drawn.add(_written(n.target, args, kwargs))

    def _note(self, name: str, n: Node, value: Any) -> None:
        if isinstance(value, Tensor):
            self.out.value[name] = value.detach().clone()
        position = n.target is operator.getitem and n.args[0] in self.ties and n.args[1] == 1
        if position or n in self.draws or _uninitialised(n.target):
            self.out.any_value.add(name)

    def _measure(self, name: str, n: Node, value: Any, wide: Any) -> None:
        if n.target is operator.getitem and n.args[0] in self.exact:
            exact = self.exact[n.args[0]][n.args[1]]
        else:
            try:
                exact = _in_double(n.target, *wide)
            except _NO_DOUBLE:
                return
        if isinstance(exact, (tuple, list)):
            self.exact[n] = exact
        elif _alike(value, exact):
            self.out.error[name] = error(value, exact)


class _Double(_Run):
    """Values in float64 arithmetic from the inputs on.

    A node that does not support float64 runs in its own dtype.

    Raises _NoReference if the graph writes into memory that it also views as another dtype: the
    float64 run has a copy there.
    """

    def __init__(self, gm: GraphModule, out: Recorded, prefix: str = "") -> None:
        super().__init__(gm, out, prefix)
        self.bits = Storages()  # storages viewed as another dtype

    def other(self, value: Any) -> Any:
        """Returns a value, a constant of the graph included, in float64."""
        return doubled(value)

    def call(self, name: str, n: Node, args: Any, kwargs: Any) -> Any:
        """Runs a node in float64; random numbers are those of the first run."""
        if name in self.out.any_value and name in self.out.value:
            return doubled(self.out.value[name].clone())
        if self.bits.has(_written(n.target, args, kwargs)):
            raise _NoReference
        if n.target is _BIT_VIEW:
            return self._bit_view(name, n, args)
        try:
            value = _in_double(n.target, args, kwargs)
        except _NO_DOUBLE:
            given = (n.args, n.kwargs)
            args, kwargs = map_arg(given, lambda m: _narrow(self.env[m], m.meta.get("val")))
            value = doubled(n.target(*args, **kwargs))
        if _alike(self.out.value.get(name), value):
            self.out.reference[name] = value.detach().double().clone()
        return value

    def _bit_view(self, name: str, n: Node, args: Any) -> Any:
        """Reinterprets the bits of the dtype that the program has."""
        own = args[0].to(n.args[0].meta["val"].dtype)
        value = doubled(n.target(own, args[1]).clone())
        self.bits.add((args[0], value))
        if _alike(self.out.value.get(name), value):
            self.out.reference[name] = value.clone()
        return value


def _dtypes_of(n: Node) -> set[torch.dtype]:
    """Returns the floating dtypes of the tensors that a node reads."""
    found = [m.meta.get("val") for m in n.all_input_nodes]
    return {v.dtype for v in found if isinstance(v, Tensor) and v.is_floating_point()}


def _around(gm: GraphModule) -> contextlib.AbstractContextManager[Any]:
    """Returns the autocast context under which the whole graph was exported.

    A 16-bit float result of f32 operands, with no dtype among the arguments, shows its dtype.
    """
    for n in gm.graph.nodes:
        val = n.meta.get("val")
        if (
            n.op == "call_function"
            and getattr(n.target, "namespace", "") == "aten"
            and isinstance(val, Tensor)
            and val.dtype in (torch.float16, torch.bfloat16)
            and _dtypes_of(n) == {torch.float32}
            and not any(isinstance(a, torch.dtype) for a in (*n.args, *n.kwargs.values()))
        ):
            around: contextlib.AbstractContextManager[Any] = torch.autocast("cpu", dtype=val.dtype)
            return around
    return contextlib.nullcontext()


def run(
    gm: GraphModule,
    inputs: Sequence[Any],
    wide: Sequence[Any] | None = None,
    *,
    node_errors: bool = True,
    drawn: Storages | None = None,
) -> Recorded:
    """Runs a graph in eager mode and, if `wide` is given, again in float64.

    The sequences `inputs` and `wide` are changed if the graph writes into its inputs. Both runs
    draw the same random numbers; the state of the generator does not change.

    Args:
        inputs: inputs of the graph.
        wide: inputs in float64; None: no float64 run.
        node_errors: computes the error of each node by itself, too.
        drawn: storages with random values of earlier runs, if the buffers are the same.
    """
    out = Recorded(in_double=wide is not None and node_errors, drawn=drawn or Storages())
    with torch.no_grad(), torch.random.fork_rng(devices=()), _around(gm):
        out.result = _Eager(gm, out).run(*inputs)
        if wide is not None:
            _run_in_double(gm, out, wide)
    return out


def _run_in_double(gm: GraphModule, out: Recorded, wide: Sequence[Any]) -> None:
    try:
        out.exact = _Double(gm, out).run(*wide)
    except _NoReference:
        out.reference.clear()


# ---- by name ----


def by_name(r: Recorded) -> dict[str, Any]:
    """Returns node/NAME, node_ref/NAME and node_err/NAME of all dense real values."""
    out: dict[str, Any] = {}
    for name, x in r.value.items():
        if x.is_complex() or x.layout != torch.strided:
            continue
        out[f"node/{name}"] = x
        if name in r.reference:
            out[f"node_ref/{name}"] = r.reference[name]
        if name in r.any_value or name in r.error:
            out[f"node_err/{name}"] = math.inf if name in r.any_value else r.error[name]
    return out
