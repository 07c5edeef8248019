#include "engine/bolognese/bots/signals.hpp"

#include "engine/bolognese/bots/odds.hpp"
#include "engine/bolognese/bots/stakes.hpp"

namespace germini::bolognese::bots {
namespace {

constexpr int kWorthATrick = 12; // the stake of a Jack

// Whether a higher card of the family is out that the partner may have.
bool needs_best(const InformationState& info, Card card) {
    const PublicState& table = info.table;
    const CardSet unseen = kWholePack - info.hand - info.aside - table.gathered();
    const CardSet above = unseen & beating(card) & family_of(card);
    return !(above - at(table.voids, table.partner(info.seat))).empty();
}

// Whether the seat keeps the highest card of a family that is left.
bool keeps_highest(const InformationState& info, Card led) {
    const CardSet left = family_of(led) - info.table.gathered() - info.aside - CardSet(led);
    return !left.empty() && info.hand.has(left.last());
}

} // namespace

Signal signal_with(const InformationState& info, const Signals& may, Card card) {
    const bool last = may.volo.has(card);
    if (!last && !may.striscio.has(card)) return Signal::none;
    if (stake(card) >= kWorthATrick && needs_best(info, card)) return Signal::busso;
    if (!last) return keeps_highest(info, card) ? Signal::striscio : Signal::none;
    return is_suit_card(card) && info.hand.meets(kNumeri) ? Signal::volo : Signal::none;
}

} // namespace germini::bolognese::bots
