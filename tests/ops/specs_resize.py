"""More specs: signals, images and volumes of other sizes, and grids of affine maps."""

from __future__ import annotations

import torch
from specs import FLOATS, call, f32, f64, still, u8

SIZES = ([4], [4, 5], [4, 2, 2])  # of signals, images and volumes; volumes are small, as their cases are files of numbers
LARGER = ([7], [7, 3], [5, 1, 2])  # larger, smaller and the same
BY_FACTORS = ([9], [9, 2], [9, 1, 5])  # by 2.3, 0.6 and 2.5
EACH = (*FLOATS, f64)


def by_places() -> None:
    """Larger, smaller and the same along a dim, by sizes and by factors that are not their quotients."""
    for name, n, corners in (("upsample_nearest", 1, False), ("upsample_nearest", 3, False), ("_upsample_nearest_exact", 1, False),
                             ("_upsample_nearest_exact", 2, False), ("_upsample_nearest_exact", 3, False),
                             ("upsample_linear", 1, True), ("upsample_trilinear", 3, True), ("upsample_bicubic", 2, True)):
        op, given, other, scaled = f"{name}{n}d", SIZES[n - 1], LARGER[n - 1], BY_FACTORS[n - 1]
        for tag, some in (("corners", [True]), ("centres", [False])) if corners else (("plain", []),):
            call(op, f"{tag}_sizes", lambda m, s=some, g=given, o=other: [m(2, m.a, *g), o, *s], EACH)
            still(op, f"{tag}_factors", lambda m, s=some, g=given, o=scaled: [m(2, 3, *g), o, *s, *[2.3, 0.6, 2.5][: len(g)]])
            still(op, f"{tag}_same", lambda m, s=some, g=given: [m(2, 3, *g), g, *s])
            still(op, f"{tag}_one", lambda m, s=some, g=given: [m(2, 3, *g), [1] * len(g), *s])
            still(op, f"{tag}_of_one", lambda m, s=some, g=given: [m(1, 3, *[1] * len(g)), [3] * len(g), *s])
            still(op, f"{tag}_no_batch", lambda m, s=some, g=given: [m(0, 3, *g), [7] * len(g), *s])
            still(f"{op}.vec", f"{tag}_sizes", lambda m, s=some, g=given, o=other: [m(2, 3, *g), [o[0] + 1, *o[1:]], *s, None])
            call(f"{op}.vec", f"{tag}_factors", lambda m, s=some, g=given: [m(m.a, m.b, *g), None, *s, [1.5, 0.7, 2.0][: len(g)]], FLOATS)
            call(op, f"{tag}_of_any", lambda m, s=some, n=n, o=other: [m(1, 2, *[m.a, m.b, 3][:n]), o, *s])
            call(f"{op}.vec", f"{tag}_times", lambda m, s=some, n=n: [m(1, 2, *[m.a, m.b, 3][:n]), None, *s, [1.5, 2.0, 0.5][:n]])
        if "nearest" in name:
            still(op, "bytes", lambda m, g=given, o=other: [m(2, 3, *g), [*o[:-1], o[-1] + 1]], (u8,))


def gradients_by_places() -> None:
    """Gradients of the same sizes and factors."""
    for name, n, corners in (("upsample_nearest", 1, False), ("upsample_nearest", 2, False), ("upsample_nearest", 3, False),
                             ("_upsample_nearest_exact", 1, False), ("_upsample_nearest_exact", 2, False), ("_upsample_nearest_exact", 3, False),
                             ("upsample_linear", 1, True), ("upsample_bilinear", 2, True), ("upsample_trilinear", 3, True), ("upsample_bicubic", 2, True)):
        op, given = f"{name}{n}d_backward", SIZES[n - 1]
        for tag, some in (("corners", [True]), ("centres", [False])) if corners else (("plain", []),):
            for kind, size, factors in (("sizes", LARGER[n - 1], []), ("factors", BY_FACTORS[n - 1], [2.3, 0.6, 2.5]), ("same", given, []),
                                        ("one", [1, 1, 1], []), ("doubles", [given[0] * 2, *given[1:]], [])):
                still(op, f"{tag}_{kind}", lambda m, s=some, g=given, o=size, f=factors: [
                    m(1, 2, *o[: len(g)]), o[: len(g)], [1, 2, *g], *s, *f[: len(g)]], EACH if kind == "sizes" and n < 3 else (f32,))


def affine() -> None:
    """Of images and volumes."""
    for n in (2, 3):
        for corners in (False, True):
            size = [2, 3, 4, 5, 6][: n + 2]
            still("affine_grid_generator", f"{n}d_{corners}", lambda m, n=n, s=size, c=corners: [m(2, n, n + 1), s, c], (f32, f64, torch.bfloat16))
            still("affine_grid_generator", f"{n}d_{corners}_one", lambda m, n=n, c=corners: [m(1, n, n + 1), [1, 1, 1, 3, 1][: n + 2], c])


by_places()
gradients_by_places()
affine()
