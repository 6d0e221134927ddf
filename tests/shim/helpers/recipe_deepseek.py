# SPDX-License-Identifier: Apache-2.0
"""A small DeepSeek-V3 as recipes for the NPU write it: latent attention, experts in groups with a
shared one, a layer that predicts one more token; in bf16 and with products of i8.
"""

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
    QuantExperts,
    QuantLinear,
    RMSNorm,
    Rotary,
    Routed,
    last_tokens,
)
from recipe_runs import Blocks
from torch import Tensor, nn

import fxge.npu as torch_npu
import fxge.torchair as tng

BF16 = torch.bfloat16
NZ = 16  # elements of a row of a fractal


@dataclasses.dataclass
class Config:
    """Sizes of a model; the layer of drafts is one more.

    Attributes:
        dense: first layers that have no experts.
        prolog: decode computes queries and caches by one operator.
        fused_gate: experts are chosen by one operator.
        streams: the shared expert is on a stream of its own.
    """

    layers: int = 2
    dense: int = 1
    hidden: int = 128
    heads: int = 4
    q_rank: int = 64
    kv_rank: int = 512
    nope: int = 128
    rope: int = 64
    value: int = 128
    inner: int = 128
    moe_inner: int = 64
    experts: int = 16
    top: int = 4
    groups: int = 4
    top_groups: int = 2
    factor: float = 1.5
    vocabulary: int = 96
    base: float = 1e4
    quantised: bool = False
    prolog: bool = False
    fused_gate: bool = True
    streams: bool = False


def weights(c: Config) -> dict[str, Any]:
    """Returns random weights [out, in] by name; routers and the head are missing."""

    def floats(*shape: int) -> Tensor:
        return (torch.randn(shape) / shape[-1] ** 0.5).to(BF16)

    def made(*shape: int) -> Any:
        return plain.Quantised.of(floats(*shape)) if c.quantised else floats(*shape)

    def near_one(n: int) -> Tensor:
        return (1 + torch.randn(n) / 8).to(BF16)

    found: dict[str, Any] = {"embed": torch.randn(c.vocabulary, c.hidden).to(BF16)}
    for i in range(c.layers + 1):
        each = {
            "input_norm": near_one(c.hidden),
            "q_a": made(c.q_rank, c.hidden),
            "q_norm": near_one(c.q_rank),
            "q_b": made(c.heads * (c.nope + c.rope), c.q_rank),
            "kv_a": made(c.kv_rank + c.rope, c.hidden),
            "kv_norm": near_one(c.kv_rank),
            "kv_b": floats(c.heads * (c.nope + c.value), c.kv_rank),
            "o": made(c.hidden, c.heads * c.value),
            "post_norm": near_one(c.hidden),
        }
        if i < c.dense:
            each["gate_up"], each["down"] = made(2 * c.inner, c.hidden), made(c.hidden, c.inner)
        else:
            each["gate_up"] = made(2 * c.moe_inner, c.hidden)
            each["down"] = made(c.hidden, c.moe_inner)
            each["w13"] = made(c.experts, 2 * c.moe_inner, c.hidden)
            each["w2"] = made(c.experts, c.hidden, c.moe_inner)
            each["bias"] = torch.randn(c.experts) / 16
        found |= {f"{i}.{name}": w for name, w in each.items()}
    for name in ("norm", "enorm", "hnorm", "shared_head_norm"):
        found[name] = near_one(c.hidden)
    found["eh"] = floats(c.hidden, 2 * c.hidden)
    return found


class Parts:
    """Products of one layer with this rank's part of their weights."""

    def __init__(self, w: dict[str, Any], comm: Comm, split: int) -> None:
        self.w, self.comm, self.split = w, comm, split

    def share(self, t: Tensor, dim: int) -> Tensor:
        return self.comm.share(t, dim) if self.split > 1 else t

    def halves(self, t: Tensor, dim: int) -> Tensor:
        """Returns this rank's part of each half, the gate's and the other's."""
        return torch.cat([self.share(p, dim) for p in t.chunk(2, dim)], dim)

    def whole(self, name: str) -> nn.Module:
        w = self.w[name]
        if isinstance(w, plain.Quantised):
            return QuantLinear(w.weight, w.scale, w.smooth, False)
        return Linear(w)

    def columns(self, name: str, *, halves: bool = False) -> nn.Module:
        w, part = self.w[name], self.halves if halves else self.share
        if isinstance(w, plain.Quantised):
            return QuantLinear(part(w.weight, 0), part(w.scale, 0), w.smooth, halves)
        return Linear(part(w, 0))

    def rows(self, name: str, *, float_smooth: bool = False) -> nn.Module:
        w = self.w[name]
        if isinstance(w, plain.Quantised):
            smooth = self.share(w.smooth, 0)
            smooth = smooth.float() if float_smooth else smooth
            return QuantLinear(self.share(w.weight, 1), w.scale, smooth, False)
        return Linear(self.share(w, 1))

    def mlp(self, comm: Comm | None) -> MLP:
        return MLP(self.columns("gate_up", halves=True), self.rows("down", float_smooth=True), comm)

    def experts(self, spread: bool) -> nn.Module:
        w13, w2 = self.w["w13"], self.w["w2"]
        if isinstance(w13, plain.Quantised):
            smooth = [
                w13.smooth,
                self.comm.share(w2.smooth, 0) if spread else self.share(w2.smooth, 1),
            ]
            up = tuple(self.up(t, spread) for t in (w13.weight, w13.scale))
            down = (
                self.down(w2.weight, spread),
                self.comm.share(w2.scale, 0) if spread else w2.scale,
            )
            return QuantExperts(up, down, smooth)  # type: ignore[arg-type]
        return Experts(self.up(w13, spread), self.down(w2, spread))

    def up(self, t: Tensor, spread: bool) -> Tensor:
        return self.comm.share(t, 0) if spread else self.halves(t, 1)

    def down(self, t: Tensor, spread: bool) -> Tensor:
        return self.comm.share(t, 0) if spread else self.share(t, 2)


class Attention(nn.Module):
    """Latent attention: prefill by heads, decode absorbed, over caches in fractals."""

    def __init__(self, c: Config, parts: Parts) -> None:
        super().__init__()
        w, self.c, self.split, self.comm = parts.w, c, parts.split, parts.comm
        self.attn_type = "FullAttention"
        self.num_heads_per_rank = c.heads // self.split
        self.q_head_dim = c.nope + c.rope
        self.softmax_scale, self.block_size = self.q_head_dim**-0.5, 0
        self.q_a_proj, self.q_a_layernorm = parts.whole("q_a"), RMSNorm(w["q_norm"])
        self.q_b_proj, self.o_proj = parts.columns("q_b"), parts.rows("o")
        self.kv_a_proj_with_mqa, self.kv_a_layernorm = parts.whole("kv_a"), RMSNorm(w["kv_norm"])
        kv_b = parts.share(w["kv_b"], 0).T.view(c.kv_rank, -1, c.nope + c.value)
        w_k, w_v = kv_b.split([c.nope, c.value], dim=-1)
        self.kv_b_proj_w_k = nn.Parameter(w_k.permute(1, 2, 0).contiguous(), requires_grad=False)
        self.kv_b_proj_w_v = nn.Parameter(w_v.transpose(0, 1).contiguous(), requires_grad=False)
        self.nope_cache, self.rope_cache = torch.Tensor([]), torch.Tensor([])

    def forward(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], data: ForwardMetaData
    ) -> Tensor:
        if data.is_prefill:
            out = self.forward_page_attention_normal(hidden_states, cos_sin, data)
        else:
            out = self.forward_page_attention_absorb(hidden_states, cos_sin, data)
        if self.split > 1:
            dist.all_reduce(out, group=self.comm.get_group())
        return out

    def forward_page_attention_normal(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], data: ForwardMetaData
    ) -> Tensor:
        c, n = self.c, self.num_heads_per_rank
        q = self.q_b_proj(self.q_a_layernorm(self.q_a_proj(hidden_states)))
        latent_cache = self.kv_a_proj_with_mqa(hidden_states)
        q = q.view(1, -1, n, self.q_head_dim)
        q_nope, q_pe = torch.split(q, [c.nope, c.rope], dim=-1)
        q_pe = q_pe.transpose(1, 2)
        cos, sin = (t.view(1, 1, -1, c.rope) for t in cos_sin)
        q_pe = torch_npu.npu_interleave_rope(q_pe, cos, sin)
        q_pe = q_pe.view(1, n, -1, c.rope).transpose(1, 2)
        latent_cache = latent_cache.view(-1, 1, 1, c.kv_rank + c.rope)
        cos, sin = (t.view(-1, 1, 1, c.rope) for t in (cos, sin))
        k_rope, k_nope = torch_npu.npu_kv_rmsnorm_rope_cache_v2(
            latent_cache,
            self.kv_a_layernorm.weight,
            cos,
            sin,
            data.slot_mapping[self.attn_type],
            self.rope_cache,
            self.nope_cache,
            c_kv_scale=None,
            epsilon=self.kv_a_layernorm.variance_epsilon,
            cache_mode="PA_NZ",
            is_output_kv=True,
        )
        k_nope = k_nope.view(1, -1, c.kv_rank)
        k_nope_out = torch.matmul(k_nope, self.kv_b_proj_w_k.permute(0, 2, 1))
        v_out = torch.matmul(k_nope, self.kv_b_proj_w_v)
        k_rope = k_rope.view(1, -1, c.rope).repeat(n, 1, 1)
        fa_ops: Any = tng.ops if torch.compiler.is_compiling() else torch.ops.npu
        attn_output, _ = fa_ops.npu_fused_infer_attention_score(
            q_nope.flatten(0, 1).permute(1, 0, 2),
            k_nope_out,
            v_out,
            query_rope=q_pe.flatten(0, 1).permute(1, 0, 2),
            key_rope=k_rope,
            num_heads=n,
            num_key_value_heads=n,
            input_layout="NTD_TND",
            atten_mask=data.attention_mask,
            sparse_mode=3,
            actual_seq_lengths=data.actual_seq_lengths_cu_q,
            actual_seq_lengths_kv=data.actual_seq_lengths_cu_q,
            scale=self.softmax_scale,
            antiquant_mode=0,
            antiquant_scale=None,
            next_tokens=0,
        )
        out: Tensor = self.o_proj(attn_output.reshape(hidden_states.shape[0], -1))
        return out

    def absorbed(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], slots: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Writes the caches; returns the queries [tokens, heads, dim] of both parts."""
        c, n, tokens = self.c, self.num_heads_per_rank, hidden_states.shape[0]
        q = self.q_b_proj(self.q_a_layernorm(self.q_a_proj(hidden_states)))
        latent_cache = self.kv_a_proj_with_mqa(hidden_states)
        q = q.view(tokens, n, self.q_head_dim)
        q_nope, q_pe = torch.split(q, [c.nope, c.rope], dim=-1)
        q_nope = torch_npu.npu_transpose_batchmatmul(
            q_nope, self.kv_b_proj_w_k, bias=None, scale=None,
            perm_x1=(1, 0, 2), perm_x2=(0, 1, 2), perm_y=(1, 0, 2),
        )  # fmt: skip
        q_nope = q_nope.view(tokens, n, c.kv_rank)
        q_pe = q_pe.unsqueeze(0).transpose(1, 2)
        cos, sin = (t.view(1, 1, -1, c.rope) for t in cos_sin)
        q_pe = torch_npu.npu_interleave_rope(q_pe, cos, sin)
        q_pe = q_pe.view(1, n, -1, c.rope).transpose(1, 2).view(tokens, n, c.rope)
        torch_npu.npu_kv_rmsnorm_rope_cache_v2(
            latent_cache.view(tokens, 1, 1, c.kv_rank + c.rope),
            self.kv_a_layernorm.weight,
            cos.view(-1, 1, 1, c.rope),
            sin.view(-1, 1, 1, c.rope),
            slots,
            self.rope_cache,
            self.nope_cache,
            epsilon=self.kv_a_layernorm.variance_epsilon,
            cache_mode="PA_NZ",
        )
        return q_nope, q_pe

    def prolog(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], slots: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Does the same by one operator."""
        cos, sin = (t.view(-1, self.c.rope) for t in cos_sin)
        q_nope, q_pe, *_ = torch.ops.npu.npu_mla_prolog_v3(
            token_x=hidden_states,
            weight_dq=self.q_a_proj.weight,
            weight_uq_qr=self.q_b_proj.weight,
            weight_uk=self.kv_b_proj_w_k,
            weight_dkv_kr=self.kv_a_proj_with_mqa.weight,
            rmsnorm_gamma_cq=self.q_a_layernorm.weight,
            rmsnorm_gamma_ckv=self.kv_a_layernorm.weight,
            rope_sin=sin,
            rope_cos=cos,
            cache_index=slots,
            kv_cache=self.nope_cache,
            kr_cache=self.rope_cache,
            dequant_scale_x=None,
            dequant_scale_w_dq=None,
            dequant_scale_w_uq_qr=None,
            dequant_scale_w_dkv_kr=None,
            quant_scale_ckv=None,
            quant_scale_ckr=None,
            smooth_scales_cq=None,
            rmsnorm_epsilon_cq=self.q_a_layernorm.variance_epsilon,
            rmsnorm_epsilon_ckv=self.kv_a_layernorm.variance_epsilon,
            cache_mode="PA_NZ",
            weight_quant_mode=0,
            kv_cache_quant_mode=0,
            query_quant_mode=0,
        )
        return q_nope, q_pe

    def forward_page_attention_absorb(
        self, hidden_states: Tensor, cos_sin: tuple[Tensor, Tensor], data: ForwardMetaData
    ) -> Tensor:
        c, tokens = self.c, hidden_states.shape[0]
        slots = data.slot_mapping[self.attn_type].view(-1)
        queries = self.prolog if c.prolog else self.absorbed
        q_nope, q_pe = queries(hidden_states, cos_sin, slots)
        blocks, size = self.nope_cache.shape[:2]
        k_nope = self.nope_cache.view(blocks, 1, c.kv_rank // NZ, size, NZ)
        k_rope = self.rope_cache.view(blocks, 1, c.rope // NZ, size, NZ)
        several = tokens // data.kv_len.shape[0] > 1
        attn_output, _ = tng.ops.npu_fused_infer_attention_score_v2(
            q_nope,
            k_nope,
            k_nope,
            query_rope=q_pe,
            key_rope=k_rope,
            atten_mask=data.attention_mask if several else None,
            actual_seq_kvlen=data.actual_seq_lengths_kv,
            actual_seq_qlen=data.actual_seq_lengths_cu_q,
            block_table=data.block_table[self.attn_type],
            num_query_heads=self.num_heads_per_rank,
            num_key_value_heads=1,
            softmax_scale=self.softmax_scale,
            input_layout="TND_NTD",
            sparse_mode=3 if several else 0,
            block_size=self.block_size,
            query_quant_mode=0,
            key_quant_mode=0,
            value_quant_mode=0,
        )
        attn_output = torch_npu.npu_transpose_batchmatmul(
            attn_output, self.kv_b_proj_w_v, bias=None, scale=None,
            perm_x1=(0, 1, 2), perm_x2=(0, 1, 2), perm_y=(1, 0, 2),
        )  # fmt: skip
        out: Tensor = self.o_proj(attn_output.view(tokens, -1))
        return out


class MoE(Routed):
    """Experts in groups behind sigmoids, and a shared expert of every token."""

    def __init__(self, c: Config, parts: Parts, spread: bool) -> None:
        super().__init__(parts.experts(spread), c.experts, parts.comm, spread)
        self.c = c
        self.router = Linear(parts.w["gate"].float())
        bias = parts.w["bias"]
        self.e_score_correction_bias = nn.Parameter(bias, requires_grad=False)
        self.shared_experts = parts.mlp(None)

    def forward(self, x: Tensor, is_prefill: bool, shared: Tensor | None = None) -> Tensor:
        if self.c.streams and not is_prefill:
            with tng.scope.npu_stream_switch("22", 1):
                tng.scope.npu_wait_tensor(x, x)
                shared = self.shared_experts(x)
        else:
            shared = self.shared_experts(x)
        return super().forward(x, is_prefill, shared)

    def gate(self, x: Tensor) -> tuple[Tensor, Tensor]:
        c, logits = self.c, self.router(x.to(torch.float32))
        if c.fused_gate:
            topk_weight, topk_idx, _ = torch_npu.npu_moe_gating_top_k(
                logits,
                k=c.top,
                bias=self.e_score_correction_bias.float(),
                k_group=c.top_groups,
                group_count=c.groups,
                group_select_mode=1,
                renorm=0,
                norm_type=1,
                routed_scaling_factor=c.factor,
                eps=1e-20,
            )
            return topk_idx, topk_weight
        scores = logits.sigmoid()
        tokens = x.shape[0]
        choice = scores.view(tokens, -1) + self.e_score_correction_bias.unsqueeze(0)
        group_scores = choice.view(tokens, c.groups, -1).topk(2, dim=-1)[0].sum(dim=-1)
        group_idx = torch.topk(group_scores, k=c.top_groups, dim=-1, sorted=False)[1]
        group_mask = nn.functional.one_hot(group_idx, c.groups).sum(dim=1)
        score_mask = (
            group_mask.unsqueeze(-1)
            .expand(tokens, c.groups, c.experts // c.groups)
            .reshape(tokens, -1)
        )
        kept = choice.masked_fill(~score_mask.bool(), 0.0)
        _, topk_idx = torch.topk(kept, k=c.top, dim=-1, sorted=False)
        topk_weight = scores.gather(1, topk_idx)
        topk_weight = topk_weight / (topk_weight.sum(dim=-1, keepdim=True) + 1e-20)
        return topk_idx, topk_weight * c.factor


class Layer(nn.Module):
    """Attention, then a dense part or experts."""

    def __init__(self, c: Config, i: int, parts: Parts, spread: bool) -> None:
        super().__init__()
        self.self_attn, self.is_moe = Attention(c, parts), i >= c.dense
        self.mlp: nn.Module = (
            MoE(c, parts, spread)
            if self.is_moe
            else parts.mlp(parts.comm if parts.split > 1 else None)
        )
        self.input_layernorm = RMSNorm(parts.w["input_norm"])
        self.post_attention_layernorm = RMSNorm(parts.w["post_norm"])

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


def layers_of(
    c: Config, w: dict[str, Any], numbers: range, blocks: Blocks, spread: bool
) -> nn.ModuleList:
    """Returns layers with their caches."""
    comm, made = Comm(), []
    for i in numbers:
        one = {k.removeprefix(f"{i}."): v for k, v in w.items() if k.startswith(f"{i}.")}
        layer = Layer(c, i, Parts(one, comm, 1 if spread else comm.world), spread)
        layer.self_attn.block_size = blocks.size
        layer.self_attn.nope_cache = blocks.cache(1, c.kv_rank)
        layer.self_attn.rope_cache = blocks.cache(1, c.rope)
        made.append(layer)
    return nn.ModuleList(made)


class Base(nn.Module):
    """Logits by the head."""

    lm_head: nn.Module

    def forward_lm_head(self, outputs: Tensor, data: ForwardMetaData) -> Tensor:
        requests = data.kv_len.shape[0]
        logits: Tensor = self.lm_head(last_tokens(outputs, data))
        return logits.reshape(requests, -1, logits.shape[-1]).float()


class Model(Base):
    """The whole model; `mtp` proposes drafts."""

    def __init__(
        self, c: Config, w: dict[str, Any], blocks: Blocks, *, spread: bool = False
    ) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding.from_pretrained(w["embed"], freeze=True)
        self.layers = layers_of(c, w, range(c.layers), blocks, spread)
        self.norm = RMSNorm(w["norm"])
        self.rotary_emb = Rotary(c.rope, c.base, blocks.most)
        self.lm_head = Linear(w["head"])
        self.__dict__["mtp"] = Drafts(c, w, blocks, self, spread=spread)

    def forward(
        self, input_ids: Tensor, position_ids: Tensor, forward_metadata: ForwardMetaData
    ) -> tuple[Tensor, Tensor]:
        hidden_states, residual = self.embed_tokens(input_ids), None
        cos_sin = self.rotary_emb(hidden_states, position_ids)
        for layer in self.layers:
            residual, hidden_states = layer(hidden_states, residual, cos_sin, forward_metadata)
        hidden_states, _ = self.norm(hidden_states, residual)
        return self.forward_lm_head(hidden_states, forward_metadata), hidden_states

    def prefill(self, **kwargs: Any) -> Any:
        return self.forward(**kwargs)

    def decode(self, **kwargs: Any) -> Any:
        return self.forward(**kwargs)


class Drafts(Base):
    """The layer that predicts the token after the next one; it shares embedding and head."""

    def __init__(
        self, c: Config, w: dict[str, Any], blocks: Blocks, main: Model, *, spread: bool
    ) -> None:
        super().__init__()
        self.embed_tokens, self.lm_head = main.embed_tokens, main.lm_head
        self.rotary_emb = main.rotary_emb
        self.layers = layers_of(c, w, range(c.layers, c.layers + 1), blocks, spread)
        self.enorm, self.hnorm = RMSNorm(w["enorm"]), RMSNorm(w["hnorm"])
        self.eh_proj, self.shared_head_norm = Linear(w["eh"]), RMSNorm(w["shared_head_norm"])

    def forward(
        self,
        input_ids: Tensor,
        position_ids: Tensor,
        forward_metadata: ForwardMetaData,
        prev_hidden_states: Tensor,
    ) -> tuple[Tensor, Tensor]:
        hidden_states = self.enorm(self.embed_tokens(input_ids))
        both = torch.cat([hidden_states, self.hnorm(prev_hidden_states)], dim=-1)
        hidden_states = self.eh_proj(both)
        cos_sin = self.rotary_emb(hidden_states, position_ids)
        residual, hidden_states = self.layers[0](hidden_states, None, cos_sin, forward_metadata)
        hidden_states, _ = self.shared_head_norm(hidden_states, residual)
        return self.forward_lm_head(hidden_states, forward_metadata), hidden_states

    def prefill(self, **kwargs: Any) -> Any:
        return self.forward(**kwargs)

    def decode(self, **kwargs: Any) -> Any:
        return self.forward(**kwargs)


# ---- the same in plain PyTorch ----


def turned(x: Tensor, positions: Tensor, base: float) -> Tensor:
    """Rotates pairs of neighbours; the result has first elements of pairs, then second ones."""
    return plain.turn(torch.cat([x[..., ::2], x[..., 1::2]], -1), positions, base)


class Plain:
    """The model of whole sequences; attention is computed by heads, not absorbed."""

    def __init__(self, c: Config, w: dict[str, Any], ranks: int = 1) -> None:
        self.c, self.w, self.ranks = c, w, ranks

    def attention(self, one: dict[str, Any], x: Tensor, at: Tensor, lengths: list[int]) -> Tensor:
        c = self.c
        q = plain.linear(plain.rms_norm(plain.linear(x, one["q_a"]), one["q_norm"]), one["q_b"])
        q, q_rope = q.unflatten(1, (c.heads, -1)).split([c.nope, c.rope], -1)
        latent, k_rope = plain.linear(x, one["kv_a"]).split([c.kv_rank, c.rope], -1)
        kv = plain.linear(plain.rms_norm(latent, one["kv_norm"]), one["kv_b"])
        k, v = kv.unflatten(1, (c.heads, -1)).split([c.nope, c.value], -1)
        k_rope = turned(k_rope[:, None], at, c.base).expand(-1, c.heads, -1)
        q = torch.cat([q, turned(q_rope, at, c.base)], -1)
        y = plain.attention(q, torch.cat([k, k_rope], -1), v, lengths, (c.nope + c.rope) ** -0.5)
        return plain.linear(y, one["o"], ranks=self.ranks)

    def chosen(self, tokens: int) -> Tensor:
        """Returns random experts of tokens, in few groups."""
        c, each = self.c, self.c.experts // self.c.groups
        rows = []
        for _ in range(tokens):
            groups = torch.randperm(c.groups)[: c.top_groups]
            few = c.top // c.top_groups
            rows.append(torch.cat([g * each + torch.randperm(each)[:few] for g in groups]))
        return torch.stack(rows)

    def experts(self, i: int, x: Tensor) -> Tensor:
        c, w = self.c, self.w
        if f"{i}.gate" not in w:
            w[f"{i}.gate"] = plain.fitted_router(x, c.experts, self.chosen(len(x)))
        scores = plain.linear(x, w[f"{i}.gate"]).sigmoid()
        choice = (scores + w[f"{i}.bias"].double()).unflatten(1, (c.groups, -1))
        groups = choice.topk(2, -1).values.sum(-1).topk(c.top_groups, -1).indices
        allowed = torch.zeros(len(x), c.groups).scatter(1, groups, 1).bool()
        kept = choice.masked_fill(~allowed[..., None], -torch.inf).flatten(1)
        index = kept.topk(c.top, -1).indices
        weight = scores.gather(1, index)
        weight = weight / (weight.sum(-1, keepdim=True) + 1e-20) * c.factor
        return plain.experts_mlp(x, index, weight, w[f"{i}.w13"], w[f"{i}.w2"], self.ranks)

    def layer(self, i: int, x: Tensor, at: Tensor, lengths: list[int]) -> Tensor:
        one = {k.removeprefix(f"{i}."): v for k, v in self.w.items() if k.startswith(f"{i}.")}
        x = x + self.attention(one, plain.rms_norm(x, one["input_norm"]), at, lengths)
        y = plain.rms_norm(x, one["post_norm"])
        if i >= self.c.dense:
            x = x + self.experts(i, y)
        return x + plain.swiglu_mlp(y, one["gate_up"], one["down"], self.ranks)

    def hidden(self, text: Tensor) -> Tensor:
        """Returns the last norm's results, [requests, positions, hidden]."""
        lengths = [text.shape[1]] * len(text)
        x, at = self.w["embed"].double()[text.flatten()], torch.arange(lengths[0]).repeat(len(text))
        for i in range(self.c.layers):
            x = self.layer(i, x, at, lengths)
        return plain.rms_norm(x, self.w["norm"]).unflatten(0, text.shape)

    def hidden_of_drafts(self, text: Tensor) -> Tensor:
        """Returns the same of drafts; the last position has none."""
        w, lengths = self.w, [text.shape[1] - 1] * len(text)
        before = self.hidden(text)[:, :-1].flatten(0, 1)
        x = plain.rms_norm(w["embed"].double()[text[:, 1:].flatten()], w["enorm"])
        x = torch.cat([x, plain.rms_norm(before, w["hnorm"])], -1)
        x, at = plain.linear(x, w["eh"]), torch.arange(lengths[0]).repeat(len(text))
        x = self.layer(self.c.layers, x, at, lengths)
        return plain.rms_norm(x, w["shared_head_norm"]).unflatten(0, (len(text), -1))

    def fit(self, text: Tensor, prompts: list[int], drafts: float) -> None:
        """Fits routers and head, so that the model continues prompts by the text.

        Args:
            drafts: part of the drafts that are right.
        """
        x, y = self.hidden(text[:, :-1]), self.hidden_of_drafts(text[:, :-1])
        rows = [x[r, n - 1 :] for r, n in enumerate(prompts)]
        tokens = [text[r, n:] for r, n in enumerate(prompts)]
        for r, n in enumerate(prompts):
            right = torch.rand(y.shape[1] - n + 1) < drafts
            rows.append(y[r, n - 1 :][right])
            tokens.append(text[r, n + 1 :][right])
        self.w["head"] = plain.fitted_head(torch.cat(rows), torch.cat(tokens), self.c.vocabulary)

    def logits(self, text: Tensor) -> Tensor:
        return plain.linear(self.hidden(text), self.w["head"])

    def logits_of_drafts(self, text: Tensor) -> Tensor:
        return plain.linear(self.hidden_of_drafts(text), self.w["head"])
