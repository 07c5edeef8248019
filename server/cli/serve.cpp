#include "server/cli/serve.hpp"

#include "server/cli/serve_options.hpp"
#include "server/crypto/random.hpp"
#include "server/games/games.hpp"
#include "server/journal/format.hpp"
#include "server/journal/log.hpp"
#include "server/net/descriptors.hpp"
#include "server/net/version.hpp"

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace germini::cli {
namespace {

// Turns an exhausted quota or a log without a reader into a write error instead of the process's end. Opens
// closed standard streams on /dev/null: else the next file or connection would get their numbers, and the log
// would be written into it.
void survive_writes() {
    for (const int signal : {SIGXFSZ, SIGPIPE}) std::signal(signal, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) static_cast<void>(::open("/dev/null", O_RDWR));
}

// Raises the limit of file descriptors, as every connection needs one.
void make_room_for(std::size_t& connections) {
    const std::size_t room = server::make_room(connections);
    if (room < connections)
        journal::warn(
            {},
            "the hard limit of file descriptors allows {} connections, not the {} of --max-connections; "
            "raise it with LimitNOFILE= or ulimit -Hn",
            room, connections);
    connections = room;
}

/// Adds the signals for a clean shutdown. They include SIGHUP, for a closed terminal, unless it is ignored,
/// e.g. by nohup.
void add_endings(boost::asio::signal_set& signals) {
    for (const int signal : {SIGINT, SIGTERM}) signals.add(signal);
    struct sigaction before {};
    if (::sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) signals.add(SIGHUP);
}

/// Returns the address as in a URL, with the port that was bound.
std::string text_of(const server::ListenAt& at, unsigned short port) {
    const std::string& address = at.address;
    return (address.find(':') == std::string::npos ? address : "[" + address + "]") + ":" +
           std::to_string(port);
}

// Writes the file atomically, so that a waiting reader never sees half a number.
void write_port(const std::string& file, const server::Server& server) {
    const std::string part = file + ".part";
    {
        std::ofstream out(part);
        out << server.port() << '\n';
        if (server.metrics_port() != 0) out << server.metrics_port() << '\n';
    }
    std::filesystem::rename(part, file);
}

} // namespace

void start_log(const std::string& level, const std::string& format) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("germini"));
    spdlog::set_formatter(
        journal::formatter(format == "json" ? journal::Format::json : journal::Format::text));
    spdlog::set_level(spdlog::level::from_str(level));
}

int serve(server::ServerSettings settings, server::Games games, const std::string& port_file) {
    survive_writes(); // before the first line of the log
    journal::info({}, "germini {}", server::version_and_commit());
    server::start_randomness();
    make_room_for(settings.net.connections);
    const server::ListenAt front{settings.net.address, settings.net.port};
    const auto metrics = settings.net.metrics;
    const std::string node = settings.store.postgres.empty() ? "" : "node " + settings.store.node + ", ";
    const std::string database = store::shown(settings.store.place());
    server::Server server(std::move(settings), std::move(games));
    boost::asio::signal_set signals(server.context());
    add_endings(signals);
    signals.async_wait([&server, &signals](const boost::system::error_code& error, int) {
        if (error) return;
        journal::info({}, "stopping");
        server.stop();
        signals.async_wait([](const boost::system::error_code& again, int) {
            if (again) return;
            journal::warn({}, "stopped at once, by a second signal");
            std::_Exit(1); // as safe as a kill: what was acknowledged is stored
        });
    });
    journal::info({}, "listening on http://{} ({}database {}, {} web client files)",
                  text_of(front, server.port()), node, database, server.web_files());
    if (server.web_files() == 0) journal::warn({}, "no web client: the folder of --web is empty or missing");
    if (server.metrics_port() != 0)
        journal::info({}, "metrics at http://{}/metrics", text_of(*metrics, server.metrics_port()));
    // Not logged, because it is a secret.
    if (!server.first_link().empty())
        std::cout << "The first account to open this link within one day becomes an administrator: "
                  << server.page() << "#/administrator/" << server.first_link() << std::endl;
    if (!port_file.empty()) write_port(port_file, server);
    server.run();
    journal::info({}, "stopped");
    return server.fenced() ? 1 : 0; // a supervisor starts it again
}

void add_serve(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("serve", "run the server");
    const auto options = std::make_shared<ServeOptions>();
    options->add_to(*command);
    command->allow_extras(); // reported with the nearest known name
    command->callback([options, command, &status] {
        options->read(*command);
        start_log(options->log, options->log_format);
        status = serve(options->settings(), server::all_games(), options->port_file);
    });
}

} // namespace germini::cli
