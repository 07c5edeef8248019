#include "server/net/cookies.hpp"

#include "server/net/api_json.hpp"
#include "server/net/headers.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace germini::server {
namespace {

constexpr std::string_view kYear = "31536000", kAtOnce = "0"; // seconds

void set_cookie(Response& response, std::string_view name, const std::string& value, std::string_view age,
                bool secure) {
    response.headers.emplace_back("Set-Cookie", std::string(name) + "=" + value +
                                                    "; Path=/; Max-Age=" + std::string(age) +
                                                    "; HttpOnly; SameSite=Lax" + (secure ? "; Secure" : ""));
}

} // namespace

std::optional<std::string> browser_of(const Request& request) {
    const auto& word = request.browser;
    const auto fits = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_'; };
    const bool ours = word && !word->empty() && word->size() <= kMostSecret &&
                      std::all_of(word->begin(), word->end(), fits);
    return ours ? word : std::nullopt;
}

std::string browser_or_new(const Request& request, const ServerContext& server) {
    const auto known = browser_of(request);
    return known ? *known : server.new_secret();
}

void set_browser_cookie(Response& response, const std::string& browser, bool secure) {
    set_cookie(response, kBrowserCookie, browser, kYear, secure);
}

NewSession make_session(const Request& request, const ServerContext& server, const NetSettings& settings) {
    NewSession new_session;
    new_session.secret = server.new_secret();
    new_session.browser = browser_or_new(request, server);
    new_session.secure = request.secure || settings.secure_cookies;
    const std::int64_t now = server.now();
    new_session.session = {server.new_id(), hash_secret(new_session.secret), request.device, now, now};
    return new_session;
}

void set_cookies(Response& response, const NewSession& new_session) {
    set_cookie(response, kGuestCookie, new_session.secret, kYear, new_session.secure);
    set_browser_cookie(response, new_session.browser, new_session.secure);
}

void forget_session(Response& response, bool secure) {
    set_cookie(response, kGuestCookie, "", kAtOnce, secure);
}

} // namespace germini::server
