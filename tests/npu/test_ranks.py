#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests programs of several ranks on several chips, by a fake CANN and its HCCL: exchanges, and diagnostics of
failures. Standard library only.

test_ranks.py FXGE LAYOUTS
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile
from collections.abc import Sequence

FXGE = LAYOUTS = ""
CODE = 507899
# All collectives, for two dtypes; one result is unused.
EXCHANGED = """fxge 1
model "m" stage "ge"
tensor @counts : i64[{n}] = {{{ones}}}
tensor @begins : i64[{n}] = {{{begins}}}
graph "main"(%x : f32[{n}], %k : i32[2]) {{
  %sum = ge.HcomAllReduce(x=%x, reduction="sum", group="0", fusion=0) : f32[{n}]
  %least = ge.HcomAllReduce(x=%k, reduction="min", group="0", fusion=0) : i32[2]
  %all = ge.HcomAllGather(x=%k, rank_size={n}, group="0") : i32[{n2}]
  %part = ge.HcomReduceScatter(x=%x, reduction="max", group="0", rank_size={n}) : f32[1]
  %sent, %too = ge.HcomBroadcast(x=[%x, %k], root_rank=1, group="0") : f32[{n}], i32[2]
  %c = ge.Const(value=@counts) : i64[{n}]
  %b = ge.Const(value=@begins) : i64[{n}]
  %moved = ge.HcomAllToAllV(send_data=%x, send_counts=%c, send_displacements=%b, recv_counts=%c, recv_displacements=%b, group="0") : f32[{n}]
  %even = ge.HcomAllToAll(x=%x, group="0") : f32[{n}]
  return %sum, %least, %all, %part, %sent, %too, %moved, %even
}}
"""
ALONE = """fxge 1
model "m" stage "ge"
graph "main"(%x : f32[2]) {
  %sum = ge.HcomAllReduce(x=%x, reduction="sum", group="all/of us", fusion=0) : f32[2]
  return %sum
}
"""


def array(kind: str, values: Sequence[float]) -> bytes:
    """Writes a .npy file."""
    head = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': ({len(values)},), }}"
    head += " " * (63 - (10 + len(head)) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + struct.pack(f"<{len(values)}{kind[1]}", *values)


class Ranks(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = tempfile.mkdtemp()

    def tearDown(self) -> None:
        shutil.rmtree(self.dir)

    def path(self, name: str) -> str:
        return os.path.join(self.dir, name)

    def write(self, name: str, text: str) -> str:
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def table(self, n: int) -> str:
        """HCCL's rank table: rank r on device r."""
        devices = [{"device_id": str(r), "device_ip": "127.0.0.1", "rank_id": str(r)} for r in range(n)]
        servers = [{"server_id": "127.0.0.1", "device": devices}]
        return self.write("ranks.json", json.dumps({"version": "1.0", "status": "completed", "server_count": "1", "server_list": servers}))

    def start(self, *words: str, layout: str = "new", log: str = "log", **env: str) -> subprocess.Popen[str]:
        known = {k: v for k, v in os.environ.items() if not k.startswith("ASCEND")}
        full = known | {"ASCEND_HOME_PATH": os.path.join(LAYOUTS, layout), "FAKE_CANN_LOG": self.path(log)} | env
        return subprocess.Popen([FXGE, *words], cwd=self.dir, env=full, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def end(self, process: subprocess.Popen[str], code: int = 0) -> str:
        out, err = process.communicate(timeout=100)
        self.assertEqual(process.returncode, code, out + err)
        return out + err

    def calls(self, log: str = "log") -> list[str]:
        """Returns the names of the calls; the fake must not report a broken rule."""
        with open(self.path(log), encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual([line for line in lines if line.startswith("broken")], [])
        return [line.split()[1] for line in lines]

    def exchanged(self, n: int) -> None:
        """Compares each rank's results with the expected ones, from one .om; all ranks run it twice."""
        text = EXCHANGED.format(n=n, n2=2 * n, ones=", ".join("1" * n), begins=", ".join(map(str, range(n))))
        self.end(self.start("compile", self.write("m.fx", text), "-o", "m.om", "--soc=Ascend910B1", "-q"))
        table = self.table(n)
        x = [[float(10 * r + k) for k in range(n)] for r in range(n)]
        k = [[r + 1, 5 - r] for r in range(n)]
        running = []
        for r in range(n):
            with zipfile.ZipFile(self.path(f"in{r}.npz"), "w") as file:
                file.writestr("x.npy", array("<f4", x[r]))
                file.writestr("k.npy", array("<i4", k[r]))
            words = ("run", "m.om", "--inputs", f"in{r}.npz", "--outputs", f"out{r}.npz", "--repeat", "2", "-q", f"--device=npu:{r}")
            running.append(self.start(*words, log=f"log{r}", FAKE_CANN_DEVICES=str(n), RANK_TABLE_FILE=table, RANK_ID=str(r)))
        for process in running:
            self.end(process)
        for r in range(n):
            calls = self.calls(f"log{r}")
            self.assertEqual((calls.count("HcclCommInitClusterInfoConfig"), calls.count("HcclCommDestroy")), (1, 1))
            self.assertLess(calls.index("HcclCommInitClusterInfoConfig"), calls.index("aclmdlLoadFromFile"))
            expected = [
                [sum(x[q][i] for q in range(n)) for i in range(n)],
                [min(k[q][i] for q in range(n)) for i in range(2)],
                [v for q in range(n) for v in k[q]],
                [max(x[q][r] for q in range(n))],
                x[1], k[1],
                [x[q][r] for q in range(n)],
                [x[q][r] for q in range(n)],
            ]  # fmt: skip
            with zipfile.ZipFile(self.path(f"out{r}.npz")) as file:
                found = []
                for i, name in enumerate(file.namelist()):
                    data = file.read(name)
                    data = data[10 + struct.unpack("<H", data[8:10])[0] :]
                    found.append(list(struct.unpack(f"<{len(data) // 4}{'i' if i in (1, 2, 5) else 'f'}", data)))
            self.assertEqual(found, expected)
        self.assertEqual([name for name in os.listdir(self.dir) if name.startswith("ranks.json.")], [])

    def test_two(self) -> None:
        self.exchanged(2)

    def test_four(self) -> None:
        self.exchanged(4)

    def alone(self) -> tuple[str, ...]:
        self.end(self.start("compile", self.write("m.fx", ALONE), "-o", "m.om", "--soc=Ascend910B1", "-q", "--force"))
        self.table(1)
        return "run", "m.om", "--random", "1", "--device=npu:0", "--rank-table", "ranks.json", "--rank"

    def test_a_program_that_is_compiled_on_the_way(self) -> None:
        words = self.alone()
        said = self.end(self.start(words[0], "m.fx", *words[2:], "0"))
        self.assertIn("f32[2]", said)

    def test_every_call_that_fails_once(self) -> None:
        words = self.alone()
        right = self.end(self.start(*words, "0"))
        names = self.calls()
        self.assertIn("HcclCommDestroy", names)
        for k, name in enumerate(names, 1):
            if not name.startswith("Hccl") and k < len(names) - 1:
                continue  # tests/npu/test_sweep.py
            with self.subTest(call=k, name=name):
                os.remove(self.path("log"))
                said = self.end(self.start(*words, "0", FAKE_CANN_FAIL=f"{k}:{CODE}"), 8)
                self.assertRegex(said, rf"error\[FXGE-E0823\]: npu:0: {name} failed with {CODE} .*: \[Fake\] call {k} was set to fail")
                self.assertEqual(self.calls()[-1], "aclFinalizeReference")
        self.assertEqual(self.end(self.start(*words, "0")), right)

    def test_what_is_missing(self) -> None:
        words = self.alone()
        for end, layout, code, text in (
            (("0",), "single", 8, "error[FXGE-E0821]: HCCL cannot be used: libhccl.so: cannot open"),
            (("1",), "new", 8, "HcclCommInitClusterInfoConfig failed with 1 (parameter error): [Fake] ranks.json has no rank 1 on device 0"),
            (("-1",), "new", 2, "--rank"),
        ):
            self.assertIn(text, self.end(self.start(*words, *end, layout=layout), code))
        said = self.end(self.start(*words[:5]), 8)
        self.assertIn("aclmdlLoadFromFile failed with 545004", said)
        self.assertIn("as 'all/of us': this process must be a rank of each (--rank-table,", said)
        self.assertIn("--rank-table needs --rank, or RANK_ID", self.end(self.start(*words[:-1]), 2))
        self.assertIn("RANK_ID", self.end(self.start(*words[:-1], RANK_ID="x"), 2))
        cpu = self.start("run", "m.fx", "--random", "1", "--rank-table", "ranks.json", "--rank", "0")
        self.assertIn("--rank-table needs --device npu:N", self.end(cpu, 2))

    def test_a_rank_that_does_not_come(self) -> None:
        words = self.alone()
        self.table(2)
        said = self.end(self.start(*words, "0", FAKE_HCCL_SECONDS="0.2"), 8)
        self.assertIn("failed with 9 (timeout): [Fake] rank 1 of 'all/of us' did not come", said)
        self.assertIn("HCCL_CONNECT_TIMEOUT", said)

    def test_a_rank_that_ends_between(self) -> None:
        """The other rank waits for it until HCCL's timeout, and gets an error."""
        words = self.alone()
        self.table(2)
        log = self.path("counted")
        other = self.start(*words[:3], "1", *words[4:5], "--device=npu:1", *words[5:], "1", log="counted", FAKE_CANN_FAIL="aclmdlExecute@1:507011")
        said = self.end(self.start(*words, "0", FAKE_HCCL_SECONDS="2"), 8)
        self.end(other, 8)
        self.assertIn("aclmdlExecute failed with 507011", said)
        self.assertIn("rank 1 of 'all/of us' did not come", said)
        self.assertIn("HcclCommDestroy", self.calls("counted"), log)

    def test_two_groups(self) -> None:
        text = ALONE.replace("return %sum", '%more = ge.HcomAllReduce(x=%x, reduction="sum", group="1", fusion=0) : f32[2]\n  return %sum, %more')
        words = self.alone()
        self.end(self.start("compile", self.write("m.fx", text), "-o", "m.om", "--soc=Ascend910B1", "-q", "--force"))
        said = self.end(self.start(*words, "0"), 3)
        self.assertIn("groups 'all/of us' and '1': a rank table defines only one", said)


if __name__ == "__main__":
    FXGE, LAYOUTS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
