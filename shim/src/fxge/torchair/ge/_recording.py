# SPDX-License-Identifier: Apache-2.0
"""Recording of one converter call: the GE nodes that it creates, checked against their types."""

from __future__ import annotations

import difflib
import re
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from fxge._operators import converters
from fxge._operators.ge_types import Port, Prototype, misspelt, prototype
from fxge.config import Config
from fxge.errors import FxgeError

from . import attr as attributes
from ._values import Tensor, torch_dtype

_TYPE = re.compile(r"[A-Za-z_]\w*")
_INTEGERS = {"i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"}


@dataclass(eq=False)
class Made:
    """A node of GE.

    Attributes:
        prototype: description of the type, or None.
        inputs: by port a tensor, or a list of tensors and None.
        attrs: attributes, in the order of the call.
        outputs: by port the length of a list, None for a single tensor.
        results: results of all outputs, one after the other.
        name: name that the converter chose, or None.
    """

    type: str
    prototype: Prototype | None
    inputs: dict[str, Any]
    attrs: dict[str, attributes.Attr]
    outputs: dict[str, int | None]
    name: str | None
    results: list[Tensor] = field(default_factory=list)
    arguments: dict[str, Any] = field(default_factory=dict)  # arguments, for an operator of ATen

    def __repr__(self) -> str:
        return f"<ge.{self.type}>"

    def all_inputs(self) -> list[Tensor]:
        """Returns the tensors that the node reads."""
        each = [v if isinstance(v, list) else [v] for v in self.inputs.values()]
        return [t for ts in each for t in ts if t is not None]


class _Current(threading.local):
    call: Recording | None = None


_current = _Current()


def current(name: str) -> Recording:
    """Returns the running call. Raises FxgeError (status 2) outside of a converter."""
    if _current.call is None:
        raise FxgeError(f"ge.{name} makes a node of a graph: call it in a converter", status=2)
    return _current.call


def _near(word: str, words: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, words, n=1)
    return f"did you mean '{near[0]}'?" if near else f"it has {', '.join(words) or 'none'}"


class Recording:
    """Recording of one call; within the context, `ge` functions add nodes to it.

    Args:
        node: the FX node, for messages.
        config: configuration with descriptions of types.
        names: names that converters chose for nodes of the graph so far.
    """

    def __init__(self, node: torch.fx.Node, config: Config, names: set[str]) -> None:
        self.node, self.config, self.names = node, config, names
        self.made: list[Made] = []
        self.constants: dict[Tensor, torch.Tensor] = {}
        self.numbers: dict[Tensor, Any] = {}  # symbolic numbers in use as tensors
        self._written: dict[Tensor, Tensor] = {}
        self._outer: Recording | None = None

    def __enter__(self) -> Recording:
        self._outer, _current.call = _current.call, self
        return self

    def __exit__(self, *_: Any) -> None:
        _current.call = self._outer

    def fail(self, why: str, hint: str | None = None, status: int = 4) -> FxgeError:
        """Returns the error to raise."""
        return converters.failure(self.node, why, hint, status)

    # ---- tensors ----

    def known(self, dtype: torch.dtype, sizes: Any) -> Tensor:
        """Returns a tensor for an argument of the call."""
        t = Tensor(self)
        t._known = dtype, tuple(sizes)
        return t

    def number(self, value: Any) -> Tensor:
        """Returns a symbolic number as a 0-d tensor."""
        dtype = {torch.SymInt: torch.int64, torch.SymBool: torch.bool}
        t = self.known(dtype.get(type(value), torch.float32), ())
        self.numbers[t] = value
        return t

    def constant(self, value: Any, dtype: torch.dtype | None = None) -> Tensor:
        """Returns a constant tensor of a number, a list, a NumPy array or a torch tensor."""
        if isinstance(value, Tensor):
            raise self.fail("ge.Const expects a value, found a ge.Tensor", "it is a value already")
        try:
            if dtype is None and not hasattr(value, "dtype"):
                dtype = self._default(value)
            made = torch.as_tensor(value, dtype=dtype).detach().clone()
        except (TypeError, ValueError, RuntimeError, OverflowError) as e:
            raise self.fail(f"{value!r} is not a constant: {e}") from None
        t = self.known(made.dtype, made.shape)
        self.constants[t] = made.contiguous()
        return t

    @staticmethod
    def _default(value: Any) -> torch.dtype | None:
        """Returns NumPy's default dtype, but f32 for floats."""
        if isinstance(value, (list, tuple)) and not value:
            return torch.int32
        return torch.float32 if torch.as_tensor(value).is_floating_point() else None

    def own(self, value: Any, what: str) -> Tensor:
        """Returns `value`. Raises FxgeError if it is not a tensor of this call."""
        if not isinstance(value, Tensor):
            raise self.fail(f"{what} is {type(value).__name__}, expected a ge.Tensor")
        if value._call is not self:
            raise self.fail(
                f"{what} is a tensor of another call's graph",
                "a converter may only use tensors of its own call",
            )
        return value

    def now(self, t: Tensor) -> Tensor:
        """Returns the present value of `t`, after all writes so far."""
        while t in self._written:
            t = self._written[t]
        return t

    # ---- nodes ----

    def emit(
        self,
        type: str,
        inputs: Mapping[str, Any],
        outputs: Sequence[Any] | None,
        attrs: Mapping[str, Any],
        *,
        name: str | None = None,
        dtypes: Any = None,
        shapes: Any = None,
        after: Sequence[Any] = (),
    ) -> list[Any]:
        """Adds a node to the graph.

        Args:
            outputs: names of the outputs to return; None: all.
            after: tensors for which the node waits.

        Returns:
            A tensor for each output; a list of tensors for a dynamic output.
        """
        if not isinstance(type, str) or not _TYPE.fullmatch(type):
            raise self.fail(f"{type!r} is not the name of a GE type")
        if not isinstance(inputs, Mapping) or not isinstance(attrs, Mapping):
            raise self.fail(f"{type}: `inputs` and `attrs` are dicts by the names of ports")
        for port in (*inputs, *attrs):
            if not isinstance(port, str) or not _TYPE.fullmatch(port):
                raise self.fail(f"{type}: {port!r} is not the name of a port")
        found = prototype(type, self.config)
        meant = misspelt(type, self.config) if found is None else None
        if meant:
            hint = f"did you mean '{meant}'? Another type needs a description of its own"
            raise self.fail(f"the type '{type}' has no description", hint)
        if found is not None and found.graphs:
            raise self.fail(f"{type} has ports for graphs, which converters cannot fill", status=3)
        counts = self._outputs(type, found, outputs)
        node = Made(type, found, {}, {}, counts, self._name(name))
        node.inputs = self._inputs(node, inputs)
        if len(after):
            self._await(node, after)
        node.attrs = self._attrs(node, attrs)
        node.results = [Tensor(self, node, i) for i in range(self._count(counts))]
        self._set_metadata(node, dtypes, shapes)
        self.made.append(node)
        self._note_writes(node)
        return self._requested_outputs(
            node, list(counts) if outputs is None else self._names(outputs)
        )

    def _await(self, node: Made, after: Sequence[Any]) -> None:
        """Makes the first tensor input, and thereby the node, wait for those tensors."""
        what = f"ge.{node.type}: an element of `dependencies`"
        awaited = [self.now(self.own(t, what)) for t in after]
        if node.prototype is not None and node.prototype.input("after") is not None:
            node.inputs["after"] = [*node.inputs.get("after", ()), *awaited]
            return
        for port, value in node.inputs.items():
            if isinstance(value, Tensor):
                (late,) = self.emit("FxgeAfter", {"x": value, "after": awaited}, None, {})
                late._known = late._known or value._known
                node.inputs[port] = late
                return
        raise self.fail(f"ge.{node.type} has no tensor input that could wait", None, 3)

    def _name(self, name: Any) -> str | None:
        if name is None:
            return None
        if not isinstance(name, str) or not name:
            raise self.fail(f"a node's name is a text, found {name!r}")
        if name in self.names:
            raise self.fail(f"two nodes have the name '{name}'", "leave `node_name` out")
        self.names.add(name)
        return name

    def _names(self, outputs: Sequence[Any]) -> list[str]:
        return [o[0] if isinstance(o, (tuple, list)) else o for o in outputs]

    def _outputs(
        self, type: str, found: Prototype | None, outputs: Sequence[Any] | None
    ) -> dict[str, int | None]:
        """Returns the number of tensors of each output, in the order of the prototype."""
        given: dict[str, int | None] = {}
        if outputs is not None and (isinstance(outputs, str) or not isinstance(outputs, Sequence)):
            raise self.fail(f"{type}: `outputs` is a list of names, found {outputs!r}")
        for o in outputs or ():
            one, n = o if isinstance(o, (tuple, list)) and len(o) == 2 else (o, None)
            if not isinstance(one, str) or not _TYPE.fullmatch(one) or one in given:
                raise self.fail(
                    f"{type}: {o!r} is not an output: expected a name, or (name, length), once"
                )
            if n is not None and (not isinstance(n, int) or isinstance(n, bool) or n < 0):
                raise self.fail(f"{type}: output '{one}' cannot be {n!r} tensors")
            given[one] = n
        if found is None:
            if not given:
                raise self.fail(f"{type} has no output, and would be removed")
            return given
        if not found.outputs and not found.effect:
            raise self.fail(f"{type} has no output, and would be removed", status=3)
        for one in given:
            if one not in [p.name for p in found.outputs]:
                raise self.fail(
                    f"{type} has no output '{one}'", _near(one, [p.name for p in found.outputs])
                )
        for p in found.outputs:
            if p.list and given.get(p.name) is None:
                raise self.fail(
                    f"{type}: the length of output '{p.name}' is missing",
                    f'outputs=[("{p.name}", 2)], or size_of_{p.name}=2 of ge.{type}',
                )
            if not p.list and given.get(p.name) is not None:
                raise self.fail(f"{type}: output '{p.name}' is one tensor")
        return {p.name: given.get(p.name) for p in found.outputs}

    @staticmethod
    def _count(counts: Mapping[str, int | None]) -> int:
        return sum(1 if n is None else n for n in counts.values())

    # ---- inputs ----

    def _inputs(self, node: Made, given: Mapping[str, Any]) -> dict[str, Any]:
        p = node.prototype
        if p is not None:
            for name in given:
                if p.input(name) is None:
                    hint = _near(name, [q.name for q in p.inputs])
                    raise self.fail(f"{node.type} has no input '{name}'", hint)
            for q in p.inputs:
                if not q.optional and given.get(q.name) is None:
                    raise self.fail(f"{node.type} needs the input '{q.name}'")
        others = [v for v in given.values() if isinstance(v, Tensor)]
        others += [t for v in given.values() if isinstance(v, (list, tuple)) for t in v]
        known = [t for t in others if isinstance(t, Tensor) and t._known]
        out = {}
        for name, value in given.items():
            read = self._input(node, p.input(name) if p else None, name, value, known)
            if read is not None:
                out[name] = read
        return out

    def _input(
        self, node: Made, port: Port | None, name: str, value: Any, others: list[Tensor]
    ) -> Any:
        what = f"{node.type}: input '{name}'"
        if value is None:
            return None
        if isinstance(value, (list, tuple)) and (
            port.list if port else any(isinstance(v, Tensor) for v in value)
        ):
            read = [
                None if v is None else self._tensor(v, port, f"{what}[{i}]", others)
                for i, v in enumerate(value)
            ]
            if None in read:
                raise self.fail(f"{what} has an element that is None", status=3)
            return read
        if port is not None and port.list:
            raise self.fail(f"{what} is a list of tensors, found {type(value).__name__}")
        return self._tensor(value, port, what, others)

    def tensor(
        self, value: Any, what: str, others: list[Tensor], dtype: torch.dtype | None = None
    ) -> Tensor:
        """Returns a tensor of the graph; a number becomes a constant of `dtype`, or of the others'.

        Raises:
            FxgeError: status 4, neither a tensor nor numbers; `what` begins the message.
        """
        if dtype is not None and isinstance(value, (int, float, list, tuple)):
            return self.constant(value, dtype)
        return self._tensor(value, None, what, others)

    def _tensor(self, value: Any, port: Port | None, what: str, others: list[Tensor]) -> Tensor:
        """Returns a tensor of the graph; a number or a list of numbers becomes a constant."""
        if isinstance(value, Tensor):
            return self.now(self.own(value, what))
        if isinstance(value, (list, tuple)) and any(isinstance(v, Tensor) for v in value):
            parts = [self._tensor(v, port, what, others) for v in value]
            outputs = self.emit("Pack", {"x": parts}, None, {"axis": 0, "N": len(parts)})
            return self.own(outputs[0], what)
        if not isinstance(value, (bool, int, float, complex, list, tuple)) and not hasattr(
            value, "dtype"
        ):
            raise self.fail(f"{what} is {type(value).__name__}, expected a ge.Tensor or numbers")
        if hasattr(value, "dtype"):
            return self.constant(value)
        return self.constant(value, self._dtype_of_number(value, port, what, others))

    def _dtype_of_number(
        self, value: Any, port: Port | None, what: str, others: list[Tensor]
    ) -> torch.dtype | None:
        """Returns the dtype of a number as an input.

        A port for integers decides. Otherwise the other inputs do, if they have one float dtype, or
        one integer dtype for an integer.
        """
        taken = set(port.dtypes) if port else set()
        if taken and taken <= _INTEGERS and "i64" not in taken and "i32" in taken:
            return torch.int32
        if taken and taken <= _INTEGERS:
            return torch.int64
        try:
            own = torch.as_tensor(value)
        except (TypeError, ValueError, RuntimeError):
            raise self.fail(f"{what} is {value!r}, which is not a tensor") from None
        if own.dtype == torch.bool or own.is_complex() or not own.numel():
            return None
        dtypes = {t._known[0] for t in others if t._known}
        floats = {d for d in dtypes if d.is_floating_point}
        integers = {d for d in dtypes if not d.is_floating_point and d != torch.bool}
        near = floats or (set() if own.is_floating_point() else integers)
        if len(near) > 1:
            raise self.fail(
                f"{what} is a number, and the other inputs are {', '.join(map(str, near))}",
                "say its dtype: ge.Const(value, dtype=...)",
            )
        return near.pop() if near else None

    # ---- attributes ----

    def _attrs(self, node: Made, given: Mapping[str, Any]) -> dict[str, attributes.Attr]:
        p, out = node.prototype, {}
        for name, value in given.items():
            if value is None:
                continue
            port = p.attr(name) if p else None
            if p is not None and port is None:
                raise self.fail(
                    f"{node.type} has no attribute '{name}'", _near(name, [q.name for q in p.attrs])
                )
            if name in node.inputs:
                raise self.fail(f"{node.type}: '{name}' is an input and an attribute")
            out[name] = self._attr(f"{node.type}: attribute '{name}'", port, value)
        for q in p.attrs if p else ():
            if not q.optional and q.name not in out:
                raise self.fail(f"{node.type} needs the attribute '{q.name}'")
        return out

    def _attr(self, what: str, port: Port | None, value: Any) -> attributes.Attr:
        if isinstance(value, (Tensor, torch.SymInt, torch.SymFloat, torch.SymBool)):
            raise self.fail(
                f"{what} must be known while compiling, found {value!r}", "is it an input?"
            )
        if isinstance(value, (list, tuple)) and not value and port is not None and port.list:
            return attributes.ListListInt([]) if port.nested else attributes.ListInt([])
        try:
            found = attributes.of(value)
        except ValueError:
            raise self.fail(f"{what} is []", "declare its type: ge.attr.ListInt([])") from None
        except TypeError:
            raise self.fail(f"{what} cannot be {value!r}", "see ge.attr for the kinds") from None
        return found if port is None else self._fitting(what, port, found)

    def _fitting(self, what: str, port: Port, found: attributes.Attr) -> attributes.Attr:
        """Returns an attribute in the prototype's kind; an integer for a dtype is GE's number."""
        wanted = port.type + ("_lists" if port.nested else "s" if port.list else "")
        if found.kind == wanted:
            return found
        kinds: dict[tuple[str, str], Any] = {
            ("int", "float"): attributes.Float,
            ("ints", "floats"): attributes.ListFloat,
            ("int", "dtype"): attributes.DataType,
            ("int_lists", "float_lists"): attributes.ListListFloat,
        }
        if (found.kind, wanted) in kinds:
            return kinds[found.kind, wanted](found.value)  # type: ignore[no-any-return]
        if (found.kind, wanted) == ("dtype", "int"):
            from ._values import data_type

            return attributes.Int(data_type(found.value))
        if (found.kind, wanted) == ("dtypes", "ints"):
            from ._values import data_type

            return attributes.ListInt([data_type(d) for d in found.value])
        raise self.fail(f"{what} is {found!r}, expected {wanted}")

    # ---- results ----

    def _set_metadata(self, node: Made, dtypes: Any, shapes: Any) -> None:
        """Sets the metadata of results, from the converter or, for some types, from the inputs."""
        declared = [self._listed(node, v, w) for v, w in ((dtypes, "dtypes"), (shapes, "shapes"))]
        for i, t in enumerate(node.results):
            dtype = torch_dtype(declared[0][i]) if declared[0][i] is not None else None
            sizes = declared[1][i]
            if sizes is not None and not all(
                isinstance(d, (int, torch.SymInt)) and not isinstance(d, bool) for d in sizes
            ):
                raise self.fail(f"{node.type}: output_shapes[{i}] is {sizes!r}, expected sizes")
            t._declared = dtype, None if sizes is None else tuple(sizes)
            if dtype is not None and sizes is not None and all(d != -1 for d in sizes):
                t._known = dtype, tuple(sizes)
        only = node.results[0] if len(node.results) == 1 else None
        if node.type == "Cast" and only is not None and not only._known:
            x = node.inputs.get("x")
            if isinstance(x, Tensor) and x._known:
                only._known = torch_dtype(node.attrs["dst_type"].value), x._known[1]

    def _listed(self, node: Made, given: Any, what: str) -> list[Any]:
        n = len(node.results)
        if given is None:
            return [None] * n
        if not isinstance(given, (list, tuple)) or len(given) != n:
            raise self.fail(
                f"{node.type}: output_{what} is {given!r}, expected a list of {n}, one an output"
            )
        for one in given:
            if what == "shapes" and one is not None and not isinstance(one, (list, tuple)):
                raise self.fail(f"{node.type}: output_shapes has {one!r}, expected a list of sizes")
        return list(given)

    def _note_writes(self, node: Made) -> None:
        """Records writes: an output with the name of an input is that input, written."""
        at = 0
        for name, n in node.outputs.items():
            before = node.inputs.get(name)
            after = node.results[at : at + (1 if n is None else n)]
            at += len(after)
            if before is None:
                continue
            old = before if isinstance(before, list) else [before]
            if isinstance(before, list) != (n is not None) or len(old) != len(after):
                raise self.fail(f"{node.type}: output '{name}' is the input of that name, written")
            for a, b in zip(old, after, strict=True):
                b._known, b._of = b._known or a._known, b._of if b._known else a._of
                self._written[a] = b

    def _requested_outputs(self, node: Made, names: list[str]) -> list[Any]:
        at = 0
        by_name: dict[str, Any] = {}
        for name, n in node.outputs.items():
            if n is None:
                by_name[name] = node.results[at]
                at += 1
            else:
                by_name[name] = node.results[at : at + n]
                at += n
        return [by_name[name] for name in names]
