# SPDX-License-Identifier: Apache-2.0
"""Calls of torchvision's operators; none where its C++ part does not load.

PyPI's torchvision is a CUDA build, which loads beside PyPI's torch only (doc/vision.md).
"""

from __future__ import annotations

import torch

from specs.base import INF, NAN, Maker, call, group, static

try:
    import torchvision.extension

    LOADED = torchvision.extension._has_ops()
except (ImportError, RuntimeError):
    LOADED = False


def boxes(m: Maker, n: int, scale: float = 4.0) -> torch.Tensor:
    """Draws boxes x1, y1, x2, y2 that overlap; a few are equal, and a few have no area."""
    low = m.index(8, n, 2) * (scale / 4)
    size = m.index(6, n, 2) * (scale / 2)
    return torch.cat([low, low + size], 1).to(m.dtype)


def regions(m: Maker, n: int, batch: int, scale: float = 4.0) -> torch.Tensor:
    """Draws regions: the image, and a box."""
    return torch.cat([m.index(batch, n, 1).to(m.dtype), boxes(m, n, scale)], 1)


@group
def suppression() -> None:
    """Adds non-maximum suppression."""
    if not LOADED:
        return
    for limit in (0.0, 0.3, 0.5, 1.0):
        call("torchvision.nms", f"limit_{limit}", lambda m, v=limit: [boxes(m, 4 * m.a), m(4 * m.a), v])
    equal = [0.0, 0.0, 4.0, 4.0, 0.0, 0.0, 4.0, 2.0, 0.0, 2.0, 4.0, 4.0]
    static("torchvision.nms", "equal_scores", lambda m: [torch.tensor(equal * 2).view(6, 4), torch.ones(6), 0.5])
    static("torchvision.nms", "at_the_limit", lambda m: [torch.tensor(equal).view(3, 4), torch.tensor([0.5, 0.25, 0.75]), 0.49999999])
    static("torchvision.nms", "odd_scores", lambda m: [boxes(m, 8), torch.tensor([1.0, NAN, -INF, 2.0, INF, 0.0, -0.0, NAN]), 0.4])
    odd = [0.0, 0.0, 4.0, 4.0, NAN, 0.0, 4.0, 4.0, 0.0, 0.0, INF, 4.0, 4.0, 4.0, 0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 3.0, 0.0, 1.0, 4.0]
    static("torchvision.nms", "odd_boxes", lambda m: [torch.tensor(odd).view(6, 4), m(6), 0.5])
    static("torchvision.nms", "near_scores", lambda m: [boxes(m, 6), torch.tensor([1e-9, 2e-9, 3e-9, 4e-9, 5e-9, 6e-9]), 0.5])
    static("torchvision.nms", "small", lambda m: [boxes(m, 6) / 65536, m(6), 0.5])
