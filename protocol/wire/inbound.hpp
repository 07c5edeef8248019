// Messages from a client over the WebSocket: a closed sum (schema/inbound.json).
#pragma once
#include "engine/core/seat.hpp"
#include "protocol/wire/action_id.hpp"
#include "protocol/wire/bot_pace.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/raw_json.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace germini::protocol {

/// The connection refuses longer messages before they get here.
inline constexpr std::size_t kMaxMessageBytes = 32u * 1024;
/// Maximum length of people's names, in characters as people count them.
inline constexpr int kMaxName = 24;
/// Maximum length of a chat message, in code points.
inline constexpr std::size_t kMaxChatChars = 280;
inline constexpr int kMaxSeatNumber = kMaxSeats - 1;
/// The last five are the table talk of Mattazza (SAY-7).
inline constexpr std::array<std::string_view, 10> kEmotes{"bravo",     "scusa",   "grazie", "buongiorno",
                                                          "accidenti", "duro",    "metti",  "migliori",
                                                          "pagatore",  "campagna"};

/// When a table accepts chat messages: always, while no hand is open, never.
inline constexpr std::array<std::string_view, 3> kChats{"on", "between", "off"};

/// What `vote` may be for; the last two name a seat.
inline constexpr std::array<std::string_view, 4> kVotes{"pause", "adjourn", "bot", "step_in"};

/// The last numbered event that the client received.
struct LastEvent {
    int hand = 0;
    int n = 0;
    std::optional<int> seat; ///< seat that viewed the events; -1: no seat
};
struct Hello {
    std::string table;
    std::optional<std::string> invitation;
    std::optional<LastEvent> since;
};
/// A move, which its game reads.
struct MoveMessage {
    ActionId id{};
    int hand = 0;
    int n = 0; ///< number of the `choice` being answered
    RawJson move;
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
/// Readiness for the next hand. `client_seed`: this seat's randomness for the deal (docs/fair.md), 32
/// hexadecimal digits or empty.
struct Ready {
    std::string client_seed{};
};
struct Leave {};
struct TakeBack {};
struct Invite {};
/// The guest's wish to end the match now, or its withdrawal.
struct BreakOff {
    bool wish = true;
};
/// A request for another match with the same seats.
struct Again {};
/// Before the start: removes the guest in that seat, who may not return.
struct SendAway {
    int seat = 0;
};
/// A vote for a joint decision at the table, or its withdrawal.
struct Vote {
    std::string wish; ///< one of kVotes
    int seat = -1;    ///< for votes about a seat
    bool yes = true;
};
/// The host mutes or unmutes the chat.
struct MuteChat {
    bool muted = true;
};
/// The host's decision whether everybody may see the next match.
struct Publish {
    bool yes = true;
};
/// The host has the table play by another preset until more players have come; nullopt: by its own rules
/// again.
struct PlayMeanwhile {
    std::optional<std::string> preset;
};
/// Closes the table for good.
struct CloseTable {};
using TableAction =
    std::variant<Sit, Swap, Stand, PutBot, RemoveBot, Ready, Leave, TakeBack, Invite, BreakOff, Again,
                 SendAway, Vote, MuteChat, Publish, PlayMeanwhile, CloseTable>;
/// An action at the table other than a move.
struct ActionMessage {
    ActionId id{};
    TableAction what;
};
struct EmoteMessage {
    std::string emote;
};
/// A chat message.
struct ChatMessage {
    std::string text;
};
struct Ping {};
/// Confirms that this choice is on the screen: its move clock starts.
struct ChoiceShown {
    int hand = 0, n = 0;
};

/// A guest's wish; the bots of a table use the slowest pace that its players wish.
struct PaceMessage {
    BotPace wish = BotPace::natural;
};

/// Asks what a bot would do in this seat's position.
struct AskHint {
    int hand = 0, n = 0; ///< number of the choice
};

/// Whether this guest is looking at the last trick, which the next lead covers.
struct LookBack {
    bool open = false;
};

using Inbound = std::variant<Hello, MoveMessage, ActionMessage, EmoteMessage, ChatMessage, Ping, ChoiceShown,
                             PaceMessage, AskHint, LookBack>;

/// A message that could not be parsed, with its action's id if that is readable.
struct InvalidMessage {
    ReadError error;
    std::optional<ActionId> id;
};

tl::expected<Inbound, InvalidMessage> read_inbound(std::string_view text);

} // namespace germini::protocol
