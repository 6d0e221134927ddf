#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks the rules of the source tree that no compiler checks: which directory may include which, the length of
files and directories, sources of memory and output, file heads, licences, and formatting.

lint.py ROOT         prints one finding a line, `file:line: rule: text`; exit code 1 if there are any
lint.py --self-test  checks that each rule finds its bad samples, and none in the good ones
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

import modules

DIRECTORIES = sorted({module.split("/")[0] for module in modules.MODULES}) + ["tests"]
LONGEST = 800  # lines
CROWDED = 40  # .c, .h and .py files of a directory

MEMORY = "malloc calloc realloc reallocarray free strdup strndup asprintf vasprintf".split()
OUTPUT = "printf vprintf fprintf vfprintf puts fputs putchar fputc perror dprintf".split()
ENDING = "exit _exit _Exit quick_exit abort".split()

OPENING = ("open openat creat opendir fopen freopen tmpfile mkstemp mkostemp mkdtemp memfd_create dup dup2 dup3 pipe pipe2 socket "
           "socketpair accept accept4 eventfd epoll_create epoll_create1 shm_open popen").split()
OPENERS = ("base/file/fd.c", "base/file/file.c", "base/file/tree.c", "backend/npu/child.c")  # each raises its descriptors above 2


CALLED = re.compile(r"(?<![\w.>])([A-Za-z_]\w*)\s*\(")
MAIN = re.compile(r"^(?:int\s+)?main\s*\(", re.M)
NOISE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def code_only(text):
    """Returns the text with comments, strings and characters blanked; lines are preserved."""
    return NOISE.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def sources(root):
    for directory in DIRECTORIES:
        for path, below, files in os.walk(os.path.join(root, directory)):
            below[:] = sorted(f for f in below if f != "templates")  # texts with placeholders
            for name in sorted(files):
                if name.endswith((".c", ".h", ".py")):
                    yield os.path.relpath(os.path.join(path, name), root)


def check_includes(name, text):
    module = modules.module_of(name)
    if not module:
        return
    for number, other, included in modules.inclusions(name, text):
        if not modules.may_include(module, other):
            yield number, "include", f"{module}/ may not include {included}"


GENERATED = re.compile(r'^#include "(fxge_(?:op_ids|op_\w+_functions|aten_\w+|ge_\w+)\.h)"', re.M)


def check_generated(name, text):
    """A new row recompiles all includers of the ids, so a header must not include them."""
    if not name.endswith(".h") or name.startswith("tests/"):
        return
    for found in GENERATED.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, "generated", f"{found.group(1)} belongs into the .c file that uses it"


def check_calls(name, text):
    directory = name.split("/")[0]
    if directory == "tests" or name == "base/heap.c":
        return
    code = code_only(text)
    program = directory == "cli" or MAIN.search(code)
    rules = [(MEMORY, "memory", "memory comes from fxge_heap and fxge_arena")]
    if not program:
        rules.append((OUTPUT, "output", "the library does not print"))
    if not program and name not in ("driver/plugin/load.c", "backend/npu/child.c"):  # functions that end a child process they started
        rules.append((ENDING, "ending", "the library does not end the process"))
    if not program and name not in OPENERS:
        rules.append((OPENING, "descriptor", "descriptors come from base/file/fd.h: above 2, and close-on-exec"))
    forbidden = {function: rule for functions, *rule in rules for function in functions}
    for found in CALLED.finditer(code):
        if found.group(1) in forbidden:
            rule, why = forbidden[found.group(1)]
            yield code.count("\n", 0, found.start()) + 1, rule, f"call of {found.group(1)}: {why}"


# Calls that add a node to the graph or an expression to the table of sizes. C does not define the order
# in which a call's arguments are evaluated, and identical input must yield identical bytes: at most one of the
# arguments of a call may do so.
EMITS = re.compile(r"\b(?!fxge_(?:in|ins|arg_\w+|out_meta|set_result|set_value)\b)([a-z]\w*)\((?=cx,)|"
                   r"\bfxge_sym_(?:add|sub|mul|floordiv|ceildiv|mod|make_\w+)\(")
CALL = re.compile(r"\b[a-z]\w*\(")
EMITTING = ("sym", "ir", "decomp", "infer", "passes", "converters")


def arguments(code, at):
    """Returns the arguments of the call whose parenthesis is at `at`."""
    depth, begin = 0, at + 1
    for i in range(at, len(code)):
        if code[i] in "([{":
            depth += 1
        elif code[i] in ")]}":
            depth -= 1
        if depth == 0 or (depth == 1 and code[i] == ","):
            yield code[begin:i]
            begin = i + 1
        if depth == 0:
            return


def check_order(name, text):
    if name.split("/")[0] not in EMITTING or not name.endswith(".c"):
        return
    code = code_only(text)
    for call in CALL.finditer(code):
        if sum(bool(EMITS.search(a)) for a in arguments(code, call.end() - 1)) > 1:
            yield code.count("\n", 0, call.start()) + 1, "order", "two arguments emit: name their values before"


# A parameter has a generated name (ATEN_cat__dim, SHAPE_reduce__axes): a number would silently change
# its meaning when a row changes.
BARE = re.compile(r"\b(?:fxge_a_\w+\(\d|(?:fxge_(?:ins?|node_in|arg_(?!promote\b)\w+|fold_tensor|emit_scalar|"
                  r"axes_set|window_ints|shape_(?:ints?|need_int|one|axis|ge_dtype)|"
                  r"conv_(?:scalar|known|holds|times)|kernel_(?:in|count|at|ints|fixed)))\([^(),]+, \d|"
                  r"op->params\[\d)")
NAMING = ("decomp", "infer", "frontend", "passes", "converters", "backend")


def check_parameters(name, text):
    if name.split("/")[0] not in NAMING or not name.endswith(".c"):
        return
    for number, line in enumerate(code_only(text).split("\n"), 1):
        if BARE.search(line):
            yield number, "parameter", "a parameter by number: use its generated name"


# A function that serves rows of the operator table is in the file of a family of theirs, or in a part
# such as reduce.c or reduce_scan.c.
ROW = re.compile(r"^(?: +|- )(meta|shape|convert|decompose_c|kernel): (?:\{fn: )?(\w+)", re.M)
SERVING = {"meta": "meta_", "shape": "shape_", "convert": "conv_", "decompose_c": "decomp_", "kernel": "cpu_"}
DEFINED = re.compile(r"^((?:%s)\w+)\(fxge_\w+ \*\w+\)$" % "|".join(SERVING.values()), re.M)


def families(root):
    """Returns the families of the rows that each function serves."""
    found = {}
    for directory in ("aten", "ge"):
        where = os.path.join(root, "ops", directory)
        for name in sorted(os.listdir(where)) if os.path.isdir(where) else ():
            if name.endswith(".yaml"):
                with open(os.path.join(where, name), encoding="utf-8") as file:
                    for key, function in ROW.findall(file.read()):
                        found.setdefault(SERVING[key] + function, set()).add(name[:-5])
    return found


def check_stem(name, text, served):
    if not name.endswith(".c"):
        return
    stem = re.sub(r"^(?:meta|shape)_", "", os.path.basename(name)[:-2])
    for function in DEFINED.finditer(text):
        wanted = served.get(function.group(1), {stem})
        if not any(stem == family or stem.startswith(family + "_") for family in wanted):
            yield (text.count("\n", 0, function.start()) + 1, "stem",
                   f"{function.group(1)} serves rows of {', '.join(sorted(wanted))}: it belongs into a file of that stem")


# A name has one meaning: a type has no name of another type or of a public function.
TYPE = re.compile(r"^(?:typedef )?(?:struct|enum|union) (fxge_\w+) \{", re.M)
FUNCTION = re.compile(r"^FXGE_API [^;]*?\b(fxge_\w+)\(", re.M)


def check_names(texts):
    """For all sources of the library: name -> its first location."""
    met = {}
    for name, text in texts:
        for pattern in (TYPE, FUNCTION):
            for found in pattern.finditer(text):
                first = met.setdefault(found.group(1), name)
                if first != name:
                    yield (name, text.count("\n", 0, found.start()) + 1, "name",
                           f"{found.group(1)} means another thing in {first}")


# The head of a function: `{` alone on its line, then declarations.
BODY = re.compile(r"\)\n\{\n")
DECLARES = re.compile(
    r"\t(?!(?:return|goto|else|case|default|break|continue|typedef)\b)"
    r"(?:enum \{|FXGE_VEC\(.*\) \w+ = |(?:\w+[\s*]+)+\(\*\w+\)|"
    r"(?:\w+(?:\([\w* ,]*\))?[\s*]+)+\w+(?:\[[^\]]*\])*(?: =|;|,))"
)

CONTINUED = re.compile(r"[ \t]+\n")  # in code without comments: the rest of a comment behind a declaration
OPENED = re.compile(r"\s*/\*")


def end_of_statement(code, at):
    """Returns the position behind the line on which the statement from `at` ends."""
    depth = 0
    for place in range(at, len(code)):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if code[place] == ";" and depth == 0:
            return code.index("\n", place) + 1
    return len(code)


def check_declarations(name, text):
    """Yields the first statement of a function that follows declarations without a blank line."""
    code = code_only(text)
    for body in BODY.finditer(code):
        at = body.end()
        while DECLARES.match(code, at):
            at = end_of_statement(code, at)
            while CONTINUED.match(code, at) and not OPENED.match(text, at):
                at = code.index("\n", at) + 1
        if at > body.end() and code[at : at + 1] != "}" and text[at : at + 1] != "\n":
            yield code.count("\n", 0, at) + 1, "declarations", "a blank line follows the declarations of a function"


def check_form(name, text, lines):
    if len(lines) > LONGEST:
        yield LONGEST + 1, "length", f"{len(lines)} lines, at most {LONGEST}: split by family"
    if not name.endswith(".py") and not text.removeprefix(f"/* {LICENCE} */\n").startswith("/* "):
        yield 2, "opening", "a file opens with a comment that says what it is responsible for"


LICENCE = "SPDX-License-Identifier: Apache-2.0"
LICENSED = (".c", ".h", ".def", ".py", ".sh", ".cmake", ".cmake.in", "CMakeLists.txt", ".yaml")
UNLICENSED = re.compile(
    r"((shim/)?build|third_party|examples|writers/templates)/"  # others' sources; texts that go into users' projects
    r"|tests/cli/(articles|forms|headers|hostile|lists|stable)/"  # inputs of tests
    r"|tests/.*\.yaml$"  # inputs of tests, some compared with line numbers
)


def licensed(root):
    """Returns the sources that name their licence, and the scripts of .ci."""
    for path, below, files in os.walk(root):
        place = os.path.relpath(path, root).removeprefix(".").removeprefix("/")
        below[:] = sorted(
            b for b in below
            if (b == ".ci" or not b.startswith(".")) and b != "__pycache__" and not UNLICENSED.match(f"{place}/{b}/".lstrip("/"))
        )  # fmt: skip
        for name in sorted(files):
            whole = os.path.relpath(os.path.join(path, name), root)
            if (name.endswith(LICENSED) or whole.startswith(".ci/")) and not UNLICENSED.match(whole):
                yield whole


def head_of(name):
    return f"/* {LICENCE} */" if name.endswith((".c", ".h", ".def")) else f"# {LICENCE}"


def check_licence(root):
    for name in licensed(root):
        with open(os.path.join(root, name), encoding="utf-8") as file:
            first = file.readline()
            if first.startswith("#!"):
                first = file.readline()
        if first.rstrip("\n") != head_of(name):
            yield name, 1, "licence", f"the first line, after a `#!`, is: {head_of(name)}"


def clang_format():
    for name in ("clang-format-14", "clang-format"):
        path = shutil.which(name)
        if path and b"version 14." in subprocess.run([path, "--version"], stdout=subprocess.PIPE).stdout:
            return path
    return None


def check_format(root, names):
    tool = clang_format()
    if not tool:
        print("lint: clang-format 14 is not here, formatting is not checked")
        return
    wanted = [n for n in names if n.endswith((".c", ".h"))]
    if not wanted:
        return
    run = subprocess.run([tool, "--dry-run", "--style=file", *wanted], cwd=root, text=True,
                         stderr=subprocess.PIPE)
    seen = set()
    for line in run.stderr.splitlines():
        found = re.match(r"(.+?):(\d+):\d+: (?:warning|error): code should be clang-formatted", line)
        if found and found.group(1) not in seen:
            seen.add(found.group(1))
            yield found.group(1), int(found.group(2)), "format", "run clang-format-14 -i on it"


EQUALITIES = re.compile(r"(eq|ne|not_equal)_?\.")  # goldens of the operators that are lowered to Equal and NotEqual
RESULT = re.compile(r"%([\w.]+)(?: = ge\.\w+\(.*\))? : (\w+)\[")
EQUALITY = re.compile(r"ge\.(?:Not)?Equal\(x1=%([\w.]+)")


def check_goldens(root):
    """Only eq and ne may compare floats by Equal and NotEqual, which have a tolerance in CANN's AI CPU kernels."""
    for path in sorted(glob.glob(os.path.join(root, "tests", "ops", "*", "*.ge"))):
        if EQUALITIES.match(os.path.basename(path)):
            continue
        dtypes = {}
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                dtypes.update(RESULT.findall(line))
                compared = EQUALITY.search(line)
                if compared and dtypes.get(compared[1], "i64").startswith(("f", "bf")):
                    yield os.path.relpath(path, root), number, "equality", "floats compared by Equal, which has a tolerance"


def check_captures(root):
    """Yields captures of built-in rules that no condition and no replacement reads, so that any value matches. A name that begins with
    `_` says that any value is right."""
    read = set()
    for path in glob.glob(os.path.join(root, "passes", "rules", "*.c")):
        with open(path, encoding="utf-8") as file:
            read.update(re.findall(r'"(\w+)"', file.read()))
    for path in sorted(glob.glob(os.path.join(root, "passes", "rules", "*.rules"))):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for rule in re.finditer(r"^rule \w+\(.*?^}$", text, re.S | re.M):
            lines = rule[0].splitlines()
            rest = " ".join(line for line in lines if not line.strip().startswith("%"))
            first = text.count("\n", 0, rule.start()) + 1
            for number, line in enumerate(lines, first):
                for name in re.findall(r"\$(\w+)", line) if line.strip().startswith("%") else ():
                    if not name.startswith("_") and name not in read and not re.search(rf"\b{name}\b", rest):
                        yield os.path.relpath(path, root), number, "capture", f"nothing reads ${name}: add a condition, or call it $_{name} if any value is right"


def check_directories(root):
    """Yields the directories of the tree, tests included, that hold more than CROWDED sources."""
    for path, below, files in os.walk(root):
        place = os.path.relpath(path, root)
        below[:] = sorted(b for b in below if not b.startswith(".") and b not in ("build", "third_party", "__pycache__"))
        count = sum(name.endswith((".c", ".h", ".py")) for name in files)
        if count > CROWDED:
            yield place, 1, "directory", f"{count} .c, .h and .py files, at most {CROWDED}: move a family into a directory inside"


def findings(root):
    names = list(sources(root))
    served = families(root)
    texts = []
    for name in names:
        with open(os.path.join(root, name), encoding="utf-8") as file:
            text = file.read()
        if not name.endswith(".py") and modules.module_of(name):
            texts.append((name, text))
        lines = text.splitlines()
        for check in (check_form(name, text, lines),
                      *((check_includes(name, text), check_generated(name, text), check_calls(name, text), check_order(name, text), check_parameters(name, text),
                        check_declarations(name, text), check_stem(name, text, served))
                        if not name.endswith(".py") else ())):
            for number, rule, message in check:
                yield name, number, rule, message
    yield from check_names(texts)
    yield from check_captures(root)
    yield from check_directories(root)
    yield from check_goldens(root)
    yield from check_licence(root)
    yield from check_format(root, names)


SAMPLES = [  # file, text after the opening comment, expected rule (None: clean)
    ("base/up.c", '#include "ir/graph.h"\n', "include"),
    ("sym/up.c", '#include "ir/graph.h"\n', "include"),
    ("sym/side.c", '#include "ops/table.h"\n', "include"),
    ("ops/up.c", '#include "ir/graph.h"\n', "include"),
    ("ops/side.c", '#include "proto/ge_ir.pb-c.h"\n', "include"),
    ("ir/up.h", '#include "passes/passes.h"\n', "include"),
    ("frontend/side.c", '#include "passes/passes.h"\n', "include"),
    ("passes/side.c", '#include "converters/converters.h"\n', "include"),
    ("decomp/up.c", '#include "infer/infer.h"\n', "include"),
    ("infer/fine.c", '#include "decomp/formula/formula.h"\n', None),
    ("converters/side.c", '#include "frontend/frontend.h"\n', "include"),
    ("backend/exporters/up.c", '#include "cli/cli.h"\n', "include"),
    ("ir/api.c", "#include <fxge/fxge.h>\n", "include"),
    ("ir/fine.c", '#include "ir/graph.h"\n#include "sym/sym.h"\n#include "ops/table.h"\n#include <sys/stat.h>\n', None),
    ("backend/cpu/fine.c", '#include "infer/infer.h"\n#include "backend/cpu/plan/plan.h"\n', None),
    ("backend/cpu/side.c", '#include "backend/air/air.h"\n', "include"),
    ("backend/air/up.c", '#include "driver/driver.h"\n', "include"),
    ("backend/air/side.c", '#include "backend/cpu/runtime/exec.h"\n', "include"),
    ("backend/exporters/fine.c", '#include "backend/air/air.h"\n', None),
    ("driver/up.c", '#include "cli/cli.h"\n', "include"),
    ("driver/fine.c", '#include "backend/air/air.h"\n#include "include/fxge/fxge.h"\n', None),
    ("cli/deep.c", '#include "ir/graph.h"\n', "include"),
    ("cli/driver.c", '#include "driver/api.h"\n', "include"),
    ("cli/fine.c", '#include "driver/command/command.h"\n#include <fxge/fxge.h>\n\nvoid\nf(void)\n{\n\tprintf("%d", 1);\n\texit(1);\n}\n', None),
    ("ir/ids.h", '#include "fxge_op_ids.h"\n', "generated"),
    ("ir/ids.c", '#include "fxge_op_ids.h"\n#include "fxge_ge_view.h"\n', None),
    ("cli/memory.c", "void *p = malloc(3);\n", "memory"),
    ("base/memory.c", "void\nf(char *p)\n{\n\tfree(p);\n}\n", "memory"),
    ("base/heap.c", "void\nf(char *p)\n{\n\tfree(p);\n\tabort();\n}\n", None),
    ("ir/print.c", 'int\nf(void)\n{\n\treturn printf("x");\n}\n', "output"),
    ("ir/open.c", "int\nf(void)\n{\n\treturn open(\"x\", 0);\n}\n", "descriptor"),
    ("base/file/fd.c", "int\nf(void)\n{\n\treturn open(\"x\", 0);\n}\n", None),
    ("ir/end.c", "void\nf(void)\n{\n\texit(1);\n}\n", "ending"),
    ("driver/plugin/load.c", "void\nf(void)\n{\n\t_exit(0);\n}\n", None),
    ("ir/words.c", 'const char *s = "malloc(1)"; /* free(p) abort() */\n\nvoid\nf(struct h *h, void *p)\n'
                   "{\n\th->free(p);\n\tfxge_heap_free(h, p);\n\tsnprintf(p, 1, \"exit(%d)\", 1);\n}\n", None),
    ("ops/tool.c", 'int\nmain(void)\n{\n\treturn printf("x");\n}\n', None),
    ("passes/both.c", "bool\nf(fxge_cx *cx)\n{\n\treturn g(cx, h(cx, 1), h(cx, 2));\n}\n", "order"),
    ("ir/both.c", "int x = f(t, fxge_sym_add(t, a, b), fxge_sym_mul(t, a, b));\n", "order"),
    ("passes/one.c", "bool\nf(fxge_cx *cx)\n{\n\treturn g(cx, h(cx, k(cx, 1)), fxge_in(cx, FXGE_FIRST));\n}\n", None),
    ("converters/bare.c", "fxge_value *x = fxge_in(cx, 0);\n", "parameter"),
    ("infer/bare.c", "int64_t v = fxge_arg_int(&k->call, 1);\n", "parameter"),
    ("passes/bare.c", "fxge_arg a = fxge_a_int(2, 5);\n", "parameter"),
    ("passes/named.c", "fxge_arg a = fxge_a_int(ATEN_sum__dim, fxge_arg_int(c, FXGE_FIRST));\n", None),
    ("ops/ge/view.yaml", "- ge: Slice\n  shape: slice\n  kernel: slice\n", None),
    ("infer/shapes/shape_view_slice.c", "bool\nshape_slice(fxge_call *c)\n{\n\treturn true;\n}\n", None),
    ("backend/cpu/slice.c", "bool\ncpu_slice(fxge_kernel *k)\n{\n\treturn true;\n}\n", "stem"),
    ("frontend/thing.h", "typedef struct fxge_thing {\n\tint x;\n} fxge_thing;\n", None),
    ("ir/thing.h", "typedef enum fxge_thing { FXGE_THING } fxge_thing;\n", "name"),
    ("tests/long.c", "int x;\n" * LONGEST, "length"),
    ("tests/ops/binary/f.default.ge", "    %x : f32[2]) {\n  %y = ge.Equal(x1=%x, x2=%x) : bool[2]\n", "equality"),
    ("tests/ops/binary/g.default.ge", "  %x = ge.Neg(x=%z) : f16[s0] name(\"g\")\n  %y = ge.NotEqual(x1=%x, x2=%x) : bool[s0]\n", "equality"),
    ("tests/ops/binary/h.default.ge", "  %x = ge.Neg(x=%z) : i32[2]\n  %y = ge.Equal(x1=%x, x2=%x) : bool[2]\n", None),
    ("tests/ops/compare/eq.Tensor.ge", "    %x : f32[2]) {\n  %y = ge.Equal(x1=%x, x2=%x) : bool[2]\n", None),
    ("ir/close.c", "int\nf(int x)\n{\n\tint y = x;\n\treturn y;\n}\n", "declarations"),
    ("ir/comment.c", "int\nf(int x)\n{\n\tint *y = &x;\n\t/* why */\n\treturn *y;\n}\n", "declarations"),
    ("ir/apart.c", "int\nf(int x)\n{\n\tint y = x; /* why,\n\t\t\t\t* and how */\n\n\treturn y;\n}\n\nvoid\ng(int x)\n{\n\t(void)x;\n}\n", None),
    ("passes/format.c", "int   x;\n", "format"),
    ("base/licence.def", "", "licence"),
    ("scripts/licence.sh", "", "licence"),
    ("tests/models/licence.py", "", "licence"),
    ("examples/licence.yaml", "", None),
    ("tests/cli/headers/graph/licence.hpp", "", None),
]


def self_test(style):
    bad = 0
    with tempfile.TemporaryDirectory() as root:
        shutil.copy(style, os.path.join(root, ".clang-format"))
        heads = {name for name, _, rule in SAMPLES if rule != "licence" and not UNLICENSED.match(name)}
        for name, text, _ in SAMPLES:
            os.makedirs(os.path.dirname(os.path.join(root, name)), exist_ok=True)
            with open(os.path.join(root, name), "w", encoding="utf-8") as file:
                file.write((head_of(name) + "\n" if name in heads else "") + "/* A sample. */\n" + text)
        for directory, count in (("bench/crowded", CROWDED + 1), ("bench/full", CROWDED)):
            os.makedirs(os.path.join(root, directory))
            for i in range(count):
                with open(os.path.join(root, directory, f"part_{i}.py"), "w", encoding="utf-8") as file:
                    file.write(head_of("part.py") + "\n")
        for name in ("sample", "bad"):
            os.makedirs(os.path.join(root, "passes", "rules"), exist_ok=True)
            with open(os.path.join(root, "passes", "rules", f"{name}.rules"), "w", encoding="utf-8") as file:
                kept = "_dtype" if name == "sample" else "dtype"
                file.write(f"rule cast(%x) {{\n  %y = aten._to_copy.default(self=%x, dtype=${kept}, other=$to)\n  if floats(to)\n}}\n")
        with open(os.path.join(root, "ir", "opening.c"), "w", encoding="utf-8") as file:
            file.write(head_of("ir/opening.c") + "\nint x;\n")
        found = {}
        for name, _, rule, _ in findings(root):
            found.setdefault(name, set()).add(rule)
    for name, _, rule in SAMPLES + [("ir/opening.c", "", "opening"), ("bench/crowded", "", "directory"), ("bench/full", "", None),
                                ("passes/rules/sample.rules", "", None), ("passes/rules/bad.rules", "", "capture")]:
        if rule == "format" and not clang_format():
            continue
        expected = {rule} if rule else set()
        if found.get(name, set()) != expected:
            print(f"self-test: {name}: expected {expected or 'nothing'}, found {found.get(name) or 'nothing'}")
            bad += 1
    return bad


def main():
    if sys.argv[1:] == ["--self-test"]:
        here = os.path.dirname(os.path.abspath(__file__))
        return 1 if self_test(os.path.join(here, "..", "..", ".clang-format")) else 0
    if len(sys.argv) != 2 or not os.path.isdir(sys.argv[1]):
        print(__doc__, file=sys.stderr)
        return 2
    count = 0
    for name, number, rule, message in findings(sys.argv[1]):
        print(f"{name}:{number}: {rule}: {message}")
        count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
