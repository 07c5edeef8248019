#include "engine/solo/count.hpp"

#include "engine/minchiate/versicola.hpp"

#include <algorithm>

namespace germini::solo {
namespace {

using minchiate::kCounting;
using minchiate::listed;
using minchiate::Versicola;

// The fees of the seats after the dealer, who has the last place (OUT-4).
constexpr std::array<std::uint8_t, kMostSeats> kMinucci{30, 40, 50, 60}, kPeveroni{20, 30, 40, 40};

// SOLO-20
void count_seat(EventEmitter& emitter, Seat seat) {
    const State& s = emitter.state();
    const CardSet pile = at(s.pile, seat);
    for (const Versicola& v : minchiate::versicole(pile, s.rules.devil))
        emitter.score(seat, v.worth, ScoreReason::versicola, listed(v.cards));
    emitter.score(seat, value(pile), ScoreReason::cards, list_of(pile & kCounting));
    emitter.score(seat, std::max(0, pile.size() - hand_cards(s.rules)), ScoreReason::tricks, {});
    emitter.score(seat, s.last_winner == seat ? kLastTrick : 0, ScoreReason::last, {});
}

// What `a` gets from `b`: the difference of their scores or, if one of them is out, of the part that OUT-6
// lets count.
int difference(const PublicState& s, Seat a, Seat b) {
    const auto& account = s.out.has(a) || s.out.has(b) ? s.shared : s.score;
    return at(account, a) - at(account, b);
}

} // namespace

int fee_of(const PublicState& table, Seat seat) {
    const auto& fees = table.rules.going_out == GoingOut::minucci ? kMinucci : kPeveroni;
    const int place = (index(seat) - index(table.dealer) - 1 + table.seats()) % table.seats();
    return fees[static_cast<std::size_t>(place)];
}

void count(EventEmitter& emitter) {
    const State& s = emitter.state();
    for (const Seat seat : s.in_play()) count_seat(emitter, seat);
    for (int i = 1; i <= s.seats(); ++i)
        if (const Seat seat = s.next(s.dealer, i); s.out.has(seat))
            emitter.emit(Fee{seat, s.last_winner, static_cast<std::uint8_t>(fee_of(s, seat))});
    Over over{static_cast<std::uint8_t>(s.seats()), s.fees};
    for (const Seat a : SeatSet::all(s.seats()))
        for (const Seat b : SeatSet::all(s.seats()))
            at(over.amounts, a) = static_cast<std::int16_t>(at(over.amounts, a) + difference(s, a, b));
    emitter.emit(Due{{}, Phase::over});
    emitter.emit(over);
}

} // namespace germini::solo
