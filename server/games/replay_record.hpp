// Replays a record by its game's rules, for a `W` that reads records (wire_game.hpp).
#pragma once
#include "server/games/wire_game.hpp"
#include "server/table/finished_hand.hpp"

namespace germini::server {

/// Implements Game::read_record.
template <class W> protocol::ReadResult<ReplayedRecord> replay_record(const nlohmann::json& record) {
    auto read = W::read_record(record);
    if (!read) return tl::make_unexpected(read.error());
    const auto& events = read->events;
    std::vector<LoggedEvents> rows;
    typename W::Closer closer(read->rules);
    typename W::Engine::State state{};
    for (std::size_t i = 0; i < read->begins.size(); ++i) {
        LoggedEvents row;
        row.codec = W::kCodec;
        if (i > 0) row.seat = read->by.at(i - 1);
        const std::size_t end = i + 1 < read->begins.size() ? read->begins[i + 1] : events.size();
        for (std::size_t n = read->begins[i]; n < end; ++n) {
            W::encode(row.bytes.unsealed(), events[n]);
            W::Engine::fold(state, events[n]);
            closer.add(events[n]);
            ++row.events;
        }
        rows.push_back(std::move(row));
    }
    const bool whole = W::Engine::over(state);
    std::optional<Closing> closing;
    if (whole) closing = std::move(closer).done(state);
    return ReplayedRecord{FinishedHand(std::move(read->rules), std::move(rows), whole), std::move(read->bad),
                          std::move(closing)};
}

} // namespace germini::server
