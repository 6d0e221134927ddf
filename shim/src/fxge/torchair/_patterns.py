# SPDX-License-Identifier: Apache-2.0
"""register_replacement: replacement of patterns of FX nodes by PyTorch's pattern matcher."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch.fx import GraphModule

from fxge.errors import FxgeError


@lru_cache(maxsize=1)
def _all() -> Any:
    from torch._inductor.pattern_matcher import PatternMatcherPass

    return PatternMatcherPass(pass_name="fxge_torchair")


def register_replacement(
    search_fn: Callable[..., Any],
    replace_fn: Callable[..., Any],
    example_inputs: Sequence[Any],
    trace_fn: Callable[..., Any] | None = None,
    extra_check: Callable[[Any], bool] | None = None,
    search_fn_pattern: Any = None,
    scalar_workaround: Mapping[str, Any] | None = None,
    skip_duplicates: bool = False,
) -> None:
    """Registers a replacement of `search_fn` by `replace_fn` in graphs of get_npu_backend.

    It applies to graphs compiled afterwards, unless `pattern_fusion_pass` is off.

    Args:
        search_fn, replace_fn: functions of the same tensors, traced with `example_inputs`.
        trace_fn: torch._inductor.pattern_matcher.fwd_only by default.
        extra_check: returns True to accept a match.
        search_fn_pattern: pattern to use instead of tracing `search_fn`.
        scalar_workaround: values of arguments that are not tensors.
        skip_duplicates: ignores a pattern that is registered already.

    Raises:
        FxgeError: status 4, PyTorch's matcher refuses the pattern, with its reason.
    """
    from torch._inductor import pattern_matcher

    if not callable(search_fn) or not callable(replace_fn):
        raise FxgeError("register_replacement expects two functions", status=2)
    try:
        pattern_matcher.register_replacement(
            search_fn,
            replace_fn,
            list(example_inputs),
            trace_fn or pattern_matcher.fwd_only,
            _all(),
            extra_check=extra_check or (lambda _: True),
            scalar_workaround=dict(scalar_workaround) if scalar_workaround else None,
            search_fn_pattern=search_fn_pattern,
            skip_duplicates=skip_duplicates,
        )
    except FxgeError:
        raise
    except Exception as e:
        raise FxgeError(f"the pattern cannot be registered: {e}", status=4) from e


def replace(gm: GraphModule) -> int:
    """Applies the registered replacements; returns the number of matches."""
    matches = int(_all().apply(gm))
    if matches:
        gm.graph.eliminate_dead_code()
        gm.recompile()
    return matches


def complete(gm: GraphModule) -> None:
    """Adds missing metadata of nodes."""
    if all("val" in n.meta for n in gm.graph.nodes if n.op == "call_function"):
        return
    from torch.fx.passes.fake_tensor_prop import FakeTensorProp

    inputs = [n.meta.get("val") for n in gm.graph.find_nodes(op="placeholder")]
    mode = detect_fake_mode(inputs)
    if mode is None:
        mode = torch._subclasses.FakeTensorMode(allow_non_fake_inputs=True)
    FakeTensorProp(gm, mode).propagate_dont_convert_inputs(*inputs)
