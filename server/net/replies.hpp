// Answers shared by several routes.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "server/actor/refusals.hpp"
#include "server/model/guest.hpp"
#include "server/net/message.hpp"
#include "server/store/store_error.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace germini::server {

/// The value, or the response that refuses the request.
template <class T> using OrResponse = tl::expected<T, Response>;

/// Returns 200 with one field of that name.
Response wrapped(const char* name, nlohmann::ordered_json value);
/// Returns an answer of a type other than JSON; it is not cached either.
Response text_response(std::string body, const char* type);
/// Returns 200 with what is JSON text already.
Response json_text_response(std::string json);

Response not_found();
Response bad_method();
Response no_guest();
Response not_stored();
Response restarting();
/// Sends the client to another node of the cluster with the same request; relative, as the page may be in a
/// folder.
Response elsewhere(const Request& request, const std::string& node);
/// Sends a page that was opened at a node's own path to the path of the cluster, where all links lead.
Response without_node(const Request& request);
Response broken();
/// `seconds`: value of Retry-After.
Response too_fast(const std::string& message = "Too many requests of this kind; try again in a moment.",
                  const char* seconds = "5");
/// Retry-After of what a client should ask again soon, in seconds.
inline constexpr const char* kComeBackAfter = "5";
/// `seconds`: value of Retry-After.
Response busy(const char* seconds = "1");
/// Returns the limit by which a response refuses, as far as an operator may have to mend something.
std::optional<Limit> limit_of(const Response& answer);
Response no_space();
Response too_many_guests();
Response overtaken();
/// Returns the answer to a request that the database refuses or cannot take.
Response failed(const store::StoreError& error);
Response read_error_response(const protocol::ReadError& error);

inline std::optional<model::GuestKey> key_of(const std::optional<model::Guest>& guest) {
    return guest ? std::optional<model::GuestKey>(guest->key) : std::nullopt;
}

/// Returns all database rows of the requesting person; empty for an anonymous request.
inline std::vector<model::GuestKey> rows_of(const std::optional<model::Guest>& guest) {
    return guest ? guest->keys() : std::vector<model::GuestKey>();
}

} // namespace germini::server
