#include "tests/server/support/cutting_proxy.hpp"

#include <array>
#include <boost/asio/write.hpp>
#include <cstdlib>
#include <string_view>

namespace germini::test {
namespace {

constexpr const char* kSocket = "/.s.PGSQL.5432";

} // namespace

struct CuttingProxy::Pair {
    explicit Pair(boost::asio::io_context& context) : client(context), server(context) {}
    Local::socket client, server;
    std::array<char, 65536> up{}, down{};
    void close() {
        boost::system::error_code ignored;
        client.close(ignored);
        server.close(ignored);
    }
};

CuttingProxy::CuttingProxy()
    : acceptor_(context_, Local::endpoint(folder_.path() + kSocket)), thread_([this] {
          accept();
          context_.run();
      }) {}

CuttingProxy::~CuttingProxy() {
    context_.stop();
    thread_.join();
}

std::string CuttingProxy::through(const std::string& uri) const {
    return uri.substr(0, uri.find("?host=")) + "?host=" + folder_.path();
}

void CuttingProxy::accept() {
    auto pair = std::make_shared<Pair>(context_);
    acceptor_.async_accept(pair->client, [this, pair](const boost::system::error_code& error) {
        if (error) return;
        boost::system::error_code refused;
        pair->server.connect(Local::endpoint(std::string(std::getenv("TESTS_POSTGRES")) + kSocket), refused);
        if (!refused) {
            pass(pair, true);
            pass(pair, false);
        }
        accept();
    });
}

void CuttingProxy::pass(const std::shared_ptr<Pair>& pair, bool up) {
    Local::socket& from = up ? pair->client : pair->server;
    auto& buffer = up ? pair->up : pair->down;
    from.async_read_some(
        boost::asio::buffer(buffer), [this, pair, up, &buffer](const auto& error, std::size_t size) {
            if (error) return pair->close();
            const std::string_view bytes(buffer.data(), size);
            if (!up && bytes.find(std::string_view("COMMIT\0", 7)) != bytes.npos && cuts_.exchange(false))
                return pair->close();
            boost::system::error_code broken;
            boost::asio::write(up ? pair->server : pair->client, boost::asio::buffer(buffer.data(), size),
                               broken);
            if (broken) return pair->close();
            pass(pair, up);
        });
}

} // namespace germini::test
