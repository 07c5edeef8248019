// The result of a hand, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/bolognese/state.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"

#include <span>
#include <string>

namespace germini::protocol::bolognese {

/// Builds a hand's result from its events.
class ResultWriter {
public:
    void add(const germini::bolognese::Event& event);
    /// Returns the result as JSON text; `state` is the state after all events.
    std::string done(const germini::bolognese::State& state) const;

private:
    /// What one side's pile is worth at the count (COUNT-2).
    struct Count {
        int sequences = 0, cricche = 0, scartini = 0, last = 0;
        std::string list = "["; ///< combinations, as JSON
        void add(const germini::bolognese::Scored& e);
    };
    void score(const germini::bolognese::Scored& e);
    void give(const germini::bolognese::Transferred& e);
    static void append_soloist(std::string& out, const germini::bolognese::State& state);
    void append_count(std::string& out, Side side, const germini::bolognese::State& state) const;

    std::string scores_ = "[", given_ = "[";
    germini::bolognese::BySide<Count> final_;
    Seat speaker_ = kNoSeat; ///< seat of the combinations being shown
    bool counting_ = false;  ///< the last trick has been played
    SeatSet resting_;        ///< seats that sit the hand out
    Seat caller_ = kNoSeat;  ///< seat that called out
};
/// Returns the result of all a hand's events, complete or in progress, as JSON text.
std::string write_result(std::span<const germini::bolognese::Event> events);

} // namespace germini::protocol::bolognese
