// What a person signs in with: a browser's cookie or a program's token. A person may have several.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::store {

/// Most sessions per person; a new one ends the one that was seen least recently.
inline constexpr int kMostSessions = 50;

struct SessionRow {
    std::string id;
    server::SecretHash secret{};
    std::string device;       ///< the browser's name, or empty
    std::int64_t created = 0; ///< milliseconds since 1970
    std::int64_t seen = 0;    ///< last seen, rounded to the hour
};

/// Adds a session, unless the guest was deleted. Returns the sessions that ended because there were more
/// than kMostSessions.
std::vector<SessionKey> add_session(Database& db, GuestKey guest, const SessionRow& session);
/// Returns whether the session is still the guest's.
bool is_session(Database& db, GuestKey guest, SessionKey session);
/// Returns the rows of the session's person, the current one first, then the merged ones; empty if it has
/// ended.
std::vector<GuestKey> rows_by_session(Database& db, SessionKey session);
/// Returns the guest's sessions, the most recently seen first, without secrets.
std::vector<std::pair<SessionKey, SessionRow>> sessions_of(Database& db, GuestKey guest);
/// Replaces the session's secret; the previous one no longer opens it.
void renew_session(Database& db, SessionKey session, const server::SecretHash& secret);
void touch_session(Database& db, SessionKey session, std::int64_t seen);
/// Ends the guest's session with this id, and the guest's link code, which that session may have made.
/// Returns its key, or nothing if there is no such session.
std::vector<SessionKey> end_session(Database& db, GuestKey guest, const std::string& id);
/// Ends all sessions of the guest except `but`, and the guest's link code, which one of them may have made.
/// Returns their keys.
std::vector<SessionKey> end_sessions(Database& db, GuestKey guest, SessionKey but = {});

} // namespace germini::store
