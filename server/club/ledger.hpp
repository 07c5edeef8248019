// A season's ledger as values: what was won and lost, in the order in which it was written. People are their
// public numbers.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::club {

using PersonNumber = std::int64_t;

enum class Source : std::uint8_t { table, paper, import };
inline constexpr std::array<std::string_view, 3> kSources{"table", "paper", "import"};

enum class Cause : std::uint8_t {
    hand,
    total,    ///< of a round whose hands are not known
    line,     ///< of the match, beside its hands
    breaking, ///< what breaking the match off brought
    reversal  ///< of another entry, which counts no more
};
inline constexpr std::array<std::string_view, 5> kCauses{"hand", "total", "line", "breaking", "reversal"};

struct Line {
    int place = 0;                       ///< of the person in the match
    std::optional<PersonNumber> person;  ///< none of a bot, and of who is not known here
    std::optional<std::string> called{}; ///< how that one was called
    bool bot = false;
    std::optional<int> side{}; ///< in that hand
    bool stand_in = false;     ///< another played it for him, or finished it
    std::int64_t amount = 0;   ///< in the match's unit
    bool outsider = false;     ///< of somebody who was no member: standings leave it out
    /// The number that was written, where it was of one who turned out to be `person`.
    std::optional<PersonNumber> written{};
    friend bool operator==(const Line&, const Line&) = default;
};

struct Entry {
    std::int64_t n = 0;    ///< its number in the season, from 1; where no season is asked for, in all of them
    std::size_t match = 0; ///< in Ledger::matches
    Cause cause = Cause::hand;
    int round = 1;
    std::optional<int> hand{};              ///< number in the match
    std::optional<std::string> hand_id{};   ///< of its page
    std::optional<int> line{};              ///< number of the match's line, from 0
    std::optional<std::string> reason{};    ///< of such a line: a word of the game
    bool round_over = false;                ///< its round was played to its end with it
    std::optional<std::int64_t> reverses{}; ///< the number of the entry that counts no more
    std::optional<std::int64_t> corrects{}; ///< in whose stead it stands
    std::optional<PersonNumber> by{};       ///< who entered it
    std::int64_t at = 0;                    ///< milliseconds since 1970
    std::optional<std::string> why{};
    std::string link{}; ///< of the chain over the entries, 32 bytes
    std::vector<Line> lines;
};

struct Match {
    std::string id;
    Source source = Source::table;
    std::string game, unit;
    std::optional<std::string> preset{}; ///< of a game whose presets are games of their own
    bool stakes = false;                 ///< what one gets others pay
    int rounds = 1;
    std::int64_t started = 0;
    std::optional<std::int64_t> ended;
    bool broken_off = false;
};

/// Who had the number is another person known here: his lines are that one's.
struct Merge {
    PersonNumber person = 0, into = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    std::string link{};  ///< of the chain over the merges, 32 bytes
};

struct Ledger {
    std::vector<Match> matches;
    std::vector<Entry> entries;
    std::vector<Merge> merges; ///< of those with lines here, in the order in which they were written
    std::map<PersonNumber, std::string> names; ///< as they are shown
};

} // namespace germini::club
