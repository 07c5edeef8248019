// Creating calls that may be repeated: a client that has not heard the answer sends the same request again.
#pragma once
#include "server/model/repeatable.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace germini::server {

inline constexpr std::size_t kMostIdempotencyKey = 64; ///< characters

/// Returns what makes the guest's request recognisable by its Idempotency-Key; nullopt without one. `now`: in
/// milliseconds since 1970.
OrResponse<std::optional<model::Repeatable>> repeatable(const Call& call, std::int64_t now);
/// Returns a secret that is the same whenever the request is repeated, and that nobody else can know. The
/// request must have a key.
std::string repeated_secret(const Call& call);
Response key_reused();

} // namespace germini::server
