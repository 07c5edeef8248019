#include "server/net/repeatable.hpp"

#include "server/crypto/random.hpp"

#include <algorithm>
#include <string>

namespace germini::server {

OrResponse<std::optional<model::Repeatable>> repeatable(const Call& call, std::int64_t now) {
    const Request& request = call.request;
    const std::string& key = request.idempotency_key;
    if (key.empty()) return std::nullopt;
    const bool visible = std::ranges::all_of(key, [](char c) { return c > ' ' && c <= '~'; });
    if (!visible || key.size() > kMostIdempotencyKey)
        return tl::make_unexpected(error_response(
            400, "bad_field", "invalid Idempotency-Key: expected at most 64 visible ASCII characters"));
    model::Repeatable found;
    found.request = hash_secret(call.guest->id + '\n' + request.path + '\n' + key);
    found.body = hash_secret(request.body);
    found.at = now;
    return found;
}

} // namespace germini::server
