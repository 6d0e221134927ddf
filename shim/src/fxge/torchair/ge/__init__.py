# SPDX-License-Identifier: Apache-2.0
"""Nodes of GE for converters: `ge.custom_op("AddCustom", inputs=..., outputs=["z"])`.

There is a function for each described type: `ge.Add(x, y)`, `ge.ConcatV2([x, y], -1, N=2)`. Its
arguments are the inputs of the type, by position or name, then the attributes. It returns the
output, or a tuple of outputs. A dynamic output is a list with the length `size_of_NAME`. Numbers,
lists of them, arrays and torch tensors become constants as inputs.

All functions raise FxgeError: status 2 outside of a converter; 4 for an unknown port or attribute,
a value of another kind, or a tensor of another call.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fxge._operators.ge_types import Prototype, misspelt, prototype
from fxge.config import Config
from fxge.torchair import _names

from . import _recording, attr
from ._values import DataType, Format, Tensor, TensorSpec, torch_dtype

__all__ = [
    "Cast",
    "Clone",
    "Const",
    "DataType",
    "Format",
    "Tensor",
    "TensorSpec",
    "attr",
    "custom_op",
]


def custom_op(
    op_type: str,
    *args: Any,
    inputs: Mapping[str, Any] | None = None,
    outputs: Sequence[Any] | None = None,
    attrs: Mapping[str, Any] | None = None,
    node_name: str | None = None,
    dependencies: Sequence[Any] | None = None,
    output_dtypes: Sequence[Any] | None = None,
    output_shapes: Sequence[Any] | None = None,
) -> Any:
    """Creates a node of any type, described or not.

    Args:
        op_type: such as "AddCustom".
        args: for a described type, instead of all other arguments: inputs, then attributes.
        inputs: by the type's names a tensor, a list of tensors, or None if absent.
        outputs: names; (name, length) for a dynamic output. The name of an input declares that the
            input is written in place.
        attrs: `ge.attr.Int(3)` and so on, or plain values; None: absent.
        node_name: used in messages; default: the FX node's name.
        dependencies: tensors after which the node runs.
        output_dtypes, output_shapes: dtype (DataType or torch.dtype) and sizes of each output.
            None: those of the operator's meta function, with which given values must agree. An
            output that is not a result of the operator needs both.

    Returns:
        The output, or a list of outputs.
    """
    call = _recording.current("custom_op")
    if args:
        if inputs or outputs or attrs:
            raise call.fail(f"{op_type}: arguments by position leave no room for those by name")
        return _by_position(call, op_type, args, node_name, dependencies or ())
    found = call.emit(
        op_type,
        {} if inputs is None else inputs,
        outputs if outputs is not None else _all_outputs(call, op_type),
        {} if attrs is None else attrs,
        name=node_name,
        dtypes=output_dtypes,
        shapes=output_shapes,
        after=dependencies or (),
    )
    return found[0] if len(found) == 1 else found


def _all_outputs(call: _recording.Recording, op_type: Any) -> list[Any] | None:
    known = isinstance(op_type, str) and prototype(op_type, call.config) is not None
    return None if known else []


def _by_position(
    call: _recording.Recording,
    op_type: Any,
    args: Sequence[Any],
    node_name: str | None,
    after: Sequence[Any],
) -> Any:
    found = prototype(op_type, call.config) if isinstance(op_type, str) else None
    if found is None:
        raise call.fail(
            f"the type {op_type!r} has no description, which arguments by position need",
            'name them: ge.custom_op(type, inputs={"x": x}, outputs=["y"])',
        )
    return _call(call, found, args, {}, node_name, after)


# ---- described types ----


def _call(
    call: _recording.Recording,
    known: Prototype,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    node_name: str | None,
    after: Sequence[Any] = (),
) -> Any:
    inputs, attrs = [p.name for p in known.inputs], [p.name for p in known.attrs]
    order = [*inputs, *attrs]
    if len(args) > len(order):
        raise call.fail(f"{known.type}: expected at most {len(order)} arguments, found {len(args)}")
    given = dict(zip(order, args, strict=False))
    sizes = {}
    for name, value in kwargs.items():
        if name in given:
            raise call.fail(f"{known.type}: argument '{name}' is given twice")
        if name.startswith("size_of_"):
            sizes[name.removeprefix("size_of_")] = value
        elif name in order:
            given[name] = value
        else:
            raise call.fail(
                f"{known.type} has no input or attribute '{name}'", f"it has {', '.join(order)}"
            )
    outputs = [(p.name, sizes.pop(p.name, None)) if p.list else p.name for p in known.outputs]
    if sizes:
        raise call.fail(f"{known.type} has no dynamic output '{next(iter(sizes))}'")
    found = call.emit(
        known.type,
        {k: v for k, v in given.items() if k in inputs},
        outputs,
        {k: v for k, v in given.items() if k not in inputs},
        name=node_name,
        after=after,
    )
    return None if not found else found[0] if len(found) == 1 else tuple(found)


@lru_cache(maxsize=4096)
def _function(type: str) -> Callable[..., Any]:
    def make(
        *args: Any, dependencies: Sequence[Any] = (), node_name: str | None = None, **kwargs: Any
    ) -> Any:
        call = _recording.current(type)
        known = prototype(type, call.config)
        if known is None:
            raise call.fail(f"the type '{type}' has no description any more")
        return _call(call, known, args, kwargs, node_name, dependencies)

    make.__name__ = make.__qualname__ = type
    make.__doc__ = f"A node of GE's type {type}: see fxge.torchair.ge."
    return make


def __getattr__(name: str) -> Any:
    if name[:1].isupper() and prototype(name, Config()) is not None:
        return _function(name)
    raise _names.missing(__name__, name, (), unknown_type(name))


def unknown_type(name: str) -> str:
    """Returns a sentence about a name that is neither a GE type nor a function here."""
    near = misspelt(name, Config()) or next(
        iter(difflib.get_close_matches(name, __all__, n=1)), None
    )
    tail = f"; did you mean '{near}'?" if near else ""
    return f"it is not a type of GE, and there are {', '.join(__all__)}{tail}"


# ---- functions with other arguments ----


def Const(v: Any, dtype: Any = None, node_name: str | None = None, readable: bool = True) -> Tensor:
    """Creates a constant of a number, nested lists of numbers, a NumPy array, or a torch tensor.

    Args:
        v: the value.
        dtype: DataType or torch.dtype; default: f32 for floats, i64 for integers, an array's own.
        node_name, readable: ignored; TorchAir uses them in readable graphs.
    """
    del node_name, readable
    call = _recording.current("Const")
    return call.constant(v, None if dtype is None else torch_dtype(dtype))


def Cast(
    x: Any, *, dst_type: Any, dependencies: Sequence[Any] = (), node_name: str | None = None
) -> Tensor:
    """Converts `x` to another dtype (DataType or torch.dtype)."""
    made: Tensor = _function("Cast")(
        x, dst_type=DataType(dst_type) if isinstance(dst_type, int) else dst_type,
        dependencies=dependencies, node_name=node_name,
    )  # fmt: skip
    return made


def Clone(x: Any, dependencies: Sequence[Any] = (), node_name: str | None = None) -> Tensor:
    """Copies `x`."""
    made: Tensor = _function("TensorMove")(x, dependencies=dependencies, node_name=node_name)
    return made
