# SPDX-License-Identifier: Apache-2.0
"""Runs a Python script in a fork of a server that has already imported torch.

    python3 -I -S tests/torch_server.py [-W ACTION] SCRIPT [ARGUMENT ...]
    python3 -I -S tests/torch_server.py [-W ACTION] -c CODE [ARGUMENT ...]

Importing torch and its compiler takes 4 s of processor time, and about 95 tests need it. The first
test starts the server, which forks one process a test and ends after 20 s without one. The script
sees what `python3 SCRIPT ARGUMENT ...` would show it: arguments, environment, directory, standard
streams, exit code. Variables that Python or torch read when they start (PYTHONHASHSEED, TORCH_LOGS)
have no effect. The server holds nothing of this tree, so that a change here needs no restart.
FXGE_TEST_SERVER=0 runs the script in a process of its own.
"""

from __future__ import annotations

import contextlib
import fcntl
import gc
import hashlib
import importlib
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
import types
import warnings
from pathlib import Path
from typing import Any

IDLE_SECONDS = 20
START_SECONDS = 120
ATTEMPTS = 3
STARTED = b"+"
# modules that export and torch.compile import on first use, and models of several tests
PRELOADED = (
    "torch",
    "torch._functorch.aot_autograd",
    "torch.export._trace",
    "torch._export.db.logging",
    "torch._export.passes._node_metadata_hook",
    "torch._export.passes.replace_autocast_with_hop_pass",
    "torch._export.passes.replace_set_grad_with_hop_pass",
    "torch._dynamo.backends.cudagraphs",
    "torch._dynamo.backends.debugging",
    "torch._dynamo.backends.distributed",
    "torch._dynamo.backends.inductor",
    "torch._dynamo.backends.onnxrt",
    "torch._dynamo.backends.tensorrt",
    "torch._dynamo.backends.torchxla",
    "torch._dynamo.backends.tvm",
    "torch._dynamo.dce_extra_outputs",
    "torch._dynamo.repro.after_aot",
    "torch._dynamo.repro.after_dynamo",
    "torch._dynamo.testing",
    "torch._functorch._activation_checkpointing.remat_using_tags_for_fwd_loss_bwd_graph_pass",
    "torch._functorch._aot_autograd.subclass_codegen",
    "torch._higher_order_ops.passes.inline_invoke_subgraph",
    "torch._inductor.compile_fx",
    "torch._inductor.compiler_bisector",
    "torch._subclasses.schema_check_mode",
    "torch.distributed.fsdp",
    "torch.distributed.tensor.experimental",
    "torch.distributed.tensor.parallel",
    "torch.fx.experimental.validator",
    "torch.fx.passes.utils.fuser_utils",
    "sympy.tensor.tensor",
    "transformers.models.bert.modeling_bert",
    "transformers.models.llama.modeling_llama",
)
STREAMS = (0, 1, 2)


def address() -> str:
    """Abstract socket of the server for this user, interpreter and version of this file."""
    version = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    key = f"{os.getuid()} {sys.executable} {version}"
    return f"\0fxge-torch-server-{hashlib.sha256(key.encode()).hexdigest()[:24]}"


def connect() -> socket.socket | None:
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        connection.connect(address())
    except OSError:
        connection.close()
        return None
    return connection


def start_server() -> socket.socket | None:
    """Connects to a new server; None where it does not answer within START_SECONDS."""
    with Path(__file__).open("rb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests that start at the same moment share one server
        if connection := connect():
            return connection
        command = [sys.executable, __file__, "--serve"]
        null = subprocess.DEVNULL
        server = subprocess.Popen(command, stdin=null, stdout=null, stderr=null, start_new_session=True)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and server.poll() is None:
            if connection := connect():
                return connection
            time.sleep(0.05)
    return None


def request(connection: socket.socket, arguments: list[str]) -> int | None:
    """Exit code of the script, or minus the number of the signal that ended it; None where the
    server ended before it started the script, as an idle one does when a client has just connected.
    """
    message = {"arguments": arguments, "environment": dict(os.environ), "directory": os.getcwd()}
    text = json.dumps(message).encode()
    try:
        socket.send_fds(connection, [len(text).to_bytes(8, "big")], STREAMS)
        connection.sendall(text)
        started = connection.recv(1)
    except (ConnectionResetError, BrokenPipeError):
        return None
    if not started:
        return None
    try:
        reply = connection.recv(16)
    except ConnectionResetError:
        reply = b""
    return int(reply) if reply else -signal.SIGKILL


def client(arguments: list[str]) -> int:
    direct = os.environ.get("FXGE_TEST_SERVER") == "0"
    code = None
    for _ in range(0 if direct else ATTEMPTS):
        connection = connect() or start_server()
        if connection is None:
            break
        code = request(connection, arguments)
        if code is not None:
            break
    if code is None:
        os.execv(sys.executable, [sys.executable, *arguments])
    if code < 0:
        with contextlib.suppress(OSError):  # SIGKILL has no handler to reset
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    return code


def receive(connection: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """The request of a client and its three standard streams."""
    head, streams, _, _ = socket.recv_fds(connection, 8, len(STREAMS))
    size, text = int.from_bytes(head, "big"), b""
    while len(text) < size:
        part = connection.recv(size - len(text))
        if not part:
            raise ConnectionError
        text += part
    return json.loads(text), list(streams)


def become(message: dict[str, Any], streams: list[int]) -> None:
    """Makes this fork the process that the client asked for, and runs the script."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where a shell's `&` started the server
    for stream, descriptor in zip(STREAMS, streams, strict=True):
        os.dup2(descriptor, stream)
        os.close(descriptor)
    os.chdir(message["directory"])
    os.environ.clear()
    os.environ.update(message["environment"])
    tempfile.tempdir = None  # TMPDIR of the first client's test run may be gone
    words = message["arguments"]
    while words[0] == "-W":
        warnings.simplefilter(words[1])  # type: ignore[arg-type]
        words = words[2:]
    code = None
    if words[0] == "-c":
        code = compile(words[1], "<string>", "exec", dont_inherit=True)
        words = ["-c", *words[2:]]
    sys.argv = words
    sys.path[0] = "" if code else str(Path(words[0]).resolve().parent)
    for entry in reversed(os.environ.get("PYTHONPATH", "").split(os.pathsep)):
        if entry:
            sys.path.insert(1, entry)
    if code:
        sys.modules["__main__"] = types.ModuleType("__main__")
        exec(code, sys.modules["__main__"].__dict__)
    else:
        runpy.run_path(words[0], run_name="__main__")


class Server:
    """Forks one process for each request; one thread, because forks and threads do not mix."""

    def __init__(self, listener: socket.socket) -> None:
        self.events = selectors.DefaultSelector()
        self.events.register(listener, selectors.EVENT_READ)
        self.listener = listener
        self.children: dict[int, tuple[int, socket.socket]] = {}  # pidfd: process, client

    def run(self) -> tuple[dict[str, Any], list[int]] | None:
        """Serves until nothing came for IDLE_SECONDS: None; in a fork: its request."""
        while ready := self.events.select(None if self.children else IDLE_SECONDS):
            for key, _ in ready:
                if key.fileobj is self.listener:
                    if mine := self.accept():
                        return mine
                elif key.fd in self.children:
                    self.reap(key.fd)
                else:  # the client ended: ctest's time limit
                    self.kill(key.data)
                    self.events.unregister(key.fileobj)
        return None

    def accept(self) -> tuple[dict[str, Any], list[int]] | None:
        connection, _ = self.listener.accept()
        try:
            message, streams = receive(connection)
        except (OSError, ValueError):
            connection.close()
            return None
        process = os.fork()
        if not process:
            self.close()
            connection.close()
            return message, streams
        for descriptor in streams:
            os.close(descriptor)
        with contextlib.suppress(OSError):
            connection.sendall(STARTED)
        child = os.pidfd_open(process)
        self.children[child] = process, connection
        self.events.register(child, selectors.EVENT_READ)
        self.events.register(connection, selectors.EVENT_READ, process)
        return None

    def kill(self, process: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)

    def reap(self, child: int) -> None:
        process, connection = self.children.pop(child)
        self.events.unregister(child)
        os.close(child)
        _, status = os.waitpid(process, 0)
        with contextlib.suppress(KeyError):
            self.events.unregister(connection)
        with contextlib.suppress(OSError):
            connection.sendall(str(os.waitstatus_to_exitcode(status)).encode())
        connection.close()

    def close(self) -> None:
        """Closes in a fork what belongs to the server."""
        for child, (_, connection) in self.children.items():
            os.close(child)
            connection.close()
        self.events.close()
        self.listener.close()


def serve() -> None:
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(address())
    for module in PRELOADED:
        with contextlib.suppress(ImportError):  # another version of torch may lack it
            importlib.import_module(module)
    gc.collect()
    gc.freeze()  # collections in the forks neither visit nor copy the objects of torch
    listener.listen()
    mine = Server(listener).run()
    if mine:
        become(*mine)


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        sys.exit(client(sys.argv[1:]))
