# SPDX-License-Identifier: Apache-2.0
"""Earlier name of `fxge.torchair._ge_concrete_graph.supported_declaration`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair._ge_concrete_graph.supported_declaration import (
    BF16,
    BOOL,
    C64,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    Support,
    T,
)

__all__ = [
    "BF16",
    "BOOL",
    "C64",
    "F16",
    "F32",
    "F64",
    "I8",
    "I16",
    "I32",
    "I64",
    "U8",
    "Support",
    "T",
]

__getattr__ = _names.getter(__name__, __all__)
