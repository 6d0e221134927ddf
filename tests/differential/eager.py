# SPDX-License-Identifier: Apache-2.0
"""Results of eager for a program, and other correct results: by other kernels, with other last bits."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import torch
from grammar import INTEGERS, Input, Program, copied, scope
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

NOISY = 9  # runs of eager with noise
Run = Callable[..., list[Tensor]]  # eager or gradients, below


def eager(program: Program, given: list[Tensor], wrap: Callable[[Any], Any] | None = None, text: str | None = None) -> list[Tensor]:
    """Returns the results in eager; the inputs are not written."""
    space = scope() | {"wrap": wrap or (lambda x: x)}
    exec(text or program.text("wrap"), space)
    return list(space["forward"](*[copied(x) for x in given]))


def gradients(program: Program, given: list[Tensor], wrap: Callable[[Any], Any] | None = None, text: str | None = None,
              function: Callable[..., Any] | None = None) -> list[Tensor]:
    """Returns the gradients of float inputs, in eager or through another function; none if no result has one."""
    space = scope() | {"wrap": wrap or (lambda x: x)}
    exec(text or program.text("wrap"), space)
    xs = [copied(x).requires_grad_(x.is_floating_point()) for x in given]
    ends = [y for y in (function or space["forward"])(*xs) if y.requires_grad]
    wanted = [x for x in xs if x.requires_grad]
    if not ends:
        return []
    weights = [torch.linspace(0.5, 1.5, y.numel(), dtype=torch.float64).reshape(y.shape).to(y.dtype) for y in ends]
    found = torch.autograd.grad(ends, wanted, weights, allow_unused=True)
    return [torch.zeros_like(x) if g is None else g for x, g in zip(wanted, found)]


def wider(x: Any) -> Any:
    """Converts floats to float64, complex numbers to complex128."""
    if not isinstance(x, Tensor) or not (x.is_floating_point() or x.is_complex()):
        return x
    return x.to(torch.complex128 if x.is_complex() else torch.float64)


def in_double(program: Program, given: list[Tensor], run: Run = eager) -> list[Tensor] | None:
    """Returns the results with every float in float64, if PyTorch supports that."""
    text = re.sub(r"torch\.b?float(16|32)|torch\.bfloat16", "torch.float64", program.text("wrap")).replace(".float()", ".double()")
    text = text.replace("torch.complex64", "torch.complex128")
    torch.set_default_dtype(torch.float64)
    try:
        return run(program, [wider(x) for x in given], None, text)
    except Exception:  # an operator without float64, or data-dependent sizes
        return None
    finally:
        torch.set_default_dtype(torch.float32)


@contextlib.contextmanager
def other_kernels() -> Iterator[None]:
    """Disables oneDNN and fused attention in PyTorch."""
    with torch.backends.mkldnn.flags(enabled=False), sdpa_kernel(SDPBackend.MATH):
        yield


def stepped(x: Any) -> Any:
    """Returns the same elements with gaps in memory, for which PyTorch uses its scalar kernels instead of its vector
    ones."""
    if not isinstance(x, Tensor) or x._base is not None or not x.dim() or not x.numel():
        return x
    return torch.stack([x, x], -1)[..., 0]


class Noise(TorchDispatchMode):
    """Adds noise of some last bits to operands and results of each operator that rounds."""

    # Operators that move, compare, select or round to integers are exact.
    EXACT = re.compile(
        r"_?(unsafe_|)(view|reshape\w*|clone|copy|to_copy|alias|detach|expand|permute|transpose|t|squeeze|unsqueeze|select|slice|narrow|split\w*"
        r"|unbind|diagonal|diag_embed|unfold|as_strided|cat|stack|where|masked_\w+|fill|zero|full|zeros|ones|empty|new_\w+|\w+_like|arange|eye"
        r"|index|index_(select|put|copy|fill)|gather|take\w*|scatter|tril|triu|constant_pad_nd|re(plica|fle)\w*_pad\w*|repeat\w*|flip|roll"
        r"|eq|ne|lt|le|gt|ge|is\w+|logical_\w+|bitwise_\w+|sign\w*|sgn|abs|neg|positive|relu|clamp\w*|maximum|minimum|max\w*|min\w*|fmax|fmin"
        r"|amax|amin|argm\w+|aminmax|sort|argsort|topk|any|all|floor|ceil|round|trunc|nan_to_num|cummax|hardtanh|threshold|pixel_\w+"
        r"|own_\w+|channel_shuffle|upsample_nearest\w*|embedding|lift_fresh|scalar_tensor|local_scalar_dense|one_hot|bucketize|searchsorted|histc)_?")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed, self.dice = seed, torch.Generator().manual_seed(seed)

    def off(self, x: Any) -> Any:
        if isinstance(x, Tensor) and x.is_complex():
            return torch.view_as_complex(self.off(torch.view_as_real(x.resolve_conj())).contiguous())
        if not isinstance(x, Tensor) or not x.is_floating_point():
            return x
        low, high = {0: (1, 2), 1: (-2, -1)}.get(self.seed, (-2, 2))
        info, y = torch.finfo(x.dtype), x.double()
        unit = (y.abs() * info.eps).clamp(min=info.smallest_normal * info.eps)
        step = torch.randint(low, high + 1, x.shape, generator=self.dice).double() * unit
        return torch.where((y == 0) | ~y.isfinite(), y, y + step).to(x.dtype)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        name, returns = func.overloadpacket.__name__, func._schema.returns
        if self.EXACT.fullmatch(name) or (any(r.alias_info for r in returns) and not name.endswith("_")):
            return func(*args, **kwargs)
        if name.endswith("_"):  # in place: the operand is the result
            rest = pytree.tree_map(self.off, args[1:])
            out = func(args[0], *rest, **pytree.tree_map(self.off, kwargs))
            for x in pytree.tree_leaves(args[0]):
                x.copy_(self.off(x))
            return out
        last = args[1:] if name == "pow" else ()  # an integral exponent stays integral, since negative numbers have no other power
        first = args[: len(args) - len(last)]
        out = func(*pytree.tree_map(self.off, first), *last, **pytree.tree_map(self.off, kwargs))
        return pytree.tree_map(self.off, out)


class Zeros(TorchDispatchMode):
    """Treats 0 or -0 as the larger one: PyTorch's vector and scalar kernels differ."""

    CHOOSE = re.compile(r"(clamp|max|min|fmax|fmin|amax|amin|aminmax|relu|hardtanh)\w*")

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        if not self.CHOOSE.fullmatch(func.overloadpacket.__name__):
            return out
        for x in pytree.tree_leaves(out):
            if x.is_floating_point():
                x.copy_(torch.where(x == 0, -x, x))
        return out


class Exact(TorchDispatchMode):
    """Computes each operator in float64, rounded once, as a kernel without intermediate losses does."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        out = func(*args, **(kwargs or {}))
        if any(r.alias_info for r in func._schema.returns):
            return out

        try:
            wide = func(*pytree.tree_map(wider, args), **pytree.tree_map(wider, kwargs or {}))
        except Exception:  # an operator without float64
            return out
        return pytree.tree_map(lambda x, y: y.to(x.dtype) if isinstance(x, Tensor) and x.shape == y.shape else x, out, wide)


def by_lines(program: Program, given: list[Tensor]) -> list[Tensor]:
    """Computes each line in float64, rounded once, as one of our operators does where PyTorch's consists of several."""
    values = dict(zip([x.name for x in program.inputs], given))
    for name, e in program.lines:
        inputs = [Input(n, list(x.shape), x.dtype, "dense", 0, x) for n, x in values.items() if re.search(rf"\b{n}\b", e)]
        line = replace(program, inputs=inputs, lines=[(name, e)], results=[name])
        out = eager(line, [x.fixed for x in inputs])[0]
        wide = (in_double(line, [x.fixed for x in inputs]) or [out])[0]
        values[name] = wide.to(out.dtype) if wide.shape == out.shape else out
    return [values[r] for r in program.results]


def others(program: Program, given: list[Tensor], run: Run = eager) -> list[list[Tensor]]:
    """Yields results of PyTorch's other kernels, with other zeros, without losses, and of runs with noise."""
    with other_kernels():
        runs = [run(program, given), run(program, [stepped(copied(x)) for x in given], stepped)]
    for mode in (Zeros(), Exact()):
        with mode:
            runs.append(run(program, given))
    if run is eager and not program.writes_inputs():
        runs.append(by_lines(program, given))
    for seed in range(NOISY):  # the first two round all up and all down
        with Noise(seed):
            runs.append(run(program, given))
    return runs


ENDS = ("zero", "one", "min", "max")


class Undefined(TorchDispatchMode):
    """Replaces casts of floats out of the integer's range by 0, 1, or an end of the range: C++ leaves them open, and
    so does PyTorch."""

    CASTS = ("_to_copy", "copy_", "copy")  # element by element; for other operators the whole result is open
    SUMS = ("sum", "prod", "cumsum", "cumprod", "mul_", "add_", "sub_", "index_put", "fill_")

    def __init__(self, end: str) -> None:
        super().__init__()
        self.found, self.end = False, end

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = func.overloadpacket.__name__
        given = [x for x in pytree.tree_leaves((args, kwargs)) if isinstance(x, Tensor)]
        floats = [x.real.double().trunc() for x in given if x.is_floating_point() or x.is_complex()]
        out = func(*args, **(kwargs or {}))
        if name in self.CASTS + self.SUMS and isinstance(out, Tensor) and out.dtype in INTEGERS:
            ends = torch.iinfo(out.dtype)
            for x in floats:
                open_ = ~((x > float(ends.min) - 1) & (x < float(ends.max) + 1) | (x == ends.min))
                if bool(open_.any()):
                    self.found = True
                    out[open_.expand(out.shape) if name in self.CASTS else ...] = {"zero": 0, "one": 1, "min": ends.min, "max": ends.max}[self.end]
        return out


def undefined(program: Program, given: list[Tensor], run: Run = eager) -> list[Tensor] | None:
    """Returns masks of results that depend on casts that C++ leaves open; None without such a cast."""
    out, open_ = run(program, given), []
    for end in ENDS:
        with Undefined(end) as mode:
            found = run(program, given)
        if not mode.found:
            return None
        open_.append([(x != y) & ~(x.isnan() & y.isnan()) if x.shape == y.shape else torch.ones_like(x, dtype=torch.bool)
                      for x, y in zip(out, found)])
    return [torch.stack(masks).any(0) for masks in zip(*open_)]


def may_resize(program: Program, given: list[Tensor]) -> bool:
    """Returns True if a size depends on such a cast."""
    sizes = [x.shape for x in eager(program, given)]
    for end in ENDS:
        with Undefined(end):
            if [x.shape for x in eager(program, given)] != sizes:
                return True
    return False


def sizes_vary(program: Program, given: list[Tensor]) -> bool:
    """Returns True if last bits, or such a cast, decide a size of a line."""
    if any("fft" in e for _, e in program.lines) and any(re.search(r"!=|> 0|nonzero|argwhere|unique", e) for _, e in program.lines):
        return True  # zeros of a transform are last bits of its largest number
    whole = replace(program, results=[name for name, _ in program.lines if name])
    try:
        sizes = [x.shape for x in eager(whole, given)]
        return may_resize(whole, given) or any([x.shape for x in found] != sizes for found in others(whole, given))
    except RuntimeError:  # later lines refuse such sizes
        return True


def may_refuse(program: Program, given: list[Tensor]) -> bool:
    """Returns True if eager refuses a possible result of such a cast."""
    for end in ENDS:
        try:
            with Undefined(end):
                eager(program, given)
        except Exception:
            return True
    return False


def shapes(program: Program, given: list[Tensor], run: Run = eager) -> list[Any]:
    """Returns dtypes and shapes of the results by PyTorch's shape functions, on which exports depend; None if there
    are none."""
    try:
        return [(x.dtype, x.shape) for x in run(program, [x.to("meta") for x in given])]
    except Exception:  # data-dependent
        return []


def explained(got: Tensor, out: Tensor, runs: list[Tensor]) -> Tensor:
    """Returns masks of elements that equal another run of PyTorch up to last bits, or are within the range of noise."""
    if any(r.shape != out.shape for r in runs):
        return torch.ones_like(out, dtype=torch.bool)
    parts = out.is_complex()
    if parts:
        got, out, *runs = (torch.view_as_real(x.resolve_conj()) for x in (got, out, *runs))
    a, many = got.double(), torch.stack([out.double(), *[r.double() for r in runs]])
    fine = ((many == a) | (many.isnan() & a.isnan())).any(0)
    if out.is_floating_point():
        fine |= ((many - a).abs() <= 8 * torch.finfo(out.dtype).eps * many.abs()).any(0)
    finite = many.isfinite()
    low = torch.where(finite, many, torch.inf).amin(0)
    high = torch.where(finite, many, -torch.inf).amax(0)
    reach = 4 * (high - low) * out.is_floating_point()
    fine |= a.isfinite() & (high > low) & (a >= low - reach) & (a <= high + reach)
    return fine.all(-1) if parts else fine
