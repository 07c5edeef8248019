// The chain over the closed hands, computed again.
#pragma once
#include "server/verify/findings.hpp"
#include "server/verify/verify.hpp"

namespace germini::server {

void verify_chain(store::Database& db, const std::vector<NotedLink>& noted, Findings& findings,
                  Verified& out);

} // namespace germini::server
