// All that is kept of one table, to build it again.
#pragma once
#include "server/store/guests.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/tables.hpp"

namespace germini::store {

struct SavedTable {
    TableRow table;
    std::vector<SeatRow> seats; ///< their names as they are shown
    People people;              ///< whom the seats name
    std::vector<GuestKey> members;
    std::vector<AnswerRow> answers;
    server::TableHand last_hand{};      ///< the hand that was begun last
    std::optional<MatchRow> match;      ///< the one that began last; none where the table waits for another
    std::vector<HandRow> hands;         ///< of that match
    std::vector<EventsRow> log;         ///< of the last of these hands
    std::vector<SightingRow> sightings; ///< of that hand
    std::vector<GuestKey> barred;       ///< guests
    std::vector<GuestKey> organisers;   ///< of the club whose evening's table it is; all their rows
    std::vector<GuestKey> left_places;  ///< guests who left a place of the match that they had taken over
};

SavedTable load_table(Database& db, const TableRow& table);

} // namespace germini::store
