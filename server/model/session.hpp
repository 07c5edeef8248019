// What a person signs in with: a browser's cookie or a program's token. A person may have several.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <string>

namespace germini::model {

/// Most sessions per person; a new one ends the one that was seen least recently.
inline constexpr int kMostSessions = 50;

struct SessionRow {
    std::string id;
    server::SecretHash secret{};
    std::string device;       ///< the browser's name, or empty
    std::int64_t created = 0; ///< milliseconds since 1970
    std::int64_t seen = 0;    ///< last seen, rounded to the hour
};

} // namespace germini::model
