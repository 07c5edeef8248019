// A season's ledger as values: wins and losses in the order in which they were written. People are identified
// by their public numbers.
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
    total,    ///< total of a round whose hands are unknown
    line,     ///< ledger line of the match, outside its hands
    breaking, ///< result of breaking off the match
    reversal  ///< reversal of another entry, which no longer counts
};
inline constexpr std::array<std::string_view, 5> kCauses{"hand", "total", "line", "breaking", "reversal"};

struct Line {
    int place = 0;                       ///< index of the person in the match
    std::optional<PersonNumber> person;  ///< empty for a bot and for a person unknown here
    std::optional<std::string> called{}; ///< name recorded for this person
    bool bot = false;
    std::optional<int> side{}; ///< side in that hand
    bool stand_in = false;     ///< another player played or finished the hand for this person
    std::int64_t amount = 0;   ///< in the match's unit
    bool outsider = false;     ///< the person was not a member; standings leave the line out
    /// The number originally written, if that number was later merged into `person`.
    std::optional<PersonNumber> written{};
    friend bool operator==(const Line&, const Line&) = default;
};

struct Entry {
    std::int64_t n = 0;    ///< number from 1 within the season; within all entries if no season is given
    std::size_t match = 0; ///< index into Ledger::matches
    Cause cause = Cause::hand;
    int round = 1;
    std::optional<int> hand{};              ///< number in the match
    std::optional<std::string> hand_id{};   ///< id of the hand's page
    std::optional<int> line{};              ///< number of the match's line, from 0
    std::optional<std::string> reason{};    ///< the game's own code for the reason of such a line
    bool round_over = false;                ///< the entry completes its round
    std::optional<std::int64_t> reverses{}; ///< number of the entry that no longer counts
    std::optional<std::int64_t> corrects{}; ///< number of the entry that this one replaces; in older ledgers
    std::optional<PersonNumber> by{};       ///< person who entered it
    std::int64_t at = 0;                    ///< milliseconds since 1970
    std::optional<std::string> why{};
    std::string link{}; ///< hash link of the chain over the entries, 32 bytes
    std::vector<Line> lines;
};

struct Match {
    std::string id;
    Source source = Source::table;
    std::string game, unit;
    std::optional<std::string> preset{}; ///< set for a game whose presets count as separate games
    bool stakes = false;                 ///< one player's gain is the others' loss
    int rounds = 1;
    std::int64_t started = 0;
    std::optional<std::int64_t> ended;
    bool broken_off = false;
};

/// `person` turned out to be `into`: lines of `person` belong to `into`.
struct Merge {
    PersonNumber person = 0, into = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    std::string link{};  ///< hash link of the chain over the merges, 32 bytes
};

struct Ledger {
    std::vector<Match> matches;
    std::vector<Entry> entries;
    std::vector<Merge> merges; ///< merges of persons with lines here, in the order in which they were written
    std::map<PersonNumber, std::string> names; ///< displayed names
};

} // namespace germini::club
