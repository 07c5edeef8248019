#!/usr/bin/env bash
# Compares the server with a program that only forwards bytes (raw_fanout.cpp), in one run and in turn, with as
# many bytes per seat; prints both and the ratios, and fails if one is not as expected. Needs a quiet machine.
# usage: tests/bench/server.sh [OPTION…]     options of `germini_load server`, e.g. --tables 50,500 --rounds 5
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

build_preset bench germini germini_load raw_fanout >&2
printf 'load of the machine before: %s\n' "$(cut -d' ' -f1-3 /proc/loadavg)"
exec build/bench/bin/germini_load server --beside build/bench/bin/raw_fanout --check "$@"
