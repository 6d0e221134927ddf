# SPDX-License-Identifier: Apache-2.0
"""Comparisons of the ranks of a group, before they wait for each other in a collective.

Backends of torch.distributed end the process, or wait forever, if ranks run other collectives or
exchange other sizes. Ranks compare texts through the store of their group.
"""

from __future__ import annotations

import json
import re
import sys
import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..errors import FxgeError

_text = json.JSONDecoder()
_GROUP = re.compile(r" group(_ep)?=")  # the attribute with the name of the group


@dataclass
class _Agreement:
    """State of the comparisons of a group.

    Attributes:
        orders: collectives of programs, in the order of comparing.
        sizes: collectives with the sizes of their operands.
        turns: comparisons, the failed ones too, as each has keys of its own.
        timeout: seconds to wait for the other ranks.
    """

    orders: list[list[str]] = field(default_factory=list)
    sizes: set[str] = field(default_factory=set)
    turns: int = 0
    timeout: float = 600


_agreements: weakref.WeakKeyDictionary[Any, _Agreement] = weakref.WeakKeyDictionary()


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


def groups(order: str) -> dict[str, list[str]]:
    """Returns the collectives by group, from the text "collectives" of fxge_text."""
    found: dict[str, list[str]] = {}
    for line in order.splitlines():
        name, _ = _text.raw_decode(line, _GROUP.search(line).end())  # type: ignore[union-attr]
        found.setdefault(name, []).append(line)
    return found


def awaited(store: Any, key: str, timeout: float) -> bytes | None:
    """Returns the value that another rank stores under the key; None after `timeout` seconds."""
    end, pause = time.monotonic() + timeout, 0.001
    while not store.check([key]):
        if time.monotonic() > end:
            return None
        time.sleep(pause)
        pause = min(2 * pause, 0.05)
    return bytes(store.get(key))


def _has_others(group: Any) -> bool:
    from torch.distributed import distributed_c10d as c10d

    return bool(group.size() > 1 and c10d._world.pg_map[group][0] != "fake")


def _of_others(group: Any, known: _Agreement, own: str) -> Iterator[tuple[int, str | None]]:
    """Stores a text for the other ranks; yields each one with its text, None if it has none."""
    from torch.distributed import distributed_c10d as c10d

    store, key = c10d._world.pg_map[group][1], f"fxge/agreement/{known.turns}"
    known.turns += 1
    store.set(f"{key}/{group.rank()}", own.encode())
    for rank in range(group.size()):
        if rank != group.rank():
            found = awaited(store, f"{key}/{rank}", known.timeout)
            yield rank, None if found is None else found.decode()


# ---- orders ----


def _differing(own: list[str], other: list[str]) -> str:
    for k in range(max(len(own), len(other))):
        mine = own[k] if k < len(own) else "nothing more"
        theirs = other[k] if k < len(other) else "nothing more"
        if mine != theirs:
            return f"collective {k + 1} is {mine} here, and {theirs} there"
    raise AssertionError("the orders are equal")


def _compare(name: str, own: list[str], timeout: float) -> None:
    group = process_group(name)
    known = _agreements.setdefault(group, _Agreement())
    known.timeout = timeout
    if own in known.orders or not _has_others(group):
        return
    text = json.dumps(own)
    for rank, found in _of_others(group, known, text):
        where = f"rank {rank} of group '{name}'"
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
    known.orders.append(own)


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


# ---- sizes ----


def agree_on_sizes(name: str, kind: str, x: Any) -> None:
    """Compares the sizes of a collective's operand with the other ranks of the group.

    Sizes are compared once: ranks that ran the same collectives have compared the same sizes.

    Args:
        name: name of the group.
        kind: GE type of a collective whose operands have equal sizes on all ranks.
        x: operand of this rank.

    Raises:
        FxgeError: status 1, with the sizes of both ranks, or the rank that has no new sizes.
    """
    group = process_group(name)
    known = _agreements.setdefault(group, _Agreement())
    own = f"{kind} of {str(x.dtype).removeprefix('torch.')} {list(x.shape)}"
    if own in known.sizes or not _has_others(group):
        return
    for rank, found in _of_others(group, known, own):
        if found != own:
            other = found or f"nothing new within {known.timeout:g} s"
            raise FxgeError(
                f"ranks would wait for each other forever: rank {group.rank()} of group '{name}' "
                f"runs {own}, and rank {rank} {other}",
                status=1,
            )
    known.sizes.add(own)


def agree_on_parts(name: str, sent: Any, got: Any) -> None:
    """Compares what ranks send to each other with what they expect.

    Args:
        name: name of the group.
        sent: int64 [ranks], elements that this rank sends to each rank.
        got: int64 [ranks], elements that it expects of each rank.

    Raises:
        FxgeError: status 1, with the first pair of ranks that differ, the same on all ranks.
    """
    import torch

    group = process_group(name)
    if not _has_others(group):
        return
    n, own = group.size(), torch.stack([sent, got])
    agree_on_sizes(name, "counts of HcomAllToAllV", own)
    ops = torch.ops._c10d_functional
    table = ops.wait_tensor(ops.all_gather_into_tensor(own, n, name)).view(n, 2, n)
    differing = (table[:, 0] != table[:, 1].T).nonzero().tolist()
    for sender, receiver in differing[:1]:
        raise FxgeError(
            f"rank {sender} of group '{name}' sends {table[sender, 0, receiver]} elements to rank "
            f"{receiver}, which expects {table[receiver, 1, sender]}",
            status=1,
        )
