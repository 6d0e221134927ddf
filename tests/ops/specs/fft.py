# SPDX-License-Identifier: Apache-2.0
"""Calls of Fourier transforms."""

from __future__ import annotations

from specs.base import COMPLEX, F32_F64, c64, call, f32, f64, group, i64, static


@group
def decomposed_transforms() -> None:
    """Adds transforms over several dims, real and Hermitian transforms, and shifts."""
    for k in ("", "2", "n"):
        for name in ("fft", "ifft", "irfft", "hfft"):
            static(f"fft_{name}{k}", "plain", lambda m: [m(3, 4)], (c64, f32))
        for name in ("rfft", "ihfft"):
            static(f"fft_{name}{k}", "plain", lambda m: [m(3, 4)], (f32, f64, i64))
    for name in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"):
        for n in (3, 7):
            for norm in ("backward", "ortho", "forward"):
                static(f"fft_{name}", f"{n}{norm}", lambda m, n=n, o=norm: [m(2, 5), n, 0, o])
                static(f"fft_{name}n", f"{n}{norm}", lambda m, n=n, o=norm: [m(2, 5, 4), [n, 4], [0, 2], o])
        static(f"fft_{name}n", "sizes", lambda m: [m(2, 5, 4), [-1, 6]])
    for name in ("fftshift", "ifftshift"):
        call(f"fft_{name}", "plain", lambda m: [m(m.a, m.b)])
        static(f"fft_{name}", "dim", lambda m: [m(3, 5), [1]], (c64,))


@group
def transforms() -> None:
    """Adds transforms of lengths with small and large prime factors, of length 1, and with each normalisation."""

    def rows(n: int) -> int:
        return 2 if n < 8 else 1

    for n in (1, 2, 3, 4, 7, 8, 12, 15, 30, 61, 64, 67, 97, 128, 134):
        static("_fft_c2c", f"n{n}", lambda m, n=n: [m(rows(n), n), [1], 0, True], COMPLEX)
        static("_fft_c2c", f"back{n}", lambda m, n=n: [m(rows(n), n), [1], 2, False], COMPLEX)
        static("_fft_r2c", f"n{n}", lambda m, n=n: [m(rows(n), n), [1], 0, True], F32_F64)
        static("_fft_c2r", f"n{n}", lambda m, n=n: [m(rows(n), n // 2 + 1), [1], 2, n], COMPLEX)
    for mode in (0, 1, 2):
        for forward in (True, False):
            static("_fft_c2c", f"c64_mode{mode}{forward}", lambda m, o=mode, f=forward: [m(3, 4, 3), [2, 0], o, f], COMPLEX)
        call("_fft_r2c", f"mode{mode}", lambda m, o=mode: [m(m.a, m.b, 2), [0, 1], o, True], F32_F64)
        call("_fft_r2c", f"whole{mode}", lambda m, o=mode: [m(m.a, m.b), [1], o, False], F32_F64)
        static("_fft_c2r", f"mode{mode}", lambda m, o=mode: [m(3, 4), [0, 1], o, 6], COMPLEX)
    static("_fft_c2c", "none", lambda m: [m(3, 4), [], 1, True], (c64,))


@group
def short_time_transforms() -> None:
    """Adds frequencies, window functions, and short-time transforms with their inverse."""
    for n in (0, 1, 2, 7, 8):
        for op in ("hann_window", "hamming_window", "blackman_window", "bartlett_window", "kaiser_window"):
            static(op, f"n{n}", lambda m, n=n: [n])
            for periodic in (False, True):
                static(f"{op}.periodic", f"n{n}{periodic}", lambda m, n=n, p=periodic: [n, p], dtype=f64)
        for tag, args in (("periodic_alpha", (0.3,)), ("periodic_alpha_beta", (0.3, 0.9))):
            static(f"hamming_window.{tag}", f"n{n}", lambda m, n=n, a=args: [n, False, *a])
        static("kaiser_window.beta", f"n{n}", lambda m, n=n: [n, False, 3.5])
        static("fft_fftfreq", f"n{n}", lambda m, n=n: [n])
        static("fft_rfftfreq", f"n{n + 1}", lambda m, n=n: [n + 1, 0.25], dtype=f64)
    static("fft_fftfreq", "by_none", lambda m: [4, 0.0])
    static("fft_rfftfreq", "none", lambda m: [0])
    call("stft.center", "plain", lambda m: [m(m.a, 8 * m.b), 8, 3, 8, m.positive(8), True, "reflect", False, None, True])
    for pad in ("constant", "reflect", "replicate", "circular"):
        static("stft.center", f"{pad}", lambda m, p=pad: [m(2, 30), 9, 4, 6, m(6), True, p, True, None, True], F32_F64)
    for onesided in (False, True):
        static("stft.center", f"parts{onesided}", lambda m, o=onesided: [m(30), 8, None, None, None, False, "reflect", False, o, False])
    for normalized in (False, True):
        static("stft", f"norm{normalized}", lambda m, n=normalized: [m(2, 30), 9, 4, 6, m(6), n, None, True])
        static("stft", f"complex{normalized}", lambda m, n=normalized: [m(2, 30), 9, 4, 6, m(6).real, n], COMPLEX)
        for center in (False, True):
            tag = f"{normalized}{center}"
            static("istft", f"half{tag}", lambda m, n=normalized, c=center: [m(2, 5, 7), 8, 2, 8, m.positive(8, dtype=m.dtype.to_real()), c, n], COMPLEX)
            static("istft", f"whole{tag}", lambda m, n=normalized, c=center: [m(8, 7), 8, 3, 8, None, c, n, None, None, True], COMPLEX)
    for length in (10, 18, 21, 40):
        static("istft", f"length{length}", lambda m, n=length: [m(2, 5, 9), 8, 2, 8, m.positive(8, dtype=f32), True, False, None, n], (c64,))
    call("istft", "free", lambda m: [m(m.a, 5, m.b + 4), 8, 2, 8, m.positive(8, dtype=f32)], (c64,))
