// A request and its answer as the routes see them, independent of the HTTP library.
#pragma once
#include "protocol/wire/error_code.hpp"
#include "server/net/addresses.hpp"

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

enum class Method : std::uint8_t { get, head, post, patch, remove, other }; // remove: DELETE

struct Request {
    Method method = Method::get;
    std::string path;  ///< without the query
    std::string query; ///< without the "?"
    std::string body;
    bool at_node = false;   ///< it was sent to /@NAME/…, which a proxy has removed from the path
    bool json = false;      ///< the content type is JSON
    bool own_origin = true; ///< no Origin, or an allowed one
    std::string origin;     ///< the value of Origin, e.g. "https://cards.example"; empty if absent
    bool own_page =
        false; ///< the origin is exactly that of the server's page, including the port: required for passkeys
    bool secure = false;               ///< received over TLS
    std::optional<std::string> secret; ///< the guest's secret, from the cookie or the Authorization header
    bool by_cookie = false;            ///< the secret came from the cookie
    /// The browser's identifier, shared by all guests of one browser; API clients have none.
    std::optional<std::string> browser;
    std::string idempotency_key; ///< the value of Idempotency-Key; empty if absent
    std::string device;          ///< short description of the browser, from its User-Agent
    AddressPtr address;
    std::stop_token gone; ///< requested to stop once the client has closed its connection
};

class LargeAnswer; // large_answer.hpp
struct StaticFile; // static_files.hpp

struct Response {
    int status = 200;
    std::string body;
    /// Replaces `body` if the body is long.
    std::shared_ptr<const LargeAnswer> large{};
    /// Replaces `body` and `type` if the content is the same for every client.
    std::shared_ptr<const StaticFile> file{};
    std::string type = "application/json; charset=utf-8";
    std::vector<std::pair<std::string, std::string>> headers;
};

/// Returns an answer that no browser keeps.
Response json_response(int status, const nlohmann::ordered_json& body);
/// `path`: the field that the error refers to; empty: none.
Response error_response(int status, protocol::ErrorCode code, const std::string& message,
                        const std::string& path = "");

} // namespace germini::server
