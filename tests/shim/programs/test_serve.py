# SPDX-License-Identifier: Apache-2.0
"""The loops of examples/serve, in Python and C: batches of unequal requests over a paged cache."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import serving
import support
import torch
from serving import EXAMPLE, SIZES, check_answers, requests
from torch import Tensor

import fxge

from loop import Journal, Loop, Request  # isort: skip
from model import make, programs  # isort: skip

COMMAND, LLM_SERVE = os.environ["FXGE_COMMAND"], os.environ["FXGE_LLM_SERVE"]
COUNT = 1000 if support.LONG else 50
FAKE_CANN = os.environ["FXGE_FAKE_CANN"]
README = EXAMPLE / "README.md"


def resident(process: int | str = "self") -> int:
    """Returns the resident kilobytes of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") // 1024


def answers(out: str) -> dict[str, list[int]]:
    lines = [json.loads(line) for line in out.splitlines()]
    return {line["name"]: line["answer"] for line in lines if "answer" in line}


def proposer(loop: Loop, known: list[Request], share: float) -> Callable[..., Tensor]:
    """Returns a draft that proposes a share of the known tokens, and other tokens in place of the
    rest.
    """
    rng = random.Random(5)
    by_name = {r.name: r.tokens for r in known}

    def draft(_tokens: Tensor, at: Tensor, *_: Tensor) -> Tensor:
        found = torch.zeros(at.shape, dtype=torch.int64)
        for i, request in enumerate(loop._decoding):
            right = by_name[request.name][len(request.tokens) :][: SIZES.drafts]
            for k, token in enumerate(right):
                wrong = (token + 1 + rng.randrange(126)) % 128
                found[i, k] = token if rng.random() < share else wrong
        return found

    return draft


def _program(
    rows: int, chunk: int, blocks: int, logits: tuple[int, ...], state: tuple[int, ...]
) -> str:
    """Returns a program with the inputs of the loop, whose results mean nothing."""
    inputs = [f"%{n} : i64[{rows}, {chunk}]" for n in ("tokens", "positions", "slots")]
    inputs += [f"%tables : i64[{rows}, {blocks}]", f"%last : i64[{rows}, 1]"]
    cache = f"f32[{', '.join(map(str, state))}]"
    sums = [f"  %s{k} = aten.sum.default(self={n.split()[0]}) : ?" for k, n in enumerate(inputs)]
    adds = [f"  %y{k + 1} = aten.add.Tensor(self=%y{k}, other=%s{k}) : ?" for k in range(5)]
    bytes_ = "00" * (4 * state[0] * state[1] * state[2] * state[3])
    lines = [
        'fxge 1\nmodel "m" stage "import"',
        f'tensor @c : {cache} = hex "{bytes_}"',
        f'graph "main"({", ".join(inputs)}, %c : {cache} = state(@c, "c")) {{',
        "  %d = aten.add.Scalar(self=%c, other=1) : ?",
        f"  %y0 = aten.full.default(size={list(logits)}, fill_value=1.0) : ?",
        *sums,
        *adds,
        '  return %d state("c"), %y5 as "logits"\n}\n',
    ]
    return "\n".join(lines)


class Serve(unittest.TestCase):
    directory: Path
    out: Path

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.directory = Path(temporary.name)
        cls.out = cls.directory / "build/serve"
        cls.out.parent.mkdir()
        cls.readme(0)

    @classmethod
    def readme(cls, i: int) -> str:
        """Runs a block of commands of the README, with this build, and returns what it prints."""
        text = re.findall(r"^```sh\n(.*?)^```$", README.read_text(), re.MULTILINE | re.DOTALL)[i]
        build = str(Path(os.environ["FXGE_LIBRARY"]).parent)
        for old, new in (
            (r"build/serve|build/llm_serve", lambda m: str(cls.directory / m[0])),
            (r"build/release|\$PWD/build/release", lambda _: build),
            (r"^python ", lambda _: shlex.join(support.python()) + " "),
            (r"^fxge ", lambda _: f"{COMMAND} "),
        ):
            text = re.sub(old, new, text, flags=re.MULTILINE)
        words = ["bash", "-euc", text]
        env = {**os.environ, "PYTHONPATH": str(support.SOURCES)}
        done = subprocess.run(words, cwd=support.ROOT, env=env, capture_output=True, text=True)
        if done.returncode:
            raise AssertionError(done.stderr)
        return done.stdout

    def test_readme(self) -> None:
        self.assertEqual(len(README.read_text().split("```sh")), 4)
        python, c = self.readme(1), self.readme(2)
        self.assertEqual(answers(python), answers(c))
        self.assertEqual(set(answers(c)), {"a", "b"})

    def programs(self) -> dict[str, Any]:
        out = self.out
        prefill = fxge.load(out / "prefill.air", threads=1)
        others = ("decode", "draft", "verify")
        beside = {name: fxge.load(out / f"{name}.air", beside=prefill) for name in others}
        return {"prefill": prefill, **beside}

    def plain_programs(self) -> dict[str, Any]:
        return {k: p for k, p in self.programs().items() if k in ("prefill", "decode")}

    def run_all(self, made: list[Request], calls: dict[str, Any], **more: Any) -> Loop:
        loop = Loop(**calls, sizes=SIZES, **more)
        for request in made:
            loop.add(request)
        loop.run()
        return loop

    # ---- answers ----

    def test_answers(self) -> None:
        made, ended, memory = requests(COUNT), 0, {}

        def note(request: Request, _: list[int]) -> None:
            nonlocal ended
            ended += request.done
            if request.done and ended in (COUNT // 10, COUNT):
                memory[ended] = resident()

        self.run_all(made, self.plain_programs(), on_tokens=note)
        check_answers(self, made)
        print(f"{COUNT} requests, memory {memory}")
        if support.LONG:
            self.assertLess(memory[COUNT], 1.01 * memory[COUNT // 10])

    def test_alone(self) -> None:
        """A request has the same answer alone as among others."""
        calls, together = self.plain_programs(), requests(12, 1)
        self.run_all(together, calls)
        for request, other in zip(requests(12, 1), together, strict=True):
            self.run_all([request], calls)
            self.assertEqual(request.answer, other.answer)

    # ---- speculation ----

    def test_speculation(self) -> None:
        made = requests(COUNT // 2, 3)
        loop = self.run_all(made, self.programs())
        check_answers(self, made)
        self.assertGreater(loop.confirmed, loop.proposed // 4)
        self.assertGreater(loop.proposed, loop.confirmed)

    def test_drafts_right_and_wrong(self) -> None:
        """Keys and values of wrong proposals do not reach any answer."""
        known = requests(12, 4)
        self.run_all(known, self.plain_programs())
        calls = self.programs()
        for share in (1.0, 0.5, 0.0):
            made = [Request(r.name, r.prompt, r.limit, r.stop) for r in known]
            loop = Loop(**calls, sizes=SIZES)
            loop._draft = proposer(loop, known, share)
            for request in made:
                loop.add(request)
            loop.run()
            self.assertEqual([r.answer for r in made], [r.answer for r in known])
            if share == 0.0:
                self.assertEqual(loop.confirmed, 0)

    def test_live(self) -> None:
        """The same loop over programs of torch.compile, with and without speculation."""
        modules = {name: module for name, (module, _) in programs(make(SIZES), SIZES).items()}
        unique = set(modules.values())
        live = {m: torch.compile(m, backend=fxge.backend, dynamic=False) for m in unique}
        calls = {name: torch.no_grad()(live[module]) for name, module in modules.items()}
        made = requests(6, 6)
        loop = self.run_all(made, calls)
        self.assertGreater(loop.confirmed, 0)
        check_answers(self, made)
        alone = requests(6, 6)[:2]
        self.run_all(alone, {k: calls[k] for k in ("prefill", "decode")})
        self.assertEqual([r.answer for r in alone], [r.answer for r in made[:2]])

    # ---- the two programs ----

    def serve(self, *words: str | Path, c: bool = False) -> subprocess.Popen[str]:
        python = [sys.executable, EXAMPLE / "serve.py"]
        return subprocess.Popen(
            [LLM_SERVE, *words] if c else [*python, words[0], "-", *words[1:]],
            env={**os.environ, "PYTHONPATH": str(support.SOURCES)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def served(self, text: str, *words: str | Path, c: bool) -> tuple[str, str, int]:
        with self.serve(self.out, *words, c=c) as process:
            out, err = process.communicate(text)
        return out, err, process.returncode

    def test_c(self) -> None:
        """The C program streams the answers, greedy and with speculation, in constant memory."""
        for seed, words in ((7, ()), (8, ("--speculate",))):
            made = requests(COUNT, seed)
            path = serving.write(self.directory / f"c{seed}.jsonl", made)
            found: dict[str, list[int]] = {}
            streamed: dict[str, list[int]] = {}
            memory = {}
            command = [LLM_SERVE, self.out, *words]
            with (
                path.open() as file,
                subprocess.Popen(command, stdin=file, stdout=subprocess.PIPE, text=True) as process,
            ):
                assert process.stdout is not None
                for line in map(json.loads, process.stdout):
                    if "token" in line:
                        streamed.setdefault(line["name"], []).append(line["token"])
                        continue
                    found[line["name"]] = line["answer"]
                    if len(found) in (COUNT // 10, COUNT - SIZES.batch):
                        memory[len(found)] = resident(process.pid)
            self.assertEqual(process.returncode, 0)
            self.assertEqual(found, streamed)
            for request in made:
                request.answer = found[request.name]
            check_answers(self, made)
            print(f"C: {COUNT} requests, memory {memory}")
            if support.LONG:
                self.assertLess(memory[COUNT - SIZES.batch], 1.01 * memory[COUNT // 10])

    def test_chip(self) -> None:
        """The C program on .om files and a fake of CANN, whose cache stays there between steps."""
        chip = {"ASCEND_HOME_PATH": f"{FAKE_CANN}/new", "FAKE_CANN_SOC": "Ascend310P3"}
        board, env = self.directory / "board", {**os.environ, **chip}
        board.mkdir()
        for name in ("prefill", "decode", "draft", "verify"):
            files = [self.out / f"{name}.pt2", "-o", board / f"{name}.om"]
            words = [COMMAND, "compile", *files, "--soc=Ascend310P3", "-q"]
            subprocess.run(words, env=env, check=True, capture_output=True)
        text = "".join(map(serving.line, requests(4, 10)))
        cpu = answers(self.served(text, c=True)[0])
        self.assertEqual(len(cpu), 4)
        words = [LLM_SERVE, board, "--device", "npu:0", "--speculate"]
        done = subprocess.run(words, input=text, env=env, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(answers(done.stdout), cpu)

    def test_a_killed_run_goes_on(self) -> None:
        """A run is killed between its tokens, by either program, and the other one goes on."""
        made = requests(20, 2)
        text = "".join(map(serving.line, made))
        self.run_all(made, self.plain_programs())
        total = sum(len(r.answer) for r in made)
        for c, words in ((False, ()), (True, ("--speculate",))):
            state = self.directory / f"state{c}.jsonl"
            out = self.out
            with self.serve(out, "--state", state, *words, c=c) as first:
                assert first.stdin is not None
                assert first.stdout is not None
                first.stdin.write(text)
                first.stdin.flush()
                for _ in range(40):
                    first.stdout.readline()
                first.send_signal(signal.SIGKILL)
            with state.open("a") as f:
                f.write('{"name": "r0", "tok')  # a line that was being written
            kept = state.read_text().count("\n")
            self.assertGreater(kept, 20)
            found, err, code = self.served(text, "--state", state, c=not c)
            self.assertEqual(code, 0, err)
            self.assertEqual(answers(found), {r.name: r.answer for r in made})
            lines = [json.loads(line) for line in found.splitlines()]
            self.assertEqual(sum("token" in line for line in lines), total - kept)
            again = self.served(text, "--state", state, c=True)
            self.assertEqual(answers(again[0]), answers(found))
            self.assertIn("0 tokens", again[1])

    def test_requests_come_at_any_time(self) -> None:
        """A program answers a request before its input ends."""
        made = requests(4, 9)
        for c in (False, True):
            found = {}
            with self.serve(self.out, c=c) as process:
                assert process.stdin is not None
                assert process.stdout is not None
                for request in made:
                    process.stdin.write(serving.line(request))
                    process.stdin.flush()
                    while request.name not in found:
                        found |= answers(process.stdout.readline())
                _, err = process.communicate()
            self.assertEqual(process.returncode, 0, err)
            self.assertEqual(len(found), 4)

    # ---- bad input ----

    REFUSED = (
        (Request("a", [1] * 90, 7), "90 tokens and 7 new ones, expected at most 96 together"),
        (Request("a", [128], 1), "token 128, expected 0 to 127"),
        (Request("a", [-1], 1), "token -1"),
        (Request("a", [], 1), "needs a token"),
        (Request("a", [1], 0), "a limit of at least 1"),
    )

    def test_requests_that_do_not_fit(self) -> None:
        loop = Loop(**self.plain_programs(), sizes=SIZES)
        for request, message in self.REFUSED:
            with self.subTest(message=message), self.assertRaisesRegex(ValueError, message):
                loop.add(request)
        loop.add(Request("a", [1], 1))
        with self.assertRaisesRegex(ValueError, "twice"):
            loop.add(Request("a", [1], 1))
        good = Request("b", [5, 6], 3)
        texts = ["{}", "[]", "x", '{"name": 1, "prompt": [1], "limit": 1}']
        texts += ['{"name": "a", "prompt": [1], "limit": 1, "temperature": 1}']
        texts += ['{"name": "a", "prompt": [1.5], "limit": 1}', '{"name": "a", "prompt": [1]']
        texts += [serving.line(request).strip() for request, _ in self.REFUSED]
        text = "\n".join([*texts, serving.line(good), serving.line(good)])
        for c in (False, True):
            out, err, code = self.served(text, c=c)
            self.assertEqual(code, 4, err)
            lines = [json.loads(line) for line in out.splitlines()]
            errors = [line["error"] for line in lines if "error" in line]
            self.assertEqual(len(errors), len(texts) + 1, errors)
            for error in errors[:7]:
                self.assertIn("not a request: ", error)
            for (_, message), error in zip(self.REFUSED, errors[7:], strict=False):
                self.assertIn("request a: ", error)
                self.assertIn(message, error)
            self.assertEqual(errors[-1], "request b: the name occurs twice")
            self.assertEqual(list(answers(out)), ["b"])

    def run_bytes(self, data: bytes, *words: str | Path, c: bool, **more: Any) -> Any:
        command = (
            [LLM_SERVE, self.out] if c else [sys.executable, EXAMPLE / "serve.py", self.out, "-"]
        )
        env = {**os.environ, "PYTHONPATH": str(support.SOURCES)}
        more = {"stdout": subprocess.PIPE} | more
        return subprocess.run(
            [*command, *words], input=data, stderr=subprocess.PIPE, env=env, timeout=300, **more
        )

    def test_hostile_lines(self) -> None:
        """Bytes that are no text, names that are none, deep, long and repetitive lines."""
        many = b"{" + b",".join([b'"name": "a"'] * 60000) + b', "prompt": [1], "limit": 1}'
        lines = (
            (b"\xff\xfe", "not a request"),
            (b'{"name": "\xff", "prompt": [1], "limit": 1}', "not a request"),
            (b'{"name": "\\ud800", "prompt": [1], "limit": 1}', "not a request"),
            (b"[" * 100000, "not a request"),
            (b'{"name": ' * 50000, "not a request"),
            (b'{"name": "a", "prompt": [%s], "limit": 1}' % (b"[" * 100000), "not a request"),
        )
        good = serving.line(Request("b", [5, 6], 3)).encode()
        for c in (False, True):
            sent = [line for line, _ in lines] + ([b"x" * (3 << 20)] if c else [])
            state = self.directory / f"hostile{c}.state"
            done = self.run_bytes(b"\n".join([*sent, many, good]), "--state", state, c=c)
            self.assertEqual(done.returncode, 4, done.stderr)
            found = [json.loads(line) for line in done.stdout.splitlines()]
            errors = [line["error"] for line in found if "error" in line]
            self.assertEqual(len(errors), len(sent), errors)
            for (line, message), error in zip(lines, errors, strict=False):
                self.assertIn(message, error, line[:40])
            self.assertEqual(set(answers(done.stdout.decode())), {"a", "b"})
            state.read_text(encoding="utf-8")

    def test_streams_that_fail(self) -> None:
        """Answers that cannot be printed are an error, and no file gets the number of a stream."""
        data = serving.line(Request("a", [1], 3)).encode()
        for c in (False, True):
            with open("/dev/full", "wb") as full:
                done = self.run_bytes(data, c=c, stdout=full)
            self.assertEqual(done.returncode, 5, done.stderr)
            state = self.directory / f"closed{c}.state"
            command = f'exec "$@" --state {shlex.quote(str(state))} >&-'
            python = [sys.executable, EXAMPLE / "serve.py", self.out, "-"]
            words = ["bash", "-c", command, "bash", *([LLM_SERVE, self.out] if c else python)]
            env = {**os.environ, "PYTHONPATH": str(support.SOURCES)}
            done = subprocess.run(words, input=data, env=env, capture_output=True, timeout=300)
            self.assertEqual(done.returncode, 5, done.stderr)
            text = state.read_text() if state.exists() else ""
            self.assertTrue(all("token" in json.loads(line) for line in text.splitlines()), text)
        words = ["bash", "-c", 'exec "$@" < .', "bash", LLM_SERVE, str(self.out)]
        done = subprocess.run(words, capture_output=True, timeout=300)
        self.assertEqual(done.returncode, 5, done.stderr)

    def test_states_of_other_files(self) -> None:
        """A file that is no state is not cut off at its last line."""
        data = serving.line(Request("a", [1], 3)).encode()
        for content in (b"precious", b'{"name": "a", "token": 5}\nprecious', b"\0", b'{"nome": "'):
            for c in (False, True):
                state = self.directory / "other.file"
                state.write_bytes(content)
                done = self.run_bytes(data, "--state", state, c=c)
                self.assertEqual(done.returncode, 4, done.stderr)
                self.assertIn(b"not a token of a request", done.stderr)
                self.assertEqual(state.read_bytes(), content)

    def test_programs_that_do_not_fit(self) -> None:
        """Sizes of programs that do not belong together are refused before the first request."""
        directory = self.directory / "other"
        directory.mkdir()
        request = serving.line(Request("a", [1], 3)).encode()
        prefill = {"rows": 1, "chunk": 4, "blocks": 2, "logits": (1, 1, 16), "state": (3, 4, 1, 1)}
        decode = {"rows": 2, "chunk": 1, "blocks": 2, "logits": (2, 1, 16), "state": (3, 4, 1, 1)}
        for changed, code in (
            ({}, 0),
            ({"logits": (64, 1, 16)}, 4),
            ({"logits": (0, 1, 16)}, 4),
            ({"logits": (2, 1, 0)}, 4),
            ({"logits": (2, 1, 15)}, 4),
            ({"rows": 0}, 4),
            ({"state": (3, 0, 1, 1)}, 4),
            ({"blocks": 0}, 4),
        ):
            state = {"state": changed["state"]} if "state" in changed else {}
            for name, sizes in (("prefill", prefill | state), ("decode", decode | changed)):
                text = directory / f"{name}.fx"
                text.write_text(_program(**sizes))
                words = [COMMAND, "compile", text, "-o", directory / f"{name}.air", "--force", "-q"]
                subprocess.run(words, check=True)
            words = [LLM_SERVE, directory]
            done = subprocess.run(words, input=request, capture_output=True, timeout=60)
            self.assertEqual(done.returncode, code, (changed, done.stderr))

    def test_states_that_do_not_fit(self) -> None:
        state, text = self.directory / "bad.state", serving.line(Request("a", [1], 2))
        calls = list(self.plain_programs().values())
        token = '{{"name": "a", "token": {}}}\n'
        for written, message in (
            ("x\n", "bad.state:1: not a token of a request"),
            (token.format('"1"'), "bad.state:1: not a token"),
            (token.format(128), "request a: "),
            (token.format(1) * 3, "request a: the "),
        ):
            state.write_text(written)
            with self.assertRaisesRegex(ValueError, message):
                Loop(*calls, sizes=SIZES, journal=Journal(state)).add(Request("a", [1], 2))
            out, err, code = self.served(text, "--state", state, c=True)
            self.assertEqual(code, 4, err)
            self.assertIn(message, err + out)

    def test_tables_that_do_not_fit(self) -> None:
        """A wrong table ends the loop before the step, with the request and no write."""
        for change, message in (
            ({"table": [64, 1]}, "request a: block 64, expected 0 to 63"),
            ({"table": [-1, 1]}, "request a: block -1, expected 0 to 63"),
            ({"table": [1, 1]}, "request a: block 1 is a block of request a already"),
            ({"table": [1, 7]}, "request b: block 7 is a block of request a already"),
            ({"table": [1]}, "request a: 1 blocks of 8 tokens, expected room for 12"),
            ({"table": list(range(13))}, "request a: 13 blocks"),
            ({"read": 9}, "request a: 9 of 4 tokens are read, of at most 96"),
            ({"limit": 200}, "request a: 3 of 4 tokens are read, of at most 96"),
        ):
            calls = self.plain_programs()
            loop = Loop(**calls, sizes=SIZES)
            a, b = Request("a", [1, 2, 3], 9), Request("b", [4, 5], 9)
            loop.add(a)
            loop.add(b)
            loop.step()
            loop.step()
            a.answer, a.read, b.table = [7], 3, [7, 9]
            before = {k: t.clone() for k, t in calls["decode"].states().items()}
            for name, value in change.items():
                setattr(a, name, value)
            with self.assertRaisesRegex(ValueError, re.escape(message)):
                loop.step()
            for name, value in calls["decode"].states().items():
                self.assertTrue(torch.equal(value, before[name]))

    def test_blocks_out_of_range(self) -> None:
        """A program refuses a wrong table itself, and no other request's cache changes."""
        decode = self.programs()["decode"]
        arguments = Loop(decode, decode, SIZES)._arguments([], SIZES.batch, 1)
        arguments.append(torch.zeros(SIZES.batch, 1, dtype=torch.int64))
        before = decode(*arguments)
        past = SIZES.slots + SIZES.block
        for place, value in (
            (3, SIZES.blocks),
            (3, -SIZES.blocks - 1),
            (2, past),
            (2, -past - 1),
            (4, 1),
        ):
            wrong = [t.clone() for t in arguments]
            wrong[place][0] = value
            with self.assertRaises(fxge.FxgeError) as caught:
                decode(*wrong)
            self.assertIn(str(value), str(caught.exception))
        self.assertTrue(torch.equal(decode(*arguments), before))

    def test_journal(self) -> None:
        path = self.directory / "journal"
        journal = Journal(path)
        for name, tokens in (("a", [1]), ("b", [2]), ("a", [3])):
            journal.add(name, tokens)
        journal.close()
        journal = Journal(path)
        self.assertEqual(journal.known, {"a": [1, 3], "b": [2]})
        journal.close()


if __name__ == "__main__":
    unittest.main()
