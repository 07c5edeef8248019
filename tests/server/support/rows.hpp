// The content of a database file, read without the server's own code: one line of text per row.
#pragma once
#include <cstdint>
#include <functional>
#include <set>
#include <string>

namespace germini::test {

/// "members: table_key=1 guest=2" for every row of every table. Columns that are null, 0 or empty are
/// left out; of bytes the first one and their number are listed, "bytes=x07*32".
std::multiset<std::string> rows_in(const std::string& path);

/// Rows of `these` that are not in `those`, one per line, in order.
std::string lines_beyond(const std::multiset<std::string>& these, const std::multiset<std::string>& those);

/// From now on the database accepts every statement and no commit.
void refuse_commits(const std::string& path);

/// Runs `body` and returns the maximum of bytes that SQLite allocated in the meantime, in this process, above
/// the previous amount.
std::int64_t sqlite_peak(const std::function<void()>& body);

} // namespace germini::test
