#include "server/crypto/password.hpp"

#include <array>
#include <cstdint>
#include <sodium.h>
#include <stdexcept>

namespace germini::server {
namespace {

// libsodium's limits for interactive use.
constexpr auto kTurns = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

constexpr std::string_view kSigns = "abcdefghjkmnpqrstuvwxyz23456789"; // no i, l, o, 0, 1
constexpr std::size_t kHalf = 5; // characters before and after the hyphen

} // namespace

std::string hash_password(std::string_view password) {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str_alg(text.data(), password.data(), password.size(), kTurns, kMemory,
                              crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::runtime_error("not enough memory to hash a password");
    return text.data();
}

bool is_password(const std::string& hash, std::string_view password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string random_code() {
    std::string code;
    for (std::size_t i = 0; i < 2 * kHalf; ++i) {
        if (i == kHalf) code += '-';
        code += kSigns[randombytes_uniform(static_cast<std::uint32_t>(kSigns.size()))];
    }
    return code;
}

std::string typed_code(std::string_view typed) {
    std::string code;
    for (const char c : typed) {
        if (c == ' ' || c == '-') continue;
        if (code.size() == kHalf) code += '-';
        code += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return code;
}

} // namespace germini::server
