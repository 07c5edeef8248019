#!/usr/bin/env bash
# Fuzzes each target of tests/fuzz for a while (clang, libFuzzer, ASan and UBSan).
# usage: tests/fuzz.sh [--seconds N] [TARGET…]      60 seconds per target by default
# Findings are in build/fuzz/found: add one to tests/fuzz/corpus/TARGET once it is fixed. Inputs that reach
# new code are kept in build/fuzz/grown, for the next time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

seconds=60
if [ "${1-}" = --seconds ]; then
    seconds=${2:?a number of seconds}
    shift 2
fi
targets=("$@")
if [ ${#targets[@]} = 0 ]; then
    for source in tests/fuzz/fuzz_*.cpp; do
        name=$(basename "$source" .cpp)
        targets+=("${name#fuzz_}")
    done
fi

need_packages "${BUILD_PACKAGES[@]}" clang-14 libclang-rt-14-dev llvm-14
quietly build_preset fuzz fuzzers
sed -n '/kPresets{/,/};/p' engine/*/rules.hpp | grep -o '"\w*"' | sed 's/"/\\"/g; s/.*/"&"/' |
    cat tests/fuzz/json.dict - >build/fuzz/json.dict
passed=0 failed=0
for target in "${targets[@]}"; do
    grown=build/fuzz/grown/$target found=build/fuzz/found/$target
    mkdir -p "$grown" "$found"
    case $target in
    json | record) options=(-dict=build/fuzz/json.dict -max_len=8192) ;;
    *) options=(-max_len=4096) ;;
    esac
    log=build/fuzz/$target.log
    if UBSAN_OPTIONS=print_stacktrace=1 ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-14 \
        "build/fuzz/bin/fuzz_$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 "${options[@]}" \
        -artifact_prefix="$found/" "$grown" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
        passed=$((passed + 1))
        say "ok      $target: $(tail -n 1 "$log")"
    else
        failed=$((failed + 1))
        say "FOUND   $target: see $log and $found"
        grep -m 5 -A 12 -E 'does not hold|ERROR|runtime error' "$log" || tail -n 20 "$log"
    fi
done
say "$passed passed, $failed failed"
[ "$failed" = 0 ]
