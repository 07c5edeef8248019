// Keys, seats, persons and actions in tests: 3_guest, 1_table, 0_seat.
#pragma once
#include "engine/core/match.hpp"
#include "protocol/wire/action_id.hpp"
#include "server/model/keys.hpp"

namespace germini::test {

constexpr auto operator""_guest(unsigned long long n) {
    return model::GuestKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_table(unsigned long long n) {
    return model::TableKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_match(unsigned long long n) {
    return model::MatchKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_hand(unsigned long long n) { return model::HandKey(static_cast<std::int64_t>(n)); }
constexpr auto operator""_action(unsigned long long n) {
    return protocol::ActionId{static_cast<std::int64_t>(n)};
}
constexpr auto operator""_seat(unsigned long long n) { return static_cast<Seat>(n); }
constexpr auto operator""_person(unsigned long long n) { return static_cast<germini::Person>(n); }

} // namespace germini::test
