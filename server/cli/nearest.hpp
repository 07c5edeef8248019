// The name that somebody may have meant.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace germini::cli {

/// The one of these that takes the fewest letters to be changed, added, left out or swapped with their
/// neighbour; none where that is more than a third of them.
std::string nearest(std::string_view word, const std::vector<std::string>& names);

} // namespace germini::cli
