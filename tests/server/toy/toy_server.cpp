// `germini serve`, with the toy game beside the real ones.
#include "server/cli/serve.hpp"
#include "server/cli/serve_options.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <iostream>

int main(int argc, char** argv) {
    CLI::App app("toy server");
    germini::cli::ServeOptions options;
    options.add_to(app);
    try {
        app.parse(argc, argv);
        const germini::server::ServerSettings settings = options.settings();
        germini::cli::start_log(options.log, options.log_format);
        return germini::cli::serve(settings, germini::server::games_with_toy(), options.port_file);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
