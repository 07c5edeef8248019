// A hand has two numbers, each a type of its own.
#pragma once

namespace germini::server {

/// At its table, over all its matches, from 1; 0 is before the first.
enum class TableHand : int {};
/// In its match, from 1.
enum class MatchHand : int {};

constexpr int number(TableHand hand) { return static_cast<int>(hand); }
constexpr int number(MatchHand hand) { return static_cast<int>(hand); }
/// The number at the table of a match's hand, where the match begins with `first`.
constexpr TableHand at_table(TableHand first, MatchHand hand) {
    return TableHand{number(first) + number(hand) - 1};
}

} // namespace germini::server
