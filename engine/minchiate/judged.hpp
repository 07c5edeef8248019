// Moves judged and offered alike with partners and without: discards and declarations.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/move.hpp"
#include "engine/minchiate/versicola.hpp"

#include <optional>

namespace germini::minchiate {

/// Returns the clause that discarding `cards` breaks, of `held`, where `count` are due.
std::optional<Refusal> check_discard(CardSet held, const DiscardRange& range, int count,
                                     const CardList& cards);
/// Returns the clause that a declaration breaks where these versicole may be declared.
std::optional<Refusal> check_declaration(const Versicole& held, const DeclareMove& move);

OfferedMove offered_cut(int least, int most);
OfferedMove offered_discard(const DiscardRange& range, int count);
OfferedMove offered_declaration(const Versicole& held);

} // namespace germini::minchiate
