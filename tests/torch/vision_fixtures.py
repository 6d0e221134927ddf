# SPDX-License-Identifier: Apache-2.0
"""Makes the fixtures of torchvision's operators: tests/cli/vision/detector.pt2, its inputs and torchvision's results.

    PYTHONPATH=shim/src FXGE_LIBRARY=build/dev/libfxge.so python3 tests/torch/vision_fixtures.py

It needs the environment of tests/differential/vision_ops.py; the tests that read the fixtures need no torchvision.
"""

from __future__ import annotations

import pathlib
import sys

import torch
import torch.nn.functional as F

DATA = pathlib.Path(__file__).resolve().parents[1] / "cli" / "vision"


class Detector(torch.nn.Module):
    """A detector of two stages that calls each of torchvision's operators."""

    def __init__(self) -> None:
        super().__init__()
        self.features = torch.nn.Conv2d(3, 8, 3, stride=2, padding=1)
        self.offsets = torch.nn.Conv2d(8, 18, 1)
        self.deformed = torch.nn.Parameter(torch.randn(8, 8, 3, 3) / 8)
        self.score = torch.nn.Conv2d(8, 1, 1)
        self.delta = torch.nn.Conv2d(8, 4, 1)
        self.head = torch.nn.Linear(8 * 4 + 8 * 4 + 8 + 8, 5)

    def forward(self, image: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        from torchvision import ops

        x = F.relu(self.features(image))
        x = ops.deform_conv2d(x, self.offsets(x), self.deformed, padding=1)
        h, w = x.shape[2:]
        low = torch.stack(torch.meshgrid(torch.arange(w) * 2.0, torch.arange(h) * 2.0, indexing="xy"), -1).view(-1, 2)
        delta = self.delta(x)[0].flatten(1).t()
        boxes = torch.cat([low + delta[:, :2], low + 4 + delta[:, 2:].abs() * 4], 1)
        scores = self.score(x).flatten()
        keep = torch.ops.torchvision.nms(boxes, scores, 0.3)
        rois = torch.cat([boxes.new_zeros(keep.shape[0], 1), boxes[keep]], 1)
        parts = [ops.roi_align(x, rois, (2, 2), 0.5, 2, True), ops.roi_pool(x, rois, (2, 2), 0.5),
                 ops.ps_roi_align(x, rois, (2, 2), 0.5, 2), ops.ps_roi_pool(x, rois, (2, 2), 0.5)]
        return boxes[keep], scores[keep], self.head(torch.cat([p.flatten(1) for p in parts], 1))


def main() -> int:
    """Writes the program and its expected values."""
    import fxge
    import torchvision.extension

    if not torchvision.extension._has_ops():
        print("torchvision's operators do not load beside this torch")
        return 77
    torch.manual_seed(3)
    module, images = Detector().eval(), [torch.randn(1, 3, 16, 20) for _ in range(3)]
    exported = torch.export.export(module, (images[0],))
    DATA.mkdir(exist_ok=True)
    torch.export.save(exported, str(DATA / "detector.pt2"))
    fxge.save_expected(exported, [(x,) for x in images], DATA / "detector.npz")
    return 0


if __name__ == "__main__":
    sys.exit(main())
