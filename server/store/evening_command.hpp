// What is written of a club's evenings, as plain values (command.hpp); judged in the transaction that does
// it.
#pragma once
#include "server/store/club_command.hpp"
#include "server/store/evenings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::store {

struct AddEvening {
    using Outcome = ClubOutcome; ///< `about`: its id
    std::string club;
    GuestKey by;
    EveningRow evening;
};
/// Title, time, and whether it is called off; `evening.version` is the one that who asks has seen.
struct ChangeEvening {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    EveningRow evening; ///< by its id
};
/// Whether a member comes; until it begins.
struct AnswerEvening {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::string answer;
    std::int64_t at = 0;
};
struct AddEveningGuest {
    using Outcome = ClubOutcome; ///< `about` of alike: whose name looks the same
    std::string club, evening;
    GuestKey by;
    std::string name;
};
struct EndEveningGuest {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::int64_t guest = 0;
};
/// Who sits where, instead of before: while it has no tables.
struct SetDraw {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::int64_t version = 0;
    std::string how{}, missing{}, seed{};
    std::vector<EveningSeatRow> seats{};
    std::int64_t at = 0;
};
/// Instead of those of before.
struct SetEveningLinks {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    std::vector<EveningLinkRow> links{};
};
/// A seat waits for nobody any more, or all tables are closed and go: then it can be drawn anew.
struct FreeEveningSeat {
    using Outcome = ClubOutcome;
    std::string club, evening;
    GuestKey by;
    /// The seat that is free again; none: all tables go.
    std::optional<EveningSeatRow> seat{};
};
/// Gives the evening's seat to the guest who opened its link, before they sit down at the table.
struct TakeEveningSeat {
    using Outcome = ClubOutcome; ///< stale: the seat is another's, the person has another one, or the
                                 ///< table is no longer the evening's; not_found: the link is void
    EveningKey evening;
    TableKey table;
    int number = 1;
    Seat seat{};
    GuestKey guest;
    server::SecretHash link{}; ///< of its secret
};

} // namespace germini::store
