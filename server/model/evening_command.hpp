// Writes to a club's evenings, as plain values (command.hpp). Each is authorised in the transaction that
// executes it.
#pragma once
#include "server/model/attendance.hpp"
#include "server/model/club_command.hpp"
#include "server/model/evening.hpp"
#include "server/model/evening_link.hpp"
#include "server/model/evening_seat.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::model {

struct AddEvening {
    using Outcome = ClubOutcome; ///< `detail`: the evening's id
    std::string club;
    GuestKey by;
    EveningRow evening;
    std::optional<Repeatable> request{};
};
/// Changes title, time and whether it is called off; `evening.version` is the one that the guest has seen.
struct ChangeEvening {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    EveningRow evening; ///< identified by its id
};
/// Sets whether a member comes; allowed until the evening begins.
struct AnswerEvening {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::string answer;
    std::int64_t at = 0;
};
struct AddEveningGuest {
    using Outcome = ClubOutcome; ///< `detail` for `alike`: the name that looks the same
    std::string club, evening;
    GuestKey by;
    std::string name;
    CheckedNames checked{}; ///< members' names already found to differ from `name`
};
struct EndEveningGuest {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::int64_t guest = 0;
};
/// Replaces the drawn seats, while the evening has no tables.
struct SetDraw {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::int64_t version = 0;
    std::string how{}, missing{}, seed{};
    std::vector<EveningSeatRow> seats{};
    std::int64_t at = 0;
};
/// Replaces the evening's links.
struct SetEveningLinks {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::vector<EveningLinkRow> links{};
};
/// Frees a seat, or closes and detaches all tables so that seats can be drawn again.
struct FreeEveningSeat {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    /// The seat to free; if unset, all tables are closed and detached.
    std::optional<EveningSeatRow> seat{};
};
/// Gives the evening's seat to the guest who opened its link, before they sit down at the table.
struct TakeEveningSeat {
    using Outcome = ClubOutcome; ///< stale: the seat is taken, the person has another one, or the table has
                                 ///< left the evening; not_found: the link is invalid
    EveningKey evening;
    TableKey table;
    int number = 1;
    Seat seat{};
    GuestKey guest;
    server::SecretHash link{}; ///< hash of the link's secret
};

} // namespace germini::model
