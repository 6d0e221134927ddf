#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Fills a directory with the seeds of a fuzz target: seed.sh FXGE TARGET DIRECTORY MAKE_SEEDS..
# Seeds are small fixtures and the outputs of the command FXGE for them; larger ones are slow and
# add no coverage. The words MAKE_SEEDS start make_seeds.c, which writes the many programs of
# operators in one process.
set -euo pipefail
fxge=$(realpath "$1") target=$2
mkdir -p "$3"
to=$(realpath "$3")
make_seeds=("${@:4}")
cd "$(dirname "$0")/../.."

small() { find "${@:2}" -name "$1" -size -16k | sort; } # copy PATTERN DIRECTORY ...

programs() { # air or fxpb: models and operators as files of this format; refused ones are left out
	{ small '*.pt2' tests/models/data; small '*.default.fx' tests/ops; } | xargs "${make_seeds[@]}" "$1" "$to" 2>/dev/null
}

case $target in
fuzz_pt2 | fuzz_pt2_tree | fuzz_zip) small '*.pt2' tests/models/data{,_old} | xargs cp -t "$to" ;;
fuzz_pickle | fuzz_json) python3 tests/fuzz/seeds.py "${target#fuzz_}" tests/models "$to" ;;
fuzz_text | fuzz_view | fuzz_diff) small '*.fx' tests | xargs cp --parents -t "$to" ;;
fuzz_passes) # numbers of passes follow the last line: those of the pipeline, and the last ones alone
	small '*.fx' tests | xargs cp --parents -t "$to"
	find "$to" -type f -exec sh -c 'for f; do printf "\\0\\1\\2\\7\\11\\12\\13\\15\\20\\21\\22\\25" >>"$f"; done' sh {} + ;;
fuzz_air | fuzz_air_tree)
	programs air
	find "$to" -name '*.json' -delete # the .air has its interface in a file
	python3 tests/fuzz/seeds.py air tests/backend/walk "$to" ;;
fuzz_package_tree | fuzz_files_tree) # weights as separate entries; a package of two programs, and one of a single program
	kind=${target#fuzz_} kind=${kind%_tree}
	for f in $(small '*.pt2' tests/models/data); do
		"$fxge" compile --weights files "$f" -q --force -o "$to/$(basename "$f").air" >/dev/null 2>&1 || true
	done
	python3 tests/fuzz/seeds.py "$kind" "$to" "$to"
	find "$to" -mindepth 1 -maxdepth 1 ! -name "*.$kind" -exec rm -r {} + ;;
fuzz_safetensors) python3 tests/fuzz/seeds.py safetensors tests "$to" ;;
fuzz_om) python3 tests/fuzz/seeds.py om tests/npu "$to" ;;
fuzz_aipp) small '*.cfg' tests/cli | xargs cp --parents -t "$to" ;;
fuzz_rules) small '*.rules' passes/rules tests | xargs cp --parents -t "$to" ;;
fuzz_chips) python3 tests/fuzz/seeds.py chips tests/cli "$to" ;;
fuzz_fxpb | fuzz_fxpb_tree) programs fxpb ;;
fuzz_ops)
	for form in yaml json hpp cpp; do small "*.$form" tests/ops_table tests/cli/{articles,forms,headers,lists}; done | xargs cp --parents -t "$to"
	;;
esac
