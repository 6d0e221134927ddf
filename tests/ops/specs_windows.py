"""More specs: windows over three dims, adaptive ones, samples at places that a tensor says, antialiased images."""

from __future__ import annotations

import itertools

import torch
from specs import ALL, FLOATS, call, f32, f64, i64, still, u8

PAIR = (f32, torch.bfloat16)


def adaptive() -> None:
    """Windows of equal and of unequal sizes, larger than the input too."""
    for n, rank in itertools.product((1, 2, 3), (0, 1)):
        sizes, shape = [3, 2, 7][:n], [2, 3][: 1 + rank] + [5, 6, 4][:n]
        still(f"adaptive_max_pool{n}d", f"rank{rank}", lambda m, sizes=sizes, shape=shape: [m.distinct(*shape), sizes], FLOATS)
    still("adaptive_max_pool2d", "ties", lambda m: [torch.zeros(1, 2, 5, 5), [2, 3]])
    still("adaptive_max_pool2d", "nan", lambda m: [torch.tensor([[[1.0, torch.nan, 2.0, 3.0]]]), [1, 2]])
    still("adaptive_max_pool2d", "no_batch", lambda m: [torch.zeros(0, 2, 5, 5), [2, 3]])
    for name in ("_adaptive_avg_pool3d", "adaptive_avg_pool3d"):
        still(name, "plain", lambda m: [m(2, 3, 5, 6, 4), [3, 2, 7]], FLOATS)
        still(name, "one", lambda m: [m(3, 5, 6, 4), [1, 1, 1]])
        still(name, "same", lambda m: [m(3, 5, 6, 4), [5, 3, 4]])
    still("_adaptive_avg_pool3d", "infinite", lambda m: [torch.tensor([1.0, torch.inf, 2.0, 3.0]).view(1, 1, 1, 4), [1, 1, 2]])


def with_gaps() -> None:
    """Windows over two dims whose places lie apart, and dtypes of which GE tells no places."""
    for name in ("max_pool2d", "max_pool2d_with_indices"):
        for ceil in (False, True):
            call(name, f"gaps_{ceil}", lambda m, c=ceil: [m.distinct(2, m.a + 3, 7, 6 + m.b), [2, 3], [2, 1], [1, 1], [2, 1], c], (*FLOATS, f64, i64, u8))
        still(name, "exact", lambda m: [m.distinct(2, 5, 6), [3], [], [1]], (f64, i64, u8))
    last = torch.tensor([[[torch.nan, torch.nan, 2.0], [torch.nan, 3.0, torch.nan], [torch.nan, 1.0, 0.0]]])
    still("max_pool2d_with_indices", "last_nan", lambda m: [last.to(m.dtype), [2, 2], [1, 1]], (f32, f64))
    still("max_pool2d_with_indices", "last_nan_gaps", lambda m: [last.to(m.dtype), [2, 2], [1, 1], [0], [2, 2]])
    still("adaptive_max_pool3d", "last_nan", lambda m: [last[None], [1, 2, 2]])
    still("max_pool2d_with_indices", "nan_f64", lambda m: [torch.tensor([[[1.0, torch.nan, 2.0], [-torch.inf, 3.0, 0.0]]]).double(), [2, 2], [1, 1]])


def over_three_dims() -> None:
    """Each argument in another way than its default."""
    forms = {"plain": ([2, 3, 2], [], [0]), "step": ([3, 2, 2], [2, 1, 3], [1, 0, 1]), "one": ([2], [1], [1])}
    for (tag, (kernel, stride, pad)), ceil in itertools.product(forms.items(), (False, True)):
        add = still if tag == "step" else call  # a window that is left out is a condition on sizes
        for include, divisor in ((True, None), (False, None), (True, -3)):
            add("avg_pool3d", f"{tag}_{ceil}_{include}_{divisor}", lambda m, k=kernel, s=stride, p=pad, c=ceil, i=include, d=divisor: [
                m(2, m.a, 5, 6, 2 + m.b), k, s, p, c, i, d])
        for dilation in ([1], [2, 1, 2]):
            for name in ("max_pool3d", "max_pool3d_with_indices"):
                add(name, f"{tag}_{ceil}_{dilation[0]}", lambda m, k=kernel, s=stride, p=pad, c=ceil, d=dilation: [
                    m.distinct(m.a, 5, 6, 5 + m.b), k, s, p, d, c], PAIR if tag == "step" else (f32,))
    still("avg_pool3d", "f64", lambda m: [m(2, 3, 4, 4, 4), [2]], (f64,))
    still("max_pool3d_with_indices", "ties", lambda m: [torch.ones(1, 1, 4, 4, 4), [2, 3, 2], [1]])
    still("max_pool3d_with_indices", "nan", lambda m: [torch.tensor([1.0, torch.nan, 2.0, torch.nan, 0.0, 5.0, 7.0, 1.0]).view(1, 2, 2, 2), [2]])
    still("max_pool3d_with_indices", "no_batch", lambda m: [torch.ones(0, 1, 4, 4, 4), [2]])
    call("max_pool1d_with_indices", "plain", lambda m: [m.distinct(2, m.a, m.b + 4), [3], [2], [1]], PAIR)
    call("max_pool1d_with_indices", "no_stride", lambda m: [m.distinct(m.a, m.b + 4), [3]])


def samples() -> None:
    """Every mode and padding, with places outside, at the border and between elements."""
    def grid(m, *shape):
        return m(*shape) * 0.75 + 0.0625

    for mode, padding, corners in itertools.product((0, 1, 2), (0, 1, 2), (False, True)):
        tag = f"{mode}{padding}{int(corners)}"
        call("grid_sampler_2d", tag, lambda m, a=(mode, padding, corners): [m(2, 3, m.a, m.b), grid(m, 2, 2, 5, 2), *a],
            (*PAIR, f64) if tag in ("000", "121") else (f32, f64))  # f32 has operators of its own
        if mode != 2:
            call("grid_sampler_3d", tag, lambda m, a=(mode, padding, corners): [m(2, 3, m.a, m.b, 2), grid(m, 2, 2, 1, 5, 3), *a], (f32, f64))
    call("grid_sampler", "2d", lambda m: [m(2, 3, m.a, m.b), grid(m, 2, 2, 5, 2), 0, 0, False], FLOATS)
    still("grid_sampler", "3d", lambda m: [m(2, 3, 4, 5, 2), grid(m, 2, 2, 1, 5, 3), 0, 1, True])
    still("grid_sampler_2d", "far", lambda m: [m(1, 1, 3, 3), torch.tensor([-9.0, 1e6, -1e6, 3.0, 0.5, -0.5]).view(1, 1, 3, 2), 0, 0, False])
    ends = torch.linspace(-1.01, 1.01, 8)
    for mode in (0, 1, 2):  # more elements than the dtype has places, which rounds the number of them, and the last one
        still("grid_sampler_2d", f"wide_{mode}", lambda m, mode=mode: [
            (torch.arange(260) % 7).view(1, 1, 1, 260).to(m.dtype), torch.stack([ends, 0 * ends], 1).view(1, 8, 1, 2).to(m.dtype), mode, 0, False], (torch.bfloat16,))
    none = torch.tensor([torch.nan, 0.25, 0.5, torch.nan, 40.0, -40.0, torch.inf, -torch.inf])
    for mode, padding in itertools.product((0, 1, 2), (0, 1, 2)):
        still("grid_sampler_2d", f"no_place_{mode}{padding}", lambda m, a=(mode, padding): [m(1, 2, 3, 4), none.view(1, 4, 1, 2).to(m.dtype), *a, False], (f32, f64))
        if mode != 2:
            still("grid_sampler_3d", f"no_place_{mode}{padding}", lambda m, a=(mode, padding): [
                m(1, 2, 3, 4, 2), torch.cat([none, none[:1]]).view(1, 3, 1, 1, 3).to(m.dtype), *a, False], (f32, f64))
    for kind, (h, w), corners in itertools.product(("bilinear", "bicubic"), ((2, 3), (9, 7), (5, 6)), (False, True)):
        name = f"_upsample_{kind}2d_aa"
        still(name, f"{h}_{w}_{corners}", lambda m, s=(h, w), c=corners: [m(2, 3, 5, 6), list(s), c], (f32, f64))
        still(f"{name}.vec", f"{h}_{w}_{corners}", lambda m, s=(h, w), c=corners: [m(2, 3, 5, 6), list(s), c, None])
    for kind in ("bilinear", "bicubic"):
        for tag, size, corners in [("less", (4, 5), False), ("more", (11, 9), False), ("corners", (3, 10), True)]:
            still(f"_upsample_{kind}2d_aa", f"bytes_{tag}", lambda m, size=size, corners=corners: [m(2, 3, 7, 8) * 36, [*size], corners], (u8,))
        still(f"_upsample_{kind}2d_aa", "same", lambda m: [m(2, 3, 5, 6), [5, 6], False], ALL)
        still(f"_upsample_{kind}2d_aa", "nan", lambda m: [torch.where(torch.arange(30.0) == 7, torch.nan, torch.arange(30.0)).view(1, 1, 5, 6), [9, 3], False])
        still(f"_upsample_{kind}2d_aa.vec", "factors", lambda m: [m(2, 3, 5, 6), None, False, [0.7, 1.6]])


def samples_backward() -> None:
    """Gradients of the same: of what is sampled, and of the places."""
    def grid(m, *shape):
        return m(*shape) * 0.75 + 0.0625

    both = [True, True]
    for mode, padding, corners in itertools.product((0, 1, 2), (0, 1, 2), (False, True)):
        tag = f"{mode}{padding}{int(corners)}"
        call("grid_sampler_2d_backward", tag, lambda m, a=(mode, padding, corners): [
            m(2, 3, 5, 2), m(2, 3, m.a, m.b), grid(m, 2, 5, 2, 2), *a, both], PAIR if tag == "000" else (f32,))
        if mode != 2:
            call("grid_sampler_3d_backward", tag, lambda m, a=(mode, padding, corners): [
                m(2, 3, 1, 5, 2), m(2, 3, m.a, m.b, 2), grid(m, 2, 1, 5, 2, 3), *a, both])
    steep = torch.tensor([0.0, 0.0, 20000.0, 0.0]).view(1, 1, 1, 4)  # a gradient that f16 holds, and not twice it
    still("grid_sampler_2d_backward", "steep", lambda m: [torch.ones(1, 1, 1, 1).to(m.dtype), steep.to(m.dtype), torch.zeros(1, 1, 1, 2).to(m.dtype), 0, 0, False, both], (torch.float16,))
    for n, size in ((2, [3, 4]), (3, [3, 4, 2])):
        out = [1, 2, 1][:n]
        for tag, mask in (("places", [False, True]), ("values", [True, False])):
            still(f"grid_sampler_{n}d_backward", tag, lambda m, n=n, s=size, o=out, k=mask: [m(2, 3, *o), m(2, 3, *s), grid(m, 2, *o, n), 0, 1, False, k])
        still(f"grid_sampler_{n}d_backward", "one", lambda m, n=n, o=out: [m(1, 1, *o), m(1, 1, *[1] * n), grid(m, 1, *o, n), 0, 2, True, both])
        far = torch.tensor([-9.0, 1e6, -1e6, 3.0, 0.5, -0.5])
        for padding in (0, 1, 2):
            still(f"grid_sampler_{n}d_backward", f"far{padding}", lambda m, n=n, s=size, p=padding: [
                m(1, 2, 6 // n, *[1] * (n - 1)), m(1, 2, *s), far.view(1, 6 // n, *[1] * (n - 1), n), 0, p, False, both])


def averages_backward() -> None:
    """Gradients of averages: each argument in another way than its default."""
    forms = {"plain": (2, [], 0), "step": (3, [2], 1), "behind": (2, [3], 1)}
    for n, (tag, (kernel, stride, pad)), ceil in itertools.product((2, 3), forms.items(), (False, True)):
        for include, divisor in ((True, None), (False, None), (True, -3)):
            def args(m, n=n, k=kernel, s=stride, p=pad, c=ceil, i=include, d=divisor):
                x = m(2, m.a, *[5 + m.b, 6, 4][:n])
                pool = torch.nn.functional.avg_pool2d if n == 2 else torch.nn.functional.avg_pool3d
                like = pool(torch.zeros(x.shape), k, s or None, p, c, i, d)
                return [m(*like.shape), x, [k] * n, s * n, [p] * n, c, i, d]
            still(f"avg_pool{n}d_backward", f"{tag}_{ceil}_{include}_{divisor}", args, FLOATS if tag == "plain" else (f32,))
    call("avg_pool2d_backward", "free", lambda m: [m(2, m.a, 4, m.b + 2), m(2, m.a, 8, 2 * m.b + 4), [2, 2], [], [0, 0], False, True, None])
    still("avg_pool2d_backward", "no_batch", lambda m: [m(2, 2, 2), m(2, 5, 5), [2], [], [0], False, True, None])
    still("avg_pool2d_backward", "empty_batch", lambda m: [m(0, 2, 2, 2), m(0, 2, 5, 5), [2], [], [0], False, True, None])


def blocks() -> None:
    """Windows laid out as columns, and added up again."""
    for kernel, dilation, pad, stride in (([2, 3], [1, 1], [0, 0], [1, 1]), ([3, 2], [2, 1], [1, 2], [2, 3]), ([1, 1], [1, 1], [0, 0], [2, 1])):
        tag = "".join(str(k) for k in kernel)
        n = [(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, p, d, k, t in zip((6, 7), pad, dilation, kernel, stride, strict=True)]
        a = [kernel, dilation, pad, stride]
        still("im2col", tag, lambda m, a=a: [m(2, 3, 6, 7), *a], FLOATS)
        still("col2im", tag, lambda m, a=a, n=n: [m(2, 3 * a[0][0] * a[0][1], n[0] * n[1]), [6, 7], *a], FLOATS)
    call("im2col", "free", lambda m: [m(m.a, 2, 6, m.b + 3), [2, 2], [1, 1], [1, 1], [2, 1]])
    call("col2im", "free", lambda m: [m(m.a, 8, 3 * (m.b + 2)), [6, m.b + 3], [2, 2], [1, 1], [0, 0], [2, 1]], dynamic=False)
    still("im2col", "no_batch", lambda m: [m(2, 4, 4), [2, 2], [1, 1], [0, 0], [1, 1]])
    still("col2im", "no_batch", lambda m: [m(8, 9), [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]])
    still("im2col", "bool", lambda m: [m(1, 2, 4, 4).bool(), [2, 2], [1, 1], [1, 1], [1, 1]])
    still("im2col", "empty_batch", lambda m: [m(0, 2, 4, 4), [2, 2], [1, 1], [0, 0], [1, 1]])


adaptive()
with_gaps()
over_three_dims()
samples()
samples_backward()
averages_backward()
blocks()
