// A request to create something, which a client may repeat because it has not heard the answer.
#pragma once
#include "server/crypto/random.hpp"

#include <cstdint>

namespace germini::model {

/// Time in milliseconds for which a repetition is recognised.
inline constexpr std::int64_t kRepeatable = INT64_C(24) * 3'600'000;

struct Repeatable {
    server::SecretHash request{}; ///< hash of the session that asks, for what, and with which key
    server::SecretHash body{};
    std::int64_t at = 0; ///< milliseconds since 1970
};

} // namespace germini::model
