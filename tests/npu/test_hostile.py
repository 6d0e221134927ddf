#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutated interfaces of an .om: run on the fake chip, or refused with a diagnostic, and nothing remains open.

test_hostile.py FXGE LAYOUTS MODELS [SEED [COUNT]]    Standard library only.
"""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
import tempfile

NAMES = ("mlp", "alias_batch_norm_train", "decoder_int", "alias_none_output", "alias_dynamic_writes")
VALUES: list[object] = [None, True, False, 0, 1, -1, 3, 2**62, -(2**63), 1.5, "", "x", "s77", "s77*s77", "2*s0", "a b", "f32", "i64", "f16",
                        "state", "user", "mutation", "literal", "number", "tensor", "zeros", "norm.running_mean", [], {}, [1], ["s77"],
                        list(range(9)), {"a": 1}, {"location": "../x", "offset": 0, "length": 4}, {"location": "m.weights/x"}]


def places(tree: object) -> list[tuple[dict[str, object] | list[object], str | int]]:
    """Yields every position of the tree: its container, and the key in it."""
    found: list[tuple[dict[str, object] | list[object], str | int]] = []
    if isinstance(tree, dict):
        for key, value in tree.items():
            found += [(tree, key), *places(value)]
    elif isinstance(tree, list):
        for i, value in enumerate(tree):
            found += [(tree, i), *places(value)]
    return found


def change(rng: random.Random, tree: object) -> None:
    """Removes, duplicates, swaps or replaces one position."""
    at, key = rng.choice(places(tree))
    what = rng.randrange(5)
    if what == 0:
        del at[key]  # type: ignore[arg-type]
    elif what == 1 and isinstance(at, list):
        at.insert(int(key), copy.deepcopy(at[int(key)]))
    elif what == 2 and isinstance(at, dict):
        other = rng.choice(list(at))
        at[str(key)], at[other] = at[other], at[str(key)]
    else:
        at[key] = copy.deepcopy(rng.choice(VALUES))  # type: ignore[index]


def changed(rng: random.Random, text: str) -> bytes:
    if rng.random() < 0.1:
        raw = bytearray(text.encode())
        raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)
    tree = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if places(tree):
            change(rng, tree)
    return json.dumps(tree).encode()


def main() -> int:
    fxge, layouts, models = map(os.path.abspath, sys.argv[1:4])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 7
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 300
    rng, bad, ran = random.Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as directory:
        log = os.path.join(directory, "calls")
        env = dict(os.environ) | {"ASCEND_HOME_PATH": os.path.join(layouts, "new"), "FAKE_CANN_LOG": log}
        texts = {}
        names = (*NAMES, "geared")
        for name in names:
            words = (f"{models}/{name}.default.pt2",) if name in NAMES else (f"{models}/convnet_dyn.default.pt2", "--gears=s77=1,4")
            subprocess.run([fxge, "compile", *words, "-o", f"{name}.om", "--soc=Ascend910B1", "-q"], cwd=directory, env=env, check=True)
            with open(f"{directory}/{name}.io.json", encoding="utf-8") as file:
                texts[name] = file.read()
        for i in range(count):
            name = rng.choice(names)
            sizes = ("--size", "s77=4") if name == "geared" else ()
            data = changed(rng, texts[name])
            with open(f"{directory}/{name}.io.json", "wb") as out:
                out.write(data)
            if os.path.exists(log):
                os.remove(log)
            done = subprocess.run([fxge, "run", f"{name}.om", "--random", "1", "--device", "npu:0", *sizes], cwd=directory, env=env,
                                  capture_output=True, timeout=60, check=False)
            broken = False
            if os.path.exists(log):
                with open(log, encoding="utf-8") as lines:
                    broken = "broken" in lines.read()
            ran += done.returncode == 0
            if done.returncode not in (0, 2, 4, 5, 7, 8) or broken or (done.returncode != 0) != (b"error[" in done.stderr):
                bad += 1
                print(f"case {i} of seed {seed}, {name}: exit code {done.returncode}\n{done.stderr.decode()[-500:]}\n{data.decode(errors='replace')}")
    print(f"{count} interfaces, {ran} ran, {bad} findings")
    return 1 if bad or not 0 < ran < count else 0


if __name__ == "__main__":
    sys.exit(main())
