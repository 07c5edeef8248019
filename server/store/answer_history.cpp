// Answers about matches and hands, and about tables.
#include "server/store/answer.hpp"
#include "server/store/hands.hpp"
#include "server/store/history.hpp"
#include "server/store/saved_table.hpp"
#include "server/store/shares.hpp"
#include "server/store/tables.hpp"

namespace germini::store {

model::ListMatches::Outcome answer(Database& db, const model::ListMatches& q) {
    return history(db, q.guest, q.before, q.most);
}

model::FindMatch::Outcome answer(Database& db, const model::FindMatch& q) {
    return find_match(db, q.match, q.guest);
}

model::FindHand::Outcome answer(Database& db, const model::FindHand& q) {
    return ClosedHands::find(db, q.hand, q.guest);
}

model::FindStruckHand::Outcome answer(Database& db, const model::FindStruckHand& q) {
    return ClosedHands::find_struck(db, q.match, q.guest);
}

model::FindSharedHand::Outcome answer(Database& db, const model::FindSharedHand& q) {
    return ClosedHands::find_shared(db, q.secret);
}

model::ListShares::Outcome answer(Database& db, const model::ListShares& q) {
    return shares_of(db, q.hand, q.guest);
}

model::ListUnfinishedTables::Outcome answer(Database& db, const model::ListUnfinishedTables&) {
    return unfinished_tables(db);
}

model::FindTable::Outcome answer(Database& db, const model::FindTable& q) { return find_table(db, q.table); }

model::LoadTable::Outcome answer(Database& db, const model::LoadTable& q) {
    const auto row = find_table(db, q.table);
    if (!row) return std::nullopt;
    return load_table(db, *row);
}

model::FindAction::Outcome answer(Database& db, const model::FindAction& q) {
    return has_action(db, q.table, q.hand, q.guest, q.action);
}

} // namespace germini::store
