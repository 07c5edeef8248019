// The form shared by the moves of all games, as read.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/seen.hpp"
#include "protocol/wire/reader.hpp"

#include <cstddef>
#include <limits>
#include <string_view>

namespace germini::protocol {

/// A move as read. If its form is right but it cannot be lawful, it carries the clause that it breaks.
template <class Move> struct ParsedMove {
    Move move;
    std::string_view broken_clause{}; ///< clause broken whatever the rules say; empty: none
    std::string_view besides{};       ///< clause broken if the rules accept the rest of the move; empty: none
};

/// List length limit. The text's own length bounds a list; one that is too long is refused as a move, not as
/// a malformed record.
inline constexpr std::size_t kLongestList = std::numeric_limits<std::size_t>::max();
inline constexpr std::size_t kLongestWord = 64;

/// Reads a card's code; kNoCard after an error.
Card read_card(const Field& field, const Names& names);
/// Reads the cards as listed, even duplicates. Cards beyond the list's capacity are dropped, as the list is
/// too long anyway.
CardList read_cards(const Field& field, const Names& names);
/// Reads a number of any size; one beyond the limits becomes the nearest limit.
int read_clamped(const Field& field, int least, int most);

} // namespace germini::protocol
