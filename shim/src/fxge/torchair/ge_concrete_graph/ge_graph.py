# SPDX-License-Identifier: Apache-2.0
"""Earlier name of `fxge.torchair.ge._ge_graph`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair.ge._ge_graph import (
    DataType,
    Tensor,
    TensorSpec,
    auto_convert_to_tensor,
    compat_as_bytes,
    compat_as_bytes_list,
    get_default_ge_graph,
    get_invalid_desc,
    next_unique_name,
)

__all__ = [
    "DataType",
    "Tensor",
    "TensorSpec",
    "auto_convert_to_tensor",
    "compat_as_bytes",
    "compat_as_bytes_list",
    "get_default_ge_graph",
    "get_invalid_desc",
    "next_unique_name",
]

__getattr__ = _names.getter(__name__, __all__)
