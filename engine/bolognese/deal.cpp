#include "engine/bolognese/deal.hpp"

namespace germini::bolognese {
namespace {

// The next cards of the pack, from its top.
CardList lifted(const State& s, int count) {
    CardList cards;
    const auto top = static_cast<std::size_t>(kCards - s.stock.size());
    for (int i = 0; i < count; ++i) cards.push_back(s.pack[top + static_cast<std::size_t>(i)]);
    return cards;
}

// Deals `cards` to each seat in packets, from the dealer's right.
void deal_packets(EventEmitter& emitter, int cards) {
    const State& s = emitter.state();
    for (int packet = 0; packet < cards / s.shape().packet; ++packet)
        for (int place = 1; place <= s.in_play().size(); ++place)
            emitter.emit(Dealt{s.next(s.dealer, place), lifted(s, s.shape().packet)});
}

void ask_for_discards(EventEmitter& emitter) {
    const State& s = emitter.state();
    emitter.emit(Due{s.exchanged() ? SeatSet(s.dealer) : SeatSet::all(s.seats()), Phase::discard});
}

} // namespace

bool is_valid_pack(const Pack& pack) {
    CardSet seen;
    for (Card card : pack) seen.add(card);
    return seen == kWholePack;
}

void deal(EventEmitter& emitter) {
    const State& s = emitter.state();
    deal_packets(emitter, s.shape().dealt);
    if (s.shape().bidding) return emitter.emit(Due{SeatSet(s.next(s.dealer)), Phase::bid});
    if (s.shape().alone) return emitter.emit(Due{SeatSet(s.trick.leader), Phase::play});
    const CardList last = lifted(s, s.shape().last);
    if (calling_out(s.rules, s.context)) {
        emitter.emit(LastLaid{s.dealer, last});
        emitter.emit(Due{SeatSet(s.dealer), Phase::call});
    } else {
        emitter.emit(Dealt{s.dealer, last});
        ask_for_discards(emitter);
    }
}

void take_pozzo(EventEmitter& emitter) {
    const State& s = emitter.state();
    emitter.emit(PozzoTaken{s.soloist, lifted(s, s.stock.size())});
    emitter.emit(Due{SeatSet(s.soloist), Phase::discard});
}

void after_look(EventEmitter& emitter, Seat seat) {
    const State& s = emitter.state();
    if (seat == s.dealer) {
        CardList last; // in their order in the pack
        for (Card card : s.pack)
            if (s.last.has(card)) last.push_back(card);
        emitter.emit(LastTaken{s.dealer, last});
        if (s.shape().exchanged > 0) return emitter.emit(Due{SeatSet(s.next(seat)), Phase::call});
    }
    ask_for_discards(emitter);
}

bool after_discard(EventEmitter& emitter, Seat seat) {
    const State& s = emitter.state();
    SeatSet others = s.due;
    others.remove(seat);
    if (!others.empty()) {
        emitter.emit(Due{others, Phase::discard});
        return false;
    }
    if (s.shape().exchanged == 0 || s.stock.empty()) return true;
    deal_packets(emitter, s.shape().exchanged);
    emitter.emit(Due{SeatSet(s.dealer), Phase::discard});
    return false;
}

} // namespace germini::bolognese
