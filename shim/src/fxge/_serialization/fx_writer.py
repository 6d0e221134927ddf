# SPDX-License-Identifier: Apache-2.0
"""Conversion of FX graphs (AOT, Dynamo's, exported) to messages of fx_graph.proto, in one walk.

`_serialization.fxpb` makes files of the messages. The messages describe the graph only; the library
defines the meaning of operators and supports them or not.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .._core.enumerations import LAYOUTS, MEMORY_FORMATS, QUANTISED_TYPES, SCALAR_TYPES
from .._operators import converters
from .._operators.execution_order import Order
from .._operators.recurrent import library_name
from ..config import Config
from ..errors import FxgeError
from . import fields as f
from . import wire as w
from .tables import Tables

# Kinds of values in a graph, and the field of Argument for each.
TENSOR, SYM_INT, SYM_FLOAT, SYM_BOOL, CONSTANT, GRAPH, TUPLE = range(7)
_FIELD = {
    TENSOR: f.Argument.as_tensor,
    SYM_INT: f.Argument.as_sym_int,
    SYM_FLOAT: f.Argument.as_sym_float,
    SYM_BOOL: f.Argument.as_sym_bool,
    GRAPH: f.Argument.as_graph,
}
_WRAP = {kind: w.tag(field, 2) for kind, field in _FIELD.items()}
_SYM_KIND = {torch.SymInt: SYM_INT, torch.SymFloat: SYM_FLOAT, torch.SymBool: SYM_BOOL}
_SYM_VALUES = {
    SYM_INT: f.Graph.sym_int_values,
    SYM_FLOAT: f.Graph.sym_float_values,
    SYM_BOOL: f.Graph.sym_bool_values,
}
_SYM_LIST = {
    SYM_INT: f.Argument.as_sym_ints,
    SYM_FLOAT: f.Argument.as_sym_floats,
    SYM_BOOL: f.Argument.as_sym_bools,
}

_QUANTISATIONS = (
    torch.ops.aten.quantize_per_tensor.default,
    torch.ops.aten.quantize_per_tensor.tensor_qparams,
)
_DEQUANTISATIONS = (torch.ops.aten.dequantize.self, torch.ops.aten.dequantize.tensors)

_NONE = w.number(f.Argument.as_none, 1)
_ARG = w.tag(f.NamedArgument.arg, 2)
_INPUT = w.tag(f.Node.inputs, 2)
_OUTPUT = w.tag(f.Node.outputs, 2)
_NODE = w.tag(f.Graph.nodes, 2)
_NAME = w.tag(f.Node.name, 2)

_framed = w.framed


def kind_of(val: Any) -> int:
    """Returns the kind of a value, from the graph's metadata."""
    if isinstance(val, torch.Tensor):
        return TENSOR
    if type(val) in _SYM_KIND:
        return _SYM_KIND[type(val)]
    return TUPLE if isinstance(val, (tuple, list)) else CONSTANT


def _check_dequantised(node: Node) -> None:
    """Raises FxgeError if a value of a quantised dtype is more than dequantised."""
    for user in node.users:
        if user.target not in _DEQUANTISATIONS:
            raise FxgeError(
                f"{node.name} has a quantised dtype, expected dequantisations only, "
                f"found {user.name}\n"
                "  hint    torch.ao.quantization.quantize_fx._convert_to_reference_decomposed_fx "
                "converts a prepared model to operators of quantized_decomposed",
                status=3,
            )


def _is_only_returned(node: Node) -> bool:
    """Returns True for an input that is only returned, such as the mesh of a distributed tensor."""
    return node.op == "placeholder" and all(user.op == "output" for user in node.users)


def value_of(node: Node) -> Any:
    """Returns a node's metadata: a fake tensor, a symbolic number, or a tuple of these."""
    meta = node.meta
    return meta["val"] if "val" in meta else meta.get("example_value")


def target_text(node: Node) -> str:
    """Returns the name of the function that a node calls."""
    t = node.target
    if isinstance(t, torch._ops.OpOverload):
        return library_name(t)
    if isinstance(t, torch._ops.HigherOrderOperator):
        return f"higher_order.{t.name()}"
    if node.op != "call_function":
        return f"{node.op}.{t}"
    module = getattr(t, "__module__", None) or "builtins"
    return f"{module}.{getattr(t, '__qualname__', None) or getattr(t, '__name__', t)}"


@dataclass
class Constant:
    """Tensor that a graph holds."""

    name: str
    tensor: torch.Tensor


@dataclass
class _Scope:
    """State of one graph while it is written."""

    owner: torch.nn.Module
    nested: bool = False
    refs: dict[Node, tuple[int, Any]] = field(default_factory=dict)  # kind; message or value
    names: set[str] = field(default_factory=set)
    constants: dict[Node, Constant] = field(default_factory=dict)
    # node that selects a result -> the first node that selects it
    same: dict[Node, Node] = field(default_factory=dict)
    values: list[bytes] = field(default_factory=list)  # Graph.sym_*_values
    node_names: set[str] = field(default_factory=set)  # names of nodes that converters chose
    order: Order = field(default_factory=Order)


class Writer:
    """Writes graphs as messages, with common tables.

    Args:
        ranges: writes ranges of symbols, too.
        config: description of GE types for converters.
        runs: writes for the CPU executor: PyTorch computes nodes without kernels.
        texts: writes the text of source lines, too.
        sizes: names of symbols in the file, by PyTorch's name.

    Attributes:
        left_to_torch: True if PyTorch must compute some nodes.
        held: tensors of ge.Const nodes, by name.
    """

    def __init__(
        self,
        ranges: bool = True,
        config: Config | None = None,
        runs: bool = False,
        texts: bool = True,
        sizes: Mapping[str, str] | None = None,
    ) -> None:
        self.config, self.runs, self.left_to_torch = config or Config(), runs, False
        self.held: list[Constant] = []
        self.tables = Tables(ranges, texts, sizes)
        self._targets: dict[Any, tuple[bytes, bool, list[bytes]]] = {}
        self._ints: dict[int, bytes] = {}
        self._scope = _Scope(torch.nn.Module())

    @property
    def scope(self) -> _Scope:
        """The graph being written."""
        return self._scope

    # ---- values ----

    def _define(self, node: Node | None, name: str, val: Any) -> bytes:
        """Names a value, of `node` if one computes it; returns the Argument that defines it."""
        s = self._scope
        kind = kind_of(val)
        if kind == TUPLE:
            raise FxgeError(f"{name}: found a list where one value was expected", status=4)
        message = val if kind == CONSTANT else w.text(f.TensorArgument.name, name)
        if node is not None:
            s.refs[node] = (kind, message)
        if kind == CONSTANT:
            return self.argument(None if node is not None and _is_only_returned(node) else val)
        if kind == TENSOR:
            return _framed(_WRAP[TENSOR], message + self.tables.tensor_meta(val))
        s.values.append(self._sym_value(kind, name, val))
        return _framed(_WRAP[kind], message)

    def _sym_value(self, kind: int, name: str, val: Any) -> bytes:
        constant, index = self.tables.sym(val)
        if constant is None:
            message = w.data(f.SymInt.as_expr, w.number(f.SymExpr.expr_ref, index))
        elif kind == SYM_FLOAT:
            message = w.double(f.SymFloat.as_float, constant)
        else:
            message = w.number(f.SymInt.as_int, constant)
        return w.data(
            _SYM_VALUES[kind],
            w.text(f.SymIntEntry.key, name) + w.data(f.SymIntEntry.value, message),
        )

    # ---- arguments ----

    def argument(self, a: Any) -> bytes:
        """Returns the message Argument of an argument in a call."""
        if type(a) is Node:
            kind, value = self._scope.refs[a]
            if kind == TENSOR:
                return _framed(_WRAP[TENSOR], value)
            if kind == CONSTANT:
                return self.argument(value)
            if kind == TUPLE:
                raise FxgeError(f"{a.name}: a list of results is used as one value", status=4)
            return _framed(_WRAP[kind], value)
        if type(a) is int:
            found = self._ints.get(a)
            if found is None:
                found = self._ints[a] = w.number(f.Argument.as_int, a)
            return found
        if a is None:
            return _NONE
        if isinstance(a, (list, tuple)):
            return self._list(a)
        return self._other(a)

    def _other(self, a: Any) -> bytes:
        if isinstance(a, bool):
            return w.number(f.Argument.as_bool, a)
        if isinstance(a, float):
            return w.double(f.Argument.as_float, a)
        if isinstance(a, int):
            return w.number(f.Argument.as_int, int(a))
        if isinstance(a, str):
            return w.text(f.Argument.as_string, a)
        if isinstance(a, torch.dtype):
            number = SCALAR_TYPES.get(QUANTISED_TYPES.get(a, a), 0)
            return w.number(f.Argument.as_scalar_type, number)
        if isinstance(a, torch.device):
            place = b"" if a.index is None else w.number(f.Device.index, a.index)
            return w.data(f.Argument.as_device, w.text(f.Device.type, a.type) + place)
        if isinstance(a, torch.layout):
            return w.number(f.Argument.as_layout, LAYOUTS.get(a, 6))
        if isinstance(a, torch.memory_format):
            return w.number(f.Argument.as_memory_format, MEMORY_FORMATS[a])
        if isinstance(a, complex):
            return w.data(
                f.Argument.as_complex,
                w.double(f.ComplexValue.real, a.real) + w.double(f.ComplexValue.imag, a.imag),
            )
        if type(a) in _SYM_KIND:
            known, index = self.tables.sym(a)
            if known is not None:
                return w.number(f.Argument.as_int, known)
            return w.data(_FIELD[_SYM_KIND[type(a)]], w.number(f.SymIntArgument.expr_ref, index))
        if isinstance(a, torch._ops.OpOverload):
            return w.text(f.Argument.as_operator, str(a))
        return w.data(
            f.Argument.as_custom_obj,
            w.text(f.CustomObjArgument.name, "object")
            + w.text(f.CustomObjArgument.class_fqn, type(a).__qualname__),
        )

    def _list(self, items: Sequence[Any]) -> bytes:
        """Returns the Argument of a list, by the kinds of its elements."""
        refs = self._scope.refs
        seen = {refs[a][0] if type(a) is Node else type(a) for a in items}
        if any(type(a) is Node and refs[a][0] == CONSTANT for a in items):
            return self._list(
                [refs[a][1] if type(a) is Node and refs[a][0] == CONSTANT else a for a in items]
            )
        if seen <= {int}:
            return w.data(
                f.Argument.as_ints,
                w.data(f.IntList.items, b"".join(map(w.varint, items))) if items else b"",
            )
        if seen == {TENSOR}:
            return w.data(
                f.Argument.as_tensors,
                b"".join(w.data(f.TensorList.items, refs[a][1]) for a in items),
            )
        if seen == {bool}:
            return w.data(f.Argument.as_bools, w.data(f.BoolList.items, bytes(items)))
        if seen <= {float, int}:
            return w.data(
                f.Argument.as_floats, b"".join(w.double(f.FloatList.items, float(a)) for a in items)
            )
        if seen <= {TENSOR, type(None)}:
            each = (
                w.number(f.OptionalTensorArgument.as_none, 1)
                if a is None
                else w.data(f.OptionalTensorArgument.as_tensor, refs[a][1])
                for a in items
            )
            return w.data(
                f.Argument.as_optional_tensors,
                b"".join(w.data(f.OptionalTensorList.items, m) for m in each),
            )
        if seen == {str}:
            return w.data(
                f.Argument.as_strings, b"".join(w.text(f.StringList.items, a) for a in items)
            )
        for kind, plain in ((SYM_INT, int), (SYM_FLOAT, float), (SYM_BOOL, bool)):
            sym = next(t for t, k in _SYM_KIND.items() if k == kind)
            if seen <= {kind, plain, sym}:
                return w.data(
                    _SYM_LIST[kind],
                    b"".join(w.data(f.SymIntList.items, self._sym_item(a, kind)) for a in items),
                )
        nested = b"".join(w.data(f.TensorListList.items, b"") for _ in items)
        return w.data(
            f.Argument.as_nested_tensors, nested
        )  # the library refuses this form, with the node's name

    def _sym_item(self, a: Any, kind: int) -> bytes:
        if type(a) is Node:
            return bytes(self._scope.refs[a][1])
        if kind == SYM_FLOAT and isinstance(a, float):
            return w.double(f.SymFloatArgument.as_float, a)
        if type(a) in _SYM_KIND:
            constant, index = self.tables.sym(a)
            return (
                w.number(f.SymIntArgument.expr_ref, index)
                if constant is None
                else w.number(f.SymIntArgument.as_int, constant)
            )
        return w.number(f.SymIntArgument.as_int, int(a))

    # ---- nodes ----

    def _target(self, node: Node) -> tuple[bytes, bool, list[bytes]]:
        """Returns field 500 of Node, True if the only result is a list, argument names."""
        key = node.target if node.op == "call_function" else (node.op, node.target)
        found = self._targets.get(key)
        if found is None:
            listed, names = False, []
            if isinstance(node.target, torch._ops.OpOverload):
                schema = node.target._schema
                returns = schema.returns
                listed = len(returns) == 1 and returns[0].type.kind() == "ListType"
                names = [w.text(f.NamedArgument.name, a.name) for a in schema.arguments]
            index = self.tables.string(target_text(node))
            found = self._targets[key] = (w.number(f.Node.target_ref, index), listed, names)
        return found

    def _results(self, node: Node | None, name: str, val: Any, listed: bool) -> list[bytes]:
        """Returns the outputs of a call with several results, named after selecting nodes."""
        s = self._scope
        picks: dict[int, Node] = {}
        for user in node.users if node else ():
            if user.target is operator.getitem and user.args[0] is node:
                index = user.args[1]
                first = picks.setdefault(index % len(val), user)
                if first is not user:
                    s.same[user] = first
        if node:
            s.refs[node] = (TUPLE, None)
        out = []
        for i, v in enumerate(val):
            pick = picks.get(i)
            own = pick.name if pick else self.free(f"{name}_unused_{i}")
            if isinstance(v, (tuple, list)):  # a list that auto_functionalized writes
                out += self._results(pick, own, v, True)
            else:
                out.append(self._define(pick, own, v))
        if not listed:
            return out
        # TensorList.items instead of Argument.as_tensor
        return [
            w.data(
                f.Argument.as_tensors,
                b"".join(w.tag(f.TensorList.items, 2) + m[len(_WRAP[TENSOR]) :] for m in out),
            )
        ]

    def free(self, name: str) -> str:
        """Returns an unused name of the graph."""
        while name in self._scope.names:
            name += "_"
        self._scope.names.add(name)
        return name

    def _inputs(self, node: Node, names: list[bytes]) -> list[bytes]:
        out = []
        if names:
            for name, a in zip(names, node.args, strict=False):
                out.append(_framed(_INPUT, name + _framed(_ARG, self.argument(a))))
        else:
            hop = isinstance(node.target, torch._ops.HigherOrderOperator)
            # with_effects has the arguments of its operator, in the order of the schema
            nested = hop and node.target is not torch.ops.higher_order.with_effects
            for a in node.args:
                if hop and isinstance(a, dict):
                    continue  # options of PyTorch's own kernels
                flat = a if nested and isinstance(a, (list, tuple)) else (a,)
                # operands of higher-order operators have no schema and are flattened
                for x in flat:
                    out.append(_framed(_INPUT, _framed(_ARG, self.argument(x))))
        for name, a in node.kwargs.items():
            b = w.text(f.NamedArgument.name, name) + _framed(_ARG, self.argument(a))
            out.append(_framed(_INPUT, b))
        return out

    def _call(self, node: Node) -> bytes:
        if converters.of_node(node) is not None:
            if _write_converted is None:
                why = "a converter is registered, but no writer of converted nodes"
                raise FxgeError(f"{node.name}: {why}", status=70)
            return _write_converted(self, node)
        val = value_of(node)
        if node.target in _QUANTISATIONS:
            _check_dequantised(node)
        target, listed, names = self._target(node)
        parts = self._inputs(node, names)
        if isinstance(val, (tuple, list)):
            outputs = self._results(node, node.name, val, listed)
        else:
            outputs = [self._define(node, node.name, val)]
        parts += [_framed(_OUTPUT, o) for o in outputs]
        parts.append(_framed(_NAME, node.name.encode()))
        parts.append(target)
        parts.append(self.tables.location(node.meta))
        return _framed(_NODE, b"".join(parts))

    def _constant(self, node: Node, c: Constant) -> bytes:
        """Returns a node for a tensor of a nested graph, which cannot have extra inputs."""
        value = w.text(f.NamedArgument.name, "value") + _framed(_ARG, self.argument(c.name))
        index = self.tables.string("ge.Const")
        parts = [_framed(_INPUT, value), _framed(_OUTPUT, self._define(node, node.name, c.tensor))]
        parts += [_framed(_NAME, node.name.encode()), w.number(f.Node.target_ref, index)]
        return _framed(_NODE, b"".join(parts))

    def _attribute(self, node: Node) -> bytes:
        """Defines an attribute, a tensor or a graph; returns the node for a tensor, if any."""
        s = self._scope
        value: Any = s.owner
        for part in str(node.target).split("."):
            value = getattr(value, part)
        if isinstance(value, GraphModule):
            inner = self.graph(value.graph, value, nested=True)
            s.refs[node] = (
                GRAPH,
                w.text(f.GraphArgument.name, str(node.target))
                + w.data(f.GraphArgument.graph, inner.message()),
            )
        elif isinstance(value, torch.Tensor):
            s.refs[node] = (TENSOR, w.text(f.TensorArgument.name, node.name))
            if not s.nested:
                s.constants[node] = Constant(node.name, value)
                return b""
            held = Constant(f"_{node.name}_{len(self.held)}", value)
            self.held.append(held)
            return self._constant(node, held)
        else:
            s.refs[node] = (CONSTANT, value)
        return b""

    def _awaiting(self, node: Node, awaited: list[Node]) -> bytes:
        """Returns the call of `node` with its first tensor behind a wait for other nodes."""
        refs = self._scope.refs
        of = next((a for a in node.all_input_nodes if refs[a][0] == TENSOR), None)
        if of is None:
            return self._call(node)
        before, name = refs[of], self.free(f"{node.name}_late")
        parts = [
            _framed(_INPUT, w.text(f.NamedArgument.name, k) + _framed(_ARG, self.argument(a)))
            for k, a in (("self", of), ("dependencies", awaited))
        ]
        parts.append(_framed(_OUTPUT, self._define(of, name, value_of(of))))
        parts.append(_framed(_NAME, name.encode()))
        parts.append(w.number(f.Node.target_ref, self.tables.string("fxge.wait_tensor.default")))
        parts.append(self.tables.location(node.meta))
        written = _framed(_NODE, b"".join(parts)) + self._call(node)
        refs[of] = before
        return written

    def _ordered(self, node: Node) -> bytes:
        """Returns the call of `node`; nothing for a node that only declares an order."""
        order = self._scope.order
        if order.takes(node):
            self._scope.refs[node] = (CONSTANT, None)
            return b""
        behind = [n for n in order.behind(node) if self._scope.refs[n][0] == TENSOR]
        written = self._awaiting(node, behind) if behind else self._call(node)
        order.wrote(node, bool(behind))
        return written

    def _node(self, node: Node) -> bytes:
        s = self._scope
        source = node.args[0] if node.target is operator.getitem else None
        if type(source) is Node and s.refs[source][0] == TUPLE:
            if node in s.same:
                s.refs[node] = s.refs[s.same[node]]
            return b""
        return self._ordered(node)

    def graph(
        self,
        graph: Graph,
        owner: torch.nn.Module,
        results: Sequence[Any] | None = None,
        nested: bool = False,
    ) -> Written:
        """Writes one graph.

        Args:
            results: outputs in place of the graph's own; only the nodes that they need are written.
            nested: True for a graph that another graph calls.
        """
        outer, s = self._scope, _Scope(owner, nested)
        self._scope = s
        s.names = {n.name for n in graph.nodes}
        out = Written(s)
        for node in _needed(graph, results):
            if node.op == "placeholder":
                out.inputs.append((node, self._define(node, node.name, value_of(node))))
            elif node.op == "get_attr":
                out.nodes.append(self._attribute(node))
            elif node.op == "output":
                listed: Any = node.args[0] if results is None else results
                out.single = not isinstance(listed, (tuple, list))
                out.outputs = [self.argument(a) for a in ((listed,) if out.single else listed)]
            else:
                out.nodes.append(self._node(node))
        out.constants = list(s.constants.values())
        self._scope = outer
        return out

    def constant_input(self, c: Constant) -> bytes:
        """Returns the Argument of a constant tensor that is an input of the graph."""
        return _framed(
            _WRAP[TENSOR], w.text(f.TensorArgument.name, c.name) + self.tables.tensor_meta(c.tensor)
        )


# Writes nodes whose operators have Python converters; fxge.torchair sets it.
_write_converted: Callable[[Writer, Node], bytes] | None = None


def register_converted_writer(write: Callable[[Writer, Node], bytes]) -> None:
    """Sets the function that writes nodes whose operators have Python converters.

    Args:
        write: returns the messages Node, in their order, that replace the FX node.
    """
    global _write_converted
    _write_converted = write


def _needed(graph: Graph, results: Sequence[Any] | None) -> list[Node]:
    """Returns the nodes that the results (None: the graph's) need, and nodes with effects."""
    kept = _may_act if results is None else Node.is_impure
    needed = set(results or ())
    for node in reversed(graph.nodes):
        if node in needed or node.op == "placeholder" or kept(node):
            inputs = () if node.op == "output" and results is not None else node.all_input_nodes
            needed.update((node, *inputs))
    return [node for node in graph.nodes if node in needed]


def _may_act(node: Node) -> bool:
    """Returns False for a node of an exported graph without effects.

    PyTorch's own operators declare written arguments, and those without results have other effects.
    Any other function may have an effect, and some nodes define a size.
    """
    if node.is_impure() or node.meta.get("unbacked_bindings"):
        return True
    t = node.target
    if node.op == "get_attr" or t is operator.getitem:
        return False
    own = isinstance(t, torch._ops.OpOverload) and t.namespace in ("aten", "prim", "prims")
    return not (own and t._schema.returns)


class Written:
    """One written graph, in parts."""

    def __init__(self, scope: _Scope) -> None:
        self.scope = scope
        self.inputs: list[tuple[Node, bytes]] = []
        self.nodes: list[bytes] = []
        self.outputs: list[bytes] = []
        self.constants: list[Constant] = []
        self.single = False

    def message(self, more_inputs: Sequence[bytes] = ()) -> bytes:
        """Returns the message Graph."""
        inputs = [b for _, b in self.inputs] + list(more_inputs)
        parts = [w.data(f.Graph.inputs, b) for b in inputs]
        parts += [w.data(f.Graph.outputs, b) for b in self.outputs]
        parts += self.nodes
        parts += self.scope.values
        if self.single:
            parts.append(w.number(f.Graph.is_single_tensor_return, 1))
        return b"".join(parts)
