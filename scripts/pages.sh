#!/usr/bin/env bash
# Writes what executed cases say of the operators: ops/executed.tsv, then the pages made of it, doc/ops.md, doc/ops.html and
# doc/npu-ops.md.
#   scripts/pages.sh [BUILD]    BUILD: build/dev, with every module
# ops/gradients.tsv needs torch and takes half an hour: tests/ops/gradients.py BUILD/libfxge.so --table ops/gradients.tsv --bless
set -euo pipefail
cd "$(dirname "$0")/.."

build=${1:-build/dev}
LD_LIBRARY_PATH=$build "$build/tests/ops/run_numbers" --xfail tests/ops/xfail.txt --table ops/executed.tsv --bless tests/ops/data/*.fx
python3 tests/ops/npu_entries.py --bless
cmake --build "$build" # the command tells the same
python3 doc/support.py "$build/cli/fxge" --bless
