// Keys in tests: 3_guest, 1_table.
#pragma once
#include "server/store/keys.hpp"

namespace germini::test {

constexpr auto operator""_guest(unsigned long long n) {
    return store::GuestKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_table(unsigned long long n) {
    return store::TableKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_match(unsigned long long n) {
    return store::MatchKey(static_cast<std::int64_t>(n));
}
constexpr auto operator""_hand(unsigned long long n) { return store::HandKey(static_cast<std::int64_t>(n)); }

} // namespace germini::test
