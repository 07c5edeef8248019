// Whether the ledger of clubs says what hands and matches say, and whether anybody has been at it.
#pragma once
#include "server/store/database.hpp"
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_ledger(store::Database& db, Findings& findings, Verified& out);

} // namespace germini::server
