// Tables of a club.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/keys.hpp"

#include <optional>
#include <string>

namespace germini::model {

/// A table made by a club.
struct ClubTableRow {
    SeasonKey season;
    std::string unit;
    bool stakes = false;
    std::optional<std::string> preset{}; ///< set for games whose presets are games of their own
};

/// What a change of its club can alter at a table, as stored in the database.
struct HostedTableRow {
    std::string id;
    bool of_evening = false;
    GuestKey host;
    std::string host_name;           ///< the host's display name
    server::SecretHash invitation{}; ///< hash of the current invitation
};

} // namespace germini::model
