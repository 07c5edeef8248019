// Compares the ledger with the hands and matches it was written from.
#pragma once
#include "server/store/database.hpp"
#include "server/store/row_fault.hpp"

#include <vector>

namespace germini::store {

/// Returns all differences, grouped by kind.
std::vector<RowFault> ledger_faults(Database& db);

} // namespace germini::store
