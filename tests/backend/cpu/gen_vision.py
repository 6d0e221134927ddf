# SPDX-License-Identifier: Apache-2.0
"""Cases of detection operators."""

import torch
from caselib import Case, T, op, rnd


def i32(*v):
    return T("i32", list(v), ())


def number(dt, v):
    return T(dt, [v], ())


def suppress(name, boxes, scores, kept, most=100, limit=0.5, least=-1e30, dt="f32", of="f32", error=None, **attrs):
    ins = {"boxes": T(dt, boxes, (-1, 4) if boxes else (0, 4)), "scores": T(dt, scores), "max_output_size": i32(most),
           "iou_threshold": number(of, limit), "score_threshold": number(of, least)}
    return Case(name, ins, [] if error else [torch.tensor(kept, dtype=torch.int32)], error=error, **attrs)


@op("NonMaxSuppressionV3")
def non_max_suppression_v3():
    # The second box has half of the first; the third covers both; the fourth is apart.
    boxes = [0, 0, 4, 4, 0, 0, 4, 2, 0, 0, 4, 4.25, 10, 10, 12, 12]
    yield suppress("greedy", boxes, [0.9, 0.8, 0.7, 0.6], [0, 1, 3])
    yield suppress("best first", boxes, [0.1, 0.8, 0.7, 0.6], [1, 2, 3])
    yield suppress("at the threshold", boxes, [0.9, 0.8, 0.7, 0.6], [0, 3], limit=0.49999997)
    yield suppress("equal scores", boxes, [1, 1, 1, 1], [0, 1, 3])
    yield suppress("at most two", boxes, [0.9, 0.8, 0.7, 0.6], [0, 1], most=2)
    yield suppress("none asked for", boxes, [0.9, 0.8, 0.7, 0.6], [], most=0)
    yield suppress("scores above", boxes, [0.9, 0.8, 0.7, 0.75], [0, 1, 3], least=0.7)
    yield suppress("no scores above", boxes, [0.9, 0.8, 0.7, 0.6], [], least=0.9)
    yield suppress("NaN is no score", boxes, [0.9, float("nan"), 0.7, 0.6], [0, 3])
    yield suppress("corners exchanged", [4, 4, 0, 0, 0, 2, 4, 0, 4, 0, 0, 4.25, 10, 12, 12, 10], [0.9, 0.8, 0.7, 0.6], [0, 1, 3])
    yield suppress("without area", [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 4, 4], [0.9, 0.8, 0.7], [0, 1, 2])
    yield suppress("offset", [0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 4, 4], [0.9, 0.8, 0.7], [0, 2], offset=1)
    yield suppress("f16", boxes, [0.9, 0.8, 0.7, 0.6], [0, 1, 3], dt="f16", of="f16")
    yield suppress("thresholds of f32", boxes, [0.9, 0.8, 0.7, 0.6], [0, 1, 3], dt="f16", limit=0.49999997)  # f16 rounds it to 0.5
    yield suppress("no boxes", [], [], [])
    yield suppress("negative threshold", boxes, [0.9, 0.8, 0.7, 0.6], [], limit=-0.5, error="RUN_VALUE")
    yield suppress("negative number", boxes, [0.9, 0.8, 0.7, 0.6], [], most=-1, error="RUN_VALUE")
    yield suppress("fewer scores", boxes, [0.9, 0.8, 0.7], [], error="SIZE_MISMATCH")
    yield Case("dims", {"boxes": T("f32", boxes), "scores": T("f32", [1.0] * 4), "max_output_size": i32(1), "iou_threshold": number("f32", 0.5),
                        "score_threshold": number("f32", 0.0)}, error="CONSTRAINT")


def axis(start, end, cells, samples, n, aligned):
    """Returns the weights of n elements in each cell, by the definition in float64."""
    extent = end - start if aligned else max(end - start, 1.0)
    samples = samples or max(int(-(-extent // cells)), 0)
    w = torch.zeros(cells, n, dtype=torch.float64)
    for c in range(cells):
        for i in range(samples):
            at = start + c * extent / cells + (i + 0.5) * extent / cells / samples
            if -1 <= at <= n:
                at = min(max(at, 0.0), n - 1.0)
                low = min(int(at), n - 1)
                w[c, low] += 1 - (at - low)
                w[c, min(low + 1, n - 1)] += at - low
    return w / max(samples, 1)


def weights(rois, scale, high, wide, samples, aligned, h, w):
    offset = 0.5 if aligned else 0.0
    for b, x0, y0, x1, y1 in rois.double().tolist():
        x0, y0, x1, y1 = (v * scale - offset for v in (x0, y0, x1, y1))
        yield int(b), axis(y0, y1, high, samples, h, aligned), axis(x0, x1, wide, samples, w, aligned)


ROIS = [0, 1, 1, 6, 5, 1, -4, -4, 3, 3, 1, 2, 2, 2, 2, 0, 5, 5, 2, 2, 0, 90, 90, 99, 99, 1, 0.25, 0.5, 9, 30]


def aligned(name, dt, samples, mode, scale=0.5, high=2, wide=3, rois=ROIS):
    x, r = rnd(dt, 2, 3, 4, 5), T(dt, rois, (-1, 5))
    y = [torch.einsum("ph,chw,qw->cpq", p, x[b].double(), q) for b, p, q in weights(r, scale, high, wide, samples, mode == 2, 4, 5)]
    y = torch.stack(y).to(x.dtype) if y else torch.zeros(0, 3, high, wide, dtype=x.dtype)
    return Case(name, {"features": x, "rois": r}, [y], tol=(2e-3, 2e-3) if dt == "f16" else (1e-5, 1e-5), spatial_scale=scale, pooled_height=high,
        pooled_width=wide, sample_num=samples, roi_end_mode=mode)


@op("ROIAlign")
def roi_align():
    for samples in (0, 1, 2, 3):
        for mode in (0, 2):
            yield aligned(f"{samples} samples, mode {mode}", "f32", samples, mode)
    yield aligned("f16", "f16", 2, 2)
    yield aligned("no regions", "f32", 2, 2, rois=[])
    x, r = rnd("f32", 1, 2, 3, 3), T("f32", [0, 0, 0, 2, 2], (1, 5))
    named = {"spatial_scale": 1.0, "pooled_height": 1, "pooled_width": 1, "sample_num": 2}
    nan = T("f32", [0, torch.nan, 0, 2, 2, 0, 0, 0, torch.inf, 2], (2, 5))
    yield Case("outside by NaN", {"features": x, "rois": nan}, [torch.zeros(2, 2, 1, 1)], roi_end_mode=2, **named)
    yield Case("no such image", {"features": x, "rois": T("f32", [1, 0, 0, 2, 2], (1, 5))}, error="RUN_VALUE", roi_end_mode=2, **named)
    yield Case("image is NaN", {"features": x, "rois": T("f32", [torch.nan, 0, 0, 2, 2], (1, 5))}, error="RUN_VALUE", roi_end_mode=2, **named)
    yield Case("too many samples", {"features": x, "rois": T("f32", [0, 0, 0, 1e9, 2], (1, 5))}, error="LIMIT", roi_end_mode=2, **(named | {"sample_num": 0}))
    yield Case("mode of TensorFlow", {"features": x, "rois": r}, error="UNSUPPORTED_FORM", roi_end_mode=1, **named)
    yield Case("maxima", {"features": x, "rois": r}, error="UNSUPPORTED_FORM", roi_end_mode=2, pool_mode="max", **named)
    yield Case("boxes", {"features": x, "rois": T("f32", [0, 0, 2, 2], (1, 4))}, error="SIZE_MISMATCH", roi_end_mode=2, **named)
    yield Case("no elements", {"features": x[..., :0], "rois": r}, error="CONSTRAINT", roi_end_mode=2, **named)
    yield Case("dims", {"features": x[0], "rois": r}, error="CONSTRAINT", roi_end_mode=2, **named)
    yield Case("no cells", {"features": x, "rois": r}, error="CONSTRAINT", roi_end_mode=2, **(named | {"pooled_width": 0}))
    yield Case("fewer than no samples", {"features": x, "rois": r}, error="CONSTRAINT", roi_end_mode=2, **(named | {"sample_num": -1}))


def gradient(name, samples, mode, scale=0.5, high=2, wide=3, rois=ROIS):
    r = T("f32", rois, (-1, 5))
    grad = rnd("f32", r.shape[0], 3, high, wide)
    y = torch.zeros(2, 3, 4, 5, dtype=torch.float64)
    for g, (b, p, q) in zip(grad.double(), weights(r, scale, high, wide, samples, mode == 2, 4, 5)):
        y[b] += torch.einsum("ph,cpq,qw->chw", p, g, q)
    return Case(name, {"ydiff": grad, "rois": r}, [y.float()], tol=(1e-5, 1e-5), xdiff_shape=[2, 3, 4, 5], pooled_width=wide, pooled_height=high,
        spatial_scale=scale, sample_num=samples, roi_end_mode=mode)


@op("ROIAlignGrad")
def roi_align_grad():
    for samples in (0, 1, 2):
        for mode in (0, 2):
            yield gradient(f"{samples} samples, mode {mode}", samples, mode)
    yield gradient("no regions", 2, 2, rois=[])
    r, named = T("f32", [0, 0, 0, 2, 2], (1, 5)), {"pooled_width": 1, "pooled_height": 1, "spatial_scale": 1.0, "roi_end_mode": 2}
    yield Case("other channels", {"ydiff": rnd("f32", 1, 2, 1, 1), "rois": r}, error="SIZE_MISMATCH", xdiff_shape=[1, 3, 4, 4], **named)
    yield Case("other cells", {"ydiff": rnd("f32", 1, 2, 1, 2), "rois": r}, error="SIZE_MISMATCH", xdiff_shape=[1, 2, 4, 4], **named)
    yield Case("no elements", {"ydiff": rnd("f32", 1, 2, 1, 1), "rois": r}, error="CONSTRAINT", xdiff_shape=[1, 2, 0, 4], **named)
    yield Case("dims", {"ydiff": rnd("f32", 1, 2, 1), "rois": r}, error="CONSTRAINT", xdiff_shape=[1, 2, 4, 4], **named)
