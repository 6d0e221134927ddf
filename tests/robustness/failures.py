#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests failures, signals and concurrent processes: no file is lost or left over. Standard library only.

failures.py FXGE FAILING MODELS [--allocs N] [--io N] [--kills N] [--signals N] [--writers N] [--onednn N]
            [--limits N] [--seed S]
    FXGE is the command, FAILING the library of failing.c, MODELS the directory of saved programs. Each
    number is a count of cases of that kind, at places drawn by the seed (which is printed);
    --onednn: failed allocations, and failed calls on files, of runs that load the oneDNN module;
    --limits: such runs on address spaces of different sizes.

A case is a whole command over existing outputs. Afterwards the exit code must be a defined one, no temporary file may
exist (except after SIGKILL), and the .air with its interface and its weights is the old program or the new one. The
process may end without an exit code only if a call by oneDNN or its dependencies failed (doc/failures.md).
"""

import argparse
import collections
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ENDS = [-signal.SIGABRT, -signal.SIGSEGV, 127]  # std::terminate, an unchecked NULL, ld.so
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE]


CAMERA = """fxge 1
graph "main"(%x : f32[1, 3, 4, 4]) {{
  %r = aten.mul.Scalar(self=%x, other={factor}) : ?
  return %r as "r"
}}
"""
AIPP = "aipp_op {{\n aipp_mode: static\n input_format: RGB888_U8\n mean_chn_0: {mean}\n}}\n"


class Campaign:
    def __init__(self, options):
        self.fxge, self.failing = os.path.abspath(options.fxge), os.path.abspath(options.failing)
        self.models = [os.path.join(os.path.abspath(options.models), f"{name}.pt2")
                       for name in ("mlp.default", "alias_buffer_outputs.default")]
        self.expected = os.path.join(os.path.abspath(options.models), "mlp.npz")
        self.large = os.path.join(os.path.abspath(options.models), "encoder")
        self.halves = os.path.join(os.path.abspath(options.models), "encoder_bf16")
        self.random = random.Random(options.seed)
        self.bad = 0
        self.dir = tempfile.mkdtemp(prefix="fxge-failures-")
        self.start = self.path("start")
        self.long = "n" * 240  # the name is too long for a suffix
        os.makedirs(self.start)
        os.makedirs(self.path("tmp"))
        self.shown, self.cameras = [], {}
        for k in (1, 2):
            for name, text in ((f"{k}.fx", CAMERA.format(factor=k)), (f"{k}.cfg", AIPP.format(mean=k))):
                with open(self.path(name), "w", encoding="utf-8") as file:
                    file.write(text)
        for k in (2, 1):
            air = os.path.join(self.start, "c.air")
            self.plain("compile", self.path(f"{k}.fx"), "-o", air, "--aipp", self.path(f"{k}.cfg"), "--force", "-q")
            self.cameras[self.plain("run", air, "--random=1").stdout] = f"mean_chn_0: {k}"
        for model in reversed(self.models):
            for name in ("m", self.long):
                self.plain("compile", model, "-o", os.path.join(self.start, f"{name}.air"), "--weights=files", "--force", "-q")
            self.shown.append(self.plain("run", os.path.join(self.start, "m.air"), "--random=1").stdout)
        self.plain("run", os.path.join(self.start, "m.air"), "--random=1", "--outputs", os.path.join(self.start, "r.npz"),
                   "--state", os.path.join(self.start, "s.npz"))

    def path(self, *parts):
        return os.path.join(self.dir, *parts)

    def plain(self, *args, **more):
        env = dict(os.environ, LC_ALL="C", FXGE_ONEDNN="off", TMPDIR=self.path("tmp")) | more.pop("env", {})
        return subprocess.run([self.fxge, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
                              env=env, timeout=120, **more)

    def commands(self):
        """Returns every command that writes or reads much, over existing files."""
        out = self.path("out")
        air = os.path.join(out, "m.air")
        compile = ["compile", self.models[1], "-o", air, "--force", "-q"]
        long = [air.replace("m.air", f"{self.long}.air") if word == air else word for word in compile]
        return [[*compile, "--weights=files"], [*long, "--weights=files"], [*compile, "--weights=inline"], [*compile, "--weights=ref"],
                ["run", air, "--random=1", "--outputs", os.path.join(out, "r.npz"), "--state", os.path.join(out, "s.npz"), "--force"],
                ["verify", self.models[0], "--expected", self.expected, "--weights=files", "-q"],
                ["dump", self.models[1], "--format=fxpb", "-o", os.path.join(out, "m.fxpb"), "--force"], ["check", air],
                ["compile", self.path("2.fx"), "-o", os.path.join(out, "c.air"), "--aipp", self.path("2.cfg"), "--force", "-q"],
                ["verify", f"{self.large}.default.pt2", "--expected", f"{self.large}.npz", "--weights=files", "-q"],
                ["compile", f"{self.large}.default.pt2", self.models[0], "-o", os.path.join(out, "both"), "--weights=files", "-q"]]

    def module_commands(self):
        """Returns the commands that compute in bf16."""
        out = self.path("out")
        return [["run", f"{self.halves}.default.pt2", "--random=1", "--outputs", os.path.join(out, "r.npz"), "--force"],
                ["verify", f"{self.halves}.decomposed.pt2", "--expected", f"{self.halves}.npz", "-q"]]

    def fresh(self):
        shutil.rmtree(self.path("out"), ignore_errors=True)
        shutil.copytree(self.start, self.path("out"))

    def left(self):
        names = os.listdir(self.path("tmp"))
        for _, directories, files in os.walk(self.path("out")):
            names += [name for name in directories + files if ".tmp-" in name]
        return names

    def judge(self, what, code, said="", killed=False, undone=False):
        """Checks that the .air belongs to one of the programs, and that no other file exists. `undone`: a description of
        AIPP may be absent, since no call can put it back."""
        problems = []
        if not killed and not 0 <= code <= 7:
            problems.append(f"ended by {code}")
        if not killed and self.left():
            problems.append(f"left {self.left()}")
        for name in ["m"] + [self.long] * (self.long in what):
            run = self.plain("run", self.path("out", f"{name}.air"), "--random=1", "--weights-from", os.path.dirname(self.models[0]))
            if run.stdout not in self.shown:
                problems.append(f"the program {name[:4]} is neither the old nor the new one: {run.stderr[:300]}")
        said_for = self.cameras.get(self.plain("run", self.path("out", "c.air"), "--random=1").stdout)
        try:
            with open(self.path("out", "c.insert_op.cfg"), encoding="utf-8") as file:
                described = said_for is not None and said_for in file.read()
        except FileNotFoundError:
            described = said_for is not None and (killed or undone)
        if not described:
            problems.append("the description of AIPP is not that of its program")
        both = self.path("out", "both")
        programs = [name for name in os.listdir(both) if name.endswith(".air")] if os.path.isdir(both) else []
        if len(programs) == 1 and not killed:
            problems.append(f"of two programs {programs}")
        for name in ("r.npz", "s.npz"):
            if not os.path.exists(self.path("out", name)):
                problems.append(f"{name} is gone")
        if problems:
            self.bad += 1
            print(f"{what}: {'; '.join(problems)[:400]}\n{said[:400]}", flush=True)
        if problems or killed:
            shutil.rmtree(self.path("tmp"))
            os.makedirs(self.path("tmp"))

    def failing_run(self, command, what, module):
        """Runs the command with the library preloaded; returns its report as well."""
        report = self.path("report")
        env = {"LD_PRELOAD": self.failing, "FXGE_FAIL": what, "FXGE_FAIL_COUNT" if what.endswith(":0") else "FXGE_FAIL_FOR": report}
        r = self.plain(*command, env=dict(env, FXGE_ONEDNN="on") if module else env)
        with open(report, encoding="utf-8") as file:
            return r, file.read()

    def shares(self, places, count):
        """Distributes the cases: equal parts for the commands, and the remainder of commands with few places to the
        others."""
        left, shares = count, [0] * len(places)
        while left and shares != places:
            open_ = [i for i, n in enumerate(places) if shares[i] < n]
            for k, i in enumerate(open_):
                more = min(left // (len(open_) - k), places[i] - shares[i])
                shares[i] += more
                left -= more
        return shares

    def fail(self, kind, commands, count, module=False):
        """Runs `count` failed calls, spread over all commands."""
        done = within = ended = 0
        calls = []
        for command in commands:
            self.fresh()
            own, foreign = map(int, self.failing_run(command, f"{kind}:0", module)[1].split())
            if module and kind == "alloc" and not foreign:  # it allocates everywhere, its reads depend on the processor
                sys.exit(f"{' '.join(command)}: the module on oneDNN was not loaded")
            calls.append(own)
        for command, n, share in zip(commands, calls, self.shares([2 * n for n in calls], count)):
            for k in self.random.sample([f"{k}{more}" for k in range(1, n + 1) for more in ("", "+")], share):
                self.fresh()
                r, report = self.failing_run(command, f"{kind}:{k}", module)
                died = module and report == "1" and (r.returncode in ENDS or "libgomp: Out of memory" in r.stderr)
                self.judge(f"{kind} {k} of {n}: {' '.join(command)}", r.returncode, r.stderr, killed=died, undone=k.endswith("+"))
                done += 1
                within += report == "1"
                ended += died
        print(f"{done} failed calls of kind {kind}" + f", {within} of them within oneDNN, which {ended} ended" * module, flush=True)

    def limit(self, count):
        """Limits the address space: all sizes from too little to plenty, in equal steps."""
        least, most = 16 << 20, 128 << 20
        step = (most - least) // max(count, 1)
        codes = collections.Counter()
        for k in range(count):
            size = least + k * step + self.random.randrange(step)
            command = self.module_commands()[k % 2]
            self.fresh()
            r = self.plain(*command, env={"FXGE_ONEDNN": "on"}, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size)))
            self.judge(f"{size} bytes of address space: {' '.join(command)}", r.returncode, r.stderr)
            codes[r.returncode] += 1
        print(f"{count} limits of memory, exit codes {dict(codes)}", flush=True)

    def start_compile(self, i):
        env = dict(os.environ, FXGE_ONEDNN="off", TMPDIR=self.path("tmp"))
        return subprocess.Popen([self.fxge, "compile", self.models[i], "-o", self.path("out", "m.air"), "--weights=files", "--force",
                                 "-q"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self, count, kill):
        """Ends commands at random moments, repeatedly in one directory."""
        self.fresh()
        begin = time.monotonic()
        self.start_compile(0).wait()
        whole = time.monotonic() - begin
        for k in range(count):
            p = self.start_compile(k % 2)
            time.sleep(self.random.random() * whole * 1.2)
            sent = signal.SIGKILL if kill else self.random.choice(SIGNALS)
            p.send_signal(sent)
            p.wait()
            self.judge(f"{sent.name} {k}", 0, killed=kill)
        print(f"{count} times ended by {'SIGKILL' if kill else 'a signal that can be caught'}", flush=True)

    def write(self, count):
        """Runs two processes that write the same files at the same time."""
        self.fresh()
        for k in range(count):
            both = [self.start_compile(0), self.start_compile(1)]
            codes = [p.wait() for p in both]
            self.judge(f"two writers {k}: {codes}", max(codes, key=abs))
            generations = [name for name in os.listdir(self.path("out", "m.weights")) if len(name) == 17]
            # A generation of equal content that the adjacent program names is kept.
            named = os.listdir(self.path("out", f"{self.long}.weights"))
            if codes != [0, 0] or not generations or len(set(generations) - set(named)) > 1:
                self.bad += 1
                print(f"two writers {k}: exit codes {codes}, weights of {generations}")
        print(f"{count} times two writers", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("fxge", "failing", "models"):
        parser.add_argument(name)
    for name, count in (("allocs", 1000), ("io", 1000), ("kills", 200), ("signals", 200), ("writers", 50), ("onednn", 0), ("limits", 0)):
        parser.add_argument("--" + name, type=int, default=count)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    campaign = Campaign(options)
    try:
        for kind, count in (("alloc", options.allocs), ("io", options.io)):
            campaign.fail(kind, campaign.commands(), count)
            campaign.fail(kind, campaign.module_commands(), options.onednn, module=True)
        campaign.limit(options.limits)
        campaign.end(options.signals, kill=False)
        campaign.end(options.kills, kill=True)
        campaign.write(options.writers)
    finally:
        shutil.rmtree(campaign.dir)
    print(f"{campaign.bad} cases not as expected")
    return 1 if campaign.bad else 0


if __name__ == "__main__":
    sys.exit(main())
