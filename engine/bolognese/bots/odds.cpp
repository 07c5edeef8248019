#include "engine/bolognese/bots/odds.hpp"

#include <algorithm>

namespace germini::bolognese::bots {
namespace {

// The highest card of each of these families that is among `cards`.
CardSet highest(std::uint8_t bits, CardSet cards) {
    CardSet out;
    for (unsigned family = 0; family <= kSuits; ++family) {
        const CardSet here = cards & families(static_cast<std::uint8_t>(bits & 1u << family));
        if (!here.empty()) out.add(here.last());
    }
    return out;
}

} // namespace

int Odds::LaterHand::holds(CardSet wanted) const {
    if (sure.meets(wanted)) return kCertain;
    const int most = (wanted & may).size();
    int none = kCertain;
    for (int i = 0; i < most && none > 0; ++i)
        none = none * std::max(0, from - cards - i) / std::max(1, from - i);
    return kCertain - none;
}

Odds::Odds(const InformationState& info, Talk talk) {
    const PublicState& table = info.table;
    const Trick& trick = table.trick;
    unseen_ = kWholePack - info.hand - info.aside - table.gathered() - CardSet(trick.cards);
    CardSet shown;
    for (const CardSet& cards : table.shown) shown |= cards;
    const Side side = table.side(info.seat);
    int before = 0;
    for (int place = position_in_trick(trick, info.seat) + 1; place < trick.players; ++place) {
        const Seat seat = trick.seat_at(place);
        const bool mate = table.side(seat) == side;
        const Told told = talk == Talk::signals ? at(table.told, seat) : Told{};
        CardSet sure = at(table.shown, seat) & unseen_;
        if (mate) sure |= highest(told.more, unseen_);
        const CardSet may = unseen_ - at(table.voids, seat) - shown - families(told.none);
        const int cards = std::max(0, table.tricks_in_all() - trick.number - sure.size());
        later_.push_back({mate, sure, may, families(told.more), cards, std::max(1, may.size() - before)});
        before += cards;
    }
    led_ = dominant_card(trick);
    if (led_ == kNoCard) return;
    const Seat holder = winner_of(trick);
    held_ = at(trick.cards, holder);
    held_is_ours_ = table.side(holder) == side;
}

Odds::Answer Odds::answer_of(const LaterHand& hand, Card led, Card best) {
    const CardSet beats = beating(best);
    if (is_numero(led)) return {hand.holds(beats), 0};
    const CardSet suit = family_of(led);
    return {hand.holds(beats & suit),
            (kCertain - hand.follows(suit)) * hand.holds(beats & kNumeri) / kCertain};
}

// The card with which the seat probably beats `best`: the highest of the suit, or a trump a third of the way
// up.
Card Odds::likely_over(const Answer& answer, Card led, Card best) const {
    const CardSet beats = unseen_ & beating(best);
    const CardSet figures = beats & family_of(led), numeri = beats & kNumeri;
    if (is_suit_card(led) && answer.follows >= answer.trumps && !figures.empty()) return figures.last();
    return numeri.empty() ? best : numeri.nth(numeri.size() / 3);
}

int Odds::to_take(Card card) {
    const bool leads = led_ == kNoCard;
    if (leads && card == kMatto) return kCertain / 2; // the Matto is led: either side may take
    if (!leads && !beating(held_).has(card)) {
        if (!behind_) behind_ = with(held_is_ours_, held_, led_);
        return *behind_;
    }
    const CardSet family = family_of(card), above = beating(card) & unseen_;
    if (family != family_ || above != above_) {
        family_ = family;
        above_ = above;
        ahead_ = with(true, card, leads ? card : led_);
    }
    return ahead_;
}

// The chance while `best` is ahead, a card of the viewer's side or not.
int Odds::with(bool ours, Card best, Card led) const {
    Card best_ours = best, best_theirs = best;
    int chance = ours ? kCertain : 0;
    for (const LaterHand& hand : later_) {
        const Answer answer = answer_of(hand, led, hand.mate ? best_theirs : best_ours);
        const int takes = std::min(kCertain, answer.follows + answer.trumps);
        if (hand.mate) {
            const int rises = (kCertain - chance) * takes / kCertain;
            if (rises > chance) best_ours = likely_over(answer, led, best_theirs);
            chance += rises;
        } else {
            const int falls = chance * takes / kCertain;
            if (falls > kCertain - chance) best_theirs = likely_over(answer, led, best_ours);
            chance -= falls;
        }
    }
    return chance;
}

} // namespace germini::bolognese::bots
