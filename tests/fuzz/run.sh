#!/usr/bin/env bash
# Runs every fuzz target for some seconds on a corpus made from the fixtures: run.sh BUILD SECONDS [TARGET ...]
# Exits 1 when a target found something, a unit that takes over 10 s included; the others still run.
set -euo pipefail
build=$(realpath "$1") seconds=$2
shift 2
cd "$(dirname "$0")/../.."

corpus() {
	mkdir -p "$build/corpus/$1"
	echo "$build/corpus/$1"
}

seed() { # target: copies its seeds
	case $1 in
	fuzz_pt2 | fuzz_zip) cp tests/models/data/*.pt2 tests/models/data_old/*.pt2 "$(corpus "$1")" ;;
	fuzz_pickle) python3 tests/fuzz/pickles.py tests/models "$(corpus "$1")" ;;
	fuzz_json) for f in tests/models/data/*.default.pt2; do
		python3 -m zipfile -e "$f" "$build/unzipped" && find "$build/unzipped" -name model.json -exec cp {} "$(corpus "$1")/$(basename "$f").json" \;
		rm -rf "$build/unzipped"
	done ;;
	fuzz_text) find tests -name '*.fx' -exec cp {} "$(corpus "$1")" \; ;;
	*) corpus "$1" >/dev/null ;;
	esac
}

targets=("$@")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(find "$build" -name 'fuzz_*' -type f -executable -printf '%f\n' | sort)
found=0
for target in "${targets[@]}"; do
	seed "$target"
	program=$(find "$build" -name "$target" -type f -executable | head -n 1)
	dict=$(find tests -name "${target#fuzz_}.dict" | head -n 1)
	echo "== $target, $seconds s"
	log=$build/$target.log
	"$program" -max_total_time="$seconds" -max_len=65536 -rss_limit_mb=4096 -print_final_stats=1 \
		-artifact_prefix="$build/$target." ${dict:+-dict="$dict"} \
		"$(corpus "$target")" >"$log" 2>&1 || found=1
	! grep -q 'Test unit written' "$log" || found=1
	grep -E 'ERROR|SUMMARY|number_of_executed_units|new_units|Test unit written' "$log" || true
done
exit "$found"
