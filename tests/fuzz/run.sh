#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs every fuzz target for some seconds: run.sh BUILD SECONDS [TARGET ...]
# Each continues from its corpus in BUILD/corpus; BUILD/fuzz.tsv counts executions and findings by
# commit. An input that is a finding stays in BUILD/findings/TARGET. Exits with 1 if a target found
# something, including a unit that takes over 10 s of processor time; the others still run.
set -euo pipefail
build=$(realpath "$1") seconds=$2
shift 2
cd "$(dirname "$0")/../.."

add() { # add TARGET EXECUTIONS FINDINGS: adds to the sums of this commit
	local state=$build/fuzz.tsv
	touch "$state"
	awk -v OFS='\t' -v t="$1" -v c="$(git describe --always --dirty)" -v n="$2" -v k="$3" '
		$1 == t && $2 == c { $3 += n; $4 += k; seen = 1 } { print } END { if (!seen) print t, c, n, k }' \
		"$state" >"$state.new"
	mv "$state.new" "$state"
}

# The first two options account for most of a short execution, the third makes every block a cold
# one.
export ASAN_OPTIONS=malloc_context_size=4:thread_local_quarantine_size_kb=64:quarantine_size_mb=8:${ASAN_OPTIONS:-}
targets=("$@")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(find "$build" -name 'fuzz_*' -type f -executable -printf '%f\n' | sort)
found=0
for target in "${targets[@]}"; do
	corpus=$build/corpus/$target log=$build/$target.log units=$build/findings/$target findings=0
	mkdir -p "$units"
	if [ ! -d "$corpus" ]; then # an interrupted seeding leaves no corpus
		rm -rf "$corpus.new"
		tests/fuzz/seed.sh "$build/cli/fxge" "$target" "$corpus.new" "$(find "$build" -name make_seeds -type f -executable)"
		mv "$corpus.new" "$corpus"
	fi
	program=$(find "$build" -name "$target" -type f -executable | head -n 1)
	dict=$(find tests -name "${target#fuzz_}.dict" | head -n 1)
	echo "== $target, $seconds s"
	# entropic scheduling costs more than short executions
	"$program" -max_total_time="$seconds" -max_len=16384 -entropic=0 -rss_limit_mb=4096 -print_final_stats=1 \
		-artifact_prefix="$units/" ${dict:+-dict="$dict"} "$corpus" >"$log" 2>&1 || findings=1
	for unit in "$units"/slow-unit-*; do # slow by the clock; only 10 s of processor time are a finding
		[ -e "$unit" ] || continue
		if (ulimit -t 10; "$program" "$unit") >/dev/null 2>&1; then rm "$unit"; else findings=1; fi
	done
	grep -E 'ERROR|SUMMARY|number_of_executed_units|new_units|Test unit written' "$log" || true
	add "$target" "$(awk '/number_of_executed_units/ { n = $2 } END { print n + 0 }' "$log")" "$findings"
	[ "$findings" = 0 ] || found=1
done
exit "$found"
