# SPDX-License-Identifier: Apache-2.0
"""TorchAir's package of converters, which programs import in spite of its underscore."""

from fxge.torchair import _names

__getattr__ = _names.getter(__name__, _names.modules(__path__))
