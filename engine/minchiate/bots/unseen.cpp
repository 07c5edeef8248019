#include "engine/minchiate/bots/unseen.hpp"

#include "engine/minchiate/bots/knowledge.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

// The seats that discard, in the order of their zones.
std::array<Seat, kHiddenDiscards> discarding_seats(Seat dealer) { return {cutter_of(dealer), dealer}; }

class Reader {
public:
    explicit Reader(const View& view) : v_(view), me_(view.viewer.seat) {}

    Unseen read() {
        Unseen out;
        static_cast<PublicState&>(out.known) = v_;
        know(out.known);
        CardSet seen = out.known.fola | v_.pile[0] | v_.pile[1] | CardSet(v_.trick.cards);
        for (const CardSet& cards : out.known.hand) seen |= cards;
        for (const CardSet& cards : out.known.discards) seen |= cards;
        out.cards = kWholePack - seen;
        add_hands(out);
        add_fola(out);
        add_discards(out);
        return out;
    }

private:
    bool closed(Seat seat) const { return at(v_.discards, seat).count > at(v_.discards, seat).cards.size(); }
    // Cards that a seat which has discarded certainly kept (DISC-2).
    CardSet kept() const { return v_.rules.discard_ban ? kCounting | CardSet(trump(29)) : CardSet{}; }

    void know(State& known) {
        const Information info = information(v_);
        known.fola = info.fola;
        known.peeked = v_.peeked;
        if (me_ == cutter_of(v_.dealer)) known.passed = info.passed;
        at(known.discards, me_) = info.put_down;
        at(known.hand, me_) = info.hand;
        CardSet elsewhere = v_.pile[0] | v_.pile[1] | CardSet(v_.trick.cards) | info.fola | info.put_down;
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = next(me_, i);
            CardSet shown = at(v_.shown, seat);
            if (closed(seat)) shown &= kept() | at(v_.declared_cards, seat);
            at(known.hand, seat) = (shown | at(v_.hand, seat).cards) - elsewhere;
        }
    }

    // Unseen cards that are in a seat's hand or among its discards, and nowhere else.
    CardSet owned(Seat seat) const { return closed(seat) ? at(v_.shown, seat) : CardSet{}; }
    CardSet owned_by_others(Seat seat) const {
        const Seat cutter = cutter_of(v_.dealer);
        CardSet out = seat == cutter || seat == v_.dealer ? CardSet{} : v_.cutter_or_dealer; // D-27
        for (int s = 0; s < kSeats; ++s)
            if (static_cast<Seat>(s) != seat) out |= owned(static_cast<Seat>(s));
        return out;
    }

    void add_hands(Unseen& out) const {
        for (int i = 1; i < kSeats; ++i) {
            const Seat seat = next(me_, i);
            out.zones.push_back({at(v_.hand, seat).count - at(out.known.hand, seat).size(),
                                 out.cards - void_cards(at(v_.voids, seat)) - owned_by_others(seat)});
        }
    }
    void add_fola(Unseen& out) const {
        CardSet may = out.cards - kCounting - owned_by_others(kNoSeat); // FOLA-3
        if (v_.rules.take29 == Take29::always) may.remove(trump(29));   // FOLA-4
        int left = v_.fola.count - out.known.fola.size();
        for (int kind = 0; kind < kKinds; ++kind) {
            const CardSet cards = cards_of_kind(kind);
            const int count = kind == kTrumpKind ? left
                                                 : v_.fola_counts[static_cast<std::size_t>(kind)] -
                                                       (out.known.fola & cards).size();
            out.zones.push_back({count, may & cards});
            left -= count;
        }
    }
    void add_discards(Unseen& out) const {
        for (const Seat seat : discarding_seats(v_.dealer)) {
            const CardSet banned = kept() | (v_.declared_cards[0] | v_.declared_cards[1] |
                                             v_.declared_cards[2] | v_.declared_cards[3]);
            out.zones.push_back(
                {closed(seat) ? at(v_.discards, seat).count : 0, out.cards - banned - owned_by_others(seat)});
        }
    }

    const View& v_;
    Seat me_;
};

} // namespace

Unseen unseen_of(const View& view) { return Reader(view).read(); }

State filled(const Unseen& unseen, const View& view, const HiddenDeal& deal) {
    State state = unseen.known;
    for (std::size_t i = 0; i < kHiddenHands; ++i)
        at(state.hand, next(view.viewer.seat, static_cast<int>(i) + 1)) |= deal.cards_in(i);
    for (std::size_t i = 0; i < kHiddenFola; ++i) state.fola |= deal.cards_in(kFolaZone + i);
    const auto seats = discarding_seats(view.dealer);
    for (std::size_t i = 0; i < kHiddenDiscards; ++i)
        at(state.discards, seats[i]) |= deal.cards_in(kDiscardZone + i);
    // ROB-6: the cutter has seen what was bound for the fola.
    if (view.rules.cutter_peek > 0 && view.viewer.seat != cutter_of(view.dealer)) state.peeked = state.fola;
    return state;
}

} // namespace germini::minchiate::bots
