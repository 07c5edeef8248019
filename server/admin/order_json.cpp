#include "server/admin/order_json.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace germini::server::order {

using nlohmann::ordered_json;

std::optional<std::string> text_of(const ordered_json& order, const char* key) {
    const auto found = order.find(key);
    if (found == order.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

std::optional<std::int64_t> number_of(const ordered_json& order, const char* key, std::int64_t most) {
    const auto found = order.find(key);
    if (found == order.end() || !found->is_number_integer()) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    return value >= 0 && value <= most ? std::optional(value) : std::nullopt;
}

bool flag_of(const ordered_json& order, const char* key) {
    const auto found = order.find(key);
    return found != order.end() && found->is_boolean() && found->get<bool>();
}

ordered_json done() { return {{"ok", true}}; }

ordered_json refused(std::string why) { return {{"error", std::move(why)}}; }

} // namespace germini::server::order
