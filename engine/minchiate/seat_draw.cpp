#include "engine/minchiate/seat_draw.hpp"

#include <algorithm>
#include <span>

namespace germini::minchiate {
namespace {

// D-1: trumps rank above suit cards, by number; suit cards rank by their strength in their own suit.
int rank(Card card) { return is_trump(card) ? kSuitCards + trump_number(card) : strength(card); }

} // namespace

SeatDraw draw_seats(const Pack& pack, int people) {
    const PersonSet everybody = PersonSet::all(people);
    SeatDraw out;
    std::array<Card, kPersons> hold{};
    std::size_t top = 0;
    const auto draw = [&](Person person) {
        at(hold, person) = pack[top++];
        out.drawn.push_back({person, at(hold, person)});
    };
    for (const Person person : everybody) draw(person);
    for (;;) {
        PersonSet again;
        for (const Person a : everybody) {
            if (at(hold, a) == kMatto) again.add(a); // SEAT-3
            for (const Person b : everybody)
                if (a != b && at(hold, a) != kMatto && at(hold, b) != kMatto &&
                    rank(at(hold, a)) == rank(at(hold, b)))
                    again.add(a);
        }
        if (again.empty()) break;
        for (const Person person : again) draw(person);
    }
    for (const Person person : everybody) {
        const auto higher =
            std::ranges::count_if(std::span(hold).first(static_cast<std::size_t>(people)),
                                  [own = rank(at(hold, person))](Card card) { return rank(card) > own; });
        out.ranking[static_cast<std::size_t>(higher)] = person;
    }
    return out;
}

BySeat<Person> chairs(const std::array<Person, kPersons>& ranking, int girata) {
    // D-2: the ranks of the persons on each chair; chairs 1 to 3 are at the first dealer's right, opposite
    // and left.
    constexpr std::array<std::array<std::size_t, kSeats>, 3> kPlaces{
        {{0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}}};
    BySeat<Person> out{};
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        out[seat] = ranking[kPlaces[static_cast<std::size_t>(girata)][seat]];
    return out;
}

} // namespace germini::minchiate
