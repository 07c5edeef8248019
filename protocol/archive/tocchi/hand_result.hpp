// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/tocchi/state.hpp"

#include <span>
#include <string>

namespace germini::protocol::tocchi {

/// Builds a hand's result from its events.
class ResultWriter {
public:
    void add(const germini::tocchi::Event& event);
    /// Returns the result as JSON text; `state` is the state after all events.
    std::string done(const germini::tocchi::State& state) const;

private:
    germini::tocchi::BySeat<CardList> taken_; ///< in the order taken
    Card turned_ = kNoCard;                   ///< the last card turned
    std::string marks_ = "[", marci_ = "[";
};
/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::tocchi::Event> events);

} // namespace germini::protocol::tocchi
