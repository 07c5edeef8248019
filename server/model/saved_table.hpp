// Everything stored about a table, to build it again.
#pragma once
#include "server/model/admission.hpp"
#include "server/model/answer.hpp"
#include "server/model/events.hpp"
#include "server/model/guest.hpp"
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/model/seat.hpp"
#include "server/model/table.hpp"

#include <optional>
#include <vector>

namespace germini::model {

struct SavedTable {
    TableRow table;
    std::vector<SeatRow> seats;     ///< with names as displayed
    People people;                  ///< the people named in the seats
    std::vector<GuestKey> members;  ///< guests invited to play
    std::vector<GuestKey> watchers; ///< guests admitted to watch only
    std::vector<AnswerRow> answers;
    server::TableHand last_hand{};          ///< number of the latest hand
    std::optional<MatchRow> match;          ///< the latest match; unset if the table waits for another
    std::vector<HandRow> hands;             ///< hands of `match`
    std::vector<EventsRow> log;             ///< log of the last hand in `hands`
    std::vector<DisclosureRow> disclosures; ///< disclosures of that hand
    std::vector<GuestKey> barred;           ///< barred guests
    std::vector<GuestKey> organisers;       ///< rows of organisers of the club whose evening the table is at
    std::vector<GuestKey> left_places;      ///< guests who left a place of the match that they had taken over
};

} // namespace germini::model
