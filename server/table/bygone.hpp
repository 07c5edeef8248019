// A hand that has nothing to hide any more: closed or struck out here, or brought by somebody who has its
// record, and so its pack. Of a hand under way there is none, whoever asks (tests/wall).
#pragma once
#include "server/store/history.hpp"
#include "server/table/game.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

class Bygone {
public:
    Bygone(std::string rules, const store::ClosedLog& log) : rules_(std::move(rules)), whole_(log.whole()) {
        for (const store::EventsRow& row : log.rows())
            rows_.push_back(LoggedEvents{row.codec, row.count, row.seat, row.bytes});
    }

    const std::string& rules() const { return rules_; } ///< text that Game::read_rules made
    const std::vector<LoggedEvents>& rows() const { return rows_; }
    /// Played to its end.
    bool whole() const { return whole_; }

private:
    template <class W> friend protocol::ReadResult<Recorded> recorded(const nlohmann::json& record);
    Bygone(std::string rules, std::vector<LoggedEvents> rows, bool whole)
        : rules_(std::move(rules)), rows_(std::move(rows)), whole_(whole) {}

    std::string rules_;
    std::vector<LoggedEvents> rows_;
    bool whole_;
};

/// A move that is not lawful.
struct BadMove {
    int move = 0; ///< from 0
    Seat seat = kNoSeat;
    std::string rule; ///< the clause that it breaks
};

/// A record played.
struct Recorded {
    Bygone hand;
    std::optional<BadMove> bad;
    std::optional<Closing> closing; ///< where it is whole
};

} // namespace germini::server
