#!/usr/bin/env bash
# Cases of the server's and the clubs' suites on PostgreSQL; run it by server.sh.
# usage: tests/postgres/suites.sh FOLDER   (of the programs tests_server and tests_club)
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
failed=0
"$1/tests_server" -sf='*/postgres_test*,*/takeover_test*,*/expiry_test*,*/day_rows_test*' || failed=1
FILES=(apart clubs calendar draw evening_admission evenings raced_requests repeat settlement)
"$1/tests_club" -sf="$(printf '*/%s_test*,' "${FILES[@]}")" || failed=1
exit "$failed"
