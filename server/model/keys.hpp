// Row keys. Each kind has a type of its own, so passing a table's key for a guest's does not compile
// (tests/compile_fail). Keys are converted from and to numbers only at the database and the wire.
#pragma once
#include <compare>
#include <cstdint>

namespace germini::model {

template <class Tag> class Key {
public:
    /// Null key.
    constexpr Key() = default;
    constexpr explicit Key(std::int64_t number) : number_(number) {}
    constexpr std::int64_t number() const { return number_; }
    /// True unless null.
    constexpr explicit operator bool() const { return number_ != 0; }
    friend constexpr auto operator<=>(const Key&, const Key&) = default;
    template <class Stream> friend Stream& operator<<(Stream& out, Key key) {
        out << key.number_;
        return out;
    }

private:
    std::int64_t number_ = 0;
};

using GuestKey = Key<struct GuestTag>;
using TableKey = Key<struct TableTag>;
using MatchKey = Key<struct MatchTag>;
using HandKey = Key<struct HandTag>;
using ClubKey = Key<struct ClubTag>;
using SeasonKey = Key<struct SeasonTag>;
using EveningKey = Key<struct EveningTag>;
using SessionKey = Key<struct SessionTag>;

} // namespace germini::model
