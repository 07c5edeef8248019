// What the server sends over the WebSocket (schema/outbound.json): every message is made here and nowhere
// else, as JSON text. Nothing here can take an event of a hand: only text that a viewer's SeenEvents made.
#pragma once
#include "protocol/json_text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

inline constexpr int kProtocol = 1;

struct You {
    std::string guest;
    std::string name;
    std::optional<int> seat;
    bool host = false;
};
std::string welcome(const You& you, std::string_view table);

/// `seen`: the viewer's events as JSON objects with commas between, numbered from `n` on.
std::string events(int hand, int n, std::string_view seen);
/// `choice`: JSON text.
std::string choice(int hand, int n, std::string_view choice);
std::string done(std::string_view id);
std::string refused(std::string_view id, std::string_view rule);
std::string error(const ReadError& error, const std::optional<std::string>& id);
std::string said(int seat, std::string_view emote);
std::string pong();
std::string bye(std::string_view code, std::string_view message);

struct Clock {
    std::vector<int> seats;
    std::int64_t ends = 0; ///< milliseconds since 1970
    std::int64_t left = 0; ///< milliseconds
};
std::string clock(const std::optional<Clock>& clock);

struct Holder {
    std::string name;
    bool bot = false, here = false, ready = false, vacated = false, substitute = false;
};
struct ClosedHand {
    std::string id;
    int number = 0, dealer = 0;
    std::vector<int> resti;
};
struct Match {
    std::string id;
    std::vector<ClosedHand> hands;
    int length = 0;
    std::vector<int> totals;
};
struct Table {
    std::string id, game;
    std::string rules; ///< JSON text
    std::string_view state;
    std::vector<std::optional<Holder>> seats;
    int spectators = 0;
    std::optional<int> host;
    bool open = false, bots = false, spectators_allowed = false;
    std::optional<std::int64_t> seconds;
    int hand = 0;
    std::optional<Match> match;
    std::optional<Clock> clock;
};
/// As the viewer in seat `you` sees it; `invitation` only for those who may pass it on.
std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation);

/// A moment in UTC with milliseconds, "2026-11-20T20:15:00.000Z".
std::string utc_text(std::int64_t milliseconds);

} // namespace germini::protocol
