#!/usr/bin/env bash
# Compares the engine with the bare loop (bare_loop.cpp) in one run: both built by the `bench` preset, run in turn,
# medians of processor time, and their ratio. The portable release build is measured beside them.
# usage: tests/bench/engine.sh [ROUNDS [SECONDS]]     7 rounds of 1 second each
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

rounds=${1:-7} seconds=${2:-1}
build_preset bench engine_hands bare_loop >&2
build_preset release engine_hands >&2
found=$(mktemp)
trap 'rm -f "$found"' EXIT

# Lines "name<tab>hands per second" of every program, round by round.
hands() {
    "build/$1/bin/engine_hands" --rounds 1 --seconds "$seconds" --plain | sed "s/^/$1: /"
}
for ((round = 0; round < rounds; ++round)); do
    build/bench/bin/bare_loop "$seconds" | awk '{ print "bare loop\t" $3 }'
    hands bench
    hands release
done >"$found"

awk -F'\t' -v rounds="$rounds" '
    !($1 in count) { order[++names] = $1 }
    { value[$1, ++count[$1]] = $2 + 0 }
    function median(name,    i, j, n, held) {
        n = count[name]
        for (i = 2; i <= n; ++i) {
            held = value[name, i]
            for (j = i - 1; j >= 1 && value[name, j] > held; --j) value[name, j + 1] = value[name, j]
            value[name, j + 1] = held
        }
        return value[name, int((n + 1) / 2)]
    }
    END {
        bare = median("bare loop")
        printf "medians of %d rounds, processor time of one thread; a ply is a card played, 84 a hand\n", rounds
        for (i = 1; i <= names; ++i) {
            rate = median(order[i])
            printf "%-42s %9.0f hands/s %7.1f ns a ply   1/%.1f of the bare loop\n", order[i], rate, 1e9 / rate / 84, bare / rate
        }
    }' "$found"
