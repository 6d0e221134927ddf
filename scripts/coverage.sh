#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Measures the share of lines and branches that the tests without torch execute. Ends with both figures of the whole tree.
#   scripts/coverage.sh [ARGUMENTS OF CTEST]     e.g. -R '^test_'; without them all tests but the long ones, and op_new,
#                                                which is most of what executes writers/
# build/coverage/report/index.html shows each source. Kernels that are compiled for several instruction sets count once.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/setup.sh --python
gcovr=$(command -v gcovr || true)
if [ -z "$gcovr" ]; then
	python3 -m venv build/coverage-venv
	build/coverage-venv/bin/python -m pip install -q gcovr==8.8
	gcovr=$PWD/build/coverage-venv/bin/gcovr
fi
cmake --preset coverage
cmake --build build/coverage --parallel "$(nproc)"
find build/coverage -name '*.gcda' -delete # counts of an earlier run
failed=no
run() { ctest --test-dir build/coverage --parallel "$(nproc)" --no-tests=error "$@" || failed=yes; }
if [ $# -gt 0 ]; then
	run "$@"
else
	run -LE '^long$'
	run -R '^op_new$'
fi

mkdir -p build/coverage/report
"$gcovr" --root . --object-directory build/coverage --filter '(base|sym|ir|formats|frontend|infer|ops|decomp|converters|passes|writers|backend|driver|cli)/' \
	--merge-mode-functions=merge-use-line-min --gcov-ignore-errors=no_working_dir_found --gcov-ignore-parse-errors=negative_hits.warn --exclude-unreachable-branches -j "$(nproc)" \
	--html-details build/coverage/report/index.html --json-summary build/coverage/report/summary.json --txt build/coverage/report/summary.txt
python3 - build/coverage/report/summary.json <<'PYTHON'
import json, sys
s = json.load(open(sys.argv[1]))
print(f"{s['line_percent']} % of {s['line_total']} lines, {s['branch_percent']} % of {s['branch_total']} branches")
PYTHON
[ "$failed" = no ] || { echo "coverage.sh: tests failed; their lines count" >&2; exit 1; }
