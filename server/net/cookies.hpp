// Cookies that identify a browser and its session.
#pragma once
#include "server/actor/server_context.hpp"
#include "server/net/message.hpp"
#include "server/net/settings.hpp"

#include <optional>
#include <string>

namespace germini::server {

/// Returns the browser's identifier from its cookie, or nullopt if it is missing or unusable.
std::optional<std::string> browser_of(const Request& request);
/// Returns the browser's identifier, or a new one.
std::string browser_or_new(const Request& request, const ServerContext& server);
void set_browser_cookie(Response& response, const std::string& browser, bool secure);

/// A person who receives a new session.
struct NewSession {
    std::string secret; ///< only for the person's cookie
    std::string browser;
    bool secure = false;       ///< cookies are sent over TLS only
    model::SessionRow session; ///< for the database
    SecretHash browser_hash() const { return hash_secret(browser); }
};
NewSession make_session(const Request& request, const ServerContext& server, const NetSettings& settings);
void set_cookies(Response& response, const NewSession& new_session);
/// Deletes the session cookie.
void forget_session(Response& response, bool secure);

} // namespace germini::server
