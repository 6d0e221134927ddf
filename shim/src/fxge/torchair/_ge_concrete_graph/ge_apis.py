# SPDX-License-Identifier: Apache-2.0
"""Functions that make a node of a GE type, as fxge.torchair.ge has them: `ge_apis.Add(x, y)`."""

from __future__ import annotations

from typing import Any

from fxge.torchair import _names, ge
from fxge.torchair.ge import Cast, Const, DataType, Tensor, TensorSpec

__all__ = ["Cast", "Const", "DataType", "Tensor", "TensorSpec"]


def __getattr__(name: str) -> Any:
    try:
        return getattr(ge, name)
    except AttributeError:
        raise _names.missing(__name__, name, (), ge.unknown_type(name)) from None
