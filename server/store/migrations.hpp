// The program's migrations, from migrations/ and migrations/postgres/.
#pragma once
#include "server/store/engine.hpp"

#include <span>

namespace germini::store {

/// In order, without a gap.
std::span<const Migration> sqlite_migrations();
/// The first is a whole schema; the numbers are SQLite's.
std::span<const Migration> postgres_migrations();

} // namespace germini::store
