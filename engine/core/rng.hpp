// A small seeded generator for simulations, bots' tie-breaks and tests: the same numbers on every machine.
// Never used for packs that people play with; those use the system's random source.
#pragma once
#include <cstdint>

namespace germini {

/// SplitMix64 expands the seed, xoshiro256** generates (Blackman and Vigna); returns the upper 32 bits of
/// each number.
class Rng {
public:
    explicit constexpr Rng(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15u;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
            word = z ^ (z >> 31);
        }
    }
    constexpr std::uint32_t operator()() { return static_cast<std::uint32_t>(next() >> 32); }

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    constexpr std::uint64_t next() {
        const std::uint64_t result = rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }
    std::uint64_t state_[4]{}; // NOLINT: the generator's four words
};

} // namespace germini
