#include "engine/bolognese/punti.hpp"

namespace germini::bolognese {
namespace {

constexpr int kWinners = 2;

// MATCH-11: the match ends when `many` players have `few` Punti, or one has `most`.
struct GroupEnd {
    int many, few, most;
};
constexpr GroupEnd kThreeOrFour{2, 3, 6}, kFiveOrSix{3, 2, 4};

SeatSet with_at_least(int least, const Punti& punti) {
    SeatSet chairs;
    for (std::size_t chair = 0; chair < punti.size(); ++chair)
        if (punti[chair] >= least) chairs.add(static_cast<Seat>(chair));
    return chairs;
}

} // namespace

SeatSet dropped_out(const Rules& rules, const Punti& punti) {
    return rules.end == MatchEnd::drop ? with_at_least(rules.target, punti) : SeatSet{};
}

bool decided(const Rules& rules, const Punti& punti) {
    switch (rules.end) {
    case MatchEnd::drop:
        return rules.players - dropped_out(rules, punti).size() <= kWinners; // D-31: ties may leave fewer
    case MatchEnd::group: {
        const GroupEnd& end = rules.players <= 4 ? kThreeOrFour : kFiveOrSix;
        return with_at_least(end.few, punti).size() >= end.many || !with_at_least(end.most, punti).empty();
    }
    case MatchEnd::first:
        return !with_at_least(rules.target, punti).empty();
    }
    return true;
}

Seat next_dealer(const Rules& rules, const Punti& punti, Seat dealer, SeatSet losers) {
    const SeatSet out = dropped_out(rules, punti);
    const auto first_right_of = [&](Seat from, auto suits) {
        Seat chair = after(from, 1, rules.players);
        while (!suits(chair)) chair = after(chair, 1, rules.players);
        return chair;
    };
    const auto still_in = [out](Seat chair) { return !out.has(chair); };
    if (!rules.loser_deals || losers.empty()) return first_right_of(dealer, still_in);
    SeatSet losers_in;
    for (const Seat loser : losers)
        if (still_in(loser)) losers_in.add(loser);
    const auto loses = [losers](Seat chair) { return losers.has(chair); };
    if (losers_in.empty()) return first_right_of(first_right_of(dealer, loses), still_in);
    return first_right_of(dealer, [losers_in](Seat chair) { return losers_in.has(chair); });
}

} // namespace germini::bolognese
