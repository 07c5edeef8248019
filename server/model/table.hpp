// Tables.
#pragma once
#include "protocol/wire/bot_level.hpp"
#include "server/crypto/random.hpp"
#include "server/crypto/sealed.hpp"
#include "server/model/keys.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::model {

/// In the order of the column's words. The column is `playing` while the match is under way; the last
/// hand's row shows whether the table is between two hands.
enum class Stage : std::uint8_t { waiting, playing, between, over };
inline constexpr std::array<std::string_view, 4> kStages{"waiting", "playing", "between", "over"};
constexpr std::string_view word(Stage stage) { return kStages[static_cast<std::size_t>(stage)]; }

/// A paused match (server/table/halt.hpp). Times are milliseconds since 1970.
struct HaltRow {
    std::string kind;
    std::int64_t since = 0, until = 0;
};

/// What a table plays by.
struct PlayedRules {
    std::string rules; ///< {"preset", "options"} as text
    int rounds = 1;    ///< per match
    friend bool operator==(const PlayedRules&, const PlayedRules&) = default;
};
/// What a table plays by from now on, and what it returns to later.
struct NewRules {
    PlayedRules now;
    std::optional<PlayedRules> later;
};

struct TableRow {
    TableKey key;
    std::string id;
    std::string game;
    std::string rules; ///< {"preset", "options"} as text
    bool open = true, bots = true, spectators = true;
    protocol::BotLevel level = protocol::BotLevel::greedy;
    std::optional<std::int64_t> seconds;
    int rounds = 1; ///< rounds per match
    /// Set while the table plays by other rules until more players have come: those that it returns to.
    std::optional<PlayedRules> later;
    bool drawn = false; ///< seats are drawn when a match begins
    server::SecretHash invitation{};
    /// Key that the secrets of its hands are derived from (server/fair); empty if the table is older than
    /// that.
    server::Sealed fair_key;
    GuestKey host;         ///< key of the host's guest row
    std::string host_id;   ///< the host's id
    std::string host_name; ///< the host's display name
    Stage state = Stage::waiting;
    std::int64_t created = 0;
    bool takeover = true;         ///< strangers may take over a seat during a match
    std::string chat = "between"; ///< one of protocol::kChats
    bool aids = false;            ///< memory aids are allowed
    bool hints = false;           ///< players may ask what a bot would play
    bool chat_muted = false;      ///< the host has muted the chat
    bool is_public = true;        ///< everybody may see its next or present match
    std::optional<HaltRow> halt;
    bool assigned = false; ///< guests cannot take a free seat themselves before a match
};

} // namespace germini::model
