#!/usr/bin/env bash
# Compares the engine with the bare loop (bare_loop.cpp), game by game: both built by the `bench` preset, run in turn,
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

# Lines "game<tab>name<tab>hands per second<tab>cards per second" of every program, round by round.
hands() {
    "build/$1/bin/engine_hands" --game "$2" --rounds 1 --seconds "$seconds" --plain | sed "s/^/$2\t$1: /"
}
for ((round = 0; round < rounds; ++round)); do
    for game in minchiate bolognese siciliano; do
        build/bench/bin/bare_loop "$seconds" "$game" | sed "s/^/$game\t/"
        hands bench "$game"
        hands release "$game"
    done
done >"$found"

awk -F'\t' -v rounds="$rounds" '
    { name = $1 "\t" $2 }
    !(name in count) { order[++names] = name }
    { hands[name, ++count[name]] = $3 + 0; cards[name, count[name]] = $4 + 0 }
    function median(value, name,    i, j, n, held, sorted) {
        n = count[name]
        for (i = 1; i <= n; ++i) {
            held = value[name, i]
            for (j = i - 1; j >= 1 && sorted[j] > held; --j) sorted[j + 1] = sorted[j]
            sorted[j + 1] = held
        }
        return sorted[int((n + 1) / 2)]
    }
    END {
        printf "medians of %d rounds, processor time of one thread; ns a card played\n", rounds
        for (i = 1; i <= names; ++i) {
            split(order[i], part, "\t")
            card = 1e9 / median(cards, order[i])
            if (part[2] == "bare loop") bare = card
            printf "%-10s %-42s %9.0f hands/s %7.1f ns   1/%.1f of the bare loop\n", part[1], part[2], median(hands, order[i]), card, card / bare
        }
    }' "$found"
