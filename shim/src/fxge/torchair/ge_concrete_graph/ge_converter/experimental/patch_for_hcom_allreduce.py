# SPDX-License-Identifier: Apache-2.0
"""Module without effect: PyTorch traces its collectives itself, so that nothing is replaced."""

from __future__ import annotations

from fxge.torchair import _names

__all__: list[str] = []

__getattr__ = _names.getter(__name__, __all__)
