#include "engine/solo/claim.hpp"

#include "engine/minchiate/kinds.hpp"
#include "engine/solo/follow.hpp"
#include "engine/solo/turn.hpp"

namespace germini::solo {
namespace {

constexpr int kFewestClaimed = 2;

// The rest: any unseen card or, if the dealer has taken (SOLO-8), a known number of worthless ones of each
// suit (SOLO-10); the others are trumps.
void lay_rest(const PublicState& table, CardSet may, UnseenCards& out) {
    int left = table.rest() - table.rest_open.size();
    if (table.rules.fola != Fola::taken) {
        if (left > 0) out.aside.push_back({left, may});
        return;
    }
    may -= minchiate::kCounting | CardSet(minchiate::trump(29));
    const auto lay = [&](int count, CardSet cards) {
        if (count > 0) out.aside.push_back({count, may & cards});
        left -= count;
    };
    for (int s = 0; s < kSuits; ++s) {
        const CardSet suit = minchiate::suit_cards(static_cast<Suit>(s));
        lay(table.rest_counts[static_cast<std::size_t>(s)] - (table.rest_open & suit).size(), suit);
    }
    lay(left, minchiate::kTrumpCards);
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
    const CardSet hidden = kWholePack - info.hand - table.rest_open - table.gathered();
    CardSet elsewhere; // cards that are certainly in one hand
    out.cards = hidden;
    int laid = 0;
    for (const Seat seat : SeatSet::all(table.seats())) {
        if (seat == info.seat) continue;
        const CardSet sure = at(table.shown, seat) & hidden;
        elsewhere |= sure;
        out.cards -= sure;
        if (table.out.has(seat))
            laid += at(table.laid, seat) - sure.size();
        else
            out.rivals.push_back(
                {sure,
                 {info.hand.size() - sure.size(), hidden - minchiate::void_cards(at(table.voids, seat))}});
    }
    for (Rival& rival : out.rivals) rival.rest.may -= elsewhere;
    if (laid > 0) out.aside.push_back({laid, hidden - elsewhere});
    lay_rest(table, hidden - elsewhere, out);
    return out;
}

bool proven(CardSet hand, const UnseenCards& unseen) { return wins_all(hand, unseen, minchiate::kRanks); }

void play_on_claim(EventEmitter& emitter) {
    const State& s = emitter.state();
    const Seat seat = s.trick.seat_at(s.trick.count);
    std::string_view barred;
    const CardSet cards = playable(s, at(s.hand, seat), barred);
    const Card low = cards.has(kMatto) ? kMatto : cards.first();
    emitter.emit(Played{seat, seat == s.trick.leader ? cards.last() : low});
}

} // namespace germini::solo
