# SPDX-License-Identifier: Apache-2.0
"""Calls of a compiled graph, as generated Python: addresses in, torch tensors out."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from struct import Struct
from typing import Any

import torch
from torch._subclasses import FakeTensor
from torch.fx import GraphModule, Node
from torch.fx.experimental.symbolic_shapes import SYMPY_INTERP
from torch.utils._sympy.printers import PythonPrinter

from .._core.arrays import TORCH_OF_OURS, check_starts_storage
from .._programs.program import Program
from .._serialization.fx_writer import SYM_BOOL, SYM_FLOAT, SYM_INT, TENSOR, kind_of, value_of
from ..errors import FxgeError
from . import npu_tensors, overlaps, random_state
from .data_dependent import DTYPES, DataDependent, Slice, symbols
from .memory_views import form, is_marked, viewer
from .storages import (
    align_views,
    expression_of,
    is_same_stride,
    is_surely_dense,
    origin_of,
    same_size,
    storage_of,
)
from .unchanged_inputs import UnchangedInputs

_empty = getattr(torch._C._dynamo.guards, "_empty_strided_cpu", None) or (
    lambda size, stride, dtype: torch.empty_strided(size, stride, dtype=dtype)
)
_printer = PythonPrinter()
_FLOAT, _BITS = Struct("d"), Struct("q")


# ---- sizes that depend on the inputs ----


class _Sizes:
    """Expressions of symbols, as Python over the values of the inputs."""

    def __init__(self, inputs: list[Node]) -> None:
        self.symbols: dict[str, str] = {}
        self._texts: dict[Any, str | None] = {}
        for i, n in enumerate(inputs):
            val = value_of(n)
            if kind_of(val) in (SYM_INT, SYM_FLOAT, SYM_BOOL) and val.node.expr.is_Symbol:
                self.symbols.setdefault(val.node.expr.name, f"a[{i}]")
        for i, n in enumerate(inputs):
            val = value_of(n)
            for k, d in enumerate(val.shape if isinstance(val, torch.Tensor) else ()):
                if type(d) is not int and d.node.expr.is_Symbol:
                    self.symbols.setdefault(d.node.expr.name, f"a[{i}].shape[{k}]")

    def text(self, d: Any) -> str | None:
        """Returns Python for a size; None for a data-dependent size."""
        if not isinstance(d, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            return repr(d)
        e = d.node.expr
        if e not in self._texts:
            known = all(s.name in self.symbols for s in e.free_symbols)
            self._texts[e] = str(_printer.doprint(e)) if known else None
        return self._texts[e]

    def learn(self, values: Any, text: str) -> list[str]:
        """Returns assignments of symbols that a result's sizes (`text` in Python) define."""
        found = []
        for k, d in enumerate(values):
            name = None if type(d) is int or not d.node.expr.is_Symbol else d.node.expr.name
            if name is not None and name not in self.symbols:
                found += self.define(name, f"{text}[{k}]")
        return found

    def define(self, name: str, text: str) -> list[str]:
        """Defines a symbol from here on; returns the assignment."""
        self.symbols[name] = text
        self._texts = {e: t for e, t in self._texts.items() if t is not None}
        return [f"{name} = {text}"]

    def shape(self, values: Any) -> str | None:
        """Returns Python for a tuple of sizes; None if one is data-dependent."""
        texts = [self.text(d) for d in values]
        if any(t is None for t in texts):
            return None
        return "(" + "".join(f"({t}), " for t in texts) + ")"


# ---- sources of outputs ----


@dataclass
class Source:
    """Source of an output.

    Attributes:
        kind: "computed" (a result of the program), "input", "view" (of one of these), "constant",
            "number" (an expression of known symbols), or "computed number" (an element of a
            result).
        index: index of the result or the input.
        value: the constant, the metadata of a tensor, or the expression of a number.
        base: source of a view's base.
    """

    kind: str
    index: int = 0
    value: Any = None  # constant; meta of a view; expression of a number
    base: Source | None = None


@dataclass
class OutputPlan:
    """Plan of the graph's inputs and outputs."""

    inputs: list[Node]
    sizes: _Sizes
    outputs: list[Source]
    computed: list[Node] = field(default_factory=list)  # nodes that the program has to compute
    single: bool = False
    data_dependent: DataDependent = field(
        default_factory=lambda: DataDependent(())
    )  # data-dependent symbols


def _covers(val: torch.Tensor) -> bool:
    """Returns True if a tensor has each element of its storage once, for some order of dims."""
    left = [(d, s) for d, s in zip(val.shape, val.stride(), strict=True) if not same_size(d, 1)]
    expected: Any = 1
    while left:
        k = next((k for k, (_, s) in enumerate(left) if is_same_stride(s, expected)), None)
        if k is None:
            return False
        expected = expected * left.pop(k)[0]
    return same_size(val.storage_offset(), 0)


class _Planner:
    def __init__(self, gm: GraphModule) -> None:
        self.gm, nodes = gm, list(gm.graph.nodes)
        align_views(nodes)
        inputs = [n for n in nodes if n.op == "placeholder"]
        result = nodes[-1].args[0]
        single = not isinstance(result, (tuple, list))
        self.results: list[Any] = [result] if single else list(result)
        self.output_plan = OutputPlan(
            inputs, _Sizes(inputs), [], single=single, data_dependent=DataDependent(nodes)
        )
        self.place = {n: i for i, n in enumerate(inputs)}
        self.written = {  # target of a trailing copy_
            n: n.args[0] for n in nodes if n.target is torch.ops.aten.copy_.default
        }
        self.origins: dict[Node, Node] = {}
        self.index: dict[Node, int] = {}

    def run(self) -> OutputPlan:
        self.results = [
            self.written[n] if self.written.get(n) in self.place else n for n in self.results
        ]
        tensors = dict.fromkeys(n for n in self.results if self._is_tensor(n))
        self.origins = {n: origin_of(n) for n in tensors}
        self.output_plan.outputs = [self._source(n) for n in self.results]
        self._define_data_dependent()
        return self.output_plan

    def _define_data_dependent(self) -> None:
        """Adds the nodes that define data-dependent numbers, strides and offsets to the plan."""
        output_plan = self.output_plan
        made = [value_of(n) for n in output_plan.computed]
        known = {
            *output_plan.sizes.symbols,
            *(str(expression_of(d)) for v in made for d in v.shape),
        }
        numbers = [s.value for s in output_plan.outputs if s.kind == "number"]
        places = [d for v in made for d in (*v.stride(), v.storage_offset())]
        for symbol in symbols(numbers + places):
            if symbol.name not in known:
                output_plan.data_dependent.define(symbol)
        for n in output_plan.data_dependent.numbers.values():
            self._computed(n)
        known |= {*output_plan.data_dependent.numbers, *output_plan.data_dependent.slices}
        for n, s in zip(self.results, output_plan.outputs, strict=True):
            if s.kind == "number" and not {x.name for x in symbols([s.value])} <= known:
                s.kind, s.index = "computed number", self._computed(n).index

    def _is_tensor(self, n: Any) -> bool:
        return isinstance(n, Node) and n not in self.place and kind_of(value_of(n)) == TENSOR

    def _source(self, n: Any) -> Source:
        if not isinstance(n, Node):
            return Source("constant", value=n)
        if n in self.place:
            return Source("input", self.place[n], value_of(n))
        val = value_of(n)
        kind = kind_of(val)
        if kind in (SYM_INT, SYM_FLOAT, SYM_BOOL):
            return Source("number", value=val)
        if kind != TENSOR:
            if n.op == "get_attr":  # an object that the graph holds, such as a device mesh
                return Source("constant", value=operator.attrgetter(n.target)(self.gm))
            if "val" not in n.meta:
                raise FxgeError(f"{n.name}: this result has no metadata", status=4)
            return Source("constant", value=val)
        base = self._base(n)
        if base is n:
            return self._computed(n)
        return Source("view", value=val, base=self._whole(base))

    def _whole(self, base: Node) -> Source:
        if base in self.place:
            return Source("input", self.place[base], value_of(base))
        return self._computed(base)

    def _computed(self, n: Node) -> Source:
        if n not in self.index:
            self.index[n] = len(self.output_plan.computed)
            self.output_plan.computed.append(n)
        return Source("computed", self.index[n], value_of(n))

    def _base(self, n: Node) -> Node:
        """Returns the base of the result `n`: an input, a node of the graph, or `n` itself."""
        origin = self.origins[n]
        if not self._is_view(n, origin):
            return n
        if origin in self.place:
            return n if origin in self.written.values() else origin  # the input holds its old value
        if not _covers(value_of(origin)):
            return n
        family = [m for m in self.origins if self.origins[m] is origin]
        if len(family) == 1 and _is_placed(value_of(n)) and not is_marked(value_of(n)):
            return n
        if origin in family:  # autograd uses it as the base, so that it is not a view itself
            return origin
        own = (m for m in family if form(value_of(m)) == form(value_of(origin)))
        whole = (m for m in own if _is_whole(value_of(m), value_of(origin)))
        return next(whole, origin)

    def _is_view(self, n: Node, origin: Node) -> bool:
        """Returns True if sizes and offset of the view are known, at the latest after the run."""
        a, b = value_of(n), value_of(origin)
        if form(a) != form(b) and (origin in self.place or is_marked(b)):
            return False  # AOTAutograd replays such views of inputs
        values = (*a.shape, *a.stride(), a.storage_offset())
        values += (*b.shape, *b.stride(), b.storage_offset())
        given = {*self.output_plan.sizes.symbols, *(str(expression_of(d)) for d in b.shape)}
        found = self.output_plan.data_dependent
        return all(found.determines(s, given) for s in symbols(values))


def _is_placed(val: torch.Tensor) -> bool:
    """Returns True if the tensor is dense from the start of its storage."""
    return is_surely_dense(val) and same_size(val.storage_offset(), 0)


def _is_whole(val: torch.Tensor, origin: torch.Tensor) -> bool:
    """Returns True if the tensor has all elements of `origin`, in order of memory."""
    return _is_placed(val) and same_size(val.numel(), origin.numel())


def plan(gm: GraphModule) -> OutputPlan:
    """Returns the source of each output: computed, input, view, constant or number."""
    return _Planner(gm).run()


def planned(
    inputs: list[Node], computed: list[Node], outputs: list[Source], *, single: bool
) -> OutputPlan:
    """Returns a plan from the parts that `plan` found; nodes need a name and meta["val"]."""
    return OutputPlan(inputs, _Sizes(inputs), outputs, computed, single)


# ---- calls ----


class Call:
    """Constant part of all calls of a compiled graph."""

    def __init__(
        self, program: Program, output_plan: OutputPlan, device: torch.device | None = None
    ) -> None:
        """Args:
        device: chip of all tensors; None for the CPU.
        """
        self.program = program
        self.output_plan = output_plan
        self.device = device
        self.sizes = output_plan.sizes
        self.reuses_inputs = program.config.keep_weights and device is None
        program.executable()
        self.dynamic = program.dynamic_inputs()
        self._outputs()
        self._inputs()

    def _inputs(self) -> None:
        """Classifies the inputs: passed by address, copied to dense memory, or numbers."""
        self.tensors, self.numbers, self.gather = [], [], []
        ports = self.program.inputs
        extra = len(ports) - len(self.output_plan.inputs)
        if extra:
            raise FxgeError(f"found {extra} more inputs of the program than of the graph")
        for i, n in enumerate(self.output_plan.inputs):
            val = value_of(n)
            if isinstance(val, torch.Tensor):
                self.tensors.append(i)
                if self.device is not None or not is_surely_dense(val):
                    self.gather.append(i)
            else:
                self.numbers.append(i)

    def _outputs(self) -> None:
        """Determines the order of the program's results, and inputs that it writes."""
        ports = self.program.outputs
        names = {n.name: i for i, n in enumerate(self.output_plan.inputs)}
        self.order: list[int] = []  # index among computed results, or -1 - index of a written input
        self.in_place: set[int] = set()  # inputs that the program writes in place
        for p in ports:
            if p.role == "mutation":
                self.order.append(-1 - names[p.name])
                if p.in_place:
                    self.in_place.add(names[p.name])
            else:
                self.order.append(p.position)
        found = sorted(k for k in self.order if k >= 0)
        if found != list(range(len(self.output_plan.computed))):
            raise FxgeError(f"found outputs {found} of the program, which the graph lacks")

    # ---- code generation ----

    def boxed(self) -> Callable[[list[Any]], Any]:
        """Returns f(args), which runs the graph once and empties the list of its inputs."""
        f = _Builder(self).build()
        f._boxed_call = True  # type: ignore[attr-defined]
        return f


class _Builder:
    """Generator of a call's Python, without loops over constant parts."""

    def __init__(self, call: Call) -> None:
        self.call = call
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {
            "empty": _empty,
            "data_ptr": torch.Tensor.data_ptr,
            "as_strided": torch.as_strided,
            "run": call.program.run_packed,
            "lock": call.program.lock,
            "p": call.program,
            "result": _result,
            "failed": _failed,
            "strided": _strided,
            "check_start": check_starts_storage,
            **SYMPY_INTERP,
            "bits": _bits,
        }
        if call.reuses_inputs:
            self.scope["run"] = UnchangedInputs(call.tensors, len(call.output_plan.inputs)).runner()
        if call.device is not None:
            self.scope["empty"] = npu_tensors.empty_on(call.device)
            self.scope["placed"] = npu_tensors.placed()
            self.scope["run"] = npu_tensors.launcher(call.device)
            self.scope["result"] = npu_tensors.taker(call.device)

    def build(self) -> Callable[[list[Any]], Any]:
        for i, port in enumerate(self.call.program.inputs):
            if port.addressed:
                self.lines.append(f"check_start({port.name!r}, a[{i}])")
        self._check_overlaps()
        self._symbols()
        words = [*self._words(), *self._allocate(), *self._dims()]
        count = self._count()
        self.scope["pack"] = Struct(f"{count}n").pack  # the same as "q", a fifth faster
        kept = "a, " if self.call.reuses_inputs else ""
        self.lines += [
            f"w = pack({', '.join(words)})",
            "with lock:",
            *self._seed(),
            f"    if run({kept}p._executable or p.executable(), w, {count}):",
            "        raise failed(p, d)",
            *self._copy_results(),
        ]
        self._define_data_dependent()
        self._finish()
        self._return()
        text = "def call(a):\n" + "".join(f"    {line}\n" for line in self.lines)
        exec(compile(text, "<fxge call>", "exec"), self.scope)
        return self.scope["call"]

    def _check_overlaps(self) -> None:
        """Adds a check of the memory of inputs that the program writes."""
        call = self.call
        written = [-1 - k for k in call.order if k < 0]
        if not written or call.device is not None:
            return
        nodes = call.output_plan.inputs
        names = [n.name for n in nodes]
        self.scope["check_overlaps"] = overlaps.checker(call.tensors, written, names)
        self.lines.append("check_overlaps(a)")

    def _seed(self) -> list[str]:
        """Returns code that seeds a program with random numbers before each run."""
        self.scope["reseed"] = random_state.seeder(self.call.program)
        return ["    reseed()"] if self.scope["reseed"] else []

    def _const(self, value: Any) -> str:
        name = f"k{len(self.scope)}"
        self.scope[name] = value
        return name

    def _symbols(self) -> None:
        for name, place in self.call.sizes.symbols.items():
            self.lines.append(f"{name} = {place}")

    def _words(self) -> list[str]:
        """Returns the words of the inputs' addresses; `d` are the dense tensors."""
        call = self.call
        if call.gather:
            self.lines.append("d = a.copy()")
            self.lines += [f"d[{i}] = {self._dense(i)}" for i in call.gather]
        else:
            self.lines.append("d = a")
        n = len(call.output_plan.inputs)
        cells = []
        for first, end in pairwise([-1, *call.numbers, n]):
            cells += _addresses(first + 1, end, n)
            if end < n:
                cells.append(_number(end, value_of(call.output_plan.inputs[end])))
        return cells

    def _dense(self, i: int) -> str:
        """Returns Python for an input as dense memory, with conjugation and negation applied."""
        val = value_of(self.call.output_plan.inputs[i])
        resolved = ".resolve_conj().resolve_neg()" if is_marked(val) else ""
        if self.call.device is not None:
            return f"placed(a[{i}]{resolved})"
        return f"a[{i}]{resolved}.contiguous()"

    def _allocate(self) -> list[str]:
        cells = []
        for place, k in enumerate(self.call.order):
            cells.append(self._one_output(place, self._value(k), k))
        return cells

    def _one_output(self, place: int, val: torch.Tensor, k: int) -> str:
        """Returns address and size of a result's memory: the returned tensor, if it is dense."""
        if -1 - k in self.call.in_place:
            return f"data_ptr(d[{-1 - k}]), d[{-1 - k}].nbytes"
        sizes = self.call.sizes
        if kind_of(val) in DTYPES:
            dtype = self._const(DTYPES[kind_of(val)])
            self.lines.append(f"o{place} = empty((), (), {dtype})")
            return f"data_ptr(o{place}), o{place}.nbytes"
        shape = sizes.shape(val.shape)
        if shape is None:
            return "0, 0"  # memory of the executable; see _copy_results
        dense = k >= 0 and is_surely_dense(val)
        name = f"o{place}"
        steps = val.stride() if dense else ()
        if not dense or sizes.shape(steps) is None:
            steps = _row_major(val.shape)
        strides = sizes.shape(steps)
        # For statistics, the graph declares another dtype than the program.
        dtype_name = self.call.program.outputs[place].dtype
        real = val.dtype
        if dtype_name in TORCH_OF_OURS and real != torch.float8_e8m0fnu:
            real = getattr(torch, TORCH_OF_OURS[dtype_name])
        dtype = self._const(real)
        size = f"{name}.nbytes"
        if all(type(d) is int for d in (*val.shape, *steps)):
            shape, strides = self._const(tuple(val.shape)), self._const(tuple(steps))
            size = str(val.numel() * real.itemsize)
        self.lines.append(f"{name} = empty({shape}, {strides}, {dtype})")
        return f"data_ptr({name}), {size}"

    def _count(self) -> int:
        """Returns the number of words of a call."""
        call = self.call
        ranks = sum(value_of(call.output_plan.inputs[i]).dim() for i in call.dynamic)
        return len(call.output_plan.inputs) + 2 * len(call.order) + ranks

    def _dims(self) -> list[str]:
        return [f"*d[{i}].shape" for i in self.call.dynamic]

    def _value(self, k: int) -> Any:
        """Returns the metadata of result `k` of the order."""
        return value_of(
            self.call.output_plan.computed[k] if k >= 0 else self.call.output_plan.inputs[-1 - k]
        )

    def _copy_results(self) -> list[str]:
        """Returns code that copies results before another thread runs the executable."""
        kept = [
            place
            for place, k in enumerate(self.call.order)
            if kind_of(self._value(k)) not in DTYPES
            and self.call.sizes.shape(self._value(k).shape) is None
            and -1 - k not in self.call.in_place
        ]
        lines = []
        for place in kept:
            lines.append(f"o{place} = result(p, {place})")
            sizes = self._value(self.call.order[place]).shape
            lines += self.call.sizes.learn(sizes, f"o{place}.shape")
        return [f"    {line}" for line in lines]

    def _define_data_dependent(self) -> None:
        """Defines data-dependent numbers, and offsets that depend on them."""
        call, sizes = self.call, self.call.sizes
        numbers = {n: name for name, n in call.output_plan.data_dependent.numbers.items()}
        for place, k in enumerate(call.order):
            name = numbers.get(call.output_plan.computed[k]) if k >= 0 else None
            if name is not None:
                self.lines += sizes.define(name, f"o{place}.item()")
        for name, found in call.output_plan.data_dependent.slices.items():
            if all(s.name in sizes.symbols for s in found.symbols()):
                self.lines += sizes.define(name, self._of_slice(found))

    def _of_slice(self, s: Slice) -> str:
        """Returns the Python expression of the symbol that a slice defines."""
        text, first = self.call.sizes.text, self._index(s.start, s.size)
        if s.end is None:
            return f"({text(s.offset)}) + ({text(s.stride)}) * {first}"
        return f"max(-(({first} - {self._index(s.end, s.size)}) // ({text(s.step)})), 0)"

    def _index(self, bound: Any, size: Any) -> str:
        """Returns the Python expression of a slice's bound, from 0 to the size."""
        at, n = self.call.sizes.text(bound), self.call.sizes.text(size)
        return f"min(max(({at}) + (({n}) if ({at}) < 0 else 0), 0), ({n}))"

    def _finish(self) -> None:
        """Adds code for results with other strides than the program's, and for mutated inputs."""
        for place, k in enumerate(self.call.order):
            if -1 - k in self.call.in_place:
                if -1 - k in self.call.gather:
                    self.lines.append(f"a[{-1 - k}].copy_(d[{-1 - k}])")
                continue
            if k < 0:
                self.lines.append(f"a[{-1 - k}].copy_(o{place})")
                continue
            if kind_of(self._value(k)) not in DTYPES:
                self._set_layout(place, self._value(k))

    def _set_layout(self, place: int, val: torch.Tensor) -> None:
        """Adds code for strides and offset of a result that differ from its allocation.

        A result with data-dependent strides stays contiguous.
        """
        if _is_placed(val):
            return
        shape, strides, offset = self._layout(val, val.storage_offset())
        known = shape and strides and offset
        if not known and self._is_shared(val):
            raise FxgeError(f"the strides of result {place} are data-dependent: add .contiguous()")
        if strides and offset:
            shape = shape or f"o{place}.shape"
            self.lines.append(f"o{place} = strided(o{place}, {shape}, {strides}, {offset})")

    def _is_shared(self, val: torch.Tensor) -> bool:
        """Returns True if another result is a view of the same memory."""
        storages = [storage_of(self._value(k)) for k in self.call.order]
        return storages.count(storage_of(val)) > 1

    def _layout(self, val: torch.Tensor, offset: Any) -> tuple[str | None, str | None, str | None]:
        """Returns sizes, strides and offset as Python; None if they are data-dependent."""
        sizes = self.call.sizes
        return sizes.shape(val.shape), sizes.shape(val.stride()), sizes.text(offset)

    def _return(self) -> None:
        place = {k: i for i, k in enumerate(self.call.order)}
        cells = [self._output(s, place) for s in self.call.output_plan.outputs]
        if self.call.output_plan.single:
            self.lines.append(f"r = {cells[0]}")
        else:
            self.lines.append(f"r = ({''.join(c + ', ' for c in cells)})")
        self.lines.append("a.clear()")
        self.lines.append("return r")

    def _output(self, s: Source, place: dict[int, int]) -> str:
        if s.kind == "computed":
            return f"o{place[s.index]}"
        if s.kind == "computed number":
            return f"o{place[s.index]}.item()"
        if s.kind == "input":
            return f"a[{s.index}]"
        if s.kind == "number":
            text = self.call.sizes.text(s.value)
            if text is None:
                raise FxgeError(f"the number {s.value} is data-dependent, which is not supported")
            return text
        if s.kind == "view" and s.base is not None:
            return self._view(s, s.base, place)
        return self._const(s.value)

    def _view(self, s: Source, base: Source, place: dict[int, int]) -> str:
        origin = self._output(base, place)
        shift = s.value.storage_offset() - base.value.storage_offset()
        shape, strides, offset = self._layout(s.value, shift)
        if form(s.value) != form(base.value):
            return f"{self._const(viewer(s.value))}({origin}, {shape}, {strides}, {offset})"
        if (shape, strides, offset) == self._layout(base.value, 0):
            return f"{origin}.detach()"
        if base.kind == "input":
            offset = f"{origin}.storage_offset() + ({offset})"
        return f"as_strided({origin}, {shape}, {strides}, {offset})"


def _addresses(first: int, end: int, n: int) -> list[str]:
    """Returns the address words of the inputs [first, end) of `n`; one `map` if that is faster."""
    if end - first <= 3:
        return [f"data_ptr(d[{i}])" for i in range(first, end)]
    part = "d" if end - first == n else f"d[{first}:{end}]"
    return [f"*map(data_ptr, {part})"]


def _number(i: int, val: Any) -> str:
    """Returns the word of input `i`, which is not a tensor."""
    if kind_of(val) == SYM_FLOAT or isinstance(val, float):
        return f"bits(d[{i}])"
    known = kind_of(val) in DTYPES or isinstance(val, (bool, int))
    return f"int(d[{i}])" if known else "0"  # the program reads numbers only


def _row_major(shape: Any) -> list[Any]:
    out: list[Any] = []
    step: Any = 1
    for d in reversed(shape):
        out.append(step)
        step = step * (max(d, 1) if type(d) is int else d)
    return out[::-1]


def _bits(x: float) -> int:
    return int(_BITS.unpack(_FLOAT.pack(x))[0])


def _strided(
    x: torch.Tensor, shape: tuple[int, ...], stride: tuple[int, ...], offset: int
) -> torch.Tensor:
    """Returns a copy with these strides at this offset; dims of stride 0 are stored once."""
    once = x[tuple(slice(0, 1) if s == 0 else slice(None) for s in stride)]
    reach = sum((d - 1) * s for d, s in zip(shape, stride, strict=True)) + 1 if x.numel() else 0
    memory = torch.empty(offset + reach, dtype=x.dtype, device=x.device)
    out = memory.as_strided(once.shape, stride, offset)
    if torch._debug_has_internal_overlap(out) == 1:
        places = torch.arange(offset + reach, device=x.device)
        places = places.as_strided(once.shape, stride, offset)
        memory[places.flatten()] = once.flatten()
    else:
        out.copy_(once)
    return out.expand(shape)


def _failed(program: Program, inputs: list[Any]) -> BaseException:
    """Returns the exception of a failed call."""
    error = program.failure()
    for x, port in zip(inputs, program.inputs, strict=False):
        if isinstance(x, FakeTensor):
            return FxgeError(
                f"input '{port.name}' is a FakeTensor, which has no elements: call "
                "what is compiled with tensors, the function itself under FakeTensorMode",
                status=4,
            )
    return error


def _result(program: Program, i: int) -> torch.Tensor:
    """Returns a copy of a result with data-dependent sizes."""
    from .._core.arrays import of_view

    return of_view(program.result(i), True)
