# SPDX-License-Identifier: Apache-2.0
"""Calls of gradient operators."""

from __future__ import annotations

import itertools

import torch

from specs.base import COMPLEX, F32_F64, FLOATS, Maker, bf16, call, f16, f32, f64, group, i8, i32, i64, short, static, u8

aten = torch.ops.aten


@group
def pools() -> None:
    """Adds pooling gradients with windows of equal and of unequal sizes."""
    for n, rank in itertools.product((2, 3), (0, 1)):
        lead, sizes, out = [2, 1][: 1 + rank], [5, 6, 4][:n], [3, 2, 7][:n]
        static(f"_adaptive_avg_pool{n}d_backward", f"uneven{rank}", lambda m, a=lead, s=sizes, o=out: [m(*a, *o), m(*a, *s)], FLOATS)
        places = torch.arange(6 * len(lead)).reshape(*[1] * len(lead), *[1] * (n - 2), 2, -1) % 5
        static(f"adaptive_max_pool{n}d_backward", f"places{rank}", lambda m, a=lead, s=sizes, p=places: [
            m(*a, *p.shape[len(a):]), m(*a, *s), p.expand(*a, *p.shape[len(a):]).contiguous()], FLOATS)
    static("max_pool3d_with_indices_backward", "plain", lambda m: [
        m(1, 2, 2, 2), m(1, 4, 4, 4), [2], [2], [0], [1], False, m.index(64, 1, 2, 2, 2)], F32_F64)
    call("_adaptive_avg_pool3d_backward", "sizes", lambda m: [m(1, m.a, 2, 3, 2), m(1, m.a, 5, 3, 4)])


@group
def replication_padding() -> None:
    """Adds replication padding gradients, also with negative padding."""
    for n in (1, 2, 3):
        sizes = [4, 5, 3][:n]
        for tag, pad in (("plain", [1, 2, 0, 3, 2, 1][: 2 * n]), ("cut", [-1, 2, 1, -2, 0, 0][: 2 * n])):
            grown = [s + pad[2 * (n - 1 - i)] + pad[2 * (n - 1 - i) + 1] for i, s in enumerate(sizes)]
            static(f"replication_pad{n}d_backward", tag, lambda m, s=sizes, g=grown, p=pad: [m(2, 1, *g), m(2, 1, *s), p], F32_F64)
            static(f"replication_pad{n}d_backward", f"{tag}_plane", lambda m, s=sizes, g=grown, p=pad: [m(2, *g), m(2, *s), p])
    call("replication_pad2d_backward", "sizes", lambda m: [m(2, m.a, 7, m.b + 3), m(2, m.a, 5, m.b), [1, 2, 2, 0]])


@group
def distances() -> None:
    """Adds gradients of pairwise distances for each exponent, with equal points and NaN."""
    for p in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, float("inf")):
        def pairs(m, p=p):
            x, y = m(2, 3, 4), m(2, 5, 4)
            y[:, 1] = x[:, 2]
            return [m(2, 3, 5), x, y, p, torch.cdist(x, y, p)]

        def rows(m, p=p):
            x = m(5, 3)
            x[3] = x[1]
            return [m(10), x, p, torch.nn.functional.pdist(x, p)]

        static("_cdist_backward", f"p{p}", pairs, F32_F64)
        if p == 0:
            static("_cdist_backward", "p0_nan", lambda m: [x * torch.nan if k == 0 else x for k, x in enumerate(pairs(m))], F32_F64)
        static("_pdist_backward", f"p{p}", rows, F32_F64)
        nan = torch.tensor([[1.0, torch.nan, 2.0], [0.0, 1.0, 5.0], [3.0, 2.0, 1.0], [3.0, 2.0, 1.0]])
        static("_pdist_backward", f"nan_p{p}", lambda m, p=p, x=nan: [m(6), x.to(m.dtype), p, torch.nn.functional.pdist(x, p).to(m.dtype)], F32_F64)
    call("_cdist_backward", "sizes", lambda m: [m(m.a, m.b), m(m.a, 4), m(m.b, 4), 2.0, m.positive(m.a, m.b)])


@group
def soft_margin_and_statistics() -> None:
    """Adds gradients of soft margin loss, masked scatter and batch norm."""
    for reduction in (0, 1, 2):
        call("soft_margin_loss_backward", f"r{reduction}", lambda m, r=reduction: [
            m(m.a, m.b) if r == 0 else m(), m(m.a, m.b) * 8, m(m.a, m.b), r], FLOATS)
    for train in (True, False):
        static("batch_norm_backward", f"train_{train}", lambda m, t=train: [
            m(2, 3, 4), m(2, 3, 4), m(3), m(3), m.positive(3), m(3), m.positive(3), t, 1e-5, [True, True, True], torch.zeros(0, dtype=u8)])


@group
def activations() -> None:
    """Adds activation gradients around the kinks of the slope, with mixed dtypes, empty and 0-d tensors."""
    edges = [-30.0, -3.0, -1.0, -0.5, -0.0, 0.0, 0.25, 0.5, 1.0, 3.0, 30.0, torch.nan, torch.inf, -torch.inf]
    forms: dict[str, list[tuple[str, list[object], list[object]]]] = {  # arguments before and after `self`
        "elu_backward": [("plain", [1.0, 1.0, 1.0, False], []), ("scaled", [1.5, 2.0, 0.5, False], []), ("result", [1.5, 2, 1, True], [])],
        "hardswish_backward": [("plain", [], [])],
        "hardsigmoid_backward": [("plain", [], [])],
        "hardshrink_backward": [("plain", [], [0.5])],
        "softshrink_backward": [("plain", [], [0.5])],
        "softplus_backward": [("plain", [], [1.0, 20.0]), ("scaled", [], [2, 3])],
        "logit_backward": [("plain", [], []), ("eps", [], [0.25])],
        "mish_backward": [("plain", [], [])],
    }
    for name, kinds in forms.items():
        for tag, before, behind in kinds:
            call(name, tag, lambda m, b=before, c=behind: [m(m.a, m.b), *b, m.unit(m.a, m.b) * 4, *c], FLOATS + (f64,))
            # PyTorch's result of logit for -0 depends on the position in a vector
            odd = [x for x in edges if x or name != "logit_backward"] + [0.0]
            static(name, f"{tag}_edges", lambda m, b=before, c=behind, e=odd: [m(len(e)), *b, torch.tensor(e).to(m.dtype), *c], FLOATS + (f64,))
            static(name, f"{tag}_0d", lambda m, b=before, c=behind: [m(), *b, m(), *c])
            static(name, f"{tag}_nothing", lambda m, b=before, c=behind: [m(0, 3), *b, m(0, 3), *c])
        for dtype in (i64,) if name == "mish_backward" else (f64, i64):
            beside = kinds[0]
            static(name, f"beside_{dtype}", lambda m, k=beside, d=dtype: [m(3, 4, dtype=d), *k[1], m(3, 4), *k[2]])
    call("log_sigmoid_backward", "plain", lambda m: [m(m.a, m.b), x := m(m.a, m.b) * 4, torch.exp(-x.abs())], FLOATS + (f64,))
    call("_prelu_kernel_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m(m.b)], FLOATS + (f64,))
    for dim in (0, -1):
        call("glu_backward", f"dim{dim}", lambda m, d=dim: [m(m.a, m.b), m(2 * m.a, m.b) if d == 0 else m(m.a, 2 * m.b), d], FLOATS + (f64,))
    static("glu_backward", "nothing", lambda m: [m(0, 2), m(0, 4), 1])


@group
def losses() -> None:
    """Adds loss gradients for each reduction, with weights and at the kinks of the slope."""
    for reduction in (0, 1, 2):
        def head(m, *shape, r=reduction):
            return m(*shape) if r == 0 else m()

        for name, factor in (("huber_loss_backward", 0.5), ("smooth_l1_loss_backward", 0.5), ("smooth_l1_loss_backward", 0.0)):
            call(name, f"r{reduction}_{factor}", lambda m, h=head, r=reduction, f=factor: [h(m, m.a, m.b), m(m.a, m.b), m(m.a, m.b), r, f], FLOATS + (f64,))
        call("binary_cross_entropy_backward", f"r{reduction}", lambda m, h=head, r=reduction: [
            h(m, m.a, m.b), m.unit(m.a, m.b).abs(), m.unit(m.a, m.b).abs(), None, r], FLOATS + (f64,))
        static("binary_cross_entropy_backward", f"r{reduction}_weight", lambda m, h=head, r=reduction: [
            h(m, 3, 4), m.unit(3, 4).abs(), m.unit(3, 4).abs(), m.positive(4), r], F32_F64)
        for weighted in (False, True):
            call("nll_loss2d_backward", f"r{reduction}_{weighted}", lambda m, h=head, r=reduction, w=weighted: [
                h(m, 2, m.a, m.b), m(2, 3, m.a, m.b), m.index(3, 2, m.a, m.b), m.positive(3) if w else None, r, 1, m.positive()], FLOATS + (f64,))
    static("smooth_l1_loss_backward", "beside", lambda m: [m(3, 4), m(3, 4), m(3, 4, dtype=i64), 0, 1.0], FLOATS)
    static("binary_cross_entropy_backward", "certain", lambda m: [
        m(4), torch.tensor([0.0, 1.0, 0.0, 1.0]).to(m.dtype), torch.tensor([0.0, 1.0, 0.5, 0.25]).to(m.dtype), None, 0], F32_F64)


@group
def views() -> None:
    """Adds gradients of unfold, with overlapping windows and with gaps, and of diagonals."""
    for size, step in ((2, 1), (3, 2), (1, 3), (2, 2)):
        for d in (0, 1, -1):
            n = (5, 6)[d]
            shape = [5, 6]
            shape[d] = (n - size) // step + 1
            static("unfold_backward", f"d{d}_{size}_{step}", lambda m, s=shape, k=size, t=step, d=d: [m(*s, k), [5, 6], d, k, t], FLOATS + (f64, i64))
    static("unfold_backward", "one_row", lambda m: [m(1, 3, 4), [2, 8], 1, 4, 2], FLOATS)
    static("unfold_backward", "0d", lambda m: [m(1), [], 0, 1, 1])
    for offset in (0, 2, -1):
        n = torch.zeros(4, 5).diagonal(offset).shape[0]
        static("diagonal_backward", f"offset{offset}", lambda m, n=n, o=offset: [m(2, n), [4, 2, 5], o, 0, 2], FLOATS + (f64, i64))


@group
def fractional_pools_and_resizes() -> None:
    """Adds gradients of fractional pools and of antialiased resizes."""
    for n in (2, 3):
        for lead in ([2, 3], [3]):
            sizes, kernel = [6, 7] if n == 2 else [4, 4, 4], [2, 3, 2][:n]
            places = torch.arange(3 * 2**n * (lead[0] if len(lead) == 2 else 1)) * 7 % 60
            static(f"fractional_max_pool{n}d_backward", f"rank{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, n=n, p=places: [
                m(*a, *[2] * n), m(*a, *s), k, [2] * n, (p % (42 if n == 2 else 64)).reshape(*a, *[2] * n)], FLOATS + (f64,))


@group
def reflection_padding() -> None:
    """Adds reflection padding gradients, also with negative padding."""
    for n in (1, 2, 3):
        sizes = [4, 5, 3][:n]
        for tag, pad in (("plain", [1, 2, 0, 3, 2, 1][: 2 * n]), ("cut", [-1, 2, 1, -2, 0, 0][: 2 * n])):
            grown = [s + pad[2 * (n - 1 - i)] + pad[2 * (n - 1 - i) + 1] for i, s in enumerate(sizes)]
            static(f"reflection_pad{n}d_backward", tag, lambda m, s=sizes, g=grown, p=pad: [m(2, 1, *g), m(2, 1, *s), p], FLOATS + (f64,))
            static(f"reflection_pad{n}d_backward", f"{tag}_plane", lambda m, s=sizes, g=grown, p=pad: [m(2, *g), m(2, *s), p])
    call("reflection_pad2d_backward", "sizes", lambda m: [m(2, m.a, 7, m.b + 3), m(2, m.a, 5, m.b), [1, 2, 2, 0]])


@group
def group_norm() -> None:
    """Adds native_group_norm_backward with and without a weight; f32 weights with half precision."""

    def args(m, shape, group, weight, mask):
        n, c, *rest = shape
        x, size = m(*shape), 1
        for r in rest:
            size *= r
        y, mean, rstd = torch.ops.aten.native_group_norm(x, weight, None, n, c, size, group, 1e-5)
        return [m(*shape), x, mean, rstd, weight, n, c, size, group, mask]

    for n in (1, 2, 3):
        mask = [i < n for i in range(3)]
        tag = "".join(str(int(k)) for k in mask)
        static("native_group_norm_backward", f"mask_{tag}", lambda m, k=mask: args(m, (2, 4, 3, 5), 2, m.positive(4), list(k)))
    static("native_group_norm_backward", "plain", lambda m: args(m, (2, 4, 3), 2, None, [True, False, False]), FLOATS + (f64,))
    for dtype in (f16, bf16):
        static("native_group_norm_backward", f"mixed_{dtype}"[-4:], lambda m, d=dtype: args(m, (2, 4, 3), 4, m.positive(4, dtype=d), [True, True, True]), (dtype,))


@group
def complex_losses() -> None:
    """Adds loss gradients of complex tensors."""
    for name in ("sigmoid_backward", "tanh_backward", "silu_backward"):
        static(name, "complex", lambda m: [m(3, 4), m(3, 4)], COMPLEX)


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("soft_margin_loss_backward", "steps", lambda m: [m(3, 4), m(3, 4) * 20, m(3, 4), 1], (f16,))


@group
def integer_thresholds() -> None:
    """Adds thresholds of integers, for which eager truncates the bound."""
    cut = [-1.8, 1.8, 2]  # eager truncates the threshold
    for n in cut:
        static("threshold_backward", f"cut_{n}", lambda m, n=n: [m(3, 4), m(3, 4), n], (i8, i32))


@group
def promotion() -> None:
    """Adds gradients with operands of two dtypes and with products beyond the range of f16."""
    for name, rest in [("tanh_backward", []), ("sigmoid_backward", []),
                       ("silu_backward", []), ("gelu_backward", []), ("hardtanh_backward", [-1, 1]),
                       ("leaky_relu_backward", [0.1, False])]:
        for x, y in [(f64, f32), (bf16, f32), (i8, f16)]:
            static(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y, r=rest: [
                m(3, 4, dtype=x), m(4, dtype=y), *r])
    static("tanh_backward", "wide", lambda m: [torch.tensor([0.001, 2.0]).to(m.dtype),
                                              torch.tensor([2048.0, 0.5]).to(m.dtype)], (f16,))
    for dtype in (f32, f16, i64):
        static("native_dropout_backward", f"broadcast_{short(dtype)}", lambda m, d=dtype: [
            m(4, dtype=d), m.mask(3, 4), 1.25])
    static("leaky_relu_backward", "by_result", lambda m: [m(3, 4), m(3, 4), 0.1, True])


@group
def rrelu() -> None:
    """Adds rrelu gradients with equal bounds and in eval mode."""
    for training in (False, True):
        for upper in (0.25, 0.5):
            call("rrelu_with_noise_backward", f"{training}_{upper}", lambda m, t=training, u=upper: [
                m(m.a, m.b), m(m.a, m.b), m(m.a, m.b), 0.25, u, t, False], FLOATS)


@group
def elementwise() -> None:
    """Adds gradients of common activations and of dropout."""
    for name in ("gelu_backward", "mse_loss_backward"):
        args = [1] if name.startswith("mse") else []
        call(name, "plain", lambda m, a=args: [m(m.a, m.b), m(m.a, m.b), *([m(m.a, m.b)] if a else []), *a], FLOATS)
    call("gelu_backward", "tanh", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS, approximate="tanh")
    for r in (0, 2):
        call("mse_loss_backward", f"r{r}", lambda m, r=r: [m(m.a, m.b) if r == 0 else m(), m(m.a, m.b), m(m.a, m.b), r])
    for name, of in (("_softmax_backward_data", torch.softmax), ("_log_softmax_backward_data", torch.log_softmax)):
        for dim in (-1, 0):
            call(name, f"dim{dim}", lambda m, f=of, d=dim: [m(m.a, m.b), f(m(m.a, m.b).float(), d).to(m.dtype), d, m.dtype], FLOATS)
    call("rrelu_with_noise_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m.positive(m.a, m.b), 0.125, 0.25, True, False])
    static("rrelu_with_noise_backward", "eval", lambda m: [m(3, 4), m(3, 4), m.positive(3, 4), 0.125, 0.25, False, False])


@group
def norms() -> None:
    """Adds gradients of norms with the statistics of the forward operator."""
    masks = ([True, True, True], [True, False, False], [False, True, True])
    for k, mask in enumerate(masks):
        def layer(m: Maker, mask: list[bool] = mask) -> list[object]:
            x, w, b = m(m.a, 5), m(5), m(5)
            _, mean, rstd = aten.native_layer_norm(x.float(), [5], w.float(), b.float(), 1e-5)
            return [m(m.a, 5), x, [5], mean.to(m.dtype), rstd.to(m.dtype), w, b, mask]

        def batch(m: Maker, mask: list[bool] = mask) -> list[object]:
            x, w = m(m.a, 3, 4), m(3)
            mean, rstd = x.mean((0, 2)), (x.var((0, 2), correction=0) + 1e-5).rsqrt()
            return [m(m.a, 3, 4), x, w, m(3), m.positive(3), mean, rstd, True, 1e-5, mask]

        call("native_layer_norm_backward", f"mask{k}", layer)
        if mask[0]:  # without it, PyTorch's meta function returns a first result and its kernel does not
            call("native_batch_norm_backward", f"mask{k}", batch)
    static("native_batch_norm_backward", "eval", lambda m: [
        m(4, 3, 5), m(4, 3, 5), m(3), m(3), m.positive(3), None, None, False, 1e-5, [True, True, True]])
    static("native_batch_norm_backward", "empty", lambda m: [
        m(4, 3, 5), m(4, 3, 5), m(3), m(3), m.positive(3), m(0), m(0), False, 1e-5, [True, True, True]])


@group
def mean_squared_and_nll() -> None:
    """Adds gradients of common losses for each reduction."""
    for r in (0, 1, 2):
        call("nll_loss_backward", f"r{r}", lambda m, r=r: [
            m(m.a) if r == 0 else m(), m(m.a, 5), m.index(5, m.a), m.positive(5), r, 2, m.positive()])


@group
def indexing() -> None:
    """Adds gradients of views, embeddings and pools."""
    static("select_backward", "plain", lambda m: [m(3, 4), [3, 5, 4], 1, -2], FLOATS + (i64,))
    static("slice_backward", "plain", lambda m: [m(3, 2), [3, 7], 1, 1, 6, 3], FLOATS)
    static("slice_backward", "ends", lambda m: [m(3, 4), [5, 4], 0, -3, 9223372036854775807, 1])
    call("embedding_dense_backward", "plain", lambda m: [m(m.a, 2, 4), m.index(6, m.a, 2), 6, -1, False])
    static("embedding_dense_backward", "padding", lambda m: [m(3, 2, 4), m.index(6, 3, 2), 6, 2, False])

    def pooled(m: Maker) -> list[object]:
        x = m.distinct(2, 3, 6, 7)
        _, places = aten.max_pool2d_with_indices(x, [3, 2], [2, 2], [1, 0], [1, 1], False)
        return [m(*places.shape), x, [3, 2], [2, 2], [1, 0], [1, 1], False, places]

    static("max_pool2d_with_indices_backward", "plain", pooled, (f32, f64))
