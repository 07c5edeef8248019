# What the stages do, one function each; run from the root of the project.

# cpp_build PRESET, then cpp_suites PRESET: every suite of it. ctest counts programs, the programs count
# cases: -V shows their closing lines.
cpp_build() { build_preset "$1"; }
cpp_suites() { ctest --preset "$1" --parallel "${GERMINI_JOBS:-$(nproc)}" -V; }

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

house() { python3 tests/house/run.py; }

web_packages() {
    need_node
    need_web_packages
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

# The checker in Python: its own tests, then hands that the engine played.
checker_tests() { python3 tests/checker/test_checker.py; }

browser() {
    need_node
    GERMINI=build/release/bin/germini node tests/e2e/run.mjs
}
