// Keys of guests in texts that the nodes of a cluster read from each other.
#pragma once
#include "protocol/wire/number_list.hpp"
#include "server/model/keys.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

inline std::string keys_text(const std::vector<model::GuestKey>& keys) {
    return protocol::number_list(keys, [](model::GuestKey key) { return key.number(); });
}

/// Throws std::invalid_argument if the text is not one of keys_text.
inline std::vector<model::GuestKey> read_keys(std::string_view text) {
    std::vector<model::GuestKey> keys;
    for (const std::int64_t number : protocol::read_number_list(text)) keys.emplace_back(number);
    return keys;
}

} // namespace germini::server
