// Bytes in the form that statements bind and read as a blob rather than text.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

namespace germini::store {

/// Valid while `bytes` is alive.
inline std::span<const std::uint8_t> as_blob(std::string_view bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}
inline std::span<const std::uint8_t> as_blob(const server::SecretHash& hash) { return hash; }
/// Reads a hash from a column. Throws if the blob has another length.
inline server::SecretHash hash_of(std::span<const std::uint8_t> bytes) {
    server::SecretHash hash{};
    if (bytes.size() != hash.size()) throw StoreError("a hash has the wrong length");
    std::copy(bytes.begin(), bytes.end(), hash.begin());
    return hash;
}

} // namespace germini::store
