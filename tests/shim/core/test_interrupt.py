# SPDX-License-Identifier: Apache-2.0
"""A signal handler's exception ends a run soon; the program remains usable."""

from __future__ import annotations

import os
import signal
import threading
import time
import unittest
from collections.abc import Callable
from typing import Any

import support
import torch
from torch import Tensor
from torch._higher_order_ops import while_loop

import fxge

SOON = 1.0  # seconds


class Counting(torch.nn.Module):
    """Loop that practically never ends, from any number except -1."""

    def forward(self, i: Tensor) -> Tensor:
        (last,) = while_loop(lambda i: i != -1, lambda i: (i + 1,), (i,))
        return last  # type: ignore[no-any-return]


def product(x: Tensor) -> Tensor:
    """Runs one kernel."""
    return x @ x


def numbers(n: int) -> Tensor:
    """Returns a matrix: for n = 1500 the product takes 0.3 s, for n = 5000 more than 10 s."""
    return torch.randint(-9, 9, (n, n), dtype=torch.int32)


def interrupt() -> None:
    """Sends SIGINT."""
    os.kill(os.getpid(), signal.SIGINT)


class Interrupt(unittest.TestCase):
    def interrupted(
        self, run: Callable[[], Any], error: type[BaseException] = KeyboardInterrupt
    ) -> None:
        sent: list[float] = []

        def send() -> None:
            sent.append(time.perf_counter())
            interrupt()

        timer = threading.Timer(0.3, send)
        timer.start()
        with self.assertRaises(error):
            run()
        self.assertTrue(sent, "it ended before the signal came")
        self.assertLess(time.perf_counter() - sent[0], SOON)
        timer.join()

    def test_loop(self) -> None:
        at, end = torch.tensor(0), torch.tensor(-1)
        program = fxge.compile(torch.export.export(Counting(), (at,)))
        for _ in range(2):
            self.interrupted(lambda: program(at))
            self.assertEqual(program(end).item(), -1)

    def test_loop_live(self) -> None:
        run, counter = support.compiled(Counting())
        self.assertEqual(run(torch.tensor(-5)).item(), -1)
        self.interrupted(lambda: run(torch.tensor(0)))
        self.assertEqual(run(torch.tensor(-2)).item(), -1)
        self.assertEqual(counter.count, 1)

    def test_kernel(self) -> None:
        run, _ = support.compiled(product, dynamic=True)
        small, large = numbers(30), numbers(5000)
        self.assertTrue(torch.equal(run(small), small @ small))
        self.interrupted(lambda: run(large))
        self.assertTrue(torch.equal(run(small), small @ small))

    def test_own_handler(self) -> None:
        """A handler's exception is raised; after a handler that returns, the run continues."""
        run, _ = support.compiled(product)
        x, seen = numbers(1500), []

        def handler(number: int, frame: Any) -> None:  # noqa: ARG001
            seen.append(number)
            if len(seen) > 1:
                raise TimeoutError

        run(x)
        before = signal.signal(signal.SIGINT, handler)
        try:
            timer = threading.Timer(0.05, interrupt)
            timer.start()
            y = run(x)
            self.assertEqual(len(seen), 1)
            self.assertTrue(torch.equal(y, x @ x))
            timer.join()
            loop, _ = support.compiled(Counting())
            loop(torch.tensor(-2))
            self.interrupted(lambda: loop(torch.tensor(0)), TimeoutError)
        finally:
            signal.signal(signal.SIGINT, before)

    def test_other_threads_go_on(self) -> None:
        """Handlers run in the main thread only, and so do their exceptions."""
        run, _ = support.compiled(product, dynamic=True)
        x, found = numbers(1500), []
        run(numbers(2))
        thread = threading.Thread(target=lambda: found.append(torch.equal(run(x), x @ x)))
        thread.start()
        self.interrupted(lambda: time.sleep(9))
        thread.join()
        self.assertEqual(found, [True])


if __name__ == "__main__":
    unittest.main()
