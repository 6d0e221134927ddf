#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures memory of runs of a compiled program, in a separate process.

usage: bench/memory.py BUILD_DIR MODEL.air [--threads N] [--runs N]
Prints one line of JSON. bench/executor.py --memory calls it for every model.

`live`: the sum of live tensors at the worst node, as the executor's profile counts it node by node, without workspaces
of kernels. `peak`: the highest resident memory during runs beyond that after loading the program and packing its
weights (the system's count, VmHWM, without pages of mapped files). `packed` and `weights`: bytes of prepacked
constants, and bytes of the program's file.
"""

from __future__ import annotations

import argparse
import ctypes as c
import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

SIZES = {"f32": 4, "f64": 8, "f16": 2, "bf16": 2, "i8": 1, "i32": 4, "i64": 8, "bool": 1}


class View(c.Structure):
    """fxge_tensor_view"""

    _fields_ = (
        ("name", c.c_char_p),
        ("dtype", c.c_char_p),
        ("rank", c.c_int),
        ("shape", c.POINTER(c.c_int64)),
        ("stride", c.POINTER(c.c_int64)),
        ("data", c.c_void_p),
        ("bytes", c.c_size_t),
    )


class Options(c.Structure):
    """fxge_session_options, as far as needed."""

    _fields_ = (
        ("size", c.c_size_t),
        ("alloc", c.c_void_p),
        ("dealloc", c.c_void_p),
        ("user", c.c_void_p),
        ("strict", c.c_bool),
        ("threads", c.c_int),
    )


class Port(c.Structure):
    """fxge_port_info, as far as needed."""

    _fields_ = (
        ("size", c.c_size_t),
        ("name", c.c_char_p),
        ("role", c.c_char_p),
        ("dtype", c.c_char_p),
        ("rank", c.c_int),
        ("text", c.c_char_p),
    )


class Node(c.Structure):
    """fxge_profile_node"""

    _fields_ = (
        ("size", c.c_size_t),
        *((name, c.c_char_p) for name in ("name", "op", "origin", "file")),
        ("line", c.c_int),
        *((name, c.c_char_p) for name in ("function", "source", "module")),
        ("calls", c.c_uint64),
        ("total", c.c_double),
        ("best", c.c_double),
        *((name, c.c_uint64) for name in ("read", "out", "made", "temporary", "live", "held")),
    )


def library(build: str) -> c.CDLL:
    """libfxge, with the types of the called functions."""
    lib = c.CDLL(str(Path(build, "libfxge.so").resolve()))
    for name in ("fxge_open", "fxge_load", "fxge_executable_open"):
        getattr(lib, name).restype = c.c_void_p
    lib.fxge_diag_text.restype = c.c_char_p
    lib.fxge_memory_packed.restype = c.c_size_t
    lib.fxge_profile_get.restype = c.c_bool
    return lib


def resident() -> dict[str, int]:
    """Returns memory fields of the process's status, in bytes."""
    text = Path("/proc/self/status").read_text()
    return {k: 1024 * int(v) for k, v in re.findall(r"^(\w+):\s+(\d+) kB$", text, re.M)}


def held_by(lib: c.CDLL, session: c.c_void_p) -> int:
    """Returns the bytes that the session holds."""
    live, peak = c.c_size_t(), c.c_size_t()
    lib.fxge_memory(session, c.byref(live), c.byref(peak))
    return live.value


def inputs(lib: c.CDLL, exe: c.c_void_p) -> tuple[c.Array[View], list[object]]:
    """Makes ones for integers, zeros for floats, of the sizes that the program has; returns them with their memory."""
    n = lib.fxge_n_inputs(exe)
    views = (View * n)()
    port = Port(size=c.sizeof(Port))
    memory: list[object] = []
    for i, view in enumerate(views):
        lib.fxge_input_get(exe, i, c.byref(port))
        found = re.fullmatch(r"(\w+)\[([\d, ]*)\]", port.text.decode())
        if not found:
            sys.exit(f"{port.text.decode()}: a size is not known")
        shape = [int(x) for x in found[2].split(",") if x]
        size = SIZES[found[1]]
        count = 1
        for x in shape:
            count *= x
        fill = 1 if found[1][0] in "ib" and found[1] != "bf16" else 0
        data = (c.c_char * (size * count)).from_buffer(
            bytearray(fill.to_bytes(size, "little") * count)
        )
        view.dtype, view.rank = found[1].encode(), len(shape)
        view.shape = (c.c_int64 * len(shape))(*shape)
        view.data, view.bytes = c.addressof(data), size * count
        memory.append(data)
    return views, memory


def live_tensors(lib: c.CDLL, exe: c.c_void_p, run: Callable[[], None]) -> int:
    """Returns the sum of live tensors at the worst node."""
    lib.fxge_profile(exe)
    run()
    node = Node(size=c.sizeof(Node))
    most, i = 0, 0
    while lib.fxge_profile_get(exe, c.c_size_t(i), c.byref(node)):
        most = max(most, node.live - node.temporary)
        i += 1
    return most


def measure(options: argparse.Namespace) -> dict[str, int]:
    """Returns bytes by kind."""
    lib = library(options.build)
    session = c.c_void_p(
        lib.fxge_open(c.byref(Options(size=c.sizeof(Options), threads=options.threads)))
    )

    def there(handle: int | None) -> c.c_void_p:
        if not handle:
            sys.exit(lib.fxge_diag_text(session).decode())
        return c.c_void_p(handle)

    program = there(lib.fxge_load(session, os.fsencode(options.model), None))
    exe = there(lib.fxge_executable_open(program))
    views, _memory = inputs(lib, exe)

    def run() -> None:
        if lib.fxge_run(exe, views, len(views)):
            sys.exit(lib.fxge_diag_text(session).decode())

    held = held_by(lib, session)
    run()  # weights are packed
    packed = lib.fxge_memory_packed(session)
    c.CDLL(None).malloc_trim(0)  # memory of reading the file and of packing is not a run's
    there_with = resident()["RssAnon"] - (held_by(lib, session) - held - packed)
    Path("/proc/self/clear_refs").write_text("5")  # VmHWM starts anew
    for _ in range(options.runs):
        run()
    after = resident()
    return {
        "live": live_tensors(lib, exe, run),
        "peak": after["VmHWM"] - after["RssFile"] - after["RssShmem"] - there_with,
        "packed": packed,
        "weights": Path(options.model).stat().st_size,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", help="a build")
    parser.add_argument("model", help="a compiled program, its weights in it")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--runs", type=int, default=3)
    print(json.dumps(measure(parser.parse_args())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
