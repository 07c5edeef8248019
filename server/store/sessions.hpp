// What a person signs in with: a browser's cookie or a program's token. A person may have several.
#pragma once
#include "server/model/session.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace germini::store {

/// Adds a session, unless the guest was deleted. Returns the sessions that ended because there were more
/// than kMostSessions.
std::vector<model::SessionKey> add_session(Database& db, model::GuestKey guest,
                                           const model::SessionRow& session);
/// Returns whether the session is still the guest's.
bool is_session(Database& db, model::GuestKey guest, model::SessionKey session);
/// Returns the rows of the session's person, the current one first, then the merged ones; empty if it has
/// ended.
std::vector<model::GuestKey> rows_by_session(Database& db, model::SessionKey session);
/// Returns the guest's sessions, the most recently seen first, without secrets.
std::vector<std::pair<model::SessionKey, model::SessionRow>> sessions_of(Database& db, model::GuestKey guest);
/// Replaces the session's secret; the previous one no longer opens it.
void renew_session(Database& db, model::SessionKey session, const server::SecretHash& secret);
void touch_session(Database& db, model::SessionKey session, std::int64_t seen);
/// Ends the guest's session with this id, and the guest's link code, which that session may have made.
/// Returns its key, or nothing if there is no such session.
std::vector<model::SessionKey> end_session(Database& db, model::GuestKey guest, const std::string& id);
/// Ends all sessions of the guest except `but`, and the guest's link code, which one of them may have made.
/// Returns their keys.
std::vector<model::SessionKey> end_sessions(Database& db, model::GuestKey guest, model::SessionKey but = {});

} // namespace germini::store
