#include "server/store/accounts.hpp"

#include "server/day/rows.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/merges.hpp"

namespace germini::store {
namespace {

/// Reads the columns guest, login, look, other_look, password, administrator, created.
model::AccountRow read_account(const Statement& row) {
    return model::AccountRow{row.key<model::GuestKey>(0),
                             row.text(1),
                             {row.text(2), row.text(3)},
                             row.text(4),
                             row.flag(5),
                             row.integer(6)};
}

bool is_there(Database& db, const char* sql) { return Statement(db, sql).step(); }

} // namespace

std::optional<model::AccountRow> account_of(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT guest, login, look, other_look, password, administrator, created FROM accounts"
                      " WHERE guest = ?");
    if (!row.with(guest).step()) return std::nullopt;
    return read_account(row);
}

std::optional<model::AccountRow> find_account(Database& db, const std::string& skeleton) {
    Statement row(db, "SELECT guest, login, look, other_look, password, administrator, created FROM accounts"
                      " WHERE look = ?");
    if (!row.with(skeleton).step()) return std::nullopt;
    return read_account(row);
}

bool login_taken(Database& db, const std::array<std::string, 2>& skeletons) {
    return Statement(db, "SELECT 1 FROM accounts WHERE look = ? OR other_look = ?")
        .with(skeletons[0], skeletons[1])
        .step();
}

void add_account(Database& db, const model::AccountRow& account) {
    Statement(db, "INSERT INTO accounts (guest, login, look, other_look, password, administrator, created)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?)")
        .with(account.guest, account.login, account.skeletons[0], account.skeletons[1], account.password,
              account.administrator, account.created)
        .run();
}

bool has_accounts(Database& db) { return is_there(db, "SELECT 1 FROM accounts LIMIT 1"); }
void set_password(Database& db, model::GuestKey guest, const std::string& password) {
    Statement(db, "UPDATE accounts SET password = ? WHERE guest = ?").with(password, guest).run();
}

void set_administrator(Database& db, model::GuestKey guest, bool is) {
    Statement(db, "UPDATE accounts SET administrator = ? WHERE guest = ?").with(is, guest).run();
}

bool is_administrator(Database& db, model::GuestKey guest) {
    return Statement(db, "SELECT 1 FROM accounts WHERE guest = ? AND administrator = 1").with(guest).step();
}

void set_codes(Database& db, model::GuestKey guest, const std::vector<server::SecretHash>& codes) {
    Statement(db, "DELETE FROM recovery_codes WHERE guest = ?").with(guest).run();
    for (const server::SecretHash& code : codes)
        Statement(db, "INSERT INTO recovery_codes (guest, code) VALUES (?, ?)")
            .with(guest, as_blob(code))
            .run();
}

std::int64_t codes_left(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT count(*) FROM recovery_codes WHERE guest = ?");
    row.with(guest).step();
    return row.integer(0);
}

bool has_code(Database& db, model::GuestKey guest, const server::SecretHash& code) {
    return Statement(db, "SELECT 1 FROM recovery_codes WHERE guest = ? AND code = ?")
        .with(guest, as_blob(code))
        .step();
}

void end_code(Database& db, model::GuestKey guest, const server::SecretHash& code) {
    Statement(db, "DELETE FROM recovery_codes WHERE guest = ? AND code = ?").with(guest, as_blob(code)).run();
}

void add_ticket(Database& db, const model::TicketRow& ticket, std::int64_t now) {
    Statement(db, "DELETE FROM tickets WHERE until < ?").with(now).run();
    Statement(db, "INSERT INTO tickets (secret, kind, guest, until) VALUES (?, ?, ?, ?)")
        .with(as_blob(ticket.secret), ticket.kind, ticket.guest, ticket.until)
        .run();
}

void end_tickets(Database& db, std::string_view kind, std::optional<model::GuestKey> guest) {
    Statement(db, "DELETE FROM tickets WHERE kind = ? AND guest IS NOT DISTINCT FROM ?")
        .with(kind, guest)
        .run();
}

void end_links(Database& db) {
    Statement(db, "DELETE FROM tickets WHERE kind IN (?, ?)")
        .with(model::kResetTicket, model::kSignUpTicket)
        .run();
}

std::optional<model::TicketRow> find_ticket(Database& db, const server::SecretHash& secret,
                                            std::string_view kind, std::int64_t now) {
    Statement row(db, "SELECT guest, until FROM tickets WHERE secret = ? AND kind = ? AND until >= ?");
    if (!row.with(as_blob(secret), kind, now).step()) return std::nullopt;
    return model::TicketRow{secret, kind, row.key_or_null<model::GuestKey>(0), row.integer(1)};
}

void end_ticket(Database& db, const server::SecretHash& secret) {
    Statement(db, "DELETE FROM tickets WHERE secret = ?").with(as_blob(secret)).run();
}

void note_person(Database& db, std::int64_t at, std::string_view what, model::GuestKey guest,
                 std::optional<model::GuestKey> by, std::optional<model::GuestKey> other) {
    Statement(db, "INSERT INTO person_journal (at, what, guest, by, other) VALUES (?, ?, ?, ?, ?)")
        .with(at, what, guest, by, other)
        .run();
}

account::Ties ties_of(Database& db, model::GuestKey guest) {
    Statement seated(db, "WITH his (key) AS (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
                         " SELECT 1 FROM his CROSS JOIN seats s JOIN tables t ON t.key = s.table_key"
                         " WHERE (s.guest = his.key OR s.heir = his.key OR s.left_by = his.key)"
                         " AND t.state <> 'over' LIMIT 1");
    Statement hosting(db, "SELECT 1 FROM tables WHERE state <> 'over' AND host IN"
                          " (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1) LIMIT 1");
    Statement owning(db, "SELECT 1 FROM club_members m WHERE guest = ?1 AND role = 'owner' AND NOT EXISTS"
                         " (SELECT 1 FROM club_members WHERE club_key = m.club_key AND role = 'owner'"
                         "  AND guest <> ?1) LIMIT 1");
    return {seated.with(guest).step(), hosting.with(guest).step(), owning.with(guest).step()};
}

void delete_guest(Database& db, model::GuestKey guest, std::int64_t at) {
    for (const model::GuestKey row : rows_of_person(db, guest)) {
        Statement(db, "UPDATE guests SET name = '', browser = NULL, deleted = ? WHERE key = ?")
            .with(at, row)
            .run();
        for (const char* sql :
             {"DELETE FROM sessions WHERE guest = ?", "DELETE FROM accounts WHERE guest = ?",
              "DELETE FROM recovery_codes WHERE guest = ?", "DELETE FROM tickets WHERE guest = ?",
              "DELETE FROM passkeys WHERE guest = ?", "DELETE FROM shares WHERE guest = ?",
              "DELETE FROM members WHERE guest = ?", "DELETE FROM history WHERE guest = ?",
              "DELETE FROM club_members WHERE guest = ?", "DELETE FROM club_invitations WHERE guest = ?",
              "DELETE FROM evening_answers WHERE guest = ?",
              "UPDATE evening_seats SET guest = NULL, called = NULL WHERE guest = ?",
              "UPDATE seats SET guest = NULL, left_by = NULL, name = '', bot = 0, vacated = 1, ready = 0,"
              " break_off = 0, stalled = 0, votes = '', noise = '' WHERE guest = ?1 OR left_by = ?1",
              "UPDATE seats SET heir = NULL, heir_name = '' WHERE heir = ?",
              "UPDATE tables SET host = coalesce((SELECT m.guest FROM evening_tables t"
              "  JOIN evenings e ON e.key = t.evening_key JOIN club_members m USING (club_key)"
              "  WHERE t.table_key = tables.key AND m.role = 'owner' ORDER BY m.guest LIMIT 1),"
              " (SELECT guest FROM seats WHERE table_key = tables.key AND guest IS NOT NULL"
              "  ORDER BY seat LIMIT 1), host) WHERE host = ?"})
            Statement(db, sql).with(row).run();
        forget_tries(db, row);
    }
}

} // namespace germini::store
