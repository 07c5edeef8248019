// What a client sends over the WebSocket: a closed sum (schema/inbound.json).
#pragma once
#include "engine/core/seat.hpp"
#include "protocol/json_text.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace germini::protocol {

/// Longer messages are refused by the connection already.
inline constexpr std::size_t kMaxMessageBytes = 32u * 1024;
inline constexpr int kMaxActionId = 64;
/// Length of people's names, in characters as people count them.
inline constexpr int kMaxName = 24;
inline constexpr int kMaxSeatNumber = kMaxSeats - 1;
inline constexpr std::array<std::string_view, 5> kEmotes{"bravo", "scusa", "grazie", "buongiorno",
                                                         "accidenti"};

/// The last numbered event that the client has.
struct Since {
    int hand = 0;
    int n = 0;
    std::optional<int> seat; ///< that it saw them from; -1: from none
};
struct Hello {
    std::string table;
    std::optional<std::string> invitation;
    std::optional<Since> since;
};
/// A move; what it says is the game's to read.
struct Act {
    std::string id;
    int hand = 0;
    nlohmann::json move;
};

struct Sit {
    int seat = 0;
};
struct Swap {
    int first = 0, second = 0;
};
struct Stand {};
struct PutBot {
    int seat = 0;
};
struct TakeBot {
    int seat = 0;
};
struct Ready {};
struct Leave {};
struct TakeBack {};
struct Invite {};
/// Its guest wishes, or wishes no longer, to end the match now.
struct BreakOff {
    bool wish = true;
};
/// Another match with the same seats.
struct Again {};
using What = std::variant<Sit, Swap, Stand, PutBot, TakeBot, Ready, Leave, TakeBack, Invite, BreakOff, Again>;
/// Something at the table that is no move.
struct Do {
    std::string id;
    What what;
};
struct Say {
    std::string emote;
};
struct Ping {};

using Inbound = std::variant<Hello, Act, Do, Say, Ping>;

/// A message that was not understood, with its action's id where that could be read.
struct Unread {
    ReadError error;
    std::optional<std::string> id;
};

tl::expected<Inbound, Unread> read_inbound(std::string_view text);

} // namespace germini::protocol
