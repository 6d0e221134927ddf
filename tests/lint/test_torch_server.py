# SPDX-License-Identifier: Apache-2.0
"""tests/torch_server.py where its server ends between a client's connect and its request.

    test_torch_server.py

An idle server ends by itself, so a client can connect to one that will not answer. The script must
run all the same, once, and a server that ends after it started a script is a failure of the test.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))
import torch_server  # noqa: E402

CLIENT = """
import sys
sys.path.insert(0, {tests!r})
import torch_server
torch_server.address = lambda: {address!r}
torch_server.start_server = lambda: torch_server.connect()
sys.exit(torch_server.client(sys.argv[1:]))
"""


class EndingServer(unittest.TestCase):
    def run_client(self, reply: bytes, requests: int) -> subprocess.CompletedProcess[str]:
        """Runs a script through a server that takes `requests` requests and ends after `reply`."""
        with tempfile.TemporaryDirectory() as directory:
            address = "\0fxge-test" + directory
            script = Path(directory, "script.py")
            script.write_text("print('ran')\n")
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            listener.bind(address)
            listener.listen()
            listener.settimeout(10)

            def serve() -> None:
                for _ in range(requests):
                    try:
                        connection, _address = listener.accept()
                    except TimeoutError:
                        break
                    if reply:
                        _message, streams = torch_server.receive(connection)
                        for stream in streams:
                            os.close(stream)
                        connection.sendall(reply)
                    connection.close()  # without a reply bytes are unread: the client sees a reset
                listener.close()

            thread = threading.Thread(target=serve)
            thread.start()
            code = CLIENT.format(tests=str(TESTS), address=address)
            command = [sys.executable, "-c", code, str(script)]
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            thread.join()
            return done

    def test_ends_before_the_request(self) -> None:
        done = self.run_client(b"", requests=1)
        self.assertEqual((done.returncode, done.stdout), (0, "ran\n"), done.stderr)

    def test_ends_before_each_request(self) -> None:
        done = self.run_client(b"", requests=3)
        self.assertEqual((done.returncode, done.stdout), (0, "ran\n"), done.stderr)

    def test_ends_while_the_script_runs(self) -> None:
        done = self.run_client(b"+", requests=1)
        self.assertEqual((done.returncode, done.stdout), (-signal.SIGKILL, ""), done.stderr)


if __name__ == "__main__":
    unittest.main()
