#include "server/net/query.hpp"

#include <algorithm>
#include <boost/url/pct_string_view.hpp>
#include <string_view>

namespace germini::server {
namespace {

namespace urls = boost::urls;

/// Decodes text in form encoding, where "+" is a space. Returns nullopt if an escape is malformed.
std::optional<std::string> decoded(std::string_view text) {
    const auto escaped = urls::make_pct_string_view(urls::string_view(text.data(), text.size()));
    if (!escaped) return std::nullopt;
    return escaped->decode(urls::encoding_opts(true));
}

} // namespace

protocol::ReadResult<std::optional<std::string>> query_value(const std::string& query,
                                                             const std::string& name) {
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::string_view pair = rest.substr(0, rest.find('&'));
        rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        if (decoded(pair.substr(0, equals)) != name) continue;
        const std::string_view value = pair.substr(std::min(equals + 1, pair.size()));
        if (auto text = decoded(value)) return std::optional<std::string>(*std::move(text));
        return tl::make_unexpected(
            protocol::ReadError{"/" + name, "bad_field", "malformed escape: expected %XX"});
    }
    return std::optional<std::string>();
}

} // namespace germini::server
