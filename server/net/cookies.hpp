// How a browser is told by which words it is known from now on.
#pragma once
#include "server/actor/world.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <optional>
#include <string>

namespace germini::server {

/// What the browser keeps of itself beside the session, if it may be kept.
std::optional<std::string> browser_of(const Request& request);
/// That, or a new one.
std::string browser_or_new(const Request& request, const World& world);
void set_browser_cookie(Response& response, const std::string& browser, bool secure);

/// Somebody who comes by a new session.
struct Arrival {
    std::string secret; ///< for his cookie, and for nobody else
    std::string browser;
    bool secure = false;       ///< the cookies go over TLS alone
    store::SessionRow session; ///< for the database
    SecretHash browser_hash() const { return hash_secret(browser); }
};
Arrival arrive(const Request& request, const World& world, const NetSettings& settings);
void set_cookies(Response& response, const Arrival& arrival);
/// The browser forgets whose it was.
void forget_session(Response& response, bool secure);

} // namespace germini::server
