#include "engine/bolognese/deal.hpp"

namespace germini::bolognese {

bool is_valid_pack(const Pack& pack) {
    CardSet seen;
    for (Card card : pack) seen.add(card);
    return seen == kWholePack;
}

void deal(EventEmitter& emitter) {
    const State& s = emitter.state();
    std::size_t top = 0;
    const auto lift = [&](int count) {
        CardList cards;
        for (int i = 0; i < count; ++i) cards.push_back(s.pack[top++]);
        return cards;
    };
    for (int round = 0; round < kHandCards / kPacket; ++round)
        for (int place = 1; place <= kSeats; ++place)
            emitter.emit(Dealt{next(s.dealer, place), lift(kPacket)});
    if (calling_out(s.rules, s.context)) {
        emitter.emit(LastLaid{s.dealer, lift(kDiscards)});
        emitter.emit(Due{SeatSet(s.dealer), Phase::call});
    } else {
        emitter.emit(Dealt{s.dealer, lift(kDiscards)});
        emitter.emit(Due{SeatSet(s.dealer), Phase::discard});
    }
}

void take_last(EventEmitter& emitter) {
    const State& s = emitter.state();
    CardList cards; // in their order in the pack
    for (Card card : s.pack)
        if (s.last.has(card)) cards.push_back(card);
    emitter.emit(LastTaken{s.dealer, cards});
    emitter.emit(Due{SeatSet(s.dealer), Phase::discard});
}

} // namespace germini::bolognese
