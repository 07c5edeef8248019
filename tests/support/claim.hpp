// For the tests of claims: what two ways to the same seat know of the cards that it does not see, and every
// way to lay such cards.
#pragma once
#include "engine/core/claim.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace germini::support {

bool same(const std::optional<UnseenCards>& a, const std::optional<UnseenCards>& b);

/// Lays the cards in every way in places of these sizes, which come to as many; true, and at once, where
/// `found` says so of what then lies in each.
bool any_distribution(CardSet cards, std::vector<int> sizes,
                      const std::function<bool(const std::vector<CardSet>&)>& found);

/// What a record keeps of a hand: of a claim the cards played, for which nobody was asked.
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
/// The events of a replay as far as the log that was recorded has the like.
template <class Event, class Claimed, class Due>
std::vector<Event> as_replayed(const std::vector<Event>& log, std::vector<Event> replayed) {
    const auto is_claim = [](const Event& event) { return std::holds_alternative<Claimed>(event); };
    if (std::any_of(log.begin(), log.end(), is_claim))
        std::erase_if(replayed, [](const Event& event) { return std::holds_alternative<Due>(event); });
    return replayed;
}

} // namespace germini::support
