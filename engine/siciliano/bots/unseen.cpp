#include "engine/siciliano/bots/unseen.hpp"

#include "engine/core/shuffle.hpp"

#include <algorithm>
#include <span>

namespace germini::siciliano::bots {
namespace {

CardSet lacked(std::uint8_t voids) {
    CardSet out;
    for (int s = 0; s < kSuits; ++s)
        if ((voids >> s & 1) != 0) out |= suit_cards(static_cast<Suit>(s));
    return (voids & PublicState::kNoTrumps) != 0 ? out | kTrumps : out;
}

// Puts cards into a part of the pack in a random order, those of `first` before the others.
void put(std::span<Card> part, CardSet cards, CardSet first, Rng& rng) {
    std::size_t i = 0;
    for (const CardSet some : {cards & first, cards - first}) {
        const std::size_t from = i;
        for (Card card : some) part[i++] = card;
        if (i - from > 1) shuffle(part.subspan(from, i - from), rng);
    }
}

// The packets, the cards not yet dealt, and the bottom card, if it is known, in their places.
void order_pack(State& state, CardSet bottom, Rng& rng) {
    const int dealt = state.round * kPacket;
    for (int number = 1; number <= kSeats; ++number) {
        const Seat seat = state.speaker(number);
        std::array<Card, kRounds * kPacket> hand{};
        put(std::span(hand).first(static_cast<std::size_t>(dealt)), at(state.hand, seat),
            at(state.shown, seat), rng);
        for (int i = 0; i < dealt; ++i)
            state
                .pack[static_cast<std::size_t>((i / kPacket * kSeats + number - 1) * kPacket + i % kPacket)] =
                hand[static_cast<std::size_t>(i)];
    }
    const CardSet top = state.stock - bottom;
    put(std::span(state.pack).subspan(static_cast<std::size_t>(kSeats * dealt)), state.stock, top, rng);
}

// What a speaker must hold for its statements to be true, if it has shown or is known to hold `known`.
struct Announced {
    int arie = 0, kings = 0;
    int trumps = 0;     // besides these Arie
    bool exact = false; // the speaker has no more trumps
};

// Of Arie and Kings at least a number is announced. Of trumps up to two more than there are, but in the third
// round the true number (ANN-2, ANN-4).
Announced announced(const View& view, Seat seat, CardSet known) {
    const Statements& statements = at(view.statements, side_of(seat));
    const int trumps = (known & kTrumpsAnnounced).size();
    Announced out;
    for (const Announcement& said : statements) {
        out.arie = std::max(out.arie, said.arie - (known & arie_announced(view.rules)).size());
        out.kings = std::max(out.kings, said.re - (known & kKings).size());
        out.trumps = std::max(out.trumps, said.trionfi - kTrumpsBluffed - trumps);
    }
    out.exact = statements.back().trionfi > 0;
    if (out.exact) out.trumps = statements.back().trionfi - trumps;
    out.trumps = std::max(0, out.trumps - out.arie);
    return out;
}

// Divides the zones of the first two speakers' hands by what they have announced. Hands with more than was
// announced become somewhat likelier than others.
void add_announced(Unseen& unseen, const View& view) {
    for (std::size_t i = 0; i < kSpeakers; ++i) {
        const Seat seat = view.speaker(1 + static_cast<int>(i));
        Announced held;
        if (!view.viewer.is(seat))
            held = announced(view, seat, at(view.shown, seat) | at(unseen.known.hand, seat));
        const std::size_t hand = static_cast<std::size_t>(index(seat));
        const CardSet may = unseen.zones[hand].may;
        unseen.zones.push_back({held.arie, may & arie_announced(view.rules)});
        unseen.zones.push_back({held.kings, may & kKings});
        unseen.zones.push_back({held.trumps, may & kTrumpsAnnounced});
        unseen.zones[hand].count -= held.arie + held.kings + held.trumps;
        if (held.exact) unseen.zones[hand].may -= kTrumpsAnnounced;
    }
}

} // namespace

Unseen unseen_of(const View& view) {
    Unseen out;
    const Seat me = view.viewer.seat;
    State& known = out.known;
    static_cast<PublicState&>(known) = view;
    known.discard = view.discard.cards;
    known.stock = view.stock.cards;
    std::size_t place = 0;
    for (Card card : kWholePack) known.pack[place++] = card;
    CardSet seen = view.played | known.discard | known.stock;
    for (const CardSet& pile : view.pile) seen |= pile;
    // The dealer may have discarded cards that were turned up, but no honours if they are banned (SCA-2).
    const bool hidden = view.discarded && me != view.dealer && view.discard.count > 0;
    CardSet either;
    for (std::size_t s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        known.hand[s] = view.hand[s].cards;
        if (seat == me) continue;
        CardSet shown = view.shown[s] - seen;
        if (hidden && seat == view.dealer) {
            either = shown - view.hand[s].cards;
            if (view.rules.discard_ban == DiscardBan::honours) either -= kHonours;
            shown -= either;
        }
        known.hand[s] |= shown;
    }
    for (const CardSet& hand : known.hand) seen |= hand;
    out.cards = kWholePack - seen;

    for (std::size_t s = 0; s < kSeats; ++s) {
        CardSet may = out.cards - lacked(view.voids[s]);
        if (static_cast<Seat>(s) != view.dealer) may -= either;
        out.zones.push_back({view.hand[s].count - known.hand[s].size(), may});
    }
    const CardSet banned = view.rules.discard_ban == DiscardBan::honours ? kHonours : CardSet{};
    out.zones.push_back({view.discard.count - known.discard.size(), out.cards - banned});
    out.zones.push_back({view.stock.count - known.stock.size(), out.cards - either});
    add_announced(out, view);
    return out;
}

State filled(const Unseen& unseen, const HiddenDeal& deal, Rng& rng) {
    State state = unseen.known;
    for (std::size_t s = 0; s < kSeats; ++s) state.hand[s] |= deal.cards_in(s);
    state.discard |= deal.cards_in(kDiscardZone);
    state.stock |= deal.cards_in(kStockZone);
    for (std::size_t i = 0; i < kSpeakers * kItems; ++i)
        at(state.hand, state.speaker(1 + static_cast<int>(i / kItems))) |= deal.cards_in(kAnnouncedZone + i);
    if (!state.stock.empty()) order_pack(state, unseen.known.stock, rng);
    return state;
}

} // namespace germini::siciliano::bots
