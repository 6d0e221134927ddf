"""What each operator overload is called with: the list that cases.py makes programs and numbers of.

A spec gives the arguments for sizes a and b (3 and 4, others in dynamic cases) and a maker of
tensors; every spec makes one static case a dtype, and one dynamic case unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

f32, f16, bf16, f64 = torch.float32, torch.float16, torch.bfloat16, torch.float64
c64, c128 = torch.complex64, torch.complex128
i8, i16, i32, i64 = torch.int8, torch.int16, torch.int32, torch.int64
u8, boolean = torch.uint8, torch.bool

FLOATS = (f32, bf16, f16)
NUMBERS = (f32, bf16, f16, i32, i64)
ALL = (f32, bf16, f16, i32, i64, u8, boolean)
ONE = (f32,)


class Maker:
    """Makes the tensors of one case: short decimals that every float dtype holds exactly."""

    def __init__(self, seed: int, dtype: torch.dtype, a: int, b: int) -> None:
        self.random = torch.Generator().manual_seed(seed)
        self.dtype, self.a, self.b = dtype, a, b

    def __call__(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Numbers around 0."""
        dtype = dtype or self.dtype
        if dtype.is_complex:
            part = dtype.to_real()
            return torch.complex(self(*shape, dtype=part), self(*shape, dtype=part))
        if dtype == boolean:
            return torch.randint(0, 2, shape, generator=self.random).to(dtype)
        if not dtype.is_floating_point:
            low = 0 if dtype == u8 else -7
            return torch.randint(low, 8, shape, generator=self.random).to(dtype)
        return (torch.randint(-100, 101, shape, generator=self.random) / 32).to(dtype)

    def positive(self, *shape: int, dtype: torch.dtype | None = None) -> torch.Tensor:
        """Numbers from 1/32 (integers: 1) up."""
        dtype = dtype or self.dtype
        if dtype == boolean:
            return torch.ones(shape, dtype=dtype)
        if not dtype.is_floating_point:
            return torch.randint(1, 8, shape, generator=self.random).to(dtype)
        return (torch.randint(1, 101, shape, generator=self.random) / 32).to(dtype)

    def unit(self, *shape: int) -> torch.Tensor:
        """Numbers in (-1, 1)."""
        if not self.dtype.is_floating_point:
            return self(*shape).clamp(0, 1) if self.dtype != boolean else self(*shape)
        return (torch.randint(-31, 32, shape, generator=self.random) / 32).to(self.dtype)

    def index(self, n: int, *shape: int, dtype: torch.dtype = i64) -> torch.Tensor:
        """Integers in [0, n)."""
        return torch.randint(0, n, shape, generator=self.random).to(dtype)

    def order(self, n: int) -> torch.Tensor:
        """0..n-1 in some order."""
        return torch.randperm(n, generator=self.random)

    def mask(self, *shape: int) -> torch.Tensor:
        """Bools."""
        return self(*shape, dtype=boolean)

    def distinct(self, *shape: int) -> torch.Tensor:
        """Numbers no two of which are equal."""
        count = 1
        for n in shape:
            count *= n
        t = torch.randperm(count, generator=self.random).reshape(shape)
        return (t / 4 - 2).to(self.dtype) if self.dtype.is_floating_point else t.to(self.dtype)


@dataclass(frozen=True)
class Spec:
    """One way to call one overload. `settled`: of its results, what is the same whoever computes
    them."""

    op: str
    tag: str
    make: Callable[[Maker], tuple[list[Any], dict[str, Any]]]
    dtypes: tuple[torch.dtype, ...]
    dynamic: bool
    settled: Callable[[Any], Any] = lambda out: out


SPECS: list[Spec] = []


def call(
    op: str, tag: str, args: Callable[[Maker], list[Any]], dtypes: tuple[torch.dtype, ...] = ONE,
    dynamic: bool = True, **kwargs: Any,
) -> None:
    """Adds a spec; kwargs are the call's own."""
    SPECS.append(Spec(op, tag, lambda m: (args(m), dict(kwargs)), dtypes, dynamic))


def still(op: str, tag: str, args: Callable[[Maker], list[Any]],
          dtypes: tuple[torch.dtype, ...] = ONE, **kwargs: Any) -> None:
    """As call, without dynamic case."""
    call(op, tag, args, dtypes, dynamic=False, **kwargs)


# ---- element by element ----

def unary() -> None:
    """One operand."""
    anywhere = ("sin cos tan sinh cosh tanh atan asinh erf erfc sigmoid exp expm1 exp2 "
                "reciprocal").split()
    positive = "log log2 log10 log1p sqrt rsqrt".split()
    inside = "asin acos atanh".split()
    for name in anywhere:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
    for name in positive:
        call(name, "plain", lambda m: [m.positive(m.a, m.b)], ALL)
    for name in inside:
        call(name, "plain", lambda m: [m.unit(m.a, m.b)], ALL)
    call("acosh", "plain", lambda m: [m.positive(m.a, m.b) + 1], NUMBERS)
    for name in "abs neg sign floor ceil trunc round relu square frac".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    for name in ("silu mish hardswish relu6 gelu leaky_relu hardsigmoid softplus elu hardtanh selu "
                 "celu logit log_sigmoid").split():
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    still("hardsigmoid", "end", lambda m: [torch.full((9,), -3.0, dtype=m.dtype)], (f32, f64))
    for name in ["logical_not", "bitwise_not"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], (i32, i64, u8, boolean))
    call("logical_not", "floats", lambda m: [m(m.a, m.b).round()], FLOATS)
    for name in "neg exp relu sigmoid gelu silu abs log floor logical_not".split():
        still(name, "zero_d", lambda m: [m.positive()])
        still(name, "empty", lambda m: [m(0, m.b)])
        still(name, "strided", lambda m: [m.positive(m.a, m.b).t()])
    special = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e38, -1e38, 1e-40, 0.5, -2.5]
    for name in ("exp log sqrt rsqrt reciprocal abs sign floor round trunc relu sigmoid tanh erf "
                 "silu softplus sin atan log1p expm1 isnan isinf logical_not relu6 elu hardtanh "
                 "leaky_relu").split():
        still(name, "special", lambda m: [torch.tensor(special)])
    still("round", "half", lambda m: [torch.tensor([0.5, 1.5, 2.5, -0.5, -1.5, 3.49])])
    for n in (0, 1, 2, -1):
        still("round.decimals", f"decimals{n}", lambda m: [m(3, 4) * 10.5], decimals=n)
    call("gelu", "tanh", lambda m: [m(m.a, m.b)], FLOATS, approximate="tanh")
    call("leaky_relu", "slope", lambda m: [m(m.a, m.b), 0.25], FLOATS)
    call("softplus", "beta", lambda m: [m(m.a, m.b), 2.0, 3.0], FLOATS)
    call("elu", "alpha", lambda m: [m(m.a, m.b), 0.5, 2.0, 1.5], FLOATS)
    call("hardtanh", "bounds", lambda m: [m(m.a, m.b), -0.5, 1.5], FLOATS + (i64,))
    call("relu", "bounds", lambda m: [m(m.a, m.b)], (i8, u8))
    call("isnan", "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    call("isinf", "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    call("clamp.Tensor", "both", lambda m: [m(m.a, m.b), m(m.b) - 1, m(m.a, 1) + 1], FLOATS)
    call("clamp.Tensor", "min", lambda m: [m(m.a, m.b), m(m.b)])


def binary() -> None:
    """Two operands: shapes, promotion, numbers."""
    names = ("add.Tensor sub.Tensor mul.Tensor div.Tensor rsub.Tensor maximum minimum atan2 "
             "remainder.Tensor fmod.Tensor floor_divide pow.Tensor_Tensor logical_and logical_or "
             "logical_xor eq.Tensor ne.Tensor lt.Tensor le.Tensor gt.Tensor ge.Tensor").split()
    divides = {"div.Tensor", "remainder.Tensor", "fmod.Tensor", "floor_divide", "pow.Tensor_Tensor"}
    for name in names:
        bits = name.split(".")[0] in ("sub", "rsub")
        types = NUMBERS if bits or name in divides else ALL
        second = Maker.positive if name in divides else Maker.__call__
        first = Maker.positive if name == "pow.Tensor_Tensor" else Maker.__call__
        call(name, "same", lambda m, f=first, s=second: [f(m, m.a, m.b), s(m, m.a, m.b)], types)
        call(name, "broadcast", lambda m, f=first, s=second: [f(m, m.a, 1), s(m, m.b)])
        still(name, "zero_d", lambda m, f=first, s=second: [f(m, 3, 4), s(m)], (f32, i64))
        still(name, "empty", lambda m, f=first, s=second: [f(m, 0, 4), s(m, 4)])
        still(name, "strided", lambda m, f=first, s=second: [f(m, 3, 4).t(), s(m, 4, 3)])
        pairs = [(i64, f32), (bf16, f32), (f16, bf16), (i32, i64), (u8, i8), (f16, i64)]
        pairs += [] if bits else [(boolean, f32), (boolean, i64)]
        for x, y in pairs:
            if name in divides and y == boolean:
                continue
            still(name, f"promote_{short(x)}_{short(y)}",
                  lambda m, f=first, s=second, x=x, y=y: [f(m, 3, 4, dtype=x), s(m, 4, dtype=y)])
        still(name, "promote_0d", lambda m, f=first, s=second: [
            f(m, 3, 4, dtype=f16), s(m, dtype=f32)])
        still(name, "promote_0d_int", lambda m, f=first, s=second: [
            f(m, 3, 4, dtype=i64), s(m, dtype=f32)])
    for name in ["bitwise_and.Tensor", "bitwise_or.Tensor", "bitwise_xor.Tensor", "__and__.Tensor",
                 "__or__.Tensor", "__xor__.Tensor"]:
        call(name, "same", lambda m: [m(m.a, m.b), m(m.a, m.b)], (i32, i64, u8, boolean))
        call(name, "broadcast", lambda m: [m(m.a, 1), m(m.b)], (i64, boolean))
        still(name, "promote_bool_i64", lambda m: [m(3, 4, dtype=boolean), m(4, dtype=i64)])
    numbers = ("add sub mul div rsub remainder fmod floor_divide eq ne lt le gt ge").split()
    for name in numbers:
        for what, n in [("int", 3), ("float", 1.5), ("negative", -2)]:
            call(f"{name}.Scalar", what, lambda m, n=n: [m(m.a, m.b), n], NUMBERS,
                 dynamic=what == "int")
        if name not in ("sub", "rsub"):
            still(f"{name}.Scalar", "bool_self", lambda m: [m.mask(3, 4), 2])
    for name in ["add", "sub", "rsub"]:
        still(f"{name}.Tensor", "alpha", lambda m: [m(3, 4), m(3, 4)], NUMBERS, alpha=2)
        still(f"{name}.Scalar", "alpha", lambda m: [m(3, 4), 3, 2], NUMBERS)
    still("add.Tensor", "alpha_float", lambda m: [m(3, 4), m(4)], FLOATS, alpha=-0.5)
    for n in [2, 3, 0, 1, -1, 0.5, -0.5, 1.5]:
        still("pow.Tensor_Scalar", f"by_{n}", lambda m, n=n: [m.positive(3, 4), n], FLOATS)
    call("pow.Tensor_Scalar", "square", lambda m: [m(m.a, m.b), 2], NUMBERS)
    call("pow.Scalar", "base", lambda m: [2.0, m(m.a, m.b)], FLOATS)
    still("pow.Scalar", "base_int", lambda m: [2, m.positive(3, 4)], (i64, f32))
    for mode in ["floor", "trunc", None]:
        call("div.Tensor_mode", str(mode), lambda m: [m(m.a, m.b), m.positive(m.a, m.b)], NUMBERS,
             rounding_mode=mode)
        still("div.Scalar_mode", str(mode), lambda m: [m(3, 4), 3], NUMBERS, rounding_mode=mode)
    negative = [[-7.0, 7.0, -6.0, 6.5], [2.0, -2.0, -4.0, -2.5]]
    for name in ["remainder.Tensor", "fmod.Tensor", "floor_divide"]:
        still(name, "signs", lambda m: [torch.tensor(t).to(m.dtype) for t in negative], (f32, i64))
    for name in ["addcmul", "addcdiv"]:
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m.positive(m.b)], FLOATS)
        still(name, "value", lambda m: [m(3, 4), m(3, 4), m.positive(4)], FLOATS, value=0.5)
    call("lerp.Scalar", "plain", lambda m: [m(m.a, m.b), m(m.b), 0.25], FLOATS)
    call("lerp.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b), m(m.a, m.b)], FLOATS)


def short(dtype: torch.dtype) -> str:
    """f32 for torch.float32."""
    return (str(dtype).replace("torch.", "").replace("bfloat", "bf").replace("float", "f").replace("complex", "c")
            .replace("uint", "u").replace("int", "i"))


def choose() -> None:
    """where, masks, bounds, casts."""
    call("where.self", "plain", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), m(m.a, m.b)], ALL)
    call("where.self", "broadcast", lambda m: [m.mask(m.a, 1), m(m.b), m()])
    still("where.self", "promote", lambda m: [m.mask(3, 4), m(3, 4, dtype=i64), m(4, dtype=f32)])
    call("where.ScalarSelf", "plain", lambda m: [m.mask(m.a, m.b), 1.5, m(m.a, m.b)], FLOATS)
    call("where.ScalarOther", "plain", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), 1.5], FLOATS)
    still("where.Scalar", "plain", lambda m: [m.mask(3, 4), 1.5, 2.5])
    call("masked_fill.Scalar", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b), 2], ALL)
    call("masked_fill.Scalar", "broadcast", lambda m: [m(m.a, m.b), m.mask(m.b), -float("inf")])
    call("masked_fill.Tensor", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b), m()], NUMBERS)
    call("clamp", "both", lambda m: [m(m.a, m.b), -1, 2], NUMBERS)
    still("clamp", "floats", lambda m: [m(3, 4), -0.5, 1.5], NUMBERS)
    still("clamp", "min", lambda m: [m(3, 4), 1], NUMBERS)
    still("clamp", "max", lambda m: [m(3, 4), None, 1], NUMBERS)
    still("clamp", "crossed", lambda m: [m(3, 4), 1, -1])
    still("clamp", "special", lambda m: [torch.tensor([float("nan"), float("inf"), -1e30]), -1, 2])
    call("clamp_min", "plain", lambda m: [m(m.a, m.b), 0.5], FLOATS)
    call("clamp_max", "plain", lambda m: [m(m.a, m.b), 0.5], FLOATS)
    types = (f32, f16, bf16, i8, i32, i64, u8, boolean)
    for x in types:
        for y in types:
            still("_to_copy", f"{short(x)}_to_{short(y)}",
                  lambda m, x=x: [m.positive(3, 4, dtype=x)], dtype=y)
    call("_to_copy", "dynamic", lambda m: [m(m.a, m.b)], dtype=f16)
    still("_to_copy", "toward_zero", lambda m: [torch.tensor([-1.7, -0.2, 0.9, 2.5])], dtype=i32)
    call("to.dtype", "plain", lambda m: [m(m.a, m.b), bf16])
    call("to.dtype_layout", "plain", lambda m: [m(m.a, m.b)], dtype=i64)
    call("to.other", "plain", lambda m: [m(m.a, m.b), m(m.a, dtype=f16)])
    call("type_as", "plain", lambda m: [m(m.a, m.b), m(m.a, dtype=i32)])
    call("copy", "plain", lambda m: [m(m.a, m.b), m(m.b, dtype=i64)])


# ---- reductions, scans, sorting ----

def reduce() -> None:
    """Dims, keepdim, dtypes, empty dims."""
    for name, types in [("sum", ALL), ("prod", NUMBERS), ("mean", FLOATS), ("amax", ALL),
                        ("amin", NUMBERS), ("max", NUMBERS), ("min", NUMBERS), ("any", ALL),
                        ("all", ALL), ("argmax", NUMBERS), ("argmin", NUMBERS)]:
        data = Maker.distinct if name.startswith("arg") else Maker.__call__
        if name in ("any", "all"):
            data = Maker.mask
        types = (boolean,) if name in ("any", "all") else types
        call(name, "all", lambda m, d=data: [d(m, m.a, m.b)], types)
        still(name, "zero_d", lambda m, d=data: [d(m)])
        still(name, "strided", lambda m, d=data: [d(m, 3, 4).t()])
    for name in ["_is_all_true", "_is_any_true"]:
        call(name, "plain", lambda m: [m.mask(m.a, m.b)], (boolean,))
        still(name, "empty", lambda m: [m.mask(0, 4)], (boolean,))
    for name in ["any", "all"]:
        still(name, "numbers", lambda m: [m.index(2, 3, 4).to(m.dtype)], (f32, i64, u8, bf16))
        call(f"{name}.dim", "last", lambda m: [m.mask(m.a, m.b), -1])
        still(f"{name}.dim", "keep", lambda m: [m.mask(3, 4), 0, True])
        call(f"{name}.dims", "two", lambda m: [m.mask(m.a, m.b, 2), [0, -1]])
        still(name, "empty", lambda m: [m.mask(0, 4)])
    for name, types in [("sum.dim_IntList", ALL), ("mean.dim", FLOATS), ("amax", NUMBERS),
                        ("amin", NUMBERS), ("var.correction", FLOATS), ("var.dim", FLOATS),
                        ("std.correction", FLOATS), ("logsumexp", FLOATS + (i64,))]:
        call(name, "last", lambda m: [m(m.a, m.b), [-1]], types)
        still(name, "keep", lambda m: [m(3, 4), [0]], keepdim=True)
        call(name, "two", lambda m: [m(m.a, m.b, 2), [0, 2]])
        still(name, "strided", lambda m: [m(3, 4, 2).permute(2, 0, 1), [1]])
    still("sum", "empty", lambda m: [m(0, 4)])
    still("prod", "empty", lambda m: [m(0, 4)])
    still("sum.dim_IntList", "none", lambda m: [m(3, 4), None])
    still("sum.dim_IntList", "no_dims", lambda m: [m(3, 4), []])
    still("sum.dim_IntList", "empty_dim", lambda m: [m(3, 0), [1]])
    still("mean.dim", "none", lambda m: [m(3, 4), None])
    still("amax", "no_dims", lambda m: [m(3, 4)])
    still("sum", "dtype", lambda m: [m(3, 4, dtype=i32)], dtype=f32)
    still("mean", "dtype", lambda m: [m(3, 4, dtype=i32)], dtype=f32)
    still("sum.dim_IntList", "dtype", lambda m: [m(3, 4, dtype=f16), [1]], dtype=f32)
    for n in (0, 1, 2, None):
        still("var.correction", f"correction{n}", lambda m: [m(3, 4), [1]], correction=n)
    still("var.correction", "all", lambda m: [m(3, 4)])
    call("prod.dim_int", "last", lambda m: [m(m.a, m.b), -1], NUMBERS)
    still("prod.dim_int", "keep", lambda m: [m(3, 4), 0, True])
    for name in ["max.dim", "min.dim"]:
        call(name, "last", lambda m: [m.distinct(m.a, m.b), -1], NUMBERS)
        still(name, "keep", lambda m: [m.distinct(3, 4), 0, True])
    for name in ["argmax", "argmin"]:
        call(name, "dim", lambda m: [m.distinct(m.a, m.b), 1], NUMBERS)
        still(name, "keep", lambda m: [m.distinct(3, 4), 0, True])
        still(name, "ties", lambda m: [torch.tensor([1.0, 3.0, 1.0, 3.0]), 0])
    for name in ["cumsum", "cumprod"]:
        call(name, "last", lambda m: [m(m.a, m.b), -1], NUMBERS)
        still(name, "first", lambda m: [m(3, 4), 0], (f32, boolean))
        still(name, "zero_d", lambda m: [m(), 0])
        still(name, "dtype", lambda m: [m(3, 4, dtype=i32), 0], dtype=f32)
    for name in ["linalg_vector_norm"]:
        call(name, "two", lambda m: [m(m.a, m.b), 2, [-1]], FLOATS)
        still(name, "all", lambda m: [m(3, 4)])
        for n in (0, 1, 3, float("inf"), -float("inf")):
            still(name, f"ord{n}", lambda m, n=n: [m(3, 4), n, [0]])
    call("topk", "last", lambda m: [m.distinct(m.a, m.b + 2), 2], NUMBERS)
    still("topk", "smallest", lambda m: [m.distinct(3, 4), 2, 0, False])
    call("sort", "last", lambda m: [m.distinct(m.a, m.b)], NUMBERS)
    still("sort", "descending", lambda m: [m.distinct(3, 4), 0, True])
    still("sort.stable", "ties", lambda m: [m.index(3, 8).to(m.dtype)], (f32, i64), stable=True)
    call("argsort", "last", lambda m: [m.distinct(m.a, m.b)])
    for name in ["sum.dim_IntList", "mean.dim", "amax", "amin", "any.dim", "all.dim", "prod.dim_int"]:
        one = name in ("any.dim", "all.dim", "prod.dim_int")
        still(name, "zero_d_dim", lambda m, d=-1 if one else [-1]: [m(), d, True])


# ---- products, convolutions, pools, norms, attention ----

def products() -> None:
    """Matrix products."""
    call("mm", "plain", lambda m: [m(m.a, 5), m(5, m.b)], FLOATS)
    still("mm", "strided", lambda m: [m(5, 3).t(), m(4, 5).t()])
    still("mm", "empty_k", lambda m: [m(3, 0), m(0, 4)])
    still("mm", "empty_m", lambda m: [m(0, 3), m(3, 4)])
    still("mm", "ints", lambda m: [m(3, 4), m(4, 2)], (i32, i64))
    call("bmm", "plain", lambda m: [m(2, m.a, 5), m(2, 5, m.b)], FLOATS)
    still("bmm", "strided", lambda m: [m(2, 5, 3).mT, m(2, 5, 4)])
    still("addmm", "scaled", lambda m: [m(3, 4), m(3, 5), m(5, 4)], FLOATS, beta=0.5, alpha=2)
    call("addmm", "plain", lambda m: [m(m.b), m(m.a, 5), m(5, m.b)], FLOATS)
    still("addmm", "beta0", lambda m: [m(3, 4), m(3, 5), m(5, 4)], beta=0)
    call("baddbmm", "plain", lambda m: [m(2, m.a, m.b), m(2, m.a, 5), m(2, 5, m.b)], FLOATS)
    still("baddbmm", "scaled", lambda m: [m(1, 3, 4), m(2, 3, 5), m(2, 5, 4)], beta=2, alpha=0.5)
    for tag, x, y in [("1_1", (4,), (4,)), ("1_2", (4,), (4, 3)), ("2_1", (3, 4), (4,)),
                      ("2_2", (3, 4), (4, 2)), ("3_1", (2, 3, 4), (4,)),
                      ("1_3", (4,), (2, 4, 3)), ("3_2", (2, 3, 4), (4, 2)),
                      ("2_3", (3, 4), (2, 4, 2)), ("3_3", (2, 3, 4), (1, 4, 2)),
                      ("4_3", (2, 1, 3, 4), (5, 4, 2))]:
        still("matmul", f"ranks_{tag}", lambda m, x=x, y=y: [m(*x), m(*y)])
    call("matmul", "plain", lambda m: [m(2, m.a, m.b), m(m.b, 5)], FLOATS)
    call("linear", "plain", lambda m: [m(m.a, m.b), m(5, m.b), m(5)], FLOATS)
    call("linear", "batch", lambda m: [m(m.a, 2, 4), m(5, 4)])
    still("linear", "vector", lambda m: [m(4), m(5, 4), m(5)])
    call("mv", "plain", lambda m: [m(m.a, m.b), m(m.b)], FLOATS)
    call("dot", "plain", lambda m: [m(m.a), m(m.a)], FLOATS)
    call("outer", "plain", lambda m: [m(m.a), m(m.b)], FLOATS)
    call("einsum", "plain", lambda m: ["ij,jk->ik", [m(m.a, m.b), m(m.b, 2)]])


def pools() -> None:
    """Pools."""
    ends = torch.tensor([1.0, -float("inf"), 2.0, 5.0, 6.0, float("inf"), 3.0, 8.0, 4.0])
    for name, corners in [("upsample_nearest2d", []), ("upsample_bilinear2d", [True]), ("upsample_bilinear2d", [False])]:
        kind = "_corners" if corners == [True] else ""
        still(name, f"sizes{kind}", lambda m, c=corners: [m(2, 3, 4, 5), [6, 11], *c])
        still(name, f"one_stays{kind}", lambda m, c=corners: [ends.reshape(1, 1, 3, 3), [3, 5], *c, 1.5, None])
    still("upsample_nearest2d", "doubles", lambda m: [m(1, 2, 3, 3), [6, 7], 2.5, 2.5])
    for name in ["max_pool2d", "max_pool2d_with_indices"]:
        call(name, "plain", lambda m: [m.distinct(m.a, 2, m.b + 4, 6), [2, 2]], FLOATS)
        still(name, "padded", lambda m: [m.distinct(1, 2, 7, 7), [3, 3], [2, 2], [1, 1]])
        still(name, "ceil", lambda m: [m.distinct(1, 2, 6, 7), [3, 3], [2, 2]], ceil_mode=True)
        still(name, "behind", lambda m: [m.distinct(2, 2, 6, 11), [2, 2], [1, 3], [0, 1]], ceil_mode=True)
        still(name, "dilated", lambda m: [m.distinct(1, 2, 7, 7), [2, 2], [1, 1], 0, [2, 2]])
        still(name, "no_batch", lambda m: [m.distinct(2, 6, 6), [2, 2]])
    call("avg_pool2d", "plain", lambda m: [m(m.a, 2, m.b + 4, 6), [2, 2]], FLOATS)
    still("avg_pool2d", "padded", lambda m: [m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1]])
    still("avg_pool2d", "exclusive", lambda m: [
        m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1], False, False])
    still("avg_pool2d", "ceil", lambda m: [m(1, 2, 6, 7), [3, 3], [2, 2], [1, 1], True])
    for include in (True, False):  # a last window that starts in the padding behind
        still("avg_pool2d", f"behind_{include}", lambda m, i=include: [m(2, 2, 6, 11), [2, 2], [1, 3], [0, 1], True, i])
    still("avg_pool2d", "divisor", lambda m: [m(1, 2, 6, 6), [2, 2], [2, 2]], divisor_override=3)
    still("avg_pool2d", "negative", lambda m: [
        m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1], True], FLOATS, divisor_override=-2)
    for name in ["adaptive_avg_pool2d", "_adaptive_avg_pool2d"]:
        still(name, "even", lambda m: [m(1, 2, 6, 6), [3, 2]], FLOATS)
        still(name, "uneven", lambda m: [m(1, 2, 7, 5), [3, 2]])
        still(name, "one", lambda m: [m(2, 2, 5, 5), [1, 1]])
    call("adaptive_avg_pool2d", "one", lambda m: [m(m.a, 2, m.b + 3, 5), [1, 1]])
    still("avg_pool1d", "plain", lambda m: [m(1, 2, 8), [2]])
    still("max_pool1d", "plain", lambda m: [m.distinct(1, 2, 8), [2]])


def norms() -> None:
    """Softmax and normalisations."""
    for name in ["softmax.int", "log_softmax.int"]:
        still(name, "no_integers", lambda m: [m(0, 4), 0], (i64, boolean))
        call(name, "last", lambda m: [m(m.a, m.b), -1], FLOATS)
        still(name, "first", lambda m: [m(3, 4), 0])
        still(name, "dtype", lambda m: [m(3, 4, dtype=f16), -1], dtype=f32)
        still(name, "zero_d", lambda m: [m(), 0])
    for name in ["_softmax", "_log_softmax"]:
        call(name, "last", lambda m: [m(m.a, m.b), -1, False], FLOATS)
        still(name, "first", lambda m: [m(3, 4), 0, False])
        still(name, "strided", lambda m: [m(3, 4).t(), 1, False])
    still("softmax.int", "masked", lambda m: [
        torch.tensor([[0.0, -float("inf"), 1.0], [2.0, 3.0, -float("inf")]]), -1])
    call("layer_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8)], FLOATS)
    still("layer_norm", "bare", lambda m: [m(3, 8), [8]])
    still("layer_norm", "two_dims", lambda m: [m(3, 4, 8), [4, 8], m(4, 8), m(4, 8), 1e-3])
    still("layer_norm", "weight", lambda m: [m(3, 8), [8], m(8)])
    call("native_layer_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), m(8), 1e-5], FLOATS)
    still("native_layer_norm", "bare", lambda m: [m(3, 8), [8], None, None, 1e-5])
    call("rms_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), 1e-6], FLOATS)
    still("rms_norm", "bare", lambda m: [m(3, 8), [8]])
    stats = lambda m: [m(3), m(3), m(3), m.positive(3)]  # noqa: E731
    call("batch_norm", "eval", lambda m: [
        m(m.a, 3, m.b, 4), *stats(m), False, 0.1, 1e-5, False], FLOATS)
    still("batch_norm", "no_affine", lambda m: [
        m(2, 3, 4), None, None, m(3), m.positive(3), False, 0.1, 1e-5, False])
    still("batch_norm", "two_d", lambda m: [m(4, 3), *stats(m), False, 0.1, 1e-5, False])
    still("_native_batch_norm_legit_no_training", "plain", lambda m: [
        m(2, 3, 4, 4), *stats(m), 0.1, 1e-5])
    call("group_norm", "plain", lambda m: [m(m.a, 4, m.b), 2, m(4), m(4)], FLOATS)
    still("native_group_norm", "plain", lambda m: [m(2, 4, 3), m(4), m(4), 2, 4, 3, 2, 1e-5])
    still("instance_norm", "plain", lambda m: [
        m(2, 3, 8), m(3), m(3), None, None, True, 0.1, 1e-5, False])
    still("dropout", "eval", lambda m: [m(3, 4), 0.5, False])
    qkv = lambda m: [m(2, 2, m.a, 8) / 4, m(2, 2, m.b, 8) / 4, m(2, 2, m.b, 8)]  # noqa: E731
    name = "scaled_dot_product_attention"
    call(name, "plain", qkv, FLOATS)
    call(name, "bool_mask", lambda m: [*qkv(m), m.mask(m.a, m.b) | (torch.arange(m.b) == 0)])
    still(name, "float_mask", lambda m: [*qkv(m), m(2, 1, 3, 4)], FLOATS)
    call(name, "causal", lambda m: [m(2, 2, m.a, 8), m(2, 2, m.a, 8), m(2, 2, m.a, 8)], is_causal=True)
    still(name, "scale", qkv, scale=0.5)
    still(name, "gqa", lambda m: [m(1, 4, 3, 8), m(1, 2, 3, 8), m(1, 2, 3, 8)], enable_gqa=True)
    still(name, "rank3", lambda m: [m(2, 3, 8), m(2, 4, 8), m(2, 4, 6)])


# ---- moving, indexing, making ----

def views() -> None:
    """Shapes."""
    call("cat", "plain", lambda m: [[m(m.a, m.b), m(2, m.b)]], ALL)
    call("cat", "last", lambda m: [[m(m.a, m.b), m(m.a, 2), m(m.a, m.b)], -1])
    still("cat", "one", lambda m: [[m(3, 4)]])
    still("cat", "empty", lambda m: [[m(3, 4), m(0), m(0, 4)]])
    still("cat", "promote", lambda m: [[m(2, dtype=i64), m(3, dtype=f16), m(2, dtype=f32)]])
    still("cat", "strided", lambda m: [[m(3, 4).t(), m(4, 2)], 1])
    call("stack", "plain", lambda m: [[m(m.a, m.b), m(m.a, m.b)]], ALL)
    call("stack", "last", lambda m: [[m(m.a, m.b), m(m.a, m.b)], -1])
    still("stack", "zero_d", lambda m: [[m(), m()]])
    for name in ["view", "reshape", "_unsafe_view"]:
        call(name, "merge", lambda m: [m(m.a, 2, 4), [-1, 4]], ALL if name == "view" else ONE)
        still(name, "split", lambda m: [m(6, 4), [2, 3, 4]])
        still(name, "zero_d", lambda m: [m(1), []])
        still(name, "empty", lambda m: [m(0, 4), [2, 0]])
    still("reshape", "strided", lambda m: [m(3, 4).t(), [2, 6]])
    still("view", "strided", lambda m: [m(3, 4).t(), [2, 2, 3]])
    call("view_as", "plain", lambda m: [m(m.a, m.b), m(m.b, m.a)], dynamic=False)
    call("reshape_as", "plain", lambda m: [m(m.a, m.b), m(m.b, m.a)], dynamic=False)
    call("unflatten.int", "plain", lambda m: [m(m.a, 6), 1, [2, -1]])
    call("flatten.using_ints", "plain", lambda m: [m(m.a, m.b, 2), 1])
    still("flatten.using_ints", "zero_d", lambda m: [m()])
    call("ravel", "plain", lambda m: [m(m.a, m.b)])
    still("expand", "plain", lambda m: [m(3, 1), [3, 4]], ALL)
    call("expand", "new", lambda m: [m(m.a, 1), [2, -1, 4]])
    still("expand", "zero_d", lambda m: [m(), [2, 3]])
    call("expand_as", "plain", lambda m: [m(m.b), m(m.a, m.b)])
    call("expand_copy", "plain", lambda m: [m(m.a, 1), [2, -1, 4]])
    call("broadcast_to", "plain", lambda m: [m(m.b, 1), [-1, 4]])
    call("permute", "plain", lambda m: [m(m.a, m.b, 2), [2, 0, 1]], ALL)
    still("permute", "negative", lambda m: [m(3, 4, 2), [-1, 0, -2]])
    still("permute", "strided", lambda m: [m(3, 4, 2).permute(1, 2, 0), [2, 0, 1]])
    call("transpose.int", "plain", lambda m: [m(m.a, m.b), 0, -1])
    for name in ["swapaxes", "swapdims"]:
        call(name, "plain", lambda m: [m(m.a, m.b, 2), 0, 1])
    call("t", "plain", lambda m: [m(m.a, m.b)])
    still("t", "vector", lambda m: [m(3)])
    call("mT", "plain", lambda m: [m(2, m.a, m.b)])
    call("numpy_T", "plain", lambda m: [m(m.a, m.b)])
    call("movedim.int", "plain", lambda m: [m(m.a, m.b, 2), 0, -1])
    still("movedim.int", "zero_d", lambda m: [m(), -1, 0])
    still("movedim.intlist", "zero_d", lambda m: [m(), [0], [-1]])
    still("movedim.intlist", "plain", lambda m: [m(3, 4, 2), [0, 2], [1, 0]])
    call("unsqueeze", "plain", lambda m: [m(m.a, m.b), -1])
    still("unsqueeze", "zero_d", lambda m: [m(), 0])
    still("squeeze", "plain", lambda m: [m(1, 3, 1)])
    call("squeeze.dim", "plain", lambda m: [m(m.a, 1, m.b), 1])
    still("squeeze.dim", "kept", lambda m: [m(3, 4), 1])
    call("squeeze.dims", "plain", lambda m: [m(1, m.a, 1), [0, -1]])
    call("select.int", "plain", lambda m: [m(m.a, m.b), 0, 1], ALL)
    still("select.int", "negative", lambda m: [m(3, 4), -1, -2])
    call("slice.Tensor", "plain", lambda m: [m(m.a, m.b), 0, 1, 3], ALL)
    call("slice.Tensor", "to_end", lambda m: [m(m.a, m.b), 1, 1])
    for tag, args in [("negative", (1, -3, -1)), ("step", (1, 0, 100, 2)), ("nothing", (0, 2, 1)),
                      ("beyond", (0, -100, 100)), ("step3", (1, 1, None, 3))]:
        still("slice.Tensor", tag, lambda m, args=args: [m(3, 8), *args])
    still("slice.Tensor", "strided", lambda m: [m(4, 3).t(), 1, 1, 3])
    call("narrow", "plain", lambda m: [m(m.a, m.b), 1, 1, 2])
    for name, n in [("chunk", 2), ("split.Tensor", 2), ("split.sizes", [1, 3]),
                    ("split_with_sizes", [3, 1]), ("tensor_split.sections", 3),
                    ("tensor_split.indices", [1, 3])]:
        call(name, "last", lambda m, n=n: [m(m.a, 4), n, 1], (f32, i64))
    still("split.Tensor", "uneven", lambda m: [m(5, 2), 2])
    call("unbind.int", "plain", lambda m: [m(3, m.b)])
    call("flip", "plain", lambda m: [m(m.a, m.b), [0, -1]], ALL)
    call("repeat", "plain", lambda m: [m(m.a, m.b), [2, 3]], ALL)
    still("repeat", "new", lambda m: [m(3), [2, 1, 2]])
    still("repeat", "zero", lambda m: [m(3), [0]])
    call("constant_pad_nd", "plain", lambda m: [m(m.a, m.b), [1, 2]], NUMBERS)
    still("constant_pad_nd", "value", lambda m: [m(3, 4), [1, 0, 0, 2], 1.5], FLOATS)
    call("constant_pad_nd", "negative", lambda m: [m(m.a, m.b), [-1, 2, 0, -1], 1.5], NUMBERS)
    call("constant_pad_nd", "cut", lambda m: [m(m.a, m.b), [-1, -1]], ALL)
    still("constant_pad_nd", "cut_to_nothing", lambda m: [m(3, 4), [-3, -1]])
    still("pad", "negative", lambda m: [m(3, 4), [-1, 1, 2, -1], "constant", 2.5], FLOATS)
    still("pad", "constant", lambda m: [m(3, 4), [1, 1]], mode="constant", value=2.0)
    for mode in ["reflect", "replicate", "circular"]:
        still("pad", mode, lambda m: [m(1, 3, 4), [1, 2]], mode=mode)
        still("pad", f"{mode}.cut", lambda m: [m(1, 3, 4), [-1, 1]], mode=mode)
    call("roll", "plain", lambda m: [m(m.a, m.b), [1], [0]])
    call("repeat_interleave.self_int", "plain", lambda m: [m(m.a, m.b), 2, 1])
    for name in ["clone", "contiguous", "alias", "detach", "lift_fresh_copy"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL if name == "clone" else ONE)
        still(name, "strided", lambda m: [m(3, 4).t()])
    call("select_scatter", "plain", lambda m: [m(m.a, m.b), m(m.b), 0, 1], (f32, i64))
    call("slice_scatter", "plain", lambda m: [m(m.a, 6), m(m.a, 2), 1, 1, 3], (f32, i64))
    still("slice_scatter", "step", lambda m: [m(3, 6), m(3, 3), 1, 0, 6, 2])
    call("diagonal", "plain", lambda m: [m(3, 3)], dynamic=False)
    still("diagonal_scatter", "plain", lambda m: [m(3, 3), m(3)])
    still("unfold", "plain", lambda m: [m(3, 8), 1, 3, 2])
    still("as_strided", "plain", lambda m: [m(3, 4), [2, 3], [1, 4], 1])


def indexing() -> None:
    """By index."""
    call("embedding", "plain", lambda m: [m(6, m.b), m.index(6, m.a, 2)], FLOATS)
    still("embedding", "i32", lambda m: [m(6, 4), m.index(6, 3, dtype=i32)])
    call("index_select", "plain", lambda m: [m(m.a, m.b), 0, m.index(m.a, 5)], ALL)
    still("index_select", "last", lambda m: [m(3, 4), -1, m.index(4, 2, dtype=i32)])
    call("gather", "plain", lambda m: [m(m.a, m.b), 1, m.index(m.b, m.a, 2)], ALL)
    still("gather", "smaller", lambda m: [m(3, 4), 0, m.index(3, 2, 3)])
    call("index.Tensor", "first", lambda m: [m(m.a, m.b), [m.index(m.a, 5)]], ALL)
    call("index.Tensor", "second", lambda m: [m(m.a, m.b), [None, m.index(m.b, 2)]])
    still("index.Tensor", "both", lambda m: [m(3, 4), [m.index(3, 2), m.index(4, 2)]])
    still("index.Tensor", "broadcast", lambda m: [m(3, 4), [m.index(3, 2, 1), m.index(4, 3)]])
    still("index.Tensor", "apart", lambda m: [m(3, 2, 4), [m.index(3, 2), None, m.index(4, 2)]])
    still("index.Tensor", "negative", lambda m: [m(3, 4), [m.index(3, 2) - 3]])
    still("index.Tensor", "matrix", lambda m: [m(3, 4), [m.index(3, 2, 2)]])
    for accumulate in (False, True):
        tag = "add" if accumulate else "set"
        call("index_put", tag, lambda m, acc=accumulate: [
            m(m.a, m.b), [m.order(3)[:2]], m(2, m.b), acc], (f32, i64))
        still("index_put", f"{tag}_both", lambda m, acc=accumulate: [
            m(3, 4), [m.order(3)[:2], m.index(4, 2)], m(2), acc])
        still("index_put", f"{tag}_number", lambda m, acc=accumulate: [
            m(3, 4), [m.order(3)[:2]], m(), acc])
    still("index_put", "mask", lambda m: [m(3, 4), [m.mask(3, 4)], m()])
    call("scatter.src", "plain", lambda m: [
        m(m.a, m.b), 1, m.order(4)[:2].expand(m.a, 2).clone(), m(m.a, 2)], (f32, i64))
    for d in (f32, boolean, u8):  # PyTorch does not look at the dtype of an empty index
        nothing = torch.empty(0, 2, dtype=d)
        still("scatter.value", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 1, i, 1.5])
        still("scatter.src", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4)])
        still("scatter_add", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4)])
        still("scatter_reduce.two", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4), "amax"])
    still("scatter.value", "plain", lambda m: [m(3, 4), 1, m.index(4, 3, 2), 1.5])
    call("scatter_add", "plain", lambda m: [
        m(m.a, m.b), 0, m.index(m.a, m.a, m.b), m(m.a, m.b)], (f32, i64))
    still("index_add", "plain", lambda m: [m(3, 4), 0, m.index(3, 2), m(2, 4)], (f32, i64))
    still("index_add", "alpha", lambda m: [m(3, 4), 1, m.index(4, 2), m(3, 2)], alpha=2)
    for alpha in (0.0, float("-inf"), float("nan")):
        still("index_add", f"bool_{alpha}", lambda m: [m(3, 4), 1, m.index(4, 2), m(3, 2)], (boolean,), alpha=alpha)
    still("index_copy", "plain", lambda m: [m(3, 4), 0, m.order(3)[:2], m(2, 4)], (f32, i64))
    still("index_fill.int_Scalar", "plain", lambda m: [m(3, 4), 1, m.index(4, 2), 1.5])
    still("index_fill.int_Tensor", "plain", lambda m: [m(3, 4), 1, m.index(4, 2), m()])
    still("masked_scatter", "plain", lambda m: [m(3, 4), m.mask(3, 4), m(12)])
    still("masked_scatter", "none", lambda m: [m(3, 4), torch.zeros(3, 4, dtype=torch.bool), m(0)], (f32, i64, boolean))
    for name in ["tril", "triu"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
        for k in (-1, 2):
            still(name, f"diagonal{k}", lambda m, k=k: [m(2, 3, 4), k])
    still("one_hot", "plain", lambda m: [m.index(4, 3), 4])
    still("take_along_dim", "plain", lambda m: [m(3, 4), m.index(4, 3, 2), 1])


def making() -> None:
    """Factories. The tensor argument only gives sizes to the dynamic ones."""
    like = ("zeros_like", "ones_like")
    for name in like:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
        still(name, "dtype", lambda m: [m(3, 4)], dtype=i32)
    for tag, wrap in (("plain", False), ("wrap", True)):
        still("fill_diagonal_", tag, lambda m, w=wrap: [m(3, 4), 2, w], ALL)
        still("fill_diagonal_", f"tall_{tag}", lambda m, w=wrap: [m(9, 2), 2, w])
    still("fill_diagonal_", "cube", lambda m: [m(3, 3, 3), 2])
    call("full_like", "plain", lambda m: [m(m.a, m.b), 3], ALL[:-1])
    still("full_like", "dtype", lambda m: [m(3, 4), 1.5], dtype=f16)
    for name in ["new_zeros", "new_ones"]:
        call(name, "plain", lambda m: [m(m.a, m.b), [3, 2]], (f32, i64, boolean))
    call("new_full", "plain", lambda m: [m(m.a, m.b), [3, 2], 3], (f32, i64))
    for dtype in (f32, f16, bf16, i32, i64, boolean):
        still("zeros", short(dtype), lambda m: [[3, 4]], dtype=dtype)
        still("ones", short(dtype), lambda m: [[3, 4]], dtype=dtype)
        still("full", short(dtype), lambda m: [[3, 4], 1], dtype=dtype)
        still("scalar_tensor", short(dtype), lambda m: [1], dtype=dtype)
    still("full", "float", lambda m: [[2], 1.5])
    still("full", "empty", lambda m: [[0, 2], 1.5])
    still("arange", "int", lambda m: [5])
    still("arange", "float", lambda m: [5.5])
    still("arange.start", "plain", lambda m: [2, 7])
    still("arange.start_step", "down", lambda m: [7, 1, -2])
    still("arange.start_step", "floats", lambda m: [0.0, 1.0, 0.25])
    still("arange.start_step", "whole", lambda m: [1.5, 5.9, 1.9], dtype=i64)
    still("arange.start_step", "dtype", lambda m: [1, 9, 3], dtype=f32)
    still("arange.start_step", "rounded", lambda m: [0.1, 1.1], dtype=bf16)  # 1.1 - 0.1 is 1 in doubles, more in floats
    still("linspace", "plain", lambda m: [0.0, 1.0, 5])
    still("eye", "plain", lambda m: [3])
    for name in ["fill.Scalar"]:
        call(name, "plain", lambda m: [m(m.a, m.b), 2], (f32, i64))
    call("fill.Tensor", "plain", lambda m: [m(m.a, m.b), m()])
    call("zero", "plain", lambda m: [m(m.a, m.b)])


for family in (unary, binary, choose, reduce, products, pools, norms, views, indexing, making):
    family()
