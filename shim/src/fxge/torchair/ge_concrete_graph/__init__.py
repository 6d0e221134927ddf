# SPDX-License-Identifier: Apache-2.0
"""Earlier name of TorchAir's package `_ge_concrete_graph`."""

from fxge.torchair import _names

__getattr__ = _names.getter(__name__, _names.modules(__path__))
