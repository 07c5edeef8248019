// Creating calls that may be repeated: a client that has not heard the answer sends the same request again.
#pragma once
#include "server/model/repeatable.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace germini::server {

inline constexpr std::size_t kMostIdempotencyKey = 64; ///< characters

/// Returns what makes the guest's request recognisable by its Idempotency-Key; nullopt without one. `now`: in
/// milliseconds since 1970.
OrResponse<std::optional<model::Repeatable>> repeatable(const Call& call, std::int64_t now);

} // namespace germini::server
