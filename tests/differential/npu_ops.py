# SPDX-License-Identifier: Apache-2.0
"""Differential test of the operators of torch_npu: random arguments, valid ones and invalid ones, against
compositions in plain PyTorch.

    python3 tests/differential/npu_ops.py build/dev/libfxge.so [--only OP ...] [--seed 1] [--cases 20000]
        [--seconds 600] [--state FILE] [--case N] [--verbose]

The options are those of single_ops.py. npu_calls*.py draw valid arguments, of each dtype, form and flag, with NaN and
infinities where results are floats; the compositions are those of tests/ops/npu_reference*.py. In a quarter of the
cases something is changed: a dtype, a shape, a number, a word, or an argument is left out. Faults: a dtype, shape or
number that is not the composition's; a refused valid call; a changed one that runs though the composition has no result
(ACCEPTED), or that is refused only at run time (LATE is counted); a crash. An element of an integer result may be any
that rounding explains: the composition yields it for almost equal numbers.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import single_ops  # first: it adds the directories of the rest to sys.path

# isort: split
import calls
import cases
import fxge_ctypes as fxge
import npu_calls  # noqa: F401  (adds to npu_draw.CALLS)
import npu_calls_products  # noqa: F401
import npu_calls_sequences  # noqa: F401
import npu_draw
import npu_reference
import torch
from torch.utils import _pytree as pytree

Place = tuple[list[Any] | dict[str, Any], Any]  # position of an argument: a list and an index, or a dict and a name
DTYPES = [torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.int8, torch.uint8, torch.int32, torch.int64, torch.bool]
NUMBERS = [-7, -1, 0, 1, 2, 3, 9, 77, 1000]
INTERNAL = 70
# Faults in the values of a tensor, which are unknown at compile time.
BY_NUMBERS = ("npu_moe_re_routing", "npu_moe_compute_expert_tokens", "npu_moe_token_permute_with_routing_map",
              "npu_moe_token_unpermute_with_routing_map", "npu_grouped_matmul", "npu_grouped_matmul_finalize_routing",
              "npu_moe_token_permute", "npu_moe_update_expert", "npu_group_quant", "npu_dynamic_quant",
              "npu_dynamic_quant_asymmetric", "npu_swiglu_quant", "npu_fused_causal_conv1d", "npu_fused_causal_conv1d_v2",
              "npu_recurrent_gated_delta_rule_functional", "npu_chunk_gated_delta_rule", "npu_grouped_matmul_add",
              "npu_lightning_indexer", "npu_quant_lightning_indexer", "npu_top_k_top_p", "npu_moe_finalize_routing",
              "npu_quant_grouped_matmul_dequant")
EACH_STEP = ("npu_gather_backward",)  # sums that are rounded after each step, in an order of their own
PACKED = ("npu_kronecker_quant", "npu_dynamic_quant", "npu_dynamic_quant_asymmetric", "npu_quantize", "npu_rotate_quant")
# No source states if they normalise the sum before or after rounding: both are right.
OF_SUMS = ("npu_add_rms_norm", "npu_add_rms_norm_v2_functional", "npu_add_rms_norm_cast", "npu_add_rms_norm_bias")


def kinds(only: list[str]) -> list[single_ops.Kind]:
    """Returns every overload that is drawn."""
    found = sorted(npu_draw.CALLS)
    return [(n, []) for n in found if not only or n in only or n.split(".")[1] in only]


# ---- calls that are changed ----


def places(args: list[Any], named: dict[str, Any]) -> list[Place]:
    """Yields positions of arguments, also inside lists of tensors."""
    found: list[Place] = [(args, i) for i in range(len(args))] + [(named, k) for k in named if k != "inner_precise"]
    for into, at in list(found):
        if isinstance(into[at], list) and into[at] and isinstance(into[at][0], torch.Tensor):
            found += [(into[at], i) for i in range(len(into[at]))]
    return found


def other_shape(dice: random.Random, t: torch.Tensor) -> torch.Tensor:
    """Changes the size of a dim by one, or the rank by one."""
    way = dice.random()
    if t.dim() == 0 or way < 0.15:
        return t[None].contiguous()
    if way < 0.3:
        return t[0].contiguous() if t.shape[0] else t.reshape(t.shape[1:] if t.dim() > 1 and 0 in t.shape[1:] else (0, *t.shape))
    at = dice.randrange(t.dim())
    if way < 0.6 and t.shape[at] > 1:
        return t.narrow(at, 0, t.shape[at] - 1).contiguous()
    return torch.cat([t, t.narrow(at, 0, 1)], at) if t.shape[at] else torch.zeros([max(n, 1) for n in t.shape]).to(t.dtype)


def other(dice: random.Random, x: Any) -> Any:
    """Returns another value for an argument."""
    if isinstance(x, torch.Tensor):
        if dice.random() < 0.4:
            finite = x.nan_to_num(1, 2, -2) if x.is_floating_point() else x
            return finite.to(dice.choice([t for t in DTYPES if t != x.dtype]))
        return other_shape(dice, x)
    if isinstance(x, bool):
        return not x
    if isinstance(x, int):
        return dice.choice([n for n in NUMBERS if n != x])
    if isinstance(x, str):
        return "other"
    if isinstance(x, torch.dtype):
        return dice.choice([t for t in DTYPES if t != x])
    if isinstance(x, list) and x and isinstance(x[0], int):
        return dice.choice([x[:-1], [*x, x[-1]], [dice.choice(NUMBERS), *x[1:]]])
    if isinstance(x, list) and x:
        return x[:-1]
    return x


def changed(dice: random.Random, args: list[Any], named: dict[str, Any]) -> str:
    """Changes one argument in place, and returns its description."""
    into, at = dice.choice(places(args, named))
    if isinstance(into, dict) and dice.random() < 0.2:
        del into[at]
    else:
        into[at] = other(dice, into[at])
    return f"changed {at!r}"


# ---- programs ----


def program(op: Any, call: calls.Call, args: list[Any], named: dict[str, Any], outs: int | None) -> str | None:
    """Returns the call as a program in the text form; its tensor results are returned."""
    returns = [str(r.type) for r in op._schema.returns]
    listed = returns == ["List[Tensor]"]
    n = (outs or 1) if listed else len(returns)
    names, schema = iter(calls.NAMES), op._schema.arguments
    given = [*zip([a.name for a in schema], args), *named.items()]
    parts = [(k, single_ops.operand(x, names)) for k, x in given if x is not None]
    if any(text is None for _, text in parts):
        return None
    inputs = ", ".join(f"%{k} : {fxge.DTYPES[t.dtype]}[{', '.join(map(str, t.shape))}]" for k, t in zip(calls.NAMES, call.tensors))
    name = op.name() if "." in op.name() else f"{op.name()}.default"
    line = f"{', '.join(f'%r{i}' for i in range(n))} = {name.replace('::', '.')}({', '.join(f'{k}={t}' for k, t in parts)})"
    results = ", ".join(f'%r{i} as "r{i}"' for i in range(n) if listed or returns[i] == "Tensor")
    return f'fxge 1\nmodel "case" stage "import"\ngraph "main"({inputs}) {{\n  {line}\n  return {results}\n}}\n'


def executed(lib: Any, text: str, tensors: list[torch.Tensor]) -> tuple[list[torch.Tensor | None], fxge.FxgeError | None, bool]:
    """Returns results, or the error and True if it came at run time."""
    late = False
    with fxge.Session(lib) as s:
        try:
            p = s.load(text.encode(), "case.fx")
            s.compile(p)
            e = s.open(p)
            late = True
            return s.run(e, tensors), None, False
        except fxge.FxgeError as error:
            return [], error, late


# ---- judging ----


def base_name(op: Any) -> str:
    """Returns `npu_linear`, without namespace and overload."""
    return str(op.name()).partition("::")[2].partition(".")[0]


def almost(call: calls.Call) -> list[list[Any]]:
    """Returns results of the composition in float64 for almost equal numbers."""
    runs, noise = [], torch.Generator().manual_seed(0)
    torch.set_default_dtype(torch.float64)
    try:
        for _ in range(8):
            wide = [t.double() * (1 + 1e-6 * torch.randn(t.shape, generator=noise)) if t.is_floating_point() else t for t in call.tensors]
            leaves = [torch.float64 if isinstance(x, torch.dtype) and x.is_floating_point else x for x in call.leaves]
            near = calls.Call(call.op, [], {})
            near.leaves, near.tree, near.where, near.tensors = leaves, call.tree, call.where, wide
            runs.append(pytree.tree_leaves(near(*wide)))
    except (RuntimeError, TypeError, ValueError, IndexError):
        return runs
    finally:
        torch.set_default_dtype(torch.float32)
    return runs


def differs(call: calls.Call, i: int, got: torch.Tensor | None, out: torch.Tensor, ref: Any) -> str | None:
    """Returns the fault of result i."""
    wrong = calls.judge(got, out, ref)
    if wrong is None or got is None or got.dtype != out.dtype or got.shape != out.shape:
        return wrong
    near = [run[i] for run in almost(call) if run[i].shape == out.shape]
    if out.is_floating_point():
        exact = ref.double()
        spread = torch.stack([(n.double() - exact).abs() for n in near]).amax(0) if near else torch.zeros_like(exact)
        limit = calls.allowed(out.dtype, calls.own_error(out, exact)) * calls.largest(exact) + 8 * spread.nan_to_num(0, 0, 0) + 100 * torch.finfo(torch.float32).tiny
        if base_name(call.op) in EACH_STEP:
            limit = limit + 8 * torch.finfo(out.dtype).eps * calls.largest(exact)
        mine = got.double()
        good = ((mine - exact).abs() <= limit) | (mine == exact) | (mine.isnan() & exact.isnan())
        for n in near:  # numbers that underflow f32, times inf
            good |= ~mine.isfinite() & ((mine == n) | (mine.isnan() & n.isnan()))
        return None if bool(good.all()) else wrong
    if out.dtype == torch.int32 and base_name(call.op) in PACKED:
        got, out, *near = (npu_reference._unpack(t) for t in (got, out, *near))
    bad = got != out
    for n in near:
        bad &= got != n.to(out.dtype)
    return f"{got[bad][:6].tolist()}, expected {out[bad][:6].tolist()}" if bool(bad.any()) else None


def wrongs(call: calls.Call, got: list[torch.Tensor | None], outs: list[Any], refs: list[Any]) -> str:
    """Returns the fault of the results."""
    found = [(i, differs(call, i, got[i] if i < len(got) else None, *pair)) for i, pair in enumerate(zip(outs, refs))]
    return "\n  ".join(f"result {i}: {wrong}" for i, wrong in found if wrong)


def check(lib: Any, kind: single_ops.Kind, dice: random.Random, stage: Callable[[str], None]) -> tuple[str, str]:
    """Runs one case; returns (outcome, text)."""
    name = kind[0]
    stage("eager")
    op = cases.resolve(name)
    try:
        args, named = npu_draw.CALLS[name](npu_draw.Draw(dice))
    except Exception as e:  # noqa: BLE001
        return "UNDRAWN", f"{name}: {type(e).__name__}: {e}"
    why = changed(dice, args, named) if dice.random() < 0.25 else ""
    call = calls.Call(op, args, named)
    what = f"{name}({', '.join([shown(a) for a in args] + [f'{k}={shown(v)}' for k, v in named.items()])}) {why}"
    try:
        outs = call.results()
        refs = call.in_double()
    except Exception as e:  # noqa: BLE001  (whatever the composition raises)
        if not why:
            return "UNDRAWN", f"{what}: {type(e).__name__}: {e}"
        outs, refs, what = None, [], f"{what}\n  the composition: {str(e)[:200]}"
    stage("fxge")
    text = program(op, call, args, named, len(outs) if outs else None)
    if text is None:
        return "skipped", ""
    got, error, late = executed(lib, text, call.tensors)
    if error:
        if error.status == INTERNAL:
            return "CRASH", f"{what}\n{text}{error.text[:400]}"
        if why:
            return "LATE" if late else "refused, as it should be" if outs is None else "refused", f"{what}\n{error.text[:400]}"
        return "REFUSED", f"{what}\n{text}{error.text[:400]}"
    if why and base_name(op) in BY_NUMBERS:
        return "not known before it runs", ""
    if outs is None:
        return "ACCEPTED", f"{what}\n  {text.splitlines()[3].strip()}"
    found = wrongs(call, got, outs, refs)
    if found and base_name(op) in OF_SUMS:
        call = calls.Call(op, [args[0] + args[1], torch.zeros_like(args[1]), *args[2:]], named)
        found = wrongs(call, got, call.results(), call.in_double())
    if found:
        return "WRONG", f"{what}\n  {text.splitlines()[3].strip()}\n  {found}"
    return "ok, changed" if why else "ok", what


def shown(x: Any) -> str:
    """Returns an argument in short form."""
    return f"[{', '.join(map(shown, x))}]" if isinstance(x, list) and x and isinstance(x[0], torch.Tensor) else single_ops.shown(x)


if __name__ == "__main__":
    npu_reference.register()
    sys.exit(single_ops.run_campaign(__doc__, kinds, check))
