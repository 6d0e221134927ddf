# SPDX-License-Identifier: Apache-2.0
"""Experts of a mixture over torch_npu's grouped products."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from .. import npu
from . import packing
from .modules import Fixed
from .weights import Weights

_npu: Any = npu


class Stack(Fixed):
    """Weights of one linear of all experts.

    Buffers: weight i8 [experts, in, out], or i32 [experts, in, out / 8]; scale [experts, out]
    (products of i8: bf16, f16: f32) or [experts, groups, out]; offset as scale or None.
    """

    def __init__(self, every: Sequence[Weights], dtype: torch.dtype, integers: bool) -> None:
        super().__init__()
        self.dtype, self.integers = dtype, integers
        turned = torch.stack([w.integers.t() for w in every])
        four = every[0].bits == 4
        self.register_buffer("weight", packing.packed_int4(turned) if four else turned)
        scales = torch.stack([w.scales.t() for w in every])
        scales = scales.squeeze(1) if scales.shape[1] == 1 else scales
        wide = torch.float32 if integers and dtype == torch.float16 else dtype
        self.register_buffer("scale", scales.to(wide).contiguous())
        offset = None
        if any(w.zeros is not None for w in every):
            zeros = [torch.zeros_like(w.scales) if w.zeros is None else w.zeros for w in every]
            offset = -torch.stack([z.t() for z in zeros])
            offset = (offset.squeeze(1) if offset.shape[1] == 1 else offset).to(dtype).contiguous()
        self.register_buffer("offset", offset)

    def forward(self, rows: Tensor, counts: Tensor, by_row: Tensor | None) -> Tensor:
        """Multiplies rows [n, in], sorted by expert, by the weights of their experts.

        Args:
            rows: i8 with by_row, else f16 or bf16.
            counts: i64 [experts], rows of each.
            by_row: f32 [n], scales of rows; None for floats.
        """
        more: dict[str, Any] = {"antiquant_scale": [self.scale]}
        if self.integers:
            more = {"scale": [self.scale], "per_token_scale": [by_row]}
            more["output_dtype"] = self.dtype
        elif self.offset is not None:
            more["antiquant_offset"] = [self.offset]
        found: Tensor = _npu.npu_grouped_matmul(
            [rows],
            [self.weight],
            group_list=counts,
            group_list_type=1,
            group_type=0,
            split_item=3,
            **more,
        )[0]
        return found


class QuantExperts(nn.Module):
    """Experts with gate, up and down projections, as transformers calls them.

    Attributes:
        kernel: name of the GE operator of the products.
        num_experts: number of experts.
    """

    kernel = "GroupedMatmul"

    def __init__(
        self,
        gate_up: Sequence[Weights],
        down: Sequence[Weights],
        activation: Callable[[Tensor], Tensor],
        dtype: torch.dtype,
        integers: bool,
    ) -> None:
        """Makes the module.

        Args:
            gate_up: for each expert the rows of gate, then those of up.
            down: for each expert.
            activation: of the gate.
            dtype: of activations, f16 or bf16.
            integers: quantises activations to i8 for each token.
        """
        super().__init__()
        self.num_experts, self.integers = len(down), integers
        self.gate_up, self.down = Stack(gate_up, dtype, integers), Stack(down, dtype, integers)
        self.act_fn = activation

    def forward(self, hidden_states: Tensor, top_k_index: Tensor, top_k_weights: Tensor) -> Tensor:
        """Returns the weighted sum of the chosen experts' results.

        Args:
            hidden_states: [tokens, hidden].
            top_k_index: [tokens, k], chosen experts.
            top_k_weights: [tokens, k].
        """
        rows, place, counts, by_row = _npu.npu_moe_init_routing_v2(
            hidden_states,
            top_k_index.to(torch.int32),
            expert_num=self.num_experts,
            expert_tokens_num_type=1,
            expert_tokens_num_flag=True,
            quant_mode=1 if self.integers else -1,
            active_expert_range=[0, self.num_experts],
        )
        gate, up = self.gate_up(rows, counts, by_row).chunk(2, dim=-1)
        rows, by_row = self.act_fn(gate) * up, None
        if self.integers:
            rows, by_row = _npu.npu_dynamic_quant(rows)
        found: Tensor = _npu.npu_moe_finalize_routing(
            self.down(rows, counts, by_row),
            None,
            None,
            None,
            top_k_weights.to(hidden_states.dtype),
            place,
            None,
            drop_pad_mode=2,
        )
        return found

    def extra_repr(self) -> str:
        return f"{self.num_experts} experts, kernel={self.kernel}"
