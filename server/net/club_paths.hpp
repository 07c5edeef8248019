// The addresses of clubs, taken apart.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// "a", "b" of "/api/clubs/a/b"; empty where the path is no such one.
inline std::vector<std::string> below(std::string_view path, std::string_view head) {
    std::vector<std::string> parts;
    if (!path.starts_with(head)) return parts;
    path.remove_prefix(head.size());
    while (true) {
        const std::size_t end = path.find('/');
        parts.emplace_back(path.substr(0, end));
        if (parts.back().empty()) return {};
        if (end == std::string_view::npos) return parts;
        path.remove_prefix(end + 1);
    }
}

} // namespace germini::server
