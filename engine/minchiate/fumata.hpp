// What a fumata says (SIG-1, SIG-2): a signal by the choice of a card, which changes no rule of play.
#pragma once
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {

inline constexpr CardSet kArie = trumps(36, 40);
/// The papi of a fumata: not the 1, which is led to bring it home (SIG-4).
inline constexpr CardSet kFumataPapi = trumps(2, 5);
inline constexpr Card kHiddenFumata = trump(10);
inline constexpr CardSet kFumate = kFumataPapi | CardSet(kHiddenFumata) | trumps(21, 27);
/// From this trick on a papa is led for want of other cards, so it says nothing.
inline constexpr int kNoMoreFumate = 14;

/// The arie of PublicState::signalled, and back.
constexpr CardSet arie_of(std::uint8_t signalled) { return {0, std::uint64_t{signalled} << 35}; }
constexpr std::uint8_t bits_of(CardSet arie) { return static_cast<std::uint8_t>(arie.high() >> 35); }
static_assert(arie_of(0x1f) == kArie && bits_of(kArie) == 0x1f);

/// The arie that everybody can place: played, shown, or signalled by a fumata.
inline CardSet placed_arie(const PublicState& table) {
    CardSet placed = table.pile[0] | table.pile[1] | CardSet(table.trick.cards) | table.cutter_or_dealer;
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        placed |= table.shown[seat] | arie_of(table.signalled[seat]);
    return kArie & placed;
}

/// Returns the arie that `seat` signals to its partner by playing `card`; none if that is no fumata. They are
/// the best that nobody can place yet: one or, by the convention `counted`, two or three.
inline CardSet signalled_by(const PublicState& table, Seat seat, Card card) {
    if (table.rules.fumata == Fumata::none || !kFumate.has(card)) return {};
    const Card lead = at(table.trick.cards, table.trick.leader);
    int arie = 1;
    if (kFumataPapi.has(card)) {
        if (lead != kNoCard || table.trick.number >= kNoMoreFumate) return {};
    } else {
        const bool trumps_a_suit = lead != kNoCard && is_suit_card(lead);
        if (table.trumped.has(seat) || (card == kHiddenFumata ? !trumps_a_suit : lead != kNoCard)) return {};
        if (table.rules.fumata == Fumata::counted && card != kHiddenFumata)
            arie = trump_number(card) < 25 ? 3 : 2;
    }
    CardSet left = kArie - placed_arie(table), signalled;
    for (; arie > 0 && !left.empty(); --arie) {
        signalled.add(left.last());
        left.remove(left.last());
    }
    return signalled;
}

/// Records what a card signals; called before the card is in the trick.
inline void note_fumata(PublicState& table, Seat seat, Card card) {
    if (!is_trump(card)) return;
    std::uint8_t& signalled = at(table.signalled, seat);
    signalled = static_cast<std::uint8_t>(signalled | bits_of(signalled_by(table, seat, card)));
    table.trumped.add(seat);
}

} // namespace germini::minchiate
