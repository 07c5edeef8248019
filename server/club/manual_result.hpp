// A manual result: a match played with real cards, entered by hand or imported.
#pragma once
#include "protocol/wire/reader.hpp"
#include "server/club/ledger.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

inline constexpr std::size_t kMostManualRounds = 12, kMostManualHands = 40;
inline constexpr std::size_t kMostManualEntries = 120; ///< hands and totals of a match entered by hand
inline constexpr std::size_t kLeastManualPlayers = 2, kMostManualPlayers = 6;
inline constexpr std::int64_t kMostAmount = 100'000;

struct ManualPlayer {
    std::optional<PersonNumber> person; ///< set for a member
    std::string called;                 ///< name of a player who is not a member
    friend bool operator==(const ManualPlayer&, const ManualPlayer&) = default;
};
/// Contains either the round's hands or only its total.
struct ManualRound {
    std::vector<int> sides;                       ///< by player; empty if unknown
    std::vector<std::vector<std::int64_t>> hands; ///< amounts by player
    std::vector<std::int64_t> total;              ///< by player; empty if the hands are given
};
struct ManualResult {
    std::string match; ///< id of the match in the ledger
    std::string game, unit;
    std::optional<std::string> preset{}; ///< set for a game whose presets count as separate games
    bool stakes = false;                 ///< one player's gain is the others' loss
    std::string day;                     ///< "2026-10-05", in the club's zone
    std::int64_t played = 0;             ///< start of the day, in milliseconds since 1970
    std::vector<ManualPlayer> players;
    std::vector<ManualRound> rounds;
};

/// Reads players and rounds as a client sends them: `players` and `rounds` of the object. At most `seats`
/// players. In a game of stakes every hand and every total must sum to zero; else the error `sum_not_zero`
/// gives the difference.
void read_manual_result(const protocol::Object& object, std::size_t seats, ManualResult& sheet);
/// Returns the sheet as it is stored and sent.
nlohmann::ordered_json manual_result_json(const ManualResult& sheet);
/// Reads a stored sheet. Throws if the text is not one.
ManualResult stored_manual_result(const std::string& text);

/// Returns why a result of a season of the days `from` to `to` cannot have this day; empty if it can.
std::string wrong_day(const std::string& day, const std::string& from, const std::string& to,
                      const std::string& today);

/// "come to 3 and not to 0: 3 too many"; empty if the amounts sum to zero.
std::string nonzero_sum_text(const std::vector<std::int64_t>& amounts);

/// Returns the sheet's ledger entries. People in `lines` are in the order of the sheet's players.
std::vector<Entry> entries_of(const ManualResult& sheet);

} // namespace germini::club
