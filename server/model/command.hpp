// Everything that is written while the server runs, as plain values. A value holds what a table, the lobby
// or a guest has decided, and its `Outcome` is returned once that is in the database. A command is written
// as a whole or not at all (store/execute.hpp, store/store.hpp). Keys of rows that the command itself inserts
// are left unset.
#pragma once
#include "server/crypto/sealed.hpp"
#include "server/day/model.hpp"
#include "server/model/account_command.hpp"
#include "server/model/admission.hpp"
#include "server/model/answer.hpp"
#include "server/model/club_command.hpp"
#include "server/model/club_table.hpp"
#include "server/model/cluster.hpp"
#include "server/model/evening_command.hpp"
#include "server/model/events.hpp"
#include "server/model/expiry.hpp"
#include "server/model/guest.hpp"
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/model/repeatable.hpp"
#include "server/model/seat.hpp"
#include "server/model/share.hpp"
#include "server/model/shuffle_secret.hpp"
#include "server/model/table.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace germini::model {

/// Changes nothing but must still reach the disk: shows whether the database accepts writes.
struct WriteProbe {
    using Outcome = NoResult;
};

// Guests.

/// A new guest. Their number is the one that was drawn; if another guest has it, the next free one.
struct AddGuest {
    using Outcome = Guest; ///< with key and number set
    Guest guest;
    server::SecretHash secret{};
    std::int64_t created = 0;
    std::string device{}; ///< the browser or program the guest comes from
};
struct RenameGuest {
    /// Refused as `alike` if a member of one of the guest's clubs has a similar name.
    using Outcome = tl::expected<RenamedPerson, ClubOutcome>;
    GuestKey guest;
    std::string name;
    /// Members' names already found to differ from `name`; if unset, the name is compared with none.
    std::optional<CheckedNames> checked{};
};
/// Stores the browser that the guest uses from now on.
struct MarkBrowser {
    using Outcome = NoResult;
    GuestKey guest;
    server::SecretHash browser{};
};
// Tables.

struct AddTable {
    struct Outcome {
        std::optional<TableKey> key{}; ///< unset if the evening already has this table: nothing was written …
        bool forbidden = false;        ///< … or because its maker may no longer run the evening …
        bool too_many = false;         ///< … or because its host has too many unfinished tables …
        std::string made_before{};     ///< … or because the request made this table when it came first …
        bool key_reused = false;       ///< … or because its key belongs to another request
    };
    TableRow table;
    std::optional<ClubTableRow> club{};    ///< the club that the table was made for
    std::optional<EveningPlace> evening{}; ///< the evening that the table belongs to
    /// Seats assigned from the start; if two guests are one person, only the first seat is assigned.
    std::vector<SeatRow> seats{};
    /// Maximum number of unfinished tables that the host has at all nodes of a cluster. A server with a
    /// database of its own counts them itself.
    std::size_t most_hosted = SIZE_MAX;
    std::optional<Repeatable> request{};
};
/// Admits a guest to the table.
struct AddMember {
    using Outcome = NoResult;
    TableKey table;
    GuestKey guest;
    Admitted as = Admitted::player;
    /// Hash of the invitation or evening link that the guest has shown: nothing is written if it has become
    /// void in the meantime.
    std::optional<server::SecretHash> shown{};
};
/// A refusal, stored so that it survives a restart.
struct AddAnswer {
    using Outcome = NoResult;
    TableKey table;
    AnswerRow answer;
};
struct ForgetAnswers {
    using Outcome = NoResult;
    TableKey table;
    std::vector<GuestKey> guests;
};
/// Replaces the table's invitation. Guests who came by the old one and have no seat lose their membership.
struct NewInvitation {
    struct NotHost {}; ///< the guest who asked no longer hosts the table
    using Outcome = std::variant<NoResult, NotHost>;
    TableKey table;
    AnswerRow answer; ///< the answer to the guest who asked for it
    server::SecretHash invitation{};
    std::vector<GuestKey> shut_out;
};
/// Ends a table without a match.
struct CloseTable {
    using Outcome = NoResult;
    TableKey table;
};

/// Nothing was written: one person would have two seats (store/one_person.hpp).
struct DuplicateSeats {
    std::vector<Seat> seats;
    bool before = false; ///< the table already has them
};
/// Nothing was written: another row of the same person was sent that seat's hand in this deal.
struct OtherHandSeen {
    GuestKey guest;
    Seat seat{};
};

/// Ends a match.
struct EndMatch {
    MatchRow match;             ///< only its end and its deserters are written
    std::vector<LineRow> lines; ///< new lines of the match
};
/// Changes of a table caused by an action, a vote or the clock.
struct ChangeTable {
    using Outcome = std::variant<NoResult, DuplicateSeats, OtherHandSeen>;
    /// A guest is sent the cards of a seat in an open hand.
    struct Disclosure {
        HandKey hand;
        DisclosureRow row;
    };
    /// A guest leaves a place of the match that they had taken over.
    struct LeftPlace {
        MatchKey match;
        GuestKey guest;
    };
    TableKey table;
    std::optional<AnswerRow> answer; ///< the answer to the guest who asked for the change
    std::vector<SeatRow> seats;      ///< all seats in their new state
    std::optional<GuestKey> host;
    std::optional<bool> chat_muted; ///< whether the host mutes the chat; unset if unchanged
    std::optional<bool> is_public;  ///< whether everybody may see the next match; unset if unchanged
    std::optional<NewRules> rules;  ///< unset if unchanged
    std::vector<GuestKey> shut_out; ///< guests who lose their membership
    std::optional<GuestKey> barred;
    std::optional<Disclosure> disclosed;
    std::optional<LeftPlace> left_place;
    std::optional<std::optional<HaltRow>> halt; ///< the new halt, or nullopt for none; unset if unchanged
    std::optional<Stage> stage;                 ///< the new stage; unset if unchanged
    std::optional<EndMatch> end;
};

// Hands.

/// Opens the next hand and, if it is the first one, its match. Seats get the names in `people`. Nothing is
/// written if a seated guest has changed their name in the meantime.
struct OpenHand {
    struct Opened {
        MatchKey match;
        HandKey hand;
        People people; ///< the guests in `known`
    };
    struct NamesChanged {
        People people; ///< the guests in `known` with their current names
    };
    using Outcome = std::variant<Opened, NamesChanged, DuplicateSeats>;
    TableKey table;
    std::optional<AnswerRow> answer; ///< the answer to the guest who started the hand
    MatchRow match;                  ///< without a key if it begins with this hand
    bool meanwhile = false;          ///< the table plays by other rules than its own; no club counts that
    HandRow hand;
    EventsRow first;                     ///< the first rows of the hand's log
    std::optional<ShuffleSecretRow> lot; ///< the chance that the hand was dealt from
    std::vector<DisclosureRow> disclosures;
    std::vector<SeatRow> seats; ///< all seats in their new state
    People people;
    std::vector<GuestKey> known; ///< guests whose names are read and returned
};

/// Closes a hand.
struct CloseHand {
    HandRow hand;                  ///< only its end and its seats' amounts are written
    server::Sealed record, result; ///< germini-hand/1, germini-result/1
    MatchKey match;
    std::vector<LineRow> lines;                ///< new lines of the match
    std::optional<std::vector<SeatRow>> seats; ///< all seats, if one of them changes
    int round = 1;                             ///< number of the round in the match, from 1
    bool round_over = false;                   ///< the round is played to its end with this hand
};
/// A decision in a hand, regardless of who took it.
struct TakeStep {
    using Outcome = NoResult;
    TableKey table;
    EventsRow events;
    std::optional<CloseHand> close;
    std::optional<MatchRow> ended; ///< set if the match ends with this step
};
/// The absence allowances that seats have left in a hand, in milliseconds.
struct SetAbsences {
    using Outcome = NoResult;
    HandKey hand;
    std::vector<std::pair<Seat, std::int64_t>> left;
};

// Links to closed hands.

/// Adds a link to a closed hand, for a guest who played it.
struct AddShare {
    enum class Outcome : std::uint8_t { made, no_hand, too_many };
    std::string hand;
    GuestKey guest;
    ShareRow share;
    server::SecretHash secret{};
};
/// Deletes a link to a closed hand.
struct EndShare {
    using Outcome = NoResult;
    std::string share;
    GuestKey guest;
};

/// Sets whether a guest who played a hand agrees that everybody may see it.
struct Agree {
    enum class Outcome : std::uint8_t { done, no_hand };
    std::string hand;
    GuestKey guest;
    bool agrees = false;
};
/// Sets the same for all hands that the guest played of a finished match.
struct AgreeOnMatch {
    using Outcome = Agree::Outcome;
    std::string match;
    GuestKey guest;
    bool agrees = false;
};

} // namespace germini::model
