// Everything stored about a table, to build it again.
#pragma once
#include "server/model/saved_table.hpp"
#include "server/store/database.hpp"
#include "server/store/guests.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/tables.hpp"

namespace germini::store {

model::SavedTable load_table(Database& db, const model::TableRow& table);

} // namespace germini::store
