// A digest of bytes for comparing runs; not secure against an adversary.
#pragma once
#include <cstdint>
#include <string_view>

namespace germini {

/// FNV-1a, 64 bits (Fowler, Noll, Vo).
class Digest {
public:
    constexpr void add(std::string_view bytes) {
        for (char c : bytes) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};
// Published test values of FNV-1a.
static_assert(Digest{}.value() == 0xcbf29ce484222325u);
static_assert([] {
    Digest digest;
    digest.add("foobar");
    return digest.value();
}() == 0x85944171f73967e8u);

} // namespace germini
