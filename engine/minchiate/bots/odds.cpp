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

Odds::Odds(const Knowledge& knowledge, Seat seat) : k_(knowledge), seat_(seat) {
    const Trick& trick = k_.table().trick;
    const Card lead = at(trick.cards, trick.leader);
    simple_ = k_.table().fallen.empty() && lead != kMatto;
    if (!simple_ || lead == kNoCard) return;
    set_ = lead;
    holder_ = winner_of(trick, {});
    held_ = at(trick.cards, holder_);
}

Chance Odds::to_take(Card card) {
    Card set = set_, held = held_;
    Seat holder = holder_;
    if (!simple_ || card == kMatto) {
        const SeatSet fallen = k_.table().fallen;
        Trick trick = k_.table().trick;
        at(trick.cards, seat_) = card;
        ++trick.count;
        set = card_to_follow(trick, fallen, kSeats);
        if (set == kNoCard) return kCertain / 2; // only the Matto is on the table
        holder = winner_of(trick, fallen);
        held = at(trick.cards, holder);
    } else if (set == kNoCard) { // the card is led
        set = held = card;
        holder = seat_;
    } else if (index(card) > index(held) && (is_trump(card) || kind_of(card) == kind_of(set))) {
        held = card; // trumps have higher numbers than all suit cards
        holder = seat_;
    }
    // Cards with the same unseen cards above them have the same chance.
    const CardSet above = higher_cards(held) & k_.unseen();
    const Case now{above, holder, kind_of(held), kind_of(set)};
    if (now != last_) {
        last_ = now;
        chance_ = with(holder, held, set);
    }
    return chance_;
}

Chance Odds::with(Seat holder, Card held, Card set) const {
    const Trick& trick = k_.table().trick;
    const Side side = side_of(k_.me());
    Chance ours = side_of(holder) == side ? kCertain : 0;
    Card best_ours = held, best_theirs = held;
    for (int i = 1; i < kSeats; ++i) {
        const Seat later = next(trick.leader, i);
        if (later == seat_ || trick.has(later) || k_.table().fallen.has(later)) continue;
        if (side_of(later) != side) {
            const Chance falls = both(ours, beats(k_, later, set, best_ours, false));
            if (falls > kCertain - ours) best_theirs = likely_over(k_, later, best_ours);
            ours -= falls;
        } else {
            const Chance rises = both(kCertain - ours, beats(k_, later, set, best_theirs, true));
            if (rises > ours) best_ours = likely_over(k_, later, best_theirs);
            ours += rises;
        }
    }
    return ours;
}

} // namespace germini::minchiate::bots
