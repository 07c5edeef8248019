#!/usr/bin/env bash
# Builds the container image, runs it once, and asks it for its health and its page. With docker where there is
# one, else with buildah, which needs no daemon. The base image is fetched if it is not there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. .ci/setup.sh

IMAGE=germini
PORT=${GERMINI_PORT:-18080}
WAIT_SECONDS=30

answers() {
    local tries=$((WAIT_SECONDS * 2))
    until [ "$(curl -fsS --max-time 2 "http://127.0.0.1:$PORT/healthz" 2>/dev/null)" = ok ]; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || die "the container does not answer on port $PORT"
        sleep 0.5
    done
    curl -fsS --max-time 5 "http://127.0.0.1:$PORT/" | grep -qi '<!doctype html>' || die "the container serves no page"
    say "the container answers"
}

need_packages curl
if command -v docker >/dev/null && docker info >/dev/null 2>&1; then
    docker build -q -f docker/Dockerfile -t "$IMAGE" .
    container=$(docker run -d --rm --read-only --tmpfs /tmp -p "127.0.0.1:$PORT:8080" "$IMAGE")
    trap 'docker stop "$container" >/dev/null' EXIT
    answers
    [ "$(docker exec "$container" id -u)" != 0 ] || die "the container runs as root"
else
    need_packages buildah
    export BUILDAH_ISOLATION=chroot
    image() { buildah --storage-driver vfs "$@"; }
    image bud --format docker --pull=false --layers -t "$IMAGE" -f docker/Dockerfile . >/dev/null
    container=$(image from --pull-never "$IMAGE")
    # buildah runs one command beside the image's own settings: its user and folder, and this machine's network.
    image run "$container" -- sh -c '[ "$(id -u)" != 0 ]' || die "the container runs as root"
    image run "$container" -- germini serve --host 127.0.0.1 --port "$PORT" --data /data --web /usr/share/germini/web &
    server=$!
    trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; image rm "$container" >/dev/null' EXIT
    answers
fi
