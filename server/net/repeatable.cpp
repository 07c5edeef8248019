#include "server/net/repeatable.hpp"

#include "server/crypto/random.hpp"

#include <algorithm>
#include <string>

namespace germini::server {
namespace {

/// The session's secret keeps the key apart from those of others: only its holder can repeat the request.
std::string source_of(const Request& request) {
    return *request.secret + '\n' + request.path + '\n' + request.idempotency_key;
}

} // namespace

OrResponse<std::optional<model::Repeatable>> repeatable(const Call& call, std::int64_t now) {
    const Request& request = call.request;
    const std::string& key = request.idempotency_key;
    if (key.empty()) return std::nullopt;
    const bool visible = std::ranges::all_of(key, [](char c) { return c > ' ' && c <= '~'; });
    if (!visible || key.size() > kMostIdempotencyKey)
        return tl::make_unexpected(error_response(
            400, "bad_field", "invalid Idempotency-Key: expected at most 64 visible ASCII characters"));
    model::Repeatable found;
    found.request = hash_secret(source_of(request));
    found.body = hash_secret(request.body);
    found.at = now;
    return found;
}

std::string repeated_secret(const Call& call) {
    return secret_from("invitation\n" + source_of(call.request));
}

Response key_reused() {
    return error_response(422, "key_reused",
                          "The Idempotency-Key belongs to another request, which has created something.");
}

} // namespace germini::server
