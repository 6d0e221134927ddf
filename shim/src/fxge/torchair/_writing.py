# SPDX-License-Identifier: Apache-2.0
"""Conversion of an FX node by a Python converter into nodes of GE, as messages.

Nodes without a kernel in the executor are written as well. The program that runs has PyTorch's own
operator instead (`_programs.torch_calls`).
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node

from fxge._core.enumerations import SCALAR_TYPES
from fxge._operators import converters
from fxge._operators.ge_types import Prototype, Shown
from fxge._programs import torch_calls
from fxge._serialization import fields as f
from fxge._serialization import wire as w
from fxge._serialization.fx_writer import (
    CONSTANT,
    TENSOR,
    TUPLE,
    Constant,
    Writer,
    kind_of,
    value_of,
)
from fxge.errors import FxgeError

from .core.utils import logger
from .ge._recording import Made, Recording
from .ge._values import Tensor, TensorSpec, data_type
from .ge.attr import Attr

_SYMBOLIC = (torch.SymInt, torch.SymFloat, torch.SymBool)


# ---- the called operator ----


@dataclass
class _Part:
    """Position of a written argument in the tensor that contains it."""

    base: int
    read: tuple[str, dict[str, Any]] | None = None  # operator that reads the part; its arguments
    write: tuple[str, dict[str, Any]] | None = None  # operator that writes the part; its arguments


@dataclass
class _Called:
    """An operator and its arguments, also from within auto_functionalized or with_effects.

    Attributes:
        token: token of with_effects; the node's first result is the next token.
        written: arguments that the operator writes.
        bases: tensors whose new values follow the operator's results; written arguments are parts.
    """

    op: torch._ops.OpOverload
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    token: Node | None = None
    written: dict[str, _Part] = field(default_factory=dict)
    bases: list[Any] = field(default_factory=list)


def _part(node: Node, name: str, about: dict[str, Any]) -> _Part:
    """Returns a part from the arguments `_NAME_base_index` and so on of auto_functionalized_v2."""
    base = about.pop("base_index")
    about.pop("alias", None)
    if not about:
        return _Part(base)
    if about.keys() == {"slice_dim", "slice_start", "slice_end"}:
        where = {k: about[f"slice_{k}"] for k in ("dim", "start", "end")}
        return _Part(base, ("aten.slice.Tensor", where), ("aten.slice_scatter.default", where))
    if about.keys() == {"size", "stride", "storage_offset"}:
        read = ("aten.as_strided.default", about)
        return _Part(base, read, ("aten.as_strided_scatter.default", about))
    raise converters.failure(
        node,
        f"'{name}' is a part of a tensor that is written, in an unknown form",
        None,
        3,
    )


def _opened(node: Node) -> _Called:
    """Returns the operator that a node calls. Raises FxgeError for unsupported writes."""
    op = converters.called(node)
    if op is node.target:
        if any(a.alias_info is not None and a.alias_info.is_write for a in op._schema.arguments):
            raise converters.failure(
                node,
                "it writes into an argument",
                "a converter's operators must be functional: program.run_decompositions({})",
                3,
            )
        return _Called(op, node.args, dict(node.kwargs))
    if converters.is_ordered(node):
        token, _, *args = node.args
        if any(r.type.kind() == "ListType" for r in op._schema.returns):
            raise converters.failure(node, "it has an effect and returns a list", None, 3)
        return _Called(op, tuple(args), dict(node.kwargs), token)
    given, second = dict(node.kwargs), "_all_bases" in node.kwargs
    names = [
        a.name for a in op._schema.arguments if a.alias_info is not None and a.alias_info.is_write
    ]
    called = _Called(op, (), given)
    called.bases = list(given.pop("_all_bases", ())) or [given.get(n) for n in names]
    for i, name in enumerate(names):
        if not second:
            called.written[name] = _Part(i)
            continue
        prefix = f"_{name}_"
        about = {k.removeprefix(prefix): given.pop(k) for k in list(given) if k.startswith(prefix)}
        if "base_index" not in about or (about["base_index"] is None and len(about) > 1):
            why = f"'{name}' is a list that is written"
            raise converters.failure(node, why, None, 3)
        if about["base_index"] is not None:
            called.written[name] = _part(node, name, about)
            given[name] = called.bases[called.written[name].base]
        else:
            given[name] = None
    bases = [p.base for p in called.written.values()]
    if len(set(bases)) != len(bases):
        why = "two arguments that are written lie in one tensor"
        raise converters.failure(node, why, None, 3)
    return called


# ---- one call ----


class _Conversion:
    """Runs the converter of a node and writes the nodes that it creates."""

    def __init__(self, writer: Writer, node: Node) -> None:
        self.writer, self.node = writer, node
        self.scope = writer.scope
        self.call = _opened(node)
        self.recording = Recording(node, writer.config, self.scope.node_names)
        self.tensors: dict[Node, Tensor] = {}
        self.out: list[bytes] = []
        self.before: list[Made] = []  # nodes that read parts of written tensors
        self.after: list[Made] = []  # nodes that write the parts back
        self.final: set[Tensor] = set()  # results of the FX node
        self.args: list[Any] = []
        self.kwargs: dict[str, Any] = {}
        self.parts: dict[str, Tensor] = {}  # parts of written tensors, by argument
        self.bases: list[Tensor | None] = []

    def failure(self, why: str, hint: str | None = None, status: int = 4) -> FxgeError:
        return self.recording.fail(why, hint, status)

    # ---- arguments ----

    def argument(self, a: Any) -> Any:
        """Returns the converter's argument for an argument of FX."""
        if isinstance(a, Node):
            kind, what = self.scope.refs[a]
            if kind == CONSTANT:
                return what
            if kind == TENSOR:
                return self._tensor(a, what)
            if kind == TUPLE:
                raise self.failure(f"'{a.name}' is a list of results that is used as one value")
            value = value_of(a)
            if a not in self.tensors:
                self.tensors[a] = self.recording.number(value)
            return self.tensors[a]
        if isinstance(a, _SYMBOLIC):
            return self.recording.number(a)
        if isinstance(a, (list, tuple)):
            return [self.argument(x) for x in a]
        return a

    def _tensor(self, a: Node, message: bytes) -> Tensor:
        found = self.tensors.get(a)
        if found is None:
            val = value_of(a)
            if not isinstance(val, torch.Tensor):  # a tensor that the module holds
                val = self.scope.constants[a].tensor
            found = self.tensors[a] = self.recording.known(val.dtype, val.shape)
            found._message, found._of = message, val
        return found

    def _prepare_arguments(self) -> None:
        """Prepares the arguments; a written argument becomes its part."""
        self.bases = [None if b is None else self.argument(b) for b in self.call.bases]
        self.args = [self.argument(a) for a in self.call.args]
        self.kwargs = {k: self.argument(v) for k, v in self.call.kwargs.items()}
        for name, part in self.call.written.items():
            base = self.bases[part.base]
            if base is None:
                continue
            self.kwargs[name] = self.parts[name] = self._part_of(base, part)

    # ---- the call ----

    def run(self) -> Any:
        """Returns the converter's result."""
        convert = converters.of_node(self.node)
        assert convert is not None
        with self.recording:
            self._prepare_arguments()
            kwargs = dict(self.kwargs)
            if "meta_outputs" in inspect.signature(convert).parameters:
                kwargs["meta_outputs"] = _specs(self._returned_values())
            logger.debug("converter of %s, node %s", self.call.op, self.node.name)
            try:
                return convert(*self.args, **kwargs)
            except FxgeError as e:
                if e.diagnostics:
                    raise
                raise self.failure(str(e), None, e.status) from e
            except Exception as e:
                raise self.failure(
                    f"its converter raised {type(e).__name__}: {e}", _line_of(e)
                ) from e

    def _returned_values(self) -> Any:
        """Returns the metadata of the operator's own results, without token and written tensors."""
        val = value_of(self.node)
        if not self.call.bases and self.call.token is None:
            return val
        own = self._own(val)
        return None if own == [None] else own[0] if len(own) == 1 else own

    # ---- results ----

    def _own(self, values: Sequence[Any]) -> list[Any]:
        """Returns the values that are results of the operator itself."""
        return list(values[self.call.token is not None : len(values) - len(self.call.bases)])

    def results(self, returned: Any) -> list[tuple[Tensor | None, Any]]:
        """Returns tensor and metadata of each value of the FX node."""
        wanted = self._returned_values()
        if isinstance(wanted, (list, tuple)):
            if not isinstance(returned, (list, tuple)) or len(returned) != len(wanted):
                raise self.failure(
                    f"its converter returned {_described(returned)}, expected {len(wanted)} results"
                )
            out = [
                self._result(r, v, i) for i, (r, v) in enumerate(zip(returned, wanted, strict=True))
            ]
        elif wanted is None:
            out = [(None, None)]
        else:
            if isinstance(returned, (list, tuple)) and len(returned) == 1:
                returned = returned[0]
            out = [self._result(returned, wanted, 0)]
        token = self.call.token
        ordered = [] if token is None else [(self.argument(token), value_of(token))]
        return ordered + out + self._new_bases()

    def _new_bases(self) -> list[tuple[Tensor | None, Any]]:
        vals = value_of(self.node)
        first = len(vals) - len(self.call.bases) if self.call.bases else 0
        new = list(self.bases)
        for name, t in self.parts.items():
            part = self.call.written[name]
            now = self.recording.now(t)
            base = self.bases[part.base]
            if now is t or base is None:
                raise self.failure(
                    f"its converter writes nothing into '{name}', which the operator writes",
                    f'an output with the name of the input is it, written: outputs=["{name}"]',
                )
            new[part.base] = self._whole(base, now, part)
        return [
            (None, None) if t is None else self._result(t, vals[first + i], first + i)
            for i, t in enumerate(new)
        ]

    def _result(self, t: Any, val: Any, i: int) -> tuple[Tensor | None, Any]:
        if val is None:
            return None, None
        if kind_of(val) != TENSOR:
            raise self.failure(f"result {i} of the operator is a number, not a tensor", None, 3)
        t = self.recording.now(self.recording.own(t, f"result {i} of its converter"))
        self._compare(t, val, i)
        if t._made is not None:
            t._of = val
            self.final.add(t)
        return t, val

    def _compare(self, t: Tensor, val: Any, i: int) -> None:
        """Compares a result of the converter with the meta function's."""
        dtype, sizes = t._known or t._declared
        if dtype is not None and dtype != val.dtype:
            raise self.failure(
                f"result {i} is {dtype}, the operator's meta function returns {val.dtype}",
                f"cast it: ge.Cast(y, dst_type=ge.DataType.{data_type(val.dtype).name})",
            )
        if sizes is None:
            return
        known = [
            (d, e)
            for d, e in zip(sizes, val.shape, strict=False)
            if type(d) is type(e) is int and d != -1
        ]
        if len(sizes) != len(val.shape) or any(d != e for d, e in known):
            raise self.failure(
                f"result {i} has sizes {list(sizes)}, the operator's meta function returns "
                f"{list(val.shape)}"
            )

    # ---- bytes ----

    def write(self) -> bytes:
        """Returns the messages of the GE nodes."""
        results = self.results(self.run())
        names = self._name(results)
        self._check_known()
        runs = all(m.prototype is not None and m.prototype.runs for m in self.recording.made)
        self._write_all(self.before)
        if not runs and self.writer.runs:
            self._write_torch_call(results)
        else:
            self.writer.left_to_torch |= not runs
            self._write_all(self.recording.made)
        self._write_all(self.after)
        self._refer(results, names)
        return b"".join(self.out)

    def _name(self, results: list[tuple[Tensor | None, Any]]) -> dict[int, list[Node]]:
        """Returns the FX nodes of each result, whose tensor is named after the first one."""
        val = value_of(self.node)
        picks: dict[int, list[Node]] = {}
        if isinstance(val, (tuple, list)):
            for user in self.node.users:
                if user.target is operator.getitem and user.args[0] is self.node:
                    picks.setdefault(user.args[1] % len(results), []).append(user)
        else:
            picks[0] = [self.node]
        for i, (t, _) in enumerate(results):
            if t is not None and t._made is not None and t._message is None:
                own = picks[i][0].name if i in picks else self._free(f"{self.node.name}_{i}")
                t._message = w.text(f.TensorArgument.name, own)
        for made in (*self.before, *self.recording.made, *self.after):
            for t in made.results:
                if t._message is None:
                    own = self._free(f"{self.node.name}_{made.type.split('.')[0]}")
                    t._message = w.text(f.TensorArgument.name, own)
        return picks

    def _free(self, name: str) -> str:
        return self.writer.free(name)

    def _check_known(self) -> None:
        """Raises FxgeError for outputs with unknown metadata, which GE's reader would lack, too."""
        for made in self.recording.made:
            if made.prototype is not None and made.prototype.infers:
                continue
            for t in made.results:
                if t._of is None and t._known is None:
                    raise self.failure(
                        f"output {t._index} of {made.type} has unknown metadata: it is not "
                        "a result of the operator",
                        "ge.custom_op(..., output_dtypes=[...], output_shapes=[...])",
                        3,
                    )

    def _refer(self, results: Any, picks: dict[int, list[Node]]) -> None:
        """Defines the values of the FX node for the nodes that follow."""
        refs = self.scope.refs
        if isinstance(value_of(self.node), (tuple, list)):
            refs[self.node] = (TUPLE, None)
        elif not results or results[0][0] is None:
            refs[self.node] = (CONSTANT, None)
        for i, nodes in picks.items():
            t = results[i][0]
            for n in nodes:
                refs[n] = (CONSTANT, None) if t is None else (TENSOR, self._message(t))

    def _message(self, t: Tensor) -> bytes:
        """Returns TensorArgument.name of a tensor; writes the node of a constant on first use."""
        if t._message is None:
            constant = self.recording.constants.get(t)
            name = self._free(f"{self.node.name}_const")
            t._message = w.text(f.TensorArgument.name, name)
            if constant is not None:
                self.writer.held.append(Constant(f"_{name}", constant))
                value = w.text(f.Argument.as_string, f"_{name}")
                self._node("ge.Const", name, [("value", value)], [self._output(t)])
            else:
                value = self.recording.numbers[t]
                source = next((n for n, x in self.tensors.items() if x is t), None)
                argument = self.writer.argument(value if source is None else source)
                dtype = self.writer.argument(t._known[0] if t._known else torch.int64)
                self._node(
                    "aten.scalar_tensor.default",
                    name,
                    [("s", argument), ("dtype", dtype)],
                    [self._output(t)],
                )
        return t._message

    def _output(self, t: Tensor, of: Any = None) -> bytes:
        """Returns the Argument that defines a result."""
        of = t._of if of is None else of
        if of is None and t._known is not None:
            dtype, sizes = t._known
            if all(type(d) is int for d in sizes):
                of = torch.empty(sizes, dtype=dtype, device="meta")
        assert t._message is not None
        meta = b"" if of is None else self.writer.tables.tensor_meta(of)
        return w.data(f.Argument.as_tensor, t._message + meta)

    def _node(
        self, target: str, name: str, inputs: list[tuple[str, bytes]], outputs: list[bytes]
    ) -> None:
        tables = self.writer.tables
        parts = [
            w.data(f.Node.inputs, w.text(f.NamedArgument.name, k) + w.data(f.NamedArgument.arg, a))
            for k, a in inputs
        ]
        parts += [w.data(f.Node.outputs, o) for o in outputs]
        parts.append(w.text(f.Node.name, name))
        parts.append(w.number(f.Node.target_ref, tables.string(target)))
        parts.append(tables.location(self.node.meta))
        self.out.append(w.data(f.Graph.nodes, b"".join(parts)))

    def _values(self, value: Any) -> bytes:
        """Returns the Argument of an input."""
        if isinstance(value, Tensor):
            return w.data(f.Argument.as_tensor, self._message(value))
        items = (w.data(f.TensorList.items, self._message(t)) for t in value)
        return w.data(f.Argument.as_tensors, b"".join(items))

    def _write_all(self, nodes: list[Made]) -> None:
        for made in nodes:
            self._write_made(made)

    def _write_made(self, made: Made) -> None:
        if made.prototype is None or made.prototype.loaded:
            self._show(made)
        inputs = [(k, self._values(v)) for k, v in made.inputs.items()]
        inputs += [(k, self._attribute(a)) for k, a in made.attrs.items()]
        inputs += [(k, self.writer.argument(a)) for k, a in made.arguments.items()]
        main = any(t in self.final for t in made.results)
        name = made.name or (
            self.node.name if main else self._free(f"{self.node.name}_{made.type}")
        )
        target = made.type if made.type.startswith("aten.") else f"ge.{made.type}"
        self._node(target, name, inputs, [self._output(t) for t in made.results])

    def _attribute(self, a: Attr) -> bytes:
        """Returns the Argument of an attribute; lists of lists become constants of the program."""
        if a.kind == "dtypes":
            return self.writer.argument([SCALAR_TYPES[d] for d in a.value])
        if not a.kind.endswith("_lists"):
            return self.writer.argument(a.value)
        names = []
        dtype = torch.int64 if a.kind == "int_lists" else torch.float32
        for one in a.value:
            names.append(f"_{self._free(f'{self.node.name}_list')}")
            self.writer.held.append(Constant(names[-1], torch.tensor(one, dtype=dtype)))
        return self.writer.argument(names)

    def _show(self, made: Made) -> None:
        """Stores the row of a type that only this process describes, so that a file is readable."""
        types = self.writer.tables.types
        known = Shown.of(made.prototype) if made.prototype else Shown(made.type)
        shown = types.setdefault(made.type, known)
        assert isinstance(shown, Shown)
        wrong = shown.differs(
            {k: isinstance(v, list) for k, v in made.inputs.items()},
            {k: a.kind for k, a in made.attrs.items()},
            {k: n is not None for k, n in made.outputs.items()},
        )
        if wrong:
            raise self.failure(f"{made.type}: {wrong}", "describe the type: doc/own-ops.md")

    # ---- parts of tensors, and PyTorch's own operator ----

    def _part_of(self, base: Tensor, part: _Part) -> Tensor:
        """Returns the operator's argument for a part of a written tensor."""
        if part.read is None:
            return base
        target, given = part.read
        t = self._aten(self.before, target, {"self": base}, given)
        view = getattr(torch.ops.aten, target.split(".")[1])
        meta = value_of(self.call.bases[part.base])
        t._of = view(meta, **{k: _numbers(v) for k, v in given.items()})
        t._known = t._of.dtype, tuple(t._of.shape)
        return t

    def _whole(self, base: Tensor, new: Tensor, part: _Part) -> Tensor:
        """Returns the tensor with its written part."""
        if part.write is None:
            return new
        target, given = part.write
        t = self._aten(self.after, target, {"self": base, "src": new}, given)
        t._known, t._of = base._known, base._of
        return t

    def _aten(
        self, into: list[Made], target: str, tensors: dict[str, Any], given: dict[str, Any]
    ) -> Tensor:
        known = Prototype(target, (), (), (), infers=True, runs=True)
        node = Made(target, known, tensors, {}, {"result": None}, None)
        node.arguments = given
        node.results = [Tensor(self.recording, node)]
        into.append(node)
        return node.results[0]

    def _write_torch_call(self, results: list[tuple[Tensor | None, Any]]) -> None:
        """Writes PyTorch's operator instead of the converter's nodes."""
        inputs: list[Tensor] = []
        outputs: list[Tensor] = []

        def slot(t: Tensor | None, of: list[Tensor]) -> int:
            if t is None:
                return -1
            if t not in of:
                of.append(t)
            return of.index(t)

        def input_of(a: Any) -> tuple[bool, int] | None:
            return (a in self.recording.numbers, slot(a, inputs)) if isinstance(a, Tensor) else None

        def output(t: Tensor | None) -> int:
            return slot(t if t is not None and t._made is not None else None, outputs)

        try:
            said = torch_calls.call_data(
                self.call.op,
                self.args,
                self.kwargs,
                input_of,
                [output(t) for t, _ in self._own(results)],
                {k: output(self.recording.now(t)) for k, t in self.parts.items()},
            )
        except TypeError as e:
            raise self.failure(f"PyTorch computes it here, and an argument is {e}", None, 3) from e
        self._node(
            f"ge.{torch_calls.TYPE if outputs else torch_calls.EFFECT}",
            self.node.name,
            [("x", self._values(inputs)), ("call", self.writer.argument(said))],
            [self._output(t) for t in outputs],
        )


def _numbers(v: Any) -> Any:
    if isinstance(v, Node):
        return value_of(v)
    return [_numbers(x) for x in v] if isinstance(v, (list, tuple)) else v


def _line_of(e: BaseException) -> str | None:
    """Returns the line of the converter that raised the exception."""
    trace = e.__traceback__
    if trace is None or trace.tb_next is None:
        return None
    while trace.tb_next is not None and "fxge" not in trace.tb_next.tb_frame.f_code.co_filename:
        trace = trace.tb_next
    return f"in the converter: {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def _described(x: Any) -> str:
    if isinstance(x, (list, tuple)):
        return f"{len(x)} results"
    return "one result" if isinstance(x, Tensor) else type(x).__name__


def _specs(val: Any) -> Any:
    if isinstance(val, torch.Tensor):
        return TensorSpec(val)
    return [_specs(v) for v in val] if isinstance(val, (list, tuple)) else None


def write(writer: Writer, node: Node) -> bytes:
    """Returns the GE nodes that replace an FX node, as messages."""
    return _Conversion(writer, node).write()
