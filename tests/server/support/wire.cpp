#include "tests/server/support/wire.hpp"

#include "tests/server/support/loopback.hpp"

#include <array>
#include <cctype>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace germini::test {
namespace {

constexpr int kPatienceMs = 120'000;
constexpr std::string_view kHeadEnd = "\r\n\r\n";
constexpr unsigned kGoesOn = 0, kText = 1, kClose = 8;

std::string head(const std::string& line, const std::string& secret) {
    std::string text = line + " HTTP/1.1\r\nHost: germini.example\r\n";
    if (!secret.empty()) text += "Cookie: germini_guest=" + secret + "\r\n";
    return text;
}

} // namespace

Socket::Socket(unsigned short port) : file_(connect_to_loopback(port)) {}

Socket::~Socket() { ::close(file_); }

void Socket::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) throw std::runtime_error("the server takes nothing more");
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool Socket::read(std::string& bytes) {
    std::array<char, 16 * 1024> some;
    pollfd wanted{file_, POLLIN, 0};
    if (::poll(&wanted, 1, kPatienceMs) <= 0) throw std::runtime_error("the server says nothing more");
    const auto got = ::recv(file_, some.data(), some.size(), 0);
    if (got > 0) bytes.append(some.data(), static_cast<std::size_t>(got));
    return got > 0;
}

void Socket::end() { ::shutdown(file_, SHUT_WR); }

std::string raw_http(unsigned short port, const std::string& method, const std::string& target,
                     const std::string& secret, const std::string& body) {
    Socket socket(port);
    std::string request = head(method + " " + target, secret) + "Connection: close\r\n";
    if (!body.empty())
        request +=
            "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    socket.write(request + "\r\n" + body);
    std::string answer;
    while (socket.read(answer)) {}
    return answer;
}

std::string body_of(const std::string& answer) {
    const std::size_t end = answer.find(kHeadEnd);
    return end == std::string::npos ? "" : answer.substr(end + kHeadEnd.size());
}

Wire::Wire(unsigned short port, const std::string& secret) : socket_(port) {
    socket_.write(
        head("GET /ws", secret) +
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: Z2VybWluaS1nZXJtaW5pLQ==\r\nSec-WebSocket-Protocol: germini.v5\r\n\r\n");
    std::size_t end = std::string::npos;
    while (!closed_ && end == std::string::npos) {
        closed_ = !socket_.read(bytes_);
        end = bytes_.find(kHeadEnd);
    }
    opened_ = bytes_.rfind("HTTP/1.1 101", 0) == 0;
    if (!opened_) return; // the refusal is in the bytes; the connection may be reused
    taken_ = end + kHeadEnd.size();
    take_frames();
}

// Masked with zero, so that the bytes are the text.
void Wire::send(const std::string& text) {
    std::string frame = "\x81";
    if (text.size() < 126) {
        frame += static_cast<char>(0x80 | text.size());
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(text.size() >> 8 & 0xff);
        frame += static_cast<char>(text.size() & 0xff);
    }
    frame.append(4, '\0');
    socket_.write(frame + text);
}

bool Wire::until(const std::function<bool()>& done) {
    while (!done()) {
        if (closed_ || !socket_.read(bytes_)) {
            closed_ = true;
            return done();
        }
        take_frames();
    }
    return true;
}

void Wire::ask_pong() {
    send(std::string(R"({"t":"ping"})"));
    ++asked_;
}

bool Wire::take_pong() {
    return until([this] { return pongs_ >= asked_; });
}

/// Whether the text has the member, and not one that merely begins with its name.
static bool ends_id(const std::string& text, const std::string& mark) {
    const std::size_t at = text.find(mark);
    return at != std::string::npos && std::isdigit(static_cast<unsigned char>(text[at + mark.size()])) == 0;
}

std::string Wire::answer(int id) const {
    const std::string mark = "\"id\":" + std::to_string(id);
    for (auto text = texts_.rbegin(); text != texts_.rend(); ++text)
        if (ends_id(*text, mark) && text->rfind(R"({"t":"table")", 0) != 0)
            return nlohmann::json::parse(*text).at("t");
    return "";
}

// The server's frames are not masked; a long message may be fragmented.
void Wire::take_frames() {
    for (;;) {
        const auto byte = [this](std::size_t i) { return static_cast<unsigned char>(bytes_[taken_ + i]); };
        const std::size_t left = bytes_.size() - taken_;
        if (left < 2) return;
        std::size_t size = byte(1), start = 2;
        const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (left < start + more) return;
        if (more > 0) size = 0;
        for (; start < 2 + more; ++start) size = size << 8 | byte(start);
        if (left < start + size) return;
        const unsigned kind = byte(0) & 0x0f;
        if (kind == kText || kind == kGoesOn) text_ += bytes_.substr(taken_ + start, size);
        if ((kind == kText || kind == kGoesOn) && (byte(0) & 0x80) != 0) take(std::exchange(text_, {}));
        if (kind == kClose) {
            closed_ = true;
            socket_.end(); // the server does not wait for an answer then
        }
        taken_ += start + size;
    }
}

void Wire::take(std::string text) {
    if (text == R"({"t":"pong"})") ++pongs_;
    if (text.rfind(R"({"t":"events")", 0) == 0) {
        const auto message = nlohmann::json::parse(text);
        last_event_ = message["n"].get<int>() + static_cast<int>(message["events"].size()) - 1;
    }
    if (text.rfind(R"({"t":"choice")", 0) == 0) asked_at_ = nlohmann::json::parse(text)["n"].get<int>();
    texts_.push_back(std::move(text));
}

} // namespace germini::test
