#include "engine/minchiate/match.hpp"

#include "engine/minchiate/names.hpp"

namespace germini::minchiate {
namespace {

int hands_closed(const Match& match) { return static_cast<int>(match.hands.size()); }
int girata_of(const Match& match) { return hands_closed(match) / kGirataHands; }

/// A line for hand `hand` of the girata, with zero amounts.
MatchLine line_of(GameWord reason, int girata, int hand) {
    MatchLine line{word(reason),
                   static_cast<std::uint8_t>(girata),
                   static_cast<std::int16_t>(girata * kGirataHands + hand),
                   {}};
    for (int n = 0; n < kPersons; ++n) line.amounts.push_back(0);
    return line;
}
void add(MatchLine& line, Person person, int resti) {
    at(line.amounts, person) = static_cast<std::int16_t>(at(line.amounts, person) + resti);
}

// A line in which each person of one side gains n and each of the other side loses n (D-18).
MatchLine side_line(const Match& match, GameWord reason, int girata, int hand, Side gains, int n) {
    MatchLine line = line_of(reason, girata, hand);
    const BySeat<Person> sit = chairs(match.ranking, girata);
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = static_cast<Seat>(s);
        add(line, at(sit, seat), side_of(seat) == gains ? n : -n);
    }
    return line;
}

// D-12: pays the bonus to the pair with more resti over the girata's four hands; a tie gives no bonus.
void pay_bonus(Match& match, int girata) {
    const BySeat<Person> sit = chairs(match.ranking, girata);
    int balance = 0; // of the person on chair 0, and thus of that side
    for (int hand = girata * kGirataHands; hand < hands_closed(match); ++hand)
        balance += at(match.hands[static_cast<std::size_t>(hand)], sit[0]);
    if (balance == 0) return;
    match.lines.push_back(side_line(match, GameWord::bonus, girata, kGirataHands - 1,
                                    balance > 0 ? Side{0} : Side{1}, match.rules.girata_bonus));
}

// D-29: each deserter pays the interruption's resti to every opponent who has not deserted.
MatchLine desertion_line(const Match& match, int girata, int hand, const BreakOff& how) {
    MatchLine line = line_of(GameWord::desertion, girata, hand);
    const BySeat<Person> sit = chairs(match.ranking, girata);
    const auto deserted = [&how](Person person) { return how.deserters.has(person); };
    for (std::size_t s = 0; s < kSeats; ++s)
        for (std::size_t opponent = 1 - s % 2; opponent < kSeats; opponent += 2) {
            if (!deserted(sit[s]) || deserted(sit[opponent])) continue;
            add(line, sit[s], -match.rules.interruption);
            add(line, sit[opponent], match.rules.interruption);
        }
    return line;
}

} // namespace

bool over(const Match& match) { return match.broken_off || hands_closed(match) >= length(match.girate); }

std::optional<HandPlan> next_hand(const Match& match) {
    if (over(match)) return std::nullopt;
    // GIR-1: the deal passes to the right, from the first dealer's chair.
    HandPlan plan{static_cast<std::uint8_t>(girata_of(match)),
                  static_cast<Seat>(hands_closed(match) % kGirataHands),
                  {}};
    for (const Person person : chairs(match.ranking, plan.round)) plan.chairs.push_back(person);
    return plan;
}

void close_hand(Match& match, const Amounts& resti) {
    const HandPlan hand = *next_hand(match);
    Amounts by_person = resti;
    for (std::size_t s = 0; s < kSeats; ++s) at(by_person, hand.chairs[s]) = resti[s];
    match.hands.push_back(by_person);
    if (hands_closed(match) % kGirataHands == 0 && match.rules.girata_bonus > 0) pay_bonus(match, hand.round);
}

void break_off(Match& match, const BreakOff& how) {
    if (over(match)) return;
    match.broken_off = true;
    const int girata = girata_of(match), next = hands_closed(match) % kGirataHands;
    const bool between_girate = next == 0 && !how.hand_under_way;
    if (match.rules.interruption == 0 || between_girate || how.all_left) return;
    for (int hand = next; hand < kGirataHands; ++hand)
        match.lines.push_back(how.deserters.empty()
                                  ? side_line(match, GameWord::interruption, girata, hand,
                                              side_of(static_cast<Seat>(hand)), match.rules.interruption)
                                  : desertion_line(match, girata, hand, how));
}

Totals totals(const Match& match) {
    Totals sum;
    for (int n = 0; n < kPersons; ++n) sum.push_back(0);
    const auto add_all = [&sum](const Amounts& resti) {
        for (std::size_t p = 0; p < kPersons; ++p) sum[p] += resti[p];
    };
    for (const Amounts& hand : match.hands) add_all(hand);
    for (const MatchLine& line : match.lines) add_all(line.amounts);
    return sum;
}

} // namespace germini::minchiate
