// Tables and who holds their seats.
#pragma once
#include "server/crypto/random.hpp"
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// In the order of the column's words. The column says `playing` as long as the match is under way: whether
/// the table is between two hands, the last hand's row tells.
enum class Stage : std::uint8_t { waiting, playing, between, over };
inline constexpr std::array<std::string_view, 4> kStages{"waiting", "playing", "between", "over"};
constexpr std::string_view word(Stage stage) { return kStages[static_cast<std::size_t>(stage)]; }

/// A match that stands still (server/table/halt.hpp). Times are milliseconds since 1970.
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
    std::optional<std::int64_t> seconds;
    int rounds = 1;     ///< in a match
    bool drawn = false; ///< the seats, when a match begins
    server::SecretHash invitation{};
    /// Of which the secrets of its hands come (server/fair); empty: it was made before there were any.
    server::Sealed fair_key;
    GuestKey host;         ///< a guest's key
    std::string host_id;   ///< and its id
    std::string host_name; ///< as it is shown
    Stage state = Stage::waiting;
    std::int64_t created = 0;
    bool takeover = true;         ///< strangers may take over a seat in a match
    std::string chat = "between"; ///< one of protocol::kChats
    bool aids = false;            ///< aids to the memory are allowed
    bool hints = false;           ///< one may ask what a bot would play
    bool hushed = false;          ///< the host has asked for silence
    bool is_public = true;        ///< everybody may see its next match, or the one that is played
    std::optional<HaltRow> halt;
    bool assigned = false; ///< before a match nobody takes a free seat by himself
};

struct SeatRow {
    Seat seat{};
    std::optional<GuestKey> guest; ///< who may claim it
    std::string name;
    bool bot = false, vacated = false, ready = false, break_off = false, stalled = false;
    std::optional<GuestKey> left_by{}; ///< who left it for good, until another holds it as his own
    std::optional<GuestKey> heir{};    ///< a guest, whose the seat is from the next hand on
    std::string heir_name{};
    std::string votes{}; ///< JSON text (server/table/motion.hpp); empty: none
    std::string noise{}; ///< what its guest adds to the next deal (server/fair)
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// Adds a table; its `key` is the answer's. The host is a member of it.
TableKey add_table(Database& db, const TableRow& table);
/// The ids of all tables that are not over, oldest first.
std::vector<std::string> unfinished_tables(Database& db);
/// A table by its id, also one that is over.
std::optional<TableRow> find_table(Database& db, const std::string& id);

void set_table_state(Database& db, TableKey table, Stage state);
void set_hushed(Database& db, TableKey table, bool hushed);
void set_public(Database& db, TableKey table, bool is_public);
void set_host(Database& db, TableKey table, GuestKey guest);
void set_halt(Database& db, TableKey table, const std::optional<HaltRow>& halt);
void set_invitation(Database& db, TableKey table, const server::SecretHash& invitation);

std::vector<SeatRow> seats_of(Database& db, TableKey table);
/// The seats as they now are, all of them.
void save_seats(Database& db, TableKey table, const std::vector<SeatRow>& seats);

std::vector<GuestKey> members_of(Database& db, TableKey table);
void add_member(Database& db, TableKey table, GuestKey guest);
void remove_member(Database& db, TableKey table, GuestKey guest);
/// Who may not come to the table any more.
std::vector<GuestKey> barred_from(Database& db, TableKey table);
/// Whether any of the person's rows is.
bool is_barred(Database& db, TableKey table, GuestKey person);
void bar(Database& db, TableKey table, GuestKey guest);

/// How an action of a guest was answered, by the client's id. A move that was done is in the log alone.
struct AnswerRow {
    GuestKey guest;
    protocol::ActionId id{};
    std::string rule; ///< that it broke; empty: it was done
};
/// So many are kept of a guest at a table.
inline constexpr std::size_t kAnswersKept = 64;
/// Adds it, and forgets all but the guest's last ones at this table.
void add_answer(Database& db, TableKey table, const AnswerRow& answer);
void forget_answers(Database& db, TableKey table, GuestKey guest);
/// The answers to the highest ids of each guest, so many as are kept, moves that were done among them; by
/// rising id.
std::vector<AnswerRow> answers_of(Database& db, TableKey table);

} // namespace germini::store
