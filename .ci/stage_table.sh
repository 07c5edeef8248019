# Every stage of tests/run.sh, for `. .ci/stage_table.sh` after stages.sh: name, time limit in seconds, kind of
# count, the stages it needs, and its command (a function of steps.sh or a script). No stage may take longer than
# LONGEST_STAGE.
LONGEST_STAGE=2700

# The default run.
define web-packages 900 one "" web_packages
define wasm-build 900 one "" wasm_build
define web-build 600 one "web-packages wasm-build" web build
define web-lint 600 one "web-packages" web lint
define web-types 600 one "web-packages" web check
define web-suites 900 counted "web-packages" web_suites
define format 300 one "" format_check
define changed-sources 600 one "" changed_sources
define release-build 2400 one "" cpp_build release germini
define asan-build 2400 one "" cpp_build asan
define asan-suites 2700 counted "asan-build" cpp_suites asan
define instructions 300 one "release-build" instructions
define structure 900 counted "" structure
define postgres 300 counted "" on_postgres
define cluster-proxy 120 counted "release-build" cluster_proxy
define checker-suites 300 counted "" checker_suites
define checker-engine 600 one "release-build" checker_of_engine
define engine-checker 600 one "release-build" engine_of_checker
define end-to-end 2700 counted "release-build web-build" end_to_end
define asan-end-to-end 900 counted "asan-build web-build" end_to_end_under_asan
define cluster 1500 counted "asan-build end-to-end" two_nodes
define postgres-suites 600 counted "asan-build" suites_on_postgres

# Added by --full. The first compiles the suites optimised, and plays in full what a sanitizer samples.
define release-tests 2400 one "release-build" cpp_build release
define release-suites 2700 counted "release-tests" cpp_suites release
define alerts 60 one "" alerts
define compose 120 counted "release-build" compose
define proxies 600 counted "release-build web-build" proxies
define sizes-table 2700 counted "release-build web-build" every_size press plaques
define sizes-hands 2700 counted "release-build web-build" every_size presets browser phone cousins
define sizes-pages 2700 counted "release-build web-build" every_size again replay motion coaching lesson hands dialog fair
define crash 1800 counted "release-build" a_thousand_crashes
define power-cuts 2700 counted "release-build" a_thousand_power_cuts
define cluster-faults 2700 one "release-build" faults_of_a_cluster
define network-faults 2700 one "release-build" faults_of_a_network
define matches 2700 counted "release-build" thousands_of_matches
define packs 600 counted "release-tests" many_packs
define interference 2700 counted "release-tests" many_twins
define reasons 600 counted "release-tests" many_reasons
define replayed-hands 1800 counted "release-tests" many_hands_replayed
define bench-programs 600 one "" bench_programs
define performance 2700 one "" performance
define practice-figures 300 one "web-build" practice_figures
define soak 2400 one "" tests/bench/soak.sh
define small-machine 2400 one "" tests/bench/small_machine.sh 10 20 2500
define asan-stacks 2700 counted "asan-build" cpp_suites asan-stacks --exclude-regex ^compile_fail
define dev-build 2700 one "" cpp_build dev
define headers 900 one "" public_headers
define newcomer 1800 one "" newcomer
define load 900 counted "release-build" load_suite
define clang-build 2700 one "" cpp_build clang germini
define clang-tests 2700 one "clang-build" cpp_build clang
define clang-suites 2400 counted "clang-tests" cpp_suites clang
define tsan-build 2700 one "" cpp_build tsan
define tsan-suites 2700 counted "tsan-build" cpp_suites tsan --exclude-regex "^(server|club)_"
define tsan-server 2700 counted "tsan-build" cpp_suites tsan --tests-regex "^(server|club)_"
define tidy-product 2700 one "" tidy engine/ protocol/ server/
define tidy-tests 2700 one "" tidy tests/
define fuzz 2700 counted "" tests/fuzz.sh --seconds 400
define container 2700 one "" .ci/container.sh
define release 2700 one "" .ci/release.sh
define release-files 300 counted "release" release_files
define release-again 2700 one "release" .ci/release.sh --compare
define installed 1800 one "release" .ci/installed.sh
define installed-arm64 2700 one "release" .ci/installed.sh --arm64
define arm64 2700 one "release" .ci/arm64.sh
