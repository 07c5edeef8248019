#include "engine/bolognese/claim.hpp"

#include "engine/bolognese/follow.hpp"

namespace germini::bolognese {
namespace {

constexpr int kFewestClaimed = 2;

// TRICK-2: a Moro beats an equal one played before it.
constexpr CardSet higher_cards(Card card) {
    CardSet out;
    for (Card other : family_of(card))
        if (other != card && power(other) >= power(card)) out.add(other);
    return out;
}

constexpr Ranks kRanks{kNumeri,
                       {suit_cards(Suit{0}), suit_cards(Suit{1}), suit_cards(Suit{2}), suit_cards(Suit{3})},
                       higher_cards};

} // namespace

bool may_claim(const InformationState& info) {
    const Trick& trick = info.table.trick;
    return !info.table.shape().alone && trick.count == 0 && trick.number > 0 &&
           info.hand.size() >= kFewestClaimed && !info.table.claimed.has(info.seat);
}

UnseenCards unseen(const InformationState& info) {
    const PublicState& table = info.table;
    UnseenCards out;
    const CardSet hidden = kWholePack - info.hand - info.aside - table.gathered();
    out.cards = hidden;
    for (int i = 1; i < table.seats(); ++i) {
        const Seat seat = table.next(info.seat, i);
        const CardSet sure = at(table.shown, seat) & hidden;
        out.cards -= sure;
        out.rivals.push_back({sure, {info.hand.size() - sure.size(), hidden - at(table.voids, seat)}});
    }
    for (int i = 1; i < table.seats(); ++i)
        if (const int down = at(table.put_down, table.next(info.seat, i)); down > 0)
            out.aside.push_back({down, hidden - kNeverDiscarded}); // DISC-2
    if (const int rest = table.undealt(); rest > 0) out.aside.push_back({rest, hidden});
    return out;
}

bool proven(CardSet hand, const UnseenCards& unseen) { return wins_all(hand, unseen, kRanks); }

Card card_of_claim(const Trick& trick, CardSet hand) {
    std::string_view barred;
    const CardSet cards = playable(trick, hand, barred);
    if (trick.count == 0) return cards.last();
    return cards.has(kMatto) ? kMatto : cards.first();
}

} // namespace germini::bolognese
