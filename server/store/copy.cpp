#include "server/store/copy.hpp"

#include "server/store/migrate.hpp"

#include <algorithm>
#include <set>

namespace germini::store {
namespace {

/// So many rows are in memory at a time, since PostgreSQL sends all that a query finds.
constexpr std::int64_t kPage = 1000;

enum class Kind : std::uint8_t { integer, text, blob };

struct Column {
    std::string name;
    Kind kind = Kind::integer;
    int key = 0; ///< place in the primary key, from 1; 0: not in it
};
struct Table {
    std::string name;
    std::vector<Column> columns;
    std::vector<std::size_t> key; ///< its columns, in order
};

std::string quoted(const std::string& name) { return '"' + name + '"'; }

std::string list_of(const std::vector<std::string>& parts) {
    std::string list;
    for (const std::string& part : parts) list += (list.empty() ? "" : ", ") + part;
    return list;
}

Kind kind_of(std::string_view declared) {
    return declared == "INTEGER" ? Kind::integer : declared == "TEXT" ? Kind::text : Kind::blob;
}

Table read_table(Engine& schema, const std::string& name) {
    Table table{name, {}, {}};
    const auto row = schema.prepare(("PRAGMA table_info(" + name + ")").c_str());
    while (row->step())
        table.columns.push_back(
            {std::string(row->text(1)), kind_of(row->text(2)), static_cast<int>(row->integer(5))});
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key > 0) table.key.push_back(i);
    std::ranges::sort(table.key, {}, [&table](std::size_t i) { return table.columns[i].key; });
    return table;
}

std::set<std::string> referred_by(Engine& schema, const std::string& name) {
    std::set<std::string> others;
    const auto row = schema.prepare(("PRAGMA foreign_key_list(" + name + ")").c_str());
    while (row->step()) others.emplace(row->text(2));
    others.erase(name);
    // Each refers to the other; this reference is checked at the commit.
    if (name == "ledger_entries") others.erase("ledger_seals");
    return others;
}

/// Returns all tables, each after those that it refers to. The triggers write `history` from other tables, so
/// it is the last.
std::vector<Table> tables_in_order() {
    Database memory(":memory:", Synchronous::normal, Access::existing);
    run_missing(memory, sqlite_migrations());
    std::vector<std::string> left;
    {
        const auto row = memory.engine().prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = 'history', rowid");
        while (row->step()) left.emplace_back(row->text(0));
    }
    std::vector<Table> tables;
    std::set<std::string> there;
    while (!left.empty()) {
        const auto next = std::ranges::find_if(left, [&](const std::string& name) {
            return std::ranges::includes(there, referred_by(memory.engine(), name));
        });
        if (next == left.end()) throw StoreError("tables that refer to each other in a circle");
        tables.push_back(read_table(memory.engine(), *next));
        there.insert(*next);
        left.erase(next);
    }
    return tables;
}

void bind(Cursor& to, int parameter, const Cursor& from, std::size_t column, Kind kind) {
    const int at = static_cast<int>(column);
    if (from.is_null(at)) return to.bind_null(parameter);
    if (kind == Kind::integer) return to.bind(parameter, from.integer(at));
    if (kind == Kind::text) return to.bind(parameter, from.text(at));
    to.bind(parameter, from.blob(at));
}

/// Reads a table in the order of its key, a page at a time.
class Reader {
public:
    Reader(Engine& engine, const Table& table) : table_(table) {
        std::vector<std::string> names, keys, parameters;
        for (const Column& column : table.columns) names.push_back(quoted(column.name));
        for (const std::size_t i : table.key) keys.push_back(names[i]), parameters.emplace_back("?");
        const std::string what = "SELECT " + list_of(names) + " FROM " + quoted(table.name);
        const std::string order = " ORDER BY " + list_of(keys) + " LIMIT " + std::to_string(kPage);
        const std::string after =
            what + " WHERE (" + list_of(keys) + ") > (" + list_of(parameters) + ")" + order;
        page_ = engine.prepare((what + order).c_str());
        next_ = engine.prepare(after.c_str());
        spare_ = engine.prepare(after.c_str());
    }
    /// Steps to the next row; returns false after the last.
    bool step() {
        if (of_page_ == kPage) {
            page_.swap(next_);
            if (spare_) next_ = std::move(spare_); // the first page has no key to begin after
            of_page_ = 0;
        }
        if (!page_->step()) return false;
        if (++of_page_ == kPage) begin_next_page();
        return true;
    }
    const Cursor& row() const { return *page_; }
    bool is_null(std::size_t column) const { return page_->is_null(static_cast<int>(column)); }
    /// Returns the value as text, so that those of two engines can be compared.
    std::string value(std::size_t column) const {
        const int at = static_cast<int>(column);
        if (table_.columns[column].kind == Kind::integer) return std::to_string(page_->integer(at));
        if (table_.columns[column].kind == Kind::text) return std::string(page_->text(at));
        const auto bytes = page_->blob(at);
        return {bytes.begin(), bytes.end()};
    }

private:
    /// The next page begins after this row's key.
    void begin_next_page() {
        next_->reset();
        int parameter = 0;
        for (const std::size_t i : table_.key) bind(*next_, ++parameter, *page_, i, table_.columns[i].kind);
    }

    const Table& table_;
    std::unique_ptr<Cursor> page_, next_, spare_; ///< the last: until the second page
    std::int64_t of_page_ = 0;                    ///< rows of the page so far
};

/// Columns that are written once every row is there: a trigger refuses new rows of deleted guests, and
/// another lists the history of merged guests again.
bool comes_last(const Table& table, const Column& column) {
    return table.name == "guests" && (column.name == "deleted" || column.name == "merged_into");
}

std::int64_t copy_table(Engine& from, Engine& to, const Table& table) {
    if (table.name == "history") to.prepare("DELETE FROM history")->step();
    std::vector<std::string> names, parameters;
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (comes_last(table, table.columns[i])) continue;
        columns.push_back(i);
        names.push_back(quoted(table.columns[i].name));
        parameters.emplace_back("?");
    }
    const auto insert = to.prepare(("INSERT INTO " + quoted(table.name) + " (" + list_of(names) +
                                    ") VALUES (" + list_of(parameters) + ")")
                                       .c_str());
    Reader reader(from, table);
    std::int64_t rows = 0;
    for (; reader.step(); ++rows) {
        int parameter = 0;
        for (const std::size_t i : columns)
            bind(*insert, ++parameter, reader.row(), i, table.columns[i].kind);
        insert->run();
        insert->reset();
    }
    return rows;
}

void copy_last_columns(Engine& from, Engine& to, const Table& guests) {
    const auto update = to.prepare("UPDATE guests SET deleted = ?, merged_into = ? WHERE key = ?");
    Reader reader(from, guests);
    const auto column = [&guests](const char* name) {
        return static_cast<std::size_t>(std::ranges::find(guests.columns, name, &Column::name) -
                                        guests.columns.begin());
    };
    while (reader.step()) {
        if (reader.is_null(column("deleted")) && reader.is_null(column("merged_into"))) continue;
        int parameter = 0;
        for (const char* name : {"deleted", "merged_into", "key"})
            bind(*update, ++parameter, reader.row(), column(name), Kind::integer);
        update->run();
        update->reset();
    }
}

void compare(Engine& from, Engine& to, const Table& table) {
    Reader one(from, table), other(to, table);
    for (;;) {
        const bool more = one.step();
        if (more != other.step()) throw StoreError("the copy of " + table.name + " has other rows");
        if (!more) return;
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            if (one.is_null(i) != other.is_null(i) || one.value(i) != other.value(i))
                throw StoreError("the copy of " + table.name + " differs in " + table.columns[i].name);
    }
}

void check_ready(Database& database, const char* which) {
    if (schema_version(database) != sqlite_migrations().back().number)
        throw StoreError(std::string("The database copied ") + which +
                         " does not have this program's schema: first run germini migrate.");
}

} // namespace

std::vector<CopiedTable> copy(Database& from, Database& to) {
    check_ready(from, "from");
    check_ready(to, "to");
    const std::vector<Table> tables = tables_in_order();
    Transaction snapshot(from), all(to);
    if (to.engine().prepare("SELECT 1 FROM guests LIMIT 1")->step())
        throw StoreError("The database copied to has guests already: expected an empty one.");
    std::vector<CopiedTable> copied;
    for (const Table& table : tables)
        copied.push_back({table.name, copy_table(from.engine(), to.engine(), table)});
    copy_last_columns(from.engine(), to.engine(), *std::ranges::find(tables, "guests", &Table::name));
    to.engine().continue_keys();
    for (const Table& table : tables) compare(from.engine(), to.engine(), table);
    all.commit();
    return copied;
}

} // namespace germini::store
