#!/usr/bin/env bash
# 500 tables of bots for the given minutes: fails if the server's memory is not flat after the warm-up. Then the
# start on a database with 10,000 unfinished tables: fails if it takes 5 seconds or more.
# usage: tests/bench/soak.sh [MINUTES [WARM_UP]]     10 minutes of which 2 to warm up
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

build_preset release germini germini_load >&2
build/release/bin/germini_load start
exec build/release/bin/germini_load soak --minutes "${1:-10}" --warm-up "${2:-2}"
