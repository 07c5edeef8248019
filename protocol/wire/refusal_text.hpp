// What a clause asks of a player, in one English sentence; the client has its own, in both languages.
#pragma once
#include <string_view>

namespace germini::protocol {

/// The sentence for a clause that a move broke; a general one where the clause is not known.
std::string_view refusal_text(std::string_view clause);

} // namespace germini::protocol
