#include "server/net/replies.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace germini::server {
namespace {

/// `place`: relative to the root of the cluster.
Response redirection(const Request& request, std::string place) {
    const auto depth = std::ranges::count(request.path, '/') + (request.at_node ? 1 : 0);
    for (auto left = depth; left > 1; --left) place.insert(0, "../");
    Response response = text_response("", "text/plain; charset=utf-8");
    response.status = 307;
    response.headers.emplace_back("Location", std::move(place));
    return response;
}

} // namespace

// Avoid `{{name, something_that_throws()}}`: if the expression throws, g++ 12 destroys list elements that
// were never constructed.
Response wrapped(const char* name, nlohmann::ordered_json value) {
    nlohmann::ordered_json body;
    body[name] = std::move(value);
    return json_response(200, body);
}

Response text_response(std::string body, const char* type) {
    Response response;
    response.body = std::move(body);
    response.type = type;
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response json_text_response(std::string json) {
    return text_response(std::move(json), "application/json; charset=utf-8");
}

Response not_found() { return error_response(404, "not_found", "Not found."); }
Response bad_method() { return error_response(405, "bad_method", "This method is not allowed here."); }
Response no_guest() { return error_response(401, "no_guest", "Unknown guest: first send POST /api/guests."); }
Response not_stored() { return error_response(503, "not_stored", "The database does not respond."); }
Response restarting() { return error_response(503, "restarting", "The server is restarting."); }
Response elsewhere(const Request& request, const std::string& node) {
    std::string place = "@" + node + request.path + (request.query.empty() ? "" : "?" + request.query);
    return redirection(request, std::move(place));
}
Response without_node(const Request& request) {
    return redirection(request, request.path.substr(1) + (request.query.empty() ? "" : "?" + request.query));
}
Response broken() {
    return error_response(500, "internal_error",
                          "An internal error stopped this request; everything else continues.");
}
Response too_fast(const std::string& message, const char* seconds) {
    Response response = error_response(429, "too_fast", message);
    response.headers.emplace_back("Retry-After", seconds);
    return response;
}
Response busy(const char* seconds) {
    Response response = error_response(503, "busy", "Too many requests are waiting; try again in a moment.");
    response.headers.emplace_back("Retry-After", seconds);
    return response;
}
std::optional<Limit> limit_of(const Response& answer) {
    if (answer.status == 403 && answer.body.find("bad_origin") != std::string::npos) return Limit::origin;
    if (answer.status == 421) return Limit::host_name;
    return answer.status == 429 ? std::optional(Limit::others) : std::nullopt;
}
Response no_space() {
    Response response = error_response(
        503, "full", "The server's disk is almost full: matches continue, but nothing new begins.");
    response.headers.emplace_back("Retry-After", "60");
    return response;
}
Response too_many_guests() {
    return too_fast("Too many new guests from your address; try again later.", "60");
}
Response overtaken() {
    return error_response(409, "outdated", "Another request has changed this in the meantime.");
}
Response failed(const store::StoreError& error) {
    if (error.refused()) return overtaken();
    if (error.crowded()) return busy();
    return error.passing() ? not_stored() : broken();
}
Response read_error_response(const protocol::ReadError& error) {
    return error_response(error.code == "too_large" ? 413 : 400, error.code, error.message, error.path);
}

} // namespace germini::server
