// A minimal WebSocket client for measuring servers: hand-made frames over a socket, many
// sockets on one epoll. It connects to servers on this machine only and supports no more of RFC 6455 than
// that.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace germini::load {

/// One connection. Errors throw std::runtime_error with a sentence.
class Link {
public:
    /// Connects to 127.0.0.1 and requests the upgrade at `target`; `headers` are further lines, each with its
    /// line ending. The response is awaited by opened().
    Link(unsigned short port, const std::string& target, const std::string& headers);
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link();

    /// Waits for the server's 101; from then on the connection does not block.
    void opened();
    void send(std::string_view text) { send_frame(1, text); }
    int file() const { return file_; }

    /// Each text received; the view is valid during the call.
    std::function<void(std::string_view)> on_text;
    /// Reads what is available; `scratch` is any buffer. Pings are answered.
    void receive(std::vector<char>& scratch);

private:
    void send_frame(unsigned char kind, std::string_view text);
    /// Removes whole frames from the front; returns their bytes.
    std::size_t take_frames(std::string_view bytes);
    void take_frame(unsigned kind, std::string_view text);

    int file_ = -1;
    std::string rest_; ///< the beginning of a frame
};

/// Waits for many links at once.
class Poll {
public:
    Poll();
    Poll(const Poll&) = delete;
    Poll& operator=(const Poll&) = delete;
    ~Poll();

    void add(Link& link);
    /// Waits at most so long, and lets each link with something to read receive it.
    void once(int milliseconds);

private:
    int file_ = -1;
    std::vector<char> scratch_;
};

} // namespace germini::load
