#!/usr/bin/env bash
# Cases of the server's and the clubs' suites on PostgreSQL; run it by server.sh.
# usage: tests/postgres/suites.sh FOLDER   (of the programs tests_server and tests_club)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
failed=0
"$1/tests_server" -sf='*postgres_test*' || failed=1
"$1/tests_club" -sf='*clubs_test*,*evenings_test*,*evening_admission_test*,*evening_rematch_test*,*raced_requests_test*' ||
    failed=1
exit "$failed"
