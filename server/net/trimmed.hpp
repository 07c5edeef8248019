// Returns a part of a header value without surrounding spaces and tabs.
#pragma once
#include <string_view>

namespace germini::server {

inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

} // namespace germini::server
