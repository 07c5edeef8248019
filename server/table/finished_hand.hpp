// A hand with nothing left to hide: closed or struck out here, or read from a record, which contains the
// pack. None can be made of a hand under way (tests/compile_fail).
#pragma once
#include "server/model/closed_log.hpp"
#include "server/table/game.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

class FinishedHand {
public:
    FinishedHand(RulesPtr rules, const model::ClosedLog& log)
        : rules_(std::move(rules)), whole_(log.whole()) {
        for (const model::EventsRow& row : log.rows())
            rows_.push_back(LoggedEvents{row.codec, row.count, row.seat, row.bytes});
    }

    const RulesPtr& rules() const { return rules_; }
    const std::vector<LoggedEvents>& rows() const { return rows_; }
    /// Returns true if the hand was played to its end.
    bool whole() const { return whole_; }

private:
    template <class W>
    friend protocol::ReadResult<ReplayedRecord> replay_record(const protocol::RawJson& raw);
    FinishedHand(RulesPtr rules, std::vector<LoggedEvents> rows, bool whole)
        : rules_(std::move(rules)), rows_(std::move(rows)), whole_(whole) {}

    RulesPtr rules_;
    std::vector<LoggedEvents> rows_;
    bool whole_;
};

/// An illegal move.
struct BadMove {
    int move = 0; ///< index from 0
    Seat seat = kNoSeat;
    std::string rule; ///< the clause that the move breaks
};

/// A hand read from a record and replayed.
struct ReplayedRecord {
    FinishedHand hand;
    std::optional<BadMove> bad;
    std::optional<Closing> closing; ///< only if the hand was played to its end
};

} // namespace germini::server
