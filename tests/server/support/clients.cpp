#include "tests/server/support/clients.hpp"

#include "tests/server/support/schema.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <stdexcept>

namespace germini::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

// A program with sanitizers takes several times as long; missing messages are still detected.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kSlowness = 3;
#else
constexpr int kSlowness = 1;
#endif

tcp::endpoint endpoint(unsigned short port) { return {asio::ip::make_address("127.0.0.1"), port}; }

} // namespace

HttpAnswer http_request(unsigned short port, const std::string& method, const std::string& target,
                        const std::string& body, const Headers& headers) {
    asio::io_context io;
    tcp::socket socket(io);
    socket.connect(endpoint(port));
    http::request<http::string_body> request;
    request.method_string(method);
    request.target(target);
    request.version(11);
    request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
    if (!body.empty()) request.set(http::field::content_type, "application/json");
    for (const auto& [name, value] : headers) {
        if (name == "Origin")
            request.insert(name, value); // some tests send two
        else
            request.set(name, value);
    }
    request.body() = body;
    request.prepare_payload();
    request.keep_alive(false);
    http::write(socket, request);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.skip(method == "HEAD");
    parser.body_limit(64u << 20);
    http::read(socket, buffer, parser);
    const auto& response = parser.get();
    HttpAnswer answer{static_cast<int>(response.result_int()), response.body(), {}};
    for (const auto& field : response.base()) answer.headers.emplace_back(field.name_string(), field.value());
    return answer;
}

json HttpAnswer::value() const { return json::parse(body); }

std::vector<std::string> HttpAnswer::all(std::string_view name) const {
    std::vector<std::string> values;
    for (const auto& [its_name, value] : headers)
        if (beast::iequals(its_name, name)) values.push_back(value);
    return values;
}

std::string HttpAnswer::header(std::string_view name) const {
    const auto values = all(name);
    return values.empty() ? "" : values.front();
}

Person new_person(unsigned short port, const std::string& name) {
    const HttpAnswer answer = http_request(port, "POST", "/api/guests", json{{"name", name}}.dump());
    if (answer.status != 201) throw std::runtime_error("no guest: " + answer.body);
    const json guest = answer.value();
    return Person{guest["guest"], guest["name"], guest["secret"]};
}

TableIds new_table(unsigned short port, const Person& host, const json& request) {
    const HttpAnswer answer = http_request(port, "POST", "/api/tables", request.dump(), host.headers());
    if (answer.status != 201) throw std::runtime_error("no table: " + answer.body);
    const json made = answer.value();
    return TableIds{made["table"], made["invitation"]};
}

EventLoop::EventLoop() : io_(std::make_unique<asio::io_context>()) {}
EventLoop::~EventLoop() = default;

bool EventLoop::run_until(const std::function<bool()>& done, std::chrono::milliseconds limit) {
    return run(done, kSlowness * limit);
}

void EventLoop::run_for(std::chrono::milliseconds time) {
    run([] { return false; }, time);
}

bool EventLoop::run(const std::function<bool()>& done, std::chrono::milliseconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    // While nobody is connected there is nothing to wait for, and without this the loop would spin.
    const auto work = asio::make_work_guard(*io_);
    while (!done()) {
        if (std::chrono::steady_clock::now() > end) return false;
        io_->restart();
        io_->run_one_for(std::chrono::milliseconds(20));
    }
    return true;
}

struct WebSocketClient::State : std::enable_shared_from_this<State> {
    explicit State(asio::io_context& io) : socket(io) {}
    void read();
    websocket::stream<tcp::socket> socket;
    beast::flat_buffer buffer;
    std::vector<json> messages;
    std::vector<std::string> problems;
    std::function<void(const json&)> on_message;
    std::vector<std::size_t> pongs;
    bool closed = false, reading = true, waiting = false;
};

WebSocketClient::WebSocketClient(EventLoop& loop, unsigned short port, const WebSocketOptions& options)
    : state_(std::make_shared<State>(loop.io())) {
    auto& socket = state_->socket;
    socket.next_layer().open(tcp::v4());
    if (options.receive_buffer > 0)
        socket.next_layer().set_option(asio::socket_base::receive_buffer_size(options.receive_buffer));
    socket.next_layer().connect(endpoint(port));
    socket.next_layer().set_option(tcp::no_delay(true));
    socket.set_option(websocket::stream_base::decorator([options](websocket::request_type& request) {
        if (!options.protocol.empty()) request.set(http::field::sec_websocket_protocol, options.protocol);
        if (!options.origin.empty()) request.set(http::field::origin, options.origin);
        if (!options.forwarded_for.empty()) request.set("X-Forwarded-For", options.forwarded_for);
        if (!options.secret.empty()) request.set(http::field::cookie, "a=b; germini_guest=" + options.secret);
    }));
    websocket::response_type response;
    boost::system::error_code error;
    socket.handshake(response, "127.0.0.1:" + std::to_string(port), "/ws", error);
    if (error) throw std::runtime_error("HTTP " + std::to_string(response.result_int()));
    socket.text(true);
    socket.control_callback([state = state_.get()](websocket::frame_type kind, beast::string_view) {
        if (kind == websocket::frame_type::pong) state->pongs.push_back(state->messages.size());
    });
    state_->read();
}

WebSocketClient::~WebSocketClient() { cut(); }

void WebSocketClient::State::read() {
    waiting = true;
    socket.async_read(buffer,
                      [self = shared_from_this()](const boost::system::error_code& error, std::size_t) {
                          self->waiting = false;
                          if (error) {
                              self->closed = true;
                              return;
                          }
                          const json message = json::parse(beast::buffers_to_string(self->buffer.data()));
                          self->buffer.consume(self->buffer.size());
                          const std::string wrong = schema_problem("outbound.json", message);
                          if (!wrong.empty()) self->problems.push_back(message.dump() + ": " + wrong);
                          self->messages.push_back(message);
                          if (self->on_message) self->on_message(message);
                          if (self->reading) self->read();
                      });
}

const std::vector<std::size_t>& WebSocketClient::pongs() const { return state_->pongs; }
bool WebSocketClient::closed() const { return state_->closed; }
int WebSocketClient::close_code() const { return state_->socket.reason().code; }
const std::vector<json>& WebSocketClient::messages() const { return state_->messages; }
const std::vector<std::string>& WebSocketClient::problems() const { return state_->problems; }
std::function<void(const json&)>& WebSocketClient::on_message() { return state_->on_message; }

void WebSocketClient::send(const json& message) {
    const std::string wrong = schema_problem("inbound.json", message);
    if (!wrong.empty()) state_->problems.push_back("sent: " + message.dump() + ": " + wrong);
    send_text(message.dump());
}

void WebSocketClient::send_text(const std::string& text, bool binary) {
    boost::system::error_code error;
    state_->socket.binary(binary);
    state_->socket.write(asio::buffer(text), error);
    if (error) state_->closed = true;
}

void WebSocketClient::stop_reading() { state_->reading = false; }

void WebSocketClient::read_on() {
    state_->reading = true;
    if (!state_->waiting && !state_->closed) state_->read();
}

void WebSocketClient::ping() {
    boost::system::error_code error;
    state_->socket.ping({}, error);
    if (error) state_->closed = true;
}

void WebSocketClient::cut() {
    state_->on_message = nullptr;
    boost::system::error_code ignored;
    state_->socket.next_layer().close(ignored);
}

} // namespace germini::test
