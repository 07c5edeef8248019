// Checks that the clubs' ledger agrees with hands and matches, and that nobody has tampered with it.
#pragma once
#include "server/store/database.hpp"
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_ledger(store::Database& db, Findings& findings, VerifyResult& out);

} // namespace germini::server
