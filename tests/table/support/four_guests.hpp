// Four guests at a table of four, the first of them its host, and a stranger.
#pragma once
#include "server/table/seating.hpp"
#include "tests/table/support/keys.hpp"

#include <array>
#include <doctest/doctest.h>

namespace germini::test {

inline const server::Asker kFirst{1_guest, "Ginevra", true}, kSecond{2_guest, "Lapo", false},
    kThird{3_guest, "Nannina", false}, kFourth{4_guest, "Cosimo", false}, kStranger{5_guest, "Neri", false};

/// The guest who sits down in the seat.
inline const server::Asker& asker(Seat seat) {
    const std::array guests{&kFirst, &kSecond, &kThird, &kFourth};
    return *guests.at(static_cast<std::size_t>(index(seat)));
}

/// What is allowed.
inline server::Seating good(const server::Seating::Outcome& outcome) {
    REQUIRE_MESSAGE(outcome.has_value(), (outcome ? "" : std::string(outcome.error().name())));
    return *outcome;
}

/// Guests 1 to 4 in seats 0 to 3.
inline server::Seating four() {
    server::Seating table(4);
    for (const Seat seat : table.seats()) table = good(table.sit(asker(seat), seat));
    return table;
}

} // namespace germini::test
