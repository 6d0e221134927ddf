# SPDX-License-Identifier: Apache-2.0
"""The assumed descriptions of the 910_93: which entries come from the 910B, and from which source each is."""

import unittest

import assumed


class Shared(unittest.TestCase):
    """Compares the entries of the 910_93 with those of the 910B."""

    def setUp(self) -> None:
        self.base, self.chip = assumed.cores("ascend910b"), assumed.cores("ascend910_93")
        self.defined = {row[0] for row in assumed.lines(assumed.CHIPS / "ascend910_93.tsv")}

    def test_types_of_the_description_are_shared(self) -> None:
        for op in ("MatMulV2", "BatchMatMulV2", "Conv2D", "LogicalNot", "ReduceMax"):
            entry, base = self.chip[op][0], self.base[op][0]
            self.assertEqual(entry["source"], f"cores of ascend910b: {base['source']}")
            self.assertEqual({k: v for k, v in entry.items() if k != "source"}, {k: v for k, v in base.items() if k != "source"})

    def test_types_of_a_definition_are_not(self) -> None:
        alone = [op for op, entries in self.base.items() if "_def.cpp" in entries[0]["source"] and op not in self.defined]
        self.assertIn("MatmulAllReduce", alone)
        for op in alone:
            self.assertNotIn(op, self.chip)

    def test_nearer_sources_win(self) -> None:
        shared = {op for op, entries in self.chip.items() if assumed.DESCRIPTION in entries[0]["source"]}
        self.assertGreater(len(shared), 800)
        self.assertFalse(shared & self.defined)
        self.assertNotIn("AdaptiveAvgPool2d", self.chip)  # no description file has it

    def test_each_entry_has_one_source(self) -> None:
        for chip in assumed.FAMILIES:
            for op, entries in assumed.cores(chip).items():
                self.assertTrue(all(entry["source"] for entry in entries), f"{chip} {op}")
                if chip != "ascend910_93":
                    self.assertNotIn("cores of", entries[0]["source"])


if __name__ == "__main__":
    unittest.main()
