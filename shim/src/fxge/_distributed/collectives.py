# SPDX-License-Identifier: Apache-2.0
"""Collectives of a running program through the process groups of torch.distributed."""

from __future__ import annotations

import json
import os
from functools import lru_cache
from pathlib import Path
from typing import Any

from .._core import output_files
from .._core.plugin import Call, Plugin
from .agreement import agree_on_parts, agree_on_sizes, groups, process_group

# reductions: GE's name -> PyTorch's
_WORDS = {"sum": "sum", "prod": "product", "max": "max", "min": "min"}


def _pieces(counts: Any, begins: Any, data: Any) -> list[Any]:
    return [data[at : at + n] for n, at in zip(counts.tolist(), begins.tolist(), strict=True)]


def _split(call: Call, ops: Any, group: str) -> None:
    """Computes HcomAllToAllV, whose parts may be anywhere in the buffers."""
    import torch

    data, sent, sent_at, got, got_at = call.input_tensors
    agree_on_parts(group, sent, got)
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
    with torch.no_grad():
        if call.type == "HcomAllToAllV":
            _split(call, ops, group)
            return
        for x, y in zip(call.input_tensors, call.output_tensors, strict=True):
            agree_on_sizes(group, call.type, x)
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
