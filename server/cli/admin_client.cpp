#include "server/cli/admin_client.hpp"

#include "server/admin/admin_socket.hpp"

#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <stdexcept>

namespace germini::cli {
namespace {

constexpr std::size_t kMostAnswer = 64u << 20u; // bytes: thousands of tables

} // namespace

nlohmann::ordered_json send_admin_command(const std::string& database, const nlohmann::ordered_json& order) {
    using Local = boost::asio::local::stream_protocol;
    const std::string path = server::admin_socket_path(database);
    boost::asio::io_context context;
    Local::socket socket(context);
    boost::system::error_code error;
    std::string answer;
    try {
        socket.connect(Local::endpoint(path), error); // throws if the path is too long
    } catch (const boost::system::system_error& wrong) { error = wrong.code(); }
    if (error)
        throw std::runtime_error("no server at " + path + ": " + error.message() +
                                 "; it must run on this machine with the same --data and the same user");
    boost::asio::write(socket, boost::asio::buffer(order.dump() + "\n"), error);
    if (!error)
        boost::asio::read_until(socket, boost::asio::dynamic_buffer(answer, kMostAnswer), '\n', error);
    const auto read = nlohmann::ordered_json::parse(answer, nullptr, false);
    if (error || !read.is_object())
        throw std::runtime_error("the server accepted the command but did not report the result");
    if (read.contains("error")) throw std::runtime_error(read["error"].get<std::string>());
    return read;
}

} // namespace germini::cli
