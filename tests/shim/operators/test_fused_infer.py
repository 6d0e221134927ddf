# SPDX-License-Identifier: Apache-2.0
"""npu_fused_infer_attention_score: layouts, lengths, caches, masks and scales, against float64."""

from __future__ import annotations

import itertools
import re
import unittest
from typing import Any

import plain_attention as plain
import support
import torch
from torch import Tensor

import fxge
import fxge.npu
from fxge.torchair import ops

LAYOUTS = {
    "BSH": ("BSH", "BSH"),
    "BSND": ("BSND", "BSND"),
    "BNSD": ("BNSD", "BNSD"),
    "NSD": ("NSD", "NSD"),
    "BNSD_BSND": ("BNSD", "BSND"),
    "BSH_BNSD": ("BSH", "BNSD"),
    "BSND_BNSD": ("BSND", "BNSD"),
    "BSH_NBSD": ("BSH", "NBSD"),
    "BSND_NBSD": ("BSND", "NBSD"),
    "BNSD_NBSD": ("BNSD", "NBSD"),
    "TND": ("TND", "TND"),
    "NTD": ("NTD", "NTD"),
    "TND_NTD": ("TND", "NTD"),
    "NTD_TND": ("NTD", "TND"),
}
SCALE, BEFORE, AFTER = 0.3, 4, 1
HEADS, KEY_HEADS = 4, 2
BOUNDS = {torch.float16: 2e-3, torch.bfloat16: 1e-2, torch.int8: 1e-2}
fused: Any = torch.ops.npu.npu_fused_infer_attention_score_v2


def call(
    op: Any, q: Tensor, k: Tensor, v: Tensor, layout: str, **more: Any
) -> tuple[Tensor, Tensor]:
    """Calls the second form of the operator with the constants of this file."""
    named = {"num_query_heads": HEADS, "num_key_value_heads": KEY_HEADS, "softmax_scale": SCALE}
    return op(q, k, v, input_layout=layout, **{**named, **more})


def as_tensors(named: dict[str, Any]) -> dict[str, Any]:
    """Returns arguments with tensors instead of lists; those of the keys are i32."""
    made = dict(named)
    if named.get("actual_seq_qlen") is not None:
        made["actual_seq_qlen"] = torch.tensor(named["actual_seq_qlen"])
    if named.get("actual_seq_kvlen") is not None:
        made["actual_seq_kvlen"] = torch.tensor(named["actual_seq_kvlen"], dtype=torch.int32)
    return made


def arguments(
    rs: list[plain.Request], layout: str, blocks: str | None, size: int = 16
) -> tuple[list[Tensor], dict[str, Any]]:
    """Returns query, key and value, and further arguments. Elements behind a length are NaN."""
    form = LAYOUTS[layout][0]
    packed = "T" in form
    n, m = [len(r.query) for r in rs], [len(r.key) for r in rs]
    room, named = max(m) + 3, {}

    def of_queries(rows: list[Tensor]) -> Tensor:
        return plain.batched(rows, form, max(n) + 1)

    if blocks:
        count = sum(-(-x // size) for x in m) + 2
        table = plain.table_of(m, size, count)
        named |= {"block_table": table, "block_size": size}

    def of_keys(rows: list[Tensor]) -> Tensor:
        if not blocks:
            return plain.batched(rows, form, room)
        return plain.cache(rows, table, size, count, blocks)

    named["actual_seq_qlen"] = plain.ends(n) if packed else n
    named["actual_seq_kvlen"] = plain.ends(m) if packed and not blocks else m
    if rs[0].query_rope is not None:
        named["query_rope"] = of_queries([r.query_rope for r in rs])
        named["key_rope"] = of_keys([r.key_rope for r in rs])
    three = [of_queries([r.query for r in rs]), of_keys([r.key for r in rs])]
    return [*three, of_keys([r.value for r in rs])], named


class Values(unittest.TestCase):
    """Results against attention of each request in float64."""

    def setUp(self) -> None:
        torch.manual_seed(1)

    def compare(
        self,
        rs: list[plain.Request],
        found: Tensor,
        layout: str,
        bound: float,
        mode: int = 0,
        before: int = BEFORE,
        after: int = AFTER,
        sink: Tensor | None = None,
    ) -> None:
        """Compares the tokens of each request."""
        counts = [len(r.query) for r in rs]
        for r, y in zip(rs, plain.tokens(found, LAYOUTS[layout][1], counts, HEADS), strict=True):
            if len(y):
                out = plain.band(r, mode, before, after)
                expected, _ = plain.attend(r, SCALE, out, sink=sink)
                error = (y.double() - expected).abs().max() / expected.abs().max().clamp(min=1)
                self.assertLess(float(error), bound)

    def test_layouts(self) -> None:
        """Every layout, contiguous and paged; lists and tensors have the same bits."""
        cases = itertools.product(LAYOUTS, (0, 2, 3, 4), (None, "BSH", "BNSD", "NZ"), BOUNDS)
        for layout, mode, blocks, dtype in support.covering(cases):
            if dtype == torch.int8:
                continue
            with self.subTest(layout=layout, mode=mode, blocks=blocks, dtype=dtype):
                lengths = (
                    [(5, 90)] if layout == "NSD" else [(5, 9), (1, 70), (3, 3), (0, 4), (2, 0)]
                )
                rope = 16 if mode == 3 else 0
                rs = plain.requests(lengths, HEADS, KEY_HEADS, 32, dtype, dv=64, rope=rope)
                three, named = arguments(rs, layout, blocks)
                named |= {"sparse_mode": mode, "pre_tokens": BEFORE, "next_tokens": AFTER}
                named["return_softmax_lse"] = True
                y, lse = call(fused, *three, layout, **named)
                again = call(
                    ops.npu_fused_infer_attention_score_v2, *three, layout, **as_tensors(named)
                )
                self.assertTrue(torch.equal(y, again[0]) and torch.equal(lse, again[1]))
                self.compare(rs, y, layout, BOUNDS[dtype], mode)
                self.compare_lse(rs, lse, mode, packed="T" in layout)

    def compare_lse(self, rs: list[plain.Request], lse: Tensor, mode: int, *, packed: bool) -> None:
        at = 0
        for i, r in enumerate(rs):
            n = len(r.query)
            part = lse[at : at + n, :, 0] if packed else lse[i, :, :n, 0].transpose(0, 1)
            at += n
            expected = plain.attend(r, SCALE, plain.hidden(n, len(r.key), mode, BEFORE, AFTER))[1]
            torch.testing.assert_close(part, expected.float(), rtol=1e-3, atol=1e-3)

    def test_sinks_and_windows(self) -> None:
        """A window of packed tokens with a learnable score of each head, paged, many keys."""
        sink = torch.tensor([0.5, -1.0, 3.0, 0.0]).bfloat16()
        rs = plain.requests([(3, 200), (70, 130), (1, 1)], HEADS, KEY_HEADS, 64, torch.bfloat16)
        for blocks in (None, "BSH"):
            three, named = arguments(rs, "TND", blocks)
            y, lse = call(
                fused,
                *three,
                "TND",
                **named,
                sparse_mode=4,
                pre_tokens=127,
                next_tokens=0,
                learnable_sink=sink,
                return_softmax_lse=True,
            )
            self.compare(rs, y, "TND", 1e-2, 4, 127, 0, sink)
            expected = plain.attend(rs[0], SCALE, plain.hidden(3, 200, 4, 127, 0), sink=sink)[1]
            torch.testing.assert_close(lse[:3, :, 0], expected.float(), rtol=1e-3, atol=1e-3)

    def test_masks_and_biases(self) -> None:
        """Masks of modes 0, 1 and 9, of every rank and dtype, and a bias of the scores."""
        rs = plain.requests([(4, 9), (4, 9)], HEADS, KEY_HEADS, 32)
        three, _ = arguments(rs, "BSND", None)
        three = [t[:, :n].contiguous() for t, n in zip(three, (4, 9, 9), strict=True)]
        one = torch.rand(4, 9) < 0.3
        each = torch.rand(2, 1, 4, 9) < 0.3
        bias = torch.randn(1, HEADS, 4, 9).half()
        for mode, mask, of in (
            (1, one, None),
            (0, each.to(torch.uint8), 0),
            (1, each.half(), 0),
            (1, one[None].to(torch.int8), None),
        ):
            y, _ = call(fused, *three, "BSND", sparse_mode=mode, atten_mask=mask, pse_shift=bias)
            for i, r in enumerate(rs):
                out = one if of is None else each[i, 0]
                expected = plain.attend(r, SCALE, out, bias[0])[0]
                self.assertLess(float((y[i].double() - expected).abs().max()), 4e-3)
        tree = torch.rand(2, 4, 4) < 0.4
        y, _ = call(fused, *three, "BSND", sparse_mode=9, atten_mask=tree)
        flat, named = arguments(rs, "TND", None)
        z, _ = call(fused, *flat, "TND", sparse_mode=9, atten_mask=tree.flatten(), **named)
        for i, r in enumerate(rs):
            out = torch.cat([torch.zeros(4, 5, dtype=torch.bool), tree[i]], 1)
            expected = plain.attend(r, SCALE, out)[0]
            self.assertLess(float((y[i].double() - expected).abs().max()), 4e-3)
            self.assertTrue(torch.equal(y[i], z[4 * i : 4 * i + 4]))

    def test_prefix(self) -> None:
        """Keys that all requests share precede those of each request."""
        rs = plain.requests([(3, 5), (2, 7)], HEADS, KEY_HEADS, 32)
        shared = plain.requests([(1, 11)], HEADS, KEY_HEADS, 32)[0]
        first: Any = torch.ops.npu.npu_fused_infer_attention_score
        for layout in ("BSH", "BNSD"):
            three, named = arguments(rs, layout, None)
            key, value = (plain.batched([t], layout, 14) for t in (shared.key, shared.value))
            named = {
                "actual_seq_lengths": named["actual_seq_qlen"],
                "actual_seq_lengths_kv": named["actual_seq_kvlen"],
            }
            y, _ = first(
                *three,
                **named,
                key_shared_prefix=key,
                value_shared_prefix=value,
                actual_shared_prefix_len=[11],
                sparse_mode=3,
                num_heads=HEADS,
                num_key_value_heads=KEY_HEADS,
                scale=SCALE,
                input_layout=layout,
            )
            whole = [
                plain.Request(
                    r.query, torch.cat([shared.key, r.key]), torch.cat([shared.value, r.value])
                )
                for r in rs
            ]
            self.compare(whole, y, layout, 2e-3, 3)

    def test_unused_elements(self) -> None:
        """Hidden keys have no influence, even if they are NaN; positions behind a length are 0."""
        rs = plain.requests([(4, 8)], HEADS, KEY_HEADS, 32)
        rs[0].key[6:], rs[0].value[6:] = torch.nan, torch.nan
        three, named = arguments(rs, "BSH", None)
        y, lse = call(
            fused,
            *three,
            "BSH",
            **named,
            sparse_mode=4,
            pre_tokens=3,
            next_tokens=-2,
            return_softmax_lse=True,
        )
        out = plain.hidden(4, 8, 4, 3, -2)
        clean = plain.Request(rs[0].query, rs[0].key.nan_to_num(), rs[0].value.nan_to_num())
        expected = plain.attend(clean, SCALE, out)[0]
        self.assertLess(
            float((plain.tokens(y, "BSH", [4], HEADS)[0].double() - expected).abs().max()), 4e-3
        )
        self.assertTrue(bool((y[:, 4:] == 0).all()) and bool((lse[:, :, 4:] == torch.inf).all()))


class Scales(unittest.TestCase):
    """Keys and values of i8 and fp8, and results of i8."""

    def setUp(self) -> None:
        torch.manual_seed(2)

    def scaled(self, x: Tensor, scale: Tensor, offset: Tensor | None = None) -> Tensor:
        """Returns (x + offset) * scale in float64."""
        y = x.double()
        return (y if offset is None else y + offset.double()) * scale.double()

    def test_modes(self) -> None:
        """Each mode of scales, with offsets, contiguous and paged, against dequantised keys."""
        d, size, rs = 32, 16, []
        lengths = [(1, 20), (3, 33)]
        for n, m in lengths:
            key, value = (
                torch.randint(-100, 100, (m, KEY_HEADS, d)).to(torch.int8) for _ in range(2)
            )
            rs.append(plain.Request(torch.randn(n, HEADS, d).bfloat16(), key, value))
        for mode, blocks in (
            (0, None),
            (0, "BSH"),
            (1, None),
            (1, "NZ"),
            (2, None),
            (3, "BNSD"),
            (4, "BSH"),
            (5, "NZ"),
            (-1, None),
        ):
            with self.subTest(mode=mode, blocks=blocks):
                three, named = arguments(rs, "BSH", blocks)
                wide = [64, 64] if blocks else [36, 36]
                scales, parts = self.made(mode, named, wide[0], d, three[1].shape[0], size)
                y, _ = call(
                    fused,
                    *three,
                    "BSH",
                    **named,
                    **scales,
                    key_quant_mode=max(mode, 0),
                    value_quant_mode=max(mode, 0),
                )
                for i, r in enumerate(rs):
                    key, value = (
                        self.scaled(x, *(p[i][: len(x)] for p in part))
                        for x, part in zip((r.key, r.value), parts, strict=True)
                    )
                    expected = plain.attend(plain.Request(r.query, key, value), SCALE)[0]
                    found = plain.tokens(y, "BSH", [n for n, _ in lengths], HEADS)[i]
                    error = (found.double() - expected).abs().max() / expected.abs().max()
                    self.assertLess(float(error), 1e-2)

    def made(
        self, mode: int, named: dict[str, Any], room: int, d: int, blocks: int, size: int
    ) -> Any:
        """Returns arguments of scales, and the scales and offsets by request: [keys, heads, d]."""

        def draw(*shape: int) -> Tensor:
            return torch.rand(*shape) * 0.02 + 0.005

        dtype = torch.float32 if mode in (1, 3, 4, 5) else torch.bfloat16
        shape = {
            -1: (1,),
            0: (KEY_HEADS, d),
            1: (2, room),
            2: (KEY_HEADS,),
            3: (2, KEY_HEADS, room),
            4: (blocks, size),
            5: (blocks, KEY_HEADS, size),
        }[mode]
        four = [
            draw(*shape).to(dtype) if i % 2 == 0 else torch.randint(-3, 3, shape).to(dtype)
            for i in range(4)
        ]
        names = (
            "dequant_scale_key",
            "dequant_offset_key",
            "dequant_scale_value",
            "dequant_offset_value",
        )

        def by_request(x: Tensor, i: int) -> Tensor:
            if mode in (-1, 0, 2):
                return (x if mode == 0 else x[:, None]).expand(room, KEY_HEADS, d)
            if mode in (1, 3):
                return (x[i][:, None] if mode == 1 else x[i].transpose(0, 1))[..., None].expand(
                    room, KEY_HEADS, d
                )
            at = named["block_table"][i].long().clamp(max=blocks - 1)
            rows = (
                x[at].flatten(0, 1)[:, None] if mode == 4 else x[at].transpose(1, 2).flatten(0, 1)
            )
            return rows[..., None].expand(-1, KEY_HEADS, d)

        each = [[by_request(x, i) for i in range(2)] for x in four]
        parts = [
            [(each[0][i], each[1][i]) for i in range(2)],
            [(each[2][i], each[3][i]) for i in range(2)],
        ]
        return dict(zip(names, four, strict=True)), [
            [list(p) for p in zip(*part, strict=True)] for part in parts
        ]


class Refusals(unittest.TestCase):
    """Values out of range are errors with the request."""

    def setUp(self) -> None:
        torch.manual_seed(3)

    def fails(
        self, text: str, layout: str = "TND", blocks: str | None = "BSH", **changed: Any
    ) -> None:
        rs = plain.requests([(2, 20), (1, 33)], HEADS, KEY_HEADS, 32)
        three, named = arguments(rs, layout, blocks)
        named = as_tensors({**named, "sparse_mode": 3})
        named |= {k: v(named) for k, v in changed.items()}
        with self.assertRaisesRegex(fxge.FxgeError, re.escape(text)):
            call(ops.npu_fused_infer_attention_score_v2, *three, layout, **named)

    def test_tables(self) -> None:
        """Numbers out of range or used twice, and tables shorter than lengths."""

        def with_element(i: int, j: int, v: Any) -> Any:
            def make(named: dict[str, Any]) -> Tensor:
                table = named["block_table"].clone()
                table[i, j] = table[1, 0] if v is None else v
                return table

            return make

        self.fails(
            "block_table: element 1 of request 0 is 99, expected 0 to 6",
            block_table=with_element(0, 1, 99),
        )
        self.fails(
            "block_table: element 2 of request 1 is -1, expected 0 to 6",
            block_table=with_element(1, 2, -1),
        )
        self.fails("block_table: request 1 has block", block_table=with_element(1, 2, None))
        self.fails(
            "request 1 has 33 keys in the blocks of its table, expected 0 to 32",
            block_table=lambda a: a["block_table"][:, :2].contiguous(),
        )
        self.fails(
            "rows of block_table: size 1 where 2 is expected",
            block_table=lambda a: a["block_table"][:1],
        )

    def test_lengths(self) -> None:
        """Lengths beyond the keys or queries, ends that shrink, and wrong numbers of lengths."""

        def tensor(*v: int) -> Any:
            return lambda _: torch.tensor(v)

        self.fails(
            "request 0 has -1 keys in the blocks of its table, expected 0 to 48",
            actual_seq_kvlen=tensor(-1, 33),
        )
        self.fails("queries of request 1 end at 9, expected 2 to 3", actual_seq_qlen=tensor(2, 9))
        self.fails("queries of request 1 end at 1, expected 2 to 3", actual_seq_qlen=tensor(2, 1))
        self.fails(
            "keys of request 1 end at 54, expected 20 to 53",
            blocks=None,
            actual_seq_kvlen=tensor(20, 54),
        )
        self.fails(
            "lengths of keys: size 3 where 2 is expected", actual_seq_kvlen=tensor(20, 33, 1)
        )
        self.fails(
            "request 1 has 40 keys, expected 0 to 36",
            layout="BSH",
            blocks=None,
            actual_seq_kvlen=tensor(20, 40),
        )
        self.fails(
            "request 0 has 4 queries, expected 0 to 3",
            layout="BSH",
            blocks=None,
            actual_seq_qlen=tensor(4, 1),
        )


if __name__ == "__main__":
    unittest.main()
