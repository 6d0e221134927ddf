# SPDX-License-Identifier: Apache-2.0
"""A small Qwen3, dense or with experts, as recipes for the NPU write it, and in plain PyTorch."""

from __future__ import annotations

import dataclasses
from typing import Any

import recipe_plain as plain
import torch
import torch.distributed as dist
from recipe_parts import (
    MLP,
    Comm,
    Experts,
    ForwardMetaData,
    Linear,
    QuantLinear,
    RMSNorm,
    Rotary,
    Routed,
    last_tokens,
)
from recipe_runs import Blocks
from torch import Tensor, nn

import fxge.npu as torch_npu
from fxge import torchair

BF16 = torch.bfloat16


@dataclasses.dataclass
class Config:
    """Sizes of a model; `experts` 0 is a dense one."""

    layers: int = 2
    hidden: int = 128
    heads: int = 4
    kv_heads: int = 2
    head_dim: int = 64
    inner: int = 128
    experts: int = 0
    top: int = 2
    vocabulary: int = 96
    base: float = 1e4
    quantised: bool = False


def weights(c: Config) -> dict[str, Any]:
    """Returns random weights [out, in] by name; routers and the head are missing."""
    q, kv = c.heads * c.head_dim, c.kv_heads * c.head_dim

    def made(*shape: int) -> Any:
        t = (torch.randn(shape) / shape[-1] ** 0.5).to(BF16)
        return plain.Quantised.of(t) if c.quantised else t

    def near_one(n: int) -> Tensor:
        return (1 + torch.randn(n) / 8).to(BF16)

    found: dict[str, Any] = {"embed": torch.randn(c.vocabulary, c.hidden).to(BF16)}
    for i in range(c.layers):
        each = {
            "input_norm": near_one(c.hidden),
            "qkv_proj": made(q + 2 * kv, c.hidden),
            "o_proj": made(c.hidden, q),
            "q_norm": near_one(c.head_dim),
            "k_norm": near_one(c.head_dim),
            "post_norm": near_one(c.hidden),
        }
        if c.experts:
            each["w13"] = made(c.experts, 2 * c.inner, c.hidden)
            each["w2"] = made(c.experts, c.hidden, c.inner)
        else:
            each["gate_up"], each["down"] = made(2 * c.inner, c.hidden), made(c.hidden, c.inner)
        found |= {f"{i}.{name}": w for name, w in each.items()}
    found["norm"] = near_one(c.hidden)
    return found


class Attention(nn.Module):
    """Attention over caches in blocks."""

    def __init__(self, c: Config, w: dict[str, Any], comm: Comm, split: int) -> None:
        super().__init__()
        self.comm, self.split = comm, split
        self.attn_type = "FullAttention"
        self.num_heads_per_rank, self.num_kv_heads_per_rank = c.heads // split, c.kv_heads // split
        self.head_dim, self.scale_fa = c.head_dim, 1 / (c.head_dim**0.5)
        self.block_size = 0
        sizes = [n * c.head_dim for n in (c.heads, c.kv_heads, c.kv_heads)]
        self.merged_qkv_proj = columns(w["qkv_proj"], sizes, comm, split)
        self.o_proj = rows(w["o_proj"], comm, split)
        self.q_norm, self.k_norm = RMSNorm(w["q_norm"]), RMSNorm(w["k_norm"])
        self.k_cache, self.v_cache = torch.Tensor([]), torch.Tensor([])

    def forward(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], data: ForwardMetaData
    ) -> Tensor:
        q_len = hidden_states.size(0)
        qkv = self.merged_qkv_proj(hidden_states)
        n, kv = self.num_heads_per_rank, self.num_kv_heads_per_rank
        query_states, key_states, value_states = qkv.split(
            (n * self.head_dim, kv * self.head_dim, kv * self.head_dim), dim=1
        )
        query_states = self.q_norm(query_states.view(q_len, n, self.head_dim).contiguous())
        key_states = self.k_norm(key_states.view(q_len, kv, self.head_dim).contiguous())
        value_states = value_states.view(q_len, kv, self.head_dim)
        cos, sin = cos_sin
        query_states, key_states = torch_npu.npu_apply_rotary_pos_emb(
            query_states, key_states, cos, sin, layout="TND"
        )
        slots = data.slot_mapping[self.attn_type].view(-1)
        for cache, states in ((self.k_cache, key_states), (self.v_cache, value_states)):
            torch_npu.npu_scatter_nd_update_(
                cache.view(-1, kv, self.head_dim), slots.view(-1, 1), states
            )
        fa_ops: Any = torchair.ops if torch.compiler.is_compiling() else torch.ops.npu
        attn_output, _ = fa_ops.npu_fused_infer_attention_score_v2(
            query_states,
            self.k_cache.view(*self.k_cache.shape[:2], -1),
            self.v_cache.view(*self.v_cache.shape[:2], -1),
            num_query_heads=n,
            num_key_value_heads=kv,
            softmax_scale=self.scale_fa,
            input_layout="TND",
            sparse_mode=3,
            atten_mask=data.attention_mask,
            actual_seq_qlen=data.actual_seq_lengths_cu_q,
            actual_seq_kvlen=data.actual_seq_lengths_kv,
            block_table=data.block_table[self.attn_type],
            block_size=self.block_size,
        )
        out: Tensor = self.o_proj(attn_output.reshape(q_len, n * self.head_dim))
        if self.split > 1:
            dist.all_reduce(out, group=self.comm.get_group())
        return out


class MoE(Routed):
    """Experts behind a softmax."""

    def __init__(self, c: Config, w: dict[str, Any], comm: Comm, spread: bool) -> None:
        w13, w2 = w["w13"], w["w2"]
        if spread:
            w13, w2 = comm.share(w13, 0), comm.share(w2, 0)
        else:
            w13 = torch.cat([comm.share(t, 1) for t in w13.chunk(2, 1)], 1)
            w2 = comm.share(w2, 2)
        super().__init__(Experts(w13, w2), c.experts, comm, spread)
        self.top_k = c.top
        self.router = Linear(w["gate"])

    def gate(self, x: Tensor) -> tuple[Tensor, Tensor]:
        logits = self.router(x)
        topk_weight, topk_idx, _ = torch_npu.npu_moe_gating_top_k_softmax(
            logits, None, k=self.top_k
        )
        denominator = topk_weight.sum(dim=-1, keepdim=True) + 1e-20
        return topk_idx, topk_weight / denominator


def columns(w: Any, sizes: list[int], comm: Comm, split: int) -> nn.Module:
    """Returns the product with this rank's outputs of each part of a weight."""

    def part(t: Tensor) -> Tensor:
        return torch.cat([comm.share(p, 0) for p in t.split(sizes)]) if split > 1 else t

    if isinstance(w, plain.Quantised):
        return QuantLinear(part(w.weight), part(w.scale), w.smooth, True)
    return Linear(part(w))


def rows(w: Any, comm: Comm, split: int, *, float_smooth: bool = False) -> nn.Module:
    """Returns the product with this rank's inputs of a weight."""

    def part(t: Tensor) -> Tensor:
        return comm.share(t, -1) if split > 1 else t

    if isinstance(w, plain.Quantised):
        smooth = part(w.smooth)
        return QuantLinear(
            part(w.weight), w.scale, smooth.float() if float_smooth else smooth, True
        )
    return Linear(part(w))


class Layer(nn.Module):
    """Attention, then a dense part or experts."""

    def __init__(self, c: Config, w: dict[str, Any], comm: Comm, spread: bool) -> None:
        super().__init__()
        split = 1 if spread else comm.world
        self.self_attn = Attention(c, w, comm, split)
        self.is_moe = c.experts > 0
        self.mlp: nn.Module
        if self.is_moe:
            self.mlp = MoE(c, w, comm, spread)
        else:
            gate_up = columns(w["gate_up"], [c.inner] * 2, comm, split)
            self.mlp = MLP(gate_up, rows(w["down"], comm, split, float_smooth=True), comm)
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
        if self.is_moe:
            return residual, self.mlp(hidden_states, data.is_prefill)
        return residual, self.mlp(hidden_states)


class Model(nn.Module):
    """The whole model; `decode` and `forward` are compiled by themselves."""

    def __init__(
        self, c: Config, w: dict[str, Any], blocks: Blocks, *, spread: bool = False
    ) -> None:
        super().__init__()
        comm = Comm()
        self.embed_tokens = nn.Embedding.from_pretrained(w["embed"], freeze=True)
        each = [
            {k.removeprefix(f"{i}."): v for k, v in w.items() if k.startswith(f"{i}.")}
            for i in range(c.layers)
        ]
        self.layers = nn.ModuleList([Layer(c, one, comm, spread) for one in each])
        self.norm = RMSNorm(w["norm"])
        self.rotary_emb = Rotary(c.head_dim, c.base, blocks.most)
        self.lm_head = Linear(w["head"])
        for layer in self.layers:
            attention: Any = layer.self_attn
            attention.block_size = blocks.size
            kv = attention.num_kv_heads_per_rank
            attention.k_cache = blocks.cache(kv, c.head_dim)
            attention.v_cache = blocks.cache(kv, c.head_dim)

    def forward(
        self, input_ids: Tensor, position_ids: Tensor, forward_metadata: ForwardMetaData
    ) -> Tensor:
        hidden_states = self.embed_tokens(input_ids)
        cos_sin = self.rotary_emb(hidden_states, position_ids.view(-1).long())
        residual = None
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

    def __init__(self, c: Config, w: dict[str, Any], ranks: int = 1) -> None:
        self.c, self.w, self.ranks = c, w, ranks

    def experts(self, i: int, x: Tensor) -> Tensor:
        c, w = self.c, self.w
        if f"{i}.gate" not in w:
            chosen = torch.stack([torch.randperm(c.experts)[: c.top] for _ in x])
            w[f"{i}.gate"] = plain.fitted_router(x, c.experts, chosen)
        weight, index = plain.linear(x, w[f"{i}.gate"]).softmax(-1).topk(c.top, -1)
        weight = weight / weight.sum(-1, keepdim=True)
        return plain.experts_mlp(x, index, weight, w[f"{i}.w13"], w[f"{i}.w2"])

    def hidden(self, ids: Tensor, lengths: list[int]) -> Tensor:
        """Returns the last norm's results of packed sequences."""
        c, w = self.c, self.w
        x = w["embed"].double()[ids]
        positions = torch.cat([torch.arange(n) for n in lengths])
        for i in range(c.layers):
            one = {k.removeprefix(f"{i}."): v for k, v in w.items() if k.startswith(f"{i}.")}
            y = plain.rms_norm(x, one["input_norm"])
            three = plain.linear(y, one["qkv_proj"]).unflatten(1, (-1, c.head_dim))
            q, k, v = three.split((c.heads, c.kv_heads, c.kv_heads), 1)
            q = plain.turn(plain.rms_norm(q, one["q_norm"]), positions, c.base)
            k = plain.turn(plain.rms_norm(k, one["k_norm"]), positions, c.base)
            y = plain.attention(q, k, v, lengths, c.head_dim**-0.5)
            x = x + plain.linear(y, one["o_proj"], ranks=self.ranks)
            y = plain.rms_norm(x, one["post_norm"])
            if c.experts:
                x = x + self.experts(i, y)
            else:
                x = x + plain.swiglu_mlp(y, one["gate_up"], one["down"], self.ranks)
        return plain.rms_norm(x, w["norm"])

    def fit(self, text: Tensor, prompts: list[int]) -> None:
        """Fits routers and head, so that the model continues prompts by the text."""
        requests, most = text.shape
        x = self.hidden(text[:, :-1].flatten(), [most - 1] * requests).unflatten(0, (requests, -1))
        rows = [x[r, n - 1 :] for r, n in enumerate(prompts)]
        tokens = [text[r, n:] for r, n in enumerate(prompts)]
        self.w["head"] = plain.fitted_head(torch.cat(rows), torch.cat(tokens), self.c.vocabulary)

    def logits(self, text: Tensor) -> Tensor:
        """Returns the logits after each position, [requests, positions, vocabulary]."""
        x = self.hidden(text.flatten(), [text.shape[1]] * len(text))
        return plain.linear(x, self.w["head"]).unflatten(0, text.shape)
