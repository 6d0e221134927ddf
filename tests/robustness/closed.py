#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests closed standard streams: output of the host never ends in a file of fxge. Standard library only.

closed.py LIBRARY MODEL [--rounds N]
    A child closes some of the descriptors 0 to 2, as a daemon does, and writes and reads every form of
    the program through the library, while one of its threads prints to these descriptors. The files must have
    the usual bytes, and no descriptor stays open.
"""

import argparse
import ctypes as c
import os
import shutil
import sys
import tempfile
import threading
import time

INLINE, FILES = 1, 2


class WriteOptions(c.Structure):
    _fields_ = (("size", c.c_size_t), ("weights", c.c_int), ("force", c.c_bool), ("copied_most", c.c_uint64))


def use(library, model, directory):
    """Writes and reads every form. Returns the step that failed, or None."""
    lib = c.CDLL(library)
    for name in ("fxge_open", "fxge_load", "fxge_text"):
        getattr(lib, name).restype = c.c_void_p
    session = c.c_void_p(lib.fxge_open(None))
    path = lambda name: os.fsencode(os.path.join(directory, name))  # noqa: E731
    program = c.c_void_p(lib.fxge_load(session, os.fsencode(model), None))
    if not program or lib.fxge_write(program, path("m.fxpb"), b"fxpb", None) or lib.fxge_compile(program, None):
        return "compile"
    for name, weights in (("inline", INLINE), ("files", FILES)):
        options = WriteOptions(c.sizeof(WriteOptions), weights, True, 0)
        for _ in range(2):  # a second time over existing files
            if lib.fxge_write(program, path(f"{name}.air"), b"air", c.byref(options)):
                return name
        if lib.fxge_check(session, path(f"{name}.air"), None):
            return f"check {name}"
    if lib.fxge_write(program, path("m.fx"), b"text", None):
        return "text"
    for name in ("m.fxpb", "inline.air", "files.air"):
        again = c.c_void_p(lib.fxge_load(session, path(name), None))
        if not again:
            return f"load {name}"
        lib.fxge_program_close(again)
    lib.fxge_close(session)
    return None


def talk(stop):
    """Prints and reads as another thread of the host does, whatever the descriptors are."""
    while not stop.is_set():
        for fd in range(3):
            try:
                os.write(fd, b"what the host says\n") if fd else os.read(fd, 1)
            except OSError:
                pass
        time.sleep(0)


def child(library, model, directory, closed):
    """Returns the exit code."""
    sys.setswitchinterval(1e-5)
    null = os.open("/dev/null", os.O_RDWR)
    for fd in range(3):
        os.dup2(null, fd)
    os.close(null)
    for fd in closed:
        os.close(fd)
    before = set(os.listdir("/proc/self/fd"))
    stop = threading.Event()
    host = threading.Thread(target=talk, args=(stop,))
    host.start()
    failed = use(library, model, directory)
    stop.set()
    host.join()
    return 1 if failed else 2 if len(os.listdir("/proc/self/fd")) != len(before) else 0


def bytes_of(directory):
    found = {}
    for at, _, files in os.walk(directory):
        for name in files:
            with open(os.path.join(at, name), "rb") as file:
                found[os.path.relpath(os.path.join(at, name), directory)] = file.read().replace(os.fsencode(directory), b"")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("model")
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    library, model = os.path.abspath(options.library), os.path.abspath(options.model)
    top, bad = tempfile.mkdtemp(prefix="fxge-closed-"), 0
    sets = [[fd for fd in range(3) if mask >> fd & 1] for mask in range(8)]
    expected = None
    try:
        for k, closed in enumerate(options.rounds * sets):
            directory = os.path.join(top, "out")
            shutil.rmtree(directory, ignore_errors=True)
            os.makedirs(directory)
            pid = os.fork()
            if pid == 0:
                os._exit(child(library, model, directory, closed))
            code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            found = bytes_of(directory)
            expected = expected or found  # all were open
            other = sorted(name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name))
            if code or other:
                bad += 1
                print(f"round {k}, without {closed}: exit code {code}, other bytes in {other}", flush=True)
    finally:
        shutil.rmtree(top)
    print(f"{options.rounds * len(sets)} processes, {len(expected)} files each, {bad} not as expected")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
