# SPDX-License-Identifier: Apache-2.0
"""TorchAir's public API: programs written for it run here after a change of the import line.

    import fxge.torchair as torchair

    config = torchair.CompilerConfig()
    model = torch.compile(model, backend=torchair.get_npu_backend(compiler_config=config))

Each name works, or raises FxgeError as unsupported; doc/torchair.md has a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from fxge._operators import converters
from fxge._serialization.fx_writer import register_converted_writer
from fxge.errors import FxgeError

from . import _writing, core, ge, inference, ops, scope
from ._compile import get_compiler, get_npu_backend
from ._export import dynamo_export
from ._options import CompilerConfig
from ._patterns import register_replacement
from .configs import compiler_config
from .core.utils import logger
from .experimental.inference import use_internal_format_weight

__all__ = [
    "CompilerConfig",
    "compiler_config",
    "core",
    "declare_supported",
    "dynamo_export",
    "ge",
    "get_compiler",
    "get_npu_backend",
    "inference",
    "logger",
    "ops",
    "patch_for_hcom",
    "register_fx_node_ge_converter",
    "register_replacement",
    "scope",
    "use_internal_format_weight",
]


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


def patch_for_hcom() -> None:
    """Nothing: PyTorch traces its collectives itself since 2.3.1."""
