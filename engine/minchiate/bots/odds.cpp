#include "engine/minchiate/bots/odds.hpp"

#include "engine/minchiate/bots/weights.hpp"
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate::bots {
namespace {

// The chance that a seat still to play beats `best`, where `set` has set the suit.
Chance beats(const Knowledge& k, Seat seat, Card set, Card best, bool partner) {
    const Chance willing = percent(partner ? kWeights.partner_rises : kWeights.opponent_rises);
    if (is_trump(set)) return both(k.holds(seat, higher_cards(best)), willing);
    const Chance follows = k.holds_kind(seat, kind_of(set));
    if (is_trump(best)) return both(both(kCertain - follows, k.holds(seat, higher_cards(best))), willing);
    return both(k.holds(seat, higher_cards(best)), percent(kWeights.figure_rises)) +
           both(kCertain - follows, k.holds_kind(seat, kTrumpKind));
}

// A card with which `seat` probably beats `best`: a third of the way up.
Card likely_over(const Knowledge& k, Seat seat, Card best) {
    const bool follows =
        is_suit_card(best) && k.holds(seat, higher_cards(best)) >= k.holds_kind(seat, kTrumpKind) / 2;
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
    beating_ = is_trump(held_) ? higher_cards(held_) : higher_cards(held_) | kTrumpCards;
}

Chance Odds::to_take(Card card) {
    if (!simple_ || card == kMatto) return after(card);
    const bool leads = set_ == kNoCard;
    if (!leads && !beating_.has(card)) {
        if (!behind_) behind_ = with(holder_, held_, set_);
        return *behind_;
    }
    const CardSet above = higher_cards(card) & k_.unseen();
    if (const int kind = kind_of(card); kind != kind_ || above != above_) {
        kind_ = kind;
        above_ = above;
        ahead_ = with(seat_, card, leads ? card : set_);
    }
    return ahead_;
}

// The chance once the card is played, whatever it is.
Chance Odds::after(Card card) const {
    const SeatSet fallen = k_.table().fallen;
    Trick trick = k_.table().trick;
    at(trick.cards, seat_) = card;
    ++trick.count;
    const Card set = card_to_follow(trick, fallen, kSeats);
    if (set == kNoCard) return kCertain / 2; // only the Matto is on the table
    const Seat holder = winner_of(trick, fallen);
    return with(holder, at(trick.cards, holder), set);
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
