"""More specs: dtypes that GE's operator of the name does not take, and which go another way."""

from __future__ import annotations

import itertools

import torch
from specs import bf16, c128, call, f16, f64, i8, i16, i32, i64, still, u8

WHOLE = (i64, f64)
INF, NAN = torch.inf, torch.nan


def convolutions() -> None:
    """Of i64 and f64: by a product."""
    call("conv1d", "whole", lambda m: [m(m.a, 2, m.b + 4), m(3, 2, 3), m(3)], WHOLE)
    call("conv2d", "whole", lambda m: [m(m.a, 4, m.b + 4, 7), m(6, 2, 3, 2), m(6), [2, 1], [1, 0], [1, 2], 2], WHOLE)
    call("conv3d", "whole", lambda m: [m(m.a, 2, 4, m.b + 1, 4), m(3, 2, 2, 3, 2), m(3), [1, 1, 1], [1, 0, 2]], WHOLE)
    still("conv2d", "whole_no_batch", lambda m: [m(2, 5, 5), m(3, 2, 3, 3)], WHOLE)
    still("conv2d", "whole_empty_batch", lambda m: [m(0, 2, 5, 5), m(3, 2, 3, 3)], WHOLE)
    still("conv2d", "whole_depthwise", lambda m: [m(1, 4, 5, 5), m(4, 1, 3, 3), None, [1, 1], [1, 1], [1, 1], 4], WHOLE)
    still("conv2d.padding", "whole", lambda m: [m(1, 2, 5, 5), m(3, 2, 4, 3), None, [1, 1], "same"], WHOLE)
    still("conv2d", "double_complex", lambda m: [m(2, 4, 5, 5), m(6, 2, 3, 3), m(6), [1, 1], [1, 0], [1, 1], 2], (c128,))
    still("conv1d", "beyond_floats", lambda m: [m(1, 1, 4) + 2**53, torch.ones(1, 1, 2, dtype=i64)], (i64,))
    call("conv_transpose2d.input", "whole", lambda m: [m(m.a, 2, m.b, 5), m(2, 3, 2, 3), m(3), [2, 2], [1, 1], [1, 0]], WHOLE)
    still("convolution_backward", "whole", lambda m: [
        m(2, 6, 3, 3), m(2, 4, 5, 6), m(6, 2, 3, 2), [6], [1, 2], [0, 0], [1, 1], False, [0, 0], 2, [True, True, True]], (f64,))


def normalisations() -> None:
    """Of f64."""
    name = "native_layer_norm"
    call(name, "double", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8), 1e-5], (f64,))
    still(name, "double_bare", lambda m: [m(3, 4, 8), [4, 8], None, None, 0.5], (f64,))
    still(name, "double_weight", lambda m: [m(3, 8), [8], m(8), None, 1e-5], (f64,))
    still("native_group_norm", "double", lambda m: [m(2, 6, 3, 4), m(6), m(6), 2, 6, 12, 3, 1e-5], (f64,))
    call("batch_norm", "double", lambda m: [
        m(m.a, 3, m.b), m(3), m(3), m(3), m.positive(3), False, 0.1, 1e-5, False], (f64,))
    still("_native_batch_norm_legit_no_training", "double", lambda m: [m(4, 3), None, None, m(3), m.positive(3), 0.1, 1e-5], (f64,))


def elements() -> None:
    """Element by element, and sums of exponentials."""
    for name in ("silu", "gelu", "relu6"):
        call(name, "double", lambda m: [m(m.a, m.b)], (f64,))
        still(name, "double_ends", lambda m: [torch.tensor([-INF, INF, NAN, 0.0, -40.0, 800.0, 1e-300]).double()], (f64,))
    call("gelu", "double_tanh", lambda m: [m(m.a, m.b)], (f64,), approximate="tanh")
    call("relu6", "whole", lambda m: [m(m.a, m.b) * 2], (i8, i16, i32, i64, u8))
    near = [1 - 2.0**-53, 2.0**-53 - 1, 0.5, -0.999999, 1e-10, -1e-200, 0.0, 1.0, -1.0, 1.5, NAN]
    still("erfinv", "double", lambda m: [torch.tensor(near, dtype=f64)], (f64,))
    still("logcumsumexp", "double", lambda m: [m(3, 7) * 40, 1], (f64,))
    still("logcumsumexp", "double_ends", lambda m: [torch.tensor([-INF, -INF, 1.0, 200.0, -900.0, INF, NAN, 0.0]).double(), 0], (f64,))
    still("logcumsumexp", "double_0d", lambda m: [m(), 0], (f64,))
    ends = torch.tensor([0.0, -0.0, 1.0, -1.0, 65504.0, -2.0, 6e-8, -6e-8, INF, -INF, NAN, 0.5])
    still("nextafter", "halves", lambda m: [ends.to(m.dtype).view(-1, 1), ends.to(m.dtype)], (f16, bf16))


def averages() -> None:
    """Of i64, cut to whole numbers."""
    for ceil, include, divisor in itertools.product((False, True), (False, True), (None, -3)):
        how = f"whole_{ceil}_{include}_{divisor}"
        still("avg_pool2d", how, lambda m, h=(ceil, include, divisor): [m(2, 3, 7, 6) * 9, [3, 2], [2], [1, 0], *h], (i64,))
        still("avg_pool3d", how, lambda m, h=(ceil, include, divisor): [m(2, 5, 7, 6) * 9, [2, 3, 2], [2], [1, 1, 0], *h], (i64,))
    call("avg_pool2d", "whole", lambda m: [m(m.a, 2, m.b + 4, 6), [2, 2]], (i64,))
    still("avg_pool1d", "whole", lambda m: [m(2, 8), [3], [2], [1]], (i64,))
    still("avg_pool2d", "whole_beyond_floats", lambda m: [m(1, 4, 4) + 2**60, [2]], (i64,))


def boundaries() -> None:
    """A number among boundaries of another dtype."""
    for n in (0, 0.25, 2, -INF):
        still("searchsorted.Scalar", f"at_{n}", lambda m, n=n: [m(7).sort().values, n], (f16, f64, i64, u8), side="right")
        still("bucketize.Scalar", f"at_{n}", lambda m, n=n: [n, m(7).sort().values], (bf16, i32), out_int32=True)
    still("searchsorted.Scalar", "sorter", lambda m: [torch.tensor([3.0, 1.0, 2.0]), 2.0], sorter=torch.tensor([1, 2, 0]))


def unlike() -> None:
    """Operands of unlike dtypes, which PyTorch's kernels do not promote."""
    rows, bags = torch.tensor([1, 2, 4, 5, 4]), torch.tensor([0, 2, 2])
    for mode in (0, 1, 2):
        still("_embedding_bag", f"unlike_{mode}", lambda m, k=mode: [m(6, 3), rows.to(i32), bags, False, k])
    for name, dtype in (("bf16", bf16), ("i64", i64)):
        still("pad_sequence", f"unlike_{name}", lambda m, d=dtype: [[m(2, 2), m(3, 2, dtype=d)], True, 0.5], (f16, f64, i32))
    still("poisson_nll_loss", "unlike", lambda m: [m(3, 4), torch.arange(12).view(3, 4), True, True, 1e-8, 0], (f16, bf16, f64))
    still("index_put", "mask_unlike", lambda m: [m(3, 4), [m.mask(3)], torch.tensor([2.5])], (torch.bool, f16, i32))
    still("soft_margin_loss_backward", "steps", lambda m: [m(3, 4), m(3, 4) * 20, m(3, 4), 1], (f16,))
    still("quantized_decomposed.quantize_per_tensor.tensor", "unlike", lambda m: [m(3, 4), torch.tensor(0.05).half(), torch.tensor(3), -128, 127, i8], (bf16,))
    still("gradient.tensorarrayint", "bytes", lambda m: [m(4, 5)], spacing=[torch.tensor([0, 2, 3, 5, 7]).to(u8)], dim=1, edge_order=2)
    still("dist", "whole", lambda m: [m(3, 4), torch.arange(12).view(3, 4)], (f16, f64))
    still("igamma", "whole", lambda m: [m.positive(3, 4), torch.arange(12).view(3, 4)], (f16, f64))
    still("_weight_norm", "unlike", lambda m: [m(3, 4, 2), m.positive(1, 4, 1).double(), 1])
    still("hinge_embedding_loss", "bytes", lambda m: [torch.arange(6).to(u8), torch.tensor([1, -1, 2] * 2), 2.5, 0])
    still("lstm_cell", "unlike", lambda m: [m(3, 3), [m(3, 5), m(3, 5).double()], m(20, 3), m(20, 5)])


for group in (convolutions, normalisations, elements, averages, boundaries, unlike):
    group()
