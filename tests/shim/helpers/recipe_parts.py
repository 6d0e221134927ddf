# SPDX-License-Identifier: Apache-2.0
"""Parts of language models, written as inference recipes for the NPU write theirs.

The calls of torch_npu, TorchAir and torch.distributed have the recipes' conventions: packed tokens,
caches in blocks, lengths as tensors, lists of counts, results of collectives in place.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable
from typing import Any

import support  # noqa: F401 (path of the package)
import torch
import torch.distributed as dist
from torch import Tensor, nn

import fxge.npu as torch_npu
import fxge.torchair as tng
from fxge.torchair.configs.compiler_config import CompilerConfig

BF16, I8, I32 = torch.bfloat16, torch.int8, torch.int32
MASK = torch.ones(2048, 2048, dtype=torch.bool).triu(1)

tng.patch_for_hcom()


@dataclasses.dataclass
class ForwardMetaData:
    """Lengths, blocks and slots of one call of a model."""

    is_prefill: bool
    attention_mask: Tensor
    kv_len: Tensor
    actual_seq_lengths_kv: Tensor
    actual_seq_lengths_cu_q: Tensor
    prompt_tokens: int
    block_table: dict[str, Tensor]
    slot_mapping: dict[str, Tensor]


class Comm:
    """Rank and group of a model's parts; one rank without a group."""

    def __init__(self) -> None:
        self.world = dist.get_world_size() if dist.is_initialized() else 1
        self.rank = dist.get_rank() if self.world > 1 else 0

    def get_group(self) -> Any:
        return dist.group.WORLD

    def get_group_name(self) -> str:
        """Returns the name of the group as operators with communication expect it."""
        assert dist.group.WORLD is not None
        return str(dist.group.WORLD.group_name)

    def share(self, t: Tensor, dim: int) -> Tensor:
        """Returns this rank's part of a tensor along a dim."""
        return t.chunk(self.world, dim)[self.rank].contiguous()


def weight_of(t: Tensor) -> nn.Parameter:
    """Returns a weight [out, in] as the products expect it: [in, out], with the tag of fractals."""
    return nn.Parameter(
        torch_npu.npu_format_cast(t.transpose(-2, -1).contiguous(), 29), requires_grad=False
    )


class RMSNorm(nn.Module):
    """Root mean square norm, which also adds a residual if there is one."""

    def __init__(self, weight: Tensor, eps: float = 1e-6) -> None:
        super().__init__()
        self.weight, self.variance_epsilon = nn.Parameter(weight, requires_grad=False), eps

    def ln_npu(self, hidden_states: Tensor) -> Tensor:
        return torch_npu.npu_rms_norm(hidden_states, self.weight, self.variance_epsilon)[0]

    def forward(self, hidden_states: Tensor, *args: Tensor | None) -> Any:
        if len(args) == 0:
            return self.ln_npu(hidden_states)
        if args[0] is None:
            return self.ln_npu(hidden_states), hidden_states
        y, _, x = torch_npu.npu_add_rms_norm(
            args[0], hidden_states, self.weight, self.variance_epsilon
        )
        return y, x


class Linear(nn.Module):
    """Product with a weight of bf16."""

    def __init__(self, weight: Tensor, bias: Tensor | None = None) -> None:
        super().__init__()
        self.weight = weight_of(weight)
        self.bias = None if bias is None else nn.Parameter(bias, requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        out = torch.matmul(x, self.weight.data)
        return out if self.bias is None else out + self.bias


class QuantLinear(nn.Module):
    """Product of i8 with a weight of i8; rows of x are quantised when it is called.

    `forward` has the recipes' forms: with `out_dtype` i32 it returns sums and scales of rows, with
    `dynamic_scale` x is quantised already.
    """

    def __init__(self, weight: Tensor, scale: Tensor, smooth: Tensor, float_scales: bool) -> None:
        super().__init__()
        self.weight = weight_of(weight)
        dtype = torch.float if float_scales else BF16
        self.weight_scale = nn.Parameter(scale.to(dtype)[:, None], requires_grad=False)
        self.smooth_scales = nn.Parameter(smooth, requires_grad=False)

    def forward(
        self,
        x: Tensor,
        dynamic_scale: Tensor | None = None,
        out_dtype: torch.dtype = BF16,
    ) -> Any:
        if dynamic_scale is not None:
            x_scale = dynamic_scale
        else:
            x, x_scale = torch_npu.npu_dynamic_quant(x, smooth_scales=self.smooth_scales)
        out_shape_dim_0 = x.size()[:-1]
        x = x.view(-1, x.size(-1))
        x_scale = x_scale.view(-1)
        x = torch_npu.npu_quant_matmul(
            x,
            self.weight,
            self.weight_scale.view(-1),
            pertoken_scale=None if out_dtype == I32 else x_scale,
            bias=None,
            output_dtype=out_dtype,
        )
        x = x.view((*out_shape_dim_0, -1))
        return (x, x_scale) if out_dtype == I32 else x


class MLP(nn.Module):
    """Two products around silu(gate) * up."""

    def __init__(self, gate_up_proj: nn.Module, down_proj: nn.Module, comm: Comm | None) -> None:
        super().__init__()
        self.gate_up_proj, self.down_proj, self.comm = gate_up_proj, down_proj, comm
        quantised = isinstance(gate_up_proj, QuantLinear)
        self._compute = self._forward_w8a8int8 if quantised else self._forward_normal

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self._compute(x)
        if self.comm is not None and self.comm.world > 1:
            dist.all_reduce(out, group=self.comm.get_group())
        return out

    def _forward_normal(self, x: Tensor) -> Any:
        return self.down_proj(torch_npu.npu_swiglu(self.gate_up_proj(x)))

    def _forward_w8a8int8(self, x: Tensor) -> Any:
        merged_x, pertoken_scale = self.gate_up_proj(x, out_dtype=I32)
        intermediate, pertoken_scale = torch_npu.npu_dequant_swiglu_quant(
            merged_x,
            weight_scale=self.gate_up_proj.weight_scale,
            quant_scale=self.down_proj.smooth_scales,
            quant_mode=1,
            activate_left=True,
            activation_scale=pertoken_scale,
        )
        return self.down_proj(intermediate, pertoken_scale)


class Experts(nn.Module):
    """Grouped products of bf16 [experts, in, out]."""

    def __init__(self, w13: Tensor, w2: Tensor) -> None:
        super().__init__()
        self.w13_weight, self.w2_weight = weight_of(w13), weight_of(w2)

    def forward(self, x: Tensor, expert_tokens: Tensor, group_list_type: int) -> Tensor:
        how = {"group_type": 0, "group_list_type": group_list_type, "split_item": 3}
        mm1_mm3 = torch_npu.npu_grouped_matmul(
            [x], [self.w13_weight], group_list=expert_tokens, **how
        )[0]
        out: Tensor = torch_npu.npu_grouped_matmul(
            [torch_npu.npu_swiglu(mm1_mm3)], [self.w2_weight], group_list=expert_tokens, **how
        )[0]
        return out


class QuantExperts(nn.Module):
    """Grouped products of i8, quantised between them."""

    def __init__(
        self, w13: tuple[Tensor, Tensor], w2: tuple[Tensor, Tensor], smooth: list[Tensor]
    ) -> None:
        super().__init__()
        fixed: Any = {"requires_grad": False}
        self.w13_weight, self.w2_weight = weight_of(w13[0]), weight_of(w2[0])
        self.w13_weight_scale = nn.Parameter(w13[1].float(), **fixed)
        self.w2_weight_scale = nn.Parameter(w2[1].to(BF16), **fixed)
        self.smooth_scale_1 = nn.Parameter(smooth[0].float(), **fixed)
        self.smooth_scale_2 = nn.Parameter(smooth[1].float(), **fixed)

    def forward(
        self, x: Tensor, expert_tokens: Tensor, group_list_type: int, pertoken_scale: Tensor
    ) -> Tensor:
        how = {"group_type": 0, "group_list_type": group_list_type, "split_item": 3}
        mm1_mm3 = torch_npu.npu_grouped_matmul(
            [x], [self.w13_weight], group_list=expert_tokens, output_dtype=I32, tuning_config=[0],
            **how,
        )[0]  # fmt: skip
        inner, pertoken_scale = torch_npu.npu_dequant_swiglu_quant(
            mm1_mm3,
            weight_scale=self.w13_weight_scale,
            quant_scale=self.smooth_scale_2,
            group_index=expert_tokens,
            activate_left=True,
            quant_mode=1,
            activation_scale=pertoken_scale,
        )
        out: Tensor = torch_npu.npu_grouped_matmul(
            [inner], [self.w2_weight], bias=None, scale=[self.w2_weight_scale],
            per_token_scale=[pertoken_scale], group_list=expert_tokens, output_dtype=BF16,
            tuning_config=[0], **how,
        )[0]  # fmt: skip
        return out


class Routed(nn.Module):
    """Experts of tokens: on one rank, cut between ranks, or placed on ranks.

    Subclasses define `gate`, which returns experts and weights of tokens.

    Args:
        experts: those of this rank.
        number: of all ranks.
        spread: experts are placed on ranks, and each rank has tokens of its own.
    """

    def __init__(self, experts: nn.Module, number: int, comm: Comm, spread: bool) -> None:
        super().__init__()
        self.experts, self.num_experts, self.comm, self.spread = experts, number, comm, spread
        self.quantised = isinstance(experts, QuantExperts)

    def gate(self, x: Tensor) -> tuple[Tensor, Tensor]:
        raise NotImplementedError

    def forward(self, x: Tensor, is_prefill: bool, shared: Tensor | None = None) -> Tensor:
        topk_idx, topk_weight = self.gate(x)
        topk_idx = topk_idx.to(I32)
        if not self.spread:
            return self.moe_infer_tp(x, topk_idx, topk_weight, shared)
        if is_prefill:
            return self.moe_infer_double_routing(x, topk_idx, topk_weight, shared)
        return self.moe_infer_dispatch_combine(x, topk_idx, topk_weight, shared)

    def init_routing(self, x: Tensor, topk_idx: Tensor, **more: Any) -> Any:
        how = {
            "active_num": topk_idx.shape[0] * topk_idx.shape[1],
            "scale": self.experts.smooth_scale_1 if self.quantised else None,
            "expert_num": self.num_experts,
            "expert_tokens_num_type": 1,
            "expert_tokens_num_flag": True,
            "active_expert_range": [0, self.num_experts],
            "quant_mode": 1 if self.quantised else -1,
        }
        return torch_npu.npu_moe_init_routing_v2(x, expert_idx=topk_idx, **{**how, **more})

    @staticmethod
    def finalize(rows: Tensor, shared: Tensor | None, topk_weight: Tensor, at: Tensor) -> Tensor:
        out: Tensor = torch_npu.npu_moe_finalize_routing(
            rows,
            skip1=shared,
            skip2=None,
            bias=None,
            scales=topk_weight.to(rows.dtype),
            expanded_src_to_dst_row=at,
            export_for_source_row=None,
            drop_pad_mode=2,
        )
        return out

    def moe_infer_tp(
        self, x: Tensor, topk_idx: Tensor, topk_weight: Tensor, shared: Tensor | None
    ) -> Tensor:
        more: dict[str, Any] = {}
        args: dict[str, Any] = {"group_list_type": 1}
        if self.quantised:
            more = {"expert_tokens_num_type": 2, "row_idx_type": 0, "drop_pad_mode": 0}
            args = {"group_list_type": 2}
        expanded_x, at, tokens_per_expert, scale = self.init_routing(x, topk_idx, **more)
        if self.quantised:
            args["pertoken_scale"] = scale
        rows = self.experts(expanded_x, tokens_per_expert, **args)
        y = self.finalize(rows, shared, topk_weight, at)
        if self.comm.world > 1:
            dist.all_reduce(y, group=self.comm.get_group())
        return y

    def moe_infer_double_routing(
        self, x: Tensor, topk_idx: Tensor, topk_weight: Tensor, shared: Tensor | None
    ) -> Tensor:
        """Sends rows to the ranks of their experts by all_to_all, and back."""
        group, world = self.comm.get_group(), self.comm.world
        expanded_x, at, tokens_per_expert, scale = self.init_routing(x, topk_idx)
        counts = tokens_per_expert.new_empty(tokens_per_expert.shape[0])
        dist.all_to_all_single(counts, tokens_per_expert, group=group)
        both = torch.stack([counts, tokens_per_expert], dim=0).view(2, world, -1).sum(2)
        output_splits, input_splits = both.cpu().tolist()
        gathered = expanded_x.new_empty(int(both[0].sum().item()), expanded_x.shape[1])
        dist.all_to_all_single(gathered, expanded_x, output_splits, input_splits, group=group)
        scales = None
        if self.quantised:
            scales = scale.new_empty(gathered.shape[0])
            dist.all_to_all_single(scales, scale, output_splits, input_splits, group=group)
        rows, scales, unsort, tokens = torch_npu.npu_moe_re_routing(
            gathered, counts.view(world, -1), per_token_scales=scales
        )
        args: dict[str, Any] = {"pertoken_scale": scales} if self.quantised else {}
        rows = self.experts(rows, tokens, group_list_type=1, **args)
        rows = torch.index_select(rows, 0, unsort.float().argsort().int())
        returned = rows.new_empty(*expanded_x.shape)
        dist.all_to_all_single(returned, rows, input_splits, output_splits, group=group)
        return self.finalize(returned, shared, topk_weight, at)

    def moe_infer_dispatch_combine(
        self, x: Tensor, topk_idx: Tensor, topk_weight: Tensor, shared: Tensor | None
    ) -> Tensor:
        name = self.comm.get_group_name()
        ranks: dict[str, Any] = {
            "x_active_mask": None,
            "expert_shard_type": 0,
            "shared_expert_rank_num": 0,
            "moe_expert_num": self.num_experts,
            "global_bs": 0,
            "group_ep": name,
            "ep_world_size": self.comm.world,
            "ep_rank_id": dist.get_rank(),
            "group_tp": name,
            "tp_world_size": 1,
            "tp_rank_id": 0,
        }
        rows, scale, assist, counts, ep_recv_counts, tp_recv_counts = (
            torch_npu.npu_moe_distribute_dispatch_v2(
                x=x,
                expert_ids=topk_idx,
                scales=self.experts.smooth_scale_1 if self.quantised else None,
                quant_mode=2 if self.quantised else 0,
                comm_alg="fullmesh_v2",
                **ranks,
            )[:6]
        )
        args: dict[str, Any] = {"pertoken_scale": scale} if self.quantised else {}
        rows = self.experts(rows, counts, group_list_type=1, **args)
        y: Tensor = torch_npu.npu_moe_distribute_combine_v2(
            expand_x=rows,
            expert_ids=topk_idx,
            assist_info_for_combine=assist,
            expert_scales=topk_weight.to(torch.float32),
            ep_send_counts=ep_recv_counts,
            tp_send_counts=tp_recv_counts,
            **ranks,
        )
        return y if shared is None else y + shared


class Rotary(nn.Module):
    """Cosines and sines of positions [tokens, 1, dim], both halves alike."""

    cos_cached: Tensor
    sin_cached: Tensor

    def __init__(self, dim: int, base: float, positions: int) -> None:
        super().__init__()
        inv_freq = 1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))
        freqs = torch.outer(torch.arange(positions).float(), inv_freq)
        emb = torch.cat((freqs, freqs), dim=-1)
        self.register_buffer("cos_cached", emb.cos().to(BF16), persistent=False)
        self.register_buffer("sin_cached", emb.sin().to(BF16), persistent=False)

    def forward(self, x: Tensor, position_ids: Tensor) -> tuple[Tensor, Tensor]:
        cos = self.cos_cached[position_ids].unsqueeze(1)
        sin = self.sin_cached[position_ids].unsqueeze(1)
        return cos.to(dtype=x.dtype), sin.to(dtype=x.dtype)


def last_tokens(hidden_states: Tensor, data: ForwardMetaData, *, each: bool = False) -> Tensor:
    """Returns the rows of logits [rows, 1, hidden]: of prefill the last one of each request."""
    if data.is_prefill and not each:
        hidden_states = torch.index_select(hidden_states, 0, data.actual_seq_lengths_cu_q - 1)
    return hidden_states.view(hidden_states.shape[0], 1, hidden_states.shape[-1])


def compile_model_forward(
    forward: Callable[..., Any], cache_dir: str | None = None, dump: str | None = None
) -> Any:
    """Compiles a method as the executor of the recipes does, with its options.

    Args:
        cache_dir: compile by cache_compile, with this directory.
        dump: directory for the text of the graph.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)
        torch._dynamo.config.inline_inbuilt_nn_modules = False
    compiler_config = CompilerConfig()
    compiler_config.experimental_config.frozen_parameter = True
    compiler_config.experimental_config.tiling_schedule_optimize = True
    compiler_config.experimental_config.topology_sorting_strategy = "StableRDFS"
    if dump is not None:
        compiler_config.debug.graph_dump.type = "txt"
        compiler_config.debug.graph_dump.path = dump
    if cache_dir is not None:
        return tng.inference.cache_compile(
            forward,
            cache_dir=cache_dir,
            config=compiler_config,
            dynamic=False,
            fullgraph=True,
            ge_cache=True,
        )
    npu_backend = tng.get_npu_backend(compiler_config=compiler_config)
    return torch.compile(forward, dynamic=False, fullgraph=True, backend=npu_backend)
