#include "engine/solo/bots/unseen.hpp"

namespace germini::solo::bots {
namespace {

// Cards that a seat certainly keeps when it discards (SOLO-9), but for hands without enough others (D-13).
constexpr CardSet kKept = minchiate::kCounting | CardSet(minchiate::trump(29));

class Reader {
public:
    explicit Reader(const View& view) : v_(view), me_(view.viewer.seat) {}

    Unseen read() {
        Unseen out;
        static_cast<PublicState&>(out.known) = v_;
        know(out.known);
        CardSet seen = v_.gathered() | CardSet(v_.trick.cards) | v_.rest_open | out.known.stock;
        for (const CardSet& cards : out.known.hand) seen |= cards;
        for (const CardSet& cards : out.known.discards) seen |= cards;
        out.cards = kWholePack - seen;
        for (const Seat seat : SeatSet::all(kMostSeats))
            out.zones.push_back(
                {at(v_.hand, seat).count - at(out.known.hand, seat).size(),
                 out.cards - minchiate::void_cards(at(v_.voids, seat)) - owned_by_others(seat)});
        for (const Seat seat : SeatSet::all(kMostSeats)) {
            const CardSet kept = v_.out.has(seat) ? CardSet{} : kKept;
            out.zones.push_back({at(v_.discards, seat).count - at(out.known.discards, seat).size(),
                                 out.cards - kept - owned_by_others(seat)});
        }
        add_rest(out);
        return out;
    }

private:
    // True if some of what the seat has shown may lie among its discards.
    bool closed(Seat seat) const {
        return seat != me_ && !v_.out.has(seat) && at(v_.discards, seat).count > 0;
    }
    void know(State& known) const {
        known.stock = v_.rest_open;
        for (const CardSet& cards : v_.discarded) known.stock -= cards;
        const CardSet gone = v_.gathered() | CardSet(v_.trick.cards) | v_.rest_open;
        for (const Seat seat : SeatSet::all(v_.seats())) {
            CardSet shown = (at(v_.shown, seat) | at(v_.hand, seat).cards) - gone;
            if (closed(seat)) shown &= kKept;
            (v_.out.has(seat) ? at(known.discards, seat) : at(known.hand, seat)) = shown;
        }
        if (!v_.out.has(me_)) {
            at(known.hand, me_) = at(v_.hand, me_).cards;
            at(known.discards, me_) = at(v_.discards, me_).cards - at(v_.discarded, me_);
        }
    }
    CardSet owned_by_others(Seat seat) const {
        CardSet out;
        for (const Seat other : SeatSet::all(v_.seats()))
            if (other != seat && closed(other)) out |= at(v_.shown, other);
        return out;
    }
    void add_rest(Unseen& out) const {
        CardSet may = out.cards - owned_by_others(kNoSeat);
        int left = v_.stock.count - out.known.stock.size();
        if (v_.rules.fola != Fola::taken) {
            out.zones.push_back({left, may});
            return;
        }
        may -= kKept; // SOLO-8
        for (int kind = 0; kind < minchiate::kKinds; ++kind) {
            const CardSet cards = minchiate::cards_of_kind(kind);
            const int count = kind == minchiate::kTrumpKind ? left
                                                            : v_.rest_counts[static_cast<std::size_t>(kind)] -
                                                                  (v_.rest_open & cards).size();
            out.zones.push_back({count, may & cards});
            left -= count;
        }
    }

    const View& v_;
    Seat me_;
};

} // namespace

Unseen unseen_of(const View& view) { return Reader(view).read(); }

State filled(const Unseen& unseen, const HiddenDeal& deal) {
    State state = unseen.known;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        state.hand[s] |= deal.cards_in(s);
        state.discards[s] |= deal.cards_in(kDownZone + s);
    }
    for (std::size_t zone = kRestZone; zone < unseen.zones.size(); ++zone) state.stock |= deal.cards_in(zone);
    return state;
}

} // namespace germini::solo::bots
