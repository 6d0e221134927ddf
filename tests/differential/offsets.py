# SPDX-License-Identifier: Apache-2.0
"""Compares operators that subtract a mean or a maximum with float64 where that is far larger than the spread.

    python3 tests/differential/offsets.py build/dev/libfxge.so [--verbose]

Calls come from the lists below, with a mean of 10^2, 10^4 and 10^6 times the spread. The error in f32 against float64
of the same numbers must be at most four times PyTorch's, and a few last bits. In f64 the reference of the first result
uses the numbers without their mean, which float64 subtracts exactly; so only operators that a shift does not change are
tested.
"""

from __future__ import annotations

import itertools
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import single_ops
import torch

import calls  # noqa: E402  isort: skip
import cases  # noqa: E402  isort: skip
import fxge_ctypes as fxge  # noqa: E402  isort: skip

Arguments = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], list[Any]]  # values, gradients, one number a column
ROWS, COLUMNS = 12, 64
RATIOS = (1e2, 1e4, 1e6)
BAR = 4.0  # times PyTorch's error
BITS = {torch.float32: 4.0, torch.float64: 16.0}  # last bits of the largest result; the reference of f64 is rounded, too


def norm(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns mean and reciprocal deviation of each row, rounded as a forward pass stores them."""
    wide = x.double()
    return wide.mean(-1).to(x.dtype), (1 / (wide.var(-1, correction=0) + 1e-5).sqrt()).to(x.dtype)


def groups(x: torch.Tensor) -> torch.Tensor:
    """Returns the rows as images of four channels."""
    return x.view(3, 4, 8, 8)


def covariance(x: torch.Tensor) -> torch.Tensor:
    """Computes the steps of PyTorch's `cov`."""
    centred = x - x.mean(1, keepdim=True)
    return centred @ centred.t() / (x.shape[1] - 1)


def correlation(x: torch.Tensor) -> torch.Tensor:
    """Computes the steps of PyTorch's `corrcoef`."""
    c = covariance(x)
    deviation = c.diagonal().sqrt()
    return (c / deviation.view(-1, 1) / deviation.view(1, -1)).clip(-1, 1)


# Operators that torch.export refuses, since they test weights by `equal`, and their steps, which it supports.
COMPOSED = {"cov": (torch.cov, covariance), "corrcoef": (torch.corrcoef, correlation)}
CALLS: list[tuple[str, Arguments]] = [
    *[(name, lambda x, g, c: [x]) for name in COMPOSED],
    *[(f"{op}.correction", lambda x, g, c: [x, [1]]) for op in ("var", "std", "var_mean", "std_mean")],
    *[(f"{op}.dim", lambda x, g, c: [x, [0]]) for op in ("var", "std", "var_mean", "std_mean")],
    *[(op, lambda x, g, c: [x]) for op in ("var", "std", "var_mean", "std_mean")],
    ("native_layer_norm", lambda x, g, c: [x, [COLUMNS], c, c, 1e-5]),
    ("layer_norm", lambda x, g, c: [x, [COLUMNS], c, c, 1e-5]),
    ("native_layer_norm_backward", lambda x, g, c: [g, x, [COLUMNS], *[s.view(ROWS, 1) for s in norm(x)], c, c, [True, True, True]]),
    ("native_group_norm", lambda x, g, c: [groups(x), c[:4], c[:4], 3, 4, 64, 2, 1e-5]),
    ("group_norm", lambda x, g, c: [groups(x), 2, c[:4], c[:4]]),
    ("native_group_norm_backward", lambda x, g, c: [groups(g), groups(x), *[s.view(3, 2) for s in norm(x.view(6, -1))], c[:4], 3, 4, 64, 2, [True] * 3]),
    ("native_batch_norm", lambda x, g, c: [groups(x), c[:4], c[:4], None, None, True, 0.1, 1e-5]),
    ("batch_norm", lambda x, g, c: [groups(x), c[:4], c[:4], None, None, True, 0.1, 1e-5, False]),
    ("_native_batch_norm_legit.no_stats", lambda x, g, c: [groups(x), c[:4], c[:4], True, 0.1, 1e-5]),
    ("native_batch_norm_backward", lambda x, g, c: [groups(g), groups(x), c[:4], None, None,
                                                    *norm(groups(x).transpose(0, 1).reshape(4, -1)), True, 1e-5, [True] * 3]),
    ("instance_norm", lambda x, g, c: [groups(x), c[:4], c[:4], None, None, True, 0.1, 1e-5, False]),
    *[(op, lambda x, g, c: [x, 1]) for op in ("softmax.int", "log_softmax.int")],
    *[(op, lambda x, g, c: [x, 1, False]) for op in ("_softmax", "_log_softmax")],
    ("logsumexp", lambda x, g, c: [x, [1]]),
    ("logcumsumexp", lambda x, g, c: [x, 1]),
    ("_softmax_backward_data", lambda x, g, c: [g, x.softmax(1), 1, x.dtype]),
    ("_log_softmax_backward_data", lambda x, g, c: [g, x.log_softmax(1), 1, x.dtype]),
    ("cross_entropy_loss", lambda x, g, c: [x, torch.arange(ROWS)]),
    ("cross_entropy_loss", lambda x, g, c: [x, g.softmax(1)]),
    ("binary_cross_entropy_with_logits", lambda x, g, c: [x, g.sigmoid()]),
    ("logaddexp", lambda x, g, c: [x, x.flip(0)]),
    ("logaddexp2", lambda x, g, c: [x, x.flip(0)]),
    ("cdist", lambda x, g, c: [x, x.flip(0) + g, 2.0, 2]),
    ("cdist", lambda x, g, c: [x, x.flip(0) + g, 1.0]),
    ("cdist", lambda x, g, c: [x, x.flip(0) + g, 2.0]),
    ("_cdist_forward", lambda x, g, c: [x, x.flip(0) + g, 2.0, None]),
    ("_euclidean_dist", lambda x, g, c: [x, x.flip(0) + g]),
    ("pdist", lambda x, g, c: [x]),
    ("_pdist_forward", lambda x, g, c: [x]),
    ("pairwise_distance", lambda x, g, c: [x, x.flip(0) + g]),
    ("renorm", lambda x, g, c: [x, 2.0, 0, 1.0]),
    ("mse_loss", lambda x, g, c: [x, x.flip(0) + g]),
    ("smooth_l1_loss", lambda x, g, c: [x, x.flip(0) + g]),
    ("triplet_margin_loss", lambda x, g, c: [x, x.flip(0), x.flip(1)]),
    ("mean.dim", lambda x, g, c: [x, [1]]),
    ("mean", lambda x, g, c: [x]),
]


# Operators whose first result depends on a shift of their values, or whose gradients depend on statistics of these values.
SHIFTED = re.compile(r"logsumexp|logcumsumexp|logaddexp|mean|renorm|binary_cross|.*_backward")


def drawn(ratio: float) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Returns values of that mean and a spread of 1, gradients, and one number a column."""
    dice = torch.Generator().manual_seed(int(ratio))
    x = torch.randn(ROWS, COLUMNS, generator=dice) + ratio * (1 + torch.arange(ROWS).view(-1, 1) / 16)
    return x, torch.randn(ROWS, COLUMNS, generator=dice), torch.rand(COLUMNS, generator=dice) + 0.5


def apart(x: torch.Tensor, exact: torch.Tensor) -> float:
    """Returns the largest error, relative to the largest number."""
    scale = float(exact.abs().max())
    return float((x.double() - exact).abs().max()) / scale if scale else float((x.double() != exact).any())


def results(lib: Any, name: str, arguments: list[Any]) -> tuple[calls.Call, list[torch.Tensor | None], list[torch.Tensor]]:
    """Returns the call, fxge's results and PyTorch's."""
    if name in COMPOSED:
        op, composition = COMPOSED[name]
        call, program = calls.Call(op, arguments, {}), calls.exported(calls.Call(composition, arguments, {}))[1]
        with fxge.Session(lib) as session:
            p = session.load(program, "case.pt2")
            session.compile(p)
            return call, session.run(session.open(p), call.tensors), call.results()
    call = calls.Call(cases.resolve(name), arguments, {})
    outs = call.results()
    text = single_ops.program(call.op, call, *call.arguments(*call.tensors), len(outs), call.places)
    assert text, name
    return call, single_ops.compiled(lib, text, call.tensors), outs


def judged(lib: Any, name: str, make: Arguments, ratio: float) -> Iterator[tuple[int, float, float]]:
    """Yields for each result its index, fxge's error and PyTorch's."""
    call, got, outs = results(lib, name, make(*drawn(ratio)))
    for k, (mine, out, ref) in enumerate(zip(got, outs, call.in_double())):
        if mine is not None and out.numel() and bool(ref.isfinite().all()):
            yield k, apart(mine, ref.double()), apart(out, ref.double())


def judged_in_double(lib: Any, name: str, make: Arguments, ratio: float) -> Iterator[tuple[int, float, float]]:
    """Yields the same for the first result in f64."""
    noise, g, c = (x.double() for x in drawn(0.0))
    x = noise + ratio
    if SHIFTED.match(name):
        return
    call, got, outs = results(lib, name, make(x, g, c))
    exact = calls.Call(call.op, make(x - ratio, g, c), {}).results()[0]
    assert got[0] is not None
    yield 0, apart(got[0], exact), apart(outs[0], exact)


def main() -> int:
    """Runs the sweep; returns 1 if there are faults."""
    lib, faults = fxge.library(sys.argv[1]), 0
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    for name, make in CALLS:
        for ratio, (dtype, judge) in itertools.product(RATIOS, ((torch.float32, judged), (torch.float64, judged_in_double))):
            try:
                errors = list(judge(lib, name, make, ratio))
            except fxge.FxgeError as e:
                print(f"{name}: {e.text}")
                faults += 1
                break
            for k, mine, theirs in errors:
                bad = mine > BAR * theirs + BITS[dtype] * torch.finfo(dtype).eps
                faults += bad
                if bad or "--verbose" in sys.argv:
                    print(f"{'WRONG' if bad else 'ok':6}{name} {dtype} result {k}, ratio {ratio:.0e}: error {mine:.1e}, PyTorch's {theirs:.1e}")
    print(f"{len(CALLS)} calls at ratios {', '.join(f'{r:.0e}' for r in RATIOS)}: {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
