// The two numbers of a hand, each with its own type.
#pragma once

namespace germini::server {

/// Number at the table over all its matches, from 1; 0 is before the first hand.
enum class TableHand : int {};
/// Number in the match, from 1.
enum class MatchHand : int {};

constexpr int number(TableHand hand) { return static_cast<int>(hand); }
constexpr int number(MatchHand hand) { return static_cast<int>(hand); }
/// Returns the table number of a match's hand; `first` is the table number of the match's first hand.
constexpr TableHand at_table(TableHand first, MatchHand hand) {
    return TableHand{number(first) + number(hand) - 1};
}

} // namespace germini::server
