// Hands and the log of their events.
#pragma once
#include "server/model/events.hpp"
#include "server/model/hand.hpp"
#include "server/store/database.hpp"

#include <cstdint>
#include <vector>

namespace germini::store {

/// Adds disclosures before the hand is sent. Throws StoreError if the guest was already sent another hand of
/// this deal.
void add_disclosures(Database& db, model::HandKey hand, const std::vector<model::DisclosureRow>& disclosures);
std::vector<model::DisclosureRow> disclosures_of(Database& db, model::HandKey hand);
model::HandKey add_hand(Database& db, const model::HandRow& hand);
/// Returns the seats of one hand, in order.
std::vector<model::HandSeat> seats_of_hand(Database& db, model::HandKey hand);
/// Returns the seats without names: only seat, person, guest and amount.
std::vector<model::HandSeat> nameless_seats_of(Database& db, model::HandKey hand);
void set_absence(Database& db, model::HandKey hand, Seat seat, std::int64_t milliseconds);
/// Returns the hands of a match in order, with their seats.
std::vector<model::HandRow> hands_of(Database& db, model::MatchKey match);
/// Same without names, which take longer than all the rest: only seat, person, guest and amount.
std::vector<model::HandRow> nameless_hands_of(Database& db, model::MatchKey match);
/// Stores a finished hand: its record, result, chain link, and the seats' `amount` and `finished_by`.
void close_hand(Database& db, const model::HandRow& hand, const server::Sealed& record,
                const server::Sealed& result);

void append_events(Database& db, const model::EventsRow& row);
/// Returns the log of a hand, in order.
std::vector<model::EventsRow> events_of(Database& db, model::HandKey hand);
/// Returns whether a guest's action is in the log of a hand of this table.
bool has_action(Database& db, model::TableKey table, server::TableHand hand, model::GuestKey guest,
                protocol::ActionId action);

} // namespace germini::store
