// What a client sends over the WebSocket: a closed sum (schema/inbound.json).
#pragma once
#include "engine/core/seat.hpp"
#include "protocol/wire/action_id.hpp"
#include "protocol/wire/json_text.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace germini::protocol {

/// Longer messages are refused by the connection already.
inline constexpr std::size_t kMaxMessageBytes = 32u * 1024;
/// Length of people's names, in characters as people count them.
inline constexpr int kMaxName = 24;
/// Length of what is said in one's own words, in code points.
inline constexpr std::size_t kMaxWords = 280;
inline constexpr int kMaxSeatNumber = kMaxSeats - 1;
inline constexpr std::array<std::string_view, 5> kEmotes{"bravo", "scusa", "grazie", "buongiorno",
                                                         "accidenti"};

/// When a table hears words of one's own: always, while no hand is open, never.
inline constexpr std::array<std::string_view, 3> kChats{"on", "between", "off"};

/// What `vote` may be for; the last two name a seat.
inline constexpr std::array<std::string_view, 4> kVotes{"pause", "adjourn", "bot", "step_in"};

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
    ActionId id{};
    int hand = 0;
    int n = 0; ///< of the `choice` that it answers
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
struct RemoveBot {
    int seat = 0;
};
/// For the next hand. `noise`: what this seat adds to the deal (docs/fair.md), 32 hexadecimal digits, or
/// nothing.
struct Ready {
    std::string noise{};
};
struct Leave {};
struct TakeBack {};
struct Invite {};
/// Its guest wishes, or wishes no longer, to end the match now.
struct BreakOff {
    bool wish = true;
};
/// Another match with the same seats.
struct Again {};
/// Before the start: the guest in that seat goes, and does not come again.
struct SendAway {
    int seat = 0;
};
/// For something that those at the table decide together, or no longer for it.
struct Vote {
    std::string wish; ///< one of kVotes
    int seat = -1;    ///< where the wish is about one
    bool yes = true;
};
/// The host asks for silence, or no longer.
struct Hush {
    bool silence = true;
};
/// The host says whether everybody may see the match that is to begin.
struct Publish {
    bool yes = true;
};
/// The table is over, for good.
struct CloseTable {};
using What = std::variant<Sit, Swap, Stand, PutBot, RemoveBot, Ready, Leave, TakeBack, Invite, BreakOff,
                          Again, SendAway, Vote, Hush, Publish, CloseTable>;
/// Something at the table that is no move.
struct Do {
    ActionId id{};
    What what;
};
struct Say {
    std::string emote;
};
/// In words of one's own.
struct Speak {
    std::string text;
};
struct Ping {};
/// The choice with this number is on the screen: the time for it begins.
struct Shown {
    int hand = 0, n = 0;
};

/// The pace of bots that a guest wishes, the slowest first.
enum class BotPace : std::uint8_t { natural, quick, immediate };
inline constexpr std::array<std::string_view, 3> kBotPaces{"natural", "quick", "immediate"};
/// The bots of a table keep the slowest pace that its players wish.
struct Pace {
    BotPace wish = BotPace::natural;
};

/// What would a bot do, asked what this seat is asked?
struct AskHint {
    int hand = 0, n = 0; ///< of the choice
};

/// Whether this guest looks at the last trick, which the next lead covers.
struct LookBack {
    bool open = false;
};

using Inbound = std::variant<Hello, Act, Do, Say, Speak, Ping, Shown, Pace, AskHint, LookBack>;

/// A message that was not understood, with its action's id where that could be read.
struct Unread {
    ReadError error;
    std::optional<ActionId> id;
};

tl::expected<Inbound, Unread> read_inbound(std::string_view text);

} // namespace germini::protocol
