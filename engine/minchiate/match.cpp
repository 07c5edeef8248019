#include "engine/minchiate/match.hpp"

#include <algorithm>

namespace germini::minchiate {
namespace {

int girata_of(const Match& match) { return match.hands / kGirataHands; }

// A line in which one side's persons gain n each and the others' lose n each (D-18).
MatchLine side_line(const Match& match, LineReason reason, int girata, int hand, Side gains, int n) {
    MatchLine line{reason, static_cast<std::uint8_t>(girata), static_cast<std::uint8_t>(hand), {}};
    const BySeat<Person> sit = chairs(match.ranking, girata);
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        line.resti[at(sit, seat)] = static_cast<std::int16_t>(side_of(seat) == gains ? n : -n);
    }
    return line;
}

// D-12: the pair with more resti over the girata's four hands; a tie gives no bonus.
void pay_bonus(Match& match, int girata) {
    const BySeat<Person> sit = chairs(match.ranking, girata);
    int balance = 0; // of the person on chair 0, and so of his side
    for (const MatchLine& line : match.lines)
        if (line.reason == LineReason::hand && line.girata == girata) balance += line.resti[sit[0]];
    if (balance == 0) return;
    match.lines.push_back(side_line(match, LineReason::bonus, girata, kGirataHands - 1,
                                    balance > 0 ? Side{0} : Side{1}, match.rules.girata_bonus));
}

// D-29: each deserter pays n to every opponent who has not deserted.
MatchLine desertion_line(const Match& match, int girata, int hand, const BreakOff& how) {
    MatchLine line{
        LineReason::desertion, static_cast<std::uint8_t>(girata), static_cast<std::uint8_t>(hand), {}};
    const BySeat<Person> sit = chairs(match.ranking, girata);
    const int n = match.rules.interruption;
    for (std::size_t s = 0; s < kSeats; ++s)
        for (std::size_t opponent = 1 - s % 2; opponent < kSeats; opponent += 2) {
            if (!how.deserters[sit[s]] || how.deserters[sit[opponent]]) continue;
            line.resti[sit[s]] = static_cast<std::int16_t>(line.resti[sit[s]] - n);
            line.resti[sit[opponent]] = static_cast<std::int16_t>(line.resti[sit[opponent]] + n);
        }
    return line;
}

} // namespace

bool over(const Match& match) { return match.broken_off || match.hands >= match.girate * kGirataHands; }

NextHand next_hand(const Match& match) {
    const int girata = girata_of(match);
    const int number = match.hands % kGirataHands;
    // GIR-1: the deal passes to the right, from the first dealer's chair.
    return {girata, number, static_cast<Seat>(number), chairs(match.ranking, girata)};
}

void close_hand(Match& match, const Ledger& ledger) {
    const NextHand hand = next_hand(match);
    MatchLine line{
        LineReason::hand, static_cast<std::uint8_t>(hand.girata), static_cast<std::uint8_t>(hand.number), {}};
    for (std::size_t s = 0; s < kSeats; ++s) line.resti[hand.chairs[s]] = ledger.seats[s];
    match.lines.push_back(line);
    ++match.hands;
    if (match.hands % kGirataHands == 0 && match.rules.girata_bonus > 0) pay_bonus(match, hand.girata);
}

void break_off(Match& match, const BreakOff& how) {
    if (over(match)) return;
    match.broken_off = true;
    const int girata = girata_of(match), next = match.hands % kGirataHands;
    const bool between_girate = next == 0 && !how.hand_under_way;
    if (match.rules.interruption == 0 || between_girate || how.all_left) return;
    const bool deserted = std::find(how.deserters.begin(), how.deserters.end(), true) != how.deserters.end();
    for (int hand = next; hand < kGirataHands; ++hand)
        match.lines.push_back(deserted
                                  ? desertion_line(match, girata, hand, how)
                                  : side_line(match, LineReason::interruption, girata, hand,
                                              side_of(static_cast<Seat>(hand)), match.rules.interruption));
}

std::array<int, kPersons> totals(const Match& match) {
    std::array<int, kPersons> sum{};
    for (const MatchLine& line : match.lines)
        for (std::size_t p = 0; p < kPersons; ++p) sum[p] += line.resti[p];
    return sum;
}

} // namespace germini::minchiate
