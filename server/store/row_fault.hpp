// A difference found between rows of the database.
#pragma once
#include <string>

namespace germini::store {

struct RowFault {
    std::string where; ///< e.g. "ledger entry 17"
    std::string what;
};

} // namespace germini::store
