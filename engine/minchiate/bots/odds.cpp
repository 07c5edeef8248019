#include "engine/minchiate/bots/odds.hpp"

#include "engine/minchiate/bots/weights.hpp"
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate::bots {
namespace {

// The chance that a seat still to play beats `best`, where `set` has set the suit.
Chance beats(const Knowledge& k, Seat seat, Card set, Card best, bool partner) {
    const Chance willing = percent(partner ? kWeights.partner_rises : kWeights.opponent_rises);
    if (is_trump(set)) return both(k.holds(seat, higher_cards(best)), willing);
    const Chance follows = k.holds(seat, suit_cards(suit_of(set)));
    if (is_trump(best)) return both(both(kCertain - follows, k.holds(seat, higher_cards(best))), willing);
    return both(k.holds(seat, higher_cards(best)), percent(kWeights.figure_rises)) +
           both(kCertain - follows, k.holds(seat, kTrumpCards));
}

// A card with which `seat` probably beats `best`: a third of the way up.
Card likely_over(const Knowledge& k, Seat seat, Card best) {
    const bool follows =
        is_suit_card(best) && k.holds(seat, higher_cards(best)) >= k.holds(seat, kTrumpCards) / 2;
    const CardSet trumps = is_trump(best) ? higher_cards(best) : kTrumpCards;
    const CardSet higher = (follows ? higher_cards(best) : trumps) & k.unseen();
    return higher.empty() ? best : higher.nth(higher.size() / 3);
}

} // namespace

Chance chance_to_take(const Knowledge& k, Seat seat, Card card) {
    PublicState table = k.view();
    at(table.trick.cards, seat) = card;
    ++table.trick.count;
    const Card set = card_to_follow(table, kSeats);
    if (set == kNoCard) return kCertain / 2; // only the Matto is on the table
    const Seat holder = winner_of(table);
    const Card held = at(table.trick.cards, holder);

    const Side side = side_of(k.me());
    Chance ours = side_of(holder) == side ? kCertain : 0;
    Card best_ours = held, best_theirs = held;
    for (int i = 1; i < kSeats; ++i) {
        const Seat later = next(table.trick.leader, i);
        if (table.trick.has(later) || table.fallen.has(later)) continue;
        if (side_of(later) != side) {
            const Chance falls = both(ours, beats(k, later, set, best_ours, false));
            if (falls > kCertain - ours) best_theirs = likely_over(k, later, best_ours);
            ours -= falls;
        } else {
            const Chance rises = both(kCertain - ours, beats(k, later, set, best_theirs, true));
            if (rises > ours) best_ours = likely_over(k, later, best_theirs);
            ours += rises;
        }
    }
    return ours;
}

} // namespace germini::minchiate::bots
