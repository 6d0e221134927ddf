#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares greedy decoding over a KV cache by separate processes with PyTorch. Standard library only.

test_decode.py FXGE DATA

DATA holds FORM.prefill.pt2, FORM.decode.pt2 and the tokens of eager PyTorch (tests/models/decode.py). Each token is one
`fxge run`; --state holds the cache between runs.
"""

import array
import ast
import os
import struct
import subprocess
import sys
import tempfile
import zipfile

PAIRS = [("strict", "strict"), ("lax", "lax"), ("strict", "lax"), ("bf16", "bf16")]
FLOOR = {"f": 2e-6, "bf16": 2**-8, "i": 0.0}
FACTOR = {"f": 3.0, "bf16": 1.5, "i": 0.0}


def read_npz(path):
    """Reads arrays by name: (shape, flat list); uint16 holds the bits of bf16."""
    found = {}
    with zipfile.ZipFile(path) as z:
        for entry in z.namelist():
            data = z.read(entry)
            (n,) = struct.unpack("<H", data[8:10])
            head = ast.literal_eval(data[10 : 10 + n].decode())
            code = {"<f4": "f", "<f8": "d", "<i8": "q", "<u2": "H"}[head["descr"]]
            flat = array.array(code, data[10 + n :])
            if code == "H":
                flat = [struct.unpack("<f", struct.pack("<I", bits << 16))[0] for bits in flat]
            found[entry[:-4]] = (head["shape"], list(flat), code)
    return found


def write_npz(path, arrays):
    """Writes int64 arrays: {name: (shape, flat list)}."""
    with zipfile.ZipFile(path, "w") as z:
        for name, (shape, flat) in arrays.items():
            head = repr({"descr": "<i8", "fortran_order": False, "shape": tuple(shape)}).encode()
            head += b" " * (-(11 + len(head)) % 64) + b"\n"
            z.writestr(name + ".npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head
                       + array.array("q", flat).tobytes())


class Runner:
    """Runs steps in a directory of its own, where `state.npz` is the cache."""

    def __init__(self, fxge, directory):
        self.fxge, self.directory = fxge, directory
        self.weights_from = []
        self.state = os.path.join(directory, "state.npz")

    def call(self, *args):
        done = subprocess.run([self.fxge, *args], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        if done.returncode:
            sys.exit(f"fxge {' '.join(args)}: exit code {done.returncode}\n{done.stdout}")
        return done.stdout

    def step(self, program, tokens, start):
        """Returns the best token after `tokens`, which are at positions from `start` on."""
        given, got = os.path.join(self.directory, "in.npz"), os.path.join(self.directory, "out.npz")
        n = len(tokens)
        write_npz(given, {"input_ids": ((1, n), tokens), "cache_position": ((n,), range(start, start + n))})
        self.call("run", program, "--inputs", given, "--outputs", got, "--state", self.state, "--force", "-q",
                  *self.weights_from)
        ((shape, logits, _),) = read_npz(got).values()
        last = logits[-shape[-1]:]
        return max(range(len(last)), key=last.__getitem__)

    def generate(self, prefill, decode, prompt, count):
        if os.path.exists(self.state):
            os.remove(self.state)
        tokens = [self.step(prefill, prompt, 0)]
        while len(tokens) < count:
            tokens.append(self.step(decode, tokens[-1:], len(prompt) + len(tokens) - 1))
        return tokens


def check_state(path, want):
    """Compares each buffer with PyTorch's in float64, within PyTorch's own error."""
    found, bad = read_npz(path), []
    for key in (k for k in want if k.startswith("state/")):
        name = key[len("state/"):]
        ref, own = want["state_ref/" + name][1], want["state_err/" + name][1][0]
        kind = {"f": "f", "H": "bf16", "q": "i"}[want[key][2]]
        got = found[name][1]
        scale = max(map(abs, ref)) or 1.0
        error = max(abs(a - b) for a, b in zip(got, ref)) / scale if len(got) == len(ref) else float("inf")
        if error > max(FACTOR[kind] * own, FLOOR[kind]):
            bad.append(f"{name}: error {error:.3g}, PyTorch's own {own:.3g}")
    return bad


def bytes_under(directory, ending):
    return sum(os.path.getsize(os.path.join(root, f)) for root, _, files in os.walk(directory) for f in files
               if ending in os.path.join(root, f))


def check_shared(runner, pt2, directory, mode):
    """Both .air share weights on disk, and no byte of the cache is copied."""
    said = runner.call("compile", *pt2, "-o", directory, "--weights=" + mode, "--check")
    air = [os.path.join(directory, os.path.basename(p)[:-4] + ".air") for p in pt2]
    alone = os.path.join(runner.directory, "alone.air")
    runner.call("compile", pt2[0], "-o", alone, "--weights=files", "--force", "-q")
    weights, single = bytes_under(directory, ".weights"), bytes_under(runner.directory, "alone.weights")
    bad = [said] if "warning" in said else []
    takes_ref = mode == "ref" and "bf16" not in pt2[0]  # FileConstant does not support bfloat16
    if weights > (0 if takes_ref else single + 64):
        bad.append(f"--weights={mode}: {weights} bytes of weights on disk, one program has {single}")
    for path in air:
        ops = runner.call("dump", "--format=ops", path, "--weights-from", pt2[0])
        if "ge.ScatterElements " in ops:
            bad.append(f"{path}: the cache is copied\n{ops}")
    return air, bad


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    fxge, data = sys.argv[1:]
    bad = runs = 0
    for first, second in PAIRS:
        want = read_npz(os.path.join(data, ("strict" if first == "lax" else first) + ".npz"))
        pt2 = [os.path.join(data, f"{first}.prefill.pt2"), os.path.join(data, f"{second}.decode.pt2")]
        prompt, tokens = want["prompt"][1], want["tokens"][1]
        with tempfile.TemporaryDirectory() as directory:
            runner = Runner(fxge, directory)
            runner.weights_from = ["--weights-from", pt2[0]]
            ways = {"pt2": pt2} if first == "strict" else {}
            problems = []
            for mode in ("files", "ref"):
                air, found = check_shared(runner, pt2, os.path.join(directory, mode), mode)
                problems += found
                if mode == "files" or first == second == "strict":
                    ways[mode] = air
            for way, programs in ways.items():
                runs += 1
                got = runner.generate(*programs, prompt, len(tokens))
                if got != tokens:
                    problems.append(f"{way}: tokens {got}, PyTorch's {tokens}")
                problems += check_state(runner.state, want)
        for problem in problems:
            print(f"{first} and {second}: {problem}")
        bad += bool(problems)
    print(f"{runs} generations of {len(tokens)} tokens, {bad} of {len(PAIRS)} pairs not as PyTorch's")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
