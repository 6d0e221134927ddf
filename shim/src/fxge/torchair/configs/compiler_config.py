# SPDX-License-Identifier: Apache-2.0
"""`from fxge.torchair.configs.compiler_config import CompilerConfig`, as in TorchAir."""

from fxge.torchair._options import CompilerConfig

__all__ = ["CompilerConfig"]
