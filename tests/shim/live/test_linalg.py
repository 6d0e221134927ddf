# SPDX-License-Identifier: Apache-2.0
"""Linear algebra live, with gradients, against eager: factors have the strides of their matrix."""

from __future__ import annotations

import os
import unittest
from collections.abc import Callable
from pathlib import Path

import support
import torch
from torch import Tensor, linalg

MODULE = Path(os.environ.get("FXGE_LIBRARY", "")).with_name("libfxge_lapack.so")
B = torch.randn(4, 2, generator=torch.Generator().manual_seed(1))


def definite(x: Tensor) -> Tensor:
    return x @ x.mT + torch.eye(4)


CASES: dict[str, Callable[[Tensor], Tensor]] = {
    "det": linalg.det,
    "det of a transposed product": lambda x: linalg.det((x * 2).mT),
    "det of an inverse": lambda x: linalg.det(linalg.inv(x)),
    "det of a factor": lambda x: linalg.det(linalg.cholesky(definite(x))),
    "slogdet": lambda x: linalg.slogdet(x.mT)[1],
    "solve": lambda x: linalg.solve(x.mT, B).sum(),
    "solve, right": lambda x: linalg.solve(x, B.mT, left=False).sum(),
    "triangle": lambda x: linalg.solve_triangular(x, B, upper=True, unitriangular=True).sum(),
    "lu": lambda x: linalg.lu(x)[1].sum() + linalg.lu(x)[2].sum(),
    "qr": lambda x: linalg.qr(x)[1].sum(),
    "eigh": lambda x: linalg.eigh(definite(x))[0].mul(torch.arange(4)).sum(),
    "svd": lambda x: linalg.svdvals(x).mul(torch.arange(4)).sum(),
    "pinv": lambda x: linalg.pinv(x).sum(),
    "exp": lambda x: linalg.matrix_exp(x).sum(),
}


@unittest.skipUnless(MODULE.exists(), "the module on LAPACK was not built")
class Linalg(unittest.TestCase):
    def test_gradients(self) -> None:
        x = torch.randn(4, 4, generator=torch.Generator().manual_seed(0))
        x = x + 3 * torch.eye(4).flip(0)
        for name, f in CASES.items():
            for leaf in (x, x.clone().mT):
                with self.subTest(name, strides=leaf.stride()):
                    a = leaf.detach().requires_grad_()
                    b = leaf.detach().requires_grad_()
                    wanted = f(a)
                    wanted.backward()
                    found = support.compiled(f)[0](b)
                    found.backward()
                    support.assert_same(found, wanted, 1e-5)
                    assert a.grad is not None
                    assert b.grad is not None
                    self.assertLess(support.error_of(b.grad, a.grad), 2e-4)


if __name__ == "__main__":
    unittest.main()
