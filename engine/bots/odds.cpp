#include "engine/bots/odds.hpp"

#include "engine/bots/weights.hpp"
#include "engine/minchiate/follow.hpp"

#include <algorithm>

namespace germini::bots {
namespace {

using namespace minchiate;

// That a seat still to play puts a card over `best`, where `set` set the suit.
Chance beats(const Knowledge& k, Seat seat, Card set, Card best, bool partner) {
    const Chance willing = percent(partner ? kWeights.partner_rises : kWeights.opponent_rises);
    if (is_trump(set)) return both(k.holds(seat, above(best)), willing);
    const Chance follows = k.holds(seat, suit_cards(suit_of(set)));
    if (is_trump(best)) return both(both(kSure - follows, k.holds(seat, above(best))), willing);
    return both(k.holds(seat, above(best)), percent(kWeights.figure_rises)) +
           both(kSure - follows, k.holds(seat, kTrumpCards));
}

// A card that `seat` may well have put over `best`: a third of the way up.
Card likely_over(const Knowledge& k, Card set, Card best) {
    const CardSet trumps = is_trump(best) ? above(best) : kTrumpCards;
    const CardSet higher =
        (is_suit_card(set) && is_suit_card(best) && k.out(kind_of(set)) > 0 ? above(best) : trumps) &
        k.unseen();
    return higher.empty() ? best : higher.nth(higher.size() / 3);
}

// The most that a seat still to play may bring home: the stake of a counting card by the chance that it is
// there and may be played. Trumps must be over `best`; none that is no card.
int may_save(const Knowledge& k, const Stakes& stakes, Seat seat, Card set, Card best) {
    int most = 0;
    Chance trumps = kSure; // that a trump may be played
    if (is_suit_card(set)) {
        trumps = kSure - k.holds(seat, suit_cards(suit_of(set)));
        const Card its_king = king(suit_of(set));
        if (best == kNoCard || !is_trump(best))
            most = both(k.holds(seat, CardSet(its_king)), stakes.of(its_king));
    }
    for (Card card : kCounting& kTrumpCards& k.unseen()) {
        if (best != kNoCard && index(card) < index(best)) continue;
        most = std::max(most, both(both(trumps, k.holds(seat, CardSet(card))), stakes.of(card)));
    }
    return most;
}

} // namespace

Outlook outlook(const Knowledge& k, const Stakes& stakes, Seat seat, Card card) {
    Public table = k.view();
    at(table.trick.cards, seat) = card;
    ++table.trick.count;
    const Card set = setter(table, kSeats);
    if (set == kNoCard) return {kSure / 2, 0, 0}; // the Matto alone lies there
    const Seat holder = winner_of(table);
    const Card held = at(table.trick.cards, holder);

    const Side side = side_of(k.me());
    Outlook out;
    out.ours = side_of(holder) == side ? kSure : 0;
    Card best_ours = held, best_theirs = held;
    for (int i = 1; i < kSeats; ++i) {
        const Seat later = next(table.trick.leader, i);
        if (table.trick.has(later) || table.fallen.has(later)) continue;
        if (side_of(later) != side) {
            const Chance falls = both(out.ours, beats(k, later, set, best_ours, false));
            out.saved_others = std::max(out.saved_others, may_save(k, stakes, later, set, best_ours));
            if (falls > kSure - out.ours) best_theirs = likely_over(k, set, best_ours);
            out.ours -= falls;
        } else {
            out.saved = may_save(k, stakes, later, set, kNoCard);
            const Chance rises = both(kSure - out.ours, beats(k, later, set, best_theirs, true));
            if (rises > out.ours) best_ours = likely_over(k, set, best_theirs);
            out.ours += rises;
        }
    }
    return out;
}

} // namespace germini::bots
