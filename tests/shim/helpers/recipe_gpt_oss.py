# SPDX-License-Identifier: Apache-2.0
"""A small GPT-OSS as recipes for the NPU write it, and in plain PyTorch: sinks, sliding windows,
experts with a bias.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import recipe_plain as plain
import torch
import torch.distributed as dist
from recipe_parts import Comm, ForwardMetaData, Linear, RMSNorm, last_tokens
from recipe_runs import Blocks
from torch import Tensor, nn

import fxge.npu as torch_npu
from fxge import torchair

BF16 = torch.bfloat16
ALPHA, LIMIT = 1.702, 7.0


@dataclasses.dataclass
class Config:
    """Sizes of a model; layers with even numbers have a sliding window."""

    layers: int = 2
    hidden: int = 128
    heads: int = 4
    kv_heads: int = 2
    head_dim: int = 64
    window: int = 6
    inner: int = 64
    experts: int = 8
    top: int = 2
    vocabulary: int = 96
    base: float = 1e4


KINDS = ("FullAttention", "SlidingWindow")


def weights(c: Config) -> dict[str, Any]:
    """Returns random weights [out, in] by name; routers and the head are missing."""
    q, kv = c.heads * c.head_dim, c.kv_heads * c.head_dim

    def made(*shape: int) -> Tensor:
        return (torch.randn(shape) / shape[-1] ** 0.5).to(BF16)

    def near_one(n: int) -> Tensor:
        return (1 + torch.randn(n) / 8).to(BF16)

    found: dict[str, Any] = {"embed": torch.randn(c.vocabulary, c.hidden).to(BF16)}
    for i in range(c.layers):
        each = {
            "input_norm": near_one(c.hidden),
            "qkv": made(q + 2 * kv, c.hidden),
            "qkv_bias": (torch.randn(q + 2 * kv) / 4).to(BF16),
            "o": made(c.hidden, q),
            "o_bias": (torch.randn(c.hidden) / 4).to(BF16),
            "sinks": torch.randn(c.heads).to(BF16),
            "post_norm": near_one(c.hidden),
            "gate_bias": (torch.randn(c.experts) / 8).to(BF16),
            "gate_up": made(c.experts, 2 * c.inner, c.hidden) * 2,
            "gate_up_bias": torch.randn(c.experts, 2 * c.inner) / 4,
            "down": made(c.experts, c.hidden, c.inner),
            "down_bias": torch.randn(c.experts, c.hidden) / 4,
        }
        found |= {f"{i}.{name}": w for name, w in each.items()}
    found["norm"] = near_one(c.hidden)
    return found


class Rotary(nn.Module):
    """Cosines and sines [1, tokens, dim / 2] of positions."""

    inv_freq: Tensor

    def __init__(self, c: Config) -> None:
        super().__init__()
        inv_freq = 1.0 / (c.base ** (torch.arange(0, c.head_dim, 2).float() / c.head_dim))
        self.register_buffer("inv_freq", inv_freq, persistent=False)

    def forward(self, x: Tensor, position_ids: Tensor) -> tuple[Tensor, Tensor]:
        inv_freq = self.inv_freq[None, :, None].float().expand(position_ids.shape[0], -1, 1)
        freqs = (inv_freq @ position_ids[:, None, :].float()).transpose(1, 2)
        return freqs.cos().to(x.dtype), freqs.sin().to(x.dtype)


def npu_apply_rotary_pos_emb(
    q: Tensor, k: Tensor, cos: Tensor, sin: Tensor, layout: str
) -> tuple[Tensor, Tensor]:
    cos, sin = (t.squeeze(0).unsqueeze(1) for t in (cos, sin))
    cos, sin = torch.concat((cos, cos), -1), torch.concat((sin, sin), -1)
    q, k = torch_npu.npu_apply_rotary_pos_emb(q, k, cos, sin, layout)
    return q, k


class Attention(nn.Module):
    """Attention with sinks: prefill over its own keys, decode over caches in blocks."""

    def __init__(self, c: Config, i: int, w: dict[str, Any], comm: Comm) -> None:
        super().__init__()
        self.comm, self.head_dim, self.scaling = comm, c.head_dim, c.head_dim**-0.5
        self.heads, self.kv_heads = c.heads // comm.world, c.kv_heads // comm.world
        sizes = [n * c.head_dim for n in (c.heads, c.kv_heads, c.kv_heads)]

        def part(t: Tensor) -> Tensor:
            return torch.cat([comm.share(p, 0) for p in t.split(sizes)])

        self.qkv_proj = Linear(part(w["qkv"]), part(w["qkv_bias"]))
        self.o_proj = Linear(comm.share(w["o"], 1), w["o_bias"] if comm.rank == 0 else None)
        self.sinks = nn.Parameter(comm.share(w["sinks"], 0), requires_grad=False)
        self.sliding_window = c.window if i % 2 == 0 else None
        self.attn_type = KINDS[i % 2 == 0]
        self.block_size = 0
        self.k_cache, self.v_cache = torch.Tensor([]), torch.Tensor([])

    def forward(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], data: ForwardMetaData
    ) -> Tensor:
        qkv, tokens = self.qkv_proj(hidden_states), hidden_states.size(0)
        n, kv, d = self.heads, self.kv_heads, self.head_dim
        query_states, key_states, value_states = qkv.split((n * d, kv * d, kv * d), dim=1)
        query_states = query_states.view(tokens, -1, d)
        key_states = key_states.view(tokens, -1, d)
        value_states = value_states.view(tokens, -1, d)
        cos, sin = cos_sin
        query_states, key_states = npu_apply_rotary_pos_emb(
            query_states, key_states, cos, sin, layout="TND"
        )
        fa_ops: Any = torchair.ops if torch.compiler.is_compiling() else torch.ops.npu
        how = {
            "num_query_heads": n,
            "num_key_value_heads": kv,
            "input_layout": "TND",
            "softmax_scale": self.scaling,
            "sparse_mode": 4 if self.sliding_window else 3,
            "pre_tokens": self.sliding_window or torch.iinfo(torch.int32).max,
            "next_tokens": 0,
            "actual_seq_qlen": data.actual_seq_lengths_cu_q,
            "atten_mask": data.attention_mask,
            "learnable_sink": self.sinks,
        }
        if data.is_prefill:
            attn_output, _ = fa_ops.npu_fused_infer_attention_score_v2(
                query_states,
                key_states,
                value_states,
                actual_seq_kvlen=data.actual_seq_lengths_cu_q,
                **how,
            )
            self.update_cache(data, key_states, value_states)
        else:
            self.update_cache(data, key_states, value_states)
            attn_output, _ = fa_ops.npu_fused_infer_attention_score_v2(
                query_states,
                self.k_cache.view(*self.k_cache.shape[:2], -1),
                self.v_cache.view(*self.v_cache.shape[:2], -1),
                actual_seq_kvlen=data.actual_seq_lengths_kv,
                block_table=data.block_table[self.attn_type],
                block_size=self.block_size,
                **how,
            )
        out: Tensor = self.o_proj(attn_output.reshape(tokens, -1).contiguous())
        if self.comm.world > 1:
            dist.all_reduce(out, group=self.comm.get_group())
        return out

    def update_cache(self, data: ForwardMetaData, keys: Tensor, values: Tensor) -> None:
        slots = data.slot_mapping[self.attn_type].view(-1, 1)
        for cache, states in ((self.k_cache, keys), (self.v_cache, values)):
            torch_npu.npu_scatter_nd_update_(
                cache.view(-1, self.kv_heads, self.head_dim),
                slots,
                states.view(-1, self.kv_heads, self.head_dim),
            )


class Experts(nn.Module):
    """Experts with bias; columns of gate and other inputs alternate."""

    def __init__(self, w: dict[str, Any], comm: Comm) -> None:
        super().__init__()

        def pairs(t: Tensor) -> Tensor:
            return comm.share(t.unflatten(1, (-1, 2)), 1).flatten(1, 2)

        fixed: Any = {"requires_grad": False}
        down_bias = w["down_bias"] if comm.rank == 0 else torch.zeros_like(w["down_bias"])
        self.gate_up_proj = nn.Parameter(pairs(w["gate_up"]).transpose(1, 2).contiguous(), **fixed)
        self.gate_up_proj_bias = nn.Parameter(pairs(w["gate_up_bias"]), **fixed)
        down = comm.share(w["down"], 2).transpose(1, 2).contiguous()
        self.down_proj, self.down_proj_bias = (nn.Parameter(t, **fixed) for t in (down, down_bias))
        self.comm = comm

    def forward(self, hidden_states: Tensor, expert_tokens: Tensor) -> Tensor:
        mm1_mm3 = torch_npu.npu_grouped_matmul(
            [hidden_states], [self.gate_up_proj],
            group_list=expert_tokens, split_item=3, group_type=0, bias=[self.gate_up_proj_bias],
        )[0]  # fmt: skip
        gate, up = mm1_mm3[..., ::2], mm1_mm3[..., 1::2]
        gate = gate.clamp(min=None, max=LIMIT)
        up = up.clamp(min=-LIMIT, max=LIMIT)
        glu = gate * torch.sigmoid(gate * ALPHA)
        next_states: Tensor = torch_npu.npu_grouped_matmul(
            [((up + 1) * glu)], [self.down_proj],
            group_list=expert_tokens, group_type=0, split_item=3, bias=[self.down_proj_bias],
        )[0]  # fmt: skip
        if self.comm.world > 1:
            dist.all_reduce(next_states, group=self.comm.get_group())
        return next_states


class MLP(nn.Module):
    """Experts of tokens, routed by the first form of the operators."""

    def __init__(self, c: Config, w: dict[str, Any], comm: Comm) -> None:
        super().__init__()
        self.num_experts, self.top_k, self.hidden_dim = c.experts, c.top, c.hidden
        self.router, self.experts = Linear(w["gate"], w["gate_bias"]), Experts(w, comm)

    def forward(self, hidden_states: Tensor) -> Tensor:
        x = hidden_states.view(-1, self.hidden_dim)
        topk_weight, topk_idx, row_idx = torch_npu.npu_moe_gating_top_k_softmax(
            self.router(x), None, k=self.top_k
        )
        topk_weight = topk_weight / (topk_weight.sum(dim=-1, keepdim=True) + 1e-20)
        expert_idx = topk_idx.int()
        expanded_x, expanded_row_idx, expanded_expert_idx = torch_npu.npu_moe_init_routing(
            x, row_idx=row_idx, expert_idx=expert_idx, active_num=x.shape[0]
        )
        expert_tokens = torch_npu.npu_moe_compute_expert_tokens(
            expanded_expert_idx, self.num_experts
        ).to(torch.int64)
        y: Tensor = torch_npu.npu_moe_finalize_routing(
            self.experts(expanded_x, expert_tokens=expert_tokens),
            skip1=None,
            skip2=None,
            bias=None,
            scales=topk_weight.to(x.dtype),
            expanded_src_to_dst_row=expanded_row_idx,
            export_for_source_row=expert_idx,
        )
        return y.view(-1, self.hidden_dim)


class Layer(nn.Module):
    """Attention, then experts."""

    def __init__(self, c: Config, i: int, w: dict[str, Any], comm: Comm) -> None:
        super().__init__()
        self.self_attn, self.mlp = Attention(c, i, w, comm), MLP(c, w, comm)
        self.input_layernorm = RMSNorm(w["input_norm"])
        self.post_attention_layernorm = RMSNorm(w["post_norm"])

    def forward(
        self,
        hidden_states: Tensor,
        past_residual: Tensor | None,
        cos_sin: tuple[Tensor, Tensor],
        data: ForwardMetaData,
    ) -> tuple[Tensor, Tensor]:
        hidden_states, residual = self.input_layernorm(hidden_states, past_residual)
        hidden_states = self.self_attn(hidden_states, cos_sin, data)
        hidden_states, residual = self.post_attention_layernorm(hidden_states, residual)
        return residual, self.mlp(hidden_states)


class Model(nn.Module):
    """The whole model."""

    def __init__(self, c: Config, w: dict[str, Any], blocks: Blocks) -> None:
        super().__init__()
        comm, layers = Comm(), []
        for i in range(c.layers):
            one = {k.removeprefix(f"{i}."): v for k, v in w.items() if k.startswith(f"{i}.")}
            layer = Layer(c, i, one, comm)
            layer.self_attn.block_size = blocks.size
            for name in ("k_cache", "v_cache"):
                setattr(layer.self_attn, name, blocks.cache(layer.self_attn.kv_heads, c.head_dim))
            layers.append(layer)
        self.layers = nn.ModuleList(layers)
        self.embed_tokens = nn.Embedding.from_pretrained(w["embed"], freeze=True)
        self.norm, self.rotary_emb = RMSNorm(w["norm"]), Rotary(c)
        self.lm_head = Linear(w["head"])

    def forward(
        self, input_ids: Tensor, position_ids: Tensor, forward_metadata: ForwardMetaData
    ) -> Tensor:
        hidden_states, residual = self.embed_tokens(input_ids), None
        cos_sin = self.rotary_emb(hidden_states, position_ids.unsqueeze(0))
        for layer in self.layers:
            residual, hidden_states = layer(hidden_states, residual, cos_sin, forward_metadata)
        hidden_states, _ = self.norm(hidden_states, residual)
        logits: Tensor = self.lm_head(last_tokens(hidden_states, forward_metadata))
        return logits.float()

    def prefill(self, **kwargs: Any) -> Tensor:
        return self.forward(**kwargs)

    def decode(self, **kwargs: Any) -> Tensor:
        return self.forward(**kwargs)


class Plain:
    """The same model in plain PyTorch, of whole sequences."""

    def __init__(self, c: Config, w: dict[str, Any]) -> None:
        self.c, self.w = c, w

    def experts(self, one: dict[str, Any], x: Tensor) -> Tensor:
        c = self.c
        logits = plain.linear(x, one["gate"], one["gate_bias"])
        weight, index = logits.softmax(-1).topk(c.top, -1)
        weight = weight / weight.sum(-1, keepdim=True)
        y = torch.zeros_like(x)
        for e in range(c.experts):
            token, place = (index == e).nonzero(as_tuple=True)
            both = plain.linear(x[token], one["gate_up"][e], one["gate_up_bias"][e])
            gate, up = both[:, ::2].clamp(max=LIMIT), both[:, 1::2].clamp(-LIMIT, LIMIT)
            glu = gate * torch.sigmoid(gate * ALPHA)
            out = plain.linear((up + 1) * glu, one["down"][e], one["down_bias"][e])
            y.index_add_(0, token, out * weight[token, place, None])
        return y

    def hidden(self, text: Tensor) -> Tensor:
        """Returns the last norm's results, [requests, positions, hidden]."""
        c, w, lengths = self.c, self.w, [text.shape[1]] * len(text)
        x, at = w["embed"].double()[text.flatten()], torch.arange(lengths[0]).repeat(len(text))
        for i in range(c.layers):
            one = {k.removeprefix(f"{i}."): v for k, v in w.items() if k.startswith(f"{i}.")}
            y = plain.linear(plain.rms_norm(x, one["input_norm"]), one["qkv"], one["qkv_bias"])
            three = y.unflatten(1, (-1, c.head_dim))
            q, k, v = three.split((c.heads, c.kv_heads, c.kv_heads), 1)
            q, k = plain.turn(q, at, c.base), plain.turn(k, at, c.base)
            window = c.window if i % 2 == 0 else None
            y = plain.attention(q, k, v, lengths, c.head_dim**-0.5, window, one["sinks"])
            x = x + plain.linear(y, one["o"], one["o_bias"])
            y = plain.rms_norm(x, one["post_norm"])
            if "gate" not in one:
                chosen = torch.stack([torch.randperm(c.experts)[: c.top] for _ in y])
                w[f"{i}.gate"] = one["gate"] = plain.fitted_router(y, c.experts, chosen)
            x = x + self.experts(one, y)
        return plain.rms_norm(x, w["norm"]).unflatten(0, text.shape)

    def fit(self, text: Tensor, prompts: list[int]) -> None:
        """Fits routers and head, so that the model continues prompts by the text."""
        x = self.hidden(text[:, :-1])
        rows = [x[r, n - 1 :] for r, n in enumerate(prompts)]
        tokens = [text[r, n:] for r, n in enumerate(prompts)]
        self.w["head"] = plain.fitted_head(torch.cat(rows), torch.cat(tokens), self.c.vocabulary)

    def logits(self, text: Tensor) -> Tensor:
        return plain.linear(self.hidden(text), self.w["head"])
