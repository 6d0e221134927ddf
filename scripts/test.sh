#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Sets up, builds and runs the tests. Ends with one line: N passed, N failed, N skipped.
#   scripts/test.sh [--torch] [--long] [--preset NAME]
# --long runs the tests of the label long instead of all others: packages, generated projects, long campaigns.
# --torch requires a Python with torch, transformers, diffusers, torchao, scikit-learn and the packages of scripts/wheel.txt: FXGE_PYTHON, or a
# virtual environment that is created under build/.
set -euo pipefail
cd "$(dirname "$0")/.."

torch=no long=no preset=dev version=2.13.0 transformers=5.23.0 diffusers=0.42.1 torchao=0.18.0 sklearn=1.9.1 selenium=4.51.0
while [ $# -gt 0 ]; do
	case $1 in
	--torch) torch=yes ;;
	--long) long=yes ;;
	--preset) preset=${2:?--preset needs a name}; shift ;;
	*) echo "test.sh: unknown option $1" >&2; exit 2 ;;
	esac
	shift
done

has_torch() { # without --torch, tests that need the other packages are skipped
	[ -n "$1" ] && "$1" -c "import importlib.metadata as m, sys
assert m.version('torch').split('+')[0] == '$version' and m.version('numpy')
wanted = ['transformers==$transformers', 'diffusers==$diffusers', 'torchao==$torchao', 'scikit-learn==$sklearn', *open('scripts/wheel.txt').read().split()]
assert '$torch' == 'no' or all(m.version(w.split('==')[0]) == w.split('==')[1] for w in wanted)" 2>/dev/null
}

find_python() {
	for candidate in "${FXGE_PYTHON:-}" build/venv/bin/python "$(command -v python3 || true)"; do
		if has_torch "$candidate"; then
			readlink -f "$(dirname "$candidate")" | sed "s|\$|/$(basename "$candidate")|"
			return
		fi
	done
}

if [ "$torch" = yes ]; then scripts/setup.sh --python; else scripts/setup.sh; fi
python=$(find_python)
if [ -z "$python" ] && [ "$torch" = yes ]; then
	python3 -m venv build/venv
	build/venv/bin/python -m pip install -q "torch==$version" "transformers==$transformers" "diffusers==$diffusers" "torchao==$torchao" "scikit-learn==$sklearn" numpy -r scripts/wheel.txt
	python=$(find_python)
	[ -n "$python" ] || { echo "test.sh: torch $version, transformers $transformers, diffusers $diffusers, torchao $torchao, scikit-learn $sklearn and scripts/wheel.txt were asked for and cannot be had" >&2; exit 1; }
fi
if [ "$long" = yes ] && [ -n "$python" ]; then # pages in a browser
	scripts/setup.sh --browser
	"$python" -c 'import selenium' 2>/dev/null || "$python" -m pip install -q "selenium==$selenium"
fi

cmake --preset "$preset" -DFXGE_PYTHON="${python:-$(command -v python3 || true)}"
cmake --build "build/$preset" --parallel "$(nproc)"

# Returns true if programs in the directory can be started.
runs_programs() {
	printf '#!/bin/sh\n' >"$1/program" && chmod +x "$1/program" && "$1/program" 2>/dev/null
}

# Temporary files in memory, where there are 4 GiB: fxge flushes each of the thousands of output files to its disk.
if [ -z "${TMPDIR:-}" ] && [ "$long" = no ] && [ -w /dev/shm ] && [ "$(df -k --output=avail /dev/shm | tail -n 1)" -ge 4194304 ]; then
	scratch=$(mktemp -d /dev/shm/fxge-test-XXXXXX)
	trap 'rm -rf "$scratch"' EXIT
	if runs_programs "$scratch"; then export TMPDIR=$scratch; fi
fi

unset PYTHONDONTWRITEBYTECODE # compiling the Python package anew in each of some 400 processes takes 0.2 s each

result=$PWD/build/$preset/ctest.xml
rm -f "$result"
status=0
if [ "$long" = yes ]; then label=-L; else label=-LE; fi
ctest --test-dir "build/$preset" "$label" '^long$' --output-on-failure --parallel "$(nproc)" --no-tests=error \
	--output-junit "$result" || status=$?
[ -s "$result" ] || { echo "test.sh: ctest wrote no result" >&2; exit 1; }

count() { grep -c "$1" "$result" || true; }
passed=$(count '<testcase .*status="run"') skipped=$(count '<skipped message="SKIP_RETURN_CODE')
failed=$(($(count '<testcase ') - passed - skipped)) # includes tests that could not be run
if [ -z "$python" ]; then
	echo "no Python with torch $version here: tests that need it were skipped (--torch makes one)"
fi
[ "$failed" -eq 0 ] || status=1
echo "$passed passed, $failed failed, $skipped skipped"
exit "$status"
