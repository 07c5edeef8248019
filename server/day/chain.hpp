// The days' secrets: a hash chain made in advance, so that the deal of a day was fixed before anybody played
// it. The secret of a day hashes to that of the day before (docs/fair.md). Its seed is in a file of its own,
// which is in no backup.
#pragma once
#include "server/crypto/blake2b.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::day {

/// The days of one chain, about eleven years.
inline constexpr int kDays = 4000;

class Chain {
public:
    /// `number`: of this server's chains, from 1. `first`: the date of its first secret. `seed`: 32 secret
    /// bytes.
    Chain(std::int64_t number, std::string first, const server::Hash256& seed);

    std::int64_t number() const { return number_; }

    const std::string& first() const { return first_; }
    /// Returns what was known before the first day: the hash of the first secret.
    server::Hash256 commitment() const;
    /// Returns the place of a date in the chain, from 0; nullopt for one before the first or after the last.
    std::optional<int> place_of(std::string_view date) const;
    /// `place`: 0 … kDays - 1.
    server::Hash256 secret(int place) const;

private:
    std::int64_t number_;
    std::string first_;
    server::Hash256 seed_;
};

/// Returns the secret of the day before; of the first one, the chain's commitment.
server::Hash256 secret_before(const server::Hash256& secret);

/// Reads a chain from its file. nullopt if the file does not exist. Throws std::runtime_error if it cannot be
/// read or is malformed.
std::optional<Chain> read_chain(const std::string& path);
/// Makes a new chain and its file, for its owner alone; an existing one is set aside as `path`.old. Throws
/// std::runtime_error.
Chain make_chain(const std::string& path, std::int64_t number, const std::string& first);

/// The latest date whose deal was opened, in a file beside the chain's: a database without that day is one of
/// an earlier day. Empty before the first.
std::string last_opened(const std::string& chain);
void note_opened(const std::string& chain, const std::string& date);

/// Returns the number of days from one date to another; both must be dates.
int days_between(std::string_view from, std::string_view to);
/// Returns the date so many days later.
std::string date_after(std::string_view date, int days);

} // namespace germini::day
