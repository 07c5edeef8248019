// All routes of the server, each with the right it requires (docs/rights.md). If a right depends on a role in
// a club or at a table, routing only checks that a person of this kind could have it. The handler checks
// again once the club or table is known.
#pragma once
#include "server/account/rights.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

class Api;

/// Whether what a request stores stays: with little free disk space it is refused, so that hands in progress
/// can still be written.
enum class Stays : std::uint8_t { no, yes };

struct Route {
    Method method;         ///< get includes HEAD
    std::string_view path; ///< path as documented, with parameters such as {id}
    account::Right right;
    /// Null: the connection itself answers (http_session.cpp).
    Answer (*handler)(Api&, const Call&);
    Stays stays = Stays::no;
};

std::span<const Route> routes();

/// The route of a request.
struct Routed {
    const Route* route = nullptr;
    std::vector<std::string> ids; ///< values of all path parameters
    bool known = false;           ///< the path exists, possibly for other methods only
};
Routed find_route(Method method, std::string_view path);

/// Returns the kind of person that the rights are checked for.
inline account::Person person_of(const std::optional<model::Guest>& guest) {
    using account::Kind;
    if (!guest) return {Kind::nobody};
    if (guest->administrator) return {Kind::administrator};
    return {guest->member ? Kind::account : Kind::guest};
}

/// Returns the error if the person lacks the right; nullopt if permitted.
std::optional<Response> refused(const std::optional<model::Guest>& guest, account::Right right, bool closed);

} // namespace germini::server
