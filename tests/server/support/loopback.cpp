#include "tests/server/support/loopback.hpp"

#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace germini::test {
namespace {

[[noreturn]] void failed(int error, const char* doing) {
    throw std::system_error(error, std::generic_category(), doing);
}

} // namespace

int connect_to_loopback(unsigned short port) {
    const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (file < 0) failed(errno, "no socket");
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int yes = 1;
    ::setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        const int error = errno;
        ::close(file);
        failed(error, "connecting to this machine");
    }
    return file;
}

} // namespace germini::test
