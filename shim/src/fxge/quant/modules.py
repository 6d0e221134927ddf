# SPDX-License-Identifier: Apache-2.0
"""Linears over torch_npu's quantised products."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from .. import npu
from . import packing
from .weights import Weights

_npu: Any = npu  # its functions come from the operator table


class Fixed(nn.Module):
    """A module whose buffers keep their dtypes: `model.half()` leaves f32 scales as they are."""

    def _apply(self, fn: Any, recurse: bool = True) -> Any:
        before = dict(self._buffers)
        super()._apply(fn, recurse)
        for name, kept in before.items():
            now = self._buffers[name]
            if kept is not None and now is not None and now.dtype != kept.dtype:
                self._buffers[name] = kept.to(now.device)
        return self


class QuantLinear(Fixed):
    """A linear whose weight stays in integers.

    Inputs and results are f16 or bf16, [.., in_features] to [.., out_features].

    Attributes:
        in_features, out_features: sizes.
        kernel: name of the GE operator of the product.
        order: i64 [in_features] or None; columns of the weight are inputs in this order.
        factor: [in_features] or None, by which inputs are multiplied first.
    """

    kernel = ""

    def __init__(self, given: Weights, dtype: torch.dtype) -> None:
        super().__init__()
        self.out_features, self.in_features = given.integers.shape
        self.dtype = dtype
        self.register_buffer("order", given.order)
        self.register_buffer("factor", None if given.factor is None else given.factor.to(dtype))

    def forward(self, x: Tensor) -> Tensor:
        rows = x.reshape(-1, self.in_features)
        if self.factor is not None:
            rows = rows * self.factor
        if self.order is not None:
            rows = rows.index_select(1, self.order)
        return self.product(rows).reshape(*x.shape[:-1], self.out_features)

    def product(self, rows: Tensor) -> Tensor:
        """Returns [n, out_features] of rows [n, in_features]."""
        raise NotImplementedError

    def extra_repr(self) -> str:
        return f"{self.in_features}, {self.out_features}, kernel={self.kernel}"


class DynamicLinear(QuantLinear):
    """Activations quantised to i8 for each token at run time, weights i8 by output.

    Buffers: weight i8 [in, out], scale f32 [out], bias of the results' dtype (bf16: f32) [out].
    """

    kernel = "QuantBatchMatmulV3"

    def __init__(self, given: Weights, dtype: torch.dtype) -> None:
        super().__init__(given, dtype)
        self.register_buffer("weight", given.integers.t().contiguous())
        self.register_buffer("scale", given.scales.reshape(-1).contiguous())
        bias = given.bias if given.bias is None else given.bias.to(dtype)
        self.register_buffer("bias", bias)

    def product(self, rows: Tensor) -> Tensor:
        q, by_row = _npu.npu_dynamic_quant(rows)
        found: Tensor = _npu.npu_quant_matmul(
            q,
            self.weight,
            self.scale,
            pertoken_scale=by_row,
            bias=self.bias,
            output_dtype=self.dtype,
        )
        return found


class StaticLinear(QuantLinear):
    """Activations quantised to i8 by constant numbers, weights i8 by output.

    Buffers: weight i8 [in, out], input_scale and input_offset [1] of the inputs' dtype, scale [out]
    (bf16: f32; f16: i64, packed as the kernel reads it), bias i32 [out].
    """

    kernel = "QuantBatchMatmulV3"

    def __init__(self, given: Weights, dtype: torch.dtype) -> None:
        super().__init__(given, dtype)
        assert given.inputs is not None
        inputs, product = given.inputs, given.product
        self.register_buffer("weight", given.integers.t().contiguous())
        self.register_buffer("input_scale", torch.tensor([1 / inputs.scale], dtype=dtype))
        self.register_buffer("input_offset", torch.tensor([inputs.zero], dtype=dtype))
        bias = inputs.bias
        if bias is None and (given.bias is not None or inputs.zero):
            bias = _integer_bias(given, product, inputs.zero)
        self.register_buffer("bias", bias)
        if dtype == torch.float16:
            product = _npu.npu_trans_quant_param(product.contiguous())
        self.register_buffer("scale", product.contiguous())

    def product(self, rows: Tensor) -> Tensor:
        q = _npu.npu_quantize(
            rows, self.input_scale, self.input_offset, torch.qint8, -1, div_mode=False
        )
        found: Tensor = _npu.npu_quant_matmul(
            q, self.weight, self.scale, bias=self.bias, output_dtype=self.dtype
        )
        return found


def _integer_bias(given: Weights, product: Tensor, zero: float) -> Tensor:
    """Returns i32 [n]: the bias in steps of the product, less the zero point's share."""
    sums = given.integers.to(torch.int64).sum(1).double() * zero
    steps = torch.zeros_like(sums)
    if given.bias is not None:
        steps = given.bias.double() / torch.where(product == 0, 1, product).double()
    limits = torch.iinfo(torch.int32)
    return (steps - sums).round().clamp(limits.min, limits.max).to(torch.int32)


class WeightOnlyLinear(QuantLinear):
    """Activations in f16 or bf16, weights of 8 or 4 bits by output or group of inputs.

    Buffers: weight i8 [in, out], or i32 [in, out / 8] with eight numbers a word; scale [out] or
    [groups, out]; offset as scale or None; bias [out] (bf16: f32) or None.
    """

    kernel = "WeightQuantBatchMatmulV2"

    def __init__(self, given: Weights, dtype: torch.dtype) -> None:
        super().__init__(given, dtype)
        turned = given.integers.t()
        four = given.bits == 4
        self.register_buffer("weight", packing.packed_int4(turned) if four else turned.contiguous())
        self.group_size = given.group_size
        self.register_buffer("scale", _by_column(given.scales, dtype))
        zeros = None if given.zeros is None else _by_column(-given.zeros, dtype)
        self.register_buffer("offset", zeros)
        wide = torch.float32 if dtype == torch.bfloat16 else dtype
        self.register_buffer("bias", None if given.bias is None else given.bias.to(wide))

    def product(self, rows: Tensor) -> Tensor:
        found: Tensor = _npu.npu_weight_quant_batchmatmul(
            rows,
            self.weight,
            self.scale,
            antiquant_offset=self.offset,
            bias=self.bias,
            antiquant_group_size=self.group_size,
        )
        return found


def _by_column(x: Tensor, dtype: torch.dtype) -> Tensor:
    """Returns [n] or [groups, n] of [n, groups]."""
    turned = x.t().to(dtype).contiguous()
    return turned.squeeze(0) if turned.shape[0] == 1 else turned
