#!/usr/bin/env bash
# Measures everything that docs/performance.md gives a target for, in one run, and prints each figure beside its target.
# usage: tests/bench/figures.sh [ROUNDS]     5 rounds by default, half an hour on a quiet machine; needs strace
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

BEFORE=cbbc9303 # the commit that the targets refer to
FEW=500 MANY=2000 # tables whose memory is compared, after as many moves each
rounds=${1:-5}
command -v strace >/dev/null || die "strace is missing: it counts system calls"
printed=$(mktemp -d)
trap 'rm -rf "$printed"' EXIT

tests/bench/compare.sh "$BEFORE" . "$rounds" | tee "$printed/compare"
tests/bench/engine.sh "$rounds" | tee "$printed/engine"
build_preset bench raw_fanout >&2
load=(build/release/bin/germini_load server --synchronous normal)
"${load[@]}" --beside build/bench/bin/raw_fanout --tables 1,50,500 --rounds "$rounds" | tee "$printed/server"
"${load[@]}" --threads 1 --tables "$FEW" --rounds 1 --warm-up 15 | tee "$printed/memory"
"${load[@]}" --threads 1 --tables "$MANY" --rounds 1 --warm-up 60 | tee -a "$printed/memory"
for programs in "build/compare/$(git rev-parse --short=12 "$BEFORE^{commit}")/build/release/bin" build/release/bin; do
    python3 tests/bench/system_calls.py "$programs" | tee -a "$printed/calls"
done
echo
python3 tests/bench/figures.py "$printed"
