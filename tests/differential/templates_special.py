# SPDX-License-Identifier: Apache-2.0
"""More lines of random programs, with the placeholders of templates.py: complex numbers, transforms, linear algebra,
windows, recurrent cells, losses, quantised forms, data-dependent sizes, control flow. {c} is a complex tensor, {r}
a row of the table with the arguments of its specs (row_calls.py)."""

from __future__ import annotations

from templates import IMAGE, LABELS, TEMPLATES, weights

COMPLEX_UNARY = "abs angle conj_physical exp log sqrt rsqrt reciprocal sin cos tan sinh cosh tanh asinh square neg sgn sigmoid isnan isinf isfinite expm1 log2 log10 log1p positive"
VOLUME = "{f}.reshape(1, 1, 2, -1, {f0}.shape[-1])"
LINE = "{f}.reshape(1, 1, -1)"
SQUARE = "({s}.tanh() @ {s0}.tanh().mT + 2 * torch.eye({s0}.shape[-2], dtype={s0}.dtype))"  # symmetric and definite
SAME = SQUARE.replace("{s}", "{s0}")
GENERAL = "({s}.sin() @ {s0}.cos().mT + 3 * torch.eye({s0}.shape[-2], dtype={s0}.dtype))"
SPECIAL = ("erfcx ndtri log_ndtr i0 i0e i1 i1e entr bessel_j0 bessel_j1 bessel_y0 bessel_y1 modified_bessel_i0 modified_bessel_i1 modified_bessel_k0"
           " modified_bessel_k1 scaled_modified_bessel_k0 scaled_modified_bessel_k1 spherical_bessel_j0 airy_ai digamma gammaln psi sinc")
POLYNOMIALS = "chebyshev_polynomial_t chebyshev_polynomial_u chebyshev_polynomial_v chebyshev_polynomial_w hermite_polynomial_h hermite_polynomial_he laguerre_polynomial_l legendre_polynomial_p"
FOREACH = "abs exp neg sqrt tanh sigmoid floor reciprocal sign log1p erf"
WIDTH = "{f}.flatten()[:4].reshape(1, 4)"


def recurrent(kind: str, gates: int) -> list[str]:
    """Cells and layers: inputs of 4 numbers, a state of 2."""
    w, u, b = weights(gates * 2, 4), weights(gates * 2, 2), weights(gates * 2)
    state = "torch.zeros(1, 2, dtype={f0}.dtype)"
    steps = "{f}.flatten()[:12].reshape(3, 1, 4)"
    cell = f"({state}, {state})" if kind == "lstm" else state
    many = state.replace("1, 2", "1, 1, 2")
    layer = f"({many}, {many})" if kind == "lstm" else many
    back = f"[{w}, {u}, {b}, {b}, {w}, {u}, {b}, {b}]"
    both = layer.replace("1, 1, 2", "2, 1, 2")
    name = "rnn_tanh" if kind == "rnn" else kind
    return [
        f"torch.{name}_cell({WIDTH}, {cell}, {w}, {u}, {b}, {b})" + "[0]" * (kind == "lstm"),
        f"torch.{name}({steps}, {layer}, [{w}, {u}, {b}, {b}], True, 1, 0.0, False, False, False)[0]",
        f"torch.{name}({steps}, {layer.replace('1, 1, 2', '1, 3, 2')}, [{w}, {u}], False, 1, 0.0, False, False, True)[1]",
        f"torch.{name}({steps}, {both}, {back}, True, 1, 0.0, False, True, False)[0]",
    ]


MORE: list[tuple[int, list[str]]] = [
    (40, ["{r}"]),
    (5, [f"torch.{op}({{c}})" for op in COMPLEX_UNARY.split()]
     + ["torch.complex({f}, {f0})", "torch.complex({f}, {m})", "torch.polar({f}.abs(), {m})", "torch.view_as_complex(torch.stack([{f}, {f0}], -1))", "torch.view_as_real({c})", "{c}.real", "{c}.imag", "{c}.real", "{c}.abs()", "{c}.angle()",
        "{c}.conj()", "{c}.conj() * {c0}", "{c} * {m}", "{c} / {m}", "{c} + {m}", "{c} - {n}", "{c} * {n}", "{c} * 2j", "{c} ** 2", "{c} @ {c0}.mH", "{c} @ {c0}.mT.conj()", "torch.vdot({c}.flatten(), {c0}.flatten())",
        "{c}.sum({d})", "{c}.mean({d})", "{c}.prod({d})", "{c}.cumsum({d})", "{c} == {m}", "{c}.mH", "{c}.T", "{c}[..., 1:]", "{c}.flip({d})", "torch.cat([{c}, {m}], {d})", "torch.where({c}.real > 0, {c0}, {m})",
        "{t}.to(torch.complex64)", "{t}.to(torch.complex128)", "{c}.reshape(-1)", "{c}.conj().imag", "{c}.conj().clone()", "torch.linalg.vecdot({c}, {m})", "{c}.norm()", "torch.resolve_conj({c}.conj())", "torch.addcmul({c}, {m}, {m})",
        "torch.real({t})", "{c}.var({d})", "{c}.index_select({d}, {x})", "{c}.tril()", "torch.is_nonzero({c}.abs().sum()) * {c0}", "torch.view_as_real({c}).sum(-1)", "{c}.to(torch.complex128)", "torch.isclose({c}, {m})"]),
    (3, [f"torch.fft.{op}({{t}})" for op in "fft ifft rfft ihfft fft2 ifft2 rfft2 fftn ifftn rfftn fftshift ifftshift".split()]
     + [f"torch.fft.{op}({{t}}, dim={{d}}, norm='ortho')" for op in "fft ifft rfft ihfft hfft irfft".split()] + [f"torch.fft.{op}({{t}}, n=3, dim={{d}})" for op in "fft ifft rfft irfft hfft".split()]
     + ["torch.fft.irfft({c})", "torch.fft.irfft({c}, n=5)", "torch.fft.hfft({c})", "torch.fft.irfft2({c})", "torch.fft.irfftn({c}, norm='forward')", "torch.fft.fft({t}, n=9, norm='forward')", "torch.fft.fftfreq(5) * {t}.sum()", "torch.fft.rfft({f}).abs()",
        "torch.fft.irfft(torch.fft.rfft({f}), n={f0}.shape[-1])", "torch.stft({f}.flatten(), 4, 2, window=torch.hann_window(4), return_complex=True)", "torch.stft({f}.flatten(), 4, 2, window=torch.ones(4), return_complex=True, center=False)",
        "torch.stft({f}.flatten(), 4, 1, window=torch.ones(4), return_complex=True, normalized=True, onesided=False)", "torch.istft(torch.stft({f}.flatten(), 4, 1, window=torch.ones(4), return_complex=True), 4, 1, window=torch.ones(4))"]),
    (3, [f"torch.linalg.{op}({SQUARE})" for op in "cholesky inv det eigvalsh matrix_exp svdvals pinv".split()]
     + [f"torch.linalg.{op}({GENERAL})" for op in "inv det matrix_exp svdvals".split()]
     + [f"torch.logdet({SQUARE})", f"torch.linalg.slogdet({GENERAL})[0]", f"torch.linalg.slogdet({GENERAL})[1]", f"torch.linalg.solve({GENERAL}, {{s0}})", f"torch.linalg.solve({GENERAL}, {{s0}}[..., 0])", f"torch.linalg.solve_triangular({GENERAL}, {{s0}}, upper=True)",
        f"torch.linalg.solve_triangular({GENERAL}, {{s0}}, upper=False, unitriangular=True)", f"torch.cholesky_solve({{s}}, torch.linalg.cholesky({SAME}))", f"torch.cholesky_inverse(torch.linalg.cholesky({SQUARE}))",
        "torch.matmul(*torch.linalg.qr({s}))", f"torch.linalg.lu({GENERAL})[2].diagonal(dim1=-2, dim2=-1).abs()", f"torch.linalg.lu_solve(*torch.linalg.lu_factor({GENERAL}), {{s0}})", f"torch.linalg.matrix_power({GENERAL}, 3)",
        f"torch.linalg.matrix_power({SQUARE}, -1)", "torch.linalg.matrix_norm({s})", "torch.linalg.matrix_norm({s}, 'nuc')", "torch.linalg.matrix_norm({s}, 2)", "torch.linalg.matrix_norm({s}, inf)", f"torch.linalg.cond({SQUARE})", f"torch.linalg.matrix_rank({SQUARE})",
        f"torch.linalg.lstsq({SQUARE}, {{s0}}).solution", "torch.linalg.cross({f}.reshape(-1, 3), {f0}.reshape(-1, 3).flip(0))", "torch.linalg.vander({f})", "torch.vander({f}.flatten()[:3], 3)", f"torch.linalg.tensorinv({GENERAL}, 1)", f"torch.linalg.cholesky_ex({SQUARE})[0]",
        f"torch.linalg.inv_ex({GENERAL})[0]", f"torch.linalg.eigh({SQUARE})[0]", f"torch.linalg.solve({SQUARE}.to(torch.complex64), {{s0}}.to(torch.complex64) * 1j)", f"torch.linalg.cholesky({SQUARE}.to(torch.complex128))", "torch.linalg.norm({s}, 1)",
        "torch.cdist({s}, {s0}.flip(0))", "torch.cdist({s}, {s0}.flip(0), 1.0)", "torch.pdist({s})", "torch.cov({s})", "torch.corrcoef({s})", "F.pairwise_distance({s}, {m})"]),
    (4, [f"F.interpolate({IMAGE}, scale_factor=1.7, mode='{mode}')" for mode in ("nearest", "nearest-exact", "bicubic", "area")] + [f"F.interpolate({IMAGE}, size=(5, 2), mode='{mode}', antialias=True)" for mode in ("bilinear", "bicubic")]
     + [f"F.interpolate({IMAGE}, scale_factor=(0.6, 2), mode='bicubic', align_corners=True)", f"F.interpolate({LINE}, size=5, mode='linear')", f"F.interpolate({LINE}, scale_factor=0.7)", f"F.interpolate({VOLUME}, size=(3, 2, 5), mode='trilinear', align_corners=True)",
        f"F.interpolate({VOLUME}, scale_factor=2)", f"F.grid_sample({IMAGE}, torch.linspace(-1.2, 1.2, 12, dtype={{f0}}.dtype).reshape(1, 2, 3, 2))", f"F.grid_sample({IMAGE}, torch.linspace(-2, 1, 12, dtype={{f0}}.dtype).reshape(1, 3, 2, 2), mode='nearest', padding_mode='border', align_corners=True)",
        f"F.grid_sample({IMAGE}, torch.linspace(-2, 2, 12, dtype={{f0}}.dtype).reshape(1, 3, 2, 2), mode='bicubic', padding_mode='reflection')", "F.affine_grid({f}.flatten()[:6].reshape(1, 2, 3), [1, 1, 2, 3], align_corners=False)",
        f"F.grid_sample({VOLUME}, torch.linspace(-1.5, 1, 12, dtype={{f0}}.dtype).reshape(1, 2, 2, 1, 3))", f"F.unfold({IMAGE}, (2, 1), dilation=2, padding=1)", "F.fold({f}.reshape(1, 4, -1)[..., :4], (3, 3), 2)", "F.fold({f}.reshape(1, 4, -1)[..., :2], (3, 4), 2, stride=2)",
        f"F.adaptive_max_pool2d({IMAGE}, 2)", f"F.adaptive_max_pool1d({LINE}, 3)", f"F.adaptive_avg_pool3d({VOLUME}, (1, 2, 3))", f"F.avg_pool3d({VOLUME}, 2, 1, 1)", f"F.max_pool3d({VOLUME}, 2, 1, 1)", f"F.max_pool3d({VOLUME}, (2, 1, 1), return_indices=True)[1]",
        f"F.lp_pool1d({LINE}, 3, 2)", f"F.max_unpool1d(*F.max_pool1d({LINE}, 2, return_indices=True), 2)", f"F.fractional_max_pool2d({IMAGE}, 2, output_size=2, _random_samples=torch.full((1, 1, 2), 0.3, dtype={{f0}}.dtype))",
        f"F.conv1d({LINE}, {weights(2, 1, 3)}, {weights(2)}, 2, 2, 2)", f"F.conv2d({IMAGE}.expand(2, 2, -1, -1), {weights(4, 1, 3, 2)}, None, (1, 2), (2, 1), 1, 2)", f"F.conv3d({VOLUME}, {weights(1, 1, 2, 2, 2)}, None, 1, 1)", f"F.conv_transpose1d({LINE}, {weights(1, 2, 3)}, {weights(2)}, 3, 1, 2, 1, 2)",
        f"F.conv_transpose2d({IMAGE}.expand(1, 2, -1, -1), {weights(2, 1, 2, 3)}, None, (2, 1), 1, (1, 0), 2, 1)", f"F.conv_transpose3d({VOLUME}, {weights(1, 1, 2, 1, 2)}, None, 2)", f"F.conv_tbc({{f}}.reshape(-1, 1, 2), {weights(2, 2, 3)}, {weights(3)}, 1)",
        "F.pixel_shuffle({f}.reshape(1, 4, -1, {f0}.shape[-1]), 2)"]),
    (3, recurrent("lstm", 4) + recurrent("gru", 3) + recurrent("rnn", 1) + [f"torch.rnn_relu_cell({WIDTH}, torch.zeros(1, 2, dtype={{f0}}.dtype), {weights(2, 4)}, {weights(2, 2)})",
        "F.embedding_bag(torch.tensor([0, 1, 0, 2]), {s}, torch.tensor([0, 2]), mode='sum')", "F.embedding_bag(torch.tensor([0, 1, 0, 2]), {s}, torch.tensor([0, 0, 3]), mode='mean')", "F.embedding_bag(torch.tensor([[0, 1], [1, 0]]), {s}, mode='max')",
        "F.embedding_bag(torch.tensor([0, 1, 0]), {s}, torch.tensor([0, 1]), mode='sum', per_sample_weights={s0}.flatten()[:3])", "F.embedding_bag(torch.tensor([0, 1, 1]), {s}, torch.tensor([0, 2, 3]), mode='mean', include_last_offset=True, padding_idx=1)", "F.embedding(torch.tensor([[0, 1]]), {s}.clone(), max_norm=1.0)"]),
    (2, [f"F.multi_margin_loss({{s}}, {LABELS})", f"F.multilabel_margin_loss({{s}}, ({LABELS})[:, None].expand({{s0}}.shape).contiguous())", "F.multilabel_soft_margin_loss({s}, ({s0} > 0).to({s0}.dtype))", "F.smooth_l1_loss({f}, {m}, reduction='none', beta=0.0)",
         "F.ctc_loss({s}.flatten()[:12].reshape(4, 1, 3).log_softmax(-1), torch.tensor([[1, 2]]), torch.tensor([4]), torch.tensor([2]))", "F.ctc_loss({s}.flatten()[:12].reshape(4, 1, 3).log_softmax(-1), torch.tensor([[1, 1]]), torch.tensor([4]), torch.tensor([2]), reduction='sum', zero_infinity=True)",
         f"F.cross_entropy({{s}}, {LABELS}, weight={{s0}}[0].abs(), label_smoothing=0.2)", f"F.nll_loss({{s}}, {LABELS}, weight={{s0}}[0])", "F.binary_cross_entropy_with_logits({f}, {m}, weight={f0}.abs(), reduction='sum')", "F.gaussian_nll_loss({f}, {m}, {f0}.abs(), full=True)",
         "F.poisson_nll_loss({f}, {m}, log_input=False, full=True)", "F.triplet_margin_loss({s}, {s0}.flip(0), {s0}.flip(1), swap=True, p=1.0)", "F.cosine_embedding_loss({s}, {s0}.flip(0), -torch.ones({s0}.shape[0]), margin=0.3)", "F.huber_loss({f}, {m}, reduction='none', delta=1.7)"]),
    (4, [f"torch.special.{op}({{t}})" for op in SPECIAL.split()] + [f"torch.special.{op}({{f}}, {{k}})" for op in POLYNOMIALS.split()] + [f"torch.special.{op}({{f}}, 5)" for op in POLYNOMIALS.split()] + [f"torch.special.shifted_chebyshev_polynomial_{x}({{f}}, 4)" for x in "tuvw"]
     + ["torch.special.zeta({f}.abs() + 1, {m}.abs())", "torch.special.gammainc({f}.abs(), {m}.abs())", "torch.special.gammaincc({f}.abs(), {m}.abs())", "torch.special.multigammaln({f}.abs() + 2, 2)", "torch.special.xlog1py({t}, {m})", "torch.special.polygamma({k}, {f})", "torch.mvlgamma({f} + 9, 3)",
        "torch.lgamma({t})", "torch.nextafter({f}, {m})", "torch.heaviside({t}, {m})", "torch.ldexp({t}, {m})", "torch.frexp({f})[0]", "torch.frexp({f})[1]", "torch.lcm({i}, {m})", "torch.logaddexp2({f}, {m})", "torch.special.logit({t}, 1e-2)", "torch.sinc({t})"]),
    (4, ["{t}.cummax({d})[1]", "{t}.cummin({d})[0]", "{f}.kthvalue(1, {d})[0]", "{f}.kthvalue(2, {d}, True)[0]", "{t}.mode({d})[0]", "{t}.median()", "{f}.nanmedian({d})[0]", "{f}.nanmean({d})", "{f}.quantile(0.3, {d})", "{f}.nanquantile(torch.tensor([0.1, 0.8], dtype={f0}.dtype), {d}, keepdim=True)",
         "{f}.quantile(0.5, interpolation='nearest')", "torch.histc({f}, 5)", "torch.histogram({f}.float(), 4, range=(-2.0, 2.0))[0]", "torch.bucketize({f}, {f0}.flatten().sort().values)", "torch.searchsorted({f}.sort(-1).values, {f0}, right=True)", "torch.searchsorted({f}.sort(-1).values, {f0}, side='left', out_int32=True)",
         "torch.bincount({i}.flatten().abs(), minlength=3)", "torch.trapezoid({f}, dim={d})", "torch.cumulative_trapezoid({f}, dim={d})", "torch.gradient({f})[0]", "torch.logcumsumexp({f}, {d})", "{t}.msort()", "torch.cumsum({t}.bool(), {d})", "torch.unravel_index({x}, (2, 3))[1]",
         "torch.block_diag({s}, {s0}.mT)", "torch.combinations({f}.flatten()[:4])", "torch.rot90({s})", "torch.renorm({f}, 2, 0, 1.5)", "torch.tril_indices(3, 4)[0] + {t}.numel()", "torch.index_reduce({f}, {d}, {x}[:1], {f0}.narrow({d0}, 0, 1), 'mean', include_self=False)",
         "torch.put({t}, {x}[:1], {t0}.flatten()[:1])", "torch.take_along_dim({t}, {t0}.argsort(stable=True))"]),
    (3, ["{t}[{t0} != 0]", "torch.masked_select({t}, {t0} > 0)", "torch.nonzero({t})", "torch.nonzero({t})[:, 0]", "torch.argwhere({t} > 0)", "torch.unique({t})", "torch.unique({t}, return_inverse=True)[1]", "torch.unique({t}, return_counts=True)[1]", "torch.unique_consecutive({t})",
         "torch.unique_consecutive({t}, return_counts=True)[1]", "torch.unique({s}, dim=0)", "torch.ops.aten.unique_dim_consecutive({t}, {d})[0]", "torch.repeat_interleave({t}.flatten(), ({t0}.flatten() > 0).long() + 1)", "torch.repeat_interleave({t}, torch.tensor([2, 0, 1]), {d})", "{t}[{t0} != 0].sum()", "{t}[{t0} != 0] * {n}",
         "torch.cat([{t}.flatten(), {t0}[{t0} > 0]])", "torch.nonzero({t}).float().mean(0)", "{t}[{t0} > 0].sort(stable=True).values", "torch.masked_select({t}, {t0} > 0).reshape(-1, 1)", "{t}.nonzero(as_tuple=True)[-1]", "torch.ones({t}[{t0} > 0].shape[0])"]),
    (3, ["torch.fake_quantize_per_tensor_affine({f}, 0.1, 2, -128, 127)", "torch.fake_quantize_per_tensor_affine({f}, torch.tensor(0.2), torch.tensor(1), 0, 255)", "torch.fake_quantize_per_channel_affine({s}, {s0}.shape[0] * torch.ones({s0}.shape[0]) / 10, torch.zeros({s0}.shape[0], dtype=torch.int32), 0, -8, 7)",
         "torch.ops.quantized_decomposed.quantize_per_tensor({f}, 0.1, 3, -128, 127, torch.int8)", "torch.ops.quantized_decomposed.dequantize_per_tensor({f}.clamp(-3, 3).to(torch.int8), 0.1, 3, -128, 127, torch.int8)",
         "torch.ops.quantized_decomposed.quantize_per_channel({s}, torch.ones({s0}.shape[0]) / 8, torch.zeros({s0}.shape[0], dtype=torch.int64), 0, -128, 127, torch.int8)",
         f"torch.ops.aten._native_multi_head_attention(*[fit({{f}}, [1, 3, 4])] * 3, 4, 2, {weights(12, 4)}, {weights(12)}, {weights(4, 4)}, {weights(4)}, need_weights=False)[0]",
         f"torch.ops.aten._transformer_encoder_layer_fwd(fit({{f}}, [1, 3, 4]), 4, 2, {weights(12, 4)}, {weights(12)}, {weights(4, 4)}, {weights(4)}, True, True, 1e-5, *[{weights(4)}] * 4, {weights(6, 4)}, {weights(6)}, {weights(4, 6)}, {weights(4)})",
         "torch.ops.aten._weight_int4pack_mm_for_cpu(fit({f}, [2, 32]), torch.ops.aten._convert_weight_to_int4pack_for_cpu(torch.arange(512, dtype=torch.int32).reshape(16, 32) % 16, 2), 32, fit({f0}, [1, 16, 2]))",
         "torch._int_mm({s}.clamp(-3, 3).to(torch.int8), {s0}.clamp(-3, 3).to(torch.int8).t())",
         "F.scaled_dot_product_attention({s}[None, None], {s0}[None, None], {s0}[None, None], scale=0.7)", "F.scaled_dot_product_attention({s}.expand(1, 4, *{s0}.shape[-2:]), {s0}.expand(1, 2, *{s0}.shape[-2:]), {s0}.expand(1, 2, *{s0}.shape[-2:]), enable_gqa=True)",
         "F.scaled_dot_product_attention({s}[None, :1], {s0}[None], {s0}[None], {s0}[0, 0] > -9)", "F.multi_head_attention_forward({s}.flatten()[:12].reshape(3, 1, 4), {s0}.flatten()[:12].reshape(3, 1, 4), {s0}.flatten()[:12].reshape(3, 1, 4), 4, 2, " + f"{weights(12, 4)}, None, None, None, False, 0.0, {weights(4, 4)}, None)[0]".replace("{f0}", "{s0}")]),
    (3, [f"torch._foreach_{op}([{{f}}, {{f0}}.flatten()])[{{k}} % 2]" for op in FOREACH.split()] + [f"torch._foreach_{op}([{{t}}, {{t0}}.flatten()], {{n}})[0]" for op in "add sub mul div pow maximum clamp_min".split()]
     + [f"torch._foreach_{op}([{{t}}, {{t0}}.flatten()], [{{m}}, {{t0}}.flatten()])[1]" for op in "add sub mul div maximum minimum".split()] + ["torch._foreach_norm([{f}, {f0}.flatten()])[1]", "torch._foreach_lerp([{f}], [{f0}.flip(0)], 0.3)[0]", "torch._foreach_addcmul([{t}], [{t0}], [{t0}], {n})[0]", "torch._foreach_max([{t}])[0]"]
     + [f"torch.ops.aten.{op}" for op in ("view_copy({t}, [-1])", "unsqueeze_copy({t}, 0)", "transpose_copy({t}, 0, -1)", "permute_copy({s}, [1, 0])", "slice_copy({t}, 0, 1)", "select_copy({t}, 0, 0)", "squeeze_copy({t})", "t_copy({s})", "unbind_copy({t})[0]", "split_copy({t}, 2)[0]",
                                          "as_strided_copy({t}, [2, 2], [1, 1])", "detach_copy({t})", "alias_copy({t})", "unfold_copy({t}, 0, 2, 1)", "view_as_real_copy({c})", "_neg_view({f})", "_unsafe_view({t}, [-1])", "as_strided_scatter({t}, {t0}.flatten()[:2].clone(), [2], [1])")]
     + [f"torch.ops.prims.{op}({{i}}, {{i0}})" for op in "gcd bitwise_and bitwise_or bitwise_xor shift_left shift_right_arithmetic".split()] + [f"torch.ops.prims.{op}({{f}}, {{f0}})" for op in "igamma igammac nextafter zeta".split()]
     + ["torch.ops.prims.lgamma({f})", "torch.ops.prims.bitwise_not({i})", "torch.ops.prims.signbit({f})"]
     + ["{t}.as_strided((2, 2), (0, 1))", "{t}.view(torch.int32)", "{t}.view(torch.uint8)", "{t}.view(torch.float32)", "{t}.unfold({d}, 2, 1).sum(-1)", "torch.Tensor.view({t}, -1)", "torch.ops.prims.convert_element_type({t}, torch.float32)"]),
    (3, ["control.cond({f}.sum() > 0, lambda x: x + 1, lambda x: x.sin(), ({f0},))", "control.cond({t}.any(), lambda x: x * 2, lambda x: x - 3, ({t0},))", "control.cond({f}.mean() < {m}.mean(), lambda x: control.cond(x.max() > 1, lambda y: y * y, lambda y: y.neg(), (x,)), lambda x: x.exp(), ({f0},))",
         "control.loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 0.5 + i), (torch.tensor(0), {f}))[1]", "control.loop(lambda i, x: (x.sum() < 9) & (i < 12), lambda i, x: (i + 1, x.abs() + 1), (torch.tensor(0), {f}.tanh()))[1]", "control.loop(lambda i, x: (i < 5) & (x.abs().max() < 100), lambda i, x: (i + 1, x * 2), (torch.tensor(0), {f}.sin()))[1]",
         "control.scan(lambda c, x: (c + x, c * x), {f}[0].clone(), {f0})[1]", "control.scan(lambda c, x: (c.sin() + x, x.cos()), {f}[0] * 0, {f0})[0]", "control.each(lambda x: x.sin() + x.sum(), {f})", "control.each(lambda x, y: x * y.sum(), {f}, {m})", "control.running(lambda x, y: x + y, {f})", "control.running(torch.maximum, {t})"]),
]

KINDS = [*TEMPLATES, *MORE]
