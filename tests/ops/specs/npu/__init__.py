# SPDX-License-Identifier: Apache-2.0
"""Specs of torch_npu's operators, one module for each family. A reference of npu_reference*.py computes their results."""

from specs.npu import (  # noqa: F401
    activation,
    attention,
    cache,
    indexer,
    latent,
    matmul,
    misc,
    moe,
    mx,
    norm,
    quant,
    ranks,
    rotary,
    update,
)
from specs.npu.base import NAMESPACES, OPEN, REFUSED, full

__all__ = ["NAMESPACES", "OPEN", "REFUSED", "full"]
