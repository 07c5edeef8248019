#include "server/cli/bench_signature.hpp"

#include "protocol/tools/minchiate/signature.hpp"

#include <cinttypes>
#include <cstdio>

namespace germini::cli {

void add_bench_signature(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "signature", "one number for all that the engine does and tells: it changes where a rule does");
    command->callback([] { std::printf("Bench: %016" PRIx64 "\n", protocol::minchiate::signature()); });
}

} // namespace germini::cli
