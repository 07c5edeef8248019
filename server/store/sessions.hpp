// What somebody comes by: a browser's cookie, or a program's word. A person may have several.
#pragma once
#include "server/crypto/random.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::store {

/// Of one person; a new one ends the one that was seen least lately.
inline constexpr int kMostSessions = 50;

struct SessionRow {
    std::string id;
    server::SecretHash secret{};
    std::string device;       ///< what the browser calls itself, or nothing
    std::int64_t created = 0; ///< milliseconds since 1970
    std::int64_t seen = 0;    ///< last, to the hour
};

/// Not to who was deleted. Returns those that are no more, beyond kMostSessions.
std::vector<SessionKey> add_session(Database& db, GuestKey guest, const SessionRow& session);
/// Whether the guest comes by it still.
bool is_session(Database& db, GuestKey guest, SessionKey session);
/// Whose it is now: that person's row, then those that turned out to be his; none: it has ended.
std::vector<GuestKey> rows_by_session(Database& db, SessionKey session);
/// The newest first. Their secrets are left out.
std::vector<std::pair<SessionKey, SessionRow>> sessions_of(Database& db, GuestKey guest);
/// It is opened by this secret, and by the one before no more.
void renew_session(Database& db, SessionKey session, const server::SecretHash& secret);
void touch_session(Database& db, SessionKey session, std::int64_t seen);
/// That one of the guest's: its key, or none where he has none of that id.
std::vector<SessionKey> end_session(Database& db, GuestKey guest, const std::string& id);
/// All of the guest's but one: their keys.
std::vector<SessionKey> end_sessions(Database& db, GuestKey guest, SessionKey but = {});

} // namespace germini::store
