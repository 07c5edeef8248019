#include "engine/minchiate/seat_draw.hpp"

#include <algorithm>

namespace germini::minchiate {
namespace {

// D-1: trumps above suit cards, by number; suit cards by their strength in their own suit.
int rank(Card card) { return is_trump(card) ? kSuitCards + trump_number(card) : strength(card); }

} // namespace

SeatDraw draw_seats(const Pack& pack) {
    SeatDraw out;
    std::array<Card, kPersons> hold{};
    std::size_t top = 0;
    const auto draw = [&](Person person) {
        hold[person] = pack[top++];
        out.drawn.push_back({person, hold[person]});
    };
    for (Person person = 0; person < kPersons; ++person) draw(person);
    for (;;) {
        std::array<bool, kPersons> again{};
        for (std::size_t a = 0; a < kPersons; ++a) {
            again[a] = hold[a] == kMatto; // SEAT-3
            for (std::size_t b = 0; b < kPersons; ++b)
                again[a] = again[a] || (a != b && hold[a] != kMatto && hold[b] != kMatto &&
                                        rank(hold[a]) == rank(hold[b]));
        }
        if (std::ranges::none_of(again, [](bool yes) { return yes; })) break;
        for (Person person = 0; person < kPersons; ++person)
            if (again[person]) draw(person);
    }
    for (Person person = 0; person < kPersons; ++person) out.ranking[person] = person;
    std::ranges::sort(out.ranking, [&hold](Person a, Person b) { return rank(hold[a]) > rank(hold[b]); });
    return out;
}

BySeat<Person> chairs(const std::array<Person, kPersons>& ranking, int girata) {
    // D-2: the places in the ranking that sit at the first dealer's right, opposite and left.
    constexpr std::array<std::array<std::size_t, kSeats>, 3> kPlaces{
        {{0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}}};
    BySeat<Person> out{};
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        out[seat] = ranking[kPlaces[static_cast<std::size_t>(girata)][seat]];
    return out;
}

} // namespace germini::minchiate
