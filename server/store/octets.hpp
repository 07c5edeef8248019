// Bytes as a statement takes them: a blob, and no text.
#pragma once
#include "server/crypto/random.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace germini::store {

/// Good as long as what it is of.
inline std::span<const std::uint8_t> octets(std::string_view bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}
inline std::span<const std::uint8_t> octets(const server::SecretHash& hash) { return hash; }

} // namespace germini::store
