// Writes to clubs, as plain values (command.hpp). Each is authorised in the transaction that executes it.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/club.hpp"
#include "server/model/club_member.hpp"
#include "server/model/manual_result.hpp"
#include "server/model/repeatable.hpp"
#include "server/model/season.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::model {

/// Result of a command.
enum class ClubStatus : std::uint8_t {
    done,
    unchanged,  ///< it was so already, and nothing was written
    not_found,  ///< the club does not exist, or the guest may not know of it
    forbidden,  ///< the guest's role does not allow it
    stale,      ///< somebody else changed it in the meantime
    overlap,    ///< `detail`: the overlapping season
    last_owner, ///< a club must keep an owner
    too_many,
    archived,       ///< the season is archived
    not_a_member,   ///< the person is not a member
    alike,          ///< a member's name looks the same
    answered,       ///< the manual result was already confirmed or withdrawn, or the entry already reversed
    own_paper,      ///< nobody confirms a result that they entered, or of a match that they did not play
    no_account,     ///< only guests with an account can become owners
    season_full,    ///< the season takes no more entries by hand or import
    recorded,       ///< `detail`: the day of a match that is already there
    moves_evenings, ///< `detail`: how many evenings ahead would be shown at other local times
    key_reused,     ///< the key of another request has come again
    open_tables,    ///< `detail`: number of the club's tables that are not over
    begun,          ///< the evening has begun, or one of its tables
    off,            ///< the evening is called off
    has_tables      ///< the evening has tables, which must be closed first
};
struct ClubOutcome {
    ClubStatus status = ClubStatus::done;
    std::string detail{};
};

/// Adds a club, with the guest as its owner.
struct AddClub {
    using Outcome = ClubOutcome;
    ClubRow club;
    GuestKey owner;
    std::optional<Repeatable> request{};
};
/// Changes a club; `version` is the one that the guest has seen.
struct ChangeClub {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t version = 0;
    std::optional<std::string> name{}, zone{}, house{}, rule{};
    std::optional<bool> open{};
    bool move_evenings = false; ///< also if evenings ahead are then shown at other local times
    std::int64_t at = 0;
};
struct JoinClub {
    using Outcome = ClubOutcome; ///< `detail`: the club's id
    GuestKey guest;
    server::SecretHash secret{};
    std::int64_t at = 0;
    /// The guest's name, and members' names already found to differ from it. If the guest has another name
    /// now, it is compared with all of them.
    std::string name{};
    CheckedNames checked{};
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
/// Changes a member's role, or ends their membership.
struct SetMember {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t person = 0; ///< public number
    std::optional<club::Role> role{};
    std::optional<club::Role> was{}; ///< role that the guest who asks has seen; unset if any role is accepted
    std::int64_t at = 0;
};
/// Removes all members and hides the club; its ledger is kept.
struct DeleteClub {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    std::int64_t version = 0;
    bool release = false; ///< also if the club has open tables, which are then played to their end
    std::int64_t at = 0;
};
struct AddSeason {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    SeasonRow season;
    std::optional<Repeatable> request{};
};
/// Replaces all fields of the season; `season.version` is the one that the guest has seen.
struct ChangeSeason {
    using Outcome = ClubOutcome;
    std::string club;
    GuestKey by;
    SeasonRow season; ///< identified by its id
};

/// With what a manual result was compared ahead of its command: the ledger's matches and the season's manual
/// results up to these keys.
struct ComparedResults {
    std::int64_t match = 0, paper = 0;
    bool recorded = false; ///< one of them is the same match
};
/// Adds a manual result, to be confirmed.
struct AddManualResult {
    using Outcome = ClubOutcome;
    std::string club, season;
    GuestKey by;
    ManualResultRow paper;
    bool another = false; ///< another match, even if it looks like one that is already there
    std::optional<Repeatable> request{};
    ComparedResults compared{};
};
struct AnswerManualResult {
    using Outcome = ClubOutcome;
    std::string club, season, paper;
    GuestKey by;
    bool confirms = false; ///< false: withdraws it
    std::int64_t at = 0;
};
/// Reverses every entry of a match that still counts.
struct TakeBackMatch {
    using Outcome = ClubOutcome; ///< answered: none counts
    std::string club, season;
    GuestKey by;
    std::string match{}, why{}; ///< id in the ledger, and the reason
    std::int64_t at = 0;
};
/// Imports past matches for an operator: all of them or none.
struct ImportMatches {
    using Outcome = ClubOutcome;
    std::string club, season;
    std::vector<club::ManualResult> matches;
    std::int64_t at = 0;
    bool again = false; ///< import even if it looks like a match that is already there
};

} // namespace germini::model
