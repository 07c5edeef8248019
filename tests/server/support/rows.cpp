#include "tests/server/support/rows.hpp"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <memory>
#include <sqlite3.h>
#include <stdexcept>
#include <vector>

namespace germini::test {
namespace {

/// Begins SQLite before the server does, which would switch off the statistics of sqlite_peak.
[[maybe_unused]] const int kInitialized = sqlite3_initialize();

struct Close {
    void operator()(sqlite3* file) const { sqlite3_close(file); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using File = std::unique_ptr<sqlite3, Close>;
using Query = std::unique_ptr<sqlite3_stmt, Close>;

File open_file(const std::string& path) {
    sqlite3* file = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &file, SQLITE_OPEN_READWRITE, nullptr);
    File owner(file);
    if (code != SQLITE_OK) throw std::runtime_error(path + " cannot be opened");
    return owner;
}

Query query(const File& file, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(file.get(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
        throw std::runtime_error(sqlite3_errmsg(file.get()));
    return Query(statement);
}

std::string text_at(const Query& row, int column) {
    const auto* text = sqlite3_column_text(row.get(), column);
    return text == nullptr ? "" : reinterpret_cast<const char*>(text);
}

std::vector<std::string> tables_in(const File& file) {
    std::vector<std::string> names;
    const Query row = query(file, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    while (sqlite3_step(row.get()) == SQLITE_ROW) names.push_back(text_at(row, 0));
    return names;
}

/// Empty if it has no content.
std::string value_at(const Query& row, int column) {
    if (sqlite3_column_type(row.get(), column) != SQLITE_BLOB) {
        const std::string text = text_at(row, column);
        return text == "0" ? "" : text;
    }
    const auto* bytes = static_cast<const unsigned char*>(sqlite3_column_blob(row.get(), column));
    char out[32];
    std::snprintf(out, sizeof out, "x%02x*%d", bytes == nullptr ? 0u : unsigned{bytes[0]},
                  sqlite3_column_bytes(row.get(), column));
    return out;
}

} // namespace

std::multiset<std::string> rows_in(const std::string& path) {
    const File file = open_file(path);
    std::multiset<std::string> rows;
    for (const std::string& table : tables_in(file)) {
        const Query row = query(file, "SELECT * FROM " + table);
        while (sqlite3_step(row.get()) == SQLITE_ROW) {
            std::string line = table + ":";
            for (int i = 0; i < sqlite3_column_count(row.get()); ++i)
                if (const std::string value = value_at(row, i); !value.empty())
                    line += std::string(" ") + sqlite3_column_name(row.get(), i) + "=" + value;
            rows.insert(std::move(line));
        }
    }
    return rows;
}

std::string lines_beyond(const std::multiset<std::string>& these, const std::multiset<std::string>& those) {
    std::vector<std::string> lines;
    std::set_difference(these.begin(), these.end(), those.begin(), those.end(), std::back_inserter(lines));
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

void refuse_commits(const std::string& path) {
    const File file = open_file(path);
    // A violation detected only at commit.
    std::string sql = "CREATE TABLE owed (guest INTEGER REFERENCES guests DEFERRABLE INITIALLY DEFERRED);";
    for (const std::string& table : tables_in(file))
        for (const char* what : {"INSERT", "UPDATE", "DELETE"})
            sql += std::string("CREATE TRIGGER owed_") + what + "_" + table + " AFTER " + what + " ON " +
                   table + " BEGIN INSERT INTO owed VALUES (-1); END;";
    if (sqlite3_exec(file.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        throw std::runtime_error(sqlite3_errmsg(file.get()));
}

std::int64_t sqlite_peak(const std::function<void()>& body) {
    sqlite3_memory_highwater(1);
    const std::int64_t before = sqlite3_memory_used();
    body();
    return sqlite3_memory_highwater(0) - before;
}

} // namespace germini::test
