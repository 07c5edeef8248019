// Change of a table by an action, a vote or the passing of time: its seats, its halt, the end of its match.
#pragma once
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/model/table.hpp"
#include "server/table/halt.hpp"
#include "server/table/match_sheet.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace germini::server {

/// The end of a match that is broken off.
struct MatchEnd {
    model::MatchRow match;
    MatchSheet sheet;
    std::vector<model::LineRow> lines; ///< new lines only
    Seating seating;
};

struct Change {
    explicit Change(Seating seats) : seating(std::move(seats)) {}

    Seating seating;
    std::optional<std::optional<Halt>> halt; ///< the new halt, or none to continue; outer nullopt: unchanged
    std::vector<GuestKey> shut_out;          ///< guests who are no longer members
    std::optional<GuestKey> barred;          ///< guest who may not return
    std::optional<model::DisclosureRow> disclosed; ///< guest who is now sent a hand under way, and its seat
    std::optional<GuestKey> left_place;            ///< guest who leaves a place that they had taken over
    std::optional<GuestKey> host;                  ///< the new host, if it changes
    std::optional<MatchEnd> match_end;             ///< set if the match is broken off
    std::optional<bool> chat_muted;                ///< whether the host mutes the chat, if that changes
    std::optional<bool> is_public;        ///< whether everybody may see the next match, if that changes
    std::optional<model::NewRules> rules; ///< what the table plays by, if that changes
    bool gone = false;                    ///< the guest who asked leaves for good
    bool again = false;                   ///< the table waits for another match
    bool closes = false;                  ///< the table is over, without ending a match
    bool ends = false;                    ///< the match ends regardless of the players' wishes
};
/// The change, or the rule that the request breaks.
using ChangeResult = tl::expected<Change, Rule>;

} // namespace germini::server
