// Names in a club that look the same.
#pragma once
#include "server/model/club_member.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

/// A person's name as stored, and their public number.
struct StoredName {
    std::string name;
    std::int64_t number = 0;
};

/// Returns the display name of the first person whose name looks like `name`, if any. Compares `name` only
/// with names that are not in `checked`, and adds those that look different to it.
std::optional<std::string> first_alike(const std::string& name, const std::vector<StoredName>& people,
                                       model::CheckedNames& checked);

} // namespace germini::club
