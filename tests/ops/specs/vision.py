# SPDX-License-Identifier: Apache-2.0
"""Calls of torchvision's operators; none where its C++ part does not load.

PyPI's torchvision is a CUDA build, which loads beside PyPI's torch only (doc/vision.md).
"""

from __future__ import annotations

import torch

from specs.base import INF, NAN, Maker, call, f16, f32, f64, group, i32, static

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


@group
def aligned_regions() -> None:
    """Adds regions of sampled images, and their gradients."""
    if not LOADED:
        return
    name = "torchvision.roi_align"
    for samples, aligned in ((2, False), (1, True), (0, False), (-1, True)):
        call(name, f"s{samples}_{aligned}".replace("-", "_"), lambda m, s=samples, a=aligned: [m(2, 2, 5, 6), regions(m, m.a, 2), 0.5, 2, 3, s, a], (f32, f16))
    call(name, "image", lambda m: [m(m.a, 2, m.b, m.b), regions(m, 3, 3), 1.0, 2, 2, 2, True])
    static(name, "f64", lambda m: [m(2, 2, 5, 6), regions(m, 4, 2), 0.5, 2, 3, 2, True], (f64,))
    static(name, "f64_plain", lambda m: [m(2, 2, 5, 6), regions(m, 4, 2), 0.5, 2, 3, 2, False], (f64,))
    static(name, "none", lambda m: [m(2, 2, 5, 6), m(0, 5), 0.5, 2, 3, 2, True])
    static(name, "outside", lambda m: [m(1, 2, 4, 4), torch.tensor([[0.0, 20, 20, 30, 30], [0, -9, -9, -5, -5], [0, 3, 3, 1, 1], [0, 2, 2, 2, 2]]).to(m.dtype), 1.0, 2, 2, 2, True])
    name = "torchvision._roi_align_backward"
    for samples, aligned in ((2, False), (1, True), (0, False)):
        static(name, f"s{samples}_{aligned}", lambda m, s=samples, a=aligned: [m(3, 2, 2, 3), regions(m, 3, 2), 0.5, 2, 3, 2, 2, 5, 6, s, a], (f32, f16))
    static(name, "f64", lambda m: [m(3, 2, 2, 3), regions(m, 3, 2), 0.5, 2, 3, 2, 2, 5, 6, 2, True], (f64,))
    call(name, "regions", lambda m: [m(m.a, 2, 2, 3), regions(m, m.a, 2), 0.5, 2, 3, 2, 2, 5, 6, 2, True])


@group
def pooled_regions() -> None:
    """Adds maxima of regions, and regions with channels for each cell."""
    if not LOADED:
        return
    call("torchvision.roi_pool", "plain", lambda m: [m(2, 2, 5, 6), regions(m, m.a, 2), 0.5, 2, 3], (f32, f16))
    static("torchvision.roi_pool", "f64", lambda m: [m(2, 2, 5, 6), regions(m, 3, 2), 0.5, 2, 3], (f64,))
    static("torchvision.roi_pool", "odd", lambda m: [torch.tensor([NAN, 1.0, -INF, 2.0, 2.0, NAN, -INF, NAN, 0.0]).view(1, 1, 3, 3), torch.tensor([[0.0, 0, 0, 2, 2], [0, 9, 9, 12, 12], [0, 0, 2, 1, 2]]), 1.0, 2, 1])
    call("torchvision._roi_pool_backward", "plain", lambda m: [m(m.a, 2, 2, 3), regions(m, m.a, 2), m.index(31, m.a, 2, 2, 3, dtype=i32) - 1, 0.5, 2, 3, 2, 2, 5, 6], (f32, f16))
    call("torchvision.ps_roi_align", "plain", lambda m: [m(2, 12, 5, 6), regions(m, m.a, 2), 0.5, 2, 3, 2], (f32, f16))
    static("torchvision.ps_roi_align", "none", lambda m: [m(2, 12, 5, 6), m(0, 5), 0.5, 2, 3, 2])
    call("torchvision._ps_roi_align_backward", "plain", lambda m: [m(m.a, 2, 2, 3), regions(m, m.a, 2), cells(m.a), 0.5, 2, 3, 2, 2, 12, 5, 6], (f32, f16))
    call("torchvision.ps_roi_pool", "plain", lambda m: [m(2, 12, 5, 6), regions(m, m.a, 2), 0.5, 2, 3], (f32, f16))
    call("torchvision._ps_roi_pool_backward", "plain", lambda m: [m(m.a, 2, 2, 3), regions(m, m.a, 2), cells(m.a), 0.5, 2, 3, 2, 12, 5, 6], (f32, f16))


def cells(n: int) -> torch.Tensor:
    """Returns the channel of each of 12 cells."""
    return torch.arange(12, dtype=i32).view(1, 2, 2, 3).expand(n, 2, 2, 3).contiguous()


@group
def deformable() -> None:
    """Adds deformable convolutions and their gradients."""
    if not LOADED:
        return
    for masked, groups, offset_groups in ((True, 1, 2), (False, 2, 1)):
        def args(m: Maker, n: int, u: bool = masked, g: int = groups, o: int = offset_groups) -> list[object]:
            mask = m.positive(n, o * 6, 3, 4) if u else torch.zeros(n, 1, dtype=m.dtype)
            return [m(n, 4, 5, 6), m(2, 4 // g, 2, 3), m(n, o * 12, 3, 4), mask, m(2), 2, 1, 1, 0, 1, 1, g, o, u]

        tag = "masked" if masked else "groups"
        call("torchvision.deform_conv2d", tag, lambda m, a=args: a(m, m.a), (f32, f16, f64))
        call("torchvision._deform_conv2d_backward", tag, lambda m, a=args: [m(m.a, 2, 3, 4), *a(m, m.a)], (f32, f16, f64))
    static("torchvision.deform_conv2d", "none", lambda m: [m(0, 2, 3, 3), m(2, 2, 1, 1), m(0, 2, 3, 3), m(0, 1), m(2), 1, 1, 0, 0, 1, 1, 1, 1, False])
