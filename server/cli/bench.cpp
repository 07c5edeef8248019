#include "server/cli/bench.hpp"

#include "server/cli/bench_bots.hpp"
#include "server/cli/bench_hands.hpp"
#include "server/cli/bench_server.hpp"
#include "server/cli/bench_signature.hpp"
#include "server/cli/bench_soak.hpp"
#include "server/cli/bench_start.hpp"

namespace germini::cli {

void add_bench(CLI::App& app, int& status) {
    CLI::App* bench =
        app.add_subcommand("bench", "measures the engine, its bots and the server on this machine");
    bench->require_subcommand(1);
    add_bench_hands(*bench);
    add_bench_bots(*bench);
    add_bench_signature(*bench);
    add_bench_server(*bench, status);
    add_bench_soak(*bench, status);
    add_bench_start(*bench, status);
}

} // namespace germini::cli
