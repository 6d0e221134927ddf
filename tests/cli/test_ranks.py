# SPDX-License-Identifier: Apache-2.0
"""`fxge compile --ranks --plan`: cuts of a checkpoint, refused plans and hostile checkpoints.

    test_ranks.py FXGE MODELS

The checkpoint is made of the weights of mlp.default.pt2 itself, so that the cut of the only rank is
known to be right, and so is that of each part.
"""

from __future__ import annotations

import json
import os
import random
import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile
from pathlib import Path
from typing import Any

FXGE, MODELS = sys.argv[1:3]
MODEL = f"{MODELS}/mlp.default.pt2"
WHOLE = 'checkpoint: full.safetensors\nweights: [{name: "*", replicated: true}]\n'


def limit_data() -> None:
    """Limits the memory of the command; without limit in sanitized builds, whose shadow memory counts."""
    limit = int(os.environ.get("FXGE_TEST_DATA_MB", "40")) << 20
    if limit:
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def weights() -> dict[str, tuple[list[int], bytes]]:
    """Returns sizes and bytes of each weight of the model."""
    text = subprocess.run([FXGE, "dump", MODEL], capture_output=True, text=True, check=True).stdout
    data = Path(MODEL).read_bytes()
    found = {}
    for m in re.finditer(r'tensor @(\S+) : f32\[([\d, ]*)\] = file "[^"]*" (\d+) (\d+)', text):
        at, size = int(m[3]), int(m[4])
        found[m[1]] = ([int(n) for n in m[2].split(",")], data[at : at + size])
    return found


def checkpoint(tensors: dict[str, tuple[list[int], bytes]], dtype: str = "F32") -> bytes:
    """Returns the bytes of a .safetensors file."""
    header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
    data = b""
    for name, (shape, b) in tensors.items():
        header[name] = {
            "dtype": dtype,
            "shape": shape,
            "data_offsets": [len(data), len(data) + len(b)],
        }
        data += b
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


class Ranks(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name)
        self.weights = weights()
        self.write(WHOLE)

    def write(self, plan: str, full: bytes | None = None) -> None:
        (self.path / "plan.yaml").write_text(plan)
        data = checkpoint(self.weights) if full is None else full
        (self.path / "full.safetensors").write_bytes(data)

    def run_fxge(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([FXGE, *words], cwd=self.path, capture_output=True, text=True, timeout=120, check=False)

    def compile(self, *words: str, ranks: int = 1) -> subprocess.CompletedProcess[str]:
        return self.run_fxge("compile", MODEL, "-o", "out", f"--ranks={ranks}", "--plan=plan.yaml", *words)

    def refused(self, code: str, *words: str, status: int = 4, ranks: int = 1) -> None:
        before = sorted(self.path.iterdir())
        done = self.compile(ranks=ranks)
        self.assertEqual(done.returncode, status, done.stderr)
        for word in (code, *words):
            self.assertIn(word, done.stderr)
        self.assertEqual(sorted(self.path.iterdir()), before)

    def test_sizes_that_overflow(self) -> None:
        """Tensors without elements may have sizes whose sum is beyond 64 bits."""
        huge = {name: ([1 << 62, 0], b"") for name in ("a", "b")}
        self.write(
            WHOLE.replace('{name: "*", rep', '{name: "*", from: [a, b], axis: 0, rep'),
            checkpoint({**self.weights, **huge}),
        )
        self.refused("E0120", "differ in dtype or sizes")

    def test_one_rank_is_the_program(self) -> None:
        done = self.run_fxge("compile", MODEL, "-o", "new//", "--ranks=1", "--plan=plan.yaml", "-q")
        self.assertEqual(done.returncode, 0, done.stderr)
        done = self.compile("--check", ranks=1)
        self.assertEqual(done.returncode, 0, done.stderr)
        own = self.run_fxge("compile", MODEL, "-o", "own.air")
        self.assertEqual(own.returncode, 0, own.stderr)
        air = self.path / "out/rank0/mlp.default.air"
        self.assertEqual(air.read_bytes(), (self.path / "own.air").read_bytes())

    def made(self, ranks: int) -> list[tuple[bytes, ...]]:
        """Returns the files of each rank, but those of other names than the model's."""
        found = []
        for i in range(ranks):
            directory = self.path / f"out/rank{i}"
            names = sorted(f for f in directory.rglob("mlp*") if f.is_file())
            found.append(tuple(f.name.encode() + f.read_bytes() for f in names))
        return found

    def test_all_ranks_are_replaced_together(self) -> None:
        """A signal leaves the ranks of one compilation; other files and programs stay."""
        ranks = 24
        self.assertEqual(self.compile(ranks=ranks).returncode, 0)
        (self.path / "out/rank3/other.air").write_bytes(b"other")
        (self.path / "out/notes").write_bytes(b"notes")
        old = self.made(ranks)
        self.weights = {n: (shape, bytes(len(b))) for n, (shape, b) in self.weights.items()}
        self.write("rank: none\n" + WHOLE)
        command = [FXGE, "compile", MODEL, "-o", "out", f"--ranks={ranks}", "--plan=plan.yaml", "--force"]
        start = time.monotonic()
        done = subprocess.run(command, cwd=self.path, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        whole = time.monotonic() - start
        new = self.made(ranks)
        self.assertTrue(all(a != b for a, b in zip(old, new)))
        for data in (bytes([1]), bytes([2]), bytes([3]), bytes([4])):
            self.weights = {n: (shape, data * len(b)) for n, (shape, b) in self.weights.items()}
            self.write("rank: none\n" + WHOLE)
            for share in (0.2, 0.5, 0.8, 0.9, 1.0):
                before = self.made(ranks)
                with subprocess.Popen(command, cwd=self.path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
                    time.sleep(share * whole)
                    process.send_signal(signal.SIGTERM)
                found = self.made(ranks)
                same = [a == b for a, b in zip(before, found)]
                self.assertTrue(all(same) or not any(same), (process.returncode, same))
                names = {f.name for f in (self.path / "out").iterdir()}
                self.assertEqual(names, {"notes", *(f"rank{i}" for i in range(ranks))})
        self.assertEqual((self.path / "out/rank3/other.air").read_bytes(), b"other")

    def test_directories(self) -> None:
        full = self.path / "full"
        full.mkdir()
        names = list(self.weights)
        for i in range(2):
            part = {name: self.weights[name] for name in names[i::2]}
            (full / f"part{i}.safetensors").write_bytes(checkpoint(part))
        self.write(WHOLE.replace("full.safetensors", "full"))
        self.assertEqual(self.compile().returncode, 0)
        index = {"weight_map": {name: f"part{names.index(name) % 2}.safetensors" for name in names}}
        path = full / "model.safetensors.index.json"
        path.write_text(json.dumps(index))
        self.assertEqual(self.compile("--force").returncode, 0)
        index["weight_map"][names[0]] = "part7.safetensors"
        path.write_text(json.dumps(index))
        self.refused("E0101", "part7.safetensors", status=5)
        index["weight_map"][names[0]] = "../plan.yaml"
        path.write_text(json.dumps(index))
        self.refused("E0119", "same directory")
        path.unlink()
        (full / "part2.safetensors").write_bytes(checkpoint({names[0]: self.weights[names[0]]}))
        self.refused("E0119", "part0.safetensors has too")

    def test_a_checkpoint_elsewhere_is_named_by_the_user(self) -> None:
        with tempfile.TemporaryDirectory() as other:
            Path(other, "far.safetensors").write_bytes(checkpoint(self.weights))
            self.write(WHOLE.replace("full.safetensors", f"{other}/far.safetensors"))
            self.refused("E0117", "--weights-from")
            self.assertEqual(self.compile(f"--weights-from={other}").returncode, 0)

    def test_cuts(self) -> None:
        """Each rank of three models of other sizes has the part that it is expected to have."""
        shape, data = self.weights["layers.0.weight"]
        rows = [data[i * 32 : i * 32 + 32] for i in range(shape[0])]
        full = dict(self.weights)
        # twice the rows, twice the columns, and two tensors that are joined
        forms = {
            "axis: 0": {"big": ([32, 8], data + data[::-1])},
            "axis: 1": {"big": ([16, 16], b"".join(r + bytes(32) for r in rows))},
            "axis: 0, segments: [16, 16]": {"big": ([32, 8], b"".join(rows[:8] + rows[:8] + rows[8:] + rows[8:]))},
            "axis: 0, parts: 1, transpose: true": {
                "big": (
                    [8, 16],
                    b"".join(r[c * 4 : c * 4 + 4] for c in range(8) for r in rows),
                )
            },
        }
        for form, tensors in forms.items():
            with self.subTest(form=form):
                del full["layers.0.weight"]
                full = {**full, **tensors, "layers.0.weight": self.weights["layers.0.weight"]}
                plan = f'  - {{name: "layers.0.weight", from: big, {form}}}\n'
                self.write(
                    "checkpoint: full.safetensors\nweights:\n" + plan + '  - {name: "*", replicated: true}\n',
                    checkpoint(full),
                )
                done = self.compile("--force", ranks=2)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("layers.0.weight", done.stderr)  # a tensor that no program uses
                own = self.run_fxge("compile", MODEL, "-o", "own.air", "--force")
                self.assertEqual(own.returncode, 0)
                air = self.path / "out/rank0/mlp.default.air"
                self.assertEqual(air.read_bytes(), (self.path / "own.air").read_bytes())

    def test_plans(self) -> None:
        """Each refused plan is located at its line."""
        rule = "checkpoint: full.safetensors\nweights:\n  - {}\n"
        plans = {
            "": "expected a map",
            "checkpoint: full.safetensors\n": "checkpoint (a path) and weights (a list)",
            "chekpoint: x\nweights: []\n": "did you mean 'checkpoint'?",
            rule.format('{name: "*"}'): "plan.yaml:3: error[FXGE-E0120]: '*': expected one of axis",
            rule.format('{nam: "*"}'): "did you mean 'name'?",
            rule.format("{axis: 0}"): "needs the key name",
            rule.format('{name: "*", axis: x}'): "axis: found x, expected an integer",
            rule.format('{name: "*", axis: 99}'): "expected an integer from 0 to 63",
            rule.format('{name: "*", axis: 0, group: tp}'): "found 'tp', which groups:",
            rule.format('{name: "*", axis: 0, from: "**"}'): "found 2 '*'",
            rule.format('{name: "*", axis: 0, from: "a{expert}"}'): "{expert} needs experts:",
            rule.format('{name: "*", axis: 0, keep: true}'): "found axis, and keep or place",
            rule.format('{name: "x", replicated: true}'): "no rule matches the weight",
            rule.format('{name: "*", axis: 3}'): "found axis 3",
            rule.format('{name: "*", from: ["*", "*"], axis: 0}'): "in the program, and rank 0's",
            rule.format('{name: "*", from: y, replicated: true}'): "which the checkpoint lacks",
            rule.format('{name: "*", from: "a{expert}", experts: 2147483647}'): "experts a rank, and",
            "groups: {%s}\n" % ", ".join(f"g{i}: [[0]]" for i in range(257)) + WHOLE: "found 257 names",
            'groups: {"0": [[1]]}\n' + WHOLE: "rank: found 1, expected an integer from 0 to 0",
            'groups: {"0": [[0], [0]]}\n' + WHOLE: "found rank 0 twice",
            "rank: 3\n" + WHOLE: "rank: found 3",
        }
        for plan, message in plans.items():
            with self.subTest(plan=plan):
                self.write(plan)
                self.refused("E0120", message)
        self.write(rule.format('{name: "*", axis: 0}'))
        self.refused("E0120", "do not divide into 3 parts", ranks=3)
        self.write(rule.format('{name: "%s", axis: 0}' % ("*a" * 17)))
        self.refused("E0120", "found 17 '*', expected at most 16")
        self.write(rule.format('{name: "*", place: 16777217}').replace("weights", "rank: none\nweights"))
        self.refused("E0120", "is f32, which does not hold 16777217", ranks=2)

    def test_a_world_that_lacks_a_rank(self) -> None:
        """Rules without a group cut among the ranks of "0", which a plan may declare."""
        for rule in ("axis: 0", 'from: "a{expert}", experts: 2', "place: 3", "axis: 0, replicated: true"):
            with self.subTest(rule=rule):
                self.write(f'checkpoint: full.safetensors\ngroups: {{"0": [[0]]}}\nweights: [{{name: "*", {rule}}}]\n')
                self.refused("E0120", "groups: rank 1 is in no group '0'", ranks=2)
        self.write("weights: [\n")
        self.refused("E0901")

    def test_usage(self) -> None:
        for words in (
            ["--ranks=2"],
            ["--plan=plan.yaml"],
            ["--ranks=2", "--plan=plan.yaml"],
            ["--ranks=2", "--plan=plan.yaml", "-o", "x.om"],
            ["--ranks=0", "--plan=plan.yaml", "-o", "x"],
            ["--ranks=2", "--plan=plan.yaml", "-o", "-"],
        ):
            with self.subTest(words=words):
                self.assertEqual(self.run_fxge("compile", MODEL, *words).returncode, 2)
        self.assertEqual(self.compile().returncode, 0)
        done = self.compile()  # exists
        self.assertEqual(done.returncode, 5, done.stderr)
        self.assertIn("--force", done.stderr)

    def test_hostile_checkpoints(self) -> None:
        """Headers that lie are refused, by messages that name the tensor."""
        name = "layers.0.weight"
        shape, data = self.weights[name]
        whole = checkpoint(self.weights)
        header = {"dtype": "F32", "shape": shape, "data_offsets": [0, len(data)]}

        def file(**changes: Any) -> bytes:
            text = json.dumps({name: {**header, **changes}}).encode()
            return struct.pack("<Q", len(text)) + text + data

        for full in (
            b"",
            whole[:7],
            whole[:100],
            struct.pack("<Q", 1 << 63) + whole[8:],
            file(data_offsets=[0, len(data) + 1]),
            file(data_offsets=[-4, len(data) - 4]),
            file(data_offsets=[8, 4]),
            file(data_offsets=[0]),
            file(shape=[1 << 40, 1 << 40]),
            file(shape=[-16, 8]),
            file(shape=[16, 9]),
            file(shape=16),
            file(shape=[1] * 65),
            file(dtype=7),
        ):
            with self.subTest(full=full[:120]):
                self.write(WHOLE, full)
                done = self.compile()
                self.assertEqual(done.returncode, 4, done.stderr)
                self.assertRegex(done.stderr, "E0119|E0109")
        self.write(WHOLE, file(data_offsets=[0, (1 << 64) - 1]))
        self.refused("E0119", f"expected two offsets, each at most the {len(data)} bytes of the data")
        twice = json.dumps({name: header, "other": {**header, "data_offsets": [4, 8], "shape": [1]}}).encode()
        self.write(WHOLE, struct.pack("<Q", len(twice)) + twice + data)
        self.refused("E0119", f"found bytes that belong to {name} and to other")
        self.write(WHOLE, file(dtype="F4"))
        self.refused("E0120", "a dtype that fxge lacks")

    def test_mutated_checkpoints(self) -> None:
        """A checkpoint with some bytes changed is refused, or compiled."""
        rng = random.Random(1)
        whole = checkpoint(self.weights)
        end = 8 + struct.unpack("<Q", whole[:8])[0]
        for _ in range(60):
            data = bytearray(whole)
            for _ in range(rng.randint(1, 4)):
                data[rng.randrange(end)] = rng.choice(b'0129{}[]",:-eF \x00\xff')
            self.write(WHOLE, bytes(data))
            self.assertIn(self.compile("--force").returncode, (0, 4, 7))

    def test_mutated_plans(self) -> None:
        """A plan with some bytes changed is refused with its line, or compiled."""
        rng = random.Random(2)
        whole = (
            'checkpoint: full.safetensors\nrank: 0\ngroups: {"0": [[0, 1]], "tp": [[0], [1]]}\n'
            'weights:\n  - {name: "layers.*.weight", from: ["layers.*.weight"], axis: 0, parts: 1}\n'
            '  - {name: "layers.0.*", group: tp, segments: [8, 8], axis: 0, transpose: false}\n'
            '  - {name: "*.{expert}.*", experts: 4, expert_group: "0"}\n  - {name: "*", keep: true}\n'
        )
        for _ in range(60):
            text = bytearray(whole.encode())
            for _ in range(rng.randint(1, 5)):
                at = rng.randrange(len(text))
                text[at : at + rng.randint(0, 2)] = rng.choice(
                    [b"{", b"]", b"*", b"-1", b"99999999999", b"{expert}", b":", b"", b"\xff", b"&a"]
                )
            (self.path / "plan.yaml").write_bytes(text)
            self.assertIn(self.compile("--force", ranks=2).returncode, (0, 4, 5))

    def test_random_plans(self) -> None:
        """Plans of known keys with random values are refused with a line, or compiled."""
        rng = random.Random(3)
        ranks = {1: ["[[0]]"], 2: ["[[0]]", "[[0, 1]]", "[[1], [0]]"], 4: ["[[0, 1], [2, 3]]", "[[3, 1]]", "[[2], [0, 1]]"]}
        kinds = ["axis: 0", "axis: 1", "axis: 0, replicated: true", "axis: 0, parts: 2", "axis: 0, parts: [1, 2], from: [a, b]"]
        kinds += ["axis: 0, segments: [8, 8]", "place: 1", "place: -300", "place: 2147483647", "keep: true"]
        kinds += ["replicated: true, transpose: true", 'from: "a{expert}", experts: 2', 'axis: 0, from: ["*", "*"]']
        more = ["", "", ', group: "0"', ", group: tp", ', expert_group: "0"', ", transpose: true"]
        for _ in range(80):
            n = rng.choice([1, 2, 4])
            groups = [f"  {name}: {rng.choice(ranks[n])}" for name in ['"0"', "tp"] if rng.random() < 0.7]
            rules = [
                f'  - {{name: "{name}", {rng.choice(kinds)}{rng.choice(more)}}}'
                for name in rng.sample(["layers.0.*", "*.{expert}.*", "*.bias"], 1) + ["*"]
            ]
            lines = ["checkpoint: full.safetensors", f"rank: {rng.choice(['none', '0'])}"]
            lines += ["groups:", *groups] if groups else []
            self.write("\n".join([*lines, "weights:", *rules, ""]))
            done = self.compile("--force", ranks=n)
            self.assertIn(done.returncode, (0, 4), (lines, rules, done.stderr))

    def test_time_of_groups(self) -> None:
        """Members of groups are listed in time that is linear in the ranks, for each rank."""
        n, groups = 512, 8
        world = ", ".join(map(str, range(n)))
        lines = ["fxge 1", 'model "m" stage "ge"', "tensor @w : f32[1] = {0.0}", 'graph "main"(%x : f32[1]) {']
        lines += ["  %c = ge.Const(value=@w) : f32[1]", "  %y = ge.Add(x1=%x, x2=%c) : f32[1]"]
        for i in range(groups):
            lines.append(f'  %y{i} = ge.HcomAllReduce(x=%y, reduction="sum", group="g{i}") : f32[1]')
        lines += ["  return " + ", ".join(f'%y{i} as "y{i}"' for i in range(groups)), "}", ""]
        (self.path / "m.fx").write_text("\n".join(lines))
        words = ["compile", "m.fx", "-o", "out", f"--ranks={n}", "--plan=plan.yaml", "-q"]
        plain = 'checkpoint: full.safetensors\nrank: none\nweights: [{name: "*", place: 0}]\n'
        self.write("groups: {" + ", ".join(f"g{i}: [[{world}]]" for i in range(groups)) + "}\n" + plain)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        done = self.run_fxge(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, 3.0)
        facts = json.loads((self.path / f"out/rank{n - 1}/m.ranks.json").read_text())
        self.assertEqual(facts["groups"]["g3"], list(range(n)))

    def test_memory_of_experts(self) -> None:
        """Many weights, each made of many tensors, need the memory of one at a time."""
        n = 1000
        experts = {f"e{i}": ([], bytes(4)) for i in range(n)}
        zeros = ", ".join(["0.0"] * n)
        lines = ["fxge 1", 'model "m" stage "ge"', *(f"tensor @w{i} : f32[{n}] = {{{zeros}}}" for i in range(300))]
        lines += [f'graph "main"(%x : f32[{n}]) {{', *(f"  %c{i} = ge.Const(value=@w{i}) : f32[{n}]" for i in range(300))]
        lines += [f"  %y{i} = ge.Add(x1=%x, x2=%c{i}) : f32[{n}]" for i in range(300)]
        lines += ["  return " + ", ".join(f'%y{i} as "y{i}"' for i in range(300)), "}", ""]
        (self.path / "m.fx").write_text("\n".join(lines))
        rule = f'{{name: "*", from: "e{{expert}}", experts: {n}}}'
        self.write(f"checkpoint: full.safetensors\nweights: [{rule}]\n", checkpoint(experts))
        done = subprocess.run(
            [FXGE, "compile", "m.fx", "-o", "out", "--ranks=1", "--plan=plan.yaml", "-q"],
            cwd=self.path,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=limit_data,
        )
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_a_program_without_weights(self) -> None:
        """A program of the device meta, whose records are empty, gets its weights from the plan."""
        with zipfile.ZipFile(MODEL) as whole, zipfile.ZipFile(self.path / "meta.pt2", "w") as meta:
            for entry in whole.infolist():
                data = whole.read(entry)
                if re.search(r"/weight_\d+$", entry.filename):
                    data = b""
                meta.writestr(entry.filename, data)
        words = ["compile", "meta.pt2", "-o", "out", "--ranks=1", "--plan=plan.yaml"]
        done = self.run_fxge(*words)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.run_fxge("compile", MODEL, "-o", "own.air").returncode, 0)
        made = (self.path / "out/rank0/meta.air").read_bytes()
        self.assertEqual(made, (self.path / "own.air").read_bytes())
        for command in ("compile", "dump", "run"):
            done = self.run_fxge(command, "meta.pt2")
            self.assertEqual(done.returncode, 4, done.stderr)
            self.assertIn("E0112", done.stderr)
        cost = self.run_fxge("cost", "meta.pt2", "--size=s77=4", "--json")
        own = self.run_fxge("cost", MODEL, "--size=s77=4", "--json")
        self.assertEqual(json.loads(cost.stdout)["cost"], json.loads(own.stdout)["cost"])
        self.write(WHOLE.replace("replicated", "keep"))
        done = self.run_fxge(*words, "--force")
        self.assertIn("has no bytes in the program", done.stderr)

    def test_the_plan_of_the_page(self) -> None:
        """The example of doc/distributed.md is a valid plan for eight ranks."""
        page = (Path(__file__).resolve().parents[2] / "doc/distributed.md").read_text()
        block = re.search(r"```yaml\n(checkpoint: .*?)```", page, re.S)
        assert block
        (self.path / "full").mkdir()
        model = {f"model.{name}": value for name, value in self.weights.items()}
        (self.path / "full/model.safetensors").write_bytes(checkpoint(model))
        self.write(block[1])
        done = self.compile(ranks=8)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr.count("W0121"), 5)  # five rules are for other models

    def test_archives_keep_names(self) -> None:
        """The weights of a bound program have the program's names, not the checkpoint's."""
        renamed = {f"model.{name}": value for name, value in self.weights.items()}
        self.write(
            'checkpoint: full.safetensors\nweights: [{name: "*", from: "model.*", replicated: true}]\n',
            checkpoint(renamed),
        )
        done = self.compile("--weights=files")
        self.assertEqual(done.returncode, 0, done.stderr)
        files = {p.name for p in (self.path / "out/rank0").rglob("*") if p.is_file()}
        self.assertTrue(any(f.startswith("layers.0.weight") for f in files), files)
        self.assertTrue(zipfile.is_zipfile(MODEL))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
