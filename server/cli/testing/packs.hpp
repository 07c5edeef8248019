// `germini serve --packs FILE`, in builds for tests alone: packs laid by hand, for hands that a test can
// foresee.
#pragma once
#include "server/table/sources.hpp"

#include <string>
#include <vector>

namespace germini::cli {

/// Reads a file with a pack a line (HACKING.md has its form). Throws std::runtime_error with a sentence that
/// names the line where one is wrong.
std::vector<server::LaidPack> read_packs(const std::string& file);

/// The packs in order for the hands that are opened, those of all tables together; then every pack is
/// shuffled.
server::Sources with_packs(server::Sources sources, std::vector<server::LaidPack> packs);

} // namespace germini::cli
