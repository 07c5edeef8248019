#include "server/cli/bench.hpp"

#include "server/cli/bench_bots.hpp"
#include "server/cli/bench_hands.hpp"
#include "server/cli/bench_signature.hpp"

namespace germini::cli {

void add_bench(CLI::App& app) {
    CLI::App* bench = app.add_subcommand("bench", "measure the engine and its bots");
    bench->require_subcommand(1);
    add_bench_hands(*bench);
    add_bench_bots(*bench);
    add_bench_signature(*bench);
}

} // namespace germini::cli
