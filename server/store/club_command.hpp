// What is written of clubs, as plain values (command.hpp). Whether who asks may have it done is judged in the
// transaction that does it.
#pragma once
#include "server/store/clubs.hpp"
#include "server/store/papers.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::store {

/// What came of it.
enum class ClubSays : std::uint8_t {
    done,
    not_found,  ///< no such club, or none that the guest may know of
    forbidden,  ///< his role does not allow it
    stale,      ///< another has changed it meanwhile
    overlap,    ///< `about`: the season that it would overlap
    last_owner, ///< a club has one
    too_many,
    archived,    ///< the season is
    no_member,   ///< the person is none
    alike,       ///< a member's name looks the same
    answered,    ///< the paper was confirmed or withdrawn before, or the entry reversed
    own_paper,   ///< who entered it does not confirm it, nor who did not play
    no_account,  ///< only who has one becomes an owner
    season_full, ///< it takes no more entries by hand or import
    imported,    ///< `about`: the day of a match that is in the ledger already
    open_tables, ///< `about`: how many of the club's tables are not over
    begun,       ///< the evening has, or a table of it
    off,         ///< the evening is called off
    has_tables   ///< the evening has: they are closed first
};
struct ClubOutcome {
    ClubSays says = ClubSays::done;
    std::string about{};
};

/// A new one, of which the guest is the owner.
struct AddClub {
    using Outcome = ClubOutcome;
    ClubRow club;
    GuestKey owner;
};
/// What is there is changed; `version` is the one that who asks has seen.
struct ChangeClub {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t version = 0;
    std::optional<std::string> name{}, zone{}, house{}, rule{};
    std::optional<bool> open{};
};
struct JoinClub {
    using Outcome = ClubOutcome; ///< `about`: the club's id
    GuestKey guest;
    server::SecretHash secret{};
    std::int64_t at = 0;
};
struct AddClubInvitation {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::string id;
    server::SecretHash secret{};
    std::int64_t at = 0;
    std::string note{}; ///< whom or what it is for
};
struct EndClubInvitation {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::string id;
};
/// A member has another role, or is none any more.
struct SetMember {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t person = 0; ///< the public number
    std::optional<club::Role> role{};
    std::optional<club::Role> was{}; ///< that who asks has seen; none: whatever it was
    std::int64_t at = 0;
};
/// Nobody is in it any more, and nobody finds it; its ledger stays.
struct DeleteClub {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t version = 0;
    bool release = false; ///< also with open tables, which are played to their end
    std::int64_t at = 0;
};
struct AddSeason {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    SeasonRow season;
};
/// The whole of it; `season.version` is the one that who asks has seen.
struct ChangeSeason {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    SeasonRow season; ///< by its id
};

/// A table with real cards, to be confirmed.
struct AddPaper {
    using Outcome = ClubOutcome;
    std::string club, season;
    GuestKey by;
    PaperRow paper;
};
struct AnswerPaper {
    using Outcome = ClubOutcome;
    std::string club, season, paper;
    GuestKey by;
    bool confirms = false; ///< else it is withdrawn
    std::int64_t at = 0;
};
/// An entry counts no more, and another stands in its stead where amounts are given.
struct CorrectEntry {
    using Outcome = ClubOutcome;
    std::string club, season;
    GuestKey by;
    std::int64_t entry = 0; ///< its row
    std::string why;
    std::optional<std::vector<std::int64_t>> amounts{}; ///< by place, in the order of the lines
    std::int64_t at = 0;
};
/// Matches of the past: all of them or none.
struct ImportMatches {
    using Outcome = ClubOutcome;
    std::string club, season;
    GuestKey by;
    std::vector<club::PaperSheet> matches;
    std::int64_t at = 0;
    bool again = false; ///< also what looks the same as a match that was imported before
};

} // namespace germini::store
