// The complete server: store, tables, network.
#pragma once
#include "server/actor/directory.hpp"
#include "server/actor/system_environment.hpp"
#include "server/net/settings.hpp"
#include "server/store/backup_keeper.hpp"
#include "server/store/cluster.hpp"
#include "server/store/store.hpp"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

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
    std::uintmax_t least_space = 50 * DiskSpace::kMegabyte;
    DiskSpace::Measure free_space{}; ///< unset: the system's
    std::string page;                ///< public address of the client; empty: derived from other settings
    std::string admin_socket;        ///< path of the socket for `germini admin`; empty: none
    /// How long shutdown waits for connections to close.
    std::chrono::seconds stop_time{3};
};

struct NetContext;
class Listener;
class AdminSocket;

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
    const std::string& first_link() const { return first_link_; }
    /// Returns the number of files of the web client.
    std::size_t web_files() const;
    /// Serves on `threads` threads, including the calling one, until stop() is called.
    void run();
    /// Gives the tables to other nodes of a cluster, finishes pending writes, says goodbye to clients and
    /// ends run(). May be called from any thread or a signal handler's executor.
    void stop();
    /// Returns true if it stopped because the other nodes have taken it for dead.
    bool fenced() const { return fenced_; }
    boost::asio::io_context& context() { return context_; }

private:
    void open_admin();
    store::ClusterEvents cluster_events();
    /// Returns whether this version knows such messages.
    bool handle(const model::NodeMessage& message);
    void watch_stop();
    void stop_here();
    void serve();
    void wait_for_goodbyes(int rounds);
    void catch_up();

    ServerSettings settings_;
    std::string first_link_;
    Games games_;
    // Tables use the server context until they are destroyed, and handlers queued in the context may hold the
    // last reference to a table. So the server context must outlive the context. It stores only references to
    // context and store until they are constructed.
    ServerContext server_context_;
    boost::asio::io_context context_;
    std::unique_ptr<store::Cluster> cluster_; ///< null on SQLite; leaves after the last write
    store::Store store_;
    Thinkers thinkers_;
    std::shared_ptr<Directory> directory_;
    std::unique_ptr<NetContext> net_;
    std::shared_ptr<Listener> listener_, metrics_listener_;
    std::shared_ptr<AdminSocket> admin_;
    std::atomic<bool> fenced_ = false;
    std::unique_ptr<boost::asio::steady_timer> goodbye_timer_;
    boost::asio::steady_timer stop_timer_{context_}; ///< for noticing that the database does not answer
    std::unique_ptr<store::BackupKeeper> backups_;
    boost::asio::steady_timer suppressed_log_timer_{context_}; ///< for logging suppressed events later
};

} // namespace germini::server
