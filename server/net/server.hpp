// The complete server: store, tables, network.
#pragma once
#include "server/actor/directory_settings.hpp"
#include "server/actor/system_environment.hpp"
#include "server/net/settings.hpp"
#include "server/store/backup_settings.hpp"
#include "server/store/options.hpp"
#include "server/table/settings.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace boost::asio {
class io_context;
} // namespace boost::asio

namespace germini::server {

struct ServerSettings {
    store::StoreOptions store;
    NetSettings net;
    TableSettings table;
    DirectorySettings directory;
    store::BackupSettings backups;
    Environment environment = system_environment();
    int threads = 1;
    int bot_threads = 0; ///< threads on which bots think; without one, every bot plays greedily
    bool first_administrator =
        false; ///< print a link for the first administrator if there is no account, even if there are guests
    /// Free bytes on the disk of the database below which nothing new begins.
    std::uintmax_t least_space = std::uintmax_t{50} * 1024 * 1024;
    std::function<std::uintmax_t(const std::string& folder)> free_space{}; ///< unset: the system's
    std::string page;         ///< public address of the client; empty: derived from other settings
    std::string admin_socket; ///< path of the socket for `germini admin`; empty: none
    /// How long shutdown waits for connections to close.
    std::chrono::seconds stop_time{3};
};

class Server {
public:
    /// Opens the database and the port, and loads the tables. Throws std::runtime_error with a readable
    /// message.
    Server(ServerSettings settings, Games games);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    unsigned short port() const;
    /// Returns the port of the metrics listener; 0 if metrics have no listener of their own.
    unsigned short metrics_port() const;
    /// Returns the public address of the client, as far as the server knows it, with a trailing slash.
    std::string page() const;
    /// Returns the secret of the link for the first administrator, if it was created at this start; otherwise
    /// empty.
    const std::string& first_link() const;
    /// Returns the number of files of the web client.
    std::size_t web_files() const;
    /// Serves on `threads` threads, including the calling one, until stop() is called.
    void run();
    /// Gives the tables to other nodes of a cluster, finishes pending writes, says goodbye to clients and
    /// ends run(). May be called from any thread or a signal handler's executor.
    void stop();
    /// Returns true if it stopped because the other nodes have taken it for dead.
    bool fenced() const;
    boost::asio::io_context& context();

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace germini::server
