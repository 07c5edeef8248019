// Members of a club.
#pragma once
#include "server/club/role.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace germini::model {

struct MemberRow {
    GuestKey guest;
    std::string name; ///< display name
    std::int64_t number = 0;
    club::Role role = club::Role::member;
    std::int64_t joined = 0;
    bool account = false; ///< the member has an account, so the name is theirs alone
};

/// A member without the display name, which takes much longer to compute than the row to read.
struct MemberRole {
    GuestKey guest;
    club::Role role = club::Role::member;
};

/// Names that were compared with a new one and look different, by public number.
using CheckedNames = std::unordered_map<std::int64_t, std::string>;

} // namespace germini::model
