// How a match stands to those who play it and to those who left: who is dealt a hand, whether the match ends
// before its time, who deserted, and whose a part of a line is (D-4, D-25, D-29 … D-33). Values from values:
// nothing here does any I/O.
#pragma once
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/table/seating.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Who the next hand is dealt to in a seat that is manned. On whose account: on the guest's who may come
/// back, where a bot plays for him, with the bot named beside him (D-31); else on the bot's own.
store::HandSeat dealt_to(const Seating& seating, Seat seat, Person person);

/// A match that is broken off.
struct BrokenOff {
    std::vector<store::DeserterRow> deserters; ///< in the order of their persons
    bool all_left = false;                     ///< nobody is left who would be owed anything (D-29)
};
/// How a match ends where it does with this change of seats, whoever wishes it.
BrokenOff ends(const Seating& before, const Seating& now);
/// What a change of seats does to a match under way: nothing while it goes on. `away`: whose guests' lines
/// have been lost beyond the table's limit, so that nobody waits for their word (D-33).
std::optional<BrokenOff> ended_by(const Seating& before, const Seating& now, SeatSet away);

/// Whose a person's part of a line is: a deserter's his own, else that of who was dealt the last hand, with
/// his substitute beside him (D-32). A name is empty where it was not dealt a hand: the guest's own then.
struct Account {
    std::optional<GuestKey> guest;
    std::string name;
    std::optional<std::string> substitute;
};
Account account_of(Person person, const std::vector<store::HandSeat>& last_hand,
                   const std::vector<store::DeserterRow>& deserters);

} // namespace germini::server
