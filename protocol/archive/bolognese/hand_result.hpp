// What a hand comes to, as `germini-result/1`: docs/rules/hand-record.md.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/bolognese/state.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"

#include <span>
#include <string>

namespace germini::protocol::bolognese {

/// The result of a hand while its events come in.
class ResultText {
public:
    void add(const germini::bolognese::Event& event);
    /// `state` is what the events fold to.
    std::string done(const germini::bolognese::State& state) const;

private:
    /// What one side's pile comes to at the count (COUNT-2).
    struct Count {
        int sequences = 0, cricche = 0, scartini = 0, last = 0;
        std::string list = "["; ///< of its combinations
        void add(const germini::bolognese::Scored& e);
    };
    void score(const germini::bolognese::Scored& e);
    void give(const germini::bolognese::Transferred& e);
    void append_count(std::string& out, Side side, const germini::bolognese::State& state) const;

    std::string scores_ = "[", given_ = "[";
    germini::bolognese::BySide<Count> final_;
    Seat speaker_ = kNoSeat; ///< of the combinations that are shown
    bool counting_ = false;  ///< the last trick is played
    Seat caller_ = kNoSeat;  ///< who called out
};
/// The same of all the events of a hand, complete or under way, as JSON text.
std::string write_result(std::span<const germini::bolognese::Event> events);

} // namespace germini::protocol::bolognese
