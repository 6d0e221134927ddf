# SPDX-License-Identifier: Apache-2.0
"""TorchAir's patches of torch.distributed, which PyTorch 2.3.1 and later do not need."""

from fxge.torchair import _names

__getattr__ = _names.getter(__name__, _names.modules(__path__))
