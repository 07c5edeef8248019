// Matches that expire (docs/verify.md): after a time, those in which nobody has an account leave the
// database, with their tables.
#pragma once
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// Default of --match-days.
inline constexpr int kMatchDays = 730;

/// Looks at the next tables in the order of their keys, and finds those that expire.
struct FindExpired {
    struct Table {
        TableKey key;
        std::string id;
    };
    struct Outcome {
        std::vector<Table> tables;
        std::optional<TableKey> next; ///< last table looked at; unset: there are no older ones
    };
    std::int64_t before = 0; ///< tables whose matches had ended by then, in milliseconds since 1970
    TableKey after;          ///< looks at tables with greater keys
};

/// Deletes the tables with their matches, except those that do not expire. Keeps the links of their hands.
struct ExpireTables {
    struct Outcome {
        std::int64_t matches = 0, hands = 0; ///< that expired; hands without the struck ones
    };
    std::vector<TableKey> tables;
    std::int64_t before = 0; ///< as in FindExpired
    std::int64_t now = 0;
};

} // namespace germini::model
