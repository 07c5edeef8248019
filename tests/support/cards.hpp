// Cards written as the rules write them, for tests: "C3 C9 T7 M".
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/pack.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace germini {

/// Shows a set of Minchiate's cards in the order of their numbers, the Matto last.
std::ostream& operator<<(std::ostream& out, const CardSet& cards);
std::ostream& operator<<(std::ostream& out, const CardList& cards);

} // namespace germini

namespace germini::support {

/// The card of a code; throws std::invalid_argument where there is none.
Card card(std::string_view code);
/// Codes with spaces between; "T28-T32" stands for the trumps between. In the order written.
std::vector<Card> list(std::string_view codes);
CardSet cards(std::string_view codes);
/// At most 31 of them.
CardList run(std::string_view codes);

std::string text(CardSet cards);
std::string text(const CardList& cards);

} // namespace germini::support
