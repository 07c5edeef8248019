# External requirements of the commands, for `. .ci/setup.sh`: Debian packages, a pinned Node, the web
# client's packages. Idempotent: with everything installed it only checks (dpkg-query) and returns.

NODE_VERSION=22.23.3
NPM_VERSION=11.21.2

BUILD_PACKAGES=(ca-certificates g++ cmake ninja-build ccache pkg-config libboost1.81-dev nlohmann-json3-dev
    libicu-dev libcctz-dev libspdlog-dev libsqlite3-dev libpq-dev libsodium-dev libssl-dev libexpected-dev libcli11-dev libtomlplusplus-dev
    prometheus-cpp-dev libmimalloc-dev doctest-dev librapidcheck-dev)
TEST_PACKAGES=(git python3 clang-format chromium-headless-shell postgresql-15 haproxy iproute2)
RELEASE_PACKAGES=(git python3 dpkg-dev binutils debootstrap systemd)
FULL_PACKAGES=(clang-14 clang-tidy-14 libclang-rt-14-dev llvm-14 buildah prometheus caddy nginx-light openssl
    docker-compose "${RELEASE_PACKAGES[@]}")

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif command -v sudo >/dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        die "Packages are missing and there is neither root nor sudo here. As root: $*"
    fi
}

# need_packages NAME…: installs missing packages.
need_packages() {
    local name missing=()
    command -v dpkg-query >/dev/null || die "This needs Debian 12 (or a container of it, see docker/)."
    for name in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing: ${missing[*]}"
    # Each on its own: if a caller checks the status of a function, its shell continues after a failure.
    as_root apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 update || die "apt-get update failed"
    as_root apt-get -qq -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 \
        install --no-install-recommends "${missing[@]}" >/dev/null || die "apt-get could not install: ${missing[*]}"
}

# need_node: node and npm of the pinned versions in .tools, first in PATH. Debian's own Node is too old
# for the client's tools and is only used to download them; any other installed Node works as well.
need_node() {
    local tools=$PWD/.tools have=none
    [ ! -x "$tools/node_modules/.bin/node" ] || have=$("$tools/node_modules/.bin/node" --version)
    if [ "$have" != "v$NODE_VERSION" ]; then
        command -v npm >/dev/null || need_packages nodejs npm
        say "Installing: node $NODE_VERSION, npm $NPM_VERSION into .tools"
        mkdir -p "$tools"
        npm install --prefix "$tools" --no-save --no-audit --no-fund --loglevel=error \
            "node@$NODE_VERSION" "npm@$NPM_VERSION" >/dev/null || die "npm could not fetch node $NODE_VERSION"
    fi
    export PATH=$tools/node_modules/.bin:$PATH
    [ "$(node --version)" = "v$NODE_VERSION" ] || die "node $NODE_VERSION could not be set up in .tools"
}

# need_web_packages: the client's packages exactly as in its lock file.
need_web_packages() {
    local mark=web-client/node_modules/.package-lock.json
    if [ ! -e "$mark" ] || [ web-client/package-lock.json -nt "$mark" ]; then
        (cd web-client && npm ci --no-audit --no-fund --loglevel=error)
    fi
}

# quietly COMMAND…: shows its output only if it fails (and, on a terminal, while it runs).
quietly() {
    local said
    if [ -t 1 ]; then
        "$@"
        return
    fi
    said=$(mktemp)
    if ! "$@" >"$said" 2>&1; then
        tail -n 60 "$said" >&2
        rm -f "$said"
        return 1
    fi
    rm -f "$said"
}

# build_jobs: the number of parallel compilers: one per core, within the free memory, or within the limit of
# a container. TESTS_JOBS overrides it.
COMPILER_KIB=$((1024 * 1024)) # roughly the memory for the largest source
build_jobs() {
    local free=${TESTS_MEMINFO:-/proc/meminfo} held=${TESTS_CGROUPS:-/sys/fs/cgroup} cores
    cores=$(nproc)
    if [ -n "${TESTS_JOBS:-}" ]; then
        echo "$TESTS_JOBS"
        return
    fi
    {
        awk '$1 == "MemAvailable:" { print $2 }' "$free"
        # Bytes, or the word max; the second name is that of cgroup v1.
        cat "$held/memory.max" "$held/memory/memory.limit_in_bytes" 2>/dev/null | awk '/^[0-9]+$/ { print $1 / 1024 }'
    } | awk -v cores="$cores" -v each=$COMPILER_KIB '
        NR == 1 || $1 < room { room = $1 }
        END {
            jobs = int(room / each)
            if (jobs > cores) jobs = cores
            if (jobs < 1) jobs = 1
            print jobs
        }'
}

# build_preset PRESET [TARGET…]: configures and builds.
build_preset() {
    local preset=$1
    shift
    cmake --preset "$preset" >/dev/null || return
    cmake --build --preset "$preset" --parallel "$(build_jobs)" ${1:+--target "$@"}
}
