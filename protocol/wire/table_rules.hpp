// The table's own rules, which `refused` names if no clause of a game is broken (protocol/README.md).
#pragma once
#include "engine/core/outcome.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <string_view>
#include <utility>

namespace germini::protocol {

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 33> kTableRules{{
    {"not_seated", "You need a seat to do that."},
    {"already_seated", "You already have a seat, or had another one in this hand."},
    {"seat_taken", "That seat is taken."},
    {"name_taken", "That name, or one that looks like it, is already used at this table."},
    {"not_host", "Only the table's host can do that."},
    {"no_bots", "This table does not allow bots."},
    {"no_bot_in_seat", "There is no bot in that seat."},
    {"started", "The match has already begun."},
    {"not_started", "The match has not begun yet."},
    {"finished", "The match is over."},
    {"not_over", "The match is not over yet."},
    {"not_vacated", "That seat has not been vacated."},
    {"nothing_to_take_back", "You have no seat to take back."},
    {"ready_not_expected", "There is nothing to be ready for now."},
    {"wrong_hand", "That hand is not in progress."},
    {"stale", "Your answer came too late; nothing was played."},
    {"no_guest_in_seat", "There is no guest in that seat."},
    {"own_seat", "That is your own seat."},
    {"no_takeover", "Only invited guests can take over a seat at this table."},
    {"gave_up_seat", "You left a seat in this match that you had taken over. You can join the next match."},
    {"saw_hand", "You may have seen a hand of this deal; you get the seat from the next hand on."},
    {"no_successor", "Nobody is waiting for that seat."},
    {"limit_not_reached", "A player can be replaced only after the table's time limit."},
    {"halted", "The match is halted."},
    {"not_alone", "Others take part in this table; you cannot close it alone."},
    {"unknown_seat", "That seat does not exist."},
    {"sent_away", "You were sent away from this table."},
    {"no_spectators", "This table does not allow spectators."},
    {"seats_assigned", "An organiser of the evening assigns the seats of this table."},
    {"holder_present", "The player of that seat is at the table."},
    {"too_many_guests", "That game has fewer seats than there are people."},
    {"not_fewer_seats", "Meanwhile only a game for fewer players can be played."},
    {"not_meanwhile", "The table plays by its own rules already."},
}};

/// Error codes that a change of a table's seats may fail with in place of a rule.
inline constexpr std::array<std::string_view, 4> kSeatFailures{"not_stored", "internal_error", "restarting",
                                                               "busy"};

/// Returns one sentence for a rule of the table; empty for a clause of a game.
constexpr std::string_view table_rule_text(std::string_view rule) {
    for (const auto& [name, text] : kTableRules)
        if (name == rule) return text;
    return {};
}

/// The reason why a request was not carried out: a table rule, a clause of the game, or a failure. A literal
/// that names no table rule and no failure does not compile.
class Rule {
public:
    constexpr Rule() = default; ///< none is broken
    consteval Rule(const char* name) : name_(name) {
        if (table_rule_text(name_).empty() && std::ranges::find(kSeatFailures, name_) == kSeatFailures.end())
            throw "neither in kTableRules nor in kSeatFailures";
    }
    explicit constexpr Rule(const Refusal& refusal) : name_(refusal.clause) {}

    constexpr bool empty() const { return name_.empty(); }
    /// Returns the name, which is a constant.
    constexpr std::string_view name() const { return name_; }
    friend bool operator==(Rule rule, std::string_view name) { return rule.name_ == name; }
    template <std::same_as<Rule> R> friend bool operator==(R a, R b) { return a.name_ == b.name_; }

private:
    std::string_view name_;
};

} // namespace germini::protocol
