"""register_replacement: patterns of FX nodes and what replaces them, by PyTorch's matcher."""

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
    """Replaces what `search_fn` computes by what `replace_fn` does, in graphs that backends of
    get_npu_backend compile from now on, unless `pattern_fusion_pass` is off.

    Args:
        search_fn, replace_fn: of the same tensors; both are traced with `example_inputs`.
        trace_fn: torch._inductor.pattern_matcher.fwd_only by itself.
        extra_check: of a match: whether it counts.
        search_fn_pattern: the pattern, in place of tracing `search_fn`.
        scalar_workaround: values of arguments that are no tensors.
        skip_duplicates: a pattern that is known already is no error.

    Raises:
        FxgeError: status 4, PyTorch's matcher does not take it, with what it says.
    """
    from torch._inductor import pattern_matcher

    if not callable(search_fn) or not callable(replace_fn):
        raise FxgeError("register_replacement takes two functions", status=2)
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
    """Applies what was registered; how many matches there were."""
    matches = int(_all().apply(gm))
    if matches:
        gm.graph.eliminate_dead_code()
        gm.recompile()
    return matches


def complete(gm: GraphModule) -> None:
    """Gives nodes that were added without it what is known of their values."""
    if all("val" in n.meta for n in gm.graph.nodes if n.op == "call_function"):
        return
    from torch.fx.passes.fake_tensor_prop import FakeTensorProp

    inputs = [n.meta.get("val") for n in gm.graph.find_nodes(op="placeholder")]
    mode = detect_fake_mode(inputs)
    if mode is None:
        mode = torch._subclasses.FakeTensorMode(allow_non_fake_inputs=True)
    FakeTensorProp(gm, mode).propagate_dont_convert_inputs(*inputs)
