// A manual result: a match played with real cards, entered by hand or imported.
#pragma once
#include "protocol/wire/reader.hpp"
#include "server/club/ledger.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

inline constexpr std::size_t kMostPaperRounds = 12, kMostPaperHands = 40;
inline constexpr std::size_t kMostPaperEntries = 120; ///< hands and totals of a match entered by hand
inline constexpr std::size_t kLeastPaperPlayers = 2, kMostPaperPlayers = 6;
inline constexpr std::int64_t kMostAmount = 100'000;

struct PaperPlayer {
    std::optional<PersonNumber> person; ///< set for a member
    std::string called;                 ///< name of a player who is not a member
    friend bool operator==(const PaperPlayer&, const PaperPlayer&) = default;
};
/// Contains either the round's hands or only its total.
struct PaperRound {
    std::vector<int> sides;                       ///< by player; empty if unknown
    std::vector<std::vector<std::int64_t>> hands; ///< amounts by player
    std::vector<std::int64_t> total;              ///< by player; empty if the hands are given
};
struct PaperSheet {
    std::string match; ///< id of the match in the ledger
    std::string game, unit;
    std::optional<std::string> preset{}; ///< set for a game whose presets count as separate games
    bool stakes = false;                 ///< one player's gain is the others' loss
    std::string day;                     ///< "2026-10-05", in the club's zone
    std::int64_t played = 0;             ///< start of the day, in milliseconds since 1970
    std::vector<PaperPlayer> players;
    std::vector<PaperRound> rounds;
};

/// Reads players and rounds as a client sends them: `players` and `rounds` of the object. At most `seats`
/// players. In a game of stakes every hand and every total must sum to zero; else the error `no_sum` gives
/// the difference.
void read_paper(const protocol::Object& object, std::size_t seats, PaperSheet& sheet);
/// Returns the sheet as it is stored and sent.
nlohmann::ordered_json paper_json(const PaperSheet& sheet);
/// Reads a stored sheet. Throws if the text is not one.
PaperSheet stored_paper(const std::string& text);

/// "come to 3 and not to 0: 3 too many"; empty if the amounts sum to zero.
std::string not_nought(const std::vector<std::int64_t>& amounts);

/// Returns the sheet's ledger entries. People in `lines` are in the order of the sheet's players.
std::vector<Entry> entries_of(const PaperSheet& sheet);

} // namespace germini::club
