// Closed hands played again by their records, and the chain over them: each is read once for both.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_hands(store::Database& db, const Games& games, const std::vector<NotedLink>& noted,
                  Findings& findings, Verified& out);
/// That the hands which were struck out were dealt of what was promised.
void verify_struck_hands(store::Database& db, const Games& games, Findings& findings);

} // namespace germini::server
