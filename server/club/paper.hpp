// A match that was played with real cards, as it stands on paper: what is entered by hand, or imported.
#pragma once
#include "protocol/wire/reader.hpp"
#include "server/club/ledger.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

inline constexpr std::size_t kMostPaperRounds = 12, kMostPaperHands = 40;
inline constexpr std::size_t kMostPaperEntries = 120; ///< hands and totals of one that is entered by hand
inline constexpr std::size_t kLeastPaperPlayers = 2, kMostPaperPlayers = 6;
inline constexpr std::int64_t kMostAmount = 100'000;

struct PaperPlayer {
    std::optional<PersonNumber> person; ///< of a member
    std::string called;                 ///< of who is none
    friend bool operator==(const PaperPlayer&, const PaperPlayer&) = default;
};
/// Either its hands are known, or only what it came to.
struct PaperRound {
    std::vector<int> sides;                       ///< by player; empty: not known
    std::vector<std::vector<std::int64_t>> hands; ///< amounts by player
    std::vector<std::int64_t> total;              ///< by player; empty where the hands are there
};
struct PaperSheet {
    std::string match; ///< the id that it has in the ledger
    std::string game, unit;
    std::optional<std::string> preset{}; ///< of a game whose presets are games of their own
    bool stakes = false;                 ///< what one gets others pay
    std::string day;                     ///< "2026-10-05", in the club's zone
    std::int64_t played = 0;             ///< its first moment, in milliseconds since 1970
    std::vector<PaperPlayer> players;
    std::vector<PaperRound> rounds;
};

/// Its players and rounds, as a client sends them: `players` and `rounds` of the object. In a game of stakes
/// every hand, and every total, has to come to nought: else the error `no_sum` says by how much it does not.
/// No more than `seats` play.
void read_paper(const protocol::Object& object, std::size_t seats, PaperSheet& sheet);
/// As it is stored, and told.
nlohmann::ordered_json paper_json(const PaperSheet& sheet);
/// Throws where the text is none.
PaperSheet stored_paper(const std::string& text);

/// "come to 3 and not to 0: 3 too many"; empty where they come to nought.
std::string not_nought(const std::vector<std::int64_t>& amounts);

/// What the ledger gets of it; people in `lines` are in the order of the sheet's players.
std::vector<Entry> entries_of(const PaperSheet& sheet);

} // namespace germini::club
