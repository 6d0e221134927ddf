# SPDX-License-Identifier: Apache-2.0
"""TorchAir's module of `register_replacement`."""

from __future__ import annotations

from fxge.torchair import _names
from fxge.torchair._patterns import register_replacement

__all__ = ["register_replacement"]

__getattr__ = _names.getter(__name__, __all__)
