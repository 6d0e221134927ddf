# SPDX-License-Identifier: Apache-2.0
"""Earlier name of TorchAir's package of its own converters."""

from fxge.torchair import _names

__getattr__ = _names.getter(__name__, _names.modules(__path__))
