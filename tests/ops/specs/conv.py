# SPDX-License-Identifier: Apache-2.0
"""Calls of convolutions, their transposed forms and gradients."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, Maker, bf16, c64, c128, call, f16, f32, f64, group, i64, static

EXACT = (i64, f64)


def gradient(tag: str, weight: list[int], window: list[Any], size: list[int]) -> None:
    """Adds convolution_backward; the gradient has the shape of the result of the convolution."""

    def args(m: Maker) -> list[Any]:
        batch = m.a + 4 if len(size) == 1 else 1  # differs from the other sizes, so that it gets a symbol of its own
        x, w = m(batch, 2, m.b + size[0] - 4, *size[1:]), m(*weight)
        y = torch.ops.aten.convolution(x, w, None, *window)
        return [m(*y.shape), x, w, [y.shape[1]], *window, [True] * 3]

    call("convolution_backward", tag, args, dynamic=len(size) == 1)


@group
def complex_convolutions() -> None:
    """Adds complex convolutions."""
    for name, space in (("1d", (7,)), ("2d", (5, 4)), ("3d", (3, 4, 3))):
        kernel = [3, 2, 3][: len(space)]
        call(f"conv{name}", "complex", lambda m, s=space, k=kernel: [m(m.a, 2, *s), m(4, 1, *k), m(4), [2], [1], [1], 2], (c64,))
        static(f"conv{name}", "complex_alone", lambda m, s=space, k=kernel: [m(2, *s), m(3, 2, *k)], (c64,))
        transposed = f"conv_transpose{name}" + ("" if name == "1d" else ".input")
        static(transposed, "complex", lambda m, s=space, k=kernel: [m(1, 2, *s), m(2, 3, *k), m(3), [2], [1], [1]], (c64,))
    static("conv1d.padding", "complex", lambda m: [m(2, 2, 9), m(3, 2, 4), m(3), [1], "same"], (c64,))


@group
def convolutions() -> None:
    """Adds convolutions over one, two and three spatial dims."""
    call("conv1d", "plain", lambda m: [m(m.a, 2, m.b + 4), m(3, 2, 3), m(3)], FLOATS)
    static("conv1d", "stride", lambda m: [m(1, 2, 9), m(3, 2, 3), None, [2], [1], [2]])
    call("conv2d", "plain", lambda m: [m(m.a, 2, m.b + 1, 6), m(3, 2, 3, 3), m(3)], FLOATS)
    static("conv2d", "stride", lambda m: [m(1, 2, 8, 9), m(3, 2, 3, 2), None, [2, 1], [1, 0], [1, 2]])
    static("conv2d", "groups", lambda m: [m(1, 4, 5, 5), m(4, 2, 3, 3), m(4), [1, 1], [1, 1], [1, 1], 2])
    static("conv2d", "depthwise", lambda m: [m(1, 4, 5, 5), m(4, 1, 3, 3), None, [1, 1], [1, 1], [1, 1], 4])
    static("conv2d", "no_batch", lambda m: [m(2, 5, 5), m(3, 2, 3, 3)])
    static("conv2d", "strided", lambda m: [m(1, 5, 5, 2).permute(0, 3, 1, 2), m(3, 2, 3, 3)])
    static("conv2d.padding", "same", lambda m: [m(1, 2, 5, 5), m(3, 2, 3, 3), None, [1, 1], "same"])
    call("conv3d", "plain", lambda m: [m(m.a, 2, 3, m.b + 1, 3), m(3, 2, 2, 3, 2), m(3)], FLOATS)
    static("conv3d", "window", lambda m: [
        m(1, 4, 4, 5, 4), m(2, 2, 2, 3, 2), None, [1, 2, 3], [1, 0, 2], [2, 1, 1], 2])
    static("conv3d", "no_batch", lambda m: [m(2, 3, 4, 5), m(3, 2, 2, 2, 2)])
    static("conv3d.padding", "same", lambda m: [
        m(1, 2, 3, 3, 4), m(2, 2, 2, 3, 4), None, [1, 1, 1], "same"])
    for tag, x, w, n in [("1d", (1, 2, 6), (3, 2, 3), 1), ("2d", (1, 2, 5, 6), (3, 2, 3, 3), 2),
                         ("3d", (1, 2, 4, 3, 4), (3, 2, 3, 2, 3), 3)]:
        static("convolution", tag, lambda m, x=x, w=w, n=n: [
            m(*x), m(*w), m(3), [1] * n, [1] * n, [1] * n, False, [0] * n, 1])


def transposed(n: int) -> None:
    """Adds transposed convolutions over n spatial dims, and the gradients of both kinds."""
    name = f"conv_transpose{n}d{'.input' if n > 1 else ''}"
    size, kernel, ones, zeros = [4, 3, 3][:n], [3, 2, 2][:n], [1] * n, [0] * n

    def image(m: Maker, batch: int, channels: int) -> torch.Tensor:
        return m(batch, channels, m.b, *size[1:])

    call(name, "plain", lambda m: [image(m, m.a, 2), m(2, 3, *kernel), m(3)], FLOATS)
    static(name, "no_batch", lambda m: [m(2, *size), m(2, 3, *kernel)])
    static(name, "no_elements", lambda m: [m(0, 2, *size), m(2, 3, *kernel)])
    # values: stride, padding, output_padding, groups, dilation
    forms = {"stride": ([3] * n, ones, ones, 1, ones), "groups": ([2] * n, zeros, zeros, 2, ones),
             "dilated": (ones, ones, ones, 2, [2] * n),
             "cropped": ([2] * n, kernel, zeros, 1, ones)}
    for tag, (s, p, extra, g, d) in forms.items():
        static(name, tag, lambda m, s=s, p=p, extra=extra, g=g, d=d: [
            m(1, 2, *size), m(2, 2, *kernel), m(2 * g), s, p, extra, g, d])
        window = [s, p, d, True, extra, g]
        static("convolution", f"transposed_{tag}_{n}d", lambda m, w=window, g=g: [
            m(1, 2, *size), m(2, 2, *kernel), m(2 * g), *w])
        gradient(f"transposed_{tag}_{n}d", [2, 2, *kernel], window, size)
        gradient(f"{tag}_{n}d", [2 * g, 2 // g, *kernel], [s, p, d, False, zeros, g],
                 [5, 4, 4][:n])


for dims in (1, 2, 3):
    transposed(dims)


@group
def exact_dtypes() -> None:
    """Adds convolutions of i64 and f64, which are lowered to a product."""
    call("conv1d", "whole", lambda m: [m(m.a, 2, m.b + 4), m(3, 2, 3), m(3)], EXACT)
    call("conv2d", "whole", lambda m: [m(m.a, 2, m.b + 4, 6), m(4, 1, 3, 2), m(4), [2, 1], [1, 0], [1, 2], 2], EXACT)
    call("conv3d", "whole", lambda m: [m(m.a, 1, 3, m.b + 1, 3), m(2, 1, 2, 3, 2), m(2), [1, 1, 1], [1, 0, 2]], EXACT)
    static("conv2d", "whole_no_batch", lambda m: [m(2, 5, 5), m(3, 2, 3, 3)], EXACT)
    static("conv2d", "whole_empty_batch", lambda m: [m(0, 2, 5, 5), m(3, 2, 3, 3)], EXACT)
    static("conv2d", "whole_depthwise", lambda m: [m(1, 4, 5, 5), m(4, 1, 3, 3), None, [1, 1], [1, 1], [1, 1], 4], EXACT)
    static("conv2d.padding", "whole", lambda m: [m(1, 2, 5, 5), m(3, 2, 4, 3), None, [1, 1], "same"], EXACT)
    static("conv2d", "double_complex", lambda m: [m(1, 2, 5, 5), m(4, 1, 3, 3), m(4), [1, 1], [1, 0], [1, 1], 2], (c128,))
    static("conv1d", "beyond_floats", lambda m: [m(1, 1, 4) + 2**53, torch.ones(1, 1, 2, dtype=i64)], (i64,))
    call("conv_transpose2d.input", "whole", lambda m: [m(m.a, 2, m.b, 5), m(2, 3, 2, 3), m(3), [2, 2], [1, 1], [1, 0]], EXACT)
    static("convolution_backward", "whole", lambda m: [
        m(2, 6, 3, 3), m(2, 4, 5, 6), m(6, 2, 3, 2), [6], [1, 2], [0, 0], [1, 1], False, [0, 0], 2, [True, True, True]], (f64,))


@group
def infinities() -> None:
    """Adds NaN and infinities in a transposed convolution with a stride."""
    static("conv_transpose1d", "nan", lambda m: [
        torch.tensor([[[1.0, 2.0, 3.0, float("nan"), 5.0, -float("inf"), 7.0]]]).to(m.dtype),
        torch.linspace(-1, 1, 6).reshape(1, 2, 3).to(m.dtype), None, [2]], (f32, bf16, f16))


@group
def padding_modes() -> None:
    """Adds convolutions with named padding."""
    for padding in ("same", "valid"):
        call("_convolution_mode", padding, lambda m, p=padding: [m(1, 2, 6, m.b), m(3, 2, 3, 2), m(3), [1, 1], p, [1, 2], 1], FLOATS)


@group
def cudnn_arguments() -> None:
    """Adds convolutions with the arguments for cuDNN, which do not affect results."""
    for tag, transposed in (("plain", False), ("transposed", True)):
        shape = (2, 3, 3, 2) if transposed else (3, 2, 3, 2)
        window = [[1, 2], [1, 0], [1, 1], transposed, [0, 0], 1, False, False, True]
        call("_convolution", tag, lambda m, s=shape, w=window: [m(2, 2, 4, m.b), m(*s), m(3), *w, True], FLOATS)
        static("_convolution.deprecated", tag, lambda m, s=shape, w=window: [m(2, 2, 4, 5), m(*s), None, *w])


@group
def padding_of_signals() -> None:
    """Adds convolutions over one dim with named padding."""
    for pad in ("same", "valid"):
        call("conv1d.padding", pad, lambda m, p=pad: [m(2, 3, m.b), m(4, 3, 3), m(4), [1], p])


@group
def conv_tbc() -> None:
    """Adds conv_tbc, whose first dim is time."""
    for pad in (0, 2):
        static("conv_tbc", f"pad{pad}", lambda m, p=pad: [m(6, 3, 5), m(3, 5, 4), m(4), p], FLOATS + (f64,))
