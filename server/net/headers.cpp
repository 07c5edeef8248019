#include "server/net/headers.hpp"

#include "server/account/device.hpp"
#include "server/net/host_name.hpp"
#include "server/net/trimmed.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

namespace germini::server {
namespace {

constexpr std::string_view kBearer = "Bearer ";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

std::optional<std::string> cookie(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(';'), header.size());
        const std::string_view pair = trimmed(header.substr(0, end));
        if (pair.size() > name.size() && pair.substr(0, name.size()) == name && pair[name.size()] == '=')
            return std::string(pair.substr(name.size() + 1));
        header.remove_prefix(std::min(end + 1, header.size()));
    }
    return std::nullopt;
}

std::optional<std::string> bearer_of(const HttpRequest& request) {
    const auto authorization = view(request[http::field::authorization]);
    if (authorization.substr(0, kBearer.size()) == kBearer)
        return std::string(trimmed(authorization.substr(kBearer.size())));
    return std::nullopt;
}

Method method_of(http::verb verb) {
    switch (verb) {
    case http::verb::get:
        return Method::get;
    case http::verb::head:
        return Method::head;
    case http::verb::post:
        return Method::post;
    case http::verb::patch:
        return Method::patch;
    case http::verb::delete_:
        return Method::remove;
    default:
        return Method::other;
    }
}

bool is_json(std::string_view type) {
    return beast::iequals(trimmed(type.substr(0, type.find(';'))), "application/json");
}

/// Returns true if the operator has configured this origin, as an additional one or as that of the page.
bool named(std::string_view origin, const NetSettings& settings) {
    const auto& origins = settings.origins;
    return std::find(origins.begin(), origins.end(), origin) != origins.end() ||
           (!settings.page_origin.empty() && origin == settings.page_origin);
}

} // namespace

bool own_origin(const HttpRequest& request, const NetSettings& settings, bool secure) {
    const auto field = request.find(http::field::origin);
    if (field == request.end()) return true;
    if (request.count(http::field::origin) > 1) return false; // it is ambiguous which one counts
    const std::string_view origin = view(field->value());
    if (named(origin, settings)) return true;
    const std::string_view scheme = secure || settings.secure_cookies ? "https://" : "http://";
    return origin.starts_with(scheme) &&
           beast::iequals(origin.substr(scheme.size()), view(request[http::field::host]));
}

bool own_page(const HttpRequest& request, const NetSettings& settings, bool secure,
              std::optional<unsigned short> listens) {
    const std::string_view origin = view(request[http::field::origin]);
    if (named(origin, settings)) return true;
    if (!settings.page_origin.empty()) return false;
    secure = secure || settings.secure_cookies;
    if (settings.secure_cookies) listens.reset();
    const std::string usual = secure ? "443" : "80", port = listens ? std::to_string(*listens) : usual;
    const auto [name, asked] = split_host(view(request[http::field::host]));
    const std::string_view asked_port = asked.value_or("");
    if ((asked_port.empty() ? usual : asked_port) != port) return false;
    return origin == origin_of((secure ? "https://" : "http://") + std::string(name) + ":" + port);
}

std::string origin_of(std::string_view page) {
    const std::size_t scheme = page.find("://");
    if (scheme == std::string_view::npos) return {};
    std::string origin(page.substr(0, page.find_first_of("/?#", scheme + 3)));
    std::transform(origin.begin(), origin.end(), origin.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string_view usual = origin.starts_with("https:") ? ":443" : ":80";
    if (origin.ends_with(usual)) origin.resize(origin.size() - usual.size());
    return origin;
}

bool offers_protocol(const HttpRequest& request) {
    const http::token_list offered{request[http::field::sec_websocket_protocol]};
    return std::any_of(offered.begin(), offered.end(), [](const auto& name) { return name == kSubprotocol; });
}

std::string whole_list(const HttpRequest& request, beast::string_view name) {
    std::string list;
    const auto [first, last] = request.equal_range(name);
    for (auto line = first; line != last; ++line) {
        if (line != first) list += ',';
        list += view(line->value());
    }
    return list;
}

Expects expectation(const HttpRequest& request) {
    if (request.version() < 11) return Expects::nothing;
    const std::string list = whole_list(request, "Expect");
    Expects found = Expects::nothing;
    for (std::string_view rest = list; !rest.empty();) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view member = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (member.empty()) continue;
        if (!beast::iequals(member, "100-continue")) return Expects::unknown;
        found = Expects::to_continue;
    }
    return found;
}

Request read_request(const HttpRequest& request, const NetSettings& settings, bool proxied) {
    Request out;
    out.method = method_of(request.method());
    const std::string_view target = view(request.target());
    const std::size_t mark = target.find('?');
    out.path = std::string(target.substr(0, mark));
    if (mark != std::string_view::npos) out.query = std::string(target.substr(mark + 1));
    out.json = is_json(view(request[http::field::content_type]));
    out.origin = std::string(view(request[http::field::origin]));
    out.secret = bearer_of(request);
    out.by_cookie = !out.secret;
    if (out.by_cookie) out.secret = cookie(view(request[http::field::cookie]), kGuestCookie);
    out.browser = cookie(view(request[http::field::cookie]), kBrowserCookie);
    out.idempotency_key = std::string(view(request["Idempotency-Key"]));
    out.device = account::device_of(view(request[http::field::user_agent]));
    if (proxied) {
        // Like X-Forwarded-For: the rightmost value is the proxy's own.
        const std::string list = whole_list(request, "X-Forwarded-Proto");
        out.secure = beast::iequals(trimmed(std::string_view(list).substr(list.rfind(',') + 1)), "https");
        out.at_node = whole_list(request, "X-Forwarded-Prefix").starts_with("/@");
    }
    out.own_origin = own_origin(request, settings, out.secure);
    return out;
}

void add_guards(http::fields& fields, const NetSettings& settings, bool secure) {
    static constexpr std::array<std::pair<const char*, const char*>, 6> kGuards{{
        {"Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src "
                                    "'self' data: blob:; style-src 'self' "
                                    "'unsafe-inline'; object-src 'none'; "
                                    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
    }};
    for (const auto& [name, value] : kGuards) fields.set(name, value);
    if (secure || settings.secure_cookies) fields.set("Strict-Transport-Security", "max-age=31536000");
}

} // namespace germini::server
