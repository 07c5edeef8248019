#include "server/crypto/random.hpp"

#include "server/crypto/base64.hpp"
#include "server/crypto/hex.hpp"

#include <array>
#include <sodium.h>
#include <stdexcept>
#include <utility>

namespace germini::server {
namespace {

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string short_hash(std::string_view text) {
    std::string hash(16, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), bytes_of(text),
                       text.size(), nullptr, 0);
    return hash;
}

} // namespace

void start_randomness() {
    if (sodium_init() < 0) throw std::runtime_error("cannot read random bytes from the system");
}

std::uint32_t random32() {
    // Buffered: a system call per number would cost more than everything else in a deal.
    thread_local std::array<std::uint32_t, 64> ready{};
    thread_local std::size_t left = 0;
    if (left == 0) {
        randombytes_buf(ready.data(), sizeof ready);
        left = ready.size();
    }
    return std::exchange(ready[--left], 0); // used numbers are erased
}
std::uint32_t random_below(std::uint32_t bound) { return randombytes_uniform(bound); }

std::string random_id() {
    static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
    std::array<std::uint8_t, 12> noise{};
    randombytes_buf(noise.data(), noise.size());
    std::string id;
    for (std::uint8_t byte : noise) id += kLetters[byte % kLetters.size()];
    return id;
}

std::string random_secret() {
    std::array<std::uint8_t, 16> noise{};
    randombytes_buf(noise.data(), noise.size());
    return base64url({reinterpret_cast<const char*>(noise.data()), noise.size()});
}

std::string secret_from(std::string_view text) { return base64url(short_hash(text)); }

SecretHash hash_secret(std::string_view secret) {
    SecretHash hash{};
    crypto_generichash(hash.data(), hash.size(), bytes_of(secret), secret.size(), nullptr, 0);
    return hash;
}

bool same_hash(const SecretHash& a, const SecretHash& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string content_tag(std::string_view content) { return hex(short_hash(content)); }

} // namespace germini::server
