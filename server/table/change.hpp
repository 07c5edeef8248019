// What an action, a vote or the time makes of a table: its seats, whether it stands still, the end of its
// match.
#pragma once
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/table/halt.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace germini::server {

/// The name of a table's rule (protocol/wire/table_rules.hpp).
using Rule = std::string_view;

/// A match that is broken off.
struct MatchEnd {
    store::MatchRow match;
    MatchSheet sheet;
    std::vector<store::LineRow> lines; ///< new ones
    Seating seating;
};

struct Change {
    explicit Change(Seating seats) : seating(std::move(seats)) {}

    Seating seating;
    std::optional<std::optional<Halt>> halt;   ///< how it stands from now on; nothing: as before
    std::vector<GuestKey> shut_out;            ///< are no members any more
    std::optional<GuestKey> barred;            ///< does not come again
    std::optional<store::SightingRow> sighted; ///< is told a hand that is open
    std::optional<GuestKey> left_place;        ///< leaves a place that he had taken over
    std::optional<GuestKey> host;              ///< who it is from now on, where it is another one
    std::optional<MatchEnd> match_end;         ///< it is broken off with this
    std::optional<bool> hushed;                ///< whether the host asks for silence, where that changes
    std::optional<bool> is_public; ///< whether everybody may see the next match, where that changes
    bool gone = false;             ///< who asked leaves for good
    bool again = false;            ///< another match is waited for
    bool closes = false;           ///< the table is over, and none of its matches with it
    bool ends = false;             ///< the match ends, whoever wishes it
};
/// What is made of it, or the rule that it breaks.
using Changed = tl::expected<Change, Rule>;

} // namespace germini::server
