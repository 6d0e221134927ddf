#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the manual and the completions with the options and help of the command. Standard library only.

test_docs.py FXGE DIRECTORY    DIRECTORY holds the output of fxge-docgen

Shells and groff are tested where they are installed; omissions are printed.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

FXGE = DIRECTORY = None


def run(*args, **more):
    return subprocess.run(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=60, **more)


def page(name):
    with open(os.path.join(DIRECTORY, name), encoding="utf-8") as file:
        return file.read()


def help_of(*command):
    return run(FXGE, *command, "--help").stdout


def commands():
    return re.findall(r"^  ([\w-]+) +\S", help_of().split("\nusage:")[1].split("`fxge COMMAND")[0], re.M)


def options(text):
    """Returns (character or '', name, value or '') of each option of a help text."""
    return re.findall(r"^  (?:-(\w), )?--([\w-]+)(?: ([^ \n]+))?", text, re.M)


def needs(tool):
    return unittest.skipUnless(shutil.which(tool), f"no {tool} here")


class Manual(unittest.TestCase):
    def test_tells_all_that_help_tells(self):
        text = page("fxge.1").replace("\\-", "-").replace("\\fR", "").replace("\\fB", "").replace("\\fI", "")
        sections = re.split(r"^\.S[SH] ", text, flags=re.M)
        common = next(s for s in sections if s.startswith("COMMON OPTIONS"))
        self.assertGreater(len(commands()), 5)
        for name in commands():
            own = next(s for s in sections if s.startswith(f"fxge {name} "))
            for letter, option, value in options(help_of(name)):
                line = f"{f'-{letter}, ' if letter else ''}--{option}{f' {value}' if value else ''}\n"
                self.assertIn(line, own + common, name)

    def test_version(self):
        version = run(FXGE, "--version").stdout.strip()
        self.assertIn(f'"{version}"', page("fxge.1").splitlines()[0])

    @needs("groff")
    def test_groff_has_no_complaint(self):
        r = run("groff", "-man", "-ww", "-Tutf8", "-z", os.path.join(DIRECTORY, "fxge.1"))
        self.assertEqual((r.returncode, r.stderr), (0, ""))


class Bash(unittest.TestCase):
    def complete(self, *words, cwd=None):
        script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fxge; '
                  'for reply in "${COMPREPLY[@]}"; do printf "%s\\n" "$reply"; done')
        r = run("bash", "--norc", "-c", script, "bash", os.path.join(DIRECTORY, "fxge.bash"), *words, cwd=cwd)
        self.assertEqual((r.returncode, r.stderr), (0, ""), words)
        return r.stdout.splitlines()

    @needs("bash")
    def test_commands(self):
        self.assertEqual(self.complete("fxge", ""), [*commands(), "help"])
        self.assertEqual(self.complete("fxge", "co"), ["compile", "cost"])
        self.assertEqual(self.complete("fxge", "help", "ver"), ["verify"])
        self.assertEqual(sorted(self.complete("fxge", "--")), ["--help", "--version"])

    @needs("bash")
    def test_options(self):
        for name in commands():
            known = options(help_of(name))
            expected = {f"--{o}" for _, o, _ in known} | {f"-{letter}" for letter, _, _ in known if letter}
            self.assertEqual(set(self.complete("fxge", name, "-")), expected, name)

    @needs("bash")
    def test_values(self):
        self.assertEqual(self.complete("fxge", "compile", "m.pt2", "--weights", "f"), ["files"])
        self.assertEqual(self.complete("fxge", "compile", "--weights", "=", "re"), ["ref"])
        self.assertEqual(self.complete("fxge", "dump", "--stage", "="),
                         ["import", "scopes", "functional", "decomposed", "fused", "ge"])
        self.assertEqual(self.complete("fxge", "run", "--repeat", ""), [])
        with tempfile.TemporaryDirectory() as directory:
            for name in ("a b.pt2", "other"):
                open(os.path.join(directory, name), "w").close()
            os.mkdir(os.path.join(directory, "all"))
            self.assertEqual(sorted(self.complete("fxge", "run", "a", cwd=directory)), ["a b.pt2", "all"])
            self.assertEqual(self.complete("fxge", "verify", "--keep", "a", cwd=directory), ["all"])
            self.assertEqual(self.complete("fxge", "explain", "a", cwd=directory), [])


class Others(unittest.TestCase):
    @needs("zsh")
    def test_zsh(self):
        r = run("zsh", "-n", os.path.join(DIRECTORY, "_fxge"))
        self.assertEqual((r.returncode, r.stderr), (0, ""))

    @needs("fish")
    def test_fish(self):
        ask = f"source {os.path.join(DIRECTORY, 'fxge.fish')}; complete -C "
        for name in commands():
            r = run("fish", "--no-config", "-c", f"{ask}'fxge {name} --'")
            self.assertEqual((r.returncode, r.stderr), (0, ""))
            self.assertLessEqual({f"--{o}" for _, o, _ in options(help_of(name))},
                                 {line.split("\t")[0].split("=")[0] for line in r.stdout.splitlines()}, name)

    def test_each_option_is_in_every_file(self):
        """Also where the shell itself is not installed."""
        for name in commands():
            for _, option, _ in options(help_of(name)):
                self.assertIn(f"--{option}", page("_fxge"))
                self.assertIn(f"-l {option} ", page("fxge.fish"))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    FXGE, DIRECTORY = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
