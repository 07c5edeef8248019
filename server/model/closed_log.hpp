// The log of a hand with nothing left to hide.
#pragma once
#include "server/model/events.hpp"

#include <utility>
#include <vector>

// Reads the hands whose logs are closed (store/history.hpp).
namespace germini::store {
class ClosedHands;
} // namespace germini::store

namespace germini::model {

/// The log of a hand that is no longer played, so all its cards may be shown: the hand is closed, and if it
/// was annulled its match is over, or its match was broken off during it. Only store::ClosedHands makes one,
/// from a row that proves it. None exists for a hand under way or paused, for any caller
/// (tests/compile_fail).
class ClosedLog {
public:
    const std::vector<EventsRow>& rows() const { return rows_; }
    /// Returns whether the hand was played to its end.
    bool whole() const { return whole_; }

private:
    friend class store::ClosedHands;
    ClosedLog(std::vector<EventsRow> rows, bool whole) : rows_(std::move(rows)), whole_(whole) {}
    std::vector<EventsRow> rows_;
    bool whole_;
};

} // namespace germini::model
