#!/usr/bin/env bash
# Runs a command beside a PostgreSQL of its own, in a temporary folder and reachable only from there. The command
# finds it by TESTS_POSTGRES, its folder, which is the host of a connection; the user is germini.
# usage: tests/postgres/server.sh COMMAND…
# POSTGRES_LISTEN and POSTGRES_PORT: an address of networks on which it listens too, and its port.
set -euo pipefail
BIN=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
FOLDER=$(mktemp -d /tmp/germini-postgres.XXXXXX)

# PostgreSQL refuses to run as root; Debian's package makes the user postgres.
as_user() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=postgres --regid=postgres --clear-groups "$@"
    else
        "$@"
    fi
}
[ "$(id -u)" != 0 ] || chown postgres "$FOLDER"
cd "$FOLDER"

stop() {
    as_user "$BIN/pg_ctl" -D "$FOLDER/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$FOLDER"
}
trap stop EXIT
# Nothing outlives the command, so no file is synced unless its time is measured. Databases are ordered and compared by bytes, like SQLite's.
as_user "$BIN/initdb" -D "$FOLDER/data" -U germini -A trust -E UTF8 --no-locale --no-sync >/dev/null
as_user "$BIN/pg_ctl" -D "$FOLDER/data" -l "$FOLDER/log" -w \
    -o "-k $FOLDER -c listen_addresses=${POSTGRES_LISTEN:-} -c port=${POSTGRES_PORT:-5432} -c fsync=${POSTGRES_FSYNC:-off} -c max_connections=${POSTGRES_CONNECTIONS:-100}" start >/dev/null
export TESTS_POSTGRES=$FOLDER
cd "$OLDPWD"
"$@"
