// Names of people: which are valid, how they are stored, and when two look the same. The Nickname profile of
// PRECIS (RFC 8266) with Unicode's checks against look-alikes (UTS 39); docs/decisions/0020.
#pragma once
#include "protocol/wire/error_code.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::names {

/// Maximum number of combining marks on one letter.
inline constexpr int kMostMarks = 3;

/// Reason for refusing a name: a code for programs (protocol/README.md) and an English sentence for people.
struct Fault {
    protocol::ErrorCode code;
    std::string_view message;
};

/// Loads the character tables at the start, so that the first guest need not wait for them. Throws if ICU
/// lacks them.
void load_tables();

/// Returns the name as it is stored: without spaces at its ends, runs of spaces as one, in Unicode's
/// compatible form (NFKC). `text` is UTF-8.
tl::expected<std::string, Fault> nickname(std::string_view text);

/// Returns a stored name as it is displayed: unchanged if nickname() accepts it as it is, otherwise without
/// forbidden parts. If nothing valid is left, or the name is reserved for bots, returns the owner's `number`
/// ("#123456789"). Without a number, returns a question mark.
std::string display_name(std::string_view stored, std::optional<std::int64_t> number);

/// True if the two look so similar that one could be mistaken for the other, in any case of letters.
bool look_alike(std::string_view a, std::string_view b);

/// Appends the number to each name that looks like another one ("Ginevra #482915036"). The map is keyed by
/// number.
void disambiguate(std::map<std::int64_t, std::string>& names);

/// Returns a line of text for people, e.g. a title, in Unicode's compatible form (NFKC). Empty if it is
/// invalid. Valid: the name profile allows every character, at most `most` code points, at least one letter
/// or digit.
std::optional<std::string> title(std::string_view text, std::size_t most);

/// Returns two skeletons of a name. Two names look alike if they share the first or the second.
std::array<std::string, 2> skeletons(std::string_view name);
/// The same with precomputed skeletons, to compare one name with many.
bool look_alike(const std::array<std::string, 2>& one, std::string_view name);

} // namespace germini::names
