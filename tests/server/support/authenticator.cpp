#include "tests/server/support/authenticator.hpp"

#include "server/crypto/base64.hpp"
#include "server/crypto/random.hpp"

#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <stdexcept>

namespace germini::test {
namespace {

EVP_PKEY* rsa_with_long_exponent() {
    const std::unique_ptr<EVP_PKEY_CTX, decltype(&EVP_PKEY_CTX_free)> context(
        EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, nullptr), &EVP_PKEY_CTX_free);
    BIGNUM* read = nullptr;
    BN_dec2bn(&read, "1099511627791"); // a prime of 41 bits
    const std::unique_ptr<BIGNUM, decltype(&BN_free)> exponent(read, &BN_free);
    EVP_PKEY* key = nullptr;
    EVP_PKEY_keygen_init(context.get());
    EVP_PKEY_CTX_set_rsa_keygen_bits(context.get(), 2048);
    EVP_PKEY_CTX_set1_rsa_keygen_pubexp(context.get(), exponent.get());
    EVP_PKEY_keygen(context.get(), &key);
    return key;
}

EVP_PKEY* made(KeyKind kind) {
    switch (kind) {
    case KeyKind::p256:
        return EVP_EC_gen("P-256");
    case KeyKind::p384:
        return EVP_EC_gen("P-384");
    case KeyKind::rsa:
        return EVP_RSA_gen(2048);
    case KeyKind::short_rsa:
        return EVP_RSA_gen(1024);
    case KeyKind::slow_rsa:
        return rsa_with_long_exponent();
    case KeyKind::ed25519:
        return EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519");
    }
    return nullptr;
}

std::string sha256(const std::string& bytes) {
    std::string hash(SHA256_DIGEST_LENGTH, '\0');
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
           reinterpret_cast<unsigned char*>(hash.data()));
    return hash;
}

std::string name_in(const std::string& origin) {
    const std::string rest = origin.substr(origin.find("://") + 3);
    return rest.substr(0, rest.find(':'));
}

} // namespace

Authenticator::Authenticator(std::string of, KeyKind kind)
    : origin(std::move(of)), name(name_in(origin)), id(server::random_secret()),
      key_(made(kind), &EVP_PKEY_free) {
    if (!key_) throw std::runtime_error("no key was made");
}

json Authenticator::words(const std::string& type, const std::string& challenge) {
    if (counts) ++count;
    std::string said = sha256(name) + static_cast<char>(flags);
    for (int shift = 24; shift >= 0; shift -= 8) said += static_cast<char>(count >> shift & 0xff);
    const json client = {
        {"type", type}, {"challenge", challenge}, {"origin", origin}, {"crossOrigin", framed}};
    return {{"id", server::base64url(id)},
            {"client_data", server::base64url(client.dump())},
            {"authenticator_data", server::base64url(said)}};
}

json Authenticator::created(const std::string& challenge) {
    json body = words("webauthn.create", challenge);
    unsigned char* der = nullptr;
    const int length = i2d_PUBKEY(key_.get(), &der);
    body["public_key"] =
        server::base64url({reinterpret_cast<const char*>(der), static_cast<std::size_t>(length)});
    OPENSSL_free(der);
    return body;
}

json Authenticator::signed_by(const std::string& challenge) {
    json body = words("webauthn.get", challenge);
    const std::string text = *server::from_base64url(body["authenticator_data"].get<std::string>()) +
                             sha256(*server::from_base64url(body["client_data"].get<std::string>()));
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    const bool own = EVP_PKEY_is_a(key_.get(), "ED25519") == 1;
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    std::size_t length = 0;
    EVP_DigestSignInit(context.get(), nullptr, own ? nullptr : EVP_sha256(), nullptr, key_.get());
    EVP_DigestSign(context.get(), nullptr, &length, bytes, text.size());
    std::string signature(length, '\0');
    if (EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &length, bytes,
                       text.size()) != 1)
        throw std::runtime_error("nothing was signed");
    signature.resize(length);
    body["signature"] = server::base64url(signature);
    return body;
}

} // namespace germini::test
