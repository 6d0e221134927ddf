# SPDX-License-Identifier: Apache-2.0
"""Rules of doc/c_api.py for comments of public functions: one function for each rule, complete and with its fault."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "doc"))
import c_api  # noqa: E402

READ = "FXGE_API fxge_status fxge_read(fxge_session *s, const char *path, size_t n);"
NAME = "FXGE_API const char *fxge_name(fxge_program *p);"
HAS = "FXGE_API bool fxge_has(const fxge_arrays *a, fxge_tensor_view *out);"


class Faults(unittest.TestCase):
    def faults(self, comment: str, declaration: str) -> list[str]:
        return [fault.split(": its comment ")[-1] for fault in c_api.faults(comment, declaration)]

    def test_complete(self) -> None:
        self.assertEqual(self.faults("Reads `n` bytes of `path`. Returns FXGE_IO.", READ), [])
        self.assertEqual(self.faults("Returns a name, valid until the next call; NULL = none.", NAME), [])
        self.assertEqual(self.faults("Sets `*out`. Returns false if there is none.", HAS), [])
        self.assertEqual(self.faults("", f"{NAME} /* static, or NULL */"), [])

    def test_no_comment(self) -> None:
        self.assertEqual(self.faults("", READ), ["fxge_read: has no comment"])

    def test_parameters(self) -> None:
        self.assertEqual(self.faults("Reads `path`. Returns FXGE_IO.", READ), ["does not describe `n`"])
        self.assertEqual(self.faults("Returns false if there is none.", HAS), ["does not describe `out`"])

    def test_failures(self) -> None:
        for text in ("Reads `n` bytes of `path`.", "Reads `n` bytes of `path`. Returns FXGE_OK."):
            self.assertEqual(self.faults(text, READ), ["names no status of a failure"])
        self.assertEqual(self.faults("Sets `*out`.", HAS), ["does not say when it returns false"])
        self.assertEqual(self.faults("Returns a static name.", NAME), ["does not say when it returns NULL"])

    def test_ownership(self) -> None:
        self.assertEqual(
            self.faults("Returns a name, or NULL.", NAME),
            ["does not say who owns the result, or until when it is valid"],
        )


if __name__ == "__main__":
    unittest.main()
