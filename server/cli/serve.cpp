#include "server/cli/serve.hpp"

#include "server/cli/serve_options.hpp"
#include "server/fair/random.hpp"
#include "server/table/games.hpp"

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace germini::cli {
namespace {

void start_log(const std::string& level) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("germini"));
    spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e %^%l%$ %v");
    spdlog::set_level(spdlog::level::from_str(level));
}

// A quota used up, or a log that nobody reads any more, is an error of a write and not the end.
void survive_writes() {
    for (const int signal : {SIGXFSZ, SIGPIPE}) std::signal(signal, SIG_IGN);
}

// Whole or not at all: whoever waits for it never reads half a number.
void write_port(const std::string& file, unsigned short port) {
    const std::string part = file + ".part";
    std::ofstream(part) << port << '\n';
    std::filesystem::rename(part, file);
}

} // namespace

int serve(server::ServerSettings settings, server::Games games, const std::string& port_file) {
    server::start_randomness();
    survive_writes();
    const std::string address = settings.net.address, database = settings.store.path;
    server::Server server(std::move(settings), std::move(games));
    boost::asio::signal_set signals(server.context(), SIGINT, SIGTERM);
    signals.async_wait([&server](const boost::system::error_code& error, int) {
        if (error) return;
        spdlog::info("stopping");
        server.stop();
    });
    spdlog::info("Germini listens on http://{}:{} (database {}, {} files of the web client)",
                 address.find(':') == std::string::npos ? address : "[" + address + "]", server.port(),
                 database, server.web_files());
    if (!port_file.empty()) write_port(port_file, server.port());
    server.run();
    spdlog::info("stopped");
    return 0;
}

void add_serve(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("serve", "serves tables and the web client until it is stopped");
    const auto options = std::make_shared<ServeOptions>();
    options->add_to(*command);
    command->callback([options, command, &status] {
        options->read_config(*command);
        start_log(options->log);
        status = serve(options->settings(), server::all_games(), options->port_file);
    });
}

} // namespace germini::cli
