#include "engine/bolognese/deal.hpp"

namespace germini::bolognese {

bool lawful(const Pack& pack) {
    CardSet seen;
    for (Card card : pack) seen.add(card);
    return seen == kWholePack;
}

void deal(Course& course) {
    const State& s = course.now();
    std::size_t top = 0;
    const auto lift = [&](int count) {
        CardRun cards;
        for (int i = 0; i < count; ++i) cards.push_back(s.pack[top++]);
        return cards;
    };
    for (int round = 0; round < kHandCards / kPacket; ++round)
        for (int place = 1; place <= kSeats; ++place)
            course.emit(Dealt{next(s.dealer, place), lift(kPacket)});
    if (calling_out(s.rules, s.context)) {
        course.emit(LastLaid{s.dealer, lift(kDiscards)});
        course.emit(Due{SeatSet(s.dealer), Phase::call});
    } else {
        course.emit(Dealt{s.dealer, lift(kDiscards)});
        course.emit(Due{SeatSet(s.dealer), Phase::discard});
    }
}

void take_last(Course& course) {
    const State& s = course.now();
    CardRun cards; // in their order in the pack
    for (Card card : s.pack)
        if (s.last.has(card)) cards.push_back(card);
    course.emit(LastTaken{s.dealer, cards});
    course.emit(Due{SeatSet(s.dealer), Phase::discard});
}

} // namespace germini::bolognese
