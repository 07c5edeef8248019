#include "tests/bench/load/link.hpp"

#include "tests/server/support/loopback.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace germini::load {
namespace {

constexpr std::size_t kScratch = 256 * 1024;
constexpr std::size_t kMostHandshake = 8 * 1024;
constexpr unsigned char kText = 1, kClose = 8, kPing = 9, kPong = 10;
constexpr std::size_t kShort = 125; // the longest whose length fits in one byte

[[noreturn]] void broken(const std::string& what) { throw std::runtime_error("bench client: " + what); }
[[noreturn]] void failed(const std::string& what) {
    broken(what + ": " + std::generic_category().message(errno));
}

} // namespace

Link::Link(unsigned short port, const std::string& target, const std::string& headers)
    : file_(test::connect_to_loopback(port)) {
    // The key does not matter here: nothing is between this program and the server.
    const std::string request =
        "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
        "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: Z2VybWluaSBnZXJtaW5pIQ==\r\n" +
        headers + "\r\n";
    if (::send(file_, request.data(), request.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(request.size()))
        failed("sending the handshake");
}

Link::~Link() { ::close(file_); }

void Link::opened() {
    std::string answer;
    std::array<char, 1024> part{};
    std::size_t end = 0;
    while ((end = answer.find("\r\n\r\n")) == std::string::npos) {
        const ssize_t got = ::recv(file_, part.data(), part.size(), 0);
        if (got < 0) failed("waiting for the handshake");
        if (got == 0 || answer.size() > kMostHandshake) broken("no handshake: " + answer);
        answer.append(part.data(), static_cast<std::size_t>(got));
    }
    if (answer.find(" 101 ") == std::string::npos) broken(answer.substr(0, end));
    rest_ = answer.substr(end + 4);
}

void Link::send_frame(unsigned char kind, std::string_view text) {
    // Masked with zero, which leaves the text unchanged.
    std::array<char, 512> frame{};
    std::size_t at = 0;
    if (text.size() > frame.size() - 8) broken("a message is too long");
    frame[at++] = static_cast<char>(0x80u | kind);
    if (text.size() <= kShort) {
        frame[at++] = static_cast<char>(0x80u | text.size());
    } else {
        frame[at++] = static_cast<char>(0x80u | (kShort + 1));
        frame[at++] = static_cast<char>(text.size() >> 8u);
        frame[at++] = static_cast<char>(text.size() & 0xffu);
    }
    at += 4;
    std::memcpy(frame.data() + at, text.data(), text.size());
    at += text.size();
    const ssize_t sent = ::send(file_, frame.data(), at, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent != static_cast<ssize_t>(at)) failed("sending");
}

void Link::receive(std::vector<char>& scratch) {
    const ssize_t got = ::recv(file_, scratch.data(), scratch.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got < 0) failed("receiving");
    if (got == 0) broken("the server closed a connection");
    const std::string_view bytes(scratch.data(), static_cast<std::size_t>(got));
    if (rest_.empty()) {
        rest_ = bytes.substr(take_frames(bytes));
        return;
    }
    rest_ += bytes;
    rest_.erase(0, take_frames(rest_));
}

std::size_t Link::take_frames(std::string_view bytes) {
    std::size_t at = 0;
    const auto byte = [&bytes](std::size_t place) { return static_cast<unsigned char>(bytes[place]); };
    for (;;) {
        if (bytes.size() - at < 2) return at;
        std::size_t length = byte(at + 1), head = 2;
        if (length > kShort) {
            const std::size_t wide = length == kShort + 1 ? 2 : 8;
            if (bytes.size() - at < head + wide) return at;
            length = 0;
            for (std::size_t i = 0; i < wide; ++i) length = length << 8u | byte(at + head + i);
            head += wide;
        }
        if (bytes.size() - at - head < length) return at;
        take_frame(byte(at) & 0xfu, bytes.substr(at + head, length));
        at += head + length;
    }
}

void Link::take_frame(unsigned kind, std::string_view text) {
    if (kind == kText) return on_text(text);
    if (kind == kPing) return send_frame(kPong, text);
    if (kind == kClose) broken("the server said goodbye");
}

Poll::Poll() : file_(::epoll_create1(EPOLL_CLOEXEC)), scratch_(kScratch) {
    if (file_ < 0) failed("no epoll");
}

Poll::~Poll() { ::close(file_); }

void Poll::add(Link& link) {
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.ptr = &link;
    if (::epoll_ctl(file_, EPOLL_CTL_ADD, link.file(), &event) != 0) failed("epoll");
}

void Poll::once(int milliseconds) {
    std::array<epoll_event, 128> ready{};
    const int count = ::epoll_wait(file_, ready.data(), static_cast<int>(ready.size()), milliseconds);
    if (count < 0 && errno != EINTR) failed("epoll");
    for (int i = 0; i < count; ++i)
        static_cast<Link*>(ready[static_cast<std::size_t>(i)].data.ptr)->receive(scratch_);
}

} // namespace germini::load
