# SPDX-License-Identifier: Apache-2.0
"""TorchAir's public API: programs written for it run here after a change of the import line.

    import fxge.torchair as torchair

    config = torchair.CompilerConfig()
    model = torch.compile(model, backend=torchair.get_npu_backend(compiler_config=config))

Each name works, or raises FxgeError as unsupported; doc/torchair.md has a table.
"""

from __future__ import annotations

from . import _names, core, ge, inference, llm_datadist, ops, scope
from ._compile import get_compiler, get_npu_backend
from ._export import dynamo_export
from ._ge_concrete_graph.fx2ge_converter import declare_supported, register_fx_node_ge_converter
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
    "llm_datadist",
    "logger",
    "ops",
    "patch_for_hcom",
    "register_fx_node_ge_converter",
    "register_replacement",
    "scope",
    "use_internal_format_weight",
]

_names.install()


def patch_for_hcom() -> None:
    """Nothing: PyTorch traces its collectives itself since 2.3.1."""


__getattr__ = _names.getter(__name__, __all__)
