#include "engine/minchiate/claim.hpp"

#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/kinds.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {
namespace {

constexpr int kFewestClaimed = 2;

// D-27: the cards that may have been passed are with the cutter or the dealer; both of them know which.
bool may_have_passed(const PublicState& table, Seat seat) {
    return seat == table.dealer || seat == cutter_of(table.dealer);
}
CardSet sure_of(const InformationState& info, Seat seat) {
    const PublicState& table = info.table;
    CardSet sure = at(table.shown, seat);
    if (may_have_passed(table, seat) && may_have_passed(table, info.seat))
        sure |= table.cutter_or_dealer | info.claim->passed;
    return sure;
}

// Adds the unseen part of the fola: a known number of each suit (FOLA-8). The others are trumps that do not
// count, because the dealer took the counting ones (FOLA-3) and the discards were seen (DISC-4).
void lay_fola(const InformationState& info, CardSet elsewhere, UnseenCards& out) {
    const CardSet aside = info.claim->fola;
    int left = kFolaCards - aside.size();
    const auto lay = [&](int count, CardSet may) {
        if (count > 0) out.aside.push_back({count, may - kCounting - elsewhere});
        left -= count;
    };
    for (int s = 0; s < kSuits; ++s) {
        const CardSet suit = suit_cards(static_cast<Suit>(s));
        lay(info.table.fola_counts[static_cast<std::size_t>(s)] - (aside & suit).size(), suit);
    }
    lay(left, kTrumpCards);
}

} // namespace

bool may_claim(const InformationState& info) {
    const Trick& trick = info.table.trick;
    return trick.count == 0 && trick.leader == info.seat && trick.number > 0 &&
           info.hand.size() >= kFewestClaimed && !info.table.claimed.has(info.seat);
}

UnseenCards unseen(const InformationState& info) {
    const PublicState& table = info.table;
    UnseenCards out;
    const CardSet hidden = kWholePack - info.hand - info.claim->fola - table.pile[0] - table.pile[1];
    out.cards = hidden;
    for (int i = 1; i < kSeats; ++i) {
        const Seat seat = next(info.seat, i);
        const CardSet sure = sure_of(info, seat) & hidden;
        out.cards -= sure;
        if (table.fallen.has(seat)) continue; // D-15: it wins nothing, and its whole hand is known
        CardSet may = hidden - void_cards(at(table.voids, seat));
        if (!may_have_passed(table, seat)) may -= table.cutter_or_dealer;
        out.rivals.push_back({sure, {info.hand.size() - sure.size(), may}});
    }
    lay_fola(info, table.cutter_or_dealer, out);
    return out;
}

bool proven(CardSet hand, const UnseenCards& unseen) { return wins_all(hand, unseen, kRanks); }

void play_on_claim(EventEmitter& emitter) {
    const State& s = emitter.state();
    const Seat seat = to_play(s), due = *turn_of(s).seats.begin();
    std::string_view barred;
    const CardSet cards = playable(s, at(s.hand, seat), seat, barred);
    const Card low = cards.has(kMatto) ? kMatto : cards.first();
    emitter.emit(Played{seat, seat == s.trick.leader ? cards.last() : low, seat == due ? kNoSeat : due});
}

} // namespace germini::minchiate
