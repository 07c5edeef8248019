// The administrator's door: a socket of this machine beside the database, for its owner alone.
#pragma once
#include "server/admin/orders.hpp"

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

namespace germini::server {

inline constexpr std::size_t kMostOrder = 4096;       ///< bytes of an order
inline constexpr std::size_t kMostOrders = 8;         ///< connections at once
inline constexpr std::chrono::seconds kOrderTime{10}; ///< for an order to come, and to be carried out

/// Where the socket of a database is.
std::string door_path(const std::string& database);

class AdminDoor : public std::enable_shared_from_this<AdminDoor> {
public:
    /// Takes the place of a socket that was left there; the database's lock says that nobody uses it. Throws
    /// std::runtime_error where it cannot be made.
    AdminDoor(House house, std::string path);
    AdminDoor(const AdminDoor&) = delete;
    AdminDoor& operator=(const AdminDoor&) = delete;
    ~AdminDoor();
    void start();
    /// From any thread: takes no more orders.
    void stop();

private:
    using Local = boost::asio::local::stream_protocol;
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
    struct Visit;

    void accept();
    void serve(Local::socket socket);

    House house_;
    const std::string path_;
    Strand strand_;
    Local::acceptor acceptor_;
    std::size_t visits_ = 0;
};

} // namespace germini::server
