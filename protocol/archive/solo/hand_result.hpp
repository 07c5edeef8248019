// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/solo/state.hpp"
#include "protocol/archive/minchiate/final_count.hpp"

#include <span>
#include <string>

namespace germini::protocol::solo {

/// Builds a hand's result from its events.
class ResultWriter {
public:
    void add(const germini::solo::Event& event);
    /// Returns the result as JSON text; `state` is the state after all events.
    std::string done(const germini::solo::State& state) const;

private:
    void add(const germini::minchiate::Scored& e);

    std::string scores_ = "[", out_ = "[", fees_ = "[";
    germini::solo::BySeat<minchiate::FinalCount> final_;
};
/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::solo::Event> events);

} // namespace germini::protocol::solo
