// Commands on nodes of a cluster and what lives at them (execute.hpp). PostgreSQL only.
#pragma once
#include "server/model/cluster.hpp"
#include "server/store/database.hpp"

namespace germini::store {

model::LeaseTable::Outcome execute(Database& db, const model::LeaseTable& c);
model::GiveTable::Outcome execute(Database& db, const model::GiveTable& c);
model::SaveLobby::Outcome execute(Database& db, const model::SaveLobby& c);

} // namespace germini::store
