#include "server/store/sessions.hpp"

#include "server/store/accounts.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/nodes.hpp"

namespace germini::store {
namespace {

/// Returns the sessions that the statement ends; the other nodes disconnect them at once, too.
std::vector<model::SessionKey> ended_by(Database& db, Statement& row) {
    std::vector<model::SessionKey> keys;
    while (row.step()) keys.push_back(row.key<model::SessionKey>(0));
    if (!keys.empty()) announce_messages(db);
    return keys;
}

} // namespace

std::vector<model::SessionKey> add_session(Database& db, model::GuestKey guest,
                                           const model::SessionRow& session) {
    // The person may have been deleted in the meantime; then no session is added.
    Statement(db, "INSERT INTO sessions (id, guest, secret, device, created, seen)"
                  " SELECT ?1, key, ?3, ?4, ?5, ?6 FROM guests WHERE key = ?2 AND deleted IS NULL")
        .with(session.id, guest, as_blob(session.secret), session.device, session.created, session.seen)
        .run();
    Statement row(db, "DELETE FROM sessions WHERE guest = ?1 AND key NOT IN"
                      " (SELECT key FROM sessions WHERE guest = ?1 ORDER BY seen DESC, key DESC LIMIT ?2)"
                      " RETURNING key");
    return ended_by(db, row.with(guest, model::kMostSessions));
}

bool is_session(Database& db, model::GuestKey guest, model::SessionKey session) {
    return Statement(db, "SELECT 1 FROM sessions WHERE guest = ? AND key = ?").with(guest, session).step();
}

std::vector<model::GuestKey> rows_by_session(Database& db, model::SessionKey session) {
    Statement row(db, "SELECT guest, 0 FROM sessions WHERE key = ?1 UNION ALL SELECT key, 1 FROM guests"
                      " WHERE merged_into = (SELECT guest FROM sessions WHERE key = ?1) ORDER BY 2, 1");
    row.with(session);
    std::vector<model::GuestKey> rows;
    while (row.step()) rows.push_back(row.key<model::GuestKey>(0));
    return rows;
}

std::vector<std::pair<model::SessionKey, model::SessionRow>> sessions_of(Database& db,
                                                                         model::GuestKey guest) {
    Statement row(db, "SELECT key, id, device, created, seen FROM sessions WHERE guest = ?"
                      " ORDER BY seen DESC, key DESC");
    row.with(guest);
    std::vector<std::pair<model::SessionKey, model::SessionRow>> sessions;
    while (row.step())
        sessions.emplace_back(
            row.key<model::SessionKey>(0),
            model::SessionRow{row.text(1), {}, row.text(2), row.integer(3), row.integer(4)});
    return sessions;
}

void renew_session(Database& db, model::SessionKey session, const server::SecretHash& secret) {
    Statement(db, "UPDATE sessions SET secret = ? WHERE key = ?").with(as_blob(secret), session).run();
}

void touch_session(Database& db, model::SessionKey session, std::int64_t seen) {
    Statement(db, "UPDATE sessions SET seen = ?1 WHERE key = ?2 AND seen < ?1").with(seen, session).run();
}

std::vector<model::SessionKey> end_session(Database& db, model::GuestKey guest, const std::string& id) {
    end_tickets(db, model::kLinkCodeTicket, guest);
    Statement row(db, "DELETE FROM sessions WHERE guest = ? AND id = ? RETURNING key");
    return ended_by(db, row.with(guest, id));
}

std::vector<model::SessionKey> end_sessions(Database& db, model::GuestKey guest, model::SessionKey but) {
    end_tickets(db, model::kLinkCodeTicket, guest);
    Statement row(db, "DELETE FROM sessions WHERE guest = ? AND key <> ? RETURNING key");
    return ended_by(db, row.with(guest, but));
}

} // namespace germini::store
