// The fair deal: what the server is bound to before a hand is dealt, and how its cards come of that and of
// what the seats add. Byte by byte in docs/fair.md; the browser and tests/checker/fair.py compute the same.
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

/// Of a table, drawn when it is made: all secrets of its hands come of it.
using FairKey = std::array<std::uint8_t, 32>;
using FairSecret = std::array<std::uint8_t, 32>;

/// Words of full quality (server/crypto) make one.
Sealed new_fair_key(const std::function<std::uint32_t()>& random);

/// What chance decides: the cards of a hand, or, before a match, the seats or who deals first.
enum class Lot : std::uint8_t { cards, seats };

/// So many hexadecimal digits a seat adds, sixteen bytes; one that adds nothing has the empty text.
inline constexpr std::size_t kNoiseDigits = 32;
bool is_noise(std::string_view text);
/// What everybody added, as it is told: a JSON array of noises, and empty texts.
bool is_noise_list(const std::string& text);

/// `hand`: at the table, the one that is dealt, or the match's first. From a secret neither the key can be
/// found nor another secret.
FairSecret secret_of(const FairKey& key, TableHand hand, Lot lot);
/// What is told before anybody adds anything: 64 hexadecimal digits.
std::string commitment_of(const FairSecret& secret, std::string_view table, TableHand hand, Lot lot);
/// The words that shuffle. `noise`: by person, of everybody at the table.
std::function<std::uint32_t()> fair_words(const FairSecret& secret, std::span<const std::string> noise);

/// Of 32 bytes, as they are stored; none where they are not so many. A key alike.
std::optional<FairSecret> fair_secret_of(std::string_view bytes);
/// Of 64 hexadecimal digits; throws std::invalid_argument where they are none.
FairSecret fair_secret(std::string_view digits);

} // namespace germini::server
