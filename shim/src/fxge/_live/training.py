# SPDX-License-Identifier: Apache-2.0
"""Autograd function around the two programs of a cached training graph.

AOTAutograd creates a similar function. This one is built from cached data, for graphs whose results
are not views of inputs and that change no inputs outside of the graph.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch

Boxed = Callable[[list[Any]], Any]


@dataclass(frozen=True)
class Around:
    """Properties of a training graph.

    Attributes:
        returned: number of the forward's results for the user; the rest is saved.
        checked: number of saved tensors, the first ones, whose versions PyTorch checks.
        plain: results for the user without gradients.
        unsafe: results that the graph created as views of an inaccessible base.
        tangents: results whose gradients are the backward's last inputs.
    """

    returned: int
    checked: int
    plain: tuple[int, ...]
    unsafe: tuple[int, ...]
    tangents: tuple[int, ...]

    def as_data(self) -> dict[str, Any]:
        """Returns the properties as data for JSON."""
        return asdict(self)


def around(about: Any, saved: int) -> Around | None:
    """Returns the properties from AOTAutograd's metadata; None for unsupported graphs."""
    if about.num_symints_saved_for_bw or getattr(about, "num_opaque_objects_saved_for_bw", 0):
        return None
    unchecked = getattr(about, "num_tensors_saved_with_no_vc_check", 0) or 0
    infos = list(enumerate(about.output_info))
    tensors = [(i, o) for i, o in infos if issubclass(o.raw_type, torch.Tensor)]
    return Around(
        returned=len(infos),
        checked=saved - unchecked,
        plain=tuple(i for i, o in tensors if not o.requires_grad),
        unsafe=tuple(about.unsafe_view_out_indices),
        tangents=tuple(i for i, o in tensors if o.requires_grad),
    )


def of_data(data: dict[str, Any], results: int) -> Around:
    """Returns the properties from data. Raises ValueError if they are invalid."""
    names = ("plain", "unsafe", "tangents")
    lists = {n: tuple(data[n]) for n in names}
    found = Around(data["returned"], data["checked"], **lists)
    numbers = (found.returned, found.checked, *(i for n in names for i in lists[n]))
    if any(type(i) is not int or i < 0 for i in numbers):
        raise ValueError("the properties of a training graph are damaged")
    of_user = all(i < found.returned for n in names for i in lists[n])
    if not of_user or found.returned + found.checked > results:
        raise ValueError("the properties of a training graph do not fit it")
    return found


def _with_layout(grad: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    """Returns the gradient with the strides for which the backward was compiled."""
    if grad.shape == like.shape and grad.stride() == like.stride():
        return grad
    out = torch.empty_strided(like.shape, like.stride(), dtype=grad.dtype)
    return out.copy_(grad)


def function(
    forward: Boxed, backward: Boxed, a: Around, tangents: Sequence[torch.Tensor], mixed: bool
) -> Callable[..., Any]:
    """Returns a function of the user's arguments, differentiable by autograd.

    Args:
        forward, backward: calls of the programs.
        a: properties of the graph.
        tangents: tensors with the layouts of the backward's last inputs.
        mixed: True if autocast is on; it is turned off while a program runs.
    """

    def quiet(call: Boxed, args: list[Any]) -> Any:
        if not mixed:
            return call(args)
        with torch._C._DisableAutocast():
            return call(args)

    class Compiled(torch.autograd.Function):
        """Forward and backward program."""

        @staticmethod
        def forward(ctx: Any, *args: Any) -> tuple[Any, ...]:
            found = quiet(forward, list(args))
            saved = [x.detach() if x._is_view() else x for x in found[a.returned :]]
            ctx.save_for_backward(*saved[: a.checked])
            ctx.unchecked = saved[a.checked :]
            returned = list(found[: a.returned])
            for i in a.unsafe:
                returned[i] = torch.ops.aten._unsafe_view(returned[i], returned[i].shape)
            ctx.mark_non_differentiable(*(returned[i] for i in a.plain))
            ctx._materialize_non_diff_grads = False
            return tuple(returned)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            if torch.is_grad_enabled():  # create_graph=True
                read = [torch.empty(0, requires_grad=True), *ctx.saved_tensors]
                return Gradients.apply(ctx, len(read), *read, *grads)
            return gradients(ctx, *grads)

    class Gradients(torch.autograd.Function):
        """Gradients that depend on inputs, so that autograd does not treat them as constants."""

        @staticmethod
        def forward(_: Any, ctx: Any, n: int, *read: Any) -> tuple[Any, ...]:
            return gradients(ctx, *read[n:])

        @staticmethod
        def backward(_: Any, *__: Any) -> Any:
            raise RuntimeError(
                "torch.compile does not support double backward: gradients of a compiled graph "
                "have no gradients"
            )

    def computed(ctx: Any, *grads: Any) -> tuple[Any, ...]:
        given = [_with_layout(grads[i], t) for i, t in zip(a.tangents, tangents, strict=True)]
        return tuple(quiet(backward, [*ctx.saved_tensors, *ctx.unchecked, *given]))

    # Compiled autograd, which traces a backward as it runs, must not trace into it.
    gradients = torch._dynamo.disable(computed, reason="a compiled graph of fxge")
    apply: Callable[..., Any] = Compiled.apply
    return apply
