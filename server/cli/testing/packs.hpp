// `germini serve --packs FILE`, in test builds only: prepared packs, for hands that a test can predict.
#pragma once
#include "server/table/sources.hpp"

#include <string>
#include <vector>

namespace germini::cli {

/// Reads a file with one pack per line (HACKING.md describes the format). Throws std::runtime_error with a
/// sentence that names the first wrong line.
std::vector<server::LaidPack> read_packs(const std::string& file);

/// Uses the packs in order for all hands opened, over all tables together. After the last one, packs are
/// shuffled.
server::Sources with_packs(server::Sources sources, std::vector<server::LaidPack> packs);

} // namespace germini::cli
