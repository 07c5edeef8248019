// People's names: which there may be, how they are kept, and when two of them look the same. The Nickname
// profile of PRECIS (RFC 8266) with Unicode's checks against look-alikes (UTS 39); docs/decisions/0020.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::names {

/// Combining marks on one letter, at most.
inline constexpr int kMostMarks = 3;

/// Why a name is refused: a code for programs (protocol/README.md) and a sentence in English for people.
struct Fault {
    std::string_view code;
    std::string_view message;
};

/// Reads the tables of characters into memory, at the start: otherwise the first guest waits for them.
/// Throws where ICU lacks them.
void load_tables();

/// The name as it is kept: blanks at its ends gone and runs of them one, in Unicode's compatible form (NFKC).
/// `text` is UTF-8.
tl::expected<std::string, Fault> nickname(std::string_view text);

/// A name that was stored before, as it is shown: itself where nickname() takes it as it stands; else without
/// what it may not have. Where nothing fit is left, or it is a bot's, its owner's `number` stands for it
/// ("#123456789"), or, where there is none, a question mark.
std::string shown(std::string_view stored, std::optional<std::int64_t> number);

/// The two look so much the same that one is taken for the other; in any case of letters.
bool look_alike(std::string_view a, std::string_view b);

/// Names of people by their numbers: those that look like another of them get their number too
/// ("Ginevra #482915036").
void tell_apart(std::map<std::int64_t, std::string>& names);

/// A line of text that people read, as a title: Unicode's compatible form (NFKC), in which a name's profile
/// allows every character, at most `most` characters and at least one that is seen. None where it is not.
std::optional<std::string> title(std::string_view text, std::size_t most);

/// What a name looks like, in two ways: two names look alike that have the first in common, or the second.
std::array<std::string, 2> looks(std::string_view name);
/// The same of looks that were found before, for whoever compares one name with many.
bool look_alike(const std::array<std::string, 2>& one, std::string_view name);

} // namespace germini::names
