# SPDX-License-Identifier: Apache-2.0
"""Cases of detection operators."""

import torch
from caselib import Case, T, op


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
