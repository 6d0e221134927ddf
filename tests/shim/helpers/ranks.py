# SPDX-License-Identifier: Apache-2.0
"""Processes of one machine as the ranks of a world.

They are forked from the test, so that imports are shared, use the loopback at a free port, and end
in time.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
import warnings
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist

os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
_HOST = "127.0.0.1"
_fork = multiprocessing.get_context("fork")


def _begin(
    all_there: Any,
    pipe: Any,
    port: int,
    rank: int,
    world: int,
    seconds: float,
    work: Callable[..., Any],
    args: Any,
) -> None:
    try:
        all_there.wait()
        warnings.simplefilter("ignore")  # PyTorch's warnings about its own names
        torch.set_num_threads(1)
        limit = timedelta(seconds=seconds)
        store = dist.TCPStore(_HOST, port, is_master=False, timeout=limit)
        dist.init_process_group("gloo", store=store, rank=rank, world_size=world, timeout=limit)
        torch.manual_seed(0)
        pipe.send((work(*args), None))
        dist.barrier()
        dist.destroy_process_group()
    except BaseException:
        pipe.send((None, traceback.format_exc()))
    finally:
        pipe.close()
        os._exit(0)  # exit handlers of the test must not run here


def run(world: int, work: Callable[..., Any], *args: Any, seconds: float = 240) -> list[Any]:
    """Returns the results of `work(*args)` on each rank, in order.

    Raises:
        AssertionError: a rank raised an exception, or did not end in time.
    """
    store = dist.TCPStore(_HOST, 0, is_master=True, wait_for_workers=False)
    # Ranks start after all forks: otherwise the store's thread might hold a lock while the next
    # rank is forked.
    all_there = _fork.Event()
    pipes, processes = [], []
    try:
        for rank in range(world):
            ours, theirs = _fork.Pipe(duplex=False)
            given = (all_there, theirs, store.port, rank, world, seconds, work, args)
            process = _fork.Process(target=_begin, args=given)
            process.start()
            theirs.close()
            pipes.append(ours)
            processes.append(process)
        all_there.set()
        results = []
        for rank, pipe in enumerate(pipes):
            assert pipe.poll(seconds), f"rank {rank} did not end within {seconds:g} s"
            result, error = pipe.recv()
            assert error is None, f"rank {rank}: {error}"
            results.append(result)
        return results
    finally:
        for process in processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
