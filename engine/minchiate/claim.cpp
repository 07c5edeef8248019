#include "engine/minchiate/claim.hpp"

#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {
namespace {

constexpr int kFewestClaimed = 2;

constexpr CardSet above(Card card) {
    const CardSet family = is_trump(card) ? kTrumpCards : suit_cards(suit_of(card));
    CardSet out;
    for (Card other : family)
        if (index(other) > index(card)) out.add(other);
    return out;
}

constexpr Ranks kRanks{
    kTrumpCards, {suit_cards(Suit{0}), suit_cards(Suit{1}), suit_cards(Suit{2}), suit_cards(Suit{3})}, above};

CardSet lacking(Lacks lacks) {
    CardSet out = lacks.trumps ? kTrumpCards : CardSet{};
    for (int s = 0; s < kSuits; ++s)
        if (lacks.suit(static_cast<Suit>(s))) out |= suit_cards(static_cast<Suit>(s));
    return out;
}

// What of the fola the seat has not seen: so many of each suit (FOLA-8), the others trumps that do not count,
// for the dealer took the rest (FOLA-3) and the discards were seen (DISC-4).
void lay_fola(const Sight& sight, Unseen& out) {
    int left = kFolaCards - sight.aside.size();
    const auto lay = [&](int count, CardSet may) {
        if (count > 0) out.aside.push_back({count, may - kCounting});
        left -= count;
    };
    for (int s = 0; s < kSuits; ++s) {
        const CardSet suit = suit_cards(static_cast<Suit>(s));
        lay(sight.table.fola_counts[static_cast<std::size_t>(s)] - (sight.aside & suit).size(), suit);
    }
    lay(left, kTrumpCards);
}

} // namespace

bool may_claim(const Sight& sight) {
    const Trick& trick = sight.table.trick;
    return trick.count == 0 && trick.leader == sight.seat && trick.number > 0 &&
           sight.hand.size() >= kFewestClaimed && !sight.table.claimed.has(sight.seat);
}

Unseen unseen(const Sight& sight) {
    const Public& table = sight.table;
    Unseen out;
    const CardSet hidden = kWholePack - sight.hand - sight.aside - table.pile[0] - table.pile[1];
    out.cards = hidden;
    for (int i = 1; i < kSeats; ++i) {
        const Seat seat = next(sight.seat, i);
        CardSet sure = at(table.shown, seat);
        if (seat == table.dealer) sure |= sight.passed;
        sure &= hidden;
        out.cards -= sure;
        if (table.fallen.has(seat)) continue; // D-15: it wins nothing, and all of it is known
        out.rivals.push_back(
            {sure, {sight.hand.size() - sure.size(), hidden - lacking(at(table.lacks, seat))}});
    }
    lay_fola(sight, out);
    return out;
}

bool proven(CardSet hand, const Unseen& unseen) { return wins_all(hand, unseen, kRanks); }

void play_on_claim(Course& course) {
    const State& s = course.now();
    const Seat seat = to_play(s), due = *turn_of(s).seats.begin();
    std::string_view barred;
    const CardSet cards = playable(s, at(s.hand, seat), seat, barred);
    const Card low = cards.has(kMatto) ? kMatto : cards.first();
    course.emit(Played{seat, seat == s.trick.leader ? cards.last() : low, seat == due ? kNoSeat : due});
}

} // namespace germini::minchiate
