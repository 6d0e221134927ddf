"""Specs of complex numbers and Fourier transforms (see specs.py)."""

from __future__ import annotations

import torch
from specs import c64, c128, call, f32, f64, i64, still

BOTH = (c64, c128)
REAL = (f32, f64)
INF = float("inf")


def made() -> None:
    """Of parts, and taken apart."""
    call("complex", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], REAL)
    still("complex", "broadcast", lambda m: [m(3, 1), m(4)])
    call("polar", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], REAL)
    for name in "real imag view_as_real _conj conj_physical _conj_physical resolve_conj resolve_neg abs angle sgn".split():
        call(name, "complex", lambda m: [m(m.a, m.b)], BOTH)
        still(name, "complex_zero_d", lambda m: [m()], (c64,))
        still(name, "complex_empty", lambda m: [m(0, 3)], (c64,))
        still(name, "complex_strided", lambda m: [m(3, 4).t()], (c64,))
    call("view_as_complex", "plain", lambda m: [m(m.a, m.b, 2)], REAL)
    for name in ("adjoint", "mH", "matrix_H"):
        call(name, "plain", lambda m: [m(m.a, m.b)], (c64, f32))


def arithmetic() -> None:
    """Element by element, in GE's operators."""
    for name in ("exp log sqrt rsqrt sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh reciprocal neg log1p expm1 "
                 "log2 log10 exp2 square").split():
        call(name, "complex", lambda m: [m(m.a, m.b)], BOTH)
    cuts = [complex(-0.0, 0.0), complex(-0.0, -0.0), complex(-2.0, -0.0), complex(0.0, 3.0)]
    for name in ("log2", "log10"):
        still(name, "complex_cut", lambda m: [torch.tensor(cuts).to(m.dtype)], BOTH)
    still("expm1", "complex_far", lambda m: [torch.tensor([complex(1e20, 0.5), complex(1e20, 0.0), complex(-1e20, 2.0)]).to(m.dtype)], BOTH)
    for name in ("add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "eq.Tensor", "ne.Tensor", "pow.Tensor_Tensor"):
        call(name, "complex", lambda m: [m(m.a, m.b), m(m.b)], BOTH)
        still(name, "complex_real", lambda m: [m(3, 4), m(4, dtype=f32)], (c64,))
        still(name, "complex_whole", lambda m: [m(4, dtype=i64), m(3, 4)], (c64,))
    for name in ("add.Scalar", "mul.Scalar", "div.Scalar", "eq.Scalar", "ne.Scalar", "pow.Tensor_Scalar"):
        still(name, "complex_float", lambda m: [m(3, 4), 2.5], BOTH)
        still(name, "complex_number", lambda m: [m(3, 4), 1.5 - 2j], BOTH)
        still(name, "to_complex", lambda m: [m(3, 4), 2j], (f32,))
    for w in (0.25, -3.0, 0.4 - 0.2j, 1.5 - 2j):
        still("lerp.Scalar", f"complex_{w}".replace("-", "m").replace("(", "").replace(")", ""), lambda m, w=w: [m(3, 4), m(4), w], BOTH)
    still("mul.Tensor", "to_zero_d_complex", lambda m: [m(3, 4), m(dtype=c128)], (torch.bfloat16, f32, f64, i64))
    still("add.Tensor", "complex_alpha", lambda m: [m(3, 4), m(4)], (c64,), alpha=2 - 1j)
    still("sub.Tensor", "complex_alpha", lambda m: [m(3, 4), m(4)], (c64,), alpha=0.5)
    still("full", "complex", lambda m: [[2, 3], 1 + 2j])
    call("where.self", "complex", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), m(m.b)], BOTH)
    for x, y in ((c64, c128), (c128, c64), (c64, torch.bool), (f32, c64), (i64, c128), (torch.bool, c64)):
        still("_to_copy", f"{x}_{y}".replace("torch.", "").replace("complex", "c"), lambda m, x=x: [m(3, 4, dtype=x)], dtype=y)


def sums() -> None:
    """Reductions and products of matrices."""
    for name in ("sum", "prod"):
        call(name, "complex", lambda m: [m(m.a, m.b)], BOTH)
    still("mean", "complex", lambda m: [m(3, 4)], BOTH)  # torch exports a dynamic one for these sizes alone
    for name in ("sum.dim_IntList", "mean.dim"):
        still(name, "complex", lambda m: [m(3, 4, 2), [0, 2]], BOTH)
        still(name, "complex_keep", lambda m: [m(3, 40), [0]], (c64,), keepdim=True)
    call("prod.dim_int", "complex", lambda m: [m(m.a, m.b), 0], BOTH)
    for name in ("cumsum", "cumprod"):
        call(name, "complex", lambda m: [m(m.a, m.b), 0], BOTH)
    for d in (0, -1):
        still("logcumsumexp", f"complex_{d}".replace("-", "m"), lambda m, d=d: [m(5, 9), d], BOTH)
    still("logcumsumexp", "complex_far", lambda m: [m(9) * 100, 0], BOTH)
    still("logcumsumexp", "complex_turns", lambda m: [torch.complex(m.positive(2, 40, dtype=f64), m(2, 40, dtype=f64) * 9).to(m.dtype), 1], BOTH)
    ends = torch.tensor([complex(-INF, 2), 1 + 2j, complex(-INF, 3), 3, 200, complex(INF, 5), 1e3])
    still("logcumsumexp", "complex_infinite", lambda m: [ends.to(m.dtype), 0], BOTH)
    still("logaddexp", "complex_infinite", lambda m: [ends.to(m.dtype), ends.to(m.dtype).unsqueeze(1)], BOTH)
    for shape in ((), (0, 3), (1,)):
        still("logcumsumexp", f"complex_{len(shape)}_dims", lambda m, s=shape: [m(*s), 0], (c64,))
    call("mm", "complex", lambda m: [m(m.a, 4), m(4, m.b)], BOTH)
    call("bmm", "complex", lambda m: [m(2, m.a, 4), m(2, 4, m.b)], BOTH)
    call("matmul", "complex", lambda m: [m(2, m.a, 4), m(4)], BOTH)
    call("addmm", "complex", lambda m: [m(m.b), m(m.a, 4), m(4, m.b)], BOTH, beta=2, alpha=0.5)
    call("baddbmm", "complex", lambda m: [m(m.b), m(2, m.a, 4), m(2, 4, m.b)], BOTH)


def moved() -> None:
    """What only moves elements."""
    call("cat", "complex", lambda m: [[m(m.a, m.b), m(m.a, 2)], 1], BOTH)
    call("stack", "complex", lambda m: [[m(m.a, m.b), m(m.a, m.b)], -1], BOTH)
    call("permute", "complex", lambda m: [m(m.a, m.b, 2), [2, 0, 1]], BOTH)
    call("select.int", "complex", lambda m: [m(m.a, m.b), 1, -1], BOTH)
    call("slice.Tensor", "complex", lambda m: [m(m.a, 6), 1, 1, 6, 2], BOTH)
    still("expand", "complex", lambda m: [m(3, 1), [3, 4]], BOTH)
    call("flip", "complex", lambda m: [m(m.a, m.b), [1]], BOTH)


def transforms() -> None:
    """Lengths of small and large primes, and of none; all scales."""
    for n in (1, 2, 3, 4, 7, 8, 12, 15, 30, 61, 64, 67, 97, 128, 134):
        still("_fft_c2c", f"n{n}", lambda m, n=n: [m(2, n), [1], 0, True], BOTH)
        still("_fft_c2c", f"back{n}", lambda m, n=n: [m(2, n), [1], 2, False], BOTH)
        still("_fft_r2c", f"n{n}", lambda m, n=n: [m(2, n), [1], 0, True], REAL)
        still("_fft_c2r", f"n{n}", lambda m, n=n: [m(2, n // 2 + 1), [1], 2, n], BOTH)
    for mode in (0, 1, 2):
        for forward in (True, False):
            still("_fft_c2c", f"c64_mode{mode}{forward}", lambda m, o=mode, f=forward: [m(3, 4, 3), [2, 0], o, f], BOTH)
        call("_fft_r2c", f"mode{mode}", lambda m, o=mode: [m(m.a, m.b, 2), [0, 1], o, True], REAL)
        call("_fft_r2c", f"whole{mode}", lambda m, o=mode: [m(m.a, m.b), [1], o, False], REAL)
        still("_fft_c2r", f"mode{mode}", lambda m, o=mode: [m(3, 4), [0, 1], o, 6], BOTH)
    still("_fft_c2c", "none", lambda m: [m(3, 4), [], 1, True], (c64,))


def composed() -> None:
    """What is a formula of these."""
    for name in ("isnan", "isinf", "isfinite", "sigmoid", "silu", "isreal", "nonzero", "tril"):
        still(name, "complex", lambda m: [m(3, 4)], (c64,))
    for name in ("var.correction", "std.correction", "var_mean.correction", "logsumexp"):
        still(name, "complex", lambda m: [m(3, 4), [1]], (c64,))
    for reduction in (0, 1, 2):
        still("l1_loss", f"complex_{reduction}", lambda m, r=reduction: [m(3, 4), m(3, 4), r], BOTH)
    for kind in ("dx", "x"):
        still(f"cumulative_trapezoid.{kind}", "complex", lambda m, k=kind: [m(3, 4)] if k == "dx" else [m(3, 4), m(4)], BOTH)
    for name in ("sigmoid_backward", "tanh_backward", "silu_backward"):
        still(name, "complex", lambda m: [m(3, 4), m(3, 4)], BOTH)
    for p in (0, 1, 2, float("inf"), -float("inf"), 2.5):
        still("linalg_vector_norm", f"complex_{p}", lambda m, p=p: [m(3, 4), p], BOTH)
    still("logaddexp", "complex", lambda m: [m(3, 4), m(4)], (c64,))
    still("isclose", "complex", lambda m: [m(3, 4), m(3, 4)], (c64,))
    still("vdot", "complex", lambda m: [m(4), m(4)], (c64,))
    still("linalg_cross", "complex", lambda m: [m(4, 3), m(4, 3)], (c64,))
    still("dist", "complex", lambda m: [m(4, 3), m(4, 3), 2], (c64,))
    still("gather", "complex", lambda m: [m(3, 4), 1, m.index(4, 3, 2)], BOTH)
    for added in (False, True):
        still("index_put", f"complex_{added}", lambda m, a=added: [m(3, 4), [m.index(3, 5)], m(5, 4), a], BOTH)
        still("scatter_add" if added else "scatter.src", "complex", lambda m: [m(3, 4), 0, m.index(3, 2, 4), m(2, 4)], BOTH)
    still("index_add", "complex", lambda m: [m(3, 4), 0, m.index(3, 5), m(5, 4)], (c64,), alpha=2)
    for k in ("", "2", "n"):
        for name in ("fft", "ifft", "irfft", "hfft"):
            still(f"fft_{name}{k}", "plain", lambda m: [m(3, 4)], (c64, f32))
        for name in ("rfft", "ihfft"):
            still(f"fft_{name}{k}", "plain", lambda m: [m(3, 4)], (f32, f64, i64))
    for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        for n in (3, 7):
            for norm in ("backward", "ortho", "forward"):
                still(f"fft_{name}", f"{n}{norm}", lambda m, n=n, o=norm: [m(2, 5), n, 0, o])
                still(f"fft_{name}n", f"{n}{norm}", lambda m, n=n, o=norm: [m(2, 5, 4), [n, 4], [0, 2], o])
        still(f"fft_{name}n", "sizes", lambda m: [m(2, 5, 4), [-1, 6]])
    for name in ("fftshift", "ifftshift"):
        call(f"fft_{name}", "plain", lambda m: [m(m.a, m.b)])
        still(f"fft_{name}", "dim", lambda m: [m(3, 5), [1]], (c64,))


def windows() -> None:
    """Frequencies, windows, what they show of a signal, and a signal from that."""
    for n in (0, 1, 2, 7, 8):
        for op in ("hann_window", "hamming_window", "blackman_window", "bartlett_window", "kaiser_window"):
            still(op, f"n{n}", lambda m, n=n: [n])
            for periodic in (False, True):
                still(f"{op}.periodic", f"n{n}{periodic}", lambda m, n=n, p=periodic: [n, p], dtype=f64)
        for tag, args in (("periodic_alpha", (0.3,)), ("periodic_alpha_beta", (0.3, 0.9))):
            still(f"hamming_window.{tag}", f"n{n}", lambda m, n=n, a=args: [n, False, *a])
        still("kaiser_window.beta", f"n{n}", lambda m, n=n: [n, False, 3.5])
        still("fft_fftfreq", f"n{n}", lambda m, n=n: [n])
        still("fft_rfftfreq", f"n{n + 1}", lambda m, n=n: [n + 1, 0.25], dtype=f64)
    still("fft_fftfreq", "by_none", lambda m: [4, 0.0])
    still("fft_rfftfreq", "none", lambda m: [0])
    call("stft.center", "plain", lambda m: [m(m.a, 8 * m.b), 8, 3, 8, m.positive(8), True, "reflect", False, None, True])
    for pad in ("constant", "reflect", "replicate", "circular"):
        still("stft.center", f"{pad}", lambda m, p=pad: [m(2, 30), 9, 4, 6, m(6), True, p, True, None, True], REAL)
    for onesided in (False, True):
        still("stft.center", f"parts{onesided}", lambda m, o=onesided: [m(30), 8, None, None, None, False, "reflect", False, o, False])
    for normalized in (False, True):
        still("stft", f"norm{normalized}", lambda m, n=normalized: [m(2, 30), 9, 4, 6, m(6), n, None, True])
        still("stft", f"complex{normalized}", lambda m, n=normalized: [m(2, 30), 9, 4, 6, m(6).real, n], BOTH)
        for center in (False, True):
            tag = f"{normalized}{center}"
            still("istft", f"half{tag}", lambda m, n=normalized, c=center: [m(2, 5, 7), 8, 2, 8, m.positive(8, dtype=m.dtype.to_real()), c, n], BOTH)
            still("istft", f"whole{tag}", lambda m, n=normalized, c=center: [m(8, 7), 8, 3, 8, None, c, n, None, None, True], BOTH)
    for length in (10, 18, 21, 40):
        still("istft", f"length{length}", lambda m, n=length: [m(2, 5, 9), 8, 2, 8, m.positive(8, dtype=f32), True, False, None, n], (c64,))
    call("istft", "free", lambda m: [m(m.a, 5, m.b + 4), 8, 2, 8, m.positive(8, dtype=f32)], (c64,))
    still("vander", "plain", lambda m: [m(m.a)], (c64, f32, i64, torch.bool))
    for n in (0, 1, 2, 5):
        still("vander", f"n{n}", lambda m, n=n: [m(3), n, True], (c64, f32))
    call("linalg_vander", "plain", lambda m: [m(m.a, m.b)], (c64, f32, i64))
    still("linalg_vander", "more", lambda m: [m(3)], N=6)


def convolutions() -> None:
    for name, space in (("1d", (7,)), ("2d", (7, 6)), ("3d", (5, 4, 6))):
        kernel = [3, 2, 3][: len(space)]
        call(f"conv{name}", "complex", lambda m, s=space, k=kernel: [m(m.a, 4, *s), m(6, 2, *k), m(6), [2], [1], [1], 2], (c64,))
        still(f"conv{name}", "complex_alone", lambda m, s=space, k=kernel: [m(4, *s), m(6, 4, *k)], (c64,))
        transposed = f"conv_transpose{name}" + ("" if name == "1d" else ".input")
        still(transposed, "complex", lambda m, s=space, k=kernel: [m(2, 4, *s), m(4, 3, *k), m(3), [2], [1], [1]], (c64,))
    still("conv1d.padding", "complex", lambda m: [m(2, 4, 9), m(6, 4, 4), m(6), [1], "same"], (c64,))


made()
composed()
arithmetic()
sums()
moved()
transforms()
windows()
convolutions()
