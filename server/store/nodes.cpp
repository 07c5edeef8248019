#include "server/store/nodes.hpp"

#include "server/store/answer.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/execute_cluster.hpp"
#include "server/store/key_array.hpp"
#include "server/store/merges.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace germini::store {
namespace {

std::vector<std::string> texts_in(Statement& row) {
    std::vector<std::string> texts;
    while (row.step()) texts.push_back(row.text(0));
    return texts;
}

} // namespace

bool beat(Database& db, const NodeIdentity& me, bool leaving) {
    Statement row(db,
                  "UPDATE cluster.nodes SET beat = beat + 1, state = ?3 WHERE key = ?1 AND state <> 'down'"
                  " AND EXISTS (SELECT 1 FROM cluster.commits WHERE node = ?1 AND epoch = ?2) RETURNING 1");
    return row.with(me.key, me.epoch, leaving ? "leaving" : "up").step();
}

std::vector<NodeRow> nodes(Database& db) {
    Statement row(db, "SELECT key, name, state, beat, given FROM cluster.nodes ORDER BY key");
    std::vector<NodeRow> all;
    while (row.step()) {
        const std::string state = row.text(2);
        all.push_back({row.key<model::NodeKey>(0), row.text(1), state == "up", state == "down",
                       row.integer(3), row.integer(4)});
    }
    return all;
}

std::optional<std::int64_t> take_over(Database& db, const NodeRow& dead) {
    Statement row(db, "SELECT cluster.take_over(?, ?)");
    row.with(dead.key, dead.beat).step();
    return row.integer_or_null(0);
}

void end_connections(Database& db, const NodeRow& node) {
    Statement row(db, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?");
    row.with("germini/" + node.name);
    while (row.step()) {}
}

std::vector<model::NodeMessage> take_messages(Database& db, model::NodeKey node) {
    Statement row(
        db, "WITH heard AS (DELETE FROM cluster.messages WHERE node = ? RETURNING key, kind, number, text)"
            " SELECT kind, number, text FROM heard ORDER BY key");
    row.with(node);
    std::vector<model::NodeMessage> messages;
    while (row.step()) messages.push_back({row.text(0), row.integer(1), row.text(2)});
    return messages;
}

void claim_tables(Database& db) {
    const model::NodeKey me(db.engine().node().key);
    Statement(db, "DELETE FROM cluster.leases WHERE node = ?"
                  " AND table_key IN (SELECT key FROM tables WHERE state = 'over')")
        .with(me)
        .run();
    Statement(db, "DELETE FROM cluster.lobby"
                  " WHERE table_key IN (SELECT key FROM tables WHERE state = 'over')")
        .run();
    Statement(db,
              "INSERT INTO cluster.leases (table_key, node) SELECT key, ? FROM tables WHERE state <> 'over'"
              " ON CONFLICT DO NOTHING")
        .with(me)
        .run();
}

void lease_new(Database& db, model::TableKey table) {
    const NodeIdentity me = db.engine().node();
    if (me.key == 0) return;
    Statement(db, "INSERT INTO cluster.leases (table_key, node) VALUES (?, ?)").with(table, me.key).run();
}

model::FindOwner::Outcome answer(Database& db, const model::FindOwner& q) {
    Statement row(
        db, "SELECT coalesce(n.name, '') FROM tables t LEFT JOIN cluster.leases l ON l.table_key = t.key"
            " LEFT JOIN cluster.nodes n ON n.key = l.node WHERE t.id = ?");
    if (!row.with(q.table).step()) return std::nullopt;
    return row.text(0);
}

model::MaySeeTable::Outcome answer(Database& db, const model::MaySeeTable& q) {
    Statement row(
        db, "SELECT 1 FROM tables t LEFT JOIN cluster.leases l ON l.table_key = t.key WHERE t.id = ?1"
            " AND (coalesce(l.node, ?2) = ?2 OR t.open = 1 OR t.invitation = ?3 OR t.host = ANY(?4)"
            " OR EXISTS (SELECT 1 FROM members m WHERE m.table_key = t.key AND m.guest = ANY(?4))"
            " OR EXISTS (SELECT 1 FROM seats s WHERE s.table_key = t.key AND s.guest = ANY(?4))"
            " OR EXISTS (SELECT 1 FROM cluster.lobby y WHERE y.table_key = t.key AND y.insiders && ?4))");
    const std::optional<std::span<const std::uint8_t>> invitation =
        q.invitation ? std::optional(as_blob(*q.invitation)) : std::nullopt;
    return row.with(q.table, q.node, invitation, array_of(q.guest)).step();
}

model::CountHosted::Outcome answer(Database& db, const model::CountHosted& q) {
    Statement row(db, "SELECT count(*) FROM tables WHERE host = ANY(?) AND state <> 'over'");
    row.with(array_of(q.guest)).step();
    return static_cast<std::size_t>(row.integer(0));
}

bool hosts_too_many(Database& db, model::GuestKey host, std::size_t most) {
    if (db.engine().node().key == 0) return false;
    const model::GuestKey person = person_of(db, host);
    // One at a time: two nodes that count at once would both find room.
    Statement(db, "SELECT pg_advisory_xact_lock(1195725391, CAST(? AS INTEGER))")
        .with(person.number() % INT32_MAX)
        .run();
    return answer(db, model::CountHosted{rows_of_person(db, person)}) >= most;
}

model::ListLeased::Outcome answer(Database& db, const model::ListLeased& q) {
    Statement row(db, "SELECT t.id FROM cluster.leases l JOIN tables t ON t.key = l.table_key"
                      " WHERE l.node = ? AND t.state <> 'over' ORDER BY t.key");
    return texts_in(row.with(q.node));
}

model::ListElsewhere::Outcome answer(Database& db, const model::ListElsewhere& q) {
    Statement own(db, "SELECT y.summary FROM cluster.lobby y JOIN cluster.leases l USING (table_key)"
                      " JOIN tables t ON t.key = y.table_key WHERE l.node <> ? AND t.state <> 'over'"
                      " AND y.insiders && ? ORDER BY y.created DESC, y.table_key LIMIT ?");
    // As take_turns in server/actor/directory_lobby.cpp, so that nobody's tables push out those of others.
    Statement open(
        db,
        "SELECT summary FROM (SELECT *, row_number() OVER (PARTITION BY network"
        " ORDER BY turn, empty, created DESC, table_key) AS network_turn"
        " FROM (SELECT *, row_number() OVER (PARTITION BY maker ORDER BY empty, created DESC, table_key) AS "
        "turn"
        " FROM (SELECT y.summary, y.created, y.table_key, l.line ->> 'connections' = '0' AS empty,"
        " coalesce(l.line ->> 'maker', l.line ->> 'host') AS maker,"
        " coalesce(l.line ->> 'network', l.line ->> 'maker', l.line ->> 'host') AS network"
        " FROM cluster.lobby y JOIN cluster.leases e USING (table_key) JOIN tables t ON t.key = y.table_key"
        " CROSS JOIN LATERAL (SELECT CAST(y.summary AS JSONB) AS line) l"
        " WHERE e.node <> ? AND t.state <> 'over' AND y.open = 1 AND NOT y.insiders && ?"
        " AND coalesce(CAST(l.line ->> 'until' AS BIGINT) >= ?, true)) AS lines) AS turns) AS network_turns"
        " ORDER BY network_turn, empty, created DESC, table_key LIMIT ?");
    const auto most = static_cast<std::int64_t>(q.most);
    std::vector<std::string> all = texts_in(own.with(q.node, array_of(q.guest), most));
    std::vector<std::string> others = texts_in(open.with(q.node, array_of(q.guest), q.now, most));
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

model::LeaseTable::Outcome execute(Database& db, const model::LeaseTable& c) {
    Statement(db, "INSERT INTO cluster.leases (table_key, node) SELECT key, ? FROM tables WHERE id = ?"
                  " ON CONFLICT DO NOTHING")
        .with(db.engine().node().key, c.table)
        .run();
    return answer(db, model::FindOwner{c.table}).value_or("");
}

model::GiveTable::Outcome execute(Database& db, const model::GiveTable& c) {
    Statement heir(db, "SELECT n.key, n.name FROM cluster.nodes n WHERE n.key = cluster.heir(?, ?)");
    if (!heir.with(c.table, db.engine().node().key).step()) return std::nullopt;
    const std::int64_t key = heir.integer(0);
    Statement(db, "UPDATE cluster.leases SET node = ? WHERE table_key = ?").with(key, c.table).run();
    Statement(db, "UPDATE cluster.nodes SET given = given + 1 WHERE key = ?").with(key).run();
    return heir.text(1);
}

model::SaveLobby::Outcome execute(Database& db, const model::SaveLobby& c) {
    for (const model::LobbyRow& row : c.rows) {
        if (row.line.empty()) {
            Statement(db, "DELETE FROM cluster.lobby WHERE table_key = ?").with(row.table).run();
            continue;
        }
        Statement(db, "INSERT INTO cluster.lobby (table_key, open, created, insiders, summary)"
                      " VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_key) DO UPDATE"
                      " SET open = excluded.open, insiders = excluded.insiders, summary = excluded.summary")
            .with(row.table, row.open, row.created, array_of(row.insiders), row.line)
            .run();
    }
    return {};
}

void leave_message(Database& db, const model::NodeMessage& message) {
    const NodeIdentity me = db.engine().node();
    if (me.key == 0) return;
    Statement(db,
              "INSERT INTO cluster.messages (node, kind, number, text)"
              " SELECT key, ?, CAST(? AS BIGINT), ? FROM cluster.nodes WHERE key <> ? AND state <> 'down'")
        .with(message.kind, message.number, message.text, me.key)
        .run();
    announce_messages(db);
}

void announce_messages(Database& db) {
    if (db.engine().node().key != 0) Statement(db, "SELECT pg_notify('germini', '')").run();
}

} // namespace germini::store
