"""Specs of convolutions, their transposed forms and gradients (see specs.py)."""

from __future__ import annotations

from typing import Any

import torch
from specs import FLOATS, Maker, call, still


def plain() -> None:
    """One spatial dim, two, three."""
    call("conv1d", "plain", lambda m: [m(m.a, 2, m.b + 4), m(3, 2, 3), m(3)], FLOATS)
    still("conv1d", "stride", lambda m: [m(1, 2, 9), m(3, 2, 3), None, [2], [1], [2]])
    call("conv2d", "plain", lambda m: [m(m.a, 2, m.b + 4, 7), m(3, 2, 3, 3), m(3)], FLOATS)
    still("conv2d", "stride", lambda m: [m(1, 2, 8, 9), m(3, 2, 3, 2), None, [2, 1], [1, 0], [1, 2]])
    still("conv2d", "groups", lambda m: [m(1, 4, 5, 5), m(4, 2, 3, 3), m(4), [1, 1], [1, 1], [1, 1], 2])
    still("conv2d", "depthwise", lambda m: [m(1, 4, 5, 5), m(4, 1, 3, 3), None, [1, 1], [1, 1], [1, 1], 4])
    still("conv2d", "no_batch", lambda m: [m(2, 5, 5), m(3, 2, 3, 3)])
    still("conv2d", "strided", lambda m: [m(1, 5, 5, 2).permute(0, 3, 1, 2), m(3, 2, 3, 3)])
    still("conv2d.padding", "same", lambda m: [m(1, 2, 5, 5), m(3, 2, 3, 3), None, [1, 1], "same"])
    call("conv3d", "plain", lambda m: [m(m.a, 2, 4, m.b + 1, 4), m(3, 2, 2, 3, 2), m(3)], FLOATS)
    still("conv3d", "window", lambda m: [
        m(1, 4, 5, 7, 6), m(2, 2, 2, 3, 2), None, [1, 2, 3], [1, 0, 2], [2, 1, 1], 2])
    still("conv3d", "no_batch", lambda m: [m(2, 3, 4, 5), m(3, 2, 2, 2, 2)])
    still("conv3d.padding", "same", lambda m: [
        m(1, 2, 4, 3, 5), m(3, 2, 2, 3, 4), None, [1, 1, 1], "same"])
    for tag, x, w, n in [("1d", (1, 2, 6), (3, 2, 3), 1), ("2d", (1, 2, 5, 6), (3, 2, 3, 3), 2),
                         ("3d", (1, 2, 5, 6, 4), (3, 2, 3, 2, 3), 3)]:
        still("convolution", tag, lambda m, x=x, w=w, n=n: [
            m(*x), m(*w), m(3), [1] * n, [1] * n, [1] * n, False, [0] * n, 1])


def transposed(n: int) -> None:
    """Transposed convolutions over n dims, and gradients of both kinds."""
    name = f"conv_transpose{n}d{'.input' if n > 1 else ''}"
    size, kernel, ones, zeros = [4, 3, 5][:n], [3, 2, 3][:n], [1] * n, [0] * n

    def image(m: Maker, batch: int, channels: int) -> torch.Tensor:
        return m(batch, channels, m.b, *size[1:])

    call(name, "plain", lambda m: [image(m, m.a, 2), m(2, 3, *kernel), m(3)], FLOATS)
    still(name, "no_batch", lambda m: [m(2, *size), m(2, 3, *kernel)])
    still(name, "no_elements", lambda m: [m(0, 2, *size), m(2, 3, *kernel)])
    # stride, padding, output_padding, groups, dilation
    forms = {"stride": ([3] * n, ones, ones, 1, ones), "groups": ([2] * n, zeros, zeros, 2, ones),
             "dilated": (ones, ones, ones, 2, [2] * n),
             "cropped": ([2] * n, kernel, zeros, 1, ones)}
    for tag, (s, p, extra, g, d) in forms.items():
        still(name, tag, lambda m, s=s, p=p, extra=extra, g=g, d=d: [
            m(2, 4, *size), m(4, 3, *kernel), m(3 * g), s, p, extra, g, d])
        window = [s, p, d, True, extra, g]
        still("convolution", f"transposed_{tag}_{n}d", lambda m, w=window, g=g: [
            m(2, 4, *size), m(4, 3, *kernel), m(3 * g), *w])
        gradient(f"transposed_{tag}_{n}d", [4, 3, *kernel], window, size)
        gradient(f"{tag}_{n}d", [2 * g, 4 // g, *kernel], [s, p, d, False, zeros, g],
                 [6, 4, 5][:n])


def gradient(tag: str, weight: list[int], window: list[Any], size: list[int]) -> None:
    """convolution_backward; the gradient has the shape of the convolution's result."""
    def args(m: Maker) -> list[Any]:
        batch = m.a + 4 if len(size) == 1 else 2  # no other size is the same: a symbol of its own
        x, w = m(batch, 4, m.b + size[0] - 4, *size[1:]), m(*weight)
        y = torch.ops.aten.convolution(x, w, None, *window)
        return [m(*y.shape), x, w, [y.shape[1]], *window, [True] * 3]

    call("convolution_backward", tag, args, dynamic=len(size) == 1)


plain()
for dims in [1, 2, 3]:
    transposed(dims)
