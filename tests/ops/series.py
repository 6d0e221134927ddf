# SPDX-License-Identifier: Apache-2.0
"""Computes the Chebyshev coefficients of special functions in ops/aten/special.yaml; needs mpmath.

    python3 tests/ops/series.py [--check]

Each function is smooth on its interval. Its coefficients are the cosine transform of its values at Chebyshev points,
with 60 digits. Without arguments the rows `def:` are printed; --check compares them with the file.
"""

from __future__ import annotations

import functools
import pathlib
import sys
from collections.abc import Callable

from mpmath import mp, mpf

ROOT = pathlib.Path(__file__).resolve().parents[2]
POINTS = 64
LEAST = mpf(2) ** -54  # relative to the largest coefficient

mp.dps = 60


@functools.cache
def cosines() -> list[mpf]:
    """Returns the cosines of the multiples of pi / (2 * POINTS) in a whole turn."""
    return [mp.cos(mp.pi * i / (2 * POINTS)) for i in range(4 * POINTS)]


def coefficients(f: Callable[[mpf], mpf]) -> list[float]:
    """Returns the coefficients of f on [-1, 1]."""
    angles = [mp.pi * (k + mpf(1) / 2) / POINTS for k in range(POINTS)]
    values = [f(mp.cos(a)) for a in angles]
    cosine = cosines()
    found = [
        2 * sum(v * cosine[j * (2 * k + 1) % (4 * POINTS)] for k, v in enumerate(values)) / POINTS  # cosine of j * angles[k]
        for j in range(POINTS)
    ]
    found[0] /= 2
    last = max(j for j, c in enumerate(found) if abs(c) > LEAST * max(map(abs, found)))
    return [float(c) for c in found[: last + 1]]


def within(f: Callable[[mpf], mpf], most: float) -> Callable[[mpf], mpf]:
    """Returns the coefficients of f over [0, most] by t = 2 x / most - 1."""
    return lambda t: f((t + 1) * most / 2)


def beyond(f: Callable[[mpf], mpf], least: float) -> Callable[[mpf], mpf]:
    """Returns the coefficients of f over [least, inf) by t = 2 least / x - 1."""
    return lambda t: f(2 * least / (t + 1))


def squares(f: Callable[[mpf], mpf], most: float) -> Callable[[mpf], mpf]:
    """Returns the coefficients of f over [0, most] by t = 2 (x / most)^2 - 1."""
    return lambda t: f(most * mp.sqrt((t + 1) / 2))


def beyond_squares(f: Callable[[mpf], mpf], least: float) -> Callable[[mpf], mpf]:
    """Returns the coefficients of f over [least, inf) by t = 2 (least / x)^2 - 1."""
    return lambda t: f(least / mp.sqrt((t + 1) / 2))


def amplitudes(order: int) -> tuple[Callable[[mpf], mpf], Callable[[mpf], mpf]]:
    """Returns P and x Q of J = sqrt(2 / (pi x)) (P cos w - Q sin w), Y the same with sin and -cos, w = x - (2 order +
    1) pi / 4."""
    def both(x: mpf) -> tuple[mpf, mpf]:
        w, r = x - (2 * order + 1) * mp.pi / 4, mp.sqrt(mp.pi * x / 2)
        j, y = r * mp.besselj(order, x), r * mp.bessely(order, x)
        return j * mp.cos(w) + y * mp.sin(w), (y * mp.cos(w) - j * mp.sin(w)) * x

    return lambda x: both(x)[0], lambda x: both(x)[1]


def airy_amplitudes() -> tuple[Callable[[mpf], mpf], Callable[[mpf], mpf]]:
    """Returns P and z Q of Ai(-x) = (P cos w + Q sin w) / (sqrt(pi) x^(1/4)), z = 2/3 x^(3/2), w = z - pi / 4."""
    def both(z: mpf) -> tuple[mpf, mpf]:
        x = (3 * z / 2) ** (mpf(2) / 3)
        w, r = z - mp.pi / 4, mp.sqrt(mp.pi) * x ** mpf("0.25")
        a, b = r * mp.airyai(-x), r * mp.airybi(-x)
        return a * mp.cos(w) - b * mp.sin(w), (a * mp.sin(w) + b * mp.cos(w)) * z

    return lambda z: both(z)[0], lambda z: both(z)[1]


def airy_decay(z: mpf) -> mpf:
    x = (3 * z / 2) ** (mpf(2) / 3)
    return 2 * mp.sqrt(mp.pi) * x ** mpf("0.25") * mp.exp(z) * mp.airyai(x)


def quantile(p: mpf) -> mpf:
    return mp.sqrt(2) * mp.erfinv(2 * p - 1)


def tail(z: mpf) -> mpf:
    """Returns w times the difference of w - log(w) / w and -ndtri(exp(-w^2 / 2)), for z = 1 / w."""
    w = 1 / z
    x = mp.findroot(lambda x: mp.log(mp.erfc(x / mp.sqrt(2)) / 2) + w * w / 2, w - mp.log(w) / w)
    return (w - mp.log(w) / w - x) * w


P0, Q0 = amplitudes(0)
P1, Q1 = amplitudes(1)
AIRY_P, AIRY_Q = airy_amplitudes()
FAR = mpf(4) / 3 * mp.sqrt(2)  # 2/3 2^(3/2), for Airy's x = 2

SERIES = {
    "i0_near": ("exp(-x) I0(x) for x <= 8", within(lambda x: mp.exp(-x) * mp.besseli(0, x), 8)),
    "i0_far": ("sqrt(x) exp(-x) I0(x) for x >= 8", beyond(lambda x: mp.sqrt(x) * mp.exp(-x) * mp.besseli(0, x), 8)),
    "i1_near": ("exp(-x) I1(x) / x for x <= 8", within(lambda x: mp.exp(-x) * mp.besseli(1, x) / x, 8)),
    "i1_far": ("sqrt(x) exp(-x) I1(x) for x >= 8", beyond(lambda x: mp.sqrt(x) * mp.exp(-x) * mp.besseli(1, x), 8)),
    "k0_far": ("sqrt(x) exp(x) K0(x) for x >= 2", beyond(lambda x: mp.sqrt(x) * mp.exp(x) * mp.besselk(0, x), 2)),
    "k1_far": ("sqrt(x) exp(x) K1(x) for x >= 2", beyond(lambda x: mp.sqrt(x) * mp.exp(x) * mp.besselk(1, x), 2)),
    "j0_near": ("J0(x) for x <= 8, in x^2", squares(lambda x: mp.besselj(0, x), 8)),
    "j1_near": ("J1(x) / x for x <= 8, in x^2", squares(lambda x: mp.besselj(1, x) / x, 8)),
    "y0_near": ("Y0(x) - 2/pi log(x) J0(x) for x <= 8, in x^2",
                squares(lambda x: mp.bessely(0, x) - 2 / mp.pi * mp.log(x) * mp.besselj(0, x), 8)),
    "y1_near": ("(Y1(x) - 2/pi (log(x) J1(x) - 1 / x)) / x for x <= 8, in x^2",
                squares(lambda x: (mp.bessely(1, x) - 2 / mp.pi * (mp.log(x) * mp.besselj(1, x) - 1 / x)) / x, 8)),
    "p0_far": ("in-phase part of J0 and Y0 for x >= 8, in 1 / x^2", beyond_squares(P0, 8)),
    "q0_far": ("x times the quadrature part of J0 and Y0", beyond_squares(Q0, 8)),
    "p1_far": ("the same of J1 and Y1", beyond_squares(P1, 8)),
    "q1_far": ("", beyond_squares(Q1, 8)),
    "airy_near": ("Ai(x) from -2 to 2", lambda t: mp.airyai(2 * t)),
    "airy_decay": ("2 sqrt(pi) x^(1/4) exp(z) Ai(x) for x >= 2, in 1 / z, z = 2/3 x^(3/2)", beyond(airy_decay, FAR)),
    "airy_p": ("in-phase part of Ai(-x) for x >= 2, in 1 / z^2", beyond_squares(AIRY_P, FAR)),
    "airy_q": ("z times the quadrature part of Ai(-x)", beyond_squares(AIRY_Q, FAR)),
    "erfcx_all": ("(1 + 2 x) exp(x^2) erfc(x), in t = (x - 2) / (x + 2)",
                  lambda t: (lambda x: (1 + 2 * x) * mp.exp(x * x) * mp.erfc(x))(2 * (1 + t) / (1 - t))),
    "ndtri_middle": ("ndtri(0.5 + y) / y for y <= 0.4, in y^2", squares(lambda y: quantile(y + mpf(1) / 2) / y, 0.4)),
    "ndtri_tail": ("(w - log(w) / w + ndtri(exp(-w^2 / 2))) w for w from 2 to 40, in 1 / w",
                   lambda t: tail((1 + t) / 4 + (1 - t) / 80)),
}


def text(name: str, comment: str, found: list[float]) -> str:
    lines, line = [f"    # {comment}"] if comment else [], "        return ["
    lines.append(f"    def {name}():")
    for i, c in enumerate(found):
        part = f"{c!r}{', ' if i + 1 < len(found) else ']'}"
        if len(line) + len(part) > 130:
            lines.append(line.rstrip())
            line = "            "
        line += part
    return "\n".join([*lines, line]) + "\n"


def main() -> int:
    tables = [text(name, comment, coefficients(f)) for name, (comment, f) in SERIES.items()]
    if "--check" not in sys.argv:
        print("\n".join(tables))
        return 0
    there = (ROOT / "ops" / "aten" / "special.yaml").read_text()
    stale = [name for name, table in zip(SERIES, tables) if table not in there]
    print(f"{len(tables)} series, not in special.yaml: {' '.join(stale) or 'none'}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
