// Clients for tests, over real sockets: HTTP requests, and WebSockets served together by one loop.
#pragma once
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boost::asio {
class io_context;
} // namespace boost::asio

namespace germini::test {

using nlohmann::json;

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpAnswer {
    int status = 0;
    std::string body;
    Headers headers; ///< as received, in order
    /// Returns the body as JSON.
    json value() const;
    /// Returns the first value of the header, in any case of its letters; empty without one.
    std::string header(std::string_view name) const;
    /// Returns all values of the header, in order.
    std::vector<std::string> all(std::string_view name) const;
};

/// One request on its own connection. A body is sent as JSON unless the headers say otherwise.
HttpAnswer http_request(unsigned short port, const std::string& method, const std::string& target,
                        const std::string& body = "", const Headers& headers = {});

/// A person known to the server.
struct Person {
    std::string id, name, secret;
    Headers headers() const { return {{"Authorization", "Bearer " + secret}}; }
};
Person new_person(unsigned short port, const std::string& name);

struct TableIds {
    std::string id, invitation;
};
TableIds new_table(unsigned short port, const Person& host, const json& request);
/// The request if any table will do.
inline const json kToy{{"game", "toy"}, {"preset", "plain"}};

/// Serves all connections of a test.
class EventLoop {
public:
    EventLoop();
    EventLoop(const EventLoop&) = delete;
    EventLoop& operator=(const EventLoop&) = delete;
    ~EventLoop();
    boost::asio::io_context& io() { return *io_; }
    /// Runs until `done`, at most so long (longer under a sanitizer); false if it did not happen.
    bool run_until(const std::function<bool()>& done,
                   std::chrono::milliseconds limit = std::chrono::seconds(20));
    /// Receives everything for so long.
    void run_for(std::chrono::milliseconds time);

private:
    bool run(const std::function<bool()>& done, std::chrono::milliseconds limit);
    std::unique_ptr<boost::asio::io_context> io_;
};

struct WebSocketOptions {
    std::string secret;
    std::string origin;
    std::string protocol = "germini.v5";
    int receive_buffer = 0; ///< of the socket, if not 0
    std::string forwarded_for{};
};

/// A WebSocket to the server. Every message in both directions is checked by the schema.
class WebSocketClient {
public:
    /// Throws std::runtime_error with the HTTP status if the server does not open it.
    WebSocketClient(EventLoop& loop, unsigned short port, const WebSocketOptions& options);
    WebSocketClient(const WebSocketClient&) = delete;
    WebSocketClient& operator=(const WebSocketClient&) = delete;
    ~WebSocketClient();

    void send(const json& message);
    void send_text(const std::string& text, bool binary = false);
    /// Stops reading, so that messages pile up.
    void stop_reading();
    void read_on();
    /// A control frame: the library on the other side answers it, between messages.
    void ping();
    /// How many messages there were before each pong.
    const std::vector<std::size_t>& pongs() const;
    /// Ends the connection without a close message.
    void cut();

    bool closed() const;
    /// The code with which the server closed.
    int close_code() const;
    /// All messages received, oldest first.
    const std::vector<json>& messages() const;
    const std::vector<std::string>& problems() const;
    /// Called for each message from now on.
    std::function<void(const json&)>& on_message();

private:
    struct State; // outlives the WebSocketClient while an operation is pending
    std::shared_ptr<State> state_;
};

} // namespace germini::test
