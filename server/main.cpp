// germini: the server, and tools for hand records.
#include "server/cli/admin.hpp"
#include "server/cli/backup.hpp"
#include "server/cli/bench.hpp"
#include "server/cli/config.hpp"
#include "server/cli/copy.hpp"
#include "server/cli/fair.hpp"
#include "server/cli/migrate.hpp"
#include "server/cli/replay.hpp"
#include "server/cli/restore.hpp"
#include "server/cli/serve.hpp"
#include "server/cli/simulate.hpp"
#include "server/cli/standings.hpp"
#include "server/cli/verify.hpp"
#include "server/net/version.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
    CLI::App app("Germini: a server for tarot games in the browser.", "germini");
    app.set_version_flag("--version", "germini " + germini::server::version_and_commit());
    app.require_subcommand(1);
    app.fallthrough(false);
    int status = 0;
    germini::cli::add_serve(app, status);
    germini::cli::add_config(app);
    germini::cli::add_admin(app);
    germini::cli::add_backup(app);
    germini::cli::add_restore(app, status);
    germini::cli::add_copy(app);
    germini::cli::add_verify(app, status);
    germini::cli::add_standings(app);
    germini::cli::add_fair(app, status);
    germini::cli::add_migrate(app);
    germini::cli::add_replay(app, status);
    germini::cli::add_simulate(app);
    germini::cli::add_bench(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // 1 for a usage error; 0 for --help and --version.
        return app.exit(error) == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "germini: " << error.what() << '\n';
        return 1;
    }
    return status;
}
