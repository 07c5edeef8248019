// What everybody at a table is shown of it. A view refers to the table's state and is valid until that
// changes.
#pragma once
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/model/table.hpp"
#include "server/table/ballot.hpp"
#include "server/table/halt.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/seating.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

struct SeatView {
    const SeatState& holder;
    std::optional<std::int64_t> number{}; ///< public number of the guest who may claim the seat
    bool member = false;                  ///< its guest has an account, and no bot plays
    bool here = false;                    ///< a bot, or its guest is connected
    bool silent = false;                  ///< its guest's connection does not answer
    bool deserter = false;                ///< its guest deserts if the match is broken off now
    bool overdue = false;                 ///< asked, or away, beyond the table's limit
    std::optional<std::int64_t> away{};   ///< start of its guest's absence, in milliseconds UTC
    std::optional<std::int64_t> asked{};  ///< start of the wait for its answer
};

/// A vote under way.
struct BallotView {
    Proposal proposal;
    VoteCount count;
};

/// The time that runs for some seats.
struct ClockView {
    std::vector<Seat> seats;
    std::int64_t ends = 0; ///< milliseconds UTC
    std::int64_t left = 0; ///< milliseconds
};

/// The server's commitment before a deal: a hash of its secret (docs/fair.md).
struct DealCommitment {
    TableHand hand;
    std::string cards;
    std::optional<std::string> seats{}; ///< set if a match begins with this hand
};

/// The cost of breaking the match off now.
struct BreakOffView {
    const std::vector<Person>& deserters; ///< persons who would pay
    const std::vector<SheetLine>& lines;  ///< lines that it would add
    std::vector<Seat> of;                 ///< seats that must all wish it
};

struct MatchView {
    const model::MatchRow& row;
    const std::vector<model::HandRow>& hands; ///< the last one may be under way
    const MatchSheet& sheet;
    const BySeat<Person>& seating;
    std::optional<BreakOffView> if_broken_off{}; ///< set while the match is under way
};

struct TableView {
    const model::TableRow& row; ///< its state and halt are those of the start
    const Sides& sides;
    model::Stage stage;
    std::vector<std::optional<SeatView>> seats{};
    int spectators = 0;
    std::optional<Seat> host{};
    std::int64_t limit = 0; ///< seconds after which a silent or absent player may be replaced
    std::optional<Halt> halt{};
    std::vector<BallotView> votes{};
    /// Groups of seats whose guests, or successors, came from the same browser, for the host only.
    std::vector<std::vector<Seat>> one_browser{};
    std::optional<std::string> last_match{}; ///< id of the previous match, while another is awaited
    TableHand hand{};
    std::optional<DealCommitment> commitment{};
    std::optional<ClockView> clock{};
    std::optional<MatchView> match{};
};

} // namespace germini::server
