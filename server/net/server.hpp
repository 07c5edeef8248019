// The whole server: store, tables, network.
#pragma once
#include "server/actor/directory.hpp"
#include "server/actor/system_sources.hpp"
#include "server/net/settings.hpp"
#include "server/store/backup_keeper.hpp"
#include "server/store/store.hpp"

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
    Sources sources = system_sources();
    int threads = 1;
    bool first_administrator = false; ///< a link for one is made where there is no account
    std::string page;                 ///< the address that people type; empty: from what else is known
    std::string admin_socket;         ///< where `germini admin` is heard; empty: nowhere
    /// Connections get so long to hear goodbye.
    std::chrono::seconds stop_time{3};
};

struct NetContext;
class Listener;
class AdminDoor;

class Server {
public:
    /// Opens the database and the port, and takes up the tables. Throws std::runtime_error with a sentence.
    Server(ServerSettings settings, Games games);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    unsigned short port() const;
    /// Of the counts; 0 where they are not served.
    unsigned short metrics_port() const;
    /// The address that people type, as far as the server knows it, with the stroke at its end.
    std::string page() const;
    /// The secret by which the first account becomes administrator, where it was just made; empty: it was
    /// not.
    const std::string& first_link() const { return first_link_; }
    /// How many files of the web client are served.
    std::size_t web_files() const;
    /// Serves on `threads` threads, this one among them, until stop().
    void run();
    /// From any thread, or a signal handler's executor: finishes what is being written, says goodbye, ends
    /// run().
    void stop();
    boost::asio::io_context& context() { return context_; }

private:
    void open_admin();
    void serve();
    void wait_for_goodbyes(int rounds);
    void catch_up();

    ServerSettings settings_;
    std::string first_link_;
    Games games_;
    // Tables look at the world to their end, and what waits in the context may hold the last of them: so the
    // world goes after the context (it knows context and store only by name until they are there).
    World world_;
    boost::asio::io_context context_;
    store::Store store_;
    std::shared_ptr<Directory> directory_;
    std::unique_ptr<NetContext> net_;
    std::shared_ptr<Listener> listener_, counts_;
    std::shared_ptr<AdminDoor> admin_;
    std::unique_ptr<boost::asio::steady_timer> farewell_;
    std::unique_ptr<store::BackupKeeper> backups_;
    boost::asio::steady_timer untold_{context_}; ///< until the log is told what was only counted
};

} // namespace germini::server
