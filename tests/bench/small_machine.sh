#!/usr/bin/env bash
# The capacity of a small machine: the server on one core, tables of four people at human pace (a move every 3 seconds)
# with one table of bots for every ten of them, the database with --synchronous full. More and more tables, for a short
# time each, until one move in a hundred takes more than 100 ms, the server uses more than 512 MiB, or anything fails;
# then for the full duration with the most that succeeded, or a tenth less if that fails. Finally the growth of the
# database.
# usage: tests/bench/small_machine.sh [MINUTES [SECONDS_A_STEP [MOST_TABLES]]]     10 minutes, 20 seconds, 6000 tables
# The clients need a core of their own. With TESTS_BUILT=FOLDER the programs there are used and nothing is built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh
minutes=${1:-10} step=${2:-20} most=${3:-6000}
MEMORY_MIB=512
built=${TESTS_BUILT:-build/release/bin}
[ -n "${TESTS_BUILT:-}" ] || build_preset release germini germini_load >&2

pinned=$(mktemp)
trap 'rm -f "$pinned"' EXIT
printf '#!/bin/sh\nexec taskset -c 0 %q "$@"\n' "$(realpath "$built/germini")" >"$pinned"
chmod +x "$pinned"
# evening TABLES MINUTES
evening() {
    taskset -c "$(($(nproc) - 1))" "$built/germini_load" evening --program "$pinned" --tables "$1" --bots $(($1 / 10)) \
        --minutes "$2" --memory $MEMORY_MIB
}

echo "$(date -u '+%Y-%m-%d %H:%M') UTC, load $(cut -d' ' -f1-3 /proc/loadavg), $(nproc) cores of $(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -n 1)"
carried=0
for tables in 100 250 500 1000 1500 2000 2500 3000 4000 5000 6000; do
    [ "$tables" -le "$most" ] || break
    evening "$tables" "$(awk -v s="$step" 'BEGIN { print s / 60 }')" || break
    carried=$tables
done
while [ "$carried" -gt 0 ] && ! evening "$carried" "$minutes"; do carried=$((carried * 9 / 10)); done
[ "$carried" -gt 0 ] || die "it carries not even the least"
echo "one core and $MEMORY_MIB MiB carry $carried tables of people and $((carried / 10)) of bots, over $minutes minutes"
"$built/germini_load" growth
