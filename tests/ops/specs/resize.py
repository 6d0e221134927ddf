# SPDX-License-Identifier: Apache-2.0
"""Calls of resizes."""

from __future__ import annotations

import itertools

import torch

from specs.base import ALL, FLOATS, call, f32, f64, group, static, u8

BY_FACTORS = ([9], [9, 2], [9, 1, 5])  # results of the factors 2.3, 0.6 and 2.5
FLOATS_F64 = (*FLOATS, f64)
LARGER = ([7], [7, 3], [5, 1, 2])  # one larger, one smaller, one equal size
SIZES = ([4], [4, 5], [4, 2, 2])  # signals, images and volumes


@group
def image_resizes() -> None:
    """Adds nearest and bilinear resizes of images."""
    ends = torch.tensor([1.0, -float("inf"), 2.0, 5.0, 6.0, float("inf"), 3.0, 8.0, 4.0])
    for name, corners in [("upsample_nearest2d", []), ("upsample_bilinear2d", [True]), ("upsample_bilinear2d", [False])]:
        kind = "_corners" if corners == [True] else ""
        static(name, f"sizes{kind}", lambda m, c=corners: [m(1, 2, 4, 5), [6, 11], *c])
        static(name, f"one_stays{kind}", lambda m, c=corners: [ends.reshape(1, 1, 3, 3), [3, 5], *c, 1.5, None])
    static("upsample_nearest2d", "doubles", lambda m: [m(1, 2, 3, 3), [6, 7], 2.5, 2.5])


@group
def infinite_gradients() -> None:
    """Adds gradients with an infinity, of sizes that stay, all or one: PyTorch multiplies it by weights of 0."""
    def gradient(out: list[int]) -> torch.Tensor:
        found = torch.ones(1, 1, *out)
        found.view(-1)[found.numel() // 2] = float("inf")
        return found

    for name, n in (("linear1d", 1), ("bilinear2d", 2), ("trilinear3d", 3), ("bicubic2d", 2)):
        for tag, out in (("stays", SIZES[n - 1]), ("one_stays", [8, *SIZES[n - 1][1:]])):
            if n > 1 or tag == "stays":
                static(f"upsample_{name}_backward", f"infinite_{tag}", lambda m, n=n, o=out: [gradient(o), o, [1, 1, *SIZES[n - 1]], False])


@group
def antialiased_gradients() -> None:
    """Adds gradients of antialiased resizes."""
    for name in ("_upsample_bilinear2d_aa_backward", "_upsample_bicubic2d_aa_backward"):
        for tag, out, corners, scales in (("smaller", [3, 4], False, []), ("larger", [9, 11], False, []), ("corners", [4, 3], True, []), ("factors", [3, 3], False, [0.5, 0.45])):
            static(name, tag, lambda m, o=out, c=corners, s=scales: [m(1, 2, *o), o, [1, 2, 6, 7], c, *s], FLOATS + (f64,))


@group
def resizes() -> None:
    """Adds larger, smaller and equal sizes, by sizes and by factors that differ from the quotients."""
    for name, n, corners in (("upsample_nearest", 1, False), ("upsample_nearest", 3, False), ("_upsample_nearest_exact", 1, False),
                             ("_upsample_nearest_exact", 2, False), ("_upsample_nearest_exact", 3, False),
                             ("upsample_linear", 1, True), ("upsample_trilinear", 3, True), ("upsample_bicubic", 2, True)):
        op, given, other, scaled = f"{name}{n}d", SIZES[n - 1], LARGER[n - 1], BY_FACTORS[n - 1]
        for tag, some in (("corners", [True]), ("centres", [False])) if corners else (("plain", []),):
            call(op, f"{tag}_sizes", lambda m, s=some, g=given, o=other: [m(1, m.a, *g), o, *s], FLOATS_F64)
            static(op, f"{tag}_factors", lambda m, s=some, g=given, o=scaled: [m(1, 2, *g), o, *s, *[2.3, 0.6, 2.5][: len(g)]])
            static(op, f"{tag}_same", lambda m, s=some, g=given: [m(1, 2, *g), g, *s])
            static(op, f"{tag}_one", lambda m, s=some, g=given: [m(1, 2, *g), [1] * len(g), *s])
            static(op, f"{tag}_of_one", lambda m, s=some, g=given: [m(1, 3, *[1] * len(g)), [3] * len(g), *s])
            static(op, f"{tag}_no_batch", lambda m, s=some, g=given: [m(0, 3, *g), [7] * len(g), *s])
            static(f"{op}.vec", f"{tag}_sizes", lambda m, s=some, g=given, o=other: [m(1, 2, *g), [o[0] + 1, *o[1:]], *s, None])
            call(f"{op}.vec", f"{tag}_factors", lambda m, s=some, g=given: [m(m.a, m.b, *g), None, *s, [1.5, 0.7, 2.0][: len(g)]], FLOATS)
            call(op, f"{tag}_of_any", lambda m, s=some, n=n, o=other: [m(1, 2, *[m.a, m.b, 3][:n]), o, *s])
            call(f"{op}.vec", f"{tag}_times", lambda m, s=some, n=n: [m(1, 2, *[m.a, m.b, 3][:n]), None, *s, [1.5, 2.0, 0.5][:n]])
        if name == "upsample_nearest":
            static(op, "factors_of_same", lambda m, g=given: [m(1, 2, *g), g, *[1.3, 2.5, 1.6][: len(g)]], FLOATS_F64)
            static(op, "factors_of_doubles", lambda m, g=given: [m(1, 2, *g), [2 * s for s in g], *[2.6, 1.3, 3.0][: len(g)]])
        if "nearest" in name:
            static(op, "bytes", lambda m, g=given, o=other: [m(1, 2, *g), [*o[:-1], o[-1] + 1]], (u8,))
    # PyTorch applies the factor only to images whose sizes add up to more than 128.
    static("upsample_nearest2d", "factors_of_small", lambda m: [m(1, 1, 64, 2), [64, 2], 1.3, 1.6])
    static("upsample_nearest2d", "factors_of_large", lambda m: [m(1, 1, 127, 2), [127, 2], 1.3, 1.6])


@group
def gradients() -> None:
    """Adds gradients of the same sizes and factors."""
    for name, n, corners in (("upsample_nearest", 1, False), ("upsample_nearest", 2, False), ("upsample_nearest", 3, False),
                             ("_upsample_nearest_exact", 1, False), ("_upsample_nearest_exact", 2, False), ("_upsample_nearest_exact", 3, False),
                             ("upsample_linear", 1, True), ("upsample_bilinear", 2, True), ("upsample_trilinear", 3, True), ("upsample_bicubic", 2, True)):
        op, given = f"{name}{n}d_backward", SIZES[n - 1]
        for tag, some in (("corners", [True]), ("centres", [False])) if corners else (("plain", []),):
            for kind, size, factors in (("sizes", LARGER[n - 1], []), ("factors", BY_FACTORS[n - 1], [2.3, 0.6, 2.5]), ("same", given, []),
                                        ("one", [1, 1, 1], []), ("doubles", [given[0] * 2, *given[1:]], [])):
                static(op, f"{tag}_{kind}", lambda m, s=some, g=given, o=size, f=factors: [
                    m(1, 2, *o[: len(g)]), o[: len(g)], [1, 2, *g], *s, *f[: len(g)]], FLOATS_F64 if kind == "sizes" and n < 3 else (f32,))


@group
def by_size_or_factors() -> None:
    """Adds image resizes by a size and by factors, with a dynamic channel dim."""
    call("upsample_nearest2d.vec", "size", lambda m: [m(1, m.a, 4, 5), [7, 3], None])
    call("upsample_nearest2d.vec", "factors", lambda m: [m(1, m.a, 4, 5), None, [2.0, 1.5]])
    call("upsample_bilinear2d.vec", "size", lambda m: [m(1, m.a, 4, 5), [7, 3], False, None])
    call("upsample_bilinear2d.vec", "factors", lambda m: [m(1, m.a, 4, 5), None, True, [2.0, 1.5]])


@group
def antialiased() -> None:
    """Adds antialiased resizes."""
    for kind, (h, w), corners in itertools.product(("bilinear", "bicubic"), ((2, 3), (9, 7), (5, 6)), (False, True)):
        name = f"_upsample_{kind}2d_aa"
        static(name, f"{h}_{w}_{corners}", lambda m, s=(h, w), c=corners: [m(1, 2, 5, 6), list(s), c], (f32, f64))
        static(f"{name}.vec", f"{h}_{w}_{corners}", lambda m, s=(h, w), c=corners: [m(1, 2, 5, 6), list(s), c, None])
    for kind in ("bilinear", "bicubic"):
        for tag, size, corners in [("less", (4, 5), False), ("more", (11, 9), False), ("corners", (3, 10), True)]:
            static(f"_upsample_{kind}2d_aa", f"bytes_{tag}", lambda m, size=size, corners=corners: [m(1, 2, 7, 8) * 36, [*size], corners], (u8,))
        static(f"_upsample_{kind}2d_aa", "same", lambda m: [m(1, 2, 5, 6), [5, 6], False], ALL)
        static(f"_upsample_{kind}2d_aa", "nan", lambda m: [torch.where(torch.arange(30.0) == 7, torch.nan, torch.arange(30.0)).view(1, 1, 5, 6), [9, 3], False])
        static(f"_upsample_{kind}2d_aa.vec", "factors", lambda m: [m(1, 2, 5, 6), None, False, [0.7, 1.6]])
