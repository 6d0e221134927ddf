"""More specs: gradients as autograd asks for them, and rows that reduce by segments or name what they change."""

from __future__ import annotations

import itertools

import torch
from specs import FLOATS, call, f32, f64, i8, i16, i32, i64, still, u8

TWO = (f32, f64)


def of_pools() -> None:
    """Windows of equal and of unequal sizes."""
    for n, rank in itertools.product((2, 3), (0, 1)):
        lead, sizes, out = [2, 3][: 1 + rank], [5, 6, 4][:n], [3, 2, 7][:n]
        still(f"_adaptive_avg_pool{n}d_backward", f"uneven{rank}", lambda m, a=lead, s=sizes, o=out: [m(*a, *o), m(*a, *s)], FLOATS)
        places = torch.arange(6 * len(lead)).reshape(*[1] * len(lead), *[1] * (n - 2), 2, -1) % 5
        still(f"adaptive_max_pool{n}d_backward", f"places{rank}", lambda m, a=lead, s=sizes, p=places: [
            m(*a, *p.shape[len(a):]), m(*a, *s), p.expand(*a, *p.shape[len(a):]).contiguous()], FLOATS)
    still("max_pool3d_with_indices_backward", "plain", lambda m: [
        m(1, 2, 2, 2), m(1, 4, 4, 4), [2], [2], [0], [1], False, m.index(64, 1, 2, 2, 2)], TWO)
    call("_adaptive_avg_pool3d_backward", "sizes", lambda m: [m(2, m.a, 2, 3, 2), m(2, m.a, 5, 4, 4)])


def of_padding() -> None:
    """Repeated, and cut off."""
    for n in (1, 2, 3):
        sizes = [4, 5, 3][:n]
        for tag, pad in (("plain", [1, 2, 0, 3, 2, 1][: 2 * n]), ("cut", [-1, 2, 1, -2, 0, 0][: 2 * n])):
            grown = [s + pad[2 * (n - 1 - i)] + pad[2 * (n - 1 - i) + 1] for i, s in enumerate(sizes)]
            still(f"replication_pad{n}d_backward", tag, lambda m, s=sizes, g=grown, p=pad: [m(2, 3, *g), m(2, 3, *s), p], TWO)
            still(f"replication_pad{n}d_backward", f"{tag}_plane", lambda m, s=sizes, g=grown, p=pad: [m(3, *g), m(3, *s), p])
    call("replication_pad2d_backward", "sizes", lambda m: [m(2, m.a, 7, m.b + 3), m(2, m.a, 5, m.b), [1, 2, 2, 0]])


def of_distances() -> None:
    """Each norm, with points that are equal."""
    for p in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, float("inf")):
        def pairs(m, p=p):
            x, y = m(2, 3, 4), m(2, 5, 4)
            y[:, 1] = x[:, 2]
            return [m(2, 3, 5), x, y, p, torch.cdist(x, y, p)]

        def rows(m, p=p):
            x = m(5, 3)
            x[3] = x[1]
            return [m(10), x, p, torch.nn.functional.pdist(x, p)]

        still("_cdist_backward", f"p{p}", pairs, TWO)
        if p == 0:
            still("_cdist_backward", "p0_nan", lambda m: [x * torch.nan if k == 0 else x for k, x in enumerate(pairs(m))], TWO)
        still("_pdist_backward", f"p{p}", rows, TWO)
        nan = torch.tensor([[1.0, torch.nan, 2.0], [0.0, 1.0, 5.0], [3.0, 2.0, 1.0], [3.0, 2.0, 1.0]])
        still("_pdist_backward", f"nan_p{p}", lambda m, p=p, x=nan: [m(6), x.to(m.dtype), p, torch.nn.functional.pdist(x, p).to(m.dtype)], TWO)
    call("_cdist_backward", "sizes", lambda m: [m(m.a, m.b), m(m.a, 4), m(m.b, 4), 2.0, m.positive(m.a, m.b)])


def of_others() -> None:
    """Losses, masks, statistics."""
    for reduction in (0, 1, 2):
        call("soft_margin_loss_backward", f"r{reduction}", lambda m, r=reduction: [
            m(m.a, m.b) if r == 0 else m(), m(m.a, m.b) * 8, m(m.a, m.b), r], FLOATS)
    call("masked_scatter_backward", "plain", lambda m: [m(m.a, 4), m.mask(m.a, 4), [30, 2]], TWO)
    still("masked_scatter_backward", "spread", lambda m: [m(3, 4), m.mask(4), [12]], FLOATS)
    for train in (True, False):
        still("batch_norm_backward", f"train_{train}", lambda m, t=train: [
            m(2, 3, 4), m(2, 3, 4), m(3), m(3), m.positive(3), m(3), m.positive(3), t, 1e-5, [True, True, True], torch.zeros(0, dtype=u8)])
    still("_efficientzerotensor", "plain", lambda m: [[2, 3]], dtype=f32)


def by_segments() -> None:
    """Lengths and offsets, empty segments, elements in none."""
    for rule in ("sum", "mean", "max", "min", "prod"):
        for tag, initial in (("", None), ("_initial", 1.5)):
            still("segment_reduce", f"{rule}_lengths{tag}", lambda m, r=rule, i=initial: [m(6, 3), r], FLOATS, lengths=torch.tensor([2, 0, 3, 1]), initial=initial)
            still("segment_reduce", f"{rule}_offsets{tag}", lambda m, r=rule, i=initial: [m(6, 3), r], TWO, offsets=torch.tensor([0, 2, 2, 6]), initial=initial)
        still("segment_reduce", f"{rule}_unsafe", lambda m, r=rule: [m(2, 5, 3), r], lengths=torch.tensor([[1, 2, 0]] * 2), axis=1,
              unsafe=True, initial=1)
        still("segment_reduce", f"{rule}_inner", lambda m, r=rule: [m(2, 4, 3), r], TWO, lengths=torch.tensor([[1, 3], [4, 0]], dtype=i32), axis=1)
    call("segment_reduce", "sizes", lambda m: [m(6, m.a), "sum"], lengths=torch.tensor([2, 4]))


def by_segments_backward() -> None:
    """Equal extremes, products with none, one and two zeros and NaN, elements in no segment."""
    data = torch.tensor([[1.0, 3.0], [3.0, 0.0], [3.0, 2.0], [-2.0, 5.0], [0.0, 0.0], [4.0, torch.nan], [0.5, 4.0]])

    def form(m, x, rule, **where):
        y = torch.segment_reduce(x, rule, **where)
        return [m(*y.shape), y, x, rule]

    for rule in ("sum", "mean", "max", "min", "prod"):
        for initial in (None, 1.5):
            tag = f"{rule}{'' if initial is None else '_initial'}"
            lengths, offsets = torch.tensor([3, 0, 4]), torch.tensor([0, 3, 3, 7], dtype=i32)
            still("_segment_reduce_backward", f"{tag}_lengths", lambda m, r=rule, i=initial, n=lengths: form(m, data.to(m.dtype), r, lengths=n, initial=i), FLOATS, lengths=lengths, initial=initial)
            still("_segment_reduce_backward", f"{tag}_offsets", lambda m, r=rule, i=initial, n=offsets: form(m, data.to(m.dtype), r, offsets=n, initial=i), TWO, offsets=offsets, initial=initial)
        inner = torch.tensor([[1, 3], [4, 0]])
        still("_segment_reduce_backward", f"{rule}_inner", lambda m, r=rule: form(m, m(2, 4, 3), r, lengths=inner, axis=1), TWO, lengths=inner, axis=1)
    sums = torch.tensor([2, 4])
    call("_segment_reduce_backward", "sizes", lambda m: form(m, m(6, m.a), "sum", lengths=sums), lengths=sums)


def by_name() -> None:
    """Rows of a table; divisors; means of integers; whole numbers."""
    for norm in (1.0, 2.0, 3.0):
        call("embedding_renorm", f"norm{norm}", lambda m, n=norm: [m(8, m.a), m.index(8, 2, 3), 1.0, n], TWO)
    ints = (i64, i32, i16, i8, u8)
    for name in ("gcd", "lcm"):
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], ints)
        still(name, "zero", lambda m: [torch.tensor([0, 0, 12, 18]).to(m.dtype), torch.tensor([0, 5, 0, 12]).to(m.dtype)], ints)
    still("lcm", "wraps", lambda m: [torch.tensor([3, 17, 127, -9]).to(m.dtype), torch.tensor([-40, 8, 126, 31]).to(m.dtype)], (i8, i16))
    for name in ("floor", "ceil", "trunc"):
        still(name, "whole", lambda m: [m(3, 4)], ints)
        still(name, "f64", lambda m: [torch.tensor([-2.5, -0.5, 0.0, 0.5, 2.5, torch.nan, torch.inf]).double()], (f64,))
    for first, last, n in ((0, 9, 4), (-3, 50, 7), (5, 5, 1), (10, -2, 5), (0, 1, 0)):
        still("linspace", f"whole_{first}_{last}_{n}", lambda m, a=first, b=last, n=n: [a, b, n], (f32,), dtype=i64)
    for include in (True, False):
        still("scatter_reduce.two", f"whole_mean_{include}", lambda m: [m(3, 4), 1, m.index(4, 3, 4), m(3, 4), "mean"], ints, include_self=include)
        for rule in ("amax", "amin"):
            still("scatter_reduce.two", f"{rule}_0d_{include}", lambda m, r=rule: [m(), 0, torch.tensor(0), m(), r], include_self=include)
            still("scatter_reduce.two", f"{rule}_bool_{include}", lambda m, r=rule: [m(3, 4), 1, m.index(4, 3, 4), m(3, 4), r], (torch.bool,), include_self=include)
    still("scatter_reduce.two", "nothing", lambda m: [m(), 0, torch.zeros(0, dtype=i64), m(0), "amax"])
    # a 0-d tensor beside vectors of one element, and the other way round
    for tag, x, i, y in (("0d_by_1d", [], [1], [1]), ("1d_by_0d", [4], [], []), ("1d_of_0d", [4], [1], [])):
        zero = torch.zeros(i, dtype=i64)
        still("gather", tag, lambda m, x=x, i=zero: [m(*x), 0, i])
        for name, more in (("scatter.src", []), ("scatter_add", []), ("scatter.reduce", ["multiply"])):
            keys = {"reduce": more[0]} if more else {}
            still(name, tag, lambda m, x=x, i=zero, y=y: [m(*x), -1, i, m(*y)], TWO, **keys)
        still("scatter.value", tag, lambda m, x=x, i=zero: [m(*x), 0, i, 2])
    still("gather", "nothing", lambda m: [m(5), 0, torch.zeros(2, 0, dtype=u8)])
    for n in (2, 3, 4):
        still("polygamma", f"halves_n{n}", lambda m, n=n: [n, torch.tensor([-8.5, -0.5, -2.5]).to(m.dtype)], (f32, f64))


def in_f64() -> None:
    """What GE has for other dtypes alone: orders with nan, infinities and both zeros, and activations."""
    odd = torch.tensor([[0.0, torch.nan, -1.0, torch.inf], [-0.0, 2.0, -torch.inf, 0.0], [1.0, 1.0, -1.0, -2.0]]).double()
    for name in ("max.dim", "min.dim"):
        for keep in (False, True):
            call(name, f"exact_{keep}", lambda m, k=keep: [m.distinct(m.a, m.b), 0, k], (f64,))
            still(name, f"odd_{keep}", lambda m, k=keep: [odd, 1, k], (f64,))
        still(name, "exact_0d", lambda m: [m(), 0], (f64,))
    for down in (False, True):
        call("sort", f"exact_{down}", lambda m, d=down: [m(m.a, m.b), 1, d], (f64,))
        still("sort", f"odd_{down}", lambda m, d=down: [odd, -1, d], (f64,))
        still("sort.stable", f"odd_{down}", lambda m: [odd], (f64,), stable=True, dim=0, descending=down)
    for name in ("mish", "hardswish", "hardsigmoid", "softplus"):
        still(name, "exact", lambda m: [torch.linspace(-30, 30, 41).to(m.dtype)], (f64,))
    still("softplus", "exact_scaled", lambda m: [torch.linspace(-30, 30, 41).to(m.dtype), 0.5, 3], (f64,))
    still("_adaptive_avg_pool2d", "exact", lambda m: [m(2, 3, 5, 6), [2, 4]], (f64,))


def of_activations() -> None:
    """Both sides of where slopes change, and the places themselves; other dtypes beside; nothing, and one element."""
    edges = [-30.0, -3.0, -1.0, -0.5, -0.0, 0.0, 0.25, 0.5, 1.0, 3.0, 30.0, torch.nan, torch.inf, -torch.inf]
    forms: dict[str, list[tuple[str, list[object], list[object]]]] = {  # what stands before and behind `self`
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
            # of -0 PyTorch's kernel of logit gives what its place in memory says
            odd = [x for x in edges if x or name != "logit_backward"] + [0.0]
            still(name, f"{tag}_edges", lambda m, b=before, c=behind, e=odd: [m(len(e)), *b, torch.tensor(e).to(m.dtype), *c], FLOATS + (f64,))
            still(name, f"{tag}_0d", lambda m, b=before, c=behind: [m(), *b, m(), *c])
            still(name, f"{tag}_nothing", lambda m, b=before, c=behind: [m(0, 3), *b, m(0, 3), *c])
        for dtype in (i64,) if name == "mish_backward" else (f64, i64):
            beside = kinds[0]
            still(name, f"beside_{dtype}", lambda m, k=beside, d=dtype: [m(3, 4, dtype=d), *k[1], m(3, 4), *k[2]])
    call("log_sigmoid_backward", "plain", lambda m: [m(m.a, m.b), x := m(m.a, m.b) * 4, torch.exp(-x.abs())], FLOATS + (f64,))
    call("_prelu_kernel_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m(m.b)], FLOATS + (f64,))
    for dim in (0, -1):
        call("glu_backward", f"dim{dim}", lambda m, d=dim: [m(m.a, m.b), m(2 * m.a, m.b) if d == 0 else m(m.a, 2 * m.b), d], FLOATS + (f64,))
    still("glu_backward", "nothing", lambda m: [m(0, 2), m(0, 4), 1])


def of_losses() -> None:
    """Each reduction; weights; where the slope changes."""
    for reduction in (0, 1, 2):
        def head(m, *shape, r=reduction):
            return m(*shape) if r == 0 else m()

        for name, factor in (("huber_loss_backward", 0.5), ("smooth_l1_loss_backward", 0.5), ("smooth_l1_loss_backward", 0.0)):
            call(name, f"r{reduction}_{factor}", lambda m, h=head, r=reduction, f=factor: [h(m, m.a, m.b), m(m.a, m.b), m(m.a, m.b), r, f], FLOATS + (f64,))
        call("binary_cross_entropy_backward", f"r{reduction}", lambda m, h=head, r=reduction: [
            h(m, m.a, m.b), m.unit(m.a, m.b).abs(), m.unit(m.a, m.b).abs(), None, r], FLOATS + (f64,))
        still("binary_cross_entropy_backward", f"r{reduction}_weight", lambda m, h=head, r=reduction: [
            h(m, 3, 4), m.unit(3, 4).abs(), m.unit(3, 4).abs(), m.positive(4), r], TWO)
        for weighted in (False, True):
            call("nll_loss2d_backward", f"r{reduction}_{weighted}", lambda m, h=head, r=reduction, w=weighted: [
                h(m, 2, m.a, m.b), m(2, 5, m.a, m.b), m.index(5, 2, m.a, m.b), m.positive(5) if w else None, r, 1, m.positive()], FLOATS + (f64,))
    still("smooth_l1_loss_backward", "beside", lambda m: [m(3, 4), m(3, 4), m(3, 4, dtype=i64), 0, 1.0], FLOATS)
    still("binary_cross_entropy_backward", "certain", lambda m: [
        m(4), torch.tensor([0.0, 1.0, 0.0, 1.0]).to(m.dtype), torch.tensor([0.0, 1.0, 0.5, 0.25]).to(m.dtype), None, 0], TWO)


def of_views() -> None:
    """Windows that overlap, and such that leave elements out; diagonals."""
    for size, step in ((2, 1), (3, 2), (1, 3), (2, 2)):
        for d in (0, 1, -1):
            n = (5, 6)[d]
            shape = [5, 6]
            shape[d] = (n - size) // step + 1
            still("unfold_backward", f"d{d}_{size}_{step}", lambda m, s=shape, k=size, t=step, d=d: [m(*s, k), [5, 6], d, k, t], FLOATS + (f64, i64))
    still("unfold_backward", "one_row", lambda m: [m(1, 3, 4), [2, 8], 1, 4, 2], FLOATS)
    still("unfold_backward", "0d", lambda m: [m(1), [], 0, 1, 1])
    for offset in (0, 2, -1):
        n = torch.zeros(4, 5).diagonal(offset).shape[0]
        still("diagonal_backward", f"offset{offset}", lambda m, n=n, o=offset: [m(2, n), [4, 2, 5], o, 0, 2], FLOATS + (f64, i64))


def of_windows() -> None:
    """Windows at random places, and smoothed images."""
    for n in (2, 3):
        for lead in ([2, 3], [3]):
            sizes, kernel, out = [6, 7, 5][:n], [2, 3, 2][:n], [3, 2, 3][:n]

            def drawn(m, a=lead, n=n):
                return torch.linspace(0.05, 0.95, 3 * n * (a[0] if len(a) == 2 else 1)).reshape(-1, 3, n).to(m.dtype)

            still(f"fractional_max_pool{n}d", f"rank{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, o=out, u=drawn: [m.distinct(*a, *s), k, o, u(m)], TWO)
            still(f"fractional_max_pool{n}d", f"one{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, n=n, u=drawn: [m.distinct(*a, *s), k, [1] * n, u(m)])
            places = torch.arange(3 * 2**n * (lead[0] if len(lead) == 2 else 1)) * 7 % 60
            still(f"fractional_max_pool{n}d_backward", f"rank{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, n=n, p=places: [
                m(*a, *[2] * n), m(*a, *s), k, [2] * n, (p % (42 if n == 2 else 210)).reshape(*a, *[2] * n)], FLOATS + (f64,))
    call("fractional_max_pool2d", "sizes", lambda m: [m.distinct(2, 3, 6, m.b + 4), [2, 2], [3, 3], torch.linspace(0.1, 0.9, 12).reshape(2, 3, 2)])
    for name in ("_upsample_bilinear2d_aa_backward", "_upsample_bicubic2d_aa_backward"):
        for tag, out, corners, scales in (("smaller", [3, 4], False, []), ("larger", [9, 11], False, []), ("corners", [4, 3], True, []), ("factors", [3, 3], False, [0.5, 0.45])):
            still(name, tag, lambda m, o=out, c=corners, s=scales: [m(2, 3, *o), o, [2, 3, 6, 7], c, *s], FLOATS + (f64,))


def of_reflections() -> None:
    """Reflected, and cut off."""
    for n in (1, 2, 3):
        sizes = [4, 5, 3][:n]
        for tag, pad in (("plain", [1, 2, 0, 3, 2, 1][: 2 * n]), ("cut", [-1, 2, 1, -2, 0, 0][: 2 * n])):
            grown = [s + pad[2 * (n - 1 - i)] + pad[2 * (n - 1 - i) + 1] for i, s in enumerate(sizes)]
            still(f"reflection_pad{n}d_backward", tag, lambda m, s=sizes, g=grown, p=pad: [m(2, 3, *g), m(2, 3, *s), p], FLOATS + (f64,))
            still(f"reflection_pad{n}d_backward", f"{tag}_plane", lambda m, s=sizes, g=grown, p=pad: [m(3, *g), m(3, *s), p])
    call("reflection_pad2d_backward", "sizes", lambda m: [m(2, m.a, 7, m.b + 3), m(2, m.a, 5, m.b), [1, 2, 2, 0]])


in_f64()
of_pools()
of_padding()
of_distances()
of_others()
by_segments()
by_segments_backward()
by_name()
of_activations()
of_losses()
of_views()
of_windows()
of_reflections()
