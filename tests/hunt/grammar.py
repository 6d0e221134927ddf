"""Random programs of PyTorch: inputs with edge shapes, layouts and values, and lines that eager takes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, nan
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

FLOATS = [torch.float32, torch.float32, torch.float32, torch.float64, torch.float16, torch.bfloat16]
INTEGERS = [torch.int64, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]
DTYPES = [*FLOATS, *FLOATS, *INTEGERS, torch.bool]
SHAPES: list[list[str | int]] = [["a", "b"], ["a", "b"], ["a", "b"], ["b"], ["a", 1], [1, "b"], [1], [], [2, "a", "b"],
                                 ["a", "b", "b"], ["b", "b"], [0, "b"], ["a", 0], [1, "a", "b", 2]]
SIZES = {"a": 3, "b": 4}
OTHER_SIZES = [{"a": 2, "b": 6}, {"a": 5, "b": 3}]
EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, 0.1, 255.0, 2049.0, 1e-7, -6e-8, 1e-30, 1e30, 65504.0, 3.4e38, 1e-45, inf, -inf, nan]
NUMBERS = [0, 1, -1, 2, 3, -5, 7, 0.5, -0.3, 2.0, 0.1, 1e-3, True]
LARGE = [100, 255, 65520, 100000, -1e9, 1e5, 3e38, 1e300, 1e-9, -0.0, inf, -inf, nan, 2**31, -(2**31)]

# {t} any tensor, {f} float, {i} integer or bool, {b} bool, {m} one whose shape broadcasts with the first's or is equal;
# {n} a number, {d} a dim of the first tensor, {k} a small integer, {D} a dtype, {x} an integer tensor of indices.
UNARY = ("abs neg positive square sign isnan isinf isfinite logical_not reciprocal sqrt rsqrt exp exp2 expm1 log log2 log10 log1p sin cos"
         " tan asin acos atan sinh cosh tanh asinh acosh atanh erf erfc sigmoid floor ceil round trunc frac relu nan_to_num sgn"
         " isposinf isneginf")
ACTIVATIONS = ("gelu silu mish softplus softsign logsigmoid tanhshrink relu6 hardtanh hardswish hardsigmoid leaky_relu elu selu celu"
               " hardshrink softshrink")
BINARY = "add sub mul div maximum minimum fmax fmin atan2 remainder fmod floor_divide hypot pow xlogy logaddexp"
COMPARE = "eq ne lt le gt ge logical_and logical_or logical_xor"
REDUCE = "sum mean amax amin prod any all logsumexp argmax argmin"
WITH_NUMBER = "add sub mul div remainder fmod floor_divide pow eq lt ge rsub"
INPLACE = "add_ sub_ mul_ copy_ div_"

TEMPLATES: list[tuple[int, list[str]]] = [
    (10, [f"torch.{op}({{t}})" for op in UNARY.split()]),
    (5, [f"F.{op}({{f}})" for op in ACTIVATIONS.split()] + ["F.gelu({f}, approximate='tanh')"]),
    (12, [f"torch.{op}({{t}}, {{m}})" for op in BINARY.split()] + ["{t} + {m}", "{t} * {m}", "{t} - {m}", "{t} / {m}"]),
    (4, ["torch.add({t}, {m}, alpha={n})", "torch.sub({t}, {m}, alpha={n})", "torch.div({t}, {m}, rounding_mode='floor')",
         "torch.div({t}, {m}, rounding_mode='trunc')", "torch.lerp({f}, {m}, {n})", "torch.addcmul({f}, {m}, {m}, value={n})",
         "torch.addcdiv({f}, {m}, {m}, value={n})"]),
    (1, ["torch.copysign({t}, {m})", "torch.signbit({t})", "{f}.cummax({d}).values", "{f}.logcumsumexp({d})", "torch.deg2rad({t})"]),
    (5, [f"torch.{op}({{t}}, {{m}})" for op in COMPARE.split()]),
    (8, [f"torch.{op}({{t}}, {{n}})" for op in WITH_NUMBER.split()]
     + ["{n} - {t}", "{n} / {t}", "{n} ** {f}", "{t} // {n}", "{n} // {t}", "{t} % {n}", "{n} + {t}", "{n} * {t}"]),
    (3, ["{i} & {m}", "{i} | {m}", "{i} ^ {m}", "~{i}", "{i} << {k}", "{i} >> {k}"]),
    (4, ["torch.clamp({t}, {n}, {n})", "torch.clamp({t}, min={n})", "torch.clamp({t}, max={n})", "torch.clamp({t}, {m}, {m})",
         "torch.nan_to_num({f}, {n}, {n}, {n})", "torch.threshold({f}, {n}, {n})"]),
    (8, [f"torch.{op}({{t}}, {{d}})" for op in REDUCE.split()] + [f"torch.{op}({{t}}, {{d}}, keepdim=True)" for op in REDUCE.split()]
     + ["{t}.sum()", "{f}.mean()", "{t}.max()", "{t}.min()", "{t}.any()", "{t}.all()", "{t}.max({d}).values", "{t}.min({d}).indices",
        "{f}.var({d})", "{f}.std({d}, correction=0)", "{f}.norm()", "{f}.norm(1, {d})", "{t}.sum({d}, dtype={D})", "{t}.count_nonzero({d})",
        "{t}.aminmax(dim={d})[0]", "torch.linalg.vector_norm({f}, inf, {d})"]),
    (4, ["{t}.cumsum({d})", "{t}.cumprod({d})", "{t}.sort({d}, stable=True).values",
         "{t}.argsort({d}, stable=True)", "{t}.sort({d}, True).values", "{f}.softmax({d})", "{f}.log_softmax({d})", "{t}.flip({d})",
         "{t}.roll({k}, {d})", "{t}.topk(1, {d}).values", "{t}.diff(dim={d})"]),
    (12, ["{t}.t()", "{t}.transpose({d}, {d})", "{t}.permute(*range({t0}.dim() - 1, -1, -1))", "{t}.reshape(-1)", "{t}.flatten()",
          "{t}.unsqueeze({k})", "{t}.unsqueeze(-1)", "{t}.squeeze()", "{t}.squeeze({d})", "{t}.select({d}, -1)", "{t}[..., 1:]", "{t}[1:]",
          "{t}[:, 1:]", "{t}[::2]", "{t}[..., ::2]", "{t}[:, -1]", "{t}[0]", "{t}.narrow({d}, 0, 1)", "{t}.chunk(2, {d})[-1]",
          "{t}.split(2, {d})[0]", "{t}.unbind({d})[-1]", "{t}.diagonal()", "{t}.unfold({d}, 2, 1)", "{t}.unfold({d}, 1, 2)", "{t}.expand_as({m})",
          "{t}.movedim(0, -1)", "{t}.broadcast_to({m0}.shape)", "{t}.view(-1)", "{t}.contiguous()", "{t}.swapaxes(0, -1)",
          "{t}.unflatten({d}, (2, -1))", "{t}.tensor_split(2, {d})[1]", "{t}.repeat(2, 1)", "{t}.tile(2)",
          "{t}.repeat_interleave(2, {d})", "{t}.detach()", "{t}[None]", "{t}[..., None, :]", "{t}.view_as({t0})"]),
    (6, ["torch.cat([{t}, {m}], {d})", "torch.cat([{t}, {t0}, {m}], {d})", "torch.stack([{t}, {m}], {d})", "torch.where({b}, {m}, {m})",
         "torch.where({b}, {m}, {n})", "torch.where({t} > {n}, {t0}, {m})", "{t}.masked_fill({b}, {n})", "torch.tril({t}, {k})",
         "torch.triu({t})", "F.pad({t}, (1, 2))", "F.pad({t}, (1, 0, 0, 1), value={n})", "torch.hstack([{t}, {m}])",
         "torch.broadcast_tensors({t}, {m})[0]"]),
    (4, ["{t}.index_select({d}, {x})", "{t}[{x}]", "{t}[:, {x}]", "{t}[{b}.any()[None].long() * 0]", "torch.gather({t}, {d}, {t0}.argsort({d}, stable=True))",
         "torch.take_along_dim({t}, {t0}.argsort({d}, stable=True), {d})", "{t}.index_fill({d}, {x}, {n})", "{t}.index_add({d}, {x}[:1], {t0}.narrow({d}, 0, 1))",
         "{t}.scatter({d}, {t0}.argsort({d}, stable=True), {n})", "F.one_hot({x}, 9)", "F.embedding({x}, {f})",
         "torch.index_put({t}, [{x}[:1]], {t0}[:1], accumulate=True)"]),
    (4, ["{f} @ {m}", "{f} @ {f0}.mT", "torch.matmul({f}, {f})", "F.linear({f}, {f0})", "torch.einsum('ij,kj->ik', {f}, {f0})",
         "torch.addmm({f}, {f0}, {f0}.t())", "torch.outer({f}.flatten(), {f0}.flatten()[:3])", "torch.bmm({f}[None], {f0}.mT[None])",
         "F.layer_norm({f}, {f0}.shape[-1:])", "F.normalize({f}, dim={d})", "F.cosine_similarity({f}, {m}, {d})", "F.mse_loss({f}, {m})",
         "F.smooth_l1_loss({f}, {m})", "F.rms_norm({f}, {f0}.shape[-1:])", "F.glu({f}, {d})", "F.scaled_dot_product_attention({f}, {f0}, {f0})",
         "F.avg_pool1d({f}, 2)", "F.max_pool1d({f}, 2, 1)", "F.conv1d({f}, {f0}[..., :2])", "F.binary_cross_entropy_with_logits({f}, {m})"]),
    (3, ["torch.zeros_like({t})", "torch.ones_like({t}, dtype={D})", "torch.full_like({t}, {n})", "torch.arange({t}.shape[0])",
         "{t}.new_zeros({m0}.shape)", "torch.arange({t}.shape[-1], dtype={D}) * {n}", "torch.full(({t}.shape[-1],), {n})", "torch.tensor({n}) + {t}",
         "torch.linspace(0, 1, 4) * {t}", "torch.eye({t}.shape[-1])"]),
    (5, ["{t}.to({D})", "{t}.float()", "{t}.long()", "{t}.bool()", "{t}.type_as({m})", "{t}.clone()", "{t}.double()", "{t}.to({m})"]),
    (5, [f"{{t}}.{op}({{m}})" for op in INPLACE.split()]
     + ["{t}.add_({n})", "{t}.mul_({n})", "{t}.fill_({n})", "{t}.zero_()", "{f}.relu_()", "{f}.exp_()", "{t}.clamp_({n}, {n})", "{t}[0].add_({n})",
        "{t}[..., 1:].mul_({n})", "{t}.t().add_({n})", "{t}[::2].copy_({n0})", "{t}.masked_fill_({b}, {n})", "{t}.view(-1)[1:].sub_({n})",
        "{t}.select({d}, 0).fill_({n})", "{t}.index_fill_({d}, {x}, {n})", "{f}.sigmoid_()", "{t}.neg_()"]),
]
IN_PLACE = re.compile(r"\.\w+[^_\W]_\([^()]*(\([^()]*\)[^()]*)*\)$")


@dataclass
class Input:
    """A tensor that a program takes, and how its memory lies."""

    name: str
    shape: list[str | int]
    dtype: torch.dtype
    layout: str
    seed: int
    fixed: Tensor | None = None

    def make(self, sizes: dict[str, int]) -> Tensor:
        """Its values at these sizes; always the same."""
        if self.fixed is not None:
            return self.fixed.clone()
        shape = [sizes[d] if isinstance(d, str) else d for d in self.shape]
        return laid_out(random.Random(self.seed), self.dtype, shape, self.layout)

    def text(self) -> str:
        """Python that makes it."""
        x = self.make(SIZES)
        made = f"torch.tensor({x.tolist()}, dtype={x.dtype}).reshape({list(x.shape)})"
        if x.is_contiguous():
            return f"{self.name} = {made}"
        if 0 in x.stride():
            return f"{self.name} = {made}[:1].expand({list(x.shape)})"
        return f"{self.name} = torch.empty_strided({list(x.shape)}, {list(x.stride())}, dtype={x.dtype}).copy_({made})"


@dataclass
class Program:
    """Lines of Python over inputs, and which names it returns."""

    inputs: list[Input]
    lines: list[tuple[str, str]] = field(default_factory=list)  # (name or "", expression)
    results: list[str] = field(default_factory=list)

    def text(self, wrap: str = "", names: Sequence[str] | None = None) -> str:
        """As a function `forward`; `wrap` is called with what each line gives."""
        head = f"def forward({', '.join(['self'] * (not wrap) + [x.name for x in self.inputs])}):\n"
        body = ""
        for name, e in self.lines:
            body += f"    {name} = {wrap}({e})\n" if wrap and name else f"    {name} = {e}\n" if name else f"    {e}\n"
        return head + body + f"    return {', '.join(self.results if names is None else names)},\n"

    def make(self, sizes: dict[str, int] = SIZES) -> list[Tensor]:
        return [x.make(sizes) for x in self.inputs]

    def module(self) -> torch.nn.Module:
        """What torch.export takes."""
        space = scope()
        exec(self.text(), space)
        return type("M", (torch.nn.Module,), {"forward": space["forward"]})()

    def writes_inputs(self) -> bool:
        """Some line writes in place: perhaps into an input."""
        return any(not name for name, _ in self.lines)

    def without_unused(self) -> Program:
        """The same results by fewer lines and inputs."""
        used, kept = set(self.results), []
        for name, e in reversed(self.lines):
            if not name or name in used:
                kept.append((name, e))
                used.update(re.findall(r"\b[vx]\d+\b", e))
        return replace(self, lines=kept[::-1], inputs=[x for x in self.inputs if x.name in used] or self.inputs[:1])


def scope() -> dict[str, Any]:
    return {"torch": torch, "F": F, "inf": inf, "nan": nan}


def element(dice: random.Random, dtype: torch.dtype, edge: bool) -> Any:
    if dtype == torch.bool:
        return dice.random() < 0.5
    if dtype.is_floating_point:
        return dice.choice(EDGES) if edge and dice.random() < 0.3 else round(dice.gauss(0, 2), 3)
    ends = torch.iinfo(dtype)
    if edge and dice.random() < 0.2:
        return dice.choice([ends.min, ends.max, ends.max - 1])
    return dice.randint(0 if ends.min == 0 else -5, 9)


def laid_out(dice: random.Random, dtype: torch.dtype, shape: list[int], layout: str) -> Tensor:
    """Edge or ordinary values in memory that is dense, transposed, stepped or repeated."""
    edge = dice.random() < 0.35
    count = 1
    for d in shape:
        count *= d
    values = [element(dice, dtype, edge) for _ in range(count)]
    wide = torch.float64 if dtype.is_floating_point else dtype
    x = torch.tensor(values, dtype=wide).to(dtype).reshape(shape)
    if layout == "transposed" and len(shape) > 1:
        return x.transpose(0, -1).contiguous().transpose(0, -1)
    if layout == "stepped" and shape:
        return torch.stack([x, x], -1).reshape([*shape[:-1], 2 * shape[-1]])[..., ::2] if count else x
    if layout == "expanded" and shape and count:
        return x[:1].expand(shape)
    return x


class Maker:
    """Makes one program, running it in eager as it grows."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.large = self.dice.random() < 0.3
        floats = self.dice.random() < 0.4
        n = self.dice.randint(1, 4)
        self.program = Program([self._input(k, floats) for k in range(n)])
        self.env = {x.name: x.make(SIZES) for x in self.program.inputs}
        self.picked: list[Tensor] = []
        self.count = 0

    def _input(self, k: int, floats: bool) -> Input:
        dice = self.dice
        layout = dice.choice(["dense", "dense", "dense", "transposed", "stepped", "expanded"])
        dtype = torch.float32 if floats else dice.choice(DTYPES)
        return Input(f"x{k}", dice.choice(SHAPES), dtype, layout, dice.randrange(2**31))

    def run(self) -> Program:
        """3 to 15 lines, of which some are returned."""
        wanted = self.dice.randint(3, 15)
        for _ in range(8 * wanted):
            if len(self.program.lines) == wanted:
                break
            self._line()
        names = [name for name, _ in self.program.lines if name]
        used = {w for _, e in self.program.lines for w in re.findall(r"\b[vx]\d+\b", e)}
        chosen = [n for n in names if n not in used or self.dice.random() < 0.2]
        self.program.results = chosen or names[-1:]
        return self.program

    # ---- what stands for the letters of a template ----

    def _tensor(self, fits: Callable[[Tensor], bool]) -> str:
        names = [n for n, x in self.env.items() if fits(x)]
        if not names:
            raise LookupError
        name = self.dice.choice(names[-4:] if self.dice.random() < 0.6 else names)
        self.picked.append(self.env[name])
        return name

    def _number(self) -> str:
        return repr(self.dice.choice(LARGE if self.large and self.dice.random() < 0.4 else NUMBERS))

    def _like(self) -> str:
        first = self.picked[0]

        def fits(x: Tensor) -> bool:
            try:
                torch.broadcast_shapes(x.shape, first.shape)
            except RuntimeError:
                return False
            return True

        return self._tensor(fits)

    def _letter(self, letter: str) -> str:
        dice = self.dice
        if letter == "t":
            return self._tensor(lambda _: True)
        if letter == "f":
            return self._tensor(Tensor.is_floating_point)
        if letter == "i":
            return self._tensor(lambda x: not x.is_floating_point())
        if letter == "b":
            return self._tensor(lambda x: x.dtype == torch.bool)
        if letter == "m":
            return self._like()
        if letter == "n":
            return self._number()
        if letter == "d":
            rank = self.picked[0].dim()
            return str(dice.randrange(-rank, rank) if rank else dice.choice([0, -1]))
        if letter == "k":
            return str(dice.randint(0, 2))
        if letter == "D":
            return str(dice.choice(DTYPES))
        return f"torch.tensor({[dice.randint(0, 1) for _ in range(dice.randint(1, 3))]})"

    def _filled(self, template: str) -> str:
        self.picked = []
        first: dict[str, str] = {}

        def fill(found: re.Match[str]) -> str:  # {t0} is the first {t} again
            letter = found[1]
            if letter.endswith("0") and letter[0] in first:
                return first[letter[0]]
            text = self._letter(letter[0])
            first.setdefault(letter[0], text)
            return text

        return re.sub(r"\{(\w0?)\}", fill, template)

    def _line(self) -> None:
        weights = [w for w, _ in TEMPLATES]
        template = self.dice.choice(self.dice.choices(TEMPLATES, weights)[0][1])
        try:
            e = self._filled(template)
            writes = bool(IN_PLACE.search(template))
            value = eval(e, scope(), self.env)
        except Exception:  # eager refuses it, or nothing fits
            return
        if not isinstance(value, Tensor) or value.is_complex() or value.numel() > 400 or value.dim() > 5:
            return
        name = "" if writes else f"v{self.count}"
        self.count += 1
        self.program.lines.append((name, e))
        if name:
            self.env[name] = value
