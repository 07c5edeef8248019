#include "server/crypto/base64.hpp"

#include <sodium.h>

namespace germini::server {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

std::string base64url(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), kVariant);
    text.pop_back(); // the terminating zero
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &length, &end, kVariant) != 0 ||
        end != text.data() + text.size())
        return std::nullopt;
    bytes.resize(length);
    // libsodium accepts bytes above 127 as letters.
    if (base64url(bytes) != text) return std::nullopt;
    return bytes;
}

} // namespace germini::server
