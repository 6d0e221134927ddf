# SPDX-License-Identifier: Apache-2.0
"""Forms of calls that share one program: layouts of tensors, values of arguments, settings."""

from __future__ import annotations

from operator import attrgetter, getitem
from typing import Any

import torch
import torch.distributed as dist
from torch.utils import _pytree as pytree

from fxge._core.disk_store import key_of

from ._reads import Reads
from ._representations import layout

_DTYPE = attrgetter("dtype")
GLOBAL_HOOKS = {
    name: getattr(torch.nn.modules.module, name)
    for name in (
        "_global_forward_hooks",
        "_global_forward_hooks_with_kwargs",
        "_global_forward_hooks_always_called",
        "_global_forward_pre_hooks",
    )
    if hasattr(torch.nn.modules.module, name)
}


def tracing_settings() -> tuple[Any, ...]:
    """Returns settings of PyTorch that affect tracing."""
    cuda = torch.backends.cuda  # its switches of attention apply to the CPU, too
    ranks = (dist.get_rank(), dist.get_world_size()) if dist.is_initialized() else None
    return (
        torch._C._is_any_autocast_enabled() and _autocast(),
        torch.get_default_dtype(),
        str(torch.get_default_device()),
        torch.is_inference_mode_enabled(),
        torch.are_deterministic_algorithms_enabled(),
        torch.get_float32_matmul_precision(),
        (cuda.flash_sdp_enabled(), cuda.mem_efficient_sdp_enabled(), cuda.math_sdp_enabled()),
        ranks,
    )


def _autocast() -> tuple[Any, ...]:
    devices = torch._C._autocast_supported_devices()
    return tuple((d, torch.get_autocast_dtype(d)) for d in devices if torch.is_autocast_enabled(d))


def form(x: Any, dynamic: bool) -> tuple[Any, ...]:
    """Returns the common part of a leaf of all calls of one program.

    With `dynamic`, sizes 0 and 1 are static, and so are the strides of a tensor with gaps.
    """
    if not isinstance(x, torch.Tensor):
        return (type(x).__module__, type(x).__qualname__, repr(x))
    about = (type(x).__qualname__, x.requires_grad, x.layout)
    if x.layout is not torch.strided:
        return (*about, x.dtype, tuple(x.shape), str(x.device))
    if not dynamic:
        return (*about, *layout(x))
    shape = tuple(d if d < 2 else -1 for d in x.shape)
    lazy = x.is_conj() or x.is_neg()
    return (*about, x.dtype, shape, str(x.device), lazy, _order(x))


def _order(x: torch.Tensor) -> tuple[int, ...] | None:
    """Returns the order of dims in memory if the tensor is dense; its strides if it is not.

    None: dense in the usual order.
    """
    if x.is_contiguous():
        return None
    strides = x.stride()
    dims = sorted((d for d in range(x.dim()) if x.shape[d] != 1), key=lambda d: strides[d])
    expected = 1
    for d in dims:
        if strides[d] != expected:
            return (-1, *strides)
        expected *= x.shape[d]
    return tuple(dims)


def apart(given: Any) -> Any:
    """Returns arguments of which no two tensors share memory, with equal layouts."""
    seen: set[int] = set()

    def copied(x: Any) -> Any:
        if not isinstance(x, torch.Tensor) or x.layout is not torch.strided:
            return x
        storage = x.untyped_storage()._cdata
        if storage in seen:
            return torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device=x.device)
        seen.add(storage)
        return x

    return pytree.tree_map(copied, given)


class ModuleTensors:
    """Present tensors of a module, with their layouts.

    Attributes:
        now: one for each lifted tensor.
        tensors: the same without gradients.
        layouts: hash of their layouts.
    """

    def __init__(self, reads: Reads) -> None:
        self._lifted = reads.lifted
        first = [x.places[0] for x in self._lifted]
        self._holders, self._keys = [p[0] for p in first], [p[1] for p in first]
        self._further = [(n, p) for n, x in enumerate(self._lifted) for p in x.places[1:]]
        self._last: Any = None
        self.now: list[Any] = []
        self.tensors: list[torch.Tensor] = []
        self.layouts = ""

    def read(self) -> bool:
        """Reads the tensors. Returns False if an entry is not a tensor, or is tied anew."""
        try:
            now: list[Any] = list(map(getitem, self._holders, self._keys))
            about = _about(now)
            tied = all(now[n] is holder[key] for n, (holder, key) in self._further)
        except (LookupError, TypeError, AttributeError):
            return False
        if not tied:
            return False
        if about != self._last:
            apart = len(set(map(id, now))) == len(now)
            if not (
                apart
                and all(x.registered or t.dim() for x, t in zip(self._lifted, now, strict=True))
            ):
                return False
            self._last, self.now = about, now  # identities stay valid while tensors are kept
            self.tensors = [t.detach() for t in now]
            self.layouts = key_of([(type(t).__qualname__, layout(t)) for t in now])
        return True


def _about(tensors: list[torch.Tensor]) -> tuple[Any, ...]:
    """Returns identities, addresses and layouts of tensors."""
    kind = torch.Tensor
    return (
        list(map(id, tensors)),
        list(map(kind.data_ptr, tensors)),
        list(map(kind.size, tensors)),
        list(map(kind.stride, tensors)),
        list(map(_DTYPE, tensors)),
        list(map(kind.is_neg, tensors)),
        list(map(kind.is_conj, tensors)),
    )


def dynamic_dims(x: Any, dynamic: bool) -> dict[int, Any] | None:
    """Returns the dims of an argument that may differ between calls, as for torch.export."""
    if not isinstance(x, torch.Tensor):
        return None
    dim = torch.export.Dim
    return {k: dim.AUTO if dynamic and d > 1 else dim.STATIC for k, d in enumerate(x.shape)}
