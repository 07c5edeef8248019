#include "server/cli/bench_signature.hpp"

#include "server/games/games.hpp"

#include <cinttypes>
#include <cstdio>
#include <string>

namespace germini::cli {

void add_bench_signature(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "signature", "print one signature per game; it changes if the engine behaves differently");
    command->callback([] {
        for (const protocol::GameTools& tools : server::all_tools())
            std::printf("Bench: %016" PRIx64 " %s\n", tools.signature(), std::string(tools.engine).c_str());
    });
}

} // namespace germini::cli
