// Import of past matches from CSV (docs/clubs.md): the whole file or nothing.
#pragma once
#include "server/club/manual_result.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

inline constexpr std::string_view kImportColumns = "match,day,game,round,hand,player,side,amount";

/// What an importer needs from the club and the server to read a file.
struct ImportBy {
    struct Game {
        std::string name;
        std::optional<std::string> preset; ///< set for a game whose presets count as separate games
        std::string unit;
        bool stakes = false;
        std::size_t seats = 0;
    };
    std::function<std::optional<Game>(const std::string& cell)> game;
    /// Returns why the day is refused; empty if it is accepted.
    std::function<std::string(const std::string& day)> wrong_day;
    /// Returns the stored form of the name of somebody without a person row; empty if the name is invalid.
    std::function<std::optional<std::string>(const std::string& name)> called;
    /// Returns the member whose name looks like this one, which is in the stored form; empty if none.
    std::function<std::optional<std::string>(const std::string& name)> alike;
    std::function<std::optional<std::int64_t>(const std::string& day)> begins; ///< milliseconds since 1970
    std::multimap<std::string, PersonNumber> members;                          ///< members by name
};

/// Error at `line` (from 1), the first wrong line.
struct BadLine {
    std::size_t line = 1;
    std::string message;
};

/// Returns the matches in the order of the file, without ids, or the first error.
tl::expected<std::vector<ManualResult>, BadLine> read_import(const std::string& text, const ImportBy& by);

} // namespace germini::club
