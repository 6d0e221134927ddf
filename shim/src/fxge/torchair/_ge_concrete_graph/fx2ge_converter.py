# SPDX-License-Identifier: Apache-2.0
"""Registration of converters in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from fxge._operators import converters
from fxge._serialization.fx_writer import register_converted_writer
from fxge.errors import FxgeError
from fxge.torchair import _names, _writing

__all__ = ["declare_supported", "register_fx_node_ge_converter"]

register_converted_writer(_writing.write)


def register_fx_node_ge_converter(
    aten_op: torch._ops.OpOverload | None,
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates the function that makes the nodes of GE which an operator becomes.

    It is called with the arguments of each call, tensors as ge.Tensor, and, where it has that
    parameter, with `meta_outputs`: a ge.TensorSpec of each result. It returns a ge.Tensor a result.
    It comes before what fxge makes of the operator; the last one of an operator counts. Graphs may
    be converted more than once.

    Args:
        aten_op: an overload, torch.ops.my.add_custom.default; None: nothing is registered.

    Raises:
        FxgeError: status 2, another kind of object.
    """
    if aten_op is not None and not isinstance(aten_op, torch._ops.OpOverload):
        raise FxgeError(
            f"a converter is for an overload, as torch.ops.my.op.default, found {aten_op!r}",
            status=2,
        )

    def register(converter: Callable[..., Any]) -> Callable[..., Any]:
        if not callable(converter):
            raise FxgeError(f"a converter is a function, found {converter!r}", status=2)
        if aten_op is not None:
            converters.register(aten_op, converter)
        return converter

    return register


def declare_supported(
    supported_cases: list[Any],
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Decorates a converter with example calls that it takes, for tests: `f.supported_cases`."""

    def attach(converter: Callable[..., Any]) -> Callable[..., Any]:
        converter.supported_cases = list(supported_cases)  # type: ignore[attr-defined]
        return converter

    return attach


__getattr__ = _names.getter(__name__, __all__)
