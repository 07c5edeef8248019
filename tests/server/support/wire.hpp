// A connection that keeps every byte that the server sends, for comparisons in which no byte may differ.
#pragma once
#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::test {

/// A TCP connection to the loopback; writes and reads wait, with a timeout that only a fault can reach.
class Socket {
public:
    explicit Socket(unsigned short port);
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket();

    void write(std::string_view bytes);
    /// Waits for more and appends it; false at the end of the stream. Throws on a timeout.
    bool read(std::string& bytes);
    /// Closes the sending direction.
    void end();

private:
    int file_;
};

/// Sends one request on its own connection: the whole response as received, including headers.
std::string raw_http(unsigned short port, const std::string& method, const std::string& target,
                     const std::string& secret = "", const std::string& body = "");
/// The body of such a response.
std::string body_of(const std::string& answer);

/// A WebSocket whose own part is always the same: key and masks are fixed.
class Wire {
public:
    Wire(unsigned short port, const std::string& secret);

    void send(const std::string& text);
    void send(const nlohmann::json& message) { send(message.dump()); }
    /// Reads until the condition is true, or the connection ends; false then.
    bool until(const std::function<bool()>& done);
    /// A ping, and everything up to its pong, which follows everything sent before it.
    void ask_pong();
    bool take_pong();

    /// Whether the server opened it.
    bool opened() const { return opened_; }
    bool closed() const { return closed_; }
    /// Everything received.
    const std::string& bytes() const { return bytes_; }
    /// The texts of the frames among it.
    const std::vector<std::string>& texts() const { return texts_; }
    /// Number of the last event received, and the kind of the answer to an action, if it came.
    int last_event() const { return last_event_; }
    /// An earlier connection had the events up to this one.
    void go_on_from(int event) { last_event_ = event; }
    std::string answer(int id) const;
    /// Number of the event that asked the last choice received; 0 if there was none.
    int asked() const { return asked_at_; }

private:
    void take_frames();
    void take(std::string text);

    Socket socket_;
    std::string bytes_;
    std::size_t taken_ = 0; ///< bytes that belong to whole frames
    std::string text_;      ///< incomplete so far
    std::vector<std::string> texts_;
    bool opened_ = false, closed_ = false;
    int asked_ = 0, pongs_ = 0, last_event_ = 0, asked_at_ = 0;
};

} // namespace germini::test
