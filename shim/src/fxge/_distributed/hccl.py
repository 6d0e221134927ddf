# SPDX-License-Identifier: Apache-2.0
"""HCCL communicators for process groups of torch.distributed.

Collectives of an .om refer to a communicator by name, which must exist before the .om is loaded.
"""

from __future__ import annotations

import ctypes as c
import weakref
from collections.abc import Iterable
from typing import Any

from .._core import library
from .._core.session_handles import close_session, generation
from ..errors import FxgeError
from . import agreement

# Devices by which this process is a rank of a group, in the order of joining.
_joined: weakref.WeakKeyDictionary[Any, list[str]] = weakref.WeakKeyDictionary()


def _root(session: int, device: str, group: Any, key: str, where: tuple[str, float]) -> bytes:
    """Returns the root info that rank 0 obtains from HCCL and passes through the group's store."""
    from torch.distributed import distributed_c10d as c10d

    store = c10d._world.pg_map[group][1]
    if group.rank() == 0:
        root = c.create_string_buffer(library.GROUP_ROOT)
        status = library.library().fxge_group_root(session, library.text(device), root)
        if status:
            raise library.failure(session, status)
        store.set(key, root.raw)
        return root.raw
    name, timeout = where
    found = agreement.awaited(store, key, timeout)
    if found is None:
        raise FxgeError(
            f"rank 0 of group '{name}' did not load a program with collectives within "
            f"{timeout:g} s",
            status=1,
        )
    return found


def _join(name: str, group: Any, device: str, timeout: float) -> None:
    devices = _joined.setdefault(group, [])
    if device in devices:
        return
    lib = library.library()
    session = lib.fxge_open(None) or 0
    if not session:
        raise FxgeError("out of memory", status=6)
    try:
        key = f"fxge/root/{len(devices)}"
        root = _root(session, device, group, key, (name, timeout))
        options = library.options(
            library.GroupOptions,
            device=library.text(device),
            name=library.text(name),
            n_ranks=group.size(),
            rank=group.rank(),
            root=c.cast(c.c_char_p(root), c.c_void_p),
        )
        status = lib.fxge_group_join(session, c.byref(options))
        if status:
            raise library.failure(session, status)
    except BaseException:
        lib.fxge_close(session)
        raise
    devices.append(device)
    weakref.finalize(group, close_session, session, generation())


def join(names: Iterable[str], device: str, timeout: float) -> None:
    """Makes this process a rank of the groups on that device, until they are destroyed.

    All ranks of a group call it for the same groups in the same order, each with a device of its
    own; it returns when they have.

    Args:
        names: of process groups of torch.distributed.
        device: "npu:0", ...
        timeout: seconds to wait for rank 0 of each.

    Raises:
        FxgeError: status 8, HCCL is missing or fails; 4, there is no such group; 1, rank 0 did not
            come.
    """
    for name in names:
        _join(name, agreement.process_group(name), device, timeout)
