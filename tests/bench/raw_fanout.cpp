// The limit to compare the server with (server.sh): Boost.Beast and nothing else. A text received
// from a seat is sent to the four seats of its table as four different texts of a given length, without
// rules, views or disk. One thread; ws://127.0.0.1:PORT/t/TABLE/SEAT.
// usage: raw_fanout PORT_FILE BYTES      binds any free port and writes it to the file
#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Error = boost::system::error_code;

constexpr std::size_t kSeats = 4;
constexpr std::size_t kMostMessage = 64 * 1024;
constexpr std::size_t kCopied = 10; // bytes of the message that are part of each answer

class Client;
using Seats = std::array<Client*, kSeats>;

struct Room {
    std::size_t bytes = 0; ///< per answer
    std::map<unsigned, Seats> tables;
};

class Client : public std::enable_shared_from_this<Client> {
public:
    Client(tcp::socket socket, Room& room) : socket_(std::move(socket)), room_(room) {}
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    ~Client() {
        if (seats_ != nullptr) (*seats_)[seat_] = nullptr;
    }

    void begin() {
        socket_.next_layer().socket().set_option(tcp::no_delay(true));
        http::async_read(socket_.next_layer(), buffer_, request_,
                         [self = shared_from_this()](Error e, std::size_t) {
                             if (!e) self->upgrade();
                         });
    }

private:
    void upgrade() {
        unsigned table = 0, seat = 0;
        const std::string target(request_.target());
        if (std::sscanf(target.c_str(), "/t/%u/%u", &table, &seat) != 2 || seat >= kSeats) return;
        seat_ = seat;
        socket_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
        socket_.read_message_max(kMostMessage);
        socket_.async_accept(request_, [self = shared_from_this(), table](Error e) {
            if (e) return;
            self->request_ = {};
            self->buffer_.clear();
            self->socket_.text(true);
            self->seats_ = &self->room_.tables[table];
            (*self->seats_)[self->seat_] = self.get();
            self->read();
        });
    }
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](Error e, std::size_t) {
            if (e) return;
            self->answer();
            self->buffer_.clear();
            self->read();
        });
    }
    void answer() {
        const auto data = buffer_.cdata();
        const std::string_view message(static_cast<const char*>(data.data()), data.size());
        for (std::size_t s = 0; s < kSeats; ++s) {
            if ((*seats_)[s] == nullptr) continue;
            std::string text = R"({"t":"view","seat":)";
            text.reserve(room_.bytes);
            text += static_cast<char>('0' + s);
            text += R"(,"of":")";
            text += message.substr(message.size() - std::min(message.size(), kCopied));
            while (text.size() + 2 < room_.bytes) text += static_cast<char>('a' + (text.size() + s) % 26);
            text += "\"}";
            (*seats_)[s]->send(std::move(text));
        }
    }
    void send(std::string text) {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }
    void write() {
        socket_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](Error e, std::size_t) {
            if (e) return;
            self->queue_.pop_front();
            if (!self->queue_.empty()) self->write();
        });
    }

    websocket::stream<beast::tcp_stream> socket_;
    Room& room_;
    beast::flat_buffer buffer_;
    http::request<http::string_body> request_;
    std::deque<std::string> queue_;
    Seats* seats_ = nullptr;
    std::size_t seat_ = 0;
};

void accept(tcp::acceptor& door, Room& room) {
    door.async_accept([&door, &room](Error e, tcp::socket socket) {
        if (!e) std::make_shared<Client>(std::move(socket), room)->begin();
        accept(door, room);
    });
}

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::fputs("usage: raw_fanout PORT_FILE BYTES\n", stderr);
        return 1;
    }
    Room room;
    room.bytes = static_cast<std::size_t>(std::atoi(words[2]));
    asio::io_context loop(1);
    tcp::acceptor door(loop, {asio::ip::address_v4::loopback(), 0});
    door.listen(4096);
    asio::signal_set signals(loop, SIGINT, SIGTERM);
    signals.async_wait([&loop](Error, int) { loop.stop(); });
    accept(door, room);
    const std::string file = words[1], part = file + ".part";
    std::ofstream(part) << door.local_endpoint().port() << '\n';
    std::filesystem::rename(part, file);
    loop.run();
    std::_Exit(0); // the connections go with the process
}
