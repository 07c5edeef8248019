// The days' secrets: a hash chain computed in advance, which fixes each day's deal before anybody plays it.
// The hash of a day's secret is the secret of the day before (docs/fair.md). The seed is stored in a file of
// its own, which no backup contains.
#pragma once
#include "server/crypto/blake2b.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::day {

/// Number of days in a chain, about eleven years.
inline constexpr int kDays = 4000;

class Chain {
public:
    /// `number`: the chain's number on this server, from 1. `first`: the date of its first day. `seed`: the
    /// secret of its last day.
    Chain(std::int64_t number, std::string first, const server::Hash256& seed);

    std::int64_t number() const { return number_; }

    const std::string& first() const { return first_; }
    /// Returns the hash of the first day's secret, which may be published before that day.
    server::Hash256 commitment() const;
    /// Returns the index of a day in the chain, from 0; nullopt if the chain does not contain the date.
    std::optional<int> place_of(std::string_view date) const;
    /// `place`: 0 … kDays - 1.
    const server::Hash256& secret(int place) const { return secrets_.at(static_cast<std::size_t>(place)); }

private:
    std::int64_t number_;
    std::string first_;
    std::vector<server::Hash256> secrets_; ///< by place
};

/// Returns the secret of the previous day; for the first day's secret, the chain's commitment.
server::Hash256 secret_before(const server::Hash256& secret);

/// Reads a chain from its file; nullopt if the file does not exist. Throws std::runtime_error if the file
/// cannot be read or is malformed.
std::optional<Chain> read_chain(const std::string& path);
/// Makes a new chain and writes its file, which only its owner can read. Throws std::runtime_error, also if
/// the file exists: another node may just have made it.
Chain make_chain(const std::string& path, std::int64_t number, const std::string& first);

/// Returns the latest date whose deal was opened; empty before the first. The date is in a file beside the
/// chain's: a database that lacks this day was restored from an earlier backup.
std::string last_opened(const std::string& chain);
/// Replaces that date.
void note_opened(const std::string& chain, const std::string& date);

/// Returns the number of days from one date to another. Throws std::invalid_argument if either is
/// malformed.
int days_between(std::string_view from, std::string_view to);
/// Returns the date `days` days later. Throws std::invalid_argument if `date` is malformed.
std::string date_after(std::string_view date, int days);

} // namespace germini::day
