// A record as read by a game, in the form that the server core uses.
#pragma once
#include "protocol/archive/replay.hpp"
#include "server/table/finished_hand.hpp"

#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// Result of W::read_record.
template <class Event> struct RecordRead {
    std::string rules; ///< rules in their stored form
    std::vector<Event> events;
    std::vector<std::size_t> begins; ///< index of the first event of the deal, then of each lawful move
    std::vector<Seat> by;            ///< seat of each move
    std::optional<BadMove> bad;
};

template <class Event, class ParsedMove>
RecordRead<Event> record_read(std::string rules, const std::vector<ParsedMove>& moves,
                              protocol::Replay<Event> played) {
    RecordRead<Event> out{std::move(rules), std::move(played.events), std::move(played.begins), {}, {}};
    for (std::size_t i = 0; i + 1 < out.begins.size(); ++i) out.by.push_back(moves[i].move.seat);
    if (played.error) out.bad = BadMove{played.error->move, played.error->seat, played.error->rule};
    return out;
}

} // namespace germini::server
