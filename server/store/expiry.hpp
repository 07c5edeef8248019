// Tables that expire with their matches (docs/verify.md).
#pragma once
#include "server/model/expiry.hpp"
#include "server/store/database.hpp"

namespace germini::store {

model::ExpireTables::Outcome expire_tables(Database& db, const model::ExpireTables& c);

} // namespace germini::store
