// What the server sends over the WebSocket (schema/outbound.json): every message is made here and nowhere
// else, as JSON text. Nothing here can take an event of a hand: only text that a viewer's SeenEvents made.
#pragma once
#include "protocol/wire/inbound.hpp"
#include "protocol/wire/json_text.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

inline constexpr int kProtocol = 3;

struct You {
    std::string guest;
    std::string name;
    std::int64_t number = 0; ///< the guest's public one
    std::optional<int> seat;
    bool host = false;
    ActionId last{}; ///< the highest of the guest's actions at this table that was answered; 0: none
};
std::string welcome(const You& you, std::string_view table);

/// `seen`: the viewer's events as JSON objects with commas between, numbered from `n` on.
std::string events(int hand, int n, std::string_view seen);
/// `choice`: JSON text.
std::string choice(int hand, int n, std::string_view choice);
std::string done(ActionId id);
/// `clause_text`: a sentence for a clause of the game; of the table's own rules there is one here.
std::string refused(ActionId id, std::string_view rule, std::string_view clause_text);
std::string error(const ReadError& error, std::optional<ActionId> id);
std::string said(int seat, std::string_view emote);
/// Words that somebody at the table has said.
struct Utterance {
    std::int64_t n = 0; ///< rises at the table, over a restart too: the moment in milliseconds, or one more
                        ///< than the last
    std::int64_t number = 0; ///< the speaker's public one
    std::string name;
    std::optional<int> seat; ///< his, when he said it
    std::string text;
};
std::string talk(const std::vector<Utterance>& words);
/// What a bot would do: `move` is JSON text, `why` a word of the game, empty where there is none.
std::string advice(int hand, int n, std::string_view move, std::string_view why);
std::string pong();
/// The server will restart then, milliseconds since 1970; none: it will not after all.
std::string restart(std::optional<std::int64_t> at);
std::string bye(std::string_view code, std::string_view message);

struct Clock {
    std::vector<int> seats;
    std::int64_t ends = 0; ///< milliseconds since 1970
    std::int64_t left = 0; ///< milliseconds
};
std::string clock(const std::optional<Clock>& clock);

struct Holder {
    std::string name;
    std::optional<std::int64_t> number; ///< of the guest who may claim the seat
    bool bot = false, here = false, ready = false, vacated = false, substitute = false, break_off = false,
         deserter = false,
         silent = false;               ///< connected, and does not answer
    bool member = false;               ///< its guest has an account
    std::optional<std::string> next;   ///< who sits there from the next hand on
    std::optional<std::int64_t> away;  ///< since when its guest is; milliseconds since 1970
    std::optional<std::int64_t> asked; ///< since when it is waited for
};
/// What is voted for at a table.
struct Ballot {
    std::string wish;
    std::optional<int> seat; ///< that it is about
    std::vector<int> by;     ///< seats
    std::vector<int> of;     ///< seats whose votes count
};
/// A match that stands still.
struct Halted {
    std::string kind;
    std::int64_t since = 0, until = 0; ///< milliseconds since 1970
};
/// Somebody who was dealt a hand of a match: a guest with his public number, or a bot.
struct Player {
    std::string name;
    std::optional<std::int64_t> number;
    bool member = false; ///< has an account
};
struct ClosedHand {
    std::string id;
    int number = 0; ///< in the match
    int dealer = 0;
    std::vector<int> amounts;  ///< by seat, in the game's unit
    std::string_view ending;   ///< a word of engine/core/result.hpp
    std::vector<int> persons;  ///< by seat
    std::vector<Player> dealt; ///< by seat
};
/// What a match gives or takes beside its hands (schema/seat.json).
struct LedgerLine {
    std::string reason;
    int round = 0, hand = 0;  ///< both from 1, the hand in the match
    std::vector<int> amounts; ///< by person
};
/// How a hand of a match is to be sat down to (schema/seat.json).
struct HandPlan {
    int round = 1;
    int dealer = 0;           ///< a seat
    std::vector<int> persons; ///< by seat
};
/// What breaking a match off now would come to.
struct IfBrokenOff {
    std::vector<int> deserters;    ///< the persons who would pay
    std::vector<LedgerLine> lines; ///< that it would add
};
struct DrawnCard {
    int person = 0;
    std::string card;
};
struct SeatDraw {
    std::vector<DrawnCard> cards; ///< in the order drawn
    std::vector<int> ranking;     ///< persons, the highest first
};
/// What chance decided before a match, once it has: the secret that was promised, in hexadecimal digits, and
/// what everybody added, by person, as JSON text.
struct OpenedLot {
    std::string secret, noise;
};
/// What the server is bound to before a hand is dealt: a hash of its secret (docs/fair.md).
struct Promise {
    int hand = 0; ///< at the table
    std::string cards;
    std::optional<std::string> seats; ///< where a match begins with it
};
struct Match {
    std::string id;
    int from = 0; ///< number at the table of its first hand
    int rounds = 0;
    std::optional<int> length; ///< hands, where it is known beforehand
    /// By person: all who were dealt a hand, in the order of their first.
    std::vector<std::vector<Player>> players;
    std::vector<int> seating; ///< the person in each seat
    std::vector<ClosedHand> hands;
    std::vector<LedgerLine> lines;
    std::vector<int> totals;         ///< by person
    std::optional<std::string> draw; ///< JSON text that draw_json made
    std::optional<OpenedLot> lot;
    bool broken_off = false;
    std::vector<int> deserters;               ///< persons
    std::vector<HandPlan> course;             ///< its hands as far as they are known
    std::optional<IfBrokenOff> if_broken_off; ///< while it is under way
};
/// The same shapes where HTTP tells of a match.
nlohmann::ordered_json players_json(const std::vector<std::vector<Player>>& players);
/// The names of a match: of each person who was dealt the last hand.
nlohmann::ordered_json names_json(const std::vector<std::vector<Player>>& players);
/// By seat, of a hand.
nlohmann::ordered_json names_by_seat(const std::vector<Player>& dealt);
nlohmann::ordered_json numbers_by_seat(const std::vector<Player>& dealt);
/// Whether each has an account.
nlohmann::ordered_json members_by_seat(const std::vector<Player>& dealt);
nlohmann::ordered_json lines_json(const std::vector<LedgerLine>& lines);
nlohmann::ordered_json course_json(const std::vector<HandPlan>& course);
nlohmann::ordered_json draw_json(const SeatDraw& draw);
nlohmann::ordered_json lot_json(const std::optional<OpenedLot>& lot);
std::string_view seats_by(bool drawn);
struct Table {
    std::string id, game;
    std::string rules; ///< JSON text
    std::string_view state;
    std::vector<std::optional<int>> sides; ///< by seat; none where a hand makes them
    std::vector<std::optional<Holder>> seats;
    int spectators = 0;
    std::optional<int> host; ///< his seat
    std::string host_name;
    bool open = false, bots = false, spectators_allowed = false;
    std::optional<std::int64_t> seconds;
    int rounds = 1;
    bool drawn = false;     ///< the seats
    bool takeover = true;   ///< strangers may take over a seat in a match
    bool assigned = false;  ///< the organiser of the evening assigns the seats before a match
    std::string_view chat;  ///< one of kChats
    bool hushed = false;    ///< the host has asked for silence
    bool aids = false;      ///< aids to the memory are allowed
    bool hints = false;     ///< one may ask what a bot would play
    bool is_public = false; ///< everybody may see its match, the next one or that which is played
    std::int64_t limit = 0; ///< seconds after which one who is silent or away may be replaced
    std::optional<Halted> halt;
    std::vector<Ballot> votes;
    /// Seats whose guests came from one browser, and those who will have a seat: for the host alone.
    std::vector<std::vector<int>> one_browser;
    std::optional<std::string> last_match; ///< the one before, where another is waited for
    int hand = 0;
    std::optional<Promise> promise;
    std::optional<Match> match;
    std::optional<Clock> clock;
};
/// The message to all at a table: what all of them are told is written once.
class TableText {
public:
    explicit TableText(const Table& table);
    /// As the viewer in seat `you` sees it; `invitation` only for those who may pass it on.
    std::string to(std::optional<int> you, const std::optional<std::string>& invitation,
                   bool host = false) const;

private:
    std::string head_, tail_;
    std::vector<std::vector<int>> one_browser_;
    std::vector<std::string> seats_; ///< of each holder all but `you`; empty where there is none
};
/// To one of them.
std::string table(const Table& table, std::optional<int> you, const std::optional<std::string>& invitation,
                  bool host = false);

/// A moment in UTC with milliseconds, "2026-11-20T20:15:00.000Z".
std::string utc_text(std::int64_t milliseconds);

} // namespace germini::protocol
