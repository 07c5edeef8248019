// Messages from the server over the WebSocket (schema/outbound.json). Every message is made here, as JSON
// text. Nothing here accepts a hand's event, only text made from a viewer's SeenEvents.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "protocol/wire/json_text.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

inline constexpr int kProtocol = 5;

struct Recipient {
    std::string guest;
    std::string name;
    std::int64_t number = 0; ///< the guest's public number
    std::optional<int> seat;
    bool host = false;
    ActionId last{}; ///< highest of the guest's actions at this table that was answered; 0: none
};
/// `now`: milliseconds since 1970.
std::string welcome(const Recipient& you, std::string_view table, std::int64_t now);

/// `seen`: the viewer's events as JSON objects separated by commas, numbered from `n`.
std::string events(int hand, int n, std::string_view seen);
/// `choice`: JSON text.
std::string choice(int hand, int n, std::string_view choice);
std::string done(ActionId id);
/// `clause_text`: a sentence for a clause of the game; for the table's own rules the sentence is added here.
std::string refused(ActionId id, std::string_view rule, std::string_view clause_text);
std::string error(const ReadError& error, std::optional<ActionId> id);
std::string said(int seat, std::string_view emote);
/// A chat message at the table.
struct Utterance {
    std::int64_t n = 0;      ///< rises at the table, even over a restart: the time in milliseconds, or the
                             ///< previous number plus one
    std::int64_t number = 0; ///< the speaker's public number
    std::string name;
    std::optional<int> seat; ///< the speaker's seat at that time
    std::string text;
};
std::string talk(const std::vector<Utterance>& messages);
/// A bot's suggestion: `hint` is JSON text, an object with the move and its reasons.
std::string advice(int hand, int n, std::string_view hint);
std::string pong();
/// Announces a restart at that time, in milliseconds since 1970; empty: the restart is cancelled.
std::string restart(std::optional<std::int64_t> at);
/// `at`: the node to connect to; empty: the message has no such field.
std::string bye(std::string_view code, std::string_view message, std::string_view at = {});

struct Clock {
    std::vector<int> seats;
    std::int64_t ends = 0; ///< milliseconds since 1970
    std::int64_t left = 0; ///< milliseconds
};
std::string clock(const std::optional<Clock>& clock);

struct SeatOccupant {
    std::string name;
    std::optional<std::int64_t> number; ///< number of the guest who may claim the seat
    bool bot = false, here = false, ready = false, vacated = false, substitute = false, break_off = false,
         deserter = false,
         silent = false;               ///< connected but not answering
    bool overdue = false;              ///< asked, or away, for longer than the table's limit
    bool member = false;               ///< its guest has an account
    std::optional<std::string> next;   ///< name of the guest who takes the seat from the next hand
    std::optional<std::int64_t> away;  ///< start of its guest's absence, in milliseconds since 1970
    std::optional<std::int64_t> asked; ///< start of the wait for its answer
};
/// A vote in progress at a table.
struct Ballot {
    std::string wish;
    std::optional<int> seat; ///< the seat concerned
    std::vector<int> by;     ///< seats that voted for it
    std::vector<int> of;     ///< seats whose votes count
    int need = 0;            ///< number of votes needed
};
/// A halted match: paused, adjourned or abandoned.
struct Halt {
    std::string kind;
    std::int64_t since = 0, until = 0; ///< milliseconds since 1970
};
/// A guest (with public number) or bot who was dealt a hand of a match.
struct Player {
    std::string name;
    std::optional<std::int64_t> number;
    bool member = false; ///< has an account
};
struct ClosedHand {
    std::string id;
    int number = 0; ///< number in the match
    int dealer = 0;
    std::vector<int> amounts;  ///< by seat, in the game's unit
    std::string_view ending;   ///< a word of engine/core/result.hpp
    std::vector<int> persons;  ///< by seat
    std::vector<Player> dealt; ///< by seat
};
/// Closed hands of a match, whose `table` has only their number and totals.
std::string hands(const std::string& match, std::span<const ClosedHand> closed);
/// A gain or loss of the match outside its hands (schema/seat.json).
struct LedgerLine {
    std::string reason;
    int round = 0, hand = 0;  ///< both from 1; the hand counts within the match
    std::vector<int> amounts; ///< by person
};
/// Seating and dealer of a hand of a match (schema/seat.json).
struct HandPlan {
    int round = 1;
    int dealer = 0;           ///< a seat
    std::vector<int> persons; ///< by seat
};
/// The cost of breaking off a match now.
struct BreakOffCost {
    std::vector<int> deserters;    ///< persons who would pay
    std::vector<LedgerLine> lines; ///< ledger lines that it would add
    std::vector<int> of;           ///< seats that must all wish it
};
/// The revealed seat draw of a match: the committed secret in hexadecimal digits, and everybody's randomness,
/// by person, as JSON text.
struct RevealedDraw {
    std::string secret, client_seeds;
};
/// The server's commitment before a deal: a hash of its secret (docs/fair.md).
struct DealCommitment {
    int hand = 0; ///< number at the table
    std::string cards;
    std::optional<std::string> seats; ///< set if a match begins with this hand
};
struct Match {
    std::string id;
    int from = 0; ///< table number of its first hand
    int rounds = 0;
    std::optional<int> length; ///< number of hands, if known in advance
    /// Players by person: everybody who was dealt a hand, in the order of their first.
    std::vector<std::vector<Player>> players;
    std::vector<int> seating; ///< person by seat
    int played = 0;           ///< number of closed hands
    std::vector<LedgerLine> lines;
    std::vector<int> totals;         ///< by person
    std::optional<std::string> draw; ///< JSON text (schema/seat.json)
    std::optional<RevealedDraw> draw_proof;
    bool broken_off = false;
    std::vector<int> deserters;                ///< persons
    std::vector<HandPlan> course;              ///< its hands, as far as they are known
    std::optional<BreakOffCost> if_broken_off; ///< set while the match is in progress
};
std::string_view seats_by(bool drawn);
struct Table {
    std::string id, game;
    std::string rules;                ///< JSON text
    std::optional<std::string> later; ///< the rules that it returns to, while it plays by others
    std::string_view state;
    std::vector<std::optional<int>> sides; ///< by seat; empty if the side depends on the hand
    std::vector<std::optional<SeatOccupant>> seats;
    int spectators = 0;
    std::optional<int> host; ///< the host's seat
    std::string host_name;
    bool open = false, bots = false, spectators_allowed = false;
    std::string_view level; ///< how well its bots play: one of kBotLevels
    std::optional<std::int64_t> seconds;
    int rounds = 1;
    bool drawn = false;          ///< seats are drawn
    bool takeover = true;        ///< strangers may take over a seat during a match
    bool seats_assigned = false; ///< the organiser of the evening assigns the seats before a match
    std::string_view chat;       ///< one of kChats
    bool chat_muted = false;     ///< the host has muted the chat
    bool aids = false;           ///< memory aids are allowed
    bool hints = false;          ///< players may ask what a bot would play
    bool is_public = false;      ///< everybody may see its current or next match
    std::int64_t limit = 0;      ///< seconds after which a silent or absent player may be replaced
    std::optional<Halt> halt;
    std::vector<Ballot> votes;
    /// Groups of seats whose guests came from the same browser, for the host only. A guest who takes a seat
    /// from the next hand counts as its guest.
    std::vector<std::vector<int>> one_browser;
    std::optional<std::string> last_match; ///< id of the previous match, while another is awaited
    int hand = 0;
    std::optional<DealCommitment> commitment;
    std::optional<Match> match;
    std::optional<Clock> clock;
};
/// The message to everybody at a table; the shared part is written once.
class TableMessageWriter {
public:
    explicit TableMessageWriter(const Table& table);
    /// Returns the message for the viewer in seat `you`; `invitation` only for those who may pass it on.
    std::string to(std::optional<int> you, const std::optional<std::string>& invitation,
                   bool host = false) const;

private:
    std::string head_, tail_;
    std::vector<std::vector<int>> one_browser_;
    std::vector<std::string> seats_; ///< each holder's JSON without `you`; empty for an empty seat
};
/// Returns the message for one of them.
std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation,
                  bool host = false);

/// Returns a UTC time with milliseconds: "2026-11-20T20:15:00.000Z".
std::string utc_text(std::int64_t milliseconds);

} // namespace germini::protocol
