#include "server/cli/bench.hpp"

#include "server/cli/bench_bots.hpp"
#include "server/cli/bench_signature.hpp"

namespace germini::cli {

void add_bench(CLI::App& app) {
    CLI::App* bench = app.add_subcommand("bench", "compare the bots, or sign the engine's behaviour");
    bench->require_subcommand(1);
    add_bench_bots(*bench);
    add_bench_signature(*bench);
}

} // namespace germini::cli
