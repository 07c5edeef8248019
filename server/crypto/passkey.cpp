#include "server/crypto/passkey.hpp"

#include <array>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <optional>
#include <sodium.h>

namespace germini::server {
namespace {

// Authenticator data (§6.1): the hash of the site's name, one byte of flags, the count.
constexpr std::size_t kHash = crypto_hash_sha256_BYTES, kFlags = kHash, kCount = kFlags + 1,
                      kLeast = kCount + 4;
constexpr unsigned kPresent = 0x01, kVerified = 0x04;
constexpr int kLeastRsaBits = 2048, kMostRsaBits = 4096;
/// A longer exponent makes checking a signature slow, and nobody needs one; the usual 65537 has 17 bits.
constexpr int kMostExponentBits = 32;

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;

const unsigned char* raw_bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string sha256(std::string_view bytes) {
    std::string hash(kHash, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()), raw_bytes(bytes), bytes.size());
    return hash;
}

/// Returns the host of "https://cards.example:8443", without the port: the site that passkeys belong to.
std::string_view name_of(std::string_view origin) {
    const std::size_t begin = origin.find("://");
    if (begin == std::string_view::npos) return {};
    origin.remove_prefix(begin + 3);
    return origin.substr(0, origin.find(':'));
}

std::optional<nlohmann::json> client_of(const PasskeyResponse& words) {
    auto client = nlohmann::json::parse(words.client, nullptr, false);
    if (!client.is_object()) return std::nullopt;
    return client;
}

std::string text_in(const nlohmann::json& object, const char* name) {
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Key read_key(std::string_view der) {
    const unsigned char* at = raw_bytes(der);
    Key key(d2i_PUBKEY(nullptr, &at, static_cast<long>(der.size())), &EVP_PKEY_free);
    if (at != raw_bytes(der) + der.size()) key.reset();
    return key;
}

bool is_p256(const EVP_PKEY* key) {
    std::array<char, 32> group{};
    return EVP_PKEY_get_group_name(key, group.data(), group.size(), nullptr) == 1 &&
           std::string_view(group.data()) == "prime256v1";
}

/// Returns the length of an RSA key's public exponent.
int exponent_bits(const EVP_PKEY* key) {
    BIGNUM* read = nullptr;
    EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_RSA_E, &read);
    const std::unique_ptr<BIGNUM, decltype(&BN_free)> exponent(read, &BN_free);
    return exponent ? BN_num_bits(exponent.get()) : std::numeric_limits<int>::max();
}

bool is_allowed(const EVP_PKEY* key) {
    const int bits = EVP_PKEY_get_bits(key);
    switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_EC:
        return is_p256(key);
    case EVP_PKEY_ED25519:
        return true;
    case EVP_PKEY_RSA:
        return bits >= kLeastRsaBits && bits <= kMostRsaBits && exponent_bits(key) <= kMostExponentBits;
    default:
        return false;
    }
}

/// Reads a public key; null if it is unreadable or of a kind that is refused.
Key read_passkey(std::string_view der) {
    Key key = read_key(der);
    if (key && !is_allowed(key.get())) key.reset();
    return key;
}

} // namespace

std::string challenge_of(const PasskeyResponse& words) {
    const auto client = client_of(words);
    return client ? text_in(*client, "challenge") : std::string();
}

tl::expected<std::uint32_t, PasskeyFault> verify_response(const PasskeyResponse& words, PasskeyUse use,
                                                          const std::string& origin) {
    const auto client = client_of(words);
    const std::string& said = words.authenticator;
    if (!client || said.size() < kLeast) return tl::make_unexpected(PasskeyFault::unreadable);
    const bool for_this =
        text_in(*client, "type") == (use == PasskeyUse::create ? "webauthn.create" : "webauthn.get");
    // A page framed by another site is marked so.
    const bool framed = client->contains("crossOrigin") && client->at("crossOrigin") != false;
    if (!for_this || framed || text_in(*client, "origin") != origin ||
        said.substr(0, kHash) != sha256(name_of(origin)))
        return tl::make_unexpected(PasskeyFault::elsewhere);
    const unsigned flags = raw_bytes(said)[kFlags];
    if ((flags & kPresent) == 0 || (flags & kVerified) == 0) return tl::make_unexpected(PasskeyFault::nobody);
    std::uint32_t count = 0;
    for (std::size_t i = kCount; i < kLeast; ++i) count = count << 8 | raw_bytes(said)[i];
    return count;
}

bool is_passkey(std::string_view public_key) { return read_passkey(public_key) != nullptr; }

bool has_signed(std::string_view public_key, const PasskeyResponse& words, std::string_view signature) {
    const Key key = read_passkey(public_key); // an older version may have stored a key that is refused now
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    if (!key || !context) return false;
    // Ed25519 includes its own digest.
    const EVP_MD* digest = EVP_PKEY_get_base_id(key.get()) == EVP_PKEY_ED25519 ? nullptr : EVP_sha256();
    if (EVP_DigestVerifyInit(context.get(), nullptr, digest, nullptr, key.get()) != 1) return false;
    const std::string text = words.authenticator + sha256(words.client);
    return EVP_DigestVerify(context.get(), raw_bytes(signature), signature.size(), raw_bytes(text),
                            text.size()) == 1;
}

} // namespace germini::server
