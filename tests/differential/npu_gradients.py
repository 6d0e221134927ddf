# SPDX-License-Identifier: Apache-2.0
"""Differential test of gradients of torch_npu's operators: those of fxge.npu and autograd through the compositions,
in float64.

    FXGE_LIBRARY=build/dev/libfxge.so python3 tests/differential/npu_gradients.py [--only OP ...] [--seed 1] [--cases 2000] [--seconds 600] [--case N]

npu_calls*.py draw the arguments, finite ones; each result that torch_npu differentiates gets random weights. A fault is
a gradient that is missing, of another dtype or shape, or further from autograd's than rounding explains.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import single_ops  # first: it adds the directories of the rest to sys.path

# isort: split
import cases  # noqa: F401  (all compositions)
import npu_calls  # noqa: F401  (adds to npu_draw.CALLS)
import npu_calls_products  # noqa: F401
import npu_calls_sequences  # noqa: F401
import npu_draw
import npu_reference
import reference
import torch
from torch.utils import _pytree as pytree

sys.path.insert(0, str(single_ops.HERE.parents[1] / "shim" / "src"))

# Results that torch_npu differentiates; others are statistics, indices and numbers
RESULTS: dict[str, tuple[int, ...]] = {
    "npu_rms_norm": (0,), "npu_add_layer_norm": (0, 3), "npu_swiglu": (0,), "npu_fast_gelu": (0,), "fast_gelu": (0,), "npu_gelu": (0,),
    "npu_geglu": (0,), "npu_linear": (0,), "npu_bmmV2": (0,), "npu_moe_gating_top_k": (0, 2), "npu_moe_token_permute": (0,),
    "npu_moe_token_unpermute": (0,), "_npu_moe_token_unpermute": (0, 1), "npu_moe_token_permute_with_routing_map": (0, 1),
    "npu_format_cast": (0,), "npu_dtype_cast": (0,), "_npu_dtype_cast": (0,), "npu_confusion_transpose": (0,), "npu_scaled_masked_softmax": (0,),
    "npu_masked_causal_conv1d": (0,), "npu_cross_entropy_loss": (0,), "npu_fusion_attention": (0,), "npu_fusion_attention_v2": (0,),
    "npu_sparse_flash_attention": (0,), "npu_rotary_mul": (0,)}
INPUTS = {"npu_cross_entropy_loss": ("input",), "npu_scaled_masked_softmax": ("x",), "npu_moe_gating_top_k": ("x",),
          "npu_sparse_flash_attention": ("query", "key", "value", "query_rope", "key_rope")}  # elsewhere every float


ROUNDING = {torch.float32: 3e-5, torch.float16: 2.0**-9, torch.bfloat16: 2.0**-6}


class Leaves:
    """The arguments of a call, whose floats are differentiated."""

    def __init__(self, name: str, args: list[Any], named: dict[str, Any], wide: bool) -> None:
        schema = [a.name for a in torch._C.parse_schema(npu_reference.schemas()[f"npu::{name}"]).arguments]
        self.found: dict[str, torch.Tensor] = {}
        given = dict(zip(schema, args)) | named
        for key, value in given.items():
            if isinstance(value, torch.Tensor) and value.is_floating_point():
                value = value.double() if wide else value.clone()
                if key in INPUTS.get(name, (key,)):
                    value = self.found[key] = value.detach().requires_grad_()
            given[key] = torch.float64 if wide and isinstance(value, torch.dtype) else value
        self.args = [given[k] for k in schema[: len(args)]]
        self.named = {k: given[k] for k in named}


def gradients(name: str, fn: Callable[..., Any], leaves: Leaves, weights: random.Random) -> tuple[list[torch.Tensor], dict[str, Any]]:
    """Returns the differentiated results, and the gradients of their weighted sum."""
    outs = pytree.tree_leaves(fn(*leaves.args, **leaves.named))
    some = [outs[i] for i in RESULTS[name] if outs[i].requires_grad]
    if name == "npu_add_layer_norm" and not leaves.named.get("additional_output"):
        some = some[:1]  # the sum is not a result
    if some:
        noise = torch.Generator().manual_seed(weights.randrange(2**31))
        factors = [torch.randn(o.shape, generator=noise, dtype=torch.float64).half() for o in some]
        torch.autograd.backward(some, [f.to(o.dtype) for f, o in zip(factors, some)])
    return some, {k: t.grad for k, t in leaves.found.items()}


def check(name: str, dice: random.Random) -> tuple[str, str]:
    """Runs one case; returns (outcome, text)."""
    d = npu_draw.Draw(dice)
    d.odd = False
    args, named = npu_draw.CALLS[f"npu.{name}"](d)
    seed = dice.randrange(2**31)
    what = f"{name}({', '.join([single_ops.shown(a)[:80] for a in args] + [f'{k}={single_ops.shown(v)[:80]}' for k, v in named.items()])})"
    exact = Leaves(name, args, named, True)
    ours = Leaves(name, args, named, False)
    _, wanted = gradients(name, npu_reference.OPERATORS[name], exact, random.Random(seed))
    try:
        outs, found = gradients(name, getattr(torch.ops.npu, name), ours, random.Random(seed))
    except Exception as e:  # noqa: BLE001
        return "unsupported" if "refuse" in str(e) or "E0403" in str(e) or "E0402" in str(e) else "REFUSED", f"{what}\n  {str(e)[:400]}"
    worst = max([ROUNDING.get(t.dtype, 3e-5) for t in [*outs, *ours.found.values()]], default=3e-5)
    for key, want in wanted.items():
        mine, dtype = found.get(key), ours.found[key].dtype
        if want is None or not want.numel():
            continue
        if mine is None or mine.dtype != dtype or mine.shape != want.shape:
            return "WRONG", f"{what}\n  {key}: {None if mine is None else (mine.dtype, mine.shape)}, expected {want.shape}"
        most = max(float(w.abs().max()) for w in wanted.values() if w is not None and w.numel())
        limit = most * worst * (4 if "attention" in name else 1) + 1e-6  # attention is kept in its dtype
        bad = (mine.double() - want).abs() > limit
        if bool(bad.any()) or bool((mine.double().isnan() != want.isnan()).any()):
            return "WRONG", f"{what}\n  {key}: {mine[bad][:4].tolist()}, expected {want[bad][:4].tolist()} within {limit:.2g}"
    return "ok", what


def main() -> int:
    """Runs the campaign; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--case", type=int)
    args = parser.parse_args()
    import fxge.npu  # noqa: F401  (defines the operators)

    warnings.simplefilter("ignore")
    reference.prepare()
    names = [n for n in sorted(RESULTS) if not args.only or n in args.only]
    tally, until = single_ops.Tally(args.case is not None), time.time() + args.seconds
    for i in range(args.cases) if args.case is None else [args.case]:
        if time.time() > until:
            break
        name = names[i % len(names)]
        tally.add(i, name, *check(name, random.Random(f"{args.seed}/{name}/{i // len(names)}")))
    print(f"seed {args.seed}: {dict(tally.count)}")
    for what, n in tally.faults.most_common():
        print(f"  {n} x {what}")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
