# SPDX-License-Identifier: Apache-2.0
"""Calls of grid samplers."""

from __future__ import annotations

import itertools

import torch

from specs.base import F32_BF16, FLOATS, call, f32, f64, group, static


@group
def affine_grids() -> None:
    """Adds affine grids of images and volumes."""
    for n in (2, 3):
        for corners in (False, True):
            size = [2, 3, 4, 5, 6][: n + 2]
            static("affine_grid_generator", f"{n}d_{corners}", lambda m, n=n, s=size, c=corners: [m(2, n, n + 1), s, c], (f32, f64, torch.bfloat16))
            static("affine_grid_generator", f"{n}d_{corners}_one", lambda m, n=n, c=corners: [m(1, n, n + 1), [1, 1, 1, 3, 1][: n + 2], c])


@group
def samplers() -> None:
    """Adds each mode and padding, with points outside, at the border and between pixels."""

    def grid(m, *shape):
        return m(*shape) * 0.75 + 0.0625

    for mode, padding, corners in itertools.product((0, 1, 2), (0, 1, 2), (False, True)):
        tag = f"{mode}{padding}{int(corners)}"
        call("grid_sampler_2d", tag, lambda m, a=(mode, padding, corners): [m(2, 1, m.a, m.b), grid(m, 2, 1, 5, 2), *a],
            (*F32_BF16, f64) if tag in ("000", "121") else (f32, f64))  # GE has separate operators for f32
        if mode != 2:
            call("grid_sampler_3d", tag, lambda m, a=(mode, padding, corners): [m(2, 1, m.a, m.b, 2), grid(m, 2, 1, 1, 5, 3), *a], (f32, f64))
    call("grid_sampler", "2d", lambda m: [m(2, 1, m.a, m.b), grid(m, 2, 1, 5, 2), 0, 0, False], FLOATS)
    static("grid_sampler", "3d", lambda m: [m(2, 3, 4, 5, 2), grid(m, 2, 2, 1, 5, 3), 0, 1, True])
    static("grid_sampler_2d", "far", lambda m: [m(1, 1, 3, 3), torch.tensor([-9.0, 1e6, -1e6, 3.0, 0.5, -0.5]).view(1, 1, 3, 2), 0, 0, False])
    ends = torch.linspace(-1.01, 1.01, 8)
    for mode in (0, 1, 2):  # bf16 rounds the width and the last index
        static("grid_sampler_2d", f"wide_{mode}", lambda m, mode=mode: [
            (torch.arange(260) % 7).view(1, 1, 1, 260).to(m.dtype), torch.stack([ends, 0 * ends], 1).view(1, 8, 1, 2).to(m.dtype), mode, 0, False], (torch.bfloat16,))
    none = torch.tensor([torch.nan, 0.25, 0.5, torch.nan, 40.0, -40.0, torch.inf, -torch.inf])
    for mode, padding in itertools.product((0, 1, 2), (0, 1, 2)):
        static("grid_sampler_2d", f"no_place_{mode}{padding}", lambda m, a=(mode, padding): [m(1, 2, 3, 4), none.view(1, 4, 1, 2).to(m.dtype), *a, False], (f32, f64))
        if mode != 2:
            static("grid_sampler_3d", f"no_place_{mode}{padding}", lambda m, a=(mode, padding): [
                m(1, 2, 3, 4, 2), torch.cat([none, none[:1]]).view(1, 3, 1, 1, 3).to(m.dtype), *a, False], (f32, f64))


@group
def sampler_gradients() -> None:
    """Adds gradients of samplers, for the input and for the grid."""

    def grid(m, *shape):
        return m(*shape) * 0.75 + 0.0625

    both = [True, True]
    for mode, padding, corners in itertools.product((0, 1, 2), (0, 1, 2), (False, True)):
        tag = f"{mode}{padding}{int(corners)}"
        call("grid_sampler_2d_backward", tag, lambda m, a=(mode, padding, corners): [
            m(1, 2, 5, 1), m(1, 2, m.a, m.b), grid(m, 1, 5, 1, 2), *a, both], F32_BF16 if tag == "000" else (f32,))
        if mode != 2:
            call("grid_sampler_3d_backward", tag, lambda m, a=(mode, padding, corners): [
                m(1, 2, 1, 5, 2), m(1, 2, m.a, m.b, 2), grid(m, 1, 1, 5, 2, 3), *a, both])
    steep = torch.tensor([0.0, 0.0, 20000.0, 0.0]).view(1, 1, 1, 4)  # f16 holds this gradient, but not its double
    static("grid_sampler_2d_backward", "steep", lambda m: [torch.ones(1, 1, 1, 1).to(m.dtype), steep.to(m.dtype), torch.zeros(1, 1, 1, 2).to(m.dtype), 0, 0, False, both], (torch.float16,))
    for n, size in ((2, [3, 4]), (3, [3, 4, 2])):
        out = [1, 2, 1][:n]
        for tag, mask in (("places", [False, True]), ("values", [True, False])):
            static(f"grid_sampler_{n}d_backward", tag, lambda m, n=n, s=size, o=out, k=mask: [m(2, 3, *o), m(2, 3, *s), grid(m, 2, *o, n), 0, 1, False, k])
        static(f"grid_sampler_{n}d_backward", "one", lambda m, n=n, o=out: [m(1, 1, *o), m(1, 1, *[1] * n), grid(m, 1, *o, n), 0, 2, True, both])
        far = torch.tensor([-9.0, 1e6, -1e6, 3.0, 0.5, -0.5])
        for padding in (0, 1, 2):
            static(f"grid_sampler_{n}d_backward", f"far{padding}", lambda m, n=n, s=size, p=padding: [
                m(1, 2, 6 // n, *[1] * (n - 1)), m(1, 2, *s), far.view(1, 6 // n, *[1] * (n - 1), n), 0, p, False, both])
