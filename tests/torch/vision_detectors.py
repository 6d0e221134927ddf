# SPDX-License-Identifier: Apache-2.0
"""torchvision's detectors, exported, compiled and compared with eager PyTorch; random weights, small images.

    python3 tests/torch/vision_detectors.py build/dev/libfxge.so [--only retinanet ...] [--dynamic] [--plain] [--keep DIRECTORY] [--max-detections N]

It needs the environment of tests/differential/vision_ops.py. torch.export does not export torchvision's own batched_nms,
which branches on the number of boxes, and its pooling, which needs the number of regions as an integer: `branchless` and
`all_levels` replace them, unless `--plain` is given. `--dynamic` exports dynamic image sizes and runs a second size;
images are neither resized nor padded then (`keep_sizes`). `--max-detections N` compares the first rows of programs with N
detections; it needs the package fxge (PYTHONPATH=shim/src, FXGE_LIBRARY). A line for each detector says how far it comes.
"""

from __future__ import annotations

import argparse
import io
import pathlib
import sys
import tempfile
import time
from typing import Any

import torch

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent)]

import fxge_ctypes as fxge  # noqa: E402

RCNN = {"min_size": 96, "max_size": 128, "box_score_thresh": 0.008, "box_detections_per_img": 20,
        "rpn_post_nms_top_n_test": 50, "rpn_pre_nms_top_n_test": 100}
DENSE = {"min_size": 96, "max_size": 128, "score_thresh": 0.005, "topk_candidates": 50, "detections_per_img": 20}
DETECTORS: dict[str, tuple[str, dict[str, Any], int]] = {
    "retinanet": ("retinanet_resnet50_fpn", DENSE, 96),
    "fcos": ("fcos_resnet50_fpn", DENSE, 96),
    "fasterrcnn": ("fasterrcnn_mobilenet_v3_large_320_fpn", RCNN, 96),
    "maskrcnn": ("maskrcnn_resnet50_fpn", RCNN, 96),
    "keypointrcnn": ("keypointrcnn_resnet50_fpn", RCNN, 96),
    "ssd": ("ssd300_vgg16", {"score_thresh": 0.008, "topk_candidates": 20, "detections_per_img": 20}, 300),
    "ssdlite": ("ssdlite320_mobilenet_v3_large", {"score_thresh": 0.008, "topk_candidates": 20, "detections_per_img": 20}, 320),
}


def branchless(boxes: torch.Tensor, scores: torch.Tensor, idxs: torch.Tensor, iou_threshold: float) -> torch.Tensor:
    """Suppresses within each class: boxes of different classes are moved apart. It has no branch on the number of boxes."""
    span = torch.cat([boxes.flatten(), boxes.new_zeros(1)]).max() + 1
    return torch.ops.torchvision.nms(boxes + (idxs.to(boxes) * span)[:, None], scores, iou_threshold)


def all_levels(x_filtered: list[torch.Tensor], boxes: list[torch.Tensor], output_size: list[int], sampling_ratio: int,
               scales: list[float] | None, mapper: Any) -> torch.Tensor:
    """Pools each region from the level of its size. Every level is pooled, so that no size follows from the levels."""
    from torchvision.ops import poolers, roi_align

    rois = poolers._convert_to_roi_format(boxes)
    if mapper is None or scales is None or len(x_filtered) == 1:
        return roi_align(x_filtered[0], rois, output_size, scales[0] if scales else 1.0, sampling_ratio)
    levels, y = mapper(boxes)[:, None, None, None], None
    for i, (x, scale) in enumerate(zip(x_filtered, scales)):
        part = roi_align(x, rois, output_size, scale, sampling_ratio)
        y = part if y is None else torch.where(levels == i, part, y)
    assert y is not None
    return y


class OneImage(torch.nn.Module):
    """A detector of one image."""

    def __init__(self, detector: torch.nn.Module) -> None:
        super().__init__()
        self.detector = detector

    def forward(self, image: torch.Tensor) -> Any:
        return self.detector([image])


def compare(got: list[torch.Tensor], want: dict[str, torch.Tensor]) -> str:
    """Returns the numbers of detections and the largest error, relative to the largest element of each result."""
    worst = 0.0
    for g, (key, w) in zip(got, want.items()):
        if g.shape != w.shape:
            return f"DIFFERS: {key} is {list(g.shape)}, expected {list(w.shape)}"
        if w.numel():
            worst = max(worst, float((g.double() - w.double()).abs().max() / max(float(w.double().abs().max()), 1e-9)))
    return f"{len(want['scores'])} detections, error {worst:.2g}" + (" DIFFERS" if worst > 1e-3 else "")


def keep_sizes(transform: Any) -> None:
    """Leaves out resizing and padding, whose Python numbers fix sizes when they are traced."""
    transform.resize = lambda image, target: (image, target)
    transform.batch_images = lambda images, size_divisible=32: images[0][None]
    transform.postprocess = lambda result, sizes, original: result


def calibrate(detector: torch.nn.Module) -> None:
    """Sets the statistics of the backbone: without them random weights give equal scores, whose order is not defined."""
    for m in detector.modules():
        if isinstance(m, torch.nn.BatchNorm2d):
            m.momentum = 1.0
    detector.backbone.train()
    detector.backbone(torch.rand(4, 3, 320, 320))
    for p in detector.head.parameters():
        torch.nn.init.normal_(p, std=0.1)
    detector.eval()


def fixed(program: Any, image: torch.Tensor, want: dict[str, torch.Tensor], n: int) -> str:
    """Compares a program with n detections: valid rows with eager PyTorch's first ones, later rows with the first."""
    from fxge import load  # type: ignore[import-not-found]

    with tempfile.TemporaryDirectory() as directory:
        path = f"{directory}/model.pt2"
        torch.export.save(program, path)
        found, count = load(path, max_detections=n)(image)
    rows = list(found[0].values())
    wrong = int(count) != min(len(want["scores"]), n) or any(not bool((r[int(count):] == r[:1]).all()) for r in rows)
    first = {key: w[: int(count)] for key, w in want.items()}
    return f"{n} rows, " + compare([r[: int(count)] for r in rows], first) + (" WRONG ROWS" if wrong else "")


def attempt(lib: Any, name: str, dynamic: bool, keep: pathlib.Path | None, most: int) -> str:
    """Exports, compiles and runs one detector; returns how far it comes."""
    import torchvision

    factory, options, size = DETECTORS[name]
    torch.manual_seed(0)
    detector = getattr(torchvision.models.detection, factory)(weights=None, weights_backbone=None, **options).eval()
    if name == "ssdlite":
        with torch.no_grad():
            calibrate(detector)
    if dynamic:
        keep_sizes(detector.transform)
    images = [torch.rand(3, size, size + 32)] + [torch.rand(3, size + 32, size)] * dynamic
    shapes = ({1: torch.export.Dim.AUTO, 2: torch.export.Dim.AUTO},) if dynamic else None
    try:
        with torch.no_grad():
            wants = [detector([x])[0] for x in images]
            program = torch.export.export(OneImage(detector), (images[0],), dynamic_shapes=shapes, strict=False,
                                          prefer_deferred_runtime_asserts_over_guards=not dynamic)
    except Exception as e:  # noqa: BLE001  (torch refuses the model)
        where = [line for line in str(e).splitlines() if "Caused by" in line]
        return f"PyTorch does not export it: {type(e).__name__}: {str(e).splitlines()[0][:160]} {where[0] if where else ''}"
    file = io.BytesIO()
    torch.export.save(program, file)
    if keep:
        (keep / f"{name}.{'dynamic' if dynamic else 'static'}.pt2").write_bytes(file.getvalue())
    if most:
        return fixed(program, images[0], wants[0], most)
    found = []
    try:
        found.append("exported, " + ("module() agrees" if torch.allclose(program.module()(images[0])[0]["boxes"], wants[0]["boxes"], atol=1e-3) else "module() DIFFERS"))
    except Exception as e:  # noqa: BLE001
        found.append(f"exported, module() fails: {str(e).splitlines()[0][:120]}")
    with fxge.Session(lib) as s:
        try:
            p = s.load(file.getvalue())
            s.compile(p)
            found.append("compiled")
            e = s.open(p)
            found += [compare(s.run(e, [x]), want) for x, want in zip(images, wants)]
        except fxge.FxgeError as error:
            found.append(" | ".join(error.text.splitlines()[:4])[:400])
    return "; ".join(found)


def main() -> int:
    """Prints a line for each detector."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("library")
    parser.add_argument("--only", nargs="*", default=list(DETECTORS))
    parser.add_argument("--dynamic", action="store_true", help="dynamic image sizes")
    parser.add_argument("--plain", action="store_true", help="torchvision's own batched_nms")
    parser.add_argument("--keep", type=pathlib.Path, metavar="DIRECTORY", help="keep the .pt2 files there")
    parser.add_argument("--max-detections", type=int, default=0, metavar="N", help="programs with N rows (static sizes)")
    args = parser.parse_args()
    import torchvision.ops

    if not torchvision.extension._has_ops():
        print("torchvision's operators do not load beside this torch")
        return 77
    if not args.plain:
        torchvision.ops.boxes.batched_nms = branchless
        torchvision.ops.poolers._multiscale_roi_align = all_levels
    lib = fxge.library(args.library)
    for name in args.only:
        start = time.time()
        print(f"{name}, {'dynamic' if args.dynamic else 'static'}: {attempt(lib, name, args.dynamic, args.keep, args.max_detections)} ({time.time() - start:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
