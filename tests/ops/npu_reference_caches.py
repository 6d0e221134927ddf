# SPDX-License-Identifier: Apache-2.0
"""Reference implementations of torch_npu's key-value caches, token by token; see npu_reference.py."""

from __future__ import annotations

import torch
from npu_reference import _is_fake, _sat, operator, wide


def _cached(x, cache, slots, tiles):
    y = cache.clone()
    if _is_fake(y):
        return y
    size = cache.shape[2] if tiles else cache.shape[1]
    for row, slot in zip(x, slots.tolist()):
        if slot >= 0:
            where = y[slot // size][:, slot % size] if tiles else y[slot // size, slot % size]
            where.copy_(row.reshape(where.shape))
    return y


@operator
def npu_scatter_pa_kv_cache_functional(key, value, key_cache, value_cache, slot_mapping, *, compress_lens=None,
                                       compress_seq_offsets=None, seq_lens=None, cache_mode="PA_NZ"):
    tiles = cache_mode == "PA_NZ"
    return _cached(key, key_cache, slot_mapping, tiles), _cached(value, value_cache, slot_mapping, tiles)


@operator
def npu_gather_pa_kv_cache_functional(key_cache, value_cache, block_tables, seq_lens, key, value, *, seq_offset=None,
                                      is_seq_lens_cumsum=False):
    found = [key.clone(), value.clone()]
    if _is_fake(key):
        return tuple(found)
    lens = seq_lens.diff() if is_seq_lens_cumsum else seq_lens
    size, row = key_cache.shape[1], 0
    for b, n in enumerate(lens.tolist()):
        first = 0 if seq_offset is None else int(seq_offset[b]) // size
        for j in range(min(n, len(key) - row)):
            nth = first + j // size
            block = int(block_tables[b, nth]) if nth < block_tables.shape[1] else -1
            for y, cache in zip(found, (key_cache, value_cache)):
                y[row] = cache[block, j % size] if 0 <= block < len(cache) else 0
            row += 1
    return tuple(found)


@operator
def _npu_reshape_and_cache_functional(key, value, key_cache, value_cache, slot_indices):
    return _cached(key, key_cache, slot_indices, False), _cached(value, value_cache, slot_indices, False)


@operator
def _npu_paged_attention_functional(query, key_cache, value_cache, num_kv_heads, num_heads, scale_value, block_table,
                                    context_lens, out, *, workspace=None):
    y = torch.zeros_like(out)
    if _is_fake(y):
        return y
    size, share = key_cache.shape[1], num_heads // num_kv_heads
    for i, n in enumerate(context_lens.tolist()):
        slots = [(int(block_table[i, t // size]), t % size) for t in range(n)]
        for h in range(num_heads if n else 0):
            k, v = (wide(torch.stack([c[b, o, h // share] for b, o in slots])) for c in (key_cache, value_cache))
            p = (wide(query[i, h]) @ k.T * scale_value).softmax(0).to(query.dtype)
            y[i, h] = (wide(p) @ v).to(out.dtype)
    return y


def _rms(x, gamma, epsilon):
    return x / (x.square().mean(-1, keepdim=True) + epsilon).sqrt() * wide(gamma)


def _turned(x, cos, sin):
    a, b = x.chunk(2, -1)
    return x * wide(cos) + torch.cat([-b, a], -1) * wide(sin)


def _slot(index, b, s, places, size, mode):
    """Returns the position of a token: its block or batch, and the index in it."""
    if mode == "Norm":
        return b, int(index[b, s])
    if mode.startswith("PA_BLK"):
        start = int(index[b * -(-places // size) + s // size])
        return start // size, s % size
    at = int(index[b * places + s])
    return at // size, at % size


def _put(x, cache, index, mode):
    """Converts x, [batch, 1, places, d], to the layout of the cache."""
    y = cache.clone()
    if _is_fake(y):
        return y
    c = 32 if cache.dtype == torch.int8 else 16
    size = cache.shape[2] if mode == "Norm" else cache.shape[1]
    rows = y.transpose(1, 2) if mode == "Norm" else y
    tiles = y.view(len(y), -1, size, c) if mode.endswith("NZ") else None
    for b in range(x.shape[0]):
        for s in range(x.shape[2]):
            block, place = _slot(index, b, s, x.shape[2], size, mode)
            if block < 0 or place < 0:
                continue
            if tiles is None:
                rows[block, place, 0] = x[b, 0, s]
            else:
                tiles[block, :, place] = x[b, 0, s].reshape(-1, c)
    return y


@operator
def npu_kv_rmsnorm_rope_cache_v2_functional(kv, gamma, cos, sin, index, k_cache, ckv_cache, *, k_rope_scale=None,
                                            c_kv_scale=None, k_rope_offset=None, c_kv_offset=None, v=None, epsilon=1e-5,
                                            cache_mode="Norm", is_output_kv=False, k_cache_dtype=None, ckv_cache_dtype=None):
    x, d = wide(kv), cos.shape[3]
    normed = _rms(x if v is not None else x[..., : len(gamma)], gamma, epsilon)
    to_turn = normed[..., :d] if v is not None else x[..., len(gamma):]
    k = _turned(torch.cat([to_turn[..., ::2], to_turn[..., 1::2]], -1), cos, sin)
    c = normed
    if v is not None:
        k, c = torch.cat([k, normed[..., d:]], -1), wide(v)

    def new(t, scale, offset, cache):
        if scale is not None:
            t = _sat(t * scale if offset is None else t * scale + offset)
        return _put(t.to(cache.dtype), cache, index, cache_mode)

    caches = new(k, k_rope_scale, k_rope_offset, k_cache), new(c, c_kv_scale, c_kv_offset, ckv_cache)
    own = (k.to(kv.dtype), c.to(kv.dtype))
    return *(own if is_output_kv else (torch.zeros_like(t) for t in own)), *caches


@operator
def npu_kv_rmsnorm_rope_cache_functional(*args, **kwargs):
    k, c, k_new, c_new = npu_kv_rmsnorm_rope_cache_v2_functional(*args, **kwargs)
    return k_new.clone(), c_new.clone(), k, c, k_new, c_new


@operator
def npu_qkv_rms_norm_rope_cache_functional(qkv, q_gamma, k_gamma, cos, sin, index, q_out, k_cache, v_cache, qkv_size,
                                           head_nums, *, k_scale=None, v_scale=None, k_offset=None, v_offset=None,
                                           epsilon=1e-6, cache_mode="PA_NZ", is_output_qkv=False):
    x = wide(qkv).unflatten(1, (-1, qkv_size[3]))
    q, k, v = x.split(head_nums, 1)
    q, k = (_turned(_rms(t, g, epsilon), cos[:, None], sin[:, None]) for t, g in ((q, q_gamma), (k, k_gamma)))

    def new(t, scale, offset, cache):
        if scale is not None:
            t = _sat(t / scale if offset is None else t / scale + offset)
        return _cached(t.to(cache.dtype), cache, index, True)

    before = [t.flatten(1).to(qkv.dtype) if is_output_qkv else qkv.new_zeros([]) for t in (q, k, v)]
    return *before, q.flatten(1).to(q_out.dtype), new(k, k_scale, k_offset, k_cache), new(v, v_scale, v_offset, v_cache)


# ---- before latent attention ----

def _latent_norm(x, gamma, epsilon, scale):
    return (x * torch.rsqrt(x.square().mean(-1, keepdim=True) + epsilon) * wide(gamma) * scale).bfloat16()


def _latent_rope(x, cos, sin):
    x = torch.cat([x[..., ::2], x[..., 1::2]], -1)
    a, b = x.chunk(2, -1)
    return (x * wide(cos) + torch.cat([-b, a], -1) * wide(sin)).bfloat16()


def _latent_cache(cache, rows, slots, mode):
    if mode in ("BSND", "TND"):
        return rows.view(cache.shape)
    d, (blocks, size) = rows.shape[1], cache.shape[:2]
    made = cache.reshape(blocks, d // 16, size, 16).transpose(1, 2).flatten(2) if mode == "PA_NZ" else cache.flatten(2)
    made, at = made.flatten(0, 1).clone(), slots.flatten()
    made[at[at >= 0]] = rows[at >= 0]
    if mode == "PA_NZ":
        made = made.view(blocks, size, d // 16, 16).transpose(1, 2)
    return made.reshape(cache.shape)


def _latent(x, dq, uq, uk, dkv, gamma_cq, gamma_ckv, sin, cos, kv, kr, slots, eps_cq, eps_ckv, mode, q_scale=1.0, k_scale=1.0):
    n, d, hckv = uk.shape
    t, before = wide(x).flatten(0, -2), x.shape[:-1]
    sin, cos = sin.flatten(0, -2), cos.flatten(0, -2)
    cq = _latent_norm(t @ wide(dq), gamma_cq, eps_cq, q_scale)
    q = (wide(cq) @ wide(uq)).view(len(t), n, -1)
    y = torch.einsum("tnd,ndc->tnc", wide(q[..., :d].bfloat16()), wide(uk)).bfloat16()
    rope = _latent_rope(q[..., d:], cos[:, None], sin[:, None])
    k = t @ wide(dkv)
    ckv, k_rope = _latent_norm(k[:, :hckv], gamma_ckv, eps_ckv, k_scale), _latent_rope(k[:, hckv:], cos, sin)
    caches = [c.clone() if _is_fake(x) else _latent_cache(c, rows, slots, mode) for c, rows in ((kv, ckv), (kr, k_rope))]
    return y.reshape(*before, n, hckv), rope.reshape(*before, n, -1), *caches, cq.reshape(*before, -1)


@operator
def npu_mla_prolog_functional(token_x, weight_dq, weight_uq_qr, weight_uk, weight_dkv_kr, rmsnorm_gamma_cq, rmsnorm_gamma_ckv, rope_sin, rope_cos,
                              cache_index, kv_cache, kr_cache, *, rmsnorm_epsilon_cq=1e-5, rmsnorm_epsilon_ckv=1e-5, cache_mode="PA_BSND", **ignored):
    y, r, kv, kr, _ = _latent(token_x, weight_dq, weight_uq_qr, weight_uk, weight_dkv_kr, rmsnorm_gamma_cq, rmsnorm_gamma_ckv, rope_sin, rope_cos,
                              kv_cache, kr_cache, cache_index, rmsnorm_epsilon_cq, rmsnorm_epsilon_ckv, cache_mode)
    return y, r, kv, kr, kv.clone(), kr.clone()


@operator
def npu_mla_prolog_v2_functional(*args, **kwargs):
    y, r, kv, kr, *_ = npu_mla_prolog_functional(*args, **kwargs)
    return y, r, kv, kr, y.new_zeros([1], dtype=torch.float32), kv.clone(), kr.clone()


@operator
def npu_mla_prolog_v3_functional(token_x, weight_dq, weight_uq_qr, weight_uk, weight_dkv_kr, rmsnorm_gamma_cq, rmsnorm_gamma_ckv, rope_sin, rope_cos,
                                 kv_cache, kr_cache, *, cache_index=None, rmsnorm_epsilon_cq=1e-5, rmsnorm_epsilon_ckv=1e-5, cache_mode="PA_BSND",
                                 query_norm_flag=False, qc_qr_scale=1.0, kc_scale=1.0, **ignored):
    y, r, kv, kr, cq = _latent(token_x, weight_dq, weight_uq_qr, weight_uk, weight_dkv_kr, rmsnorm_gamma_cq, rmsnorm_gamma_ckv, rope_sin, rope_cos,
                               kv_cache, kr_cache, cache_index, rmsnorm_epsilon_cq, rmsnorm_epsilon_ckv, cache_mode, qc_qr_scale, kc_scale)
    none = y.new_zeros([0], dtype=torch.float32)
    return y, r, none, cq if query_norm_flag else y.new_zeros([0]), none.clone(), kv, kr
