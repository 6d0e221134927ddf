# SPDX-License-Identifier: Apache-2.0
"""`from fxge.torchair.configs.compiler_config import CompilerConfig`, as in TorchAir."""

from fxge.torchair import _names
from fxge.torchair._options import CompilerConfig

__all__ = ["CompilerConfig"]


__getattr__ = _names.getter(__name__, __all__)
