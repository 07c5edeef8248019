// For the tests of claims: what two ways to the same seat know of the cards that it does not see, and every
// way to lay such cards.
#pragma once
#include "engine/core/claim.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace germini::kit {

bool same(const std::optional<Unseen>& a, const std::optional<Unseen>& b);

/// Lays the cards in every way in places of these sizes, which come to as many; true, and at once, where
/// `found` says so of what then lies in each.
bool some_way(CardSet cards, std::vector<int> sizes,
              const std::function<bool(const std::vector<CardSet>&)>& found);

} // namespace germini::kit
