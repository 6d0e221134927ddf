# SPDX-License-Identifier: Apache-2.0
"""Tensors over memory of a chip."""

from __future__ import annotations

from typing import Any

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names

__all__ = ["create_npu_tensors"]


def create_npu_tensors(shape: list[int], dtype: torch.dtype, addresses: list[int]) -> Any:
    """Raises FxgeError (status 3): tensors over addresses of a chip's memory are torch_npu's."""
    del shape, dtype, addresses
    raise FxgeError(
        "create_npu_tensors makes tensors over addresses of an NPU's memory, which fxge does not "
        "support",
        status=3,
    )


__getattr__ = _names.getter(__name__, __all__)
