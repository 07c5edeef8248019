#include "server/store/person_data.hpp"

#include "server/store/merges.hpp"

namespace germini::store {
namespace {

constexpr const char* kHead = R"sql(SELECT json_object(
    'format', 'germini-person/1',
    'guest', g.id, 'name', g.name, 'number', g.number, 'created', g.created,
    'account', (SELECT json_object('login', login, 'created', created,
                                   'administrator', json(iif(administrator, 'true', 'false')))
                FROM accounts WHERE guest IN (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1))
    ) FROM guests g WHERE g.key = ?1)sql";

/// A member of the JSON text, and the query for its elements for one of the person's rows.
struct List {
    const char* name;
    const char* sql;
};
constexpr List kLists[] = {
    {"was", "SELECT json_object('number', o.number, 'since', m.at)"
            " FROM merges m JOIN guests o ON o.key = m.guest WHERE m.guest = ?"},
    {"passkeys", "SELECT json_object('device', device, 'created', created, 'used', used)"
                 " FROM passkeys WHERE guest = ?"},
    {"sessions", "SELECT json_object('device', device, 'created', created, 'seen', seen)"
                 " FROM sessions WHERE guest = ?"},
    {"tables_made", "SELECT json_object('table', id, 'game', game, 'created', created)"
                    " FROM tables WHERE host = ?"},
    {"hands", "SELECT json_object('hand', h.id, 'match', m.id, 'number', h.number, 'seat', s.seat,"
              " 'closed', h.closed, 'amount', s.amount)"
              " FROM hand_seats s JOIN hands h ON h.key = s.hand_key JOIN matches m ON m.key = h.match_key"
              " WHERE s.guest = ? AND h.closed IS NOT NULL"},
    {"lines", "SELECT json_object('match', m.id, 'round', l.round, 'reason', l.reason, 'amount', l.amount)"
              " FROM match_lines l JOIN matches m ON m.key = l.match_key WHERE l.guest = ?"},
    {"shares", "SELECT json_object('hand', h.id, 'seat', s.seat, 'created', s.created)"
               " FROM shares s JOIN hands h ON h.key = s.hand_key WHERE s.guest = ?"},
    {"agreements", "SELECT json_quote(h.id) FROM agreements a JOIN hands h ON h.key = a.hand_key"
                   " WHERE a.guest = ?"},
    {"clubs", "SELECT json_object('club', c.id, 'name', c.name, 'role', m.role, 'joined', m.joined)"
              " FROM club_members m JOIN clubs c ON c.key = m.club_key WHERE m.guest = ?"},
    {"results", "SELECT json_object('season', s.id, 'match', m.id, 'game', m.game, 'entry', e.key,"
                " 'round', e.round, 'amount', l.amount, 'at', e.at)"
                " FROM ledger_lines l JOIN ledger_entries e ON e.key = l.entry"
                " JOIN ledger_matches m ON m.key = e.ledger_match JOIN seasons s ON s.key = m.season_key"
                " WHERE l.guest = ?"},
    {"papers", "SELECT json_object('paper', p.id, 'at', p.at, 'state', p.state, 'sheet', json(p.sheet))"
               " FROM papers p WHERE p.guest = ?"},
    {"evenings", "SELECT json_object('evening', e.id, 'answer', a.answer, 'at', a.at)"
                 " FROM evening_answers a JOIN evenings e ON e.key = a.evening_key WHERE a.guest = ?"},
    {"journal", "SELECT json_object('at', at, 'what', what) FROM person_journal WHERE guest = ?"}};

} // namespace

void write_person_data(Database& db, model::GuestKey guest,
                       const std::function<void(std::string_view)>& put) {
    {
        Statement head(db, kHead);
        if (!head.with(guest).step()) throw StoreError("unknown person");
        const std::string text = head.text(0);
        put(std::string_view(text).substr(0, text.size() - 1)); // without its closing brace
    }
    const auto rows = rows_of_person(db, guest);
    for (const List& list : kLists) {
        put(",\"");
        put(list.name);
        put("\":[");
        const char* separator = "";
        for (const model::GuestKey row : rows) {
            Statement element(db, list.sql);
            element.with(row);
            for (; element.step(); separator = ",") {
                put(separator);
                put(element.text(0));
            }
        }
        put("]");
    }
    put("}");
}

} // namespace germini::store
