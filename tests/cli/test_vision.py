#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests a program of torchvision's operators, made by tests/torch/vision_fixtures.py, against torchvision's results.
Standard library only.

test_vision.py FXGE
"""

import os
import pathlib
import struct
import sys
import unittest

import test_cli
from test_cli import Case

DATA = pathlib.Path(__file__).resolve().parent / "vision"


class Vision(Case):
    PROGRAM, EXPECTED = str(DATA / "detector.pt2"), str(DATA / "detector.npz")

    def test_results(self):
        self.expect(0, "verify", self.PROGRAM, "--expected", self.EXPECTED, out=None, err="9 compared, 0 different")

    def test_graph(self):
        text = self.expect(0, "dump", self.PROGRAM, "--stage", "ge", out=None).stdout
        for name in ("NonMaxSuppressionV3", "ROIAlign"):
            self.assertIn(f"ge.{name}(", text)
        self.expect(0, "compile", self.PROGRAM, "-o", self.path("m.air"), err=None)
        self.expect(0, "check", self.path("m.air"), err="no defects")

    def test_huge_regions(self):
        """Samples outside of the image need no memory: 400 regions of 10^6 pixels, of a few kilobytes."""
        text = """fxge 1
model "m" stage "import"
graph "main"(
    %x : f32[1, 1, 4, 5],
    %r : f32[400, 5]) {
  %y = torchvision.roi_align.default(input=%x, rois=%r, spatial_scale=1.0, pooled_height=1, pooled_width=1, sampling_ratio=0, aligned=false) : ?
  return %y
}
"""
        image, regions = struct.pack("<20f", *[1.0] * 20), struct.pack("<2000f", *[0, -5e5, -5e5, 5e5, 5e5] * 400)
        path = self.write("m.fx", text.encode())
        given = self.arrays("in.npz", x=test_cli.npy("<f4", (1, 1, 4, 5), image), r=test_cli.npy("<f4", (400, 5), regions))
        self.expect(0, "run", path, "--inputs", given, "--memory", "200", out=None)

    def test_fixed_number_of_detections(self):
        made = self.path("fixed.air")
        self.expect(0, "compile", self.PROGRAM, "--max-detections", "8", "--soc=Ascend310P3", "-o", made, err=None)
        self.assertIn("schedules none of the", self.expect(0, "why", made, out=None).stdout)
        outputs = self.expect(0, "dump", made, "--io", out=None).stdout
        self.assertIn('"count"', outputs)
        self.assertIn("expected an integer from 1", self.expect(2, "compile", self.PROGRAM, "--max-detections", "0", err=None).stderr)

    def test_cause_of_the_size(self):
        self.assertIn("torchvision.nms", self.expect(0, "why", self.PROGRAM, out=None).stdout)


if __name__ == "__main__":
    test_cli.FXGE = os.path.abspath(sys.argv[1])
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
