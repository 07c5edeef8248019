// `germini serve --packs FILE`, in test builds only: prepared packs, for hands that a test can predict.
#pragma once
#include "server/table/environment.hpp"

#include <string>
#include <vector>

namespace germini::cli {

/// Reads a file with one pack per line (HACKING.md describes the format). Throws std::runtime_error with a
/// sentence that names the first wrong line.
std::vector<server::PreparedPack> read_packs(const std::string& file);

/// Uses the packs in order for all hands opened, over all tables together. After the last one, packs are
/// shuffled.
server::Environment with_packs(server::Environment environment, std::vector<server::PreparedPack> packs);

} // namespace germini::cli
