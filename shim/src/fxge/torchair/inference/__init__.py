"""What serves models of TorchAir: programs that later processes find, and gears."""

from __future__ import annotations

import torch

from fxge._live import gears
from fxge.torchair._cached import cache_compile, readable_cache

__all__ = ["cache_compile", "readable_cache", "set_dim_gears"]


def set_dim_gears(t: torch.Tensor, dim_gears: dict[int, list[int]]) -> None:
    """Fixed sizes of dims of a tensor, which is an argument of the first call of a function that
    torch.compile(dynamic=True, fullgraph=True) made: each call takes the smallest that holds its
    own. It is padded up to it where that is proved to change nothing; else its sizes must be those
    of a gear. Other dims are fixed.

    Args:
        t: any dtype and shape; its dims are marked as dynamic.
        dim_gears: 2 to 100 sizes a dim, from 2 on, {0: [2, 4, 8]}. With a CompilerConfig the first
            of each dim go together, the second of each, ..., unless its
            inference_config.dynamic_gears_merge_policy is "product"; else `gears_policy` of
            fxge.Config says it.

    Raises:
        FxgeError: status 2, something else than that, or other gears than before. The call that
            compiles raises it where the graph has no such free size (2), keeps states (3), or
            does not take these sizes (4); later ones (4) for sizes of no gear.
    """
    gears.mark(t, dim_gears)
