# The stages of a test run, for `. .ci/stages.sh`. Each stage has its time limit, its log in $LOGS and its
# count; stages of several tracks run at once. A program's count is the last line "N passed, N failed" that it prints;
# other tools count as one, and so does a stage that is skipped because a needed one failed: as a failure.

LOGS=${TESTS_LOGS:-build/log}
# Time limits are multiplied on a busy machine, at most by this factor.
MOST_PATIENCE=4
# How many lines are printed of a failed stage: those that name failures, and the end of its log.
FAILURE_LINES=40
END_LINES=12
# The patterns with which doctest, ctest, node's runner, Vitest and the compilers name failures.
FAILURES='ERROR:|  values: |\*\*\*(Failed|Timeout|Exception)|failed: |^not ok|^ *[✖×] |^/[^ ]+: (fatal )?error:|FAIL '

stages_begin() {
    mkdir -p "$LOGS"
    rm -f "$LOGS"/*.count "$LOGS"/*.log "$LOGS"/*.skipped "$LOGS"/*.time
}

TIMEFORMAT='%U %S' # CPU time
# processor_seconds STAGE: the CPU time of the stage and its children.
processor_seconds() { awk '{ printf "%d\n", $1 + $2 }' "$LOGS/$1.time"; }

# patient SECONDS: the limit, multiplied by the number of programs that currently want each core.
patient() {
    awk -v limit="$1" -v cores="$(nproc)" -v most=$MOST_PATIENCE '{
        factor = $1 / cores
        if (factor < 1) factor = 1
        if (factor > most) factor = most
        printf "%d\n", limit * factor
    }' "${TESTS_LOADAVG:-/proc/loadavg}"
}

# define NAME SECONDS one|counted "NEEDED…" COMMAND…: a stage of tests/run.sh: its time limit, its kind of count, the
# stages that must have passed before it ("" for none), and the command.
declare -A STAGE_SECONDS STAGE_KIND STAGE_NEEDS STAGE_COMMAND
STAGE_NAMES=()
define() {
    STAGE_NAMES+=("$1")
    STAGE_SECONDS[$1]=$2 STAGE_KIND[$1]=$3 STAGE_NEEDS[$1]=$4
    STAGE_COMMAND[$1]=${*:5}
}

# with_needs NAME…: these stages and all that they need, in the order of their definitions. Fails for an unknown name.
with_needs() {
    local name needed changed=1
    declare -A wanted
    for name in "$@"; do
        [ -n "${STAGE_KIND[$name]:-}" ] || die "unknown stage \"$name\"; expected one of: ${STAGE_NAMES[*]}"
        wanted[$name]=1
    done
    while [ "$changed" = 1 ]; do
        changed=0
        for name in "${!wanted[@]}"; do
            for needed in ${STAGE_NEEDS[$name]}; do
                [ -n "${wanted[$needed]:-}" ] || changed=1
                wanted[$needed]=1
            done
        done
    done
    for name in "${STAGE_NAMES[@]}"; do [ -z "${wanted[$name]:-}" ] || echo "$name"; done
}

# track NAME…: runs these stages in turn. Several tracks may run at once: a stage waits until those that it needs have
# ended, in any track. If one of them failed, the stage is skipped, which is printed and counted.
track() {
    local name needed passed failed because
    for name in "$@"; do
        because=
        for needed in ${STAGE_NEEDS[$name]}; do
            until [ -e "$LOGS/$needed.count" ]; do sleep 1; done
            read -r passed failed <"$LOGS/$needed.count"
            [ "$failed" = 0 ] || because="$because $needed"
        done
        if [ -n "$because" ]; then
            echo "$name" >"$LOGS/$name.skipped"
            write_count "$name" 0 1
            printf '%-7s %-16s %6d passed %4d failed: it needs%s\n' SKIPPED "$name" 0 1 "$because"
        else
            # shellcheck disable=SC2086 # a command is its words
            stage "$name" "${STAGE_SECONDS[$name]}" "${STAGE_KIND[$name]}" ${STAGE_COMMAND[$name]} || true
        fi
    done
}

# write_count STAGE PASSED FAILED: at once, since other tracks wait for it.
write_count() {
    echo "$2 $3" >"$LOGS/$1.new"
    mv "$LOGS/$1.new" "$LOGS/$1.count"
}

# stage NAME SECONDS one|counted COMMAND…: runs it, prints its line, keeps its count. Fails if it failed.
stage() {
    local name=$1 limit kind=$3 begun=$SECONDS log=$LOGS/$1.log status=0 passed=0 failed=0
    limit=$(patient "$2")
    shift 3
    # A function may be a stage too: it runs in a subshell, which the time limit can end.
    [ "$(type -t "$1")" != function ] ||
        set -- bash -c '. .ci/setup.sh; . .ci/stages.sh; . .ci/steps.sh; set -e; "$@"' "$name" "$@"
    { time timeout --kill-after=20 "$limit" "$@" >"$log" 2>&1 </dev/null || status=$?; } 2>"$LOGS/$name.time"
    if [ "$kind" = counted ]; then
        read -r passed failed < <(count_lines "$log")
        # A stage that was killed or ran nothing has failed, even if every case counted has passed.
        if [ "$status" != 0 ] && [ "$failed" = 0 ] || [ $((passed + failed)) = 0 ]; then failed=$((failed + 1)); fi
    elif [ "$status" = 0 ]; then
        passed=1
    else
        failed=1
    fi
    write_count "$name" "$passed" "$failed"
    local word=ok
    [ "$failed" = 0 ] || word=FAILED
    printf '%-7s %-16s %6d passed %4d failed %6d s %6d s of a processor\n' \
        "$word" "$name" "$passed" "$failed" $((SECONDS - begun)) "$(processor_seconds "$name")"
    # What needed a second attempt has passed, and is reported all the same.
    sed -nE 's/^([0-9]+: )?unsteady: /        unsteady: /p' "$log"
    if [ "$failed" != 0 ]; then
        [ "$status" != 124 ] || printf '        %s: stopped after its %s seconds\n' "$name" "$limit"
        printf '        what failed, and the end of %s:\n' "$log"
        grep -E "$FAILURES" "$log" | sed -E 's/^[0-9]+: //' | awk '!seen[$0]++' | head -n "$FAILURE_LINES" | sed 's/^/        | /'
        printf '        |\n'
        tail -n "$END_LINES" "$log" | sed 's/^/        | /'
        return 1
    fi
}

# The sum of a log's closing lines (ctest puts "1: " before each), as "PASSED FAILED".
count_lines() {
    sed -nE 's/^([0-9]+: )?([0-9]+) passed, ([0-9]+) failed$/\2 \3/p' "$1" |
        awk '{ passed += $1; failed += $2 } END { print passed + 0, failed + 0 }'
}

# Prints the sum of all stages as the last line, preceded by the skipped ones; fails if anything did.
stages_end() {
    local passed failed skipped
    skipped=$(cat "$LOGS"/*.skipped 2>/dev/null | paste -sd ' ')
    [ -z "$skipped" ] || echo "skipped, and counted as failed: $skipped"
    read -r passed failed < <(cat "$LOGS"/*.count | awk '{ p += $1; f += $2 } END { print p + 0, f + 0 }')
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ] && [ "$passed" != 0 ]
}
