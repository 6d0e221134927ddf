# SPDX-License-Identifier: Apache-2.0
"""Earlier name of `fxge.torchair._ge_concrete_graph.utils`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair._ge_concrete_graph.utils import (
    dtype_promote,
)

__all__ = [
    "dtype_promote",
]

__getattr__ = _names.getter(__name__, __all__)
