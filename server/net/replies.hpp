// Answers shared by several routes.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/actor/server_context.hpp"
#include "server/net/message.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace germini::server {

/// The value, or the response that refuses the request.
template <class T> using OrResponse = tl::expected<T, Response>;

// Avoid `{{name, something_that_throws()}}`: if the expression throws, g++ 12 destroys list elements that
// were never constructed.
inline Response wrapped(const char* name, nlohmann::ordered_json value) {
    nlohmann::ordered_json body;
    body[name] = std::move(value);
    return json_response(200, body);
}

/// Returns an answer of a type other than JSON; it is not cached either.
inline Response text_response(std::string body, const char* type) {
    Response response;
    response.body = std::move(body);
    response.type = type;
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

inline Response not_found() { return error_response(404, "not_found", "Not found."); }
inline Response bad_method() { return error_response(405, "bad_method", "This method is not allowed here."); }
inline Response no_guest() {
    return error_response(401, "no_guest", "Unknown guest: first send POST /api/guests.");
}
inline Response not_stored() { return error_response(503, "not_stored", "The database does not respond."); }
inline Response restarting() { return error_response(503, "restarting", "The server is restarting."); }
/// `place`: relative to the root of the cluster.
inline Response redirection(const Request& request, std::string place) {
    const auto depth = std::ranges::count(request.path, '/') + (request.at_node ? 1 : 0);
    for (auto left = depth; left > 1; --left) place.insert(0, "../");
    Response response = text_response("", "text/plain; charset=utf-8");
    response.status = 307;
    response.headers.emplace_back("Location", std::move(place));
    return response;
}
/// Sends the client to another node of the cluster with the same request; relative, as the page may be in a
/// folder.
inline Response elsewhere(const Request& request, const std::string& node) {
    std::string place = "@" + node + request.path + (request.query.empty() ? "" : "?" + request.query);
    return redirection(request, std::move(place));
}
/// Sends a page that was opened at a node's own path to the path of the cluster, where all links lead.
inline Response without_node(const Request& request) {
    return redirection(request, request.path.substr(1) + (request.query.empty() ? "" : "?" + request.query));
}
inline Response broken() {
    return error_response(500, "internal_error",
                          "An internal error stopped this request; everything else continues.");
}
/// `seconds`: value of Retry-After.
inline Response
too_fast(const std::string& message = "Too many requests of this kind; try again in a moment.",
         const char* seconds = "5") {
    Response response = error_response(429, "too_fast", message);
    response.headers.emplace_back("Retry-After", seconds);
    return response;
}
/// Retry-After of what a client should ask again soon, in seconds.
inline constexpr const char* kComeBackAfter = "5";
/// `seconds`: value of Retry-After.
inline Response busy(const char* seconds = "1") {
    Response response = error_response(503, "busy", "Too many requests are waiting; try again in a moment.");
    response.headers.emplace_back("Retry-After", seconds);
    return response;
}
/// Returns the limit by which a response refuses, as far as an operator may have to mend something.
inline std::optional<Limit> limit_of(const Response& answer) {
    if (answer.status == 403 && answer.body.find("bad_origin") != std::string::npos) return Limit::origin;
    if (answer.status == 421) return Limit::host_name;
    return answer.status == 429 ? std::optional(Limit::others) : std::nullopt;
}
inline Response no_space() {
    Response response = error_response(
        503, "full", "The server's disk is almost full: matches continue, but nothing new begins.");
    response.headers.emplace_back("Retry-After", "60");
    return response;
}
inline Response too_many_guests() {
    return too_fast("Too many new guests from your address; try again later.", "60");
}
inline Response overtaken() {
    return error_response(409, "outdated", "Another request has changed this in the meantime.");
}
inline Response failed(const store::StoreError& error) {
    if (error.refused()) return overtaken();
    if (error.crowded()) return busy();
    return error.passing() ? not_stored() : broken();
}
inline Response read_error_response(const protocol::ReadError& error) {
    return error_response(error.code == "too_large" ? 413 : 400, error.code, error.message, error.path);
}

inline std::optional<model::GuestKey> key_of(const std::optional<model::Guest>& guest) {
    return guest ? std::optional<model::GuestKey>(guest->key) : std::nullopt;
}

/// Returns all database rows of the requesting person; empty for an anonymous request.
inline std::vector<model::GuestKey> rows_of(const std::optional<model::Guest>& guest) {
    return guest ? guest->keys() : std::vector<model::GuestKey>();
}

} // namespace germini::server
