// Cards in the notation of the rules, for tests: "C3 C9 T7 M".
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/rules.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace germini {

/// Writes a set of Minchiate's cards in numerical order, the Matto last.
std::ostream& operator<<(std::ostream& out, const CardSet& cards);
std::ostream& operator<<(std::ostream& out, const CardList& cards);

} // namespace germini

namespace germini::support {

/// The card of a code; throws std::invalid_argument if it is unknown.
Card card(std::string_view code);
/// Codes separated by spaces, in the order written; "T28-T32" means that range of trumps.
std::vector<Card> list(std::string_view codes);
CardSet cards(std::string_view codes);
/// At most 31 of them.
CardList run(std::string_view codes);

std::string text(CardSet cards);
std::string text(const CardList& cards);

/// The rules of pagat.com.
inline const minchiate::Rules kPagat = *minchiate::preset("pagat");

} // namespace germini::support
