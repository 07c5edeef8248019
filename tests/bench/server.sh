#!/usr/bin/env bash
# Measures the server beside a program that only passes bytes on (raw_fanout.cpp), in one run and in turn, with as
# many bytes to a seat; prints both and the ratios, and fails where one is not as expected. Wants a quiet machine.
# usage: tests/bench/server.sh [OPTION…]     options of `germini_load server`, as --tables 50,500 --rounds 5
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. .ci/setup.sh

build_preset bench germini germini_load raw_fanout >&2
printf 'load of the machine before: %s\n' "$(cut -d' ' -f1-3 /proc/loadavg)"
exec build/bench/bin/germini_load server --beside build/bench/bin/raw_fanout --check "$@"
