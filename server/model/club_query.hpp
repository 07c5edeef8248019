// What is read about clubs and their seasons, as plain values (query.hpp). Each is answered only as far as
// the guest may see it; no guest means a visitor.
#pragma once
#include "server/account/rights.hpp"
#include "server/club/ledger.hpp"
#include "server/model/club_command.hpp"
#include "server/model/club_invitation.hpp"
#include "server/model/club_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::model {

/// Finds a club, if the guest has the right in it.
struct FindClub {
    using Outcome = std::optional<ClubRow>;
    std::string club;
    std::optional<GuestKey> guest;
    account::Right right;
};
struct ClubSeason {
    ClubRow club;
    SeasonRow season;
};
struct FindSeason {
    using Outcome = std::optional<ClubSeason>;
    std::string club, season;
    std::optional<GuestKey> guest;
    account::Right right;
};
/// Lists the guest's clubs, the newest first, each with the guest's role.
struct ListClubs {
    using Outcome = std::vector<std::pair<ClubRow, club::Role>>;
    GuestKey guest;
};

/// A club as seen by one guest.
struct SeenClub {
    ClubRow club;
    std::optional<club::Role> role{}; ///< the guest's role; nullopt for non-members
    std::vector<MemberRow> members{};
    std::vector<SeasonRow> seasons{};
    std::vector<ClubInvitationRow> invitations{};
    std::vector<std::string> tables{}; ///< ids of the tables that are not over
};
struct SeeClub {
    using Outcome = std::optional<SeenClub>;
    std::string club;
    std::optional<GuestKey> guest;
};
/// What a new table of the club depends on.
struct ClubForTable {
    ClubRow club;
    std::optional<club::Role> role;
    std::vector<SeasonRow> seasons;
};
struct FindClubForTable {
    using Outcome = std::optional<ClubForTable>;
    std::string club;
    GuestKey guest;
};

/// An invitation, and the role that the guest already has in its club.
struct InvitedClub {
    InvitationTargetRow invited;
    std::optional<club::Role> role;
};
struct FindInvitation {
    using Outcome = std::optional<InvitedClub>;
    server::SecretHash secret{};
    std::optional<GuestKey> guest;
};
/// Compares the guest's name with those of the club's members, ahead of the command.
struct CheckJoin {
    using Outcome = JoinClub; ///< the command with name and `checked`
    JoinClub command;
};
/// Compares a manual result with the season's others, ahead of the command: a day may have many.
struct CompareManualResult {
    using Outcome = AddManualResult; ///< the command with `compared`
    AddManualResult command;
};
/// Compares a name with those of all members of the guest's clubs, ahead of RenameGuest.
struct CheckName {
    struct Outcome {
        CheckedNames checked;
        std::optional<std::string> alike; ///< a name that looks the same, if any
    };
    GuestKey guest;
    std::string name;
};

/// Finds a member whose name looks like one of these.
struct FindAlikeMember {
    struct Alike {
        std::size_t name = 0; ///< its index
        std::string member;
    };
    using Outcome = std::optional<Alike>;
    ClubKey club;
    std::vector<std::string> names; ///< in the stored form
};

/// The data behind a season's figures.
struct SeasonLedger {
    ClubRow club;
    SeasonRow season;
    club::Ledger ledger;
};
struct ReadLedger {
    using Outcome = std::optional<SeasonLedger>;
    std::string club, season;
    std::optional<GuestKey> guest;
};
/// The data of a club's public page.
struct PublicClub {
    ClubRow club;
    std::vector<SeasonRow> seasons;
    std::optional<club::Ledger> ledger; ///< of the newest season; unset if the club has no season
};
struct ReadPublicClub {
    using Outcome = std::optional<PublicClub>;
    std::string club;
    std::optional<GuestKey> guest;
};
/// Lists the season's manual results, for a member.
struct ListManualResults {
    using Outcome = std::optional<std::vector<ManualResultRow>>;
    std::string club, season;
    GuestKey guest;
};

/// What a file of past matches is read against, for the operator.
struct ImportTarget {
    ClubRow club;
    std::vector<SeasonRow> seasons; ///< with this id, or else all with this name
    std::vector<MemberRow> members;
};
struct FindImportTarget {
    using Outcome = std::optional<ImportTarget>;
    std::string club, season; ///< `season`: an id or a name
};

/// What tables of a club must know after a change of its members or links.
struct ClubTables {
    bool member = false;                    ///< the person is a member now
    std::vector<GuestKey> rows, organisers; ///< all rows of the person, and of the organisers
    std::vector<HostedTableRow> tables;
};
struct FindClubTables {
    using Outcome = std::optional<ClubTables>;
    std::string club;                   ///< may be deleted
    std::optional<std::int64_t> person; ///< public number
    std::vector<std::string> ids;       ///< tables to look among
};

} // namespace germini::model
