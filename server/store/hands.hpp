// Hands and the log of their events.
#pragma once
#include "engine/core/result.hpp"
#include "server/crypto/sealed.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// Whose a seat was when a hand was dealt, and what came of it.
struct HandSeat {
    Seat seat{};
    Person person{};                         ///< of the match
    std::optional<GuestKey> guest;           ///< none for a bot on its own account
    std::string name;                        ///< the guest's of now; a bot's word
    std::optional<int> amount;               ///< in the game's unit, once the hand is closed
    std::optional<std::string> finished_by;  ///< who played it out, if not the guest, or not that bot
    std::optional<std::string> substitute{}; ///< who was dealt it in the guest's stead (D-31)
    std::optional<GuestKey> finisher{};      ///< the guest whose name `finished_by` is
    std::optional<std::int64_t> number{};    ///< the guest's public one
    bool member = false;                     ///< the guest has an account
    std::optional<std::int64_t> absence{};   ///< milliseconds left for being away; none: all of them
};

struct HandRow {
    HandKey key;
    std::string id;
    MatchKey match;
    server::MatchHand number{};
    Seat dealer{};
    std::int64_t opened = 0;
    std::optional<std::int64_t> closed;
    std::vector<HandSeat> seats;
    bool sighted = true;             ///< everybody who was told a hand of this deal is among its sightings
    Ending ending = Ending::counted; ///< once it is closed
};
/// A guest has been told the hand of this seat.
struct SightingRow {
    GuestKey guest;
    Seat seat{};
};
/// Before the hand is told. Throws StoreError where the guest has been told another hand of this deal.
void add_sightings(Database& db, HandKey hand, const std::vector<SightingRow>& sightings);
std::vector<SightingRow> sightings_of(Database& db, HandKey hand);
HandKey add_hand(Database& db, const HandRow& hand);
/// Of one hand, in order.
std::vector<HandSeat> seats_of_hand(Database& db, HandKey hand);
/// Who is who by place alone, and what each had of it.
std::vector<HandSeat> nameless_seats_of(Database& db, HandKey hand);
void set_absence(Database& db, HandKey hand, Seat seat, std::int64_t milliseconds);
/// The hands of a match in order, with their seats.
std::vector<HandRow> hands_of(Database& db, MatchKey match);
/// The same without names, which take longer than all the rest: of a seat only its person and its amount.
std::vector<HandRow> nameless_hands_of(Database& db, MatchKey match);
/// The record, the result, the link of the chain, and the seats' `amount` and `finished_by` of a hand that is
/// over.
void close_hand(Database& db, const HandRow& hand, const server::Sealed& record,
                const server::Sealed& result);

/// Why a decision was taken: whose it was.
enum class Cause : std::uint8_t { server, seat, bot, time };

struct EventsRow {
    HandKey hand;
    int n = 1; ///< number of the first event
    int count = 0;
    int codec = 0;
    std::optional<Seat> seat;
    Cause cause = Cause::server;
    std::optional<GuestKey> guest;
    std::optional<protocol::ActionId> action;
    std::int64_t at = 0;
    server::Sealed bytes;
};
void append_events(Database& db, const EventsRow& row);
/// The log of a hand, in order.
std::vector<EventsRow> events_of(Database& db, HandKey hand);
/// Whether a guest's action is in the log of a hand of this table.
bool has_action(Database& db, TableKey table, server::TableHand hand, GuestKey guest,
                protocol::ActionId action);

} // namespace germini::store
