# The commands of the stages, one function each; run from the root of the project.

# cpp_build PRESET [TARGET…], then cpp_suites PRESET [OPTION…]: its suites, or those selected by ctest's options.
# ctest counts programs, the programs count cases: -V shows their closing lines. Compilers give way to the browsers of
# the other track.
cpp_build() {
    renice -n 10 $$ >/dev/null
    build_preset "$@"
}
# Twice as many at once as there are cores, since the server's suites wait for sockets and clocks; they give way to the
# other track too, where nodes must show every half second that they live.
cpp_suites() {
    renice -n 10 $$ >/dev/null
    ctest --preset "$1" --parallel "${TESTS_JOBS:-$((2 * $(nproc)))}" -V "${@:2}"
}

# The modules for practice, which the page's build takes up.
wasm_build() {
    renice -n 10 $$ >/dev/null
    build_preset wasm
}

# compiled_alone < NAMES: each source and header compiled alone and without precompiled headers, so that a missing
# include shows; a header through the source of the same name if there is one.
compiled_alone() {
    renice -n 10 $$ >/dev/null
    cmake --preset dev -B build/alone -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
    python3 .ci/compile_alone.py build/alone/compile_commands.json
}
# Those of the last commit, and those not committed yet.
changed_sources() {
    {
        git -c safe.directory='*' diff --name-only --diff-filter=d HEAD~1 -- '*.cpp' '*.hpp' 2>/dev/null
        git -c safe.directory='*' ls-files --others --exclude-standard -- '*.cpp' '*.hpp'
    } | compiled_alone
}
# The headers that others may include first: those of the engine and the protocol.
public_headers() { project_files 'engine/*.hpp' 'protocol/*.hpp' | tr '\0' '\n' | compiled_alone; }

# The programs for measuring, tuned for this processor, each run for a moment.
bench_programs() {
    renice -n 10 $$ >/dev/null
    tests/bench/engine.sh 1 0.3
    build_preset bench raw_fanout
    need_node
    node tests/bench/fanout_second.mjs build/bench/bin/raw_fanout
}

# What a card and a move cost, beside what they cost when it was last recorded.
instructions() {
    build_preset release engine_hands
    need_node
    node tests/bench/count_instructions.mjs
}

# HACKING's first commands as written there, and the whole suite that they build.
newcomer() {
    local commands
    commands=$(sed -n '/^```$/,/^```$/p' HACKING.md | sed '1d;/^```$/,$d')
    [ -n "$commands" ]
    bash -euc "$commands"
    build/dev/bin/tests_engine --no-colors=true
}

# The load generator: small runs of all its commands.
load_suite() {
    build_preset release germini_load raw_fanout tests_load
    build/release/bin/tests_load --no-colors=true
}

# tidy FOLDER…: clang-tidy over the files below them, with the commands of the clang build; nothing is compiled
# for it.
tidy() {
    cmake --preset clang >/dev/null
    run-clang-tidy-14 -p build/clang -quiet -j "${TESTS_JOBS:-$(nproc)}" "${@/#/$PWD/}"
}

format_check() {
    project_files '*.cpp' '*.hpp' | xargs -0 clang-format --dry-run --Werror
}

# Files of the project, also those not committed yet, each ended by a zero byte.
project_files() {
    local file
    git -c safe.directory='*' ls-files -z --cached --others --exclude-standard -- "$@" |
        while IFS= read -r -d '' file; do
            [ ! -e "$file" ] || printf '%s\0' "$file"
        done
}

structure() { python3 tests/structure/run.py; }
on_postgres() { tests/postgres/server.sh python3 tests/structure/run.py tests/postgres 'test_*.py'; }
# HAProxy with the example's file in front of two servers.
cluster_proxy() { TESTS_EXE=$GERMINI python3 tests/structure/run.py tests/cluster 'test_*.py'; }
suites_on_postgres() { tests/postgres/server.sh tests/postgres/suites.sh build/asan/bin; }

# Prometheus's own check of the example's alerts, and when they fire.
alerts() { promtool check rules docker/alerts.yaml && promtool test rules tests/alerts_test.yaml; }

# The oldest Compose, that of Debian 12, reads the examples.
compose() { TESTS_EXE=$GERMINI python3 tests/structure/run.py tests/compose 'test_*.py'; }

# What a release must have: parts, architectures, the image's index, a signature that notices changes.
release_files() { python3 tests/structure/run.py tests/release 'test_*.py'; }

# The examples for Caddy and nginx, each with TLS and a hand in a browser; after end_to_end, whose packages it uses.
proxies() {
    need_node
    TESTS_EXE=$GERMINI TESTS_WEB=web-client/dist node tests/e2e/run.mjs proxies
}

# The client's packages, and the card faces that are drawn with them: lint, types and tests read both.
web_packages() {
    need_node
    need_web_packages
    web cards
}
web() {
    need_node
    (cd web-client && npm run --silent "$1")
}
# Vitest's own summary, in the form that the run sums up.
web_suites() {
    local status=0 report=$PWD/build/log/vitest.json
    need_node
    rm -f "$report"
    (cd web-client && npm run --silent test -- --reporter=default --reporter=json --outputFile.json="$report") || status=$?
    node -e 'const r = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
             console.log(`${r.numPassedTests} passed, ${r.numFailedTests} failed`)' "$report"
    return $status
}

# The checker in Python: its own tests, then hands played by the engine, then hands played by the checker.
GERMINI=build/release/bin/germini
CHECKED_HANDS=1500
checker_suites() { python3 tests/structure/run.py tests/checker '*_cases.py'; }
checker_of_engine() {
    set -o pipefail
    local game
    for game in minchiate solo bolognese siciliano tocchi; do
        {
            "$GERMINI" simulate --game "$game" --any-rules --hands "$CHECKED_HANDS" --seed 1 &&
                "$GERMINI" simulate --game "$game" --any-rules --edition 1 --hands $((CHECKED_HANDS / 10)) --seed 2
        } | python3 tests/checker/check.py - || return
    done
}
engine_of_checker() {
    local game hands=build/log/hands.jsonl results=build/log/results.jsonl status
    for game in minchiate solo bolognese siciliano tocchi; do
        status=0
        python3 tests/checker/generate.py --game "$game" --hands "$CHECKED_HANDS" --seed 2 --early 0.1 \
            --illegal 0.3 >"$hands"
        "$GERMINI" replay "$hands" >"$results" || status=$?
        [ "$status" = 0 ] || [ "$status" = 2 ] || return # 2: some were refused, as intended
        python3 tests/checker/check.py "$hands" --results "$results" || return
    done
}

# The program from outside: protocol clients and browsers against the release build.
end_to_end() {
    need_node
    TESTS_EXE=$GERMINI TESTS_WEB=web-client/dist LIMIT=1200 node tests/e2e/run.mjs
}

# every_size SUITE…: in full what end_to_end samples: every control of every prompt at the sizes of all screens,
# a hand of each preset by mouse, touch and keyboard, four browsers at a match.
every_size() {
    need_node
    TESTS_EXE=$GERMINI TESTS_WEB=web-client/dist node tests/e2e/run.mjs --full "$@"
}

# Malformed input to the program with memory checks, and suites that need the test settings, which a release does
# not have: prepared packs, with which announcements can be compared. And the toy game, whose server is built with the
# suites.
end_to_end_under_asan() {
    need_node
    # The sanitizer keeps up to 256 MB of freed memory, and some 100 MB of its own, in addition to the program's.
    MOST_MEMORY_MB=480 TESTS_EXE=build/asan/bin/germini TESTS_WEB=web-client/dist \
        TESTS_TOY=build/asan/bin/germini_toy_server node tests/e2e/run.mjs hostile laid keyboard toy
}

# The server killed a thousand times while girate are played; after end_to_end, whose packages it uses.
a_thousand_crashes() {
    need_node
    TESTS_EXE=$GERMINI KILLS=1000 node tests/e2e/run.mjs crash
}

# A thousand disk images, as power cuts might leave them; after end_to_end, whose packages it uses.
a_thousand_power_cuts() {
    need_node
    TESTS_EXE=$GERMINI IMAGES=1000 node tests/e2e/run.mjs power_cuts
}

# Two nodes on one PostgreSQL, in browsers too, and many faults of both; after end_to_end, whose packages they use.
two_nodes() {
    need_node
    TESTS_EXE=build/asan/bin/germini TESTS_WEB=web-client/dist LIMIT=600 node tests/e2e/run.mjs two_nodes pages unanswered network day_nodes
}
MANY_FAULTS=300
faults_of_a_cluster() {
    need_node
    TESTS_EXE=$GERMINI node tests/cluster/faults.mjs --faults $MANY_FAULTS
}
# Two clusters at once: most of the time each waits for a fault to end.
HALF_OF_THE_NETWORK_FAULTS=50
faults_of_a_network() {
    local seed job jobs=() status=0
    need_node
    for seed in 1798 1799; do
        TESTS_EXE=$GERMINI node tests/cluster/faults.mjs --network --faults $HALF_OF_THE_NETWORK_FAULTS --tables 2 --seed $seed &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job" || status=1; done
    return $status
}

# Random girate and gironi compared with the model of the rules' text; after end_to_end, whose packages it uses.
MANY_MATCHES=2500
thousands_of_matches() {
    need_node
    TESTS_EXE=$GERMINI MATCHES=$MANY_MATCHES SECONDS=2400 node tests/e2e/run.mjs matches
}

# Closed hands replayed with many more options than in the suites.
TOLD_HANDS=500
many_hands_replayed() {
    TESTS_TOLD_HANDS=$TOLD_HANDS TESTS_SEED=11 build/release/bin/tests_server --no-colors=true \
        -tc='a closed hand replayed*'
}

# Packs drawn by a server, twenty-five times as many as the suites draw.
MANY_PACKS=1000000
many_packs() {
    TESTS_PACKS=$MANY_PACKS build/release/bin/tests_server --no-colors=true -tc='*the shuffle*,CUT-1*'
}

# Non-interference of the whole server over many more hands than in the suites.
TWIN_HANDS=5000
many_twins() {
    TESTS_INTERFERENCE_HANDS=$TWIN_HANDS TESTS_SEED=29 build/release/bin/tests_server --no-colors=true \
        -tc='non-interference*'
}

# Reasons of hints recounted in their imagined deals, for ten times as many decisions as in the suites.
MANY_DECISIONS=2000
many_reasons() {
    TESTS_REASONED_DECISIONS=$MANY_DECISIONS build/release/bin/tests_engine --no-colors=true -tc='reasons in *'
}

# Practice in a browser that has a quarter of a processor.
practice_figures() {
    need_node
    TESTS_WEB=web-client/dist node --disable-warning=ExperimentalWarning tests/bench/practice.mjs
}

# The server's memory per connection and p99, as ratios to the raw program's, compared with the last recorded ones; then
# each figure with a target, once.
performance() {
    build_preset release germini germini_load raw_fanout || return
    python3 tests/bench/performance.py || return
    tests/bench/figures.sh 1 || return
    need_node
    TESTS_EXE=$GERMINI node --disable-warning=ExperimentalWarning tests/bench/day.mjs 3
}
