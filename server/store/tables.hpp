// Tables and their seats.
#pragma once
#include "protocol/wire/bot_level.hpp"
#include "server/crypto/random.hpp"
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

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

struct TableRow {
    TableKey key;
    std::string id;
    std::string game;
    std::string rules; ///< {"preset", "options"} as text
    bool open = true, bots = true, spectators = true;
    protocol::BotLevel level = protocol::BotLevel::greedy;
    std::optional<std::int64_t> seconds;
    int rounds = 1;     ///< rounds per match
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

struct SeatRow {
    Seat seat{};
    std::optional<GuestKey> guest; ///< the guest who may claim it
    std::string name;
    bool bot = false, vacated = false, ready = false, break_off = false, stalled = false;
    std::optional<GuestKey> left_by{}; ///< the guest who left it for good, until another guest owns it
    std::optional<GuestKey> heir{};    ///< the guest who gets the seat from the next hand on
    std::string heir_name{};
    std::string votes{};       ///< JSON text (server/table/proposal.hpp); empty if there are no votes
    std::string client_seed{}; ///< seed that its guest adds to the next deal (server/fair)
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// Adds a table, ignoring its `key`, and returns the new key. The host becomes a member.
TableKey add_table(Database& db, const TableRow& table);
/// Returns the ids of all tables that are not over, oldest first.
std::vector<std::string> unfinished_tables(Database& db);
/// Finds a table by its id, even if it is over.
std::optional<TableRow> find_table(Database& db, const std::string& id);

void set_table_state(Database& db, TableKey table, Stage state);
void set_chat_muted(Database& db, TableKey table, bool muted);
void set_public(Database& db, TableKey table, bool is_public);
void set_host(Database& db, TableKey table, GuestKey guest);
void set_halt(Database& db, TableKey table, const std::optional<HaltRow>& halt);
void set_invitation(Database& db, TableKey table, const server::SecretHash& invitation);

std::vector<SeatRow> seats_of(Database& db, TableKey table);
/// Saves the new state of all seats.
void save_seats(Database& db, TableKey table, const std::vector<SeatRow>& seats);

/// Reason why a guest without a seat may enter a table: invited to play, or to watch an evening's table.
enum class Admitted : std::uint8_t { player, watcher };
std::vector<GuestKey> members_of(Database& db, TableKey table, Admitted as);
/// Admits the guest; a watcher may become a player, but not the reverse.
void add_member(Database& db, TableKey table, GuestKey guest, Admitted as);
void remove_member(Database& db, TableKey table, GuestKey guest);
/// Returns the guests who may no longer come to the table.
std::vector<GuestKey> barred_from(Database& db, TableKey table);
/// Returns whether any row of the person is barred.
bool is_barred(Database& db, TableKey table, GuestKey person);
void bar(Database& db, TableKey table, GuestKey guest);

/// The answer to a guest's action, by the client's id. Moves that were accepted are only in the log.
struct AnswerRow {
    GuestKey guest;
    protocol::ActionId id{};
    std::string rule; ///< the rule it broke; empty if it was accepted
};
/// Number of answers kept per guest and table.
inline constexpr std::size_t kAnswersKept = 64;
/// Adds the answer, and deletes all but the guest's last ones at this table.
void add_answer(Database& db, TableKey table, const AnswerRow& answer);
void forget_answers(Database& db, TableKey table, GuestKey guest);
/// Returns the answers to each guest's highest ids, kAnswersKept per guest, including accepted moves; in
/// ascending order of id.
std::vector<AnswerRow> answers_of(Database& db, TableKey table);

} // namespace germini::store
