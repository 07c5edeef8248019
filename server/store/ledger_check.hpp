// The ledger held against the hands and matches that it was written of.
#pragma once
#include "server/store/database.hpp"

#include <string>
#include <vector>

namespace germini::store {

struct LedgerFault {
    std::string where; ///< as "ledger entry 17"
    std::string what;
};
/// All that differs, kind by kind.
std::vector<LedgerFault> ledger_faults(Database& db);

} // namespace germini::store
