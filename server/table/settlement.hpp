// Settlement between those who play a match and those who left (D-4, D-25, D-29 … D-33). It determines who is
// dealt a hand, whether the match ends early, who deserted, and who is credited with a part of a line. Pure
// functions without I/O.
#pragma once
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Returns who is dealt the next hand in a seat that is manned. If a bot plays for a guest who may come back,
/// the hand is the guest's, with the bot as substitute (D-31). A hand of any other bot is the bot's own.
model::HandSeat dealt_to(const Seating& seating, Seat seat, Person person);

/// How a match is broken off.
struct BrokenOff {
    std::vector<model::DeserterRow> deserters; ///< in the order of their persons
    bool all_left = false;                     ///< nobody remains who would be owed anything (D-29)
};
/// Returns how the match ends if it ends with this change of seats, regardless of wishes.
BrokenOff ends(const Seating& before, const Seating& now);
/// Returns how a change of seats ends a match under way; nullopt if it continues. `away`: seats whose guests
/// have been disconnected beyond the table's limit, so that their consent is not needed (D-33).
std::optional<BrokenOff> ended_by(const Seating& before, const Seating& now, SeatSet away);

/// Account of a person's part of a line: a deserter's own, otherwise that of the guest dealt the last hand,
/// with their substitute (D-32). An empty name means a guest who was not dealt that hand: use the guest's own
/// name.
struct Account {
    std::optional<GuestKey> guest;
    std::string name;
    std::optional<std::string> substitute;
};
Account account_of(Person person, const std::vector<model::HandSeat>& last_hand,
                   const std::vector<model::DeserterRow>& deserters);

} // namespace germini::server
