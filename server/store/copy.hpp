// Copies a whole database into another one, also from SQLite to PostgreSQL and back.
#pragma once
#include "server/store/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::store {

struct CopiedTable {
    std::string name;
    std::int64_t rows = 0;
};

/// Copies every row of `from` into `to`, compares the two, and returns the tables with their numbers of rows.
/// All in one transaction of `to` and one snapshot of `from`. Both must have the program's schema, and `to`
/// no guests and no tables. Throws StoreError; then nothing is in `to`.
std::vector<CopiedTable> copy(Database& from, Database& to);

} // namespace germini::store
