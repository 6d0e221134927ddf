# SPDX-License-Identifier: Apache-2.0
"""Earlier name of `fxge.torchair._ge_concrete_graph.fx2ge_converter`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair._ge_concrete_graph.fx2ge_converter import (
    declare_supported,
    register_fx_node_ge_converter,
)

__all__ = [
    "declare_supported",
    "register_fx_node_ge_converter",
]

__getattr__ = _names.getter(__name__, __all__)
