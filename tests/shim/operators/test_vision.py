# SPDX-License-Identifier: Apache-2.0
"""torchvision's operators from Python, without torchvision: their schemas are declared here, and
tests/cli/vision has a program that calls all of them, with torchvision's results."""

import pathlib
import unittest

import numpy as np
import support  # noqa: F401  (adds the package to the path)
import torch

import fxge

DATA = pathlib.Path(__file__).resolve().parents[2] / "cli" / "vision"
LIBRARY = torch.library.Library("torchvision", "DEF")
POOL = "Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width"
SHAPE = "SymInt batch_size, SymInt channels, SymInt height, SymInt width"
CONV = (
    "Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, "
    "SymInt stride_h, SymInt stride_w, SymInt pad_h, SymInt pad_w, SymInt dilation_h, "
    "SymInt dilation_w, SymInt groups, SymInt offset_groups, bool use_mask"
)
GRAD = POOL.replace("input", "grad")
for schema in (
    "nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor",
    f"roi_align({POOL}, int sampling_ratio, bool aligned) -> Tensor",
    f"roi_pool({POOL}) -> (Tensor, Tensor)",
    f"ps_roi_align({POOL}, int sampling_ratio) -> (Tensor, Tensor)",
    f"ps_roi_pool({POOL}) -> (Tensor, Tensor)",
    f"deform_conv2d({CONV}) -> Tensor",
    f"_roi_align_backward({GRAD}, {SHAPE}, int sampling_ratio, bool aligned) -> Tensor",
):
    LIBRARY.define(schema)


@torch.library.register_fake("torchvision::roi_align", lib=LIBRARY)
def _(x, rois, _scale, high, wide, *_rest):
    return x.new_empty(rois.shape[0], x.shape[1], high, wide)


@torch.library.register_fake("torchvision::_roi_align_backward", lib=LIBRARY)
def _(grad, _rois, _scale, _high, _wide, n, c, h, w, *_rest):
    return grad.new_empty(n, c, h, w)


def setup(ctx, inputs, output):  # noqa: ARG001  (a keyword argument)
    x, rois, *ctx.rest = inputs
    ctx.shape = x.shape
    ctx.save_for_backward(rois)


def backward(ctx, grad):
    scale, high, wide, samples, aligned = ctx.rest
    (rois,) = ctx.saved_tensors
    to_x = torch.ops.torchvision._roi_align_backward(
        grad, rois, scale, high, wide, *ctx.shape, samples, aligned
    )
    return to_x, *[None] * 6


torch.library.register_autograd(
    "torchvision::roi_align", backward, setup_context=setup, lib=LIBRARY
)


class Vision(unittest.TestCase):
    def test_saved_program(self):
        values = np.load(DATA / "detector.npz")
        program = fxge.compile(torch.export.load(str(DATA / "detector.pt2")))
        for case in ("c0", "c1", "c2"):
            x = torch.from_numpy(values[f"{case}/in/image"])
            for i, y in enumerate(program(x)):
                want = torch.from_numpy(values[f"{case}/out/{i}"])
                torch.testing.assert_close(y, want, rtol=1e-5, atol=1e-5)

    def test_gradients_live(self):
        """The sum of all samples: each pixel receives the weights of the samples at it."""
        x = torch.randn(1, 2, 6, 6, requires_grad=True)
        rois = torch.tensor([[0.0, 1.0, 1.0, 5.0, 5.0]])
        roi_align = torch.ops.torchvision.roi_align
        y = torch.compile(lambda x: roi_align(x, rois, 1.0, 2, 2, 1, False).sum(), backend="fxge")(
            x
        )
        y.backward()
        want = torch.zeros(6, 6)
        want[2:5:2, 2:5:2] = 1.0
        torch.testing.assert_close(x.grad, want.expand(1, 2, 6, 6))
        torch.testing.assert_close(y.detach(), (x.detach() * want).sum())


if __name__ == "__main__":
    unittest.main()
