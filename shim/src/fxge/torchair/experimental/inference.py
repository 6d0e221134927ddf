# SPDX-License-Identifier: Apache-2.0
"""Memory formats of weights."""

from __future__ import annotations

import torch

from fxge.errors import FxgeError
from fxge.torchair import _names

__all__ = ["use_internal_format_weight"]


def use_internal_format_weight(model: torch.nn.Module) -> None:
    """Does nothing: weights are ND here, and GE chooses their format on an NPU.

    Raises:
        FxgeError: status 2, another kind of object.
    """
    if not isinstance(model, torch.nn.Module):
        raise FxgeError(f"expected a torch.nn.Module, found {type(model).__name__}", status=2)


__getattr__ = _names.getter(__name__, __all__)
