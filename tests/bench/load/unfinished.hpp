// A database with many tables in the middle of a hand, as a server would have left it.
#pragma once
#include <string>
#include <vector>

namespace germini::load {

/// A table and the secrets of its guests, by seat.
struct Unfinished {
    std::string table;
    std::vector<std::string> secrets;
};

/// Writes the database: so many tables, with from one to `moves` moves of their first hand.
std::vector<Unfinished> fill(const std::string& path, int tables, int moves);

} // namespace germini::load
