// What a game's reader of records gives the table's house.
#pragma once
#include "protocol/archive/replay.hpp"
#include "server/table/bygone.hpp"

#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// W::read_record.
template <class Event> struct RecordRead {
    std::string rules; ///< as a table keeps them
    std::vector<Event> events;
    std::vector<std::size_t> begins; ///< of the deal's events, then of each lawful move's
    std::vector<Seat> by;            ///< whose moves
    std::optional<BadMove> bad;
};

template <class Event, class ReadMove>
RecordRead<Event> record_read(std::string rules, const std::vector<ReadMove>& moves,
                              protocol::Replay<Event> played) {
    RecordRead<Event> out{std::move(rules), std::move(played.events), std::move(played.begins), {}, {}};
    for (std::size_t i = 0; i + 1 < out.begins.size(); ++i) out.by.push_back(moves[i].move.seat);
    if (played.error) out.bad = BadMove{played.error->move, played.error->seat, played.error->rule};
    return out;
}

} // namespace germini::server
