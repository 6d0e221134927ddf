#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the result of `cmake --install` with programs outside of the tree. Standard library only.

test_install.py CONFIG.json    CONFIG is written by CMake: compilers, directories, the emulator
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

C = {}
HEADER = os.path.join("include", "fxge", "fxge.h")
HEADERS = [HEADER, os.path.join("include", "fxge", "plugin.h")]
WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
MODEL = os.path.join("tests", "models", "data", "mlp.default.pt2")


def run(*args, **more):
    env = {**os.environ, **more.pop("env", {})}
    return subprocess.run([a for a in args if a], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=300, env=env, **more)


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def tree(root):
    return {os.path.relpath(os.path.join(path, name), root) for path, _, names in os.walk(root) for name in names}


def sysroot():
    return [f"--sysroot={C['sysroot']}"] if C["sysroot"] else []


def cmakes():
    """Returns the compiler of the build, and the distribution's if it is another one: their diagnostics differ."""
    return [C["cmake"], *(c for c in ["/usr/bin/cmake"] if os.path.exists(c) and not os.path.samefile(c, C["cmake"]))]


class Case(unittest.TestCase):
    """Tests one installed tree, which was moved after the installation."""

    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.mkdtemp(prefix="fxge-install-")
        first, cls.prefix = (os.path.join(cls.home, name) for name in ("first", "moved"))
        r = run(C["cmake"], "--install", C["build"], "--prefix", first)
        if r.returncode:
            raise AssertionError(r.stdout)
        os.rename(first, cls.prefix)
        cls.libdir = os.path.join(cls.prefix, C["libdir"])

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.home)

    def good(self, *args, **more):
        r = run(*args, **more)
        self.assertEqual(r.returncode, 0, (args, r.stdout))
        return r.stdout

    def start(self, *args, **more):
        """Runs a program for the processor of the library."""
        words, path = C["emulator"].split(), more.get("env", {}).get("LD_LIBRARY_PATH")
        if path and "--library-path" in words:  # replaces the variable
            words[words.index("--library-path") + 1] += f":{path}"
        return self.good(*words, *args, **more)

    def pkg_config(self, *args):
        return self.good("pkg-config", *args, "fxge", env={"PKG_CONFIG_PATH": os.path.join(self.libdir, "pkgconfig"),
                                                           "PKG_CONFIG_SYSROOT_DIR": ""}).strip()

    def expect_it_works(self, program, **more):
        """The library compiles the same program as the command, and runs it."""
        air = os.path.join(self.home, "program.air")
        out = self.start(program, os.path.join(C["source"], MODEL), air, **more)
        self.assertRegex(out, r"^\w+ f32\[\d+, \d+\] begins with -?\d")
        other = os.path.join(self.home, "command.air")
        self.start(os.path.join(self.prefix, "bin", "fxge"), "compile", os.path.join(C["source"], MODEL), "-o", other,
                   "--force", "-q")
        with open(air, "rb") as a, open(other, "rb") as b:
            self.assertEqual(a.read(), b.read())


class Tree(Case):
    def test_places(self):
        version, major = C["version"], C["version"].split(".")[0]
        lib = C["libdir"]
        found = {re.sub(r"FxgeTargets-\w+\.cmake", "FxgeTargets-TYPE.cmake", f) for f in tree(self.prefix)}
        found = {f for f in found if not f.startswith("share/doc/fxge/")}  # in this directory
        for module in ("onednn", "lapack"):  # only if the library was present at build time
            found.discard(f"{lib}/fxge/libfxge_{module}.so")
        self.assertEqual(found, {
            "bin/fxge", *HEADERS,
            f"{lib}/libfxge.so", f"{lib}/libfxge.so.{major}", f"{lib}/libfxge.so.{version}",
            f"{lib}/pkgconfig/fxge.pc", f"{lib}/cmake/Fxge/FxgeConfig.cmake",
            f"{lib}/cmake/Fxge/FxgeConfigVersion.cmake", f"{lib}/cmake/Fxge/FxgeTargets.cmake",
            f"{lib}/cmake/Fxge/FxgeTargets-TYPE.cmake", "share/man/man1/fxge.1",
            "share/bash-completion/completions/fxge", "share/zsh/site-functions/_fxge",
            "share/fish/vendor_completions.d/fxge.fish"})

    def test_pages_that_messages_name(self):
        """Every file that the command mentions in its hints and its help is installed."""
        command = os.path.join(self.prefix, "bin", "fxge")
        said = self.start(command, "explain")  # every diagnostic with its hint
        for name in re.findall(r"^  ([a-z]+)  ", self.start(command, "--help"), re.M):
            said += self.start(command, name, "--help")
        pages = set(re.findall(r"[\w./-]+/[\w./-]+\.(?:md|[chy]|def|yaml)\b", said))
        self.assertTrue(pages)
        self.assertEqual([p for p in sorted(pages) if not os.path.exists(os.path.join(self.prefix, p))], [])

    def test_pages_link_to_pages(self):
        """Links among pages resolve; links into the sources are for readers of the repository."""
        pages = os.path.join(self.prefix, "share", "doc", "fxge")
        for name in tree(pages):
            for link in re.findall(r"\]\(([^):#]+\.md)", read(pages, name) if name.endswith(".md") else ""):
                place = os.path.normpath(os.path.join(os.path.dirname(name), link))
                if not place.startswith("tests/"):
                    self.assertIn(place, tree(pages), name)
        self.assertLessEqual({"LICENSE", "README.md", "examples/my_ops.yaml", "examples/embed/embed.c"}, tree(pages))

    def test_licences_of_vendored_sources(self):
        """The library contains their code, and their licences require their text with it."""
        pages = os.path.join(self.prefix, "share", "doc", "fxge")
        here = os.path.join(C["source"], "third_party")
        theirs = [f"third_party/{name}/LICENSE" for name in os.listdir(here) if os.path.isdir(os.path.join(here, name))]
        self.assertTrue(theirs)
        self.assertLessEqual({*theirs, "third_party/README.md"}, tree(pages))

    def test_destdir_and_uninstall(self):
        root = os.path.join(self.home, "root")
        theirs = os.path.join(root, "opt", "tools", "share", "man", "man1", "other.1")
        os.makedirs(os.path.dirname(theirs))
        with open(theirs, "w", encoding="utf-8") as file:
            file.write("of somebody else")
        self.good(C["cmake"], "--install", C["build"], "--prefix", "/opt/tools", env={"DESTDIR": root})
        self.assertEqual(tree(os.path.join(root, "opt", "tools")), tree(self.prefix) | {"share/man/man1/other.1"})
        self.assertEqual(os.listdir(root), ["opt"])
        self.good(C["cmake"], "--build", C["build"], "--target", "uninstall", env={"DESTDIR": root})
        self.assertEqual(tree(root), {"opt/tools/share/man/man1/other.1"})
        self.assertEqual([p for p, _, _ in os.walk(root) if os.path.basename(p).lower() == "fxge"], [])

    def test_no_file_names_the_build(self):
        for name in tree(self.prefix):
            with open(os.path.join(self.prefix, name), "rb") as file:
                data = file.read()
            if b"\x7fELF" not in data[:4]:  # debugging symbols contain them
                self.assertNotIn(C["build"].encode(), data, name)
            self.assertNotIn(os.path.join(self.home, "first").encode(), data, name)

    def test_one_version(self):
        header = read(self.prefix, HEADER)
        parts = [re.search(rf"#define FXGE_VERSION_{p} (\d+)", header).group(1) for p in ("MAJOR", "MINOR", "PATCH")]
        self.assertEqual(".".join(parts), C["version"])
        self.assertEqual(self.pkg_config("--modversion"), C["version"])
        self.assertEqual(self.start(os.path.join(self.prefix, "bin", "fxge"), "--version"), f"fxge {C['version']}\n")
        python = "import fxge; print(fxge.__version__)"
        found = self.good(sys.executable, "-c", python, env={"PYTHONPATH": os.path.join(C["source"], "shim", "src")})
        self.assertEqual(found, f"{C['version']}\n")


class Library(Case):
    def dynamic(self):
        return self.good(C["readelf"], "-d", os.path.join(self.libdir, "libfxge.so"))

    def test_soname(self):
        soname = f"libfxge.so.{C['version'].split('.')[0]}"
        self.assertIn(f"soname: [{soname}]", self.dynamic())
        self.assertNotRegex(self.dynamic(), r"R(UN)?PATH")
        self.assertIn(f"[{soname}]", self.good(C["readelf"], "-d", os.path.join(self.prefix, "bin", "fxge")))

    def test_exports_what_the_header_declares(self):
        def declared(*headers):
            return set(re.findall(r"^FXGE_API\s[^;(]*?(\w+)\(", "".join(map(read, headers)), re.M))

        public = declared(*(os.path.join(self.prefix, header) for header in HEADERS))
        private = declared(os.path.join(C["source"], "driver", "command", "command.h"))
        symbols = self.good(C["nm"], "-D", "--defined-only", os.path.join(self.libdir, "libfxge.so")).split("\n")
        # LLVM's nm shows a version's own symbol with its version, GNU's without.
        exported = {re.sub(r"^(\w+)@@\1$", r"\1", line.split()[2]) for line in symbols if line}
        self.assertGreater(len(public), 50)
        self.assertEqual(exported, {f"{name}@@FXGE_0" for name in public} | {"FXGE_0"}
                         | {f"{name}@@FXGE_PRIVATE" for name in private} | {"FXGE_PRIVATE"})

    def test_header_is_c17_and_cxx17(self):
        text = ("#include <fxge/plugin.h>\nstatic bool init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)"
                "\n{\n\t(void)user;\n\treturn api->refuse(h, \"%d\", 1);\n}\nFXGE_PLUGIN(\"a\", \"1\", init);\nint main(void)\n{\n\tfxge_session_options o = "
                "FXGE_OPTIONS(fxge_session_options);\n\tfxge_session *s = fxge_open(&o);\n\tfxge_close(s);\n"
                "\treturn s && o.size == sizeof o ? 0 : 1;\n}\n")
        for compiler, kind, standard in ((C["cc"], "c", "c17"), (C["cxx"], "cpp", "c++17")):
            with self.subTest(standard):
                if not compiler:
                    self.skipTest(f"no compiler for {standard} here")
                source, program = (os.path.join(self.home, f"header.{kind}{e}") for e in ("", ".out"))
                with open(source, "w", encoding="utf-8") as file:
                    file.write(text)
                self.good(compiler, *sysroot(), f"-std={standard}", *WARNINGS, source, "-o", program,
                          *self.pkg_config("--cflags", "--libs").split(), f"-Wl,-rpath,{self.libdir}")
                self.start(program)


class Programs(Case):
    def test_pkg_config(self):
        flags = self.pkg_config("--cflags", "--libs").split()
        self.assertEqual([f[:2] for f in flags], ["-I", "-L", "-l"])  # none of the private dependencies
        program = os.path.join(self.home, "embed")
        self.good(C["cc"], *sysroot(), "-std=c17", *WARNINGS, os.path.join(C["source"], "examples", "embed", "embed.c"),
                  "-o", program, *flags)
        self.expect_it_works(program, env={"LD_LIBRARY_PATH": self.libdir})

    def configure(self, cmake, project, build):
        toolchain = [f"-DCMAKE_TOOLCHAIN_FILE={C['toolchain']}", f"-DFXGE_SYSROOT={C['sysroot']}"]
        return run(cmake, "-S", project, "-B", build, f"-DFxge_DIR={self.libdir}/cmake/Fxge",
                   f"-DCMAKE_C_COMPILER={C['cc']}", *(toolchain if C["toolchain"] else []))

    def test_cmake_project(self):
        for i, cmake in enumerate(cmakes()):
            project, build = os.path.join(self.home, f"project{i}"), os.path.join(self.home, f"project{i}", "build")
            shutil.copytree(os.path.join(C["source"], "examples", "embed"), project)
            r = self.configure(cmake, project, build)
            self.assertEqual(r.returncode, 0, r.stdout)
            self.good(cmake, "--build", build)
            self.expect_it_works(os.path.join(build, "embed"))

    def expect_plugin_works(self, plugin):
        """The command of the installed tree compiles with the plugin, and runs the result."""
        command, air = os.path.join(self.prefix, "bin", "fxge"), os.path.join(self.home, "gelu.air")
        model = os.path.join(C["source"], "examples", "plugin", "gelu.fx")
        self.start(command, "compile", model, "-o", air, "--force", "-q", "--plugin", plugin)
        out = self.start(command, "run", air, "--random", "1", "--size", "s0=3", "--plugin", plugin)
        self.assertRegex(out, r"y: f32\[3, 8\] \{0\.0189\d+, 0\.0959\d+, ")

    def test_plugin_by_pkg_config(self):
        plugin = os.path.join(self.home, "gelu.so")
        self.good(C["cc"], *sysroot(), "-std=c17", *WARNINGS, "-shared", "-fPIC",
                  os.path.join(C["source"], "examples", "plugin", "plugin.c"), "-o", plugin,
                  *self.pkg_config("--cflags").split(), "-lm")
        self.assertNotIn("libfxge", self.good(C["readelf"], "-d", plugin))
        self.expect_plugin_works(plugin)

    def test_plugin_by_cmake(self):
        project = os.path.join(self.home, "plugin")
        shutil.copytree(os.path.join(C["source"], "examples", "plugin"), project)
        for i, cmake in enumerate(cmakes()):
            build = os.path.join(project, f"build{i}")
            r = self.configure(cmake, project, build)
            self.assertEqual(r.returncode, 0, r.stdout)
            self.good(cmake, "--build", build)
            self.expect_plugin_works(os.path.join(build, "gelu.so"))

    def test_cmake_refuses_another_version(self):
        project = os.path.join(self.home, "newer")
        shutil.copytree(os.path.join(C["source"], "examples", "embed"), project)
        path = os.path.join(project, "CMakeLists.txt")
        text = read(path).replace("Fxge 0.1", "Fxge 1.0")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        for i, cmake in enumerate(cmakes()):
            r = self.configure(cmake, project, os.path.join(project, f"build{i}"))
            self.assertNotEqual(r.returncode, 0)
            self.assertRegex(r.stdout, r"requested\s+version\s+\"1\.0\"")
            self.assertIn(f"FxgeConfig.cmake, version: {C['version']}", r.stdout)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    C = json.loads(read(sys.argv[1]))
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
