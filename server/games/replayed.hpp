// Replays a closed hand's events, either as one viewer was sent them or with its cards. With cards, each
// event is taken from the seat that saw most of it. No all-seeing viewer is needed, so no code exists that
// could show one an open hand.
#pragma once
#include "protocol/wire/seen_json.hpp"
#include "server/games/log_row.hpp"
#include "server/table/finished_hand.hpp"

#include <optional>
#include <string>
#include <variant>

namespace germini::server {

inline std::size_t cards_shown(const SeenEvent& event) {
    return std::visit(
        [](const auto& e) -> std::size_t {
            if constexpr (requires { e.cards.size(); })
                return e.cards.size();
            else
                return 0;
        },
        event);
}

/// Returns the seats' view of an event that shows the most cards.
template <class W> SeenEvent fullest_view(const typename W::Engine::Event& event, int seats) {
    SeenEvent most = W::Engine::project(event, Viewer{Seat{}});
    for (const Seat seat : SeatSet::all(seats)) {
        SeenEvent seen = W::Engine::project(event, Viewer{seat});
        if (cards_shown(seen) > cards_shown(most)) most = std::move(seen);
    }
    return most;
}

/// Implements Game::replay_events.
template <class W> std::string replayed(const FinishedHand& hand, std::optional<Viewer> viewer) {
    const int seats = hand.rules()->seats();
    std::string text = "[";
    bool over = false;
    for (const LoggedEvents& row : hand.rows())
        for (const auto& event : events_in_row<W>(row.codec, row.events, row.bytes)) {
            if (over) throw BrokenInvariant("the log of a closed hand continues after its end");
            const SeenEvent seen =
                viewer ? W::Engine::project(event, *viewer) : fullest_view<W>(event, seats);
            over = std::holds_alternative<SeenOver>(seen);
            if (text.size() > 1) text += ',';
            protocol::append_seen(text, seen, W::Engine::names());
        }
    if (!over && hand.whole()) throw BrokenInvariant("the log of a closed hand is incomplete");
    return text + ']';
}

} // namespace germini::server
