// Compares the ledger with the hands and matches it was written from.
#pragma once
#include "server/store/database.hpp"

#include <string>
#include <vector>

namespace germini::store {

struct LedgerFault {
    std::string where; ///< e.g. "ledger entry 17"
    std::string what;
};
/// Returns all differences, grouped by kind.
std::vector<LedgerFault> ledger_faults(Database& db);

} // namespace germini::store
