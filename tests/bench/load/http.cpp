#include "tests/bench/load/http.hpp"

#include "tests/server/support/loopback.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <stdexcept>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace germini::load {
namespace {

constexpr std::size_t kAtOnce = 48;

class Connection {
public:
    explicit Connection(unsigned short port) : file_(test::connect_to_loopback(port)) {}
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() { ::close(file_); }

    void send(const Ask& ask) {
        std::string text = ask.method + " " + ask.target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
        if (!ask.secret.empty()) text += "Authorization: Bearer " + ask.secret + "\r\n";
        if (!ask.body.empty()) text += "Content-Type: application/json\r\n";
        text += "Content-Length: " + std::to_string(ask.body.size()) + "\r\n\r\n" + ask.body;
        if (::send(file_, text.data(), text.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(text.size()))
            throw std::system_error(errno, std::generic_category(), "asking");
    }
    std::string receive() {
        std::size_t head = 0;
        while ((head = text_.find("\r\n\r\n")) == std::string::npos) more();
        const std::string top = text_.substr(0, head);
        text_.erase(0, head + 4);
        const std::size_t length = top.find("Content-Length: ");
        if (length == std::string::npos) throw std::runtime_error("an answer of no length: " + top);
        const std::size_t size = std::stoul(top.substr(length + 16));
        while (text_.size() < size) more();
        std::string body = text_.substr(0, size);
        text_.erase(0, size);
        if (top.compare(0, 10, "HTTP/1.1 2") != 0)
            throw std::runtime_error("the server answered: " + top.substr(0, top.find('\r')) + " " + body);
        return body;
    }

private:
    void more() {
        std::array<char, 4096> part{};
        const ssize_t got = ::recv(file_, part.data(), part.size(), 0);
        if (got <= 0) throw std::runtime_error("the server broke a request off");
        text_.append(part.data(), static_cast<std::size_t>(got));
    }
    int file_;
    std::string text_;
};

} // namespace

void ask_all(unsigned short port, const std::vector<Ask>& asks,
             const std::function<void(std::size_t, const std::string&)>& take) {
    std::vector<std::unique_ptr<Connection>> connections;
    for (std::size_t i = 0; i < std::min(kAtOnce, asks.size()); ++i)
        connections.push_back(std::make_unique<Connection>(port));
    for (std::size_t from = 0; from < asks.size(); from += kAtOnce) {
        const std::size_t to = std::min(from + kAtOnce, asks.size());
        for (std::size_t i = from; i < to; ++i) connections[i - from]->send(asks[i]);
        for (std::size_t i = from; i < to; ++i) take(i, connections[i - from]->receive());
    }
}

std::string ask(unsigned short port, const Ask& question) {
    Connection connection(port);
    connection.send(question);
    return connection.receive();
}

std::string text_member(const std::string& json, const std::string& key) {
    const std::string mark = "\"" + key + "\":\"";
    const std::size_t from = json.find(mark);
    const std::size_t to = from == std::string::npos ? from : json.find('"', from + mark.size());
    if (to == std::string::npos) throw std::runtime_error("no \"" + key + "\" in " + json);
    return json.substr(from + mark.size(), to - from - mark.size());
}

} // namespace germini::load
