// Every address that the server answers at, each with the right that is asked for it (docs/rights.md). A
// route whose right goes by a role in a club or at a table is let in where anybody of his kind might have it,
// and asks again once it knows which one it is about.
#pragma once
#include "server/account/rights.hpp"
#include "server/net/replies.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

class Api;

/// A request that may be made, on its way to what answers it.
struct Call {
    const Request& request;
    const std::optional<store::Guest>& guest; ///< is there where the right asks for one
    std::string id;                           ///< what stands in the place of {id}, or of {name}
    const Reply& reply;
    std::vector<std::string> ids; ///< what stands in the places between braces, in order
};

struct Route {
    Method method;         ///< get: head too
    std::string_view path; ///< as documents have it, with {id} and the like for parts
    account::Right right;
    /// None: the connection itself answers (http_session.cpp).
    void (*answer)(Api&, const Call&);
};

std::span<const Route> routes();

/// What a request is for.
struct Routed {
    const Route* route = nullptr;
    std::string id;
    std::vector<std::string> ids; ///< all of them, where there are several
    bool known = false;           ///< there is such an address, if not for this method
};
Routed find_route(Method method, std::string_view path);

/// What somebody is to the server.
inline account::Person person_of(const std::optional<store::Guest>& guest) {
    using account::Kind;
    if (!guest) return {Kind::nobody};
    if (guest->administrator) return {Kind::administrator};
    return {guest->member ? Kind::account : Kind::guest};
}

/// Why he may not; nothing where he may.
std::optional<Response> refused(const std::optional<store::Guest>& guest, account::Right right, bool closed);

} // namespace germini::server
