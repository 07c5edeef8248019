// The fair deal: how the server commits to a secret before a hand is dealt, and how the cards are derived
// from it and the seats' seeds. docs/fair.md specifies every byte; the browser and tests/checker/fair.py
// compute the same.
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/hand_numbers.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace germini::server {

/// Key of a table, drawn when the table is made; the secrets of all its hands are derived from it.
using FairKey = std::array<std::uint8_t, 32>;
using FairSecret = std::array<std::uint8_t, 32>;

/// Makes a key from words of full quality (server/crypto).
Sealed new_fair_key(const std::function<std::uint32_t()>& random);

/// What is decided by chance: the cards of a hand or, before a match, the seats or first dealer.
enum class Lot : std::uint8_t { cards, seats };

/// Number of hexadecimal digits that a seat adds (16 bytes); a seat that adds nothing has an empty text.
inline constexpr std::size_t kClientSeedDigits = 32;
bool is_client_seed(std::string_view text);
/// Returns whether `text` is a JSON array of seeds and empty texts, as everybody's seeds are published.
bool is_client_seed_list(const std::string& text);

/// Derives a secret. `hand`: number at the table of the hand that is dealt, or of the match's first hand.
/// Neither the key nor another secret can be computed from a secret.
FairSecret secret_of(const FairKey& key, TableHand hand, Lot lot);
/// Returns the commitment, published before anybody adds a seed: 64 hexadecimal digits.
std::string commitment_of(const FairSecret& secret, std::string_view table, TableHand hand, Lot lot);
/// Returns the source of random words for the shuffle. `client_seeds`: the seeds of everybody at the table,
/// by person.
std::function<std::uint32_t()> fair_words(const FairSecret& secret,
                                          std::span<const std::string> client_seeds);

/// Returns a secret or key from its 32 stored bytes; nullopt for any other length.
std::optional<FairSecret> fair_secret_of(std::string_view bytes);
/// Returns a secret from 64 hexadecimal digits; throws std::invalid_argument if they are not.
FairSecret fair_secret(std::string_view digits);

} // namespace germini::server
