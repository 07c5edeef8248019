#include "server/net/passkeys_json.hpp"

#include "protocol/wire/reader.hpp"
#include "server/crypto/base64.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

constexpr std::size_t kMostCredential = 1023; // bytes, the limit of WebAuthn
constexpr std::size_t kMostBytes = 4096;      // bytes of any other value

std::string bytes_of(const protocol::Field& field, std::size_t most = kMostBytes) {
    const std::string text = field.text(1, most * 4 / 3 + 1);
    const auto bytes = from_base64url(text);
    if (!bytes || bytes->empty()) field.fail("bad_base64", "Invalid base64url.");
    return bytes.value_or("");
}

PasskeyResponse words_of(const protocol::Object& object) {
    return {bytes_of(object.at("client_data")), bytes_of(object.at("authenticator_data"))};
}

} // namespace

protocol::ReadResult<AddPasskeyRequest> read_add_passkey(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object =
        reading.root(*value).object({"id", "public_key", "client_data", "authenticator_data"});
    AddPasskeyRequest asked;
    asked.credential = bytes_of(object.at("id"), kMostCredential);
    asked.public_key = bytes_of(object.at("public_key"));
    asked.words = words_of(object);
    return reading.finish(std::move(asked));
}

protocol::ReadResult<ByPasskeyRequest> read_by_passkey(const std::string& body, std::size_t most_bytes) {
    const auto value = read_body(body, most_bytes);
    if (!value) return tl::make_unexpected(value.error());
    protocol::JsonReader reading;
    const auto object =
        reading.root(*value).object({"id", "client_data", "authenticator_data", "signature", "merge"});
    ByPasskeyRequest asked;
    asked.credential = bytes_of(object.at("id"), kMostCredential);
    asked.words = words_of(object);
    asked.signature = bytes_of(object.at("signature"));
    if (const auto merge = object.find("merge")) asked.merge = merge.boolean();
    return reading.finish(std::move(asked));
}

} // namespace germini::server
