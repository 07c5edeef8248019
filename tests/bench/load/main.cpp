// germini_load: clients at full speed with their own server, on this machine only.
#include "tests/bench/load/evening.hpp"
#include "tests/bench/load/growth.hpp"
#include "tests/bench/load/restart.hpp"
#include "tests/bench/load/server.hpp"
#include "tests/bench/load/soak.hpp"
#include "tests/bench/load/start.hpp"

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

int main(int argc, char** argv) {
    CLI::App app("Measures the Germini server on this machine.", "germini_load");
    app.require_subcommand(1);
    int status = 0;
    germini::load::add_evening(app, status);
    germini::load::add_growth(app, status);
    germini::load::add_restart(app, status);
    germini::load::add_server(app, status);
    germini::load::add_soak(app, status);
    germini::load::add_start(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "germini_load: " << error.what() << '\n';
        return 1;
    }
    return status;
}
