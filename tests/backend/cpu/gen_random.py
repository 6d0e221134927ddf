# SPDX-License-Identifier: Apache-2.0
"""Cases of random numbers: Philox-4x32-10 in Python, by its paper, checked against its published vectors.

For operators whose algorithm on the chip is not public (Poisson, gamma, binomial, permutations) the cases check only
properties that every algorithm has; tests/shim/live/test_random.py tests their distributions.
"""

import math
import struct

import torch
from caselib import TORCH, Case, T, op

MASK = 2**32 - 1
# key, counter, words: test vectors of Random123 by the authors of the paper
KNOWN = [((0, 0), (0, 0, 0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
         ((MASK, MASK), (MASK, MASK, MASK, MASK), (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
         ((0xA4093822, 0x299F31D0), (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
          (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1))]


def philox(key, counter):
    """Returns one block of four words."""
    (k0, k1), c = key, list(counter)
    for _ in range(10):
        a, b = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [(b >> 32) ^ c[1] ^ k0, b & MASK, (a >> 32) ^ c[3] ^ k1, a & MASK]
        k0, k1 = (k0 + 0x9E3779B9) & MASK, (k1 + 0xBB67AE85) & MASK
    return c


for known in KNOWN:
    assert tuple(philox(*known[:2])) == known[2]


def halves(x):
    return x & MASK, x >> 32 & MASK


def words(n, key, low, high):
    """Returns the first n words of a stream."""
    start, out = low + (high << 64), []
    for b in range((n + 3) // 4):
        at = (start + b) % 2**128
        out += philox(halves(key), (*halves(at), *halves(at >> 64)))
    return out[:n]


def unit32(w):
    return struct.unpack("f", struct.pack("I", w & 0x7FFFFF | 0x3F800000))[0] - 1


def unit64(a, b):
    return struct.unpack("d", struct.pack("Q", 0x3FF << 52 | (b & 0xFFFFF) << 32 | a))[0] - 1


def signed(x):
    return x - 2**64 if x >= 2**63 else x


def stream(key, low, high, alg=1):
    return {"key": T("u64", [signed(key)]), "counter": T("u64", [signed(low), signed(high)]),
            "alg": T("i32", [alg], [])}


# The second one crosses the lower half of the counter.
STREAMS = [(0, 0, 0), (2**64 - 1, 2**64 - 1, 2**64 - 1), (0x299F31D0A4093822, 2**32 - 1, 7), (12345, 0, 3)]


def shape(*n):
    return {"shape": T("i64", list(n))}


@op("StatelessRandomUniformV2")
def uniform():
    for i, s in enumerate(STREAMS):
        y = [unit32(w) for w in words(10, *s)]
        yield Case(f"f32_{i}", {**shape(2, 5), **stream(*s)}, [T("f32", y, [2, 5])], dtype=torch.float32)
        w = words(6, *s)
        y = [unit64(*w[k:k + 2]) for k in (0, 2, 4)]
        yield Case(f"f64_{i}", {**shape(3), **stream(*s)}, [T("f64", y)], dtype=torch.float64)
    w = words(9, *STREAMS[3])
    y = [(x & 0x3FF) / 1024 for x in w]
    yield Case("f16", {**shape(9), **stream(*STREAMS[3])}, [T("f16", y)], dtype=torch.float16)
    y = [(x & 0x7F) / 128 for x in w]
    yield Case("bf16", {**shape(9), **stream(*STREAMS[3])}, [T("bf16", y)], dtype=torch.bfloat16)
    yield Case("automatic", {**shape(1), **stream(0, 0, 0, 3)}, [T("f32", [unit32(words(1, 0, 0, 0)[0])])])
    yield Case("threefry", {**shape(1), **stream(0, 0, 0, 2)}, error="RUN_VALUE")
    yield Case("nothing", {**shape(0), **stream(0, 0, 0)}, [torch.empty(0)])
    yield Case("short_counter", {**shape(1), **stream(0, 0, 0), "counter": T("u64", [1])}, error="SIZE_MISMATCH")
    yield Case("keys", {**shape(1), **stream(0, 0, 0), "key": T("u64", [1, 2])}, error="CONSTRAINT")


def box_muller(u1, u2):
    r = math.sqrt(-2 * math.log(max(u1, 1e-7)))
    return [r * math.sin(2 * math.pi * u2), r * math.cos(2 * math.pi * u2)]


@op("StatelessRandomNormalV2")
def normal():
    for i, s in enumerate(STREAMS):
        u = [unit32(w) for w in words(8, *s)]
        y = sum((box_muller(*u[k:k + 2]) for k in range(0, 8, 2)), [])
        yield Case(f"f32_{i}", {**shape(7), **stream(*s)}, [T("f32", y[:7])], dtype=torch.float32, tol=(1e-6, 1e-6))
        w = words(8, *s)
        y = box_muller(unit64(*w[:2]), unit64(*w[2:4])) + box_muller(unit64(*w[4:6]), unit64(*w[6:]))
        yield Case(f"f64_{i}", {**shape(3), **stream(*s)}, [T("f64", y[:3])], dtype=torch.float64, tol=(1e-12, 1e-12))
        yield Case(f"f16_{i}", {**shape(2), **stream(*s)}, [T("f16", box_muller(*u[:2]))], dtype=torch.float16,
                   tol=(1e-3, 1e-3))
    yield Case("threefry", {**shape(1), **stream(0, 0, 0, 2)}, error="RUN_VALUE")


@op("StatelessRandomUniformIntV2")
def integers():
    def ends(dtype, low, high):
        return {"minval": T(dtype, [low], []), "maxval": T(dtype, [high], [])}

    for i, s in enumerate(STREAMS):
        w = words(6, *s)
        y = [-3 + (w[k] | w[k + 1] << 32) % 10 for k in (0, 2, 4)]
        yield Case(f"i64_{i}", {**shape(3), **stream(*s), **ends("i64", -3, 7)}, [T("i64", y)])
        y = [-3 + x % 10 for x in w]
        yield Case(f"i32_{i}", {**shape(2, 3), **stream(*s), **ends("i32", -3, 7)}, [T("i32", y, [2, 3])])
    w = words(4, *STREAMS[3])
    y = [signed((2**63 + (w[k] | w[k + 1] << 32) % (2**64 - 1)) % 2**64) for k in (0, 2)]
    yield Case("all", {**shape(2), **stream(*STREAMS[3]), **ends("i64", -2**63, 2**63 - 1)}, [T("i64", y)])
    for low, high in ((3, 3), (3, 2)):
        yield Case(f"{low}_to_{high}", {**shape(1), **stream(0, 0, 0), **ends("i64", low, high)}, error="RUN_VALUE")


def seed(*words_of_it):
    return {"seed": T("i64", list(words_of_it))}


@op("StatelessRandomPoisson")
def poisson():
    nan = math.nan
    yield Case("ends", {**shape(3), **seed(1, 2), "lam": T("f32", [0, nan, -1])}, [T("f32", [0, nan, nan])],
               dtype=torch.float32)
    yield Case("sizes", {**shape(3), **seed(1, 2), "lam": T("f32", [0, 1])}, error="SIZE_MISMATCH", dtype=torch.float32)
    yield Case("seeds", {**shape(1), **seed(1), "lam": T("f32", [0])}, error="SIZE_MISMATCH", dtype=torch.float32)


@op("StatelessRandomGammaV2")
def gamma():
    yield Case("ends", {**shape(3), **seed(1, 2), "alpha": T("f64", [0, -1, math.inf])}, [T("f64", [0, 0, math.inf])])
    yield Case("ranks", {**shape(1, 2), **seed(1, 2), "alpha": T("f64", [0, 1])}, error="UNSUPPORTED_FORM")


@op("StatelessRandomBinomial")
def binomial():
    nan = math.nan
    yield Case("ends", {**shape(5), **seed(1, 2), "counts": T("f32", [0, 9, 9, 9, nan]),
                        "probs": T("f32", [0.5, 0, 1, 2, 0.5])}, [T("f32", [0, 0, 9, 9, nan])], dtype=torch.float32)


@op("StatelessRandperm")
def randperm():
    def one(name, n, outs=(), **more):
        return Case(name, {"n": T("i64", [n]), "seed": T("i64", [5], []), "offset": T("i64", [0], [])}, outs, **more)

    yield one("one", 1, [T("i64", [0])])
    yield one("nothing", 0, [T("i64", [], [0])])
    yield one("negative", -1, error="CONSTRAINT")
    yield one("f32", 1, [T("f32", [0])], dtype=torch.float32)


def seeds(**more):
    return {**more, "seed": T("i64", [7]), "offset": T("i64", [4])}


@op("StatelessBernoulli")
def bernoulli():
    for dt in (torch.float32, torch.bool, torch.int32):
        for p in (0.0, 0.3, 1.0):
            yield Case(f"{dt} {p}", seeds(shape=T("i64", [5, 4]), prob=T("f32", p)), [torch.zeros(5, 4, dtype=dt)], among=(p == 1, p > 0), dtype=dt)


@op("StatelessDropOutGenMask")
def dropout_mask():
    ins = {"shape": T("i64", [8, 16]), "seed": T("i64", [7]), "seed1": T("i64", [1])}
    for p, among in ((0.0, (0, 0)), (0.5, (0, 255)), (1.0, (255, 255))):
        yield Case(f"keep {p}", ins | {"prob": T("f32", p)}, [torch.zeros(16, dtype=torch.uint8)], among=among)
    yield Case("padded", ins | {"shape": T("i64", [3, 50]), "prob": T("f32", 0.5)}, [torch.zeros(32, dtype=torch.uint8)], among=(0, 255))


@op("DropOutDoMask")
def dropout():
    x = torch.linspace(-4, 4, 30).reshape(3, 10)
    keep = torch.arange(30).reshape(3, 10) % 3 > 0
    bits = torch.cat([keep.reshape(-1), torch.zeros(98, dtype=torch.bool)]).reshape(16, 8)
    mask = (bits.int() * 2 ** torch.arange(8)).sum(1).to(torch.uint8)
    for dt in ("f32", "f16"):
        y = x.to(TORCH[dt])
        yield Case(dt, {"x": y, "mask": mask, "keep_prob": T(dt, [0.5])}, [torch.where(keep, y.float() / 0.5, 0).to(y.dtype)])


@op("MultinomialWithReplacement")
def multinomial():
    x = T("f32", [[0.5, 0.0, 0.25, 0.25], [0.0, 0.0, 0.0, 3.0]])
    yield Case("replacement", seeds(x=x), [torch.zeros(2, 9, dtype=torch.int64)], among=(0, 3), numsamples=9, replacement=True)
    yield Case("one category", seeds(x=x[1]), [torch.zeros(9, dtype=torch.int64)], among=(3, 3), numsamples=9, replacement=True)
    yield Case("no replacement", seeds(x=x), [torch.zeros(2, 3, dtype=torch.int64)], among=(0, 3), numsamples=3)
    yield Case("first of one category", seeds(x=x[1]), [torch.zeros(1, dtype=torch.int64)], among=(3, 3), numsamples=1)
