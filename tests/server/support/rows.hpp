// What a database file holds, read past the server's own code: a line of text a row.
#pragma once
#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace germini::test {

/// "members: table_key=1 guest=2" for every row of every table. Columns that hold nothing, 0 or no text are
/// left out; of bytes the first one and their number are told, "bytes=x07*32".
std::multiset<std::string> rows_in(const std::string& path);

/// Rows of `these` that are not in `those`, a line each, in order.
std::string lines_beyond(const std::multiset<std::string>& these, const std::multiset<std::string>& those);

/// From now on the database takes every statement and no commit.
void refuse_commits(const std::string& path);

/// Runs `body` and returns the most bytes that SQLite took in the meantime, in this process, beyond what it
/// had.
std::int64_t sqlite_peak(const std::function<void()>& body);

} // namespace germini::test
