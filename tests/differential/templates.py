# SPDX-License-Identifier: Apache-2.0
"""The lines of random programs: operations of PyTorch, by kinds, with the weight of each kind.

{t} any tensor, {f} float, {i} integer or bool, {b} bool, {s} float of 2 dims or more, {m} one whose shape broadcasts
with the first's; {n} a number, {d} a dim of the first tensor, {k} a small integer, {D} a dtype, {x} an integer tensor
of indices. {t0} is the first {t} again, {d0} the same dim.
"""

from __future__ import annotations

UNARY = ("abs neg positive square sign isnan isinf isfinite logical_not reciprocal sqrt rsqrt exp exp2 expm1 log log2 log10 log1p sin cos"
         " tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc sigmoid floor ceil round trunc frac relu nan_to_num sgn"
         " isposinf isneginf logit special.expit erfinv deg2rad rad2deg special.ndtr special.log1p")
ACTIVATIONS = ("gelu silu mish softplus softsign logsigmoid tanhshrink relu6 hardtanh hardswish hardsigmoid leaky_relu elu selu celu"
               " hardshrink softshrink")
BINARY = ("add sub mul div maximum minimum fmax fmin atan2 remainder fmod floor_divide hypot pow xlogy logaddexp true_divide multiply"
          " subtract divide float_power max min rsub")
COMPARE = "eq ne lt le gt ge logical_and logical_or logical_xor not_equal greater less greater_equal less_equal isclose"
REDUCE = "sum mean amax amin prod any all logsumexp argmax argmin count_nonzero"
WITH_NUMBER = "add sub mul div remainder fmod floor_divide pow eq ne lt le gt ge rsub true_divide"
PADS = "F.pad({f}.reshape(1, 1, -1, {f0}.shape[-1]), (1, 1, 0, 1), mode='%s')"
INPLACE = "add_ sub_ mul_ copy_ div_ remainder_ fmod_ floor_divide_ pow_ logical_and_ logical_or_ eq_ atan2_"
INPLACE_UNARY = ("relu abs neg sigmoid tanh exp sqrt rsqrt reciprocal floor ceil round logical_not sin cos square trunc frac"
                 " erf log expm1")
INPLACE_F = "silu leaky_relu hardtanh relu6 elu selu celu"
IMAGE = "{f}.reshape(1, 1, -1, {f0}.shape[-1])"
WEIGHTS = "torch.linspace(-1, 1, %s).reshape(%s).to({f0}.dtype)"
POINTWISE_LOSSES = "mse_loss l1_loss smooth_l1_loss huber_loss binary_cross_entropy_with_logits kl_div"
LABELS = "torch.arange({s0}.shape[0]) % {s0}.shape[1]"


def weights(*shape: int) -> str:
    """Draws numbers in [-1, 1] of a shape, in the dtype of the first float."""
    count = 1
    for n in shape:
        count *= n
    return WEIGHTS % (count, ", ".join(map(str, shape)))


TEMPLATES: list[tuple[int, list[str]]] = [
    (10, [f"torch.{op}({{t}})" for op in UNARY.split()]
     + ["torch.round({f}, decimals={k})", "torch.logit({f}, 0.1)", "torch.bitwise_not({i})", "-{t}", "abs({t})"]),
    (5, [f"F.{op}({{f}})" for op in ACTIVATIONS.split()]
     + ["F.gelu({f}, approximate='tanh')", "F.leaky_relu({f}, {n})", "F.elu({f}, {n})", "F.celu({f}, 0.7)", "F.softplus({f}, 2, 1)",
        "F.hardtanh({t}, -0.7, 1.3)", "F.hardshrink({f}, 0.3)", "F.softshrink({f}, 0.3)", "F.prelu({f}, torch.tensor([0.3]).to({f0}.dtype))",
        "F.threshold({t}, {n}, {n})", "F.relu6({t})", "F.softmin({f}, {d})"]),
    (12, [f"torch.{op}({{t}}, {{m}})" for op in BINARY.split()] + ["{t} + {m}", "{t} * {m}", "{t} - {m}", "{t} / {m}", "{t} // {m}",
                                                                   "{t} % {m}", "{t} ** {m}"]),
    (4, ["torch.add({t}, {m}, alpha={n})", "torch.sub({t}, {m}, alpha={n})", "torch.div({t}, {m}, rounding_mode='floor')",
         "torch.div({t}, {m}, rounding_mode='trunc')", "torch.div({t}, {n}, rounding_mode='trunc')", "torch.div({t}, {n}, rounding_mode='floor')",
         "torch.lerp({f}, {m}, {n})", "torch.lerp({f}, {m}, {m})", "torch.addcmul({t}, {m}, {m}, value={n})",
         "torch.addcdiv({f}, {m}, {m}, value={n})", "torch.rsub({t}, {m}, alpha={n})",
         "torch.ops.aten.div.Scalar_mode({t}, {n}, rounding_mode='floor')", "torch.ops.aten.floor_divide.Scalar({t}, {n})"]),
    (1, ["torch.copysign({t}, {m})", "torch.signbit({t})", "{f}.cummax({d}).values", "{f}.logcumsumexp({d})", "torch.copysign({t}, {n})"]),
    (5, [f"torch.{op}({{t}}, {{m}})" for op in COMPARE.split()] + ["torch.isin({t}, {t})", "torch.isclose({f}, {m}, atol=0.5, equal_nan=True)"]),
    (8, [f"torch.{op}({{t}}, {{n}})" for op in WITH_NUMBER.split()]
     + ["{n} - {t}", "{n} / {t}", "{n} ** {f}", "{n} ** {t}", "{t} ** {k}", "{t} // {n}", "{n} // {t}", "{t} % {n}", "{n} % {t}", "{n} + {t}",
        "{n} * {t}", "torch.xlogy({t}, {n})", "torch.add({t}, {n}, alpha={k})", "torch.sub({t}, {n}, alpha={n})"]),
    (4, ["{i} & {m}", "{i} | {m}", "{i} ^ {m}", "~{i}", "{i} << {k}", "{i} >> {k}", "{i} << {m}", "{i} >> {m}", "{k} << {i}", "{k} >> {i}", "{i} & {k}", "{i} | {k}", "{i} ^ {k}",
         "torch.bitwise_and({i}, {m})", "torch.bitwise_or({i}, {k})", "torch.bitwise_and({k}, {i})", "torch.bitwise_xor({k}, {i})", "torch.bitwise_xor({i}, {m})", "torch.bitwise_left_shift({i}, {k})",
         "torch.bitwise_right_shift({i}, {m})", "{i} ** {k}", "{i} // {k}", "{i} % -3", "torch.fmod({i}, -3)",
         "torch.div({i}, 3, rounding_mode='trunc')", "torch.gcd({i}, {m})",
         "torch.bitwise_left_shift({i}, {i0} & 3)", "torch.bitwise_right_shift({i}, {k})", "torch.ops.aten.__or__.Tensor({i}, {m})"]),
    (4, ["torch.clamp({t}, {n}, {n})", "torch.clamp({t}, min={n})", "torch.clamp({t}, max={n})", "torch.clamp({t}, {m}, {m})",
         "torch.clamp({t}, min={m})", "torch.clamp_min({t}, {n})", "torch.clamp_max({t}, {n})", "torch.clamp_min({t}, {m})", "torch.clamp_max({t}, {m})",
         "torch.nan_to_num({f}, {n}, {n}, {n})", "torch.threshold({f}, {n}, {n})"]),
    (9, [f"torch.{op}({{t}}, {{d}})" for op in REDUCE.split()] + [f"torch.{op}({{t}}, {{d}}, keepdim=True)" for op in REDUCE.split()[:-1]]
     + ["{t}.sum()", "{f}.mean()", "{t}.max()", "{t}.min()", "{t}.any()", "{t}.all()", "{t}.prod()", "{t}.argmax()", "{t}.argmin()", "{t}.count_nonzero()",
        "{t}.max({d}).values", "{t}.max({d}).indices", "{t}.min({d}).indices", "{t}.min({d}).values", "{t}.median({d}).values",
        "{t}.sum((0, -1))", "{f}.mean((-1, 0), keepdim=True)", "{t}.amax((0, 1))", "{t}.any((0, -1))", "{f}.logsumexp((0, 1))", "{t}.sum(())",
        "{f}.var({d})", "{f}.std({d}, correction=0)", "{f}.var()", "{f}.std()", "{f}.var((0, -1), unbiased=False)", "{f}.std({d}, unbiased=True)",
        "torch.var_mean({f}, {d})[0]", "torch.std_mean({f}, {d}, correction=2)[1]", "torch.var_mean({f})[1]", "torch.std_mean({f})[0]",
        "{f}.norm()", "{f}.norm(1, {d})", "{f}.norm(inf, {d})", "{f}.norm(0, {d})", "{f}.norm(3, {d}, keepdim=True)",
        "{t}.sum({d}, dtype={D})", "{t}.prod({d}, dtype={D})", "{t}.mean({d}, dtype=torch.float32)", "{t}.sum(dtype={D})",
        "{t}.aminmax(dim={d})[0]", "{t}.aminmax()[1]", "torch.linalg.vector_norm({f}, inf, {d})", "torch.linalg.vector_norm({f}, -inf, {d})",
        "torch.linalg.vector_norm({f}, 2.5)", "{t}.nansum({d})", "torch.trace({s})",
        "{t}.all((0, -1))", "{t}.count_nonzero((0, -1))", "torch.ops.aten.norm.Scalar({f}, 3)", "torch.ops.aten.var.default({f})", "torch.ops.aten.std.default({f}, False)",
        "torch.ops.aten.var_mean.default({f})[0]", "torch.ops.aten.std_mean.default({f})[1]", "torch.ops.aten.std_mean.dim({f}, [{d}])[0]"]),
    (5, ["{t}.cumsum({d})", "{t}.cumprod({d})", "{t}.cumsum({d}, dtype={D})", "{t}.sort(dim={d}, stable=True).values", "{t}.sort(dim={d}, stable=True).indices",
         "{t}.sort({d}).values", "{t}.argsort(dim={d}, stable=True)", "{t}.argsort(dim={d}, descending=True, stable=True)", "{t}.sort({d}, True).values", "{f}.softmax({d})",
         "{f}.log_softmax({d})", "{t}.softmax({d}, dtype=torch.float32)", "{t}.log_softmax({d}, dtype=torch.float64)", "{t}.flip({d})", "{t}.flip((0, -1))",
         "{t}.roll({k}, {d})", "{t}.roll((1, {k}), (0, -1))", "{t}.roll({k})", "{t}.topk(1, {d}).values", "{t}.topk(2, {d}).values",
         "{t}.gather({d}, {t0}.topk(1, {d0}, largest=False).indices)", "{t}.diff(dim={d})", "{t}.diff(n=2, dim={d})", "torch.fliplr({t})", "torch.flipud({t})",
         "torch.searchsorted({f}.flatten().sort().values, {f0})", "torch.bucketize({t}, torch.tensor([-1.0, 0.0, 2.0]), right=True)",
         "torch.histc({f}, 4, -2, 2)"]),
    (13, ["{t}.t()", "{t}.T", "{t}.mT", "{t}.transpose({d}, {d})", "{t}.permute(*range({t0}.dim() - 1, -1, -1))", "{t}.reshape(-1)", "{t}.flatten()", "{t}.flatten({d}, -1)",
          "{t}.unsqueeze({k})", "{t}.unsqueeze(-1)", "{t}.squeeze()", "{t}.squeeze({d})", "{t}.squeeze((0, -1))", "{t}.select({d}, -1)", "{t}[..., 1:]", "{t}[1:]",
          "{t}[:, 1:]", "{t}[::2]", "{t}[..., ::2]", "{t}[:, -1]", "{t}[0]", "{t}[-2:]", "{t}[..., :-1]", "{t}[1:-1]", "{t}[..., -3::2]", "{t}[:, 5:]",
          "{t}.narrow({d}, 0, 1)", "{t}.narrow({d}, -1, 1)", "{t}.chunk(2, {d})[-1]", "{t}.split(2, {d})[0]", "{t}.split([1, 2], {d})[1]",
          "{t}.unbind({d})[-1]", "{t}.diagonal()", "{t}.diagonal(1, 0, -1)", "{t}.diagonal(-1)", "{t}.unfold({d}, 2, 1)", "{t}.unfold({d}, 1, 2)", "{t}.expand_as({m})",
          "{t}.expand(2, *{t0}.shape)", "{t}.movedim(0, -1)", "{t}.movedim((0, 1), (1, 0))", "{t}.broadcast_to({m0}.shape)", "{t}.view(-1)", "{t}.contiguous()",
          "{t}.swapaxes(0, -1)", "{t}.swapdims(0, 1)", "{t}.unflatten({d}, (2, -1))", "{t}.tensor_split(2, {d})[1]", "{t}.tensor_split((1, 2), {d})[0]", "{t}.repeat(2, 1)",
          "{t}.repeat(1, 2, 1)", "{t}.tile(2)", "{t}.tile((2, 1))", "{t}.repeat_interleave(2, {d})", "{t}.repeat_interleave(2)", "{t}.detach()", "{t}[None]",
          "{t}[..., None, :]", "{t}.view_as({t0})", "{t}.reshape_as({t0})", "{t}.ravel()", "{t}.as_strided((2, 2), (1, 2))", "{t}.as_strided((3,), (2,), 1)",
          "torch.unsafe_chunk({t}, 2, {d})[0]", "torch.unsafe_split({t}, 2, {d})[-1]", "torch.atleast_2d({t})", "{t}.unsqueeze({d}).expand_as({t0}.unsqueeze({d0}))",
          "F.pixel_shuffle({t}.reshape(1, 4, -1, 1), 2)", "F.pixel_unshuffle({t}.reshape(1, 1, -1, 2), 2)", "F.channel_shuffle({t}.reshape(1, 2, -1, 1), 2)",
          "torch.diag_embed({t})", "torch.diagonal_copy({t})", "torch.expand_copy({t}, {m0}.shape)"]),
    (7, ["torch.cat([{t}, {m}], {d})", "torch.cat([{t}, {t0}, {m}], {d})", "torch.concat([{t}, {t}])", "torch.stack([{t}, {m}], {d})", "torch.where({b}, {m}, {m})",
         "torch.where({b}, {m}, {n})", "torch.where({b}, {n}, {m})", "torch.where({b}, {n}, {n})", "torch.where({t} > {n}, {t0}, {m})", "{t}.masked_fill({b}, {n})",
         "{t}.masked_fill({t0} > 0, {m}.sum().to({t0}.dtype))", "torch.tril({t}, {k})", "torch.tril({t}, -1)", "torch.triu({t})", "torch.triu({t}, {k})", "F.pad({t}, (1, 2))", "F.pad({t}, (-1, 1))",
         "F.pad({t}, (1, 0, 0, 1), value={n})", PADS % "reflect", PADS % "replicate", "F.pad({f}.reshape(1, 2, -1), (2, 1), mode='reflect')",
         "F.pad({f}.reshape(1, 2, -1), (2, 1), mode='replicate')", "F.pad({f}.reshape(1, 1, -1), (1, 1), mode='circular')", "torch.hstack([{t}, {m}])", "torch.vstack([{t}, {m}])",
         "torch.broadcast_tensors({t}, {m})[0]", "torch.meshgrid({t}.flatten()[:2], {t}.flatten()[:3], indexing='ij')[1]",
         "torch.meshgrid({t}.flatten()[:2], {t0}.flatten()[:3], indexing='xy')[0]", "torch.select_scatter({t}, {t0}.select({d}, 0) * 2, {d0}, 0)",
         "torch.slice_scatter({t}, {t0}[1:] + 1, 0, 1)", "torch.diagonal_scatter({s}, {s0}.diagonal() + 1)", "{t}.masked_scatter({t0} > 0, {t0}.flip(0))",
         "F.pad({f}.reshape(1, 1, 2, -1, 2), (1, 1, 1, 0, 1, 1), mode='replicate')", "F.pad({f}.reshape(1, 1, 2, -1, 2), (1, 1, 1, 0, 1, 1), mode='reflect')",
         "torch.ops.aten.fill.Tensor({t}, {t0}.sum().to({t0}.dtype))", "torch.meshgrid({t}.flatten()[:2], {t0}.flatten()[:3])[0]", "torch.cartesian_prod({t}.flatten()[:2], {t0}.flatten()[:2])"]),
    (6, ["{t}.index_select({d}, {x})", "{t}[{x}]", "{t}[:, {x}]", "{t}[..., {x}]", "{t}[{x}, 0]", "{t}[{x}, :, {x}]", "{t}[{x}[:, None], {x}]", "{t}[torch.tensor([-1, 0])]",
         "{t}[{b}.any()[None].long() * 0]", "torch.gather({t}, {d}, {t0}.argsort(dim={d0}, stable=True))", "torch.gather({t}, {d}, {t0}.argmax({d0}, keepdim=True))",
         "torch.take_along_dim({t}, {t0}.argsort(dim={d}, stable=True), {d0})", "torch.take({t}, {x})", "{t}.index_fill({d}, {x}, {n})", "{t}.index_fill({d}, {x}, {t0}.flatten()[-1])",
         "{t}.index_add({d}, {x}[:1], {t0}.narrow({d0}, 0, 1))", "{t}.index_add({d}, {x}[:1], {t0}.narrow({d0}, 0, 1), alpha={n})", "{t}.index_copy({d}, {x}[:1], {t0}.narrow({d0}, -1, 1))",
         "{t}.scatter({d}, {t0}.argsort(dim={d0}, stable=True), {n})", "{t}.scatter({d}, {t0}.argsort(dim={d0}, stable=True), {t0})",
         "{t}.scatter_add({d}, {t0}.argsort(dim={d0}, stable=True) // 2, {t0})", "{t}.scatter_reduce({d}, {t0}.argsort(dim={d0}, stable=True), {t0}, 'amax')",
         "{t}.scatter_reduce({d}, {t0}.argmin({d0}, keepdim=True), {t0}, 'sum', include_self=False)", "{f}.scatter_reduce({d}, {f0}.argmin({d0}, keepdim=True), {f0}, 'mean')",
         "{t}.scatter_reduce({d}, {t0}.argmax({d0}, keepdim=True), {t0}, 'prod')", "torch.scatter({t}, {d}, {t0}.argsort(dim={d0}, stable=True), {t0}, reduce='add')", "torch.scatter({t}, {d}, {t0}.argsort(dim={d0}, stable=True), {n}, reduce='multiply')", "F.one_hot({x}, 9)", "F.one_hot({x})", "F.embedding({x}, {f})", "F.embedding({x}, {f}, 0)",
         "torch.index_put({t}, [{x}[:1]], {t0}[:1], accumulate=True)", "torch.index_put({t}, [{x}], {t0}[:1])", "torch.index_put({t}, [{x}, {x}], {t0}.flatten()[0])",
         "torch.index_put({t}, [{t0} > 0], {t0}.flatten()[0])", "torch.where({b})[0].sum()", "torch.bincount({x})", "torch.index_reduce({f}, {d}, {x}[:1], {f0}.narrow({d0}, 0, 1), 'amin')"]),
    (6, ["{f} @ {m}", "{f} @ {f0}.mT", "torch.matmul({t}, {t})", "torch.matmul({f}, {f0}.flatten()[:4])", "F.linear({f}, {f0})", "F.linear({s}, {s0}, {s0}[..., 0].flatten()[:3])",
         "torch.einsum('ij,kj->ik', {s}, {s0})", "torch.einsum('...ij,...kj->...ik', {s}, {s0})", "torch.einsum('ij->ji', {t})", "torch.einsum('ij,ij->', {t}, {t0})", "torch.einsum('bij,bjk->bik', {s}, {s0}.mT)",
         "torch.addmm({s}[:, :1], {s0}, {s0}.t())", "torch.addmm({s}[0], {s0}, {s0}.t() @ {s0}, beta={n}, alpha={n})", "torch.mm({s}, {s0}.t())", "torch.mv({s}, {s0}[0])", "torch.addmv({s}[:, 0], {s0}, {s0}[0], beta={n}, alpha={n})",
         "torch.dot({t}.flatten(), {t0}.flatten())", "torch.vdot({t}.flatten(), {t0}.flatten())", "torch.outer({t}.flatten(), {t0}.flatten()[:3])", "torch.inner({t}, {t0})",
         "torch.addr({s}, {s0}[:, 0], {s0}[0], beta={n})", "torch.bmm({f}[None], {f0}.mT[None])", "torch.baddbmm({s}[None], {s0}[None], {s0}.mT[None] @ {s0}[None], beta={n}, alpha={n})",
         "torch.addbmm({s}, {s0}[None], ({s0}.mT @ {s0})[None], beta={n})", "torch.kron({t}, {t0}.flatten()[:2])", "torch.tensordot({t}, {t0}, ([0], [0]))", "torch.tensordot({t}, {t0}, 1)",
         "torch.linalg.multi_dot([{s}, {s0}.t(), {s0}])", "torch.chain_matmul({s}, {s0}.t())", "torch.linalg.vecdot({f}, {m})", "torch.linalg.matmul({s}, {s0}.mT)", "torch.ger({t}.flatten()[:2], {t0}.flatten())",
         f"F.bilinear({{f}}, {{f0}}, {weights(2, 4, 4)})"]),
    (4, ["F.layer_norm({f}, {f0}.shape[-1:])", "F.layer_norm({s}, {s0}.shape[-1:], {s0}.flatten()[:4], {s0}.flatten()[-4:], 0.1)", "F.layer_norm({f}, {f0}.shape)", "F.rms_norm({f}, {f0}.shape[-1:])",
         "F.rms_norm({s}, {s0}.shape[-1:], {s0}.flatten()[:4], 1e-3)", "F.group_norm({s}.reshape(1, 2, -1), 2)", "F.group_norm({s}.reshape(1, 4, -1), 2, {s0}.flatten()[:4], {s0}.flatten()[-4:])",
         "F.instance_norm({s}.reshape(1, 2, -1))", "F.batch_norm({s}, torch.zeros(4, dtype={s0}.dtype), torch.ones(4, dtype={s0}.dtype))", "F.batch_norm({s}, torch.zeros(4, dtype={s0}.dtype), torch.ones(4, dtype={s0}.dtype), training=True)",
         "F.normalize({f}, dim={d})", "F.normalize({f}, p=1, dim={d}, eps=0.1)", "F.cosine_similarity({f}, {m}, {d})", "F.local_response_norm({s}[None], 2)", "F.glu({f}, {d})",
         "F.scaled_dot_product_attention({f}, {f0}, {f0})", "F.scaled_dot_product_attention({s}[None], {s0}[None], {s0}[None], is_causal=True)", "F.scaled_dot_product_attention({s}[None], {s0}[None], {s0}[None], {s0}[None] @ {s0}[None].mT > 0)",
         "F.scaled_dot_product_attention({s}[None], {s0}[None], {s0}[None], {s0}[None] @ {s0}[None].mT, scale=0.3)", "F.dropout({f}, 0.5, False)"]),
    (4, ["F.avg_pool1d({f}, 2)", "F.avg_pool1d({f}, 2, 1, 1, count_include_pad=False)", "F.max_pool1d({f}, 2, 1)", "F.max_pool1d({f}, 2, 2, 1)", f"F.max_pool2d({IMAGE}, 2)", f"F.max_pool2d({IMAGE}, (2, 1), 1, (1, 0), ceil_mode=True)",
         f"F.max_pool2d({IMAGE}, 2, 1, return_indices=True)[1]", f"F.avg_pool2d({IMAGE}, 2)", f"F.avg_pool2d({IMAGE}, 3, 2, 1)", f"F.avg_pool2d({IMAGE}, 2, 1, 1, ceil_mode=True, count_include_pad=False)",
         f"F.avg_pool2d({IMAGE}, 2, divisor_override=3)", f"F.adaptive_avg_pool2d({IMAGE}, 2)", f"F.adaptive_avg_pool2d({IMAGE}, 1)", "F.adaptive_avg_pool1d({f}, 1)", "F.adaptive_avg_pool1d({f}, 2)",
         f"F.interpolate({IMAGE}, scale_factor=2)", f"F.interpolate({IMAGE}, scale_factor=2, mode='bilinear')", f"F.interpolate({IMAGE}, size=(3, 5), mode='bilinear', align_corners=True)", f"F.interpolate({IMAGE}, size=(2, 3))",
         "F.conv1d({s}, {s0}[None, ..., :2])", f"F.conv1d({{f}}.reshape(1, 1, -1), {weights(2, 1, 3)}, padding=1)", f"F.conv1d({{f}}.reshape(1, 2, -1), {weights(2, 1, 2)}, stride=2, groups=2)",
         f"F.conv2d({IMAGE}, {weights(1, 1, 2, 2)})", f"F.conv2d({IMAGE}, {weights(2, 1, 2, 3)}, {weights(2)}, padding=1, stride=2)", f"F.conv2d({IMAGE}, {weights(1, 1, 2, 2)}, dilation=2, padding=2)",
         f"F.conv2d({{f}}.reshape(1, 2, -1, 2), {weights(4, 1, 2, 2)}, groups=2)", f"F.conv2d({IMAGE}, {weights(1, 1, 3, 3)}, padding='same')", f"F.conv1d({{f}}.reshape(1, 1, -1), {weights(1, 1, 3)}, padding='same')", f"F.conv3d({{f}}.reshape(1, 1, 2, -1, 2), {weights(1, 1, 1, 1, 1)}, padding='valid')", f"F.conv3d({{f}}.reshape(1, 1, 2, -1, 2), {weights(1, 1, 2, 1, 2)})",
         f"F.conv_transpose1d({{f}}.reshape(1, 1, -1), {weights(1, 2, 3)}, stride=2)", f"F.conv_transpose2d({IMAGE}, {weights(1, 1, 2, 2)}, stride=2, padding=1, output_padding=1)",
         f"F.conv_transpose3d({{f}}.reshape(1, 1, 1, -1, 2), {weights(1, 1, 1, 2, 2)})", f"F.unfold({IMAGE}, 2)", f"F.lp_pool2d({IMAGE}, 2, 2)", f"F.max_unpool2d(*F.max_pool2d({IMAGE}, 2, return_indices=True), 2)"]),
    (3, [f"F.{op}({{f}}, {{m}})" for op in POINTWISE_LOSSES.split()] + [f"F.{op}({{f}}, {{m}}, reduction='none')" for op in POINTWISE_LOSSES.split()] + [f"F.{op}({{f}}, {{m}}, reduction='sum')" for op in POINTWISE_LOSSES.split()]
     + ["F.smooth_l1_loss({f}, {m}, beta=0.5)", "F.huber_loss({f}, {m}, delta=0.5)", "F.kl_div({f}, {m}, log_target=True)", "F.binary_cross_entropy({f}.sigmoid(), ({f0} > 0).to({f0}.dtype))",
        "F.binary_cross_entropy_with_logits({f}, {m}, pos_weight=torch.tensor(2.0))", f"F.nll_loss({{s}}.log_softmax(1), {LABELS})", f"F.cross_entropy({{s}}, {LABELS})",
        f"F.cross_entropy({{s}}, {LABELS}, reduction='none', label_smoothing=0.1)", "F.cross_entropy({s}, {s0}.softmax(1))", f"F.nll_loss({{s}}, {LABELS}, ignore_index=1, reduction='sum')", "F.nll_loss({s}[None].log_softmax(1), torch.zeros(1, 4, dtype=torch.int64))", "F.margin_ranking_loss({f}, {m}, {m})",
        "F.hinge_embedding_loss({f}, {m})", "F.soft_margin_loss({f}, {m})", "F.gaussian_nll_loss({f}, {f0}, {f0}.abs())", "F.poisson_nll_loss({f}, {m})", "F.triplet_margin_loss({s}, {s0}.flip(0), {s0}.flip(1))",
        "F.cosine_embedding_loss({s}, {s0}, torch.ones(3))"]),
    (3, ["torch.zeros_like({t})", "torch.ones_like({t}, dtype={D})", "torch.full_like({t}, {n})", "torch.full_like({t}, {n}, dtype={D})", "torch.arange({t}.shape[0])", "torch.arange(1, {t}.shape[0], 2)",
         "{t}.new_zeros({m0}.shape)", "{t}.new_ones({m0}.shape)", "{t}.new_full({m0}.shape, {n})", "{t}.new_empty({m0}.shape).fill_(1)", "torch.empty_like({t}).zero_()", "torch.arange({t}.shape[-1], dtype={D}) * {n}", "torch.full(({t}.shape[-1],), {n})",
         "torch.tensor({n}) + {t}", "torch.linspace(0, 1, 4) * {t}", "torch.eye({t}.shape[-1])", "torch.eye({t}.shape[0], 3, dtype={D})", "torch.zeros({t}.shape, dtype={D})", "torch.ones({t}.shape)",
         "torch.tril_indices(3, 3) + {t}.shape[0]", "torch.triu_indices({t}.shape[0], 3)", "torch.scalar_tensor({n}) * {t}", "torch.arange(3.0, 0.0, -0.7) + {n}", "torch.empty(2, 3).fill_({n})",
         "torch.fill({t}, {n})", "torch.logspace(0, 1, 4) * {t}"]),
    (6, ["{t}.to({D})", "{t}.to({D})", "{t}.float()", "{t}.long()", "{t}.bool()", "{t}.int()", "{t}.half()", "{t}.type_as({m})", "{t}.clone()", "{t}.double()", "{t}.to({m})", "{t}.to('cpu', {D})",
         "{t}.to({D}).to({D})", "{t}.to({D}, copy=True)", "torch.ops.aten.to.dtype_layout({t}, dtype={D})", "torch.ops.aten.to.other({t}, {m})"]),
    (6, [f"{{t}}.{op}({{m}})" for op in INPLACE.split()] + [f"{{t}}.{op}({{n}})" for op in "add_ sub_ mul_ div_ remainder_ floor_divide_ pow_ clamp_min_ clamp_max_ fmod_ eq_ lt_".split()]
     + [f"{{t}}.{op}_()" for op in INPLACE_UNARY.split()] + [f"F.{op}({{f}}, inplace=True)" for op in INPLACE_F.split()]
     + ["{t}.fill_({n})", "{t}.zero_()", "{t}.clamp_({n}, {n})", "{t}.clamp_({m}, {m})", "{t}[0].add_({n})", "{t}[0].copy_({t0}[-1])",
        "{t}[..., 1:].mul_({n})", "{t}.t().add_({n})", "{t}.T.mul_({t0}.T)", "{t}[::2].copy_({n0})", "{t}.masked_fill_({b}, {n})", "{t}.masked_fill_({t0} > 0, {n})", "{t}.view(-1)[1:].sub_({n})",
        "{t}.select({d}, 0).fill_({n})", "{t}.narrow({d}, 0, 1).zero_()", "{t}.diagonal().fill_({n})", "{t}.unsqueeze(0)[0].add_({n})", "{t}.transpose(0, -1)[1:].div_({n})", "{t}.index_fill_({d}, {x}, {n})", "{f}.sigmoid_()", "{t}.neg_()",
        "{t}.index_add_({d}, {x}[:1], {t0}.narrow({d0}, 0, 1).clone())", "{t}.index_copy_({d}, {x}[:1], {t0}.narrow({d0}, -1, 1).clone())", "{t}.scatter_({d}, {t0}.argsort(dim={d0}, stable=True), {n})", "{t}.scatter_add_({d}, {t0}.argsort(dim={d0}, stable=True), {t0}.clone())",
        "{t}.index_put_(({x}[:1],), {t0}[:1])", "{t}.index_put_(({x}[:1],), {t0}[:1].clone(), accumulate=True)", "{t}.tril_()", "{t}.triu_(1)", "{t}.addcmul_({m}, {m}, value={n})", "{f}.addcdiv_({m}, {m})", "{f}.lerp_({m}, 0.3)",
        "{i}.bitwise_and_({m})", "{i}.__ilshift__({k})", "{i}.__irshift__({m})", "{i}.__iand__({k})", "{i}.__ior__({m})", "{i}.__ixor__({k})", "{i}.bitwise_xor_({m})", "{t}.masked_scatter_({t0} > 0, {t0}.flip(0))", "{t}.add_({m}, alpha={n})", "{t}[..., -1].sub_({t0}[..., 0])", "{t}.chunk(2, {d})[0].mul_({n})", "{t}.as_strided((2,), (1,)).add_({n})",
        "{t}.squeeze_()", "{t}.squeeze_({d})", "F.mish({f}, inplace=True)", "F.hardswish({f}, inplace=True)", "F.hardsigmoid({f}, inplace=True)", "{t}.div_({m}, rounding_mode='floor')",
        "{t}.fill_({t0}.sum().to({t0}.dtype))", "{t}.masked_fill_({t0} > 0, {t0}.sum().to({t0}.dtype))", "{t}.index_fill_({d}, {x}, {t0}.sum().to({t0}.dtype))",
        "{t}.scatter_({d}, {t0}.argsort(dim={d0}, stable=True), {t0}.clone())", "{s}[:, 0].addmv_({s0}, {s0}[0])", "{s}.addr_({s0}[:, 0], {s0}[0])", "{s}[None].baddbmm_({s0}[None], ({s0}.mT @ {s0})[None])", "{t}.unsqueeze_(0)", "{t}.t_()", "{t}.transpose_(0, -1)", "{s}.addmm_({s0}, {s0}.T @ {s0})", "{t}.scatter_reduce_({d}, {t0}.argmin({d0}, keepdim=True), {t0} - 1, 'amin')"]),
]
