// Recomputes matches from their hands: who sat where, who dealt, and what was paid besides the hands.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_matches(store::Database& db, const Games& games, Findings& findings, VerifyResult& out);

} // namespace germini::server
