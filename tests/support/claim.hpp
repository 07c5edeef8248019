// For the tests of claims: what two histories that lead to the same seat reveal of hidden cards, and every
// distribution of such cards.
#pragma once
#include "engine/core/claim.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace germini::support {

bool same(const std::optional<UnseenCards>& a, const std::optional<UnseenCards>& b);

/// Distributes the cards in every way over places of these sizes, which sum to their number; returns true as
/// soon as `found` does for the contents of the places.
bool any_distribution(CardSet cards, std::vector<int> sizes,
                      const std::function<bool(const std::vector<CardSet>&)>& found);

/// What a record contains of a hand: for a claim the cards played, which nobody was asked for.
template <class Event, class Claimed, class Answered, class Due>
std::vector<Event> as_recorded(const std::vector<Event>& log) {
    const auto is_claim = [](const Event& event) { return std::holds_alternative<Claimed>(event); };
    if (std::none_of(log.begin(), log.end(), is_claim)) return log;
    std::vector<Event> out;
    for (const Event& event : log)
        if (!is_claim(event) && !std::holds_alternative<Answered>(event) &&
            !std::holds_alternative<Due>(event))
            out.push_back(event);
    return out;
}
/// The events of a replay as far as the recorded log has the same.
template <class Event, class Claimed, class Due>
std::vector<Event> as_replayed(const std::vector<Event>& log, std::vector<Event> replayed) {
    const auto is_claim = [](const Event& event) { return std::holds_alternative<Claimed>(event); };
    if (std::any_of(log.begin(), log.end(), is_claim))
        std::erase_if(replayed, [](const Event& event) { return std::holds_alternative<Due>(event); });
    return replayed;
}

} // namespace germini::support
