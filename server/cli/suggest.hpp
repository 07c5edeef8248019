// Suggestions for misspelt names.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace germini::cli {

/// Returns the name with the fewest letters to change, add, remove or swap with a neighbour. Empty if more
/// than a third of the letters of `word`, and more than one, would change.
std::string suggest(std::string_view word, const std::vector<std::string>& names);

} // namespace germini::cli
