# SPDX-License-Identifier: Apache-2.0
"""Functions for serving models: cached programs of later processes, and gears."""

from __future__ import annotations

import torch

from fxge._live import gears
from fxge.torchair import _names
from fxge.torchair._cached import cache_compile, readable_cache

__all__ = ["cache_compile", "readable_cache", "set_dim_gears"]


def set_dim_gears(t: torch.Tensor, dim_gears: dict[int, list[int]]) -> None:
    """Sets gears of a tensor: fixed sizes of dims, of which each call uses the smallest that fits.

    The tensor is an argument of the first call of a function of torch.compile(dynamic=True,
    fullgraph=True). An input is padded to its gear if padding provably does not change results;
    otherwise its sizes must equal those of a gear. Other dims are static.

    Args:
        t: tensor of any dtype and shape; its dims are marked as dynamic.
        dim_gears: 2 to 100 sizes for each dim, at least 2: {0: [2, 4, 8]}. With a CompilerConfig,
            the first sizes of all dims are combined, the second ones, and so on, unless its
            inference_config.dynamic_gears_merge_policy is "product". Otherwise `gears_policy` of
            fxge.Config applies.

    Raises:
        FxgeError: status 2, other arguments, or other gears than before. The compiling call raises
            it if the graph has no such dynamic size (2), has states (3), or does not accept these
            sizes (4); later calls (4) for sizes that equal no gear.
    """
    gears.mark(t, dim_gears)


__getattr__ = _names.getter(__name__, __all__)
