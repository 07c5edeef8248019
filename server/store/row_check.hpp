// Finds rows that are missing because others refer to them or need them.
#pragma once
#include "server/store/database.hpp"
#include "server/store/row_fault.hpp"

#include <vector>

namespace germini::store {

/// Returns a fault for every key that a foreign key of the schema refers to and that does not exist.
std::vector<RowFault> missing_parents(Database& db);
/// Returns all differences between rows that must agree without a foreign key: numbering of events, who was
/// sent which hand, secrets of hands, entries of the journal of persons. `prepared_packs`: the server may
/// have dealt packs that no secret determines.
std::vector<RowFault> row_faults(Database& db, bool prepared_packs);

} // namespace germini::store
