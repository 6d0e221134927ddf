# SPDX-License-Identifier: Apache-2.0
"""Collectives of a running program through the process groups of torch.distributed.

Before the first run, all ranks of a group compare the order of their collectives.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
import weakref
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from .._core import output_files
from .._core.plugin import Call, Plugin
from ..errors import FxgeError

_text = json.JSONDecoder()
_GROUP = re.compile(r" group(_ep)?=")  # the attribute with the name of the group
# reductions: GE's name -> PyTorch's
_WORDS = {"sum": "sum", "prod": "product", "max": "max", "min": "min"}


def _pieces(counts: Any, begins: Any, data: Any) -> list[Any]:
    return [data[at : at + n] for n, at in zip(counts.tolist(), begins.tolist(), strict=True)]


def _split(call: Call, ops: Any, group: str) -> None:
    """Computes HcomAllToAllV, whose parts may be anywhere in the buffers."""
    import torch

    data, sent, sent_at, got, got_at = call.input_tensors
    parts = torch.cat(_pieces(sent, sent_at, data))
    found = ops.all_to_all_single(parts, got.tolist(), sent.tolist(), group)
    (out,) = call.output_tensors
    received = ops.wait_tensor(found).split(got.tolist())
    for place, part in zip(_pieces(got, got_at, out), received, strict=True):
        place.copy_(part)


def _even(x: Any, ops: Any, group: str) -> Any:
    n = process_group(group).size()
    if x.shape[0] % n:
        raise ValueError(f"{n} ranks cannot share {x.shape[0]} rows")
    parts = [x.shape[0] // n] * n
    return ops.all_to_all_single(x, parts, parts, group)


def _exchange(call: Call) -> None:
    """Fills the results of one collective by the operator of PyTorch that it corresponds to."""
    import torch

    ops, group = torch.ops._c10d_functional, call.attr("group")
    process_group(group)
    with torch.no_grad():
        if call.type == "HcomAllToAllV":
            _split(call, ops, group)
            return
        for x, y in zip(call.input_tensors, call.output_tensors, strict=True):
            if call.type == "HcomAllReduce":
                found = ops.all_reduce(x, _WORDS[call.attr("reduction")], group)
            elif call.type == "HcomReduceScatter":
                word = _WORDS[call.attr("reduction")]
                found = ops.reduce_scatter_tensor(x, word, call.attr("rank_size"), group)
            elif call.type == "HcomAllGather":
                found = ops.all_gather_into_tensor(x, call.attr("rank_size"), group)
            elif call.type == "HcomBroadcast":
                found = ops.broadcast(x, call.attr("root_rank"), group)
            else:
                found = _even(x, ops, group)
            y.copy_(ops.wait_tensor(found))


@lru_cache(maxsize=1)
def plugin() -> Plugin:
    """Returns the plug-in by which a session runs collectives."""
    return Plugin("torch.distributed", exchange=_exchange)


def connected() -> bool:
    """Returns True if this process has process groups."""
    distributed = sys.modules.get("torch.distributed")
    return bool(distributed and distributed.is_available() and distributed.is_initialized())


def process_group(name: str) -> Any:
    """Returns the process group of that name.

    Raises:
        FxgeError: status 4, the process has no such group.
    """
    from torch.distributed import distributed_c10d as c10d

    try:
        return c10d._resolve_process_group(name)
    except (RuntimeError, ValueError) as e:
        raise FxgeError(f"no process group of this process is called '{name}'", status=4) from e


# ---- the order ----


def groups(order: str) -> dict[str, list[str]]:
    """Returns the collectives by group, from the text "collectives" of fxge_text."""
    found: dict[str, list[str]] = {}
    for line in order.splitlines():
        name, _ = _text.raw_decode(line, _GROUP.search(line).end())  # type: ignore[union-attr]
        found.setdefault(name, []).append(line)
    return found


# Orders that the ranks of a group have compared.
_agreed: weakref.WeakKeyDictionary[Any, list[list[str]]] = weakref.WeakKeyDictionary()


def _differing(own: list[str], other: list[str]) -> str:
    for k in range(max(len(own), len(other))):
        mine = own[k] if k < len(own) else "nothing more"
        theirs = other[k] if k < len(other) else "nothing more"
        if mine != theirs:
            return f"collective {k + 1} is {mine} here, and {theirs} there"
    raise AssertionError("the orders are equal")


def awaited(store: Any, key: str, timeout: float) -> bytes | None:
    """Returns the value that another rank stores under the key; None after `timeout` seconds."""
    end, pause = time.monotonic() + timeout, 0.001
    while not store.check([key]):
        if time.monotonic() > end:
            return None
        time.sleep(pause)
        pause = min(2 * pause, 0.05)
    return bytes(store.get(key))


def _compare(name: str, own: list[str], timeout: float) -> None:
    from torch.distributed import distributed_c10d as c10d

    group = process_group(name)
    known = _agreed.setdefault(group, [])
    backend, store = c10d._world.pg_map[group]
    if own in known or group.size() == 1 or backend == "fake":  # a fake group has no other ranks
        return
    turn = len(known)
    text = json.dumps(own).encode()
    store.set(f"fxge/order/{turn}/{group.rank()}", text)
    for rank in range(group.size()):
        if rank == group.rank():
            continue
        where = f"rank {rank} of group '{name}'"
        found = awaited(store, f"fxge/order/{turn}/{rank}", timeout)
        if found is None:
            raise FxgeError(
                f"{where} did not begin a program with collectives within {timeout:g} s, while "
                f"rank {group.rank()} waits with {len(own)}: {own[0]}",
                status=1,
            )
        if found != text:
            raise FxgeError(
                f"ranks would wait for each other forever: compared with {where}, "
                + _differing(own, json.loads(found)),
                status=1,
            )
    known.append(own)


def agree(order: str, timeout: float) -> None:
    """Compares the order of collectives with the other ranks of each group.

    An order is compared once; programs that differ only in sizes have the same order.

    Args:
        order: fxge_text "collectives" of the program.
        timeout: seconds to wait for the other ranks.

    Raises:
        FxgeError: status 1, with the first collective that differs, or the rank that is missing.
    """
    for name, own in groups(order).items():
        _compare(name, own, timeout)


def first(
    call: Callable[[list[Any]], Any], order: str, timeout: float
) -> Callable[[list[Any]], Any]:
    """Returns a boxed call that compares orders before its first run."""
    agreed = False

    def checked(args: list[Any]) -> Any:
        nonlocal agreed
        if not agreed and connected():
            agree(order, timeout)
            agreed = True
        return call(args)

    checked._boxed_call = True  # type: ignore[attr-defined]
    return checked


# ---- facts ----


def facts(order: str) -> dict[str, Any]:
    """Returns the rank of this process, the world's size, and the ranks of the program's groups.

    Raises:
        FxgeError: status 4, a group of the program does not exist.
    """
    import torch.distributed as dist

    members = {name: dist.get_process_group_ranks(process_group(name)) for name in groups(order)}
    return {"rank": dist.get_rank(), "world": dist.get_world_size(), "groups": members}


def facts_path(path: str | os.PathLike[str]) -> Path:
    """Returns the file that holds the facts of an .air."""
    return Path(path).with_suffix(".ranks.json")


def write(path: str | os.PathLike[str], found: dict[str, Any]) -> None:
    """Writes the facts of an .air. Raises FxgeError (status 5) if that fails."""
    output_files.write(facts_path(path), (json.dumps(found) + "\n").encode())
