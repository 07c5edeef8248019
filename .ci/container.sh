#!/usr/bin/env bash
# Builds the container image, checks its metadata, runs it on another port than its default, and requests its
# health, its page and a hand. With docker if it is installed, else with buildah, which needs no daemon.
# usage: .ci/container.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

IMAGE=germini
PORT=${TESTS_PORT:-18080}
WAIT_SECONDS=30
MOST_MIB=400
[ $# = 0 ] || die "usage: .ci/container.sh"

need_packages curl git
need_node
version=$(project_version)
commit=$(project_commit)
arguments=(--build-arg "GERMINI_VERSION=$version" --build-arg "GERMINI_COMMIT=$commit" -f docker/Dockerfile -t "$IMAGE" .)

answers() {
    local tries=$((WAIT_SECONDS * 2))
    until [ "$(curl -fsS --max-time 2 "http://127.0.0.1:$PORT/healthz" 2>/dev/null)" = ok ]; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || die "the container does not answer on port $PORT"
        sleep 0.5
    done
    grep -qi '<!doctype html>' <<<"$(curl -fsS --max-time 5 "http://127.0.0.1:$PORT/")" ||
        die "the container serves no page"
    grep -q "\"$version\",\"commit\":\"$commit\"" <<<"$(curl -fsS "http://127.0.0.1:$PORT/api/version")" ||
        die "the program does not name version and commit"
    grep -q 'is over' <<<"$(node tests/examples/one_hand.mjs --server "http://127.0.0.1:$PORT")" ||
        die "no hand was played"
    say "the container answers, and a hand was played"
}
# said JSON: checks the image's settings.
said() {
    node -e 'const said = JSON.parse(require("fs").readFileSync(0, "utf8"));
             const [version, commit] = process.argv.slice(1);
             const { Labels: labels, User: user, Healthcheck: health } = said;
             const of = (name) => labels[`org.opencontainers.image.${name}`];
             require("assert").deepEqual([of("version"), of("revision"), of("licenses"), user, health.Test[0]],
                 [version, commit, "AGPL-3.0-or-later", "10001:10001", "CMD"]);' "$version" "$commit"
}
# sized BYTES
sized() {
    local mib=$(($1 >> 20))
    say "the image has $mib MiB, unpacked"
    [ "$mib" -le "$MOST_MIB" ] || die "that is more than $MOST_MIB MiB"
}

if command -v docker >/dev/null && docker info >/dev/null 2>&1; then
    docker build -q "${arguments[@]}"
    docker image inspect --format '{{json .Config}}' "$IMAGE" | said
    sized "$(docker image inspect --format '{{.Size}}' "$IMAGE")"
    container=$(docker run -d --rm --read-only --tmpfs /tmp --cap-drop ALL -e GERMINI_PORT=8099 -e GERMINI_BOT_PACE=0 \
        -p "127.0.0.1:$PORT:8099" "$IMAGE")
    trap 'docker stop "$container" >/dev/null' EXIT
    answers
    [ "$(docker exec "$container" id -u)" != 0 ] || die "the container runs as root"
    health=$(docker image inspect --format '{{json .Config.Healthcheck.Test}}' "$IMAGE")
    docker exec "$container" bash -c "$(node -p 'JSON.parse(process.argv[1])[3]' "$health")"
else
    need_packages buildah
    export BUILDAH_ISOLATION=chroot
    image() { buildah --storage-driver vfs "$@"; }
    image bud --format docker --pull=false --layers "${arguments[@]}" >/dev/null
    config() {
        image inspect --type image "$IMAGE" |
            node -e 'console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")).Docker.config))'
    }
    config | said
    container=$(image from --pull-never "$IMAGE")
    sized "$(du -sbx "$(image mount "$container")" | cut -f1)"
    # buildah runs one command without the image's own settings: user and folder are given, with this machine's network.
    run=(buildah --storage-driver vfs run --env GERMINI_BOT_PACE=0 --env "GERMINI_PORT=$PORT" --env GERMINI_HOST=127.0.0.1
        "$container" --)
    inside() { "${run[@]}" "$@"; }
    inside sh -c '[ "$(id -u)" = 10001 ]' || die "the container does not run as user 10001"
    # In a process group of its own: buildah forwards no signals, the group's reach the server as well.
    setsid "${run[@]}" germini serve &
    server=$!
    trap 'kill -- -"$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; image rm "$container" >/dev/null' EXIT
    answers
    # The image's own health check, at the configured port.
    mapfile -t health < <(config | node -e 'const { Healthcheck } = JSON.parse(require("fs").readFileSync(0, "utf8"));
        for (const word of Healthcheck.Test.slice(1)) console.log(word)')
    inside "${health[@]}" || die "the image's look at its health says it is ill"
    say "the image's look at its health follows the port"
fi
