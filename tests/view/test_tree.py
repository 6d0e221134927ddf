#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the tree of `fxge view --text`: in a pipe, and on a terminal. Standard library only.

test_tree.py FXGE MODELS    MODELS: directory with data/, data_hf/, data_unsupported/
"""

import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time
import unittest

import command
from command import fxge, model


class Text(unittest.TestCase):
    """--text in a pipe: the tree of modules as plain text."""

    def test_values(self):
        """Counts, times and memory are those of view-json."""
        path = model("data_hf/hf_bert.default.pt2")
        text = fxge("view", path, "--text")
        self.assertNotIn("\x1b", text)
        lines = text.splitlines()
        self.assertRegex(lines[0], r"^modules at stage ge +nodes +bound +memory$")
        self.assertRegex(lines[1], r"^model +58 +389 ns 100% +43\.5 kB$")
        self.assertRegex(lines[3], r"^    embeddings  BertEmbeddings +12 +47\.9 ns +12% +21\.5 kB$")
        self.assertEqual(len(lines), 7)
        self.assertEqual(len({len(line) for line in lines if line.endswith("kB")}), 1)

    def test_depth(self):
        path = model("data_hf/hf_bert.default.pt2")
        counts = [len(fxge("view", path, "--text", f"--depth={d}").splitlines()) for d in (0, 1, 2, 3, 4, 1000)]
        self.assertEqual(counts, [2, 3, 5, 7, 13, 17])
        self.assertEqual(fxge("view", path, "--text", "--depth=3"), fxge("view", path, "--text"))
        for bad in ("-1", "1001", "x", ""):
            fxge("view", path, "--text", f"--depth={bad}", code=2)

    def test_usage(self):
        path = model("data/mlp.default.pt2")
        for more in (["-o", "x"], ["--json"], ["--format=svg"], ["--sources=."], ["--force"]):
            fxge("view", path, "--text", *more, code=2)
        fxge("view", path, "--depth=1", code=2)

    def test_reports(self):
        """Reports add columns: the share is that of the measured time."""
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            mlp, files = model("data/mlp.decomposed.pt2"), []
            for name, *args in (
                ("p", "run", mlp, "--random", "1", "--profile"),
                ("b", "verify", mlp, "--bisect", model("data_nodes/mlp.decomposed.npz")),
            ):
                files.append(os.path.join(directory, name))
                with open(files[-1], "w", encoding="utf-8") as f:
                    f.write(fxge(*args, "--json"))
            lines = fxge("view", mlp, "--text", *(f"--report={f}" for f in files)).splitlines()
            self.assertRegex(lines[0], r" nodes +time +bound +memory +error$")
            self.assertRegex(lines[1], r" \d+ +[\d.]+ [un]s 100% +[\d.]+ ns +[\d.]+ k?B +[\d.]+e-0\d$")

    def test_unsupported(self):
        lines = fxge("view", model("data_unsupported/five.dynamic.pt2"), "--text").splitlines()
        self.assertRegex(lines[0], r"^modules at stage fused +nodes +errors$")
        self.assertRegex(lines[1], r"^model +\d+ +7$")

    def test_hostile(self):
        """Escape sequences and bidirectional marks of a file are shown as codes; wide characters keep the columns in line."""
        with tempfile.TemporaryDirectory(prefix="fxge-view-") as directory:
            path = os.path.join(directory, "m.fx")
            with open(path, "w", encoding="utf-8") as f:
                f.write('fxge 1 model "m\\u001b[31m" stage "import"\ngraph main(%x : f32[4]) {\n')
                names = ["a\\u001b[2Jb", "\u4e2d\u6587", "\u202eevil", "e\u0301", "x" * 300]
                for i in range(2 * len(names)):
                    f.write(f"  %v{i} = aten.relu.default(self=%{f'v{i - 1}' if i else 'x'}) : f32[4] loc(#{i // 2 + 1})\n")
                f.write(f"  return %v{2 * len(names) - 1}\n}}\n")
                for i, name in enumerate(names):
                    f.write(f'loc #{i + 1} = module "{name}" at "m.py":1 in "f"\n')
            lines = fxge("view", path, "--text").splitlines()
            self.assertNotRegex("".join(lines), "[\x00-\x1f\u202e]")
            wide = [sum(2 if "\u2e80" < c < "\ua000" else c != "\u0301" for c in line) for line in lines[1:]]
            self.assertEqual(len(set(wide)), 1, lines)


class Terminal(unittest.TestCase):
    """--text on a terminal: keys, sizes, and a terminal that is as before at any end."""

    ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"

    def start(self, path, *args, rows=24, columns=90, term="xterm", **more):
        self.main, self.side = pty.openpty()
        self.addCleanup(os.close, self.main)
        self.addCleanup(os.close, self.side)
        self.resize(rows, columns)
        self.before = termios.tcgetattr(self.side)
        self.read = b""

        def own_terminal():
            fcntl.ioctl(1, termios.TIOCSCTTY, 0)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        streams = {"stdin": self.side, "stdout": self.side, "stderr": self.side, **more}
        self.process = subprocess.Popen(
            [command.FXGE, "view", path, "--text", *args],
            start_new_session=True,
            preexec_fn=own_terminal,
            env={**os.environ, "TERM": term},
            **streams,
        )
        self.addCleanup(self.process.wait)
        self.addCleanup(self.process.kill)

    def resize(self, rows, columns):
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def wait_for(self, word, seconds=30):
        """Reads until the output since the last call matches. Returns that output."""
        end, text = time.monotonic() + seconds, b""
        while not re.search(word, text, re.DOTALL):
            self.assertLess(time.monotonic(), end, (word, text[-3000:]))
            if select.select([self.main], [], [], 0.1)[0]:
                text += os.read(self.main, 65536)
        self.read += text
        return text

    def screen(self, text):
        """Returns the rows that a drawing wrote, and which of them is selected."""
        rows, selected = {}, None
        for row, style, body in re.findall(r"\x1b\[(\d+);1H\x1b\[0m((?:\x1b\[\dm)?)([^\x1b]*)\x1b\[K", text.decode("utf-8", "replace")):
            rows[int(row)] = body.rstrip()
            selected = int(row) if style == "\x1b[7m" else selected
        return rows, selected

    def finish(self, keys):
        """Presses keys that end the process, and reads what it still writes. Returns its exit code."""
        os.write(self.main, keys)
        end = time.monotonic() + 30
        while self.process.poll() is None:
            self.assertLess(time.monotonic(), end)
            if select.select([self.main], [], [], 0.05)[0]:
                self.read += os.read(self.main, 65536)
        return self.process.returncode

    def press(self, keys, word=b"q: quit"):
        os.write(self.main, keys)
        return self.screen(self.wait_for(word))

    def assert_restored(self):
        self.assertEqual(termios.tcgetattr(self.side), self.before)
        while select.select([self.main], [], [], 0.1)[0]:
            self.read += os.read(self.main, 65536)
        self.assertEqual(self.read.count(self.ENTER), self.read.count(self.LEAVE))
        self.assertEqual(self.read.count(b"\x1b[?25l"), self.read.count(b"\x1b[?25h"))
        self.assertEqual(self.read.count(b"\x1b[?7l"), self.read.count(b"\x1b[?7h"))

    def test_keys(self):
        self.start(model("data_hf/hf_bert.default.pt2"))
        rows, selected = self.screen(self.wait_for(b"q: quit"))
        self.assertEqual(selected, 2)
        self.assertRegex(rows[2], r"^- model +58 +389 ns 100% +43\.5 kB$")
        self.assertIn("+ embeddings  BertEmbeddings", rows[6])
        self.assertEqual(self.press(b"\x1b[B")[1], 3)
        self.assertEqual(self.press(b"\x1b[A")[1], 2)
        self.assertIn("+ model", self.press(b"0")[0][5])
        self.assertEqual(self.press(b"G")[1], 6)
        self.press(b"\x1b[A")
        self.assertIn("- model", self.press(b"\x1b[C")[0][5])
        self.assertIn("+ model", self.press(b"\x1b[D")[0][5])
        self.assertIn("- model", self.press(b"\r")[0][5])
        self.assertEqual(self.press(b"\x1b[D")[1], 5)
        self.assertEqual(self.press(b"\x1b[D")[1], 2)  # to the program
        os.write(self.main, b"/gelu")
        self.wait_for(b"/gelu\x1b")
        rows, selected = self.press(b"\r")
        self.assertIn("gelu  GeluV2", rows[selected])
        self.assertIn("tests/models/hf.py:70", rows[23])
        rows, selected = self.press(b"n")
        self.assertIn("gelu_1  GeluV2", rows[selected])
        os.write(self.main, b"/no such\r")
        self.wait_for(b"not found")
        os.write(self.main, b"/x")
        self.wait_for(b"/x\x1b")
        self.press(b"\x1b")
        for keys in (b"*", b"g", b" ", b"\x1b[6~", b"\x1b[5~", b"\x1b[4~", b"\x1b[1~", b"\x1b[99;99~", b"\x1bx", b"\x00", b"\xff"):
            self.press(keys)
        self.assertEqual(self.finish(b"q"), 0)
        self.assert_restored()

    def test_size(self):
        """A new size is drawn; a tiny one does no harm."""
        self.start(model("data_hf/hf_bert.default.pt2"), "--depth=9")
        self.wait_for(b"q: quit")
        for rows, columns in ((10, 60), (1, 1), (3, 10), (60, 250)):
            self.resize(rows, columns)
            self.process.send_signal(signal.SIGWINCH)
            shown, _ = self.screen(self.wait_for(b"quit"))
            self.assertLessEqual(max(shown), max(rows, 4))
        self.assertEqual(self.finish(b"\x1b"), 0)
        self.assert_restored()

    def test_signals(self):
        """The terminal is as before at any signal that ends the process, crashes included."""
        for sig in ("INT", "TERM", "HUP", "QUIT", "PIPE", "USR1", "SEGV", "ABRT", "BUS", "FPE", "ILL"):
            with self.subTest(sig):
                self.start(model("data/mlp.default.pt2"))
                self.wait_for(b"q: quit")
                self.assertNotEqual(termios.tcgetattr(self.side), self.before)
                number = getattr(signal, f"SIG{sig}")
                self.process.send_signal(number)
                self.assertIn(self.process.wait(30), (-number, 5))
                self.assert_restored()

    def test_interrupt_key(self):
        self.start(model("data/mlp.default.pt2"))
        self.wait_for(b"q: quit")
        self.assertEqual(self.finish(b"\x03"), -signal.SIGINT)
        self.assert_restored()

    def test_stop(self):
        """A stop gives the terminal back, and the screen returns when the process continues."""
        self.start(model("data/mlp.default.pt2"))
        self.wait_for(b"q: quit")
        self.process.send_signal(signal.SIGTSTP)  # nobody could continue it, so that it goes on at once
        self.wait_for(re.escape(self.LEAVE) + b".*" + re.escape(self.ENTER) + b".*q: quit")
        self.process.send_signal(signal.SIGSTOP)
        self.process.send_signal(signal.SIGCONT)
        self.wait_for(b"q: quit")
        self.assertEqual(self.finish(b"q"), 0)
        self.assertEqual(termios.tcgetattr(self.side), self.before)

    def test_no_screen(self):
        """Plain text where the terminal cannot move its cursor, and where the model comes from standard input."""
        path = model("data/mlp.default.pt2")
        self.start(path, term="dumb")
        self.assertNotIn(b"\x1b", self.wait_for(b"layers.* B\r"))
        self.assertEqual(self.process.wait(30), 0)
        with open(path, "rb") as f:
            self.start("-", stdin=f)
            self.assertNotIn(b"\x1b", self.wait_for(b"layers.* B\r"))
            self.assertEqual(self.process.wait(30), 0)

    def test_end_of_input(self):
        self.start(model("data/mlp.default.pt2"))
        self.wait_for(b"q: quit")
        self.assertEqual(self.finish(b"\x04q"), 0)
        self.assert_restored()


if __name__ == "__main__":
    command.main()
