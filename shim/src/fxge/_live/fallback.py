# SPDX-License-Identifier: Apache-2.0
"""Execution of unsupported parts in eager PyTorch: options={"fallback": True}.

The graph is split where compiled nodes follow eager ones and vice versa: as many cuts as the
longest chain of such changes. Writes into inputs come last.
"""

from __future__ import annotations

import copy
import operator
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import torch
from torch.fx import GraphModule, Node
from torch.fx.passes.utils.fuser_utils import fuse_by_partitions

from .._serialization.fx_writer import value_of
from ..config import Config
from ..errors import Diagnostic, FxgeError

_ROUNDS = 16  # rounds of compilation, after which a failing part becomes eager as a whole
_TRIES = 3  # consecutive failing calls, after which a part stays eager
_USER = (2, 5)  # statuses of wrong options and of files, which a fallback cannot mend
_COPY = torch.ops.aten.copy_.default

Compiler = Callable[[GraphModule, str], Callable[[list[Any]], Any]]


@dataclass(frozen=True)
class EagerNode:
    """A node that runs in eager PyTorch.

    Attributes:
        name: name in the graph.
        op: the operator, such as "aten.mm.default".
        why: message of the compiler, or that its compiled part would be too small.
        id: id of the diagnostic, such as "FXGE-E0401"; "" without one.
        file, line: the user's Python line of the first node with that message.
    """

    name: str
    op: str
    why: str
    id: str = ""
    file: str | None = None
    line: int = 0


@dataclass
class Fallback:
    """A graph that does not run as one compiled program.

    Attributes:
        graph: "forward", "backward" or "inference".
        parts: number of compiled programs.
        nodes: number of compiled operators.
        eager: nodes that run in PyTorch, with reasons.
        calls: number of calls of the graph so far.
        seconds: seconds of all calls except the first, which is a warm-up.
        compiled_seconds: seconds of these calls in compiled parts.
        failures: messages of compiled parts that failed in a run and were run again in PyTorch.
    """

    graph: str
    parts: int
    nodes: int
    eager: tuple[EagerNode, ...]
    calls: int = 0
    seconds: float = 0.0
    compiled_seconds: float = 0.0
    failures: list[str] = field(default_factory=list)

    def count(self, seconds: float) -> None:
        """Counts a call that took `seconds`."""
        self.calls += 1
        if self.calls > 1:
            self.seconds += seconds
        else:
            self.compiled_seconds = 0.0

    def __str__(self) -> str:
        """Returns a summary: compiled parts, eager nodes with reasons, costs."""
        n = len(self.eager)
        eager = f", and {n} node{'' if n == 1 else 's'} in eager PyTorch" if n else ""
        lines = [
            f"fxge: the {self.graph} graph runs in {self.parts} compiled part"
            f"{'' if self.parts == 1 else 's'} ({self.nodes} nodes){eager}:"
        ]
        lines += [f"  {line}" for line in self._reasons()]
        if self.calls > 1:
            share = 100 * (1 - self.compiled_seconds / self.seconds)
            lines.append(
                f"  eager PyTorch takes {share:.0f} % of the time "
                f"({self.seconds:.3g} s in calls 2 to {self.calls})"
            )
        return "\n".join(lines + [f"  while running: {f}" for f in self.failures])

    def _reasons(self) -> Iterator[str]:
        groups: dict[tuple[str, str, str | None, int], list[str]] = {}
        for e in self.eager:
            groups.setdefault((e.why, e.id, e.file, e.line), []).append(e.op)
        for (why, number, file, line), ops in groups.items():
            counts = {op: ops.count(op) for op in dict.fromkeys(ops)}
            text = ", ".join(f"{op} ({n} nodes)" if n > 1 else op for op, n in counts.items())
            place = f", at {file}:{line}" if file else ""
            yield f"{text}: {why}{f' [{number}]' if number else ''}{place}"


_known: list[weakref.ref[Fallback]] = []
_lock = threading.Lock()


def fallbacks() -> list[Fallback]:
    """Returns the records of graphs in use, oldest first."""
    with _lock:
        _known[:] = [r for r in _known if r() is not None]
        return [f for f in (r() for r in _known) if f is not None]


def _remember(f: Fallback) -> Fallback:
    """Lists a record once, with a weak reference."""
    with _lock:
        if all(r() is not f for r in _known):
            _known.append(weakref.ref(f))
    return f


def left_to_torch(gm: GraphModule, what: str, why: str) -> Callable[..., Any]:
    """Returns a callable that runs Dynamo's graph in eager PyTorch, and lists a record."""
    nodes = tuple(EagerNode(n.name, str(n.target), why) for n in gm.graph.nodes if _is_operator(n))
    about, forward = _remember(Fallback(what, 0, 0, nodes)), gm.forward

    def run(*args: Any) -> Any:
        begin = perf_counter()
        out = forward(*args)
        about.count(perf_counter() - begin)
        return out

    return run


def compile_with_fallback(
    gm: GraphModule, config: Config, what: str, compiler: Compiler
) -> Callable[[list[Any]], Any]:
    """Compiles an AOT graph as far as possible; returns a boxed callable.

    Args:
        gm: graph with `meta["val"]` of its nodes.
        config: `min_nodes` is the minimum number of operators of a compiled part.
        what: "forward", "backward" or "inference".
        compiler: returns a boxed callable of a graph, or raises FxgeError.

    Raises:
        FxgeError: status 2 or 5, a wrong option or a file that cannot be read.
    """
    found = _Split(gm, config, what, compiler)
    return found.boxed()


# ---- cuts of the graph ----


def _is_operator(n: Node) -> bool:
    return n.op == "call_function" and n.target is not operator.getitem


def _levels(gm: GraphModule, eager: set[str]) -> dict[Node, int]:
    """Returns the level of each node: even ones are compiled, odd ones eager; edges never descend.

    All nodes of a level can run together. The elements of a list of results have the level of their
    call, an attribute that of its only reader.
    """
    level: dict[Node, int] = {}
    for n in gm.graph.nodes:
        if n.op in ("placeholder", "output", "get_attr"):
            continue
        lowest = max((level.get(m, 0) for m in n.all_input_nodes), default=0)
        odd = lowest % 2 if n.target is operator.getitem else int(n.name in eager)
        level[n] = lowest + (lowest % 2 != odd)
        for m in n.all_input_nodes:
            if m.op == "get_attr":
                level[m] = level[n]
    return level


def _parts(gm: GraphModule, eager: set[str], min_nodes: int) -> list[list[Node]]:
    """Returns the nodes of each part to compile; adds too small parts to `eager`."""
    while True:
        level = _levels(gm, eager)
        parts: dict[int, list[Node]] = {}
        for n in gm.graph.nodes:
            if n in level and level[n] % 2 == 0:
                parts.setdefault(level[n], []).append(n)
        small = [p for p in parts.values() if sum(map(_is_operator, p)) < min_nodes]
        if not small:
            return [parts[k] for k in sorted(parts)]
        eager.update(n.name for p in small for n in p)


def _own_attributes(gm: GraphModule) -> None:
    """Copies attribute nodes for each reader, so that each is in the reader's part."""
    for n in gm.graph.find_nodes(op="get_attr"):
        for user in list(n.users)[1:]:
            with gm.graph.inserting_before(user):
                again = gm.graph.node_copy(n)
            user.replace_input_with(n, again)


def _copy_graph(gm: GraphModule) -> GraphModule:
    return GraphModule(gm, copy.deepcopy(gm.graph))


# ---- symbols that a part needs ----


def _symbol(value: Any) -> Any:
    """Returns the symbol if the size is one, else None."""
    if isinstance(value, torch.SymInt) and value.node.expr.is_Symbol:
        return value.node.expr
    return None


def _defined(n: Node) -> Iterator[tuple[Any, int | None]]:
    """Yields symbols that are a node's value (with None) or one of its dims (with the dim)."""
    value = value_of(n)
    if _symbol(value) is not None:
        yield _symbol(value), None
    for k, d in enumerate(value.shape if isinstance(value, torch.Tensor) else ()):
        if _symbol(d) is not None:
            yield _symbol(d), k


def _needed(part: GraphModule) -> list[Any]:
    """Returns the symbols in sizes of a part that its inputs do not define."""
    have = {s for n in part.graph.find_nodes(op="placeholder") for s, _ in _defined(n)}
    needed: set[Any] = set()
    for n in part.graph.nodes:
        value = value_of(n) if n.op != "output" else None
        if isinstance(value, torch.Tensor):
            numbers: Sequence[Any] = (*value.shape, *value.stride(), value.storage_offset())
        else:
            numbers = (value,)
        for d in numbers:
            if isinstance(d, torch.SymInt):
                needed |= d.node.expr.free_symbols - have
    return sorted(needed, key=str)


def _bind_symbols(gm: GraphModule) -> None:
    """Adds inputs for the symbols that each part cannot derive from its inputs."""
    where: dict[Any, tuple[Node, int | None]] = {}
    for n in list(gm.graph.nodes):
        if n.op == "call_module":
            _bind(gm, n, where)
        for s, k in _defined(n) if n.op != "output" else ():
            where.setdefault(s, (n, k))


def _bind(gm: GraphModule, call: Node, where: dict[Any, tuple[Node, int | None]]) -> None:
    part = gm.get_submodule(str(call.target))
    assert isinstance(part, GraphModule)
    inputs = part.graph.find_nodes(op="placeholder")
    first = next(iter(part.graph.nodes))
    for s in _needed(part):
        if s not in where:
            continue  # data-dependent within the part
        n, dim = where[s]
        value = value_of(n) if dim is None else value_of(n).shape[dim]
        if dim is not None:
            with gm.graph.inserting_before(call):
                n = gm.graph.call_function(torch.ops.aten.sym_size.int, (n, dim))
            n.meta["val"] = value
            where[s] = (n, None)
        graph = part.graph
        with graph.inserting_after(inputs[-1]) if inputs else graph.inserting_before(first):
            inputs.append(part.graph.placeholder(f"size_{s}"))
        inputs[-1].meta["val"] = value
        call.args = (*call.args, n)
    part.recompile()


# ---- compilation of parts ----


class _Split:
    """Split of a graph: its eager nodes, and the programs of the rest."""

    def __init__(self, gm: GraphModule, config: Config, what: str, compiler: Compiler) -> None:
        self.gm, self.config, self.what, self.compiler = gm, config, what, compiler
        self.reasons: dict[str, EagerNode] = {}
        self.programs: dict[tuple[str, ...], Callable[[list[Any]], Any]] = {}

    def boxed(self) -> Callable[[list[Any]], Any]:
        try:
            whole = self.compiler(self.gm, self.what)
        except FxgeError as e:
            self._refuse(e, self.gm, rounds=0)
        else:
            return self._whole(whole)
        return self._run(self._cut())

    def _whole(self, compiled: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
        """Returns the call of a completely compiled graph.

        A failing call is run again in PyTorch, unless the graph writes into its inputs. The record
        is listed after the first failure.
        """
        if any(n.target is _COPY for n in self.gm.graph.nodes):
            return compiled
        about = Fallback(self.what, 1, sum(map(_is_operator, self.gm.graph.nodes)), ())
        part = _Part(compiled, self.gm, about)

        def run(args: list[Any]) -> Any:
            inputs = tuple(args)
            args.clear()
            begin = perf_counter()
            out = part.forward(*inputs)
            about.count(perf_counter() - begin)
            return out

        run._boxed_call = True  # type: ignore[attr-defined]
        return run

    def _cut(self) -> GraphModule:
        """Returns the graph with compiled parts as modules; parts that fail become eager."""
        for rounds in range(_ROUNDS):
            gm = _copy_graph(self.gm)
            _own_attributes(gm)
            eager = set(self.reasons) | {n.name for n in gm.graph.nodes if n.target is _COPY}
            named = set(eager)
            parts = _parts(gm, eager, self.config.min_nodes)
            keys = [tuple(n.name for n in p) for p in parts]
            small = [n for n in gm.graph.nodes if n.name in eager - named and _is_operator(n)]
            fuse_by_partitions(
                gm, [dict.fromkeys(p) for p in parts], prefix="part_", always_return_tuple=True
            )
            _bind_symbols(gm)
            compiled = [self._compile(gm, k, key, rounds) for k, key in enumerate(keys)]
            if all(compiled):
                self._finish(gm, keys, small)
                return gm
        raise AssertionError("the last round refuses whole parts")

    def _compile(self, gm: GraphModule, k: int, key: tuple[str, ...], rounds: int) -> bool:
        if key in self.programs:
            return True
        part = gm.get_submodule(f"part_{k}")
        assert isinstance(part, GraphModule)
        try:
            self.programs[key] = self.compiler(part, f"{self.what}_{k}")
        except FxgeError as e:
            self._refuse(e, part, rounds)
            return False
        return True

    def _refuse(self, e: FxgeError, gm: GraphModule, rounds: int) -> None:
        """Makes the nodes eager that an error names, or all nodes if it names none."""
        if e.status in _USER:
            raise e
        nodes = {n.name: n for n in gm.graph.nodes if n.op == "call_function"}
        named = {name: d for d in e.errors for name in d.nodes if name in nodes}
        if rounds + 2 >= _ROUNDS:
            named = {}
        for name in named or nodes:
            self._note(nodes[name], named.get(name), e)

    def _note(self, n: Node, d: Diagnostic | None, e: FxgeError) -> None:
        why = d.message if d else (str(e).splitlines() or ["it failed"])[0]
        about = (d.id, d.file, d.line) if d else ("", None, 0)
        self.reasons.setdefault(n.name, EagerNode(n.name, str(n.target), why, *about))

    def _finish(self, gm: GraphModule, keys: list[tuple[str, ...]], small: list[Node]) -> None:
        """Inserts programs as parts, and moves writes into inputs to the end."""
        why = f"fewer than min_nodes={self.config.min_nodes} operators would be compiled together"
        alone = [EagerNode(n.name, str(n.target), why) for n in small]
        inside = {name for key in keys for name in key}
        nodes = [n for n in self.gm.graph.nodes if n.name in inside and _is_operator(n)]
        eager = tuple(e for e in (*self.reasons.values(), *alone) if e.name not in inside)
        self.about = _remember(Fallback(self.what, len(keys), len(nodes), eager))
        for k, key in enumerate(keys):
            name = f"part_{k}"
            part = _Part(self.programs[key], gm.get_submodule(name), self.about)
            setattr(gm, name, part)
        end = gm.graph.output_node()
        for n in gm.graph.find_nodes(op="call_function", target=_COPY):
            end.prepend(n)
        gm.recompile()

    def _run(self, gm: GraphModule) -> Callable[[list[Any]], Any]:
        about, forward = self.about, gm.forward
        _summarise(about)

        def run(args: list[Any]) -> Any:
            inputs = tuple(args)
            args.clear()
            begin = perf_counter()
            out = forward(*inputs)
            about.count(perf_counter() - begin)
            return out

        run._boxed_call = True  # type: ignore[attr-defined]
        return run


_said: set[str] = set()


def warn_once(text: str, file: str | None, line: int) -> None:
    """Warns once at a user's line."""
    with _lock:
        new = text not in _said
        _said.add(text)
    if new:
        warnings.warn_explicit(text, UserWarning, file or "fxge", line)


def _summarise(about: Fallback) -> None:
    first = next((e for e in about.eager if e.file), None)
    text = f"{about}\n  fxge.fallbacks() reports their share of the time"
    warn_once(text, first.file if first else None, first.line if first else 0)


class _Part(torch.nn.Module):
    """Compiled part, and the same nodes in PyTorch for failing calls."""

    def __init__(
        self, compiled: Callable[[list[Any]], Any], eager: torch.nn.Module, about: Fallback
    ) -> None:
        super().__init__()
        self.compiled, self.about = compiled, about
        self.eager: Callable[..., Any] = eager.forward
        self.failed = 0

    def forward(self, *args: Any) -> Any:
        if self.failed >= _TRIES:
            return self.eager(*args)
        begin = perf_counter()
        try:
            out = self.compiled(list(args))
        except FxgeError as e:
            self._report(e)
            return self.eager(*args)
        self.failed = 0
        self.about.compiled_seconds += perf_counter() - begin
        return out

    def _report(self, e: FxgeError) -> None:
        text = (str(e).splitlines() or ["it failed"])[0]
        self.failed += 1
        if text not in self.about.failures:
            self.about.failures.append(text)
        _remember(self.about)
        d = next((d for d in e.errors if d.file), None)
        warn_once(
            f"fxge: a compiled part of the {self.about.graph} graph failed; the call is run again "
            f"in eager PyTorch: {text}",
            d.file if d else None,
            d.line if d else 0,
        )
