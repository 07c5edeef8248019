#!/usr/bin/env bash
# Compares two commits, built alike, in one run and in turn: engine, search and server, and the instructions of a card and
# of a move. Prints ratios of the second to the first, with their spread over the rounds.
# usage: tests/bench/compare.sh REV [REV [ROUNDS]]     REV: a commit, or "." for the working tree, which is the second by
# default; 5 rounds by default. A commit's programs stay in build/compare.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

# programs_of REV: builds them, prints their folder.
programs_of() {
    local tree=$PWD
    if [ "$1" != . ]; then
        tree=$PWD/build/compare/$(git rev-parse --short=12 "$1^{commit}")
        [ -d "$tree" ] || git worktree add --detach "$tree" "$1" >&2
    fi
    local programs=(germini germini_load)
    [ ! -e "$tree/tests/bench/hands.cpp" ] || programs+=(engine_hands) # before, germini itself measured the engine
    (cd "$tree" && build_preset release "${programs[@]}") >&2
    echo "$tree/build/release/bin"
}

[ $# -ge 1 ] && [ $# -le 3 ] || die "usage: tests/bench/compare.sh REV [REV [ROUNDS]]"
need_node
first=$(programs_of "$1")
second=$(programs_of "${2:-.}")
printf 'load of the machine before: %s\n' "$(cut -d' ' -f1-3 /proc/loadavg)"
python3 tests/bench/compare.py "$first" "$second" --rounds "${3:-5}"
node tests/bench/count_instructions.mjs --compare "$first" "$second"
