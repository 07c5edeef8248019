#include "server/store/database.hpp"

#include "server/store/postgres_engine.hpp"
#include "server/store/sqlite_engine.hpp"

namespace germini::store {
namespace {

std::unique_ptr<Engine> engine_at(const std::string& place, Synchronous synchronous, Access access,
                                  const std::string& node) {
    if (is_postgres(place)) return std::make_unique<PostgresEngine>(place, synchronous, access, node);
    return std::make_unique<SqliteEngine>(place, synchronous, access);
}

} // namespace

bool is_postgres(const std::string& place) {
    return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

std::string shown(const std::string& place) {
    return is_postgres(place) ? PostgresEngine::shown(place) : place;
}

Database::Database(const std::string& place, Synchronous synchronous, Access access, const std::string& node)
    : engine_(engine_at(place, synchronous, access, node)) {}

Database::~Database() = default;

Cursor& Database::prepared(const char* sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return *found->second;
    return *statements_.emplace(sql, engine_->prepare(sql)).first->second;
}

std::uint64_t Database::steps() const {
    std::uint64_t sum = 0;
    for (const auto& [sql, statement] : statements_) sum += statement->steps();
    return sum;
}

Transaction::~Transaction() {
    // The engine rolls back by itself after some errors.
    if (open_ && engine_.in_transaction()) try {
            engine_.roll_back();
        } catch (const StoreError&) { // NOLINT: there is no other way to undo it
        }
}

} // namespace germini::store
