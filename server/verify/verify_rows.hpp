// Finds rows that are lost or exchanged: references to missing rows, tables and hands under way that cannot
// go on, and rows of tables that no chain covers (table_classes.hpp).
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_rows(store::Database& db, const Games& games, PreparedPacks prepared, Findings& findings);

} // namespace germini::server
