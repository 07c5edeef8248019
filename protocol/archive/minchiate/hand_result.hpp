// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/minchiate/event.hpp"
#include "engine/minchiate/state.hpp"
#include "protocol/archive/minchiate/final_count.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"

#include <span>
#include <string>

namespace germini::protocol::minchiate {

/// Builds a hand's result from its events.
class ResultWriter {
public:
    void add(const germini::minchiate::Event& event);
    /// Returns the result as JSON text; `state` is the state after all events.
    std::string done(const germini::minchiate::State& state) const;

private:
    void add(const germini::minchiate::Scored& e);
    void add(const germini::minchiate::Paid& e);

    std::string scores_ = "[", resti_ = "[";
    germini::minchiate::BySide<FinalCount> final_;
};
/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::minchiate::Event> events);

} // namespace germini::protocol::minchiate
