// Keys of guests in texts that the nodes of a cluster read from each other.
#pragma once
#include "server/model/keys.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace germini::server {

inline nlohmann::json keys_json(const std::vector<model::GuestKey>& keys) {
    auto numbers = nlohmann::json::array();
    for (const model::GuestKey key : keys) numbers.push_back(key.number());
    return numbers;
}

/// Throws nlohmann::json::exception if the value is not one of keys_json.
inline std::vector<model::GuestKey> read_keys(const nlohmann::json& numbers) {
    std::vector<model::GuestKey> keys;
    for (const auto& number : numbers) keys.emplace_back(number.get<std::int64_t>());
    return keys;
}

} // namespace germini::server
