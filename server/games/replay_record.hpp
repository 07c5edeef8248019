// Replays a record by its game's rules, for a `W` that reads records (wire_game.hpp).
#pragma once
#include "server/games/rules_of.hpp"
#include "server/table/finished_hand.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// Implements Game::read_record.
template <class W> protocol::ReadResult<ReplayedRecord> replay_record(const protocol::RawJson& raw) {
    using G = typename W::Engine;
    const auto record = W::read_record(*raw.value);
    if (!record) return tl::make_unexpected(record.error().unread);
    const auto played = W::replay(*record);
    const auto rules = std::make_shared<const RulesOf<W>>(record->rules);
    std::vector<LoggedEvents> rows;
    HandRecorder<W> recorder(rules->preset());
    typename G::State state{};
    for (std::size_t i = 0; i < played.begins.size(); ++i) {
        LoggedEvents row;
        row.codec = W::kCodec;
        if (i > 0) row.seat = record->moves.at(i - 1).move.seat;
        const std::size_t end = i + 1 < played.begins.size() ? played.begins[i + 1] : played.events.size();
        for (std::size_t n = played.begins[i]; n < end; ++n) {
            W::encode(row.bytes.unsealed(), played.events[n]);
            G::fold(state, played.events[n]);
            recorder.add(played.events[n]);
            ++row.events;
        }
        rows.push_back(std::move(row));
    }
    ReplayedRecord out{FinishedHand(rules, std::move(rows), G::over(state)), {}, {}};
    if (played.error) out.bad = BadMove{played.error->move, played.error->seat, played.error->rule};
    if (out.hand.whole()) out.closing = std::move(recorder).done(state);
    return out;
}

} // namespace germini::server
