// germini: the server, and tools for hand records.
#include "server/cli/admin.hpp"
#include "server/cli/backup.hpp"
#include "server/cli/bench.hpp"
#include "server/cli/command_errors.hpp"
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
#include <algorithm>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

/// The exit status when the words or settings are refused, as in sysexits.h (EX_CONFIG): starting again would
/// not help.
constexpr int kRefusedSettings = 78;

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
    const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    try {
        germini::cli::refuse_unknown_command(app, words);
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) { // --help or --version
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        app.exit(CLI::ParseError(germini::cli::explained(app, error, words), error.get_exit_code()));
        return kRefusedSettings;
    } catch (const std::exception& error) {
        std::cerr << "germini: " << error.what() << '\n';
        return 1;
    }
    return status;
}
