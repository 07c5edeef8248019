#include "server/store/chain.hpp"

#include "server/crypto/hash_chain.hpp"
#include "server/store/as_blob.hpp"

#include <utility>
#include <vector>

namespace germini::store {
namespace {

/// More hands than are ever closed. A number beyond it is damage, so the next hand does not continue from
/// it.
constexpr std::int64_t kMostLinks = std::int64_t{1} << 53;

} // namespace

std::optional<model::ChainLink> last_link(Database& db) {
    Statement row(db, "SELECT n, link FROM chain WHERE n < ? ORDER BY n DESC LIMIT 1");
    if (!row.with(kMostLinks).step()) return std::nullopt;
    return model::ChainLink{row.integer(0), row.bytes(1)};
}

std::optional<model::ChainLink> link_of(Database& db, model::HandKey hand) {
    Statement row(db, "SELECT n, link FROM chain WHERE hand_key = ?");
    if (!row.with(hand).step()) return std::nullopt;
    return model::ChainLink{row.integer(0), row.bytes(1)};
}

void add_link(Database& db, model::HandKey hand) {
    const model::ChainLink before = last_link(db).value_or(model::ChainLink{});
    Statement row(db, "SELECT id, record, result FROM hands WHERE key = ?");
    row.with(hand).step();
    const std::string link = server::link_after(before.hash, row.text(0), row.text(1), row.text(2));
    Statement(db, "INSERT INTO chain (n, hand_key, link) VALUES (?, ?, ?)")
        .with(before.n + 1, hand, as_blob(link))
        .run();
}

void begin_chain(Database& db) {
    if (last_link(db)) return;
    std::vector<model::HandKey> hands;
    {
        Statement row(db, "SELECT key FROM hands WHERE record IS NOT NULL AND result IS NOT NULL"
                          " AND closed IS NOT NULL ORDER BY closed, key");
        while (row.step()) hands.push_back(row.key<model::HandKey>(0));
    }
    if (hands.empty()) return;
    Transaction all(db);
    for (const model::HandKey hand : hands) add_link(db, hand);
    all.commit();
}

} // namespace germini::store
