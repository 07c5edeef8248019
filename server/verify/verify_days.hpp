// Plays the finished tries of the deals of days again from their records, and recounts their results.
#pragma once
#include "server/store/database.hpp"
#include "server/table/game.hpp"
#include "server/verify/findings.hpp"

namespace germini::server {

void verify_days(store::Database& db, const Games& games, Findings& findings);

} // namespace germini::server
