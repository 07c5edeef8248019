// Closed hands played again by their records.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_hands(store::Database& db, const Games& games, Findings& findings, Verified& out);

} // namespace germini::server
