// All that is ever written while the server runs, as plain values: what a table, the lobby or a guest has
// decided, and what comes back once it is in the database. A command is written wholly or not at all
// (execute.hpp, store.hpp). A row's key that a command itself makes is left out.
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/store/account_command.hpp"
#include "server/store/club_command.hpp"
#include "server/store/evening_command.hpp"
#include "server/store/guests.hpp"
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/store/shares.hpp"
#include "server/store/tables.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace germini::store {

/// Leaves everything as it is, and has to reach the disk all the same: whether the database takes a write.
struct TryWrite {
    using Outcome = Nothing;
};

// Guests.

/// Somebody new. His number is the one that was drawn; where another has that, the next one that nobody has.
struct AddGuest {
    using Outcome = Guest; ///< with his key and number
    Guest guest;
    server::SecretHash secret{};
    std::int64_t created = 0;
    std::string device{}; ///< that he comes from
};
struct RenameGuest {
    using Outcome = ClubOutcome; ///< alike: a member of one of the guest's clubs has a name like it
    GuestKey guest;
    std::string name;
    /// The members' names that were found to differ from it; none: it is not compared with any.
    std::optional<CheckedNames> checked{};
};
/// He comes by this browser from now on.
struct MarkBrowser {
    using Outcome = Nothing;
    GuestKey guest;
    server::SecretHash browser{};
};
// Tables.

struct AddTable {
    struct Outcome {
        std::optional<TableKey> key{}; ///< none: nothing is written, since the evening has this table already
        bool forbidden = false;        ///< … or its maker may run the evening no more
    };
    TableRow table;
    std::optional<ClubTableRow> club{};    ///< that it was made for
    std::optional<EveningPlace> evening{}; ///< of which it is a table
    /// That are given from the beginning; where two guests are one person, only the first is.
    std::vector<SeatRow> seats{};
};
/// By invitation.
struct AddMember {
    using Outcome = Nothing;
    TableKey table;
    GuestKey guest;
};
/// A refusal that outlives a restart.
struct AddAnswer {
    using Outcome = Nothing;
    TableKey table;
    AnswerRow answer;
};
struct ForgetAnswers {
    using Outcome = Nothing;
    TableKey table;
    std::vector<GuestKey> guests;
};
/// The table has another invitation; who came by the old one and has no seat is no member any more.
struct NewInvitation {
    using Outcome = Nothing;
    TableKey table;
    AnswerRow answer; ///< to who asked for it
    server::SecretHash invitation{};
    std::vector<GuestKey> shut_out;
};
/// It is over without a match.
struct CloseTable {
    using Outcome = Nothing;
    TableKey table;
};

/// Nothing is written, for two seats would be one person's (one_person.hpp).
struct SecondSeats {
    std::vector<Seat> seats;
    bool before = false; ///< the table has them already
};
/// Nothing is written: the guest was sent that seat's hand in this deal, by another row of theirs.
struct SawHand {
    GuestKey guest;
    Seat seat{};
};

/// A match is over with this.
struct EndMatch {
    MatchRow match;             ///< its end and its deserters are written
    std::vector<LineRow> lines; ///< new ones
};
/// An action, a vote or the time has made something of a table.
struct ChangeTable {
    using Outcome = std::variant<Nothing, SecondSeats, SawHand>;
    /// A guest is told a hand that is open.
    struct Sighted {
        HandKey hand;
        SightingRow row;
    };
    /// A guest leaves a place of the match that he had taken over.
    struct LeftPlace {
        MatchKey match;
        GuestKey guest;
    };
    TableKey table;
    std::optional<AnswerRow> answer; ///< to who asked for it
    std::vector<SeatRow> seats;      ///< all of them, as they are now
    std::optional<GuestKey> host;
    std::optional<bool> hushed;     ///< whether the host asks for silence, where that changes
    std::optional<bool> is_public;  ///< whether everybody may see the next match, where that changes
    std::vector<GuestKey> shut_out; ///< are no members any more
    std::optional<GuestKey> barred;
    std::optional<Sighted> sighted;
    std::optional<LeftPlace> left_place;
    std::optional<std::optional<HaltRow>> halt; ///< how it stands from now on; nothing: as before
    std::optional<Stage> stage;                 ///< where it is another one
    std::optional<EndMatch> end;
};

// Hands.

/// The next hand, and with the first one its match. Seats bear the names that `people` gives: where one of
/// those who are seated is called otherwise by now, nothing is written.
struct OpenHand {
    struct Opened {
        MatchKey match;
        HandKey hand;
        People people; ///< those who are `known`
    };
    struct CalledOtherwise {
        People people; ///< those who are `known`, as they are called now
    };
    using Outcome = std::variant<Opened, CalledOtherwise, SecondSeats>;
    TableKey table;
    std::optional<AnswerRow> answer; ///< to who started it
    MatchRow match;                  ///< without a key: it begins with this hand
    HandRow hand;
    EventsRow first;           ///< of its log
    std::optional<LotRow> lot; ///< that dealt it
    std::vector<SightingRow> sightings;
    std::vector<SeatRow> seats; ///< all of them, as they are now
    People people;
    std::vector<GuestKey> known; ///< guests
};

/// A hand is closed.
struct CloseHand {
    HandRow hand;                  ///< its end, and what its seats came to, are written
    server::Sealed record, result; ///< germini-hand/1, germini-result/1
    MatchKey match;
    std::vector<LineRow> lines;                ///< new ones of the match
    std::optional<std::vector<SeatRow>> seats; ///< all of them, where one changes
    int round = 1;                             ///< of the match, from 1
    bool round_over = false;                   ///< and it is played to its end with this hand
};
/// A decision in a hand, whoever took it.
struct TakeStep {
    using Outcome = Nothing;
    TableKey table;
    EventsRow events;
    std::optional<CloseHand> close;
    std::optional<MatchRow> ended; ///< the match is over with it
};
/// What is left to seats of a hand for being away, in milliseconds.
struct SetAbsences {
    using Outcome = Nothing;
    HandKey hand;
    std::vector<std::pair<Seat, std::int64_t>> left;
};

// Links to closed hands.

/// Of a hand that is closed, by one who played it.
struct AddShare {
    enum class Outcome : std::uint8_t { made, no_hand, too_many };
    std::string hand;
    GuestKey guest;
    ShareRow share;
    server::SecretHash secret{};
};
/// It leads nowhere any more.
struct EndShare {
    using Outcome = Nothing;
    std::string share;
    GuestKey guest;
};

/// Who played a hand agrees that everybody may see it, or does no more.
struct Agree {
    enum class Outcome : std::uint8_t { done, no_hand };
    std::string hand;
    GuestKey guest;
    bool agrees = false;
};
/// The same of all hands that he played of a match that is over.
struct AgreeOnMatch {
    using Outcome = Agree::Outcome;
    std::string match;
    GuestKey guest;
    bool agrees = false;
};

using Command =
    std::variant<TryWrite, AddGuest, RenameGuest, MarkBrowser, AddTable, AddMember, AddAnswer, ForgetAnswers,
                 NewInvitation, CloseTable, ChangeTable, OpenHand, TakeStep, SetAbsences, AddShare, EndShare,
                 Agree, AgreeOnMatch, AddSession, TouchSession, EndSessions, SignUp, SetPassword, SetCodes,
                 AddPasskey, UsePasskey, EndPasskey, AddTicket, SetAdministrator, MergeGuests, DeleteGuest,
                 AddClub, ChangeClub, JoinClub, AddClubInvitation, EndClubInvitation, SetMember, DeleteClub,
                 AddSeason, ChangeSeason, AddPaper, AnswerPaper, CorrectEntry, ImportMatches, AddEvening,
                 ChangeEvening, AnswerEvening, AddEveningGuest, EndEveningGuest, SetDraw, SetEveningLinks,
                 FreeEveningSeat, TakeEveningSeat>;
using Outcome =
    std::variant<Nothing, Guest, AddTable::Outcome, ChangeTable::Outcome, OpenHand::Outcome,
                 AddShare::Outcome, Agree::Outcome, EndedSessions, AddSession::Outcome, SignUp::Outcome,
                 SetPassword::Outcome, SetCodes::Outcome, AddPasskey::Outcome, EndPasskey::Outcome,
                 SetAdministrator::Outcome, MergeGuests::Outcome, DeleteGuest::Outcome, ClubOutcome>;

} // namespace germini::store
