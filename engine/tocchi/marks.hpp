// Rows, distances and versicole: what a card is worth to whom has it face up (TOC-2, TOC-5, TOC-14).
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"
#include "engine/tocchi/rules.hpp"

#include <array>
#include <optional>

namespace germini::tocchi {

inline constexpr int kDealt = 7;
template <class T> using BySeat = std::array<T, kMaxSeats>;

/// The reasons for marks; the log stores these as numbers.
enum class Why : std::uint8_t {
    accusa,
    tavola,
    primo,
    pappoleggio,
    versicola,
    guasto,
    privilegio,
    game,
};

/// The kinds of versicole in the order in which they are marked (TOC-13, TOC-14).
enum class Kind : std::uint8_t { papi, high, arie, matto, tredici, diecine, re };
inline constexpr int kKinds = 7;
/// A versicola of this kind among the cards, or an empty set.
CardSet versicola(Kind kind, CardSet cards);

/// The distance of a card to the nearest of the cards in its row; nullopt if none is in its row.
std::optional<int> distance(Card card, CardSet cards);
/// The cards beside a card in its row: two, or one at the row's end.
CardSet neighbours(Card card);
/// TOC-12: the cards between two of `own` that are not among `open`, the cards that lie face up.
CardSet between(CardSet own, CardSet open);

/// Who may take a card.
struct Right {
    std::optional<int> distance; ///< of the nearest seats; nullopt if no seat has a card of the row
    SeatSet nearest;             ///< all at that distance
};
Right right_to(Card card, const BySeat<CardSet>& face_up, int players);
/// TOC-7, TOC-8, CALL-2: the seats with a right to the card before they are compared with each other.
SeatSet entitled(const Rules& rules, const Right& right);

} // namespace germini::tocchi
