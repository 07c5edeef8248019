#include "server/crypto/blake2b.hpp"

#include <sodium.h>

namespace germini::server {

Hash256 blake2b(std::string_view message, std::span<const std::uint8_t> key) {
    Hash256 hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(message.data()),
                       message.size(), key.empty() ? nullptr : key.data(), key.size());
    return hash;
}

} // namespace germini::server
