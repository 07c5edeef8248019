// What is read about a club's evenings, as plain values (query.hpp). Each is answered only if the guest may
// see the evening.
#pragma once
#include "server/model/club_query.hpp"
#include "server/model/evening_command.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::model {

/// The club's evenings, the latest first, with their attendance.
struct ClubEvenings {
    std::string zone; ///< the club's time zone
    std::vector<std::pair<EveningRow, Attendance>> evenings;
};
struct ListEvenings {
    using Outcome = std::optional<ClubEvenings>;
    std::string club;
    GuestKey guest;
    std::int64_t now = 0;
};

/// An evening as seen by one guest.
struct SeenEvening {
    ClubRow club;
    EveningRow evening;
    std::optional<club::Role> role{};
    std::optional<SeasonRow> season{}; ///< season that contains the evening's date, if any
    std::optional<SeasonRow>
        ledger_season{}; ///< season whose ledger contains the evening's results, archived or not
    std::vector<AttendeeRow> attendees{};
    std::vector<EveningGuestRow> guests{};
    std::vector<EveningSeatRow> seats{};
    std::vector<EveningTableRow> tables{}; ///< including finished tables
    bool played = false;                   ///< a match has begun at one of the tables
    bool links = false;                    ///< at least one link of the evening exists
    std::optional<GuestKey> me{};
};
struct SeeEvening {
    using Outcome = std::optional<SeenEvening>;
    std::string club, evening;
    GuestKey guest;
    account::Right right;
};
/// What a draw depends on.
struct EveningForDraw {
    SeenEvening seen;
    std::vector<Meeting> meetings; ///< of the evening's season
};
struct ReadEveningForDraw {
    using Outcome = std::optional<EveningForDraw>;
    std::string club, evening;
    GuestKey guest;
};
/// What a manual seating depends on.
struct EveningForSeating {
    SeenEvening seen;
    std::vector<MemberRow> members;
};
struct ReadEveningForSeating {
    using Outcome = std::optional<EveningForSeating>;
    std::string club, evening;
    GuestKey guest;
};
/// Compares the name of an evening's guest with those of the club's members, ahead of the command.
struct CheckEveningGuest {
    using Outcome = AddEveningGuest; ///< the command with `checked`
    AddEveningGuest command;
};
/// The results of an evening: the ledger of its season, and which matches of it are the evening's.
struct EveningLedger {
    SeenEvening seen;
    club::Ledger ledger;
    std::vector<std::string> matches; ///< ids of the matches at the evening's tables
};
struct ReadEveningLedger {
    using Outcome = std::optional<EveningLedger>; ///< nullopt also if no season has the evening's results
    std::string club, evening;
    GuestKey guest;
};

/// What a link to an evening leads to.
struct EveningLinkTarget {
    LinkedEvening linked;
    std::vector<EveningSeatRow> seats;
    std::vector<EveningTableRow> tables; ///< including finished tables
};
struct FindEveningLink {
    using Outcome = std::optional<EveningLinkTarget>;
    server::SecretHash secret{};
};

} // namespace germini::model
