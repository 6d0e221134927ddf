# SPDX-License-Identifier: Apache-2.0
"""Lengths of attention as tensors, where the schemas of torch_npu have lists."""

from __future__ import annotations

import unittest
from typing import Any

import support  # noqa: F401 (path of the package)
import torch
from recipe_cases import Module
from torch import Tensor

import fxge
import fxge.npu

npu: Any = torch.ops.npu


class Lengths(unittest.TestCase):
    """PyTorch takes the tensors as lists of their elements."""

    def test_elements(self) -> None:
        q, k = torch.randn(2, 4, 1, 64).bfloat16(), torch.randn(2, 4, 8, 64).bfloat16()
        table = torch.tensor([[1, 0], [2, 3]], dtype=torch.int32)
        blocks = torch.randn(4, 4, 4 * 64).bfloat16()

        def fused(q: Tensor, k: Tensor, n: Any) -> Any:
            return npu.npu_fused_infer_attention_score(
                q, k, k, num_heads=4, input_layout="BNSD", actual_seq_lengths_kv=n
            )[0]

        def paged(q: Tensor, k: Tensor, n: Any) -> Any:
            return npu.npu_fused_infer_attention_score_v2(
                q, k, k, num_query_heads=4, input_layout="BNSD", actual_seq_kvlen=n,
                block_table=table, block_size=4,
            )[0]  # fmt: skip

        def one_each(q: Tensor, k: Tensor, n: Any) -> Any:
            return npu.npu_incre_flash_attention(
                q, k, k, num_heads=4, input_layout="BNSD", actual_seq_lengths=n
            )

        for f, keys in ((fused, k), (paged, blocks), (one_each, k)):
            with self.subTest(f.__name__):
                args = q, keys, torch.tensor([3, 8])
                program = fxge.compile(torch.export.export(Module(f), args))
                text = program.text("text")
                self.assertNotIn("ge.Pack(", text)
                for n in ([3, 8], [1, 2], [8, 5]):
                    found = program(q, keys, torch.tensor(n))
                    self.assertTrue(torch.equal(found, f(q, keys, n)))
                for n in ([9, 1], [1, -1]):
                    with self.assertRaisesRegex(fxge.FxgeError, "request [01] has (9|-1) keys"):
                        program(q, keys, torch.tensor(n))


if __name__ == "__main__":
    unittest.main()
