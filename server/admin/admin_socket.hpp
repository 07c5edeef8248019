// The administration socket: a local socket next to the database, accessible only to its owner.
#pragma once
#include "server/admin/orders.hpp"

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

namespace germini::server {

inline constexpr std::size_t kMostImportBytes = 256u * 1024; ///< maximum length of an imported file
/// Maximum length of a command, in bytes: a file of which every character is escaped, and the rest.
inline constexpr std::size_t kMostOrderBytes = 2 * kMostImportBytes + 4096;
inline constexpr std::size_t kMostAdminConnections = 8; ///< maximum number of simultaneous connections
inline constexpr std::chrono::seconds kOrderTime{
    60}; ///< time limit for receiving a command, and for carrying it out

/// Returns the path of the administration socket that belongs to a database.
std::string admin_socket_path(const std::string& database);

class AdminSocket : public std::enable_shared_from_this<AdminSocket> {
public:
    /// Replaces a socket file left behind by an earlier run; the lock on the database guarantees that no
    /// process uses it. Throws std::runtime_error if the socket cannot be created.
    AdminSocket(AdminContext context, std::string path);
    AdminSocket(const AdminSocket&) = delete;
    AdminSocket& operator=(const AdminSocket&) = delete;
    ~AdminSocket();
    void start();
    /// Stops accepting commands. May be called from any thread.
    void stop();

private:
    using Local = boost::asio::local::stream_protocol;
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    struct Connection;

    void accept();
    void serve(Local::socket socket);

    AdminContext context_;
    const std::string path_;
    Strand strand_;
    Local::acceptor acceptor_;
    std::size_t connections_ = 0;
};

} // namespace germini::server
