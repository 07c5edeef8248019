// The table's own rules, which `refused` names if no clause of a game is broken (protocol/README.md).
#pragma once
#include <array>
#include <string_view>
#include <utility>

namespace germini::protocol {

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 27> kTableRules{{
    {"not_seated", "Only somebody with a seat may do that."},
    {"already_seated", "You have a seat already, or had another one in this hand."},
    {"seat_taken", "That seat is taken."},
    {"name_taken", "Somebody at this table has that name, or one that looks like it."},
    {"not_host", "Only the table's host may do that."},
    {"no_bots", "No bots are allowed at this table."},
    {"not_bot", "There is no bot in that seat."},
    {"started", "The match has begun."},
    {"not_started", "The match has not begun."},
    {"finished", "The match is over."},
    {"not_over", "The match is not over yet."},
    {"not_vacated", "That seat has not been vacated."},
    {"nothing_to_take_back", "You have no seat to take back."},
    {"not_between", "There is nothing to be ready for now."},
    {"wrong_hand", "That is not the hand being played."},
    {"stale", "That was asked no more when your answer came; nothing was played."},
    {"not_guest", "There is no guest in that seat."},
    {"own_seat", "That is your own seat."},
    {"no_takeover", "At this table only those who were invited take over a seat."},
    {"left_place", "You left a place in this match that you had taken over; the next match is open to you."},
    {"saw_hand", "You may have been told a hand of this deal; you have the seat from the next hand on."},
    {"no_heir", "Nobody waits for that seat."},
    {"not_yet", "Nobody may be replaced before the table's limit is over."},
    {"halted", "The match stands still."},
    {"not_alone", "Others have a part in this table: it is not yours alone to close."},
    {"no_seat", "There is no such seat."},
    {"assigned", "The seats of this table are given by whoever runs the evening."},
}};

/// Returns one sentence for a rule of the table; empty for a clause of a game.
constexpr std::string_view table_rule_text(std::string_view rule) {
    for (const auto& [name, text] : kTableRules)
        if (name == rule) return text;
    return {};
}

} // namespace germini::protocol
