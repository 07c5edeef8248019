// Sums of values of several candidates in the same worlds, and the comparison of their means.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace germini {

/// At most kMost candidates. Values are at most kLargest, worlds at most kMostWorlds, so that no sum
/// overflows.
class PairedTally {
public:
    static constexpr std::size_t kMost = 24;
    static constexpr std::int64_t kLargest = 1 << 13;
    static constexpr std::int64_t kMostWorlds = 1 << 17;
    using Values = std::array<std::int32_t, kMost>;

    /// Adds the values of the first `size` candidates in one more world.
    void add(const Values& values, std::size_t size) {
        ++worlds_;
        for (std::size_t i = 0; i < size; ++i) {
            sums_[i] += values[i];
            for (std::size_t j = 0; j <= i; ++j) products_[i][j] += std::int64_t{values[i]} * values[j];
        }
    }
    std::int64_t worlds() const { return worlds_; }
    std::int64_t sum(std::size_t i) const { return sums_[i]; }

    /// True if the mean of `worse` is below that of `better` by more than `errors` standard errors of their
    /// difference.
    bool clearly_below(std::size_t worse, std::size_t better, std::int64_t errors) const {
        const std::int64_t apart = sums_[better] - sums_[worse];
        if (apart <= 0) return false;
        const std::int64_t squares =
            product(better, better) - 2 * product(better, worse) + product(worse, worse);
        // apart / n > errors * sqrt((squares / n - (apart / n)^2) / n), without division where it matters
        const std::int64_t between = apart / worlds_ * apart + apart % worlds_ * apart / worlds_;
        return apart * apart / errors / errors > squares - between;
    }

private:
    std::int64_t product(std::size_t i, std::size_t j) const {
        return i >= j ? products_[i][j] : products_[j][i];
    }

    std::int64_t worlds_ = 0;
    std::array<std::int64_t, kMost> sums_{};
    std::array<std::array<std::int64_t, kMost>, kMost> products_{};
};

} // namespace germini
