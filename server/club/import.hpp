// Matches of the past as CSV (docs/clubs.md): read whole, or not at all.
#pragma once
#include "server/club/paper.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

inline constexpr std::string_view kImportColumns = "match,day,game,round,hand,player,side,amount";

/// What a file is read by.
struct ImportBy {
    struct Game {
        std::string name;
        std::optional<std::string> preset; ///< of a game whose presets are games of their own
        std::string unit;
        bool stakes = false;
        std::size_t seats = 0;
    };
    std::function<std::optional<Game>(const std::string& cell)> game;
    std::function<std::string(const std::string& day)> wrong_day; ///< why it is refused; empty: it is not
    /// The name of somebody without a row here as it is kept; none: it may not be a name.
    std::function<std::optional<std::string>(const std::string& name)> called;
    std::function<std::optional<std::int64_t>(const std::string& day)> begins; ///< milliseconds since 1970
    std::multimap<std::string, PersonNumber> members;                          ///< by their names
};

/// `line`, from 1, is the first that is wrong.
struct BadLine {
    std::size_t line = 1;
    std::string message;
};

/// The matches in the order of the file, without ids.
tl::expected<std::vector<PaperSheet>, BadLine> read_import(const std::string& text, const ImportBy& by);

} // namespace germini::club
