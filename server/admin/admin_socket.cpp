#include "server/admin/admin_socket.hpp"

#include "server/journal/log.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace germini::server {
namespace {

using boost::system::error_code;

constexpr mode_t kOwnersAlone = 0600;

/// Returns true if the peer is the same user, or root.
bool of_this_user(int socket) {
    ucred peer{};
    socklen_t size = sizeof peer;
    return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 &&
           (peer.uid == ::geteuid() || peer.uid == 0);
}

[[noreturn]] void cannot(const std::string& path, const std::string& why) {
    throw std::runtime_error("cannot create the socket " + path + " for `germini admin`: " + why);
}

} // namespace

std::string admin_socket_path(const std::string& database) { return database + ".sock"; }

/// One command and its response.
struct AdminSocket::Connection {
    Connection(std::shared_ptr<AdminSocket> of, Local::socket from)
        : owner(std::move(of)), socket(std::move(from)), deadline(owner->strand_) {
        ++owner->connections_;
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { --owner->connections_; }

    std::shared_ptr<AdminSocket> owner;
    Local::socket socket;
    boost::asio::steady_timer deadline;
    std::string order, answer;
};

AdminSocket::AdminSocket(AdminContext context, std::string path)
    : context_(std::move(context)), path_(std::move(path)),
      strand_(boost::asio::make_strand(context_.server.context)), acceptor_(strand_) {
    if (path_.size() >= sizeof(sockaddr_un::sun_path)) cannot(path_, "the path is too long");
    struct stat there {};
    if (::lstat(path_.c_str(), &there) == 0) {
        if (!S_ISSOCK(there.st_mode)) cannot(path_, "the path is another file");
        ::unlink(path_.c_str());
    }
    error_code error;
    acceptor_.open(Local(), error);
    // bind() creates the file with the mode of the open socket, so other users can never access it, not even
    // briefly.
    if (!error && ::fchmod(acceptor_.native_handle(), kOwnersAlone) != 0)
        error = error_code(errno, boost::system::system_category());
    if (!error) acceptor_.bind(Local::endpoint(path_), error);
    if (!error && ::chmod(path_.c_str(), kOwnersAlone) != 0)
        error = error_code(errno, boost::system::system_category());
    if (!error) acceptor_.listen(static_cast<int>(kMostAdminConnections), error);
    if (error) cannot(path_, error.message());
}

AdminSocket::~AdminSocket() { ::unlink(path_.c_str()); }

void AdminSocket::start() {
    boost::asio::post(strand_, [self = shared_from_this()] { self->accept(); });
}

void AdminSocket::stop() {
    boost::asio::post(strand_, [self = shared_from_this()] {
        error_code ignored;
        self->acceptor_.close(ignored);
    });
}

void AdminSocket::accept() {
    acceptor_.async_accept(strand_, [weak = weak_from_this()](const error_code& error, Local::socket socket) {
        const auto self = weak.lock();
        if (!self || !self->acceptor_.is_open()) return;
        if (!error && self->connections_ < kMostAdminConnections && of_this_user(socket.native_handle()))
            self->serve(std::move(socket));
        self->accept();
    });
}

void AdminSocket::serve(Local::socket socket) {
    const auto visit = std::make_shared<Connection>(shared_from_this(), std::move(socket));
    visit->deadline.expires_after(kOrderTime);
    visit->deadline.async_wait([weak = std::weak_ptr(visit)](const error_code& error) {
        error_code ignored;
        if (const auto late = weak.lock(); late && !error) late->socket.close(ignored);
    });
    boost::asio::async_read_until(
        visit->socket, boost::asio::dynamic_buffer(visit->order, kMostOrderBytes), '\n',
        [visit](const error_code& error, std::size_t size) {
            if (error) return;
            visit->order.resize(size);
            const auto answer = [visit](nlohmann::ordered_json said) {
                boost::asio::post(visit->owner->strand_, [visit, said = std::move(said)] {
                    visit->answer =
                        said.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
                    boost::asio::async_write(visit->socket, boost::asio::buffer(visit->answer),
                                             [visit](const error_code&, std::size_t) {});
                });
            };
            try {
                carry_out(visit->owner->context_, visit->order, answer);
            } catch (const std::exception& failed) {
                journal::error({}, "admin command failed: {}", failed.what());
            }
        });
}

} // namespace germini::server
