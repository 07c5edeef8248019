// Bytes in the form that statements bind as a blob rather than text.
#pragma once
#include "server/crypto/random.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace germini::store {

/// Valid while `bytes` is alive.
inline std::span<const std::uint8_t> octets(std::string_view bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}
inline std::span<const std::uint8_t> octets(const server::SecretHash& hash) { return hash; }

} // namespace germini::store
