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

/// The person in a seat when a hand was dealt, and their result.
struct HandSeat {
    Seat seat{};
    Person person{};                         ///< person of the match
    std::optional<GuestKey> guest;           ///< unset for a bot that plays for itself
    std::string name;                        ///< the guest's current name, or the bot's word
    std::optional<int> amount;               ///< in the game's unit; set once the hand is closed
    std::optional<Side> side{};              ///< in that hand; unset until it is closed, or if it formed none
    std::optional<std::string> finished_by;  ///< player who finished the hand, if not the guest or that bot
    std::optional<std::string> substitute{}; ///< player who was dealt it instead of the guest (D-31)
    std::optional<GuestKey> finisher{};      ///< the guest named in `finished_by`
    std::optional<std::int64_t> number{};    ///< the guest's public number
    bool member = false;                     ///< the guest has an account
    std::optional<std::int64_t> absence{};   ///< milliseconds of absence left; unset if all remain
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
    bool sighted = true;             ///< `sightings` has every guest who was sent a hand of this deal
    Ending ending = Ending::counted; ///< valid once the hand is closed
};
/// A guest who was sent this seat's hand.
struct DisclosureRow {
    GuestKey guest;
    Seat seat{};
};
/// Adds disclosures before the hand is sent. Throws StoreError if the guest was already sent another hand of
/// this deal.
void add_disclosures(Database& db, HandKey hand, const std::vector<DisclosureRow>& disclosures);
std::vector<DisclosureRow> disclosures_of(Database& db, HandKey hand);
HandKey add_hand(Database& db, const HandRow& hand);
/// Returns the seats of one hand, in order.
std::vector<HandSeat> seats_of_hand(Database& db, HandKey hand);
/// Returns the seats without names: only seat, person, guest and amount.
std::vector<HandSeat> nameless_seats_of(Database& db, HandKey hand);
void set_absence(Database& db, HandKey hand, Seat seat, std::int64_t milliseconds);
/// Returns the hands of a match in order, with their seats.
std::vector<HandRow> hands_of(Database& db, MatchKey match);
/// Same without names, which take longer than all the rest: only seat, person, guest and amount.
std::vector<HandRow> nameless_hands_of(Database& db, MatchKey match);
/// Stores a finished hand: its record, result, chain link, and the seats' `amount` and `finished_by`.
void close_hand(Database& db, const HandRow& hand, const server::Sealed& record,
                const server::Sealed& result);

/// Who or what took a decision.
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
/// Returns the log of a hand, in order.
std::vector<EventsRow> events_of(Database& db, HandKey hand);
/// Returns whether a guest's action is in the log of a hand of this table.
bool has_action(Database& db, TableKey table, server::TableHand hand, GuestKey guest,
                protocol::ActionId action);

} // namespace germini::store
