#include "engine/minchiate/match.hpp"

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

MatchLine deserter_line(const Match& match, int girata, int hand, Person deserter) {
    MatchLine line{
        LineReason::desertion, static_cast<std::uint8_t>(girata), static_cast<std::uint8_t>(hand), {}};
    const BySeat<Person> sit = chairs(match.ranking, girata);
    Side side{};
    for (int s = 0; s < kSeats; ++s)
        if (at(sit, static_cast<Seat>(s)) == deserter) side = side_of(static_cast<Seat>(s));
    const int n = match.rules.interruption;
    for (int s = 0; s < kSeats; ++s)
        if (side_of(static_cast<Seat>(s)) != side)
            line.resti[at(sit, static_cast<Seat>(s))] = static_cast<std::int16_t>(n);
    line.resti[deserter] = static_cast<std::int16_t>(-2 * n);
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

void break_off(Match& match, Person deserter) {
    if (over(match)) return;
    const int girata = girata_of(match);
    for (int hand = match.hands % kGirataHands; hand < kGirataHands && match.rules.interruption > 0; ++hand)
        match.lines.push_back(deserter == kNobody
                                  ? side_line(match, LineReason::interruption, girata, hand,
                                              side_of(static_cast<Seat>(hand)), match.rules.interruption)
                                  : deserter_line(match, girata, hand, deserter));
    match.broken_off = true;
}

std::array<int, kPersons> totals(const Match& match) {
    std::array<int, kPersons> sum{};
    for (const MatchLine& line : match.lines)
        for (std::size_t p = 0; p < kPersons; ++p) sum[p] += line.resti[p];
    return sum;
}

} // namespace germini::minchiate
