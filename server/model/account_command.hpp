// Writes to sessions and accounts, as plain values (command.hpp).
#pragma once
#include "server/model/account.hpp"
#include "server/model/delete_error.hpp"
#include "server/model/guest.hpp"
#include "server/model/merge.hpp"
#include "server/model/passkey.hpp"
#include "server/model/session.hpp"
#include "server/model/ticket.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace germini::model {

/// Outcome of commands that return nothing.
struct NoResult {};

/// Sessions that were ended; their connections must be closed.
struct EndedSessions {
    std::vector<SessionKey> sessions;
};

/// The password and session that authorised a request. They are checked again in the transaction, because
/// hashing is slow and either may have changed. Unset fields: the request was authorised by something else.
struct Authorisation {
    std::optional<std::string> password{}; ///< the stored hash at the time it was compared
    SessionKey session{};
    std::optional<std::string> passkey{}; ///< credential id of the passkey
};
/// The credential shown is no longer valid.
struct StaleAuthorisation {};

/// Adds a session; with `alone`, ends all others.
struct AddSession {
    /// The sessions that ended: those beyond kMostSessions, or all others.
    using Outcome = tl::expected<EndedSessions, StaleAuthorisation>;
    GuestKey guest;
    SessionRow session;
    std::optional<server::SecretHash> browser{}; ///< the browser signed in from, if known
    bool alone = false;
    Authorisation authorisation{};
};
struct TouchSession {
    using Outcome = NoResult;
    SessionKey session;
    std::int64_t seen = 0;
};
/// Ends one session by its id, or all but `but`.
struct EndSessions {
    using Outcome = EndedSessions;
    GuestKey guest;
    std::optional<std::string> id{};
    SessionKey but{}; ///< the session that ends others; unset if one ends itself
};

/// Gives a guest an account, or adds a new guest with an account.
struct SignUp {
    enum class Refused : std::uint8_t {
        taken,              ///< another login looks the same
        has_one,            ///< the guest already has an account
        no_invitation,      ///< sign-up needs an invitation, and this one is unknown or used
        stale_authorisation ///< the requesting session has ended
    };
    struct Done {
        Guest guest;
        std::vector<SessionKey> ended; ///< all other sessions, so that nobody else gets into the account
    };
    using Outcome = tl::expected<Done, Refused>;
    struct Newcomer {
        Guest guest;
        SessionRow session;
    };
    std::optional<Newcomer> newcomer;
    AccountRow account;  ///< the existing guest's if there is no newcomer
    SessionKey asking{}; ///< session that asks, and that stays
    /// New secret of `asking`; if unset, it keeps the present one.
    std::optional<server::SecretHash> secret{};
    std::vector<server::SecretHash> codes;
    bool closed = false; ///< requires an invitation, which is then used up
    std::optional<server::SecretHash> invitation{};
};

/// Sets the password and ends all sessions but the named ones. Authorised by a code or ticket, which is
/// used up and ends the guest's passkeys, or by the previous password.
struct SetPassword {
    enum class Refused : std::uint8_t { no_code, no_account, stale_authorisation };
    struct Done {
        Guest guest; ///< the guest whose password was set
        std::vector<SessionKey> ended;
    };
    using Outcome = tl::expected<Done, Refused>;
    GuestKey guest;
    std::string password;
    std::int64_t now = 0;
    std::optional<server::SecretHash> code{};   ///< a recovery code
    std::optional<server::SecretHash> ticket{}; ///< secret of a link, which determines the guest
    SessionKey keep{};
    std::optional<SessionRow> session{}; ///< a new session
    std::optional<server::SecretHash> browser{};
    Authorisation authorisation{};
};
struct SetCodes {
    using Outcome = tl::expected<NoResult, StaleAuthorisation>;
    GuestKey guest;
    std::vector<server::SecretHash> codes;
    Authorisation authorisation{};
};
/// Adds a passkey that can sign in to the account.
struct AddPasskey {
    enum class Refused : std::uint8_t {
        there, ///< the passkey is already registered
        most,  ///< the account has kMostPasskeys
        stale_authorisation
    };
    using Outcome = tl::expected<NoResult, Refused>;
    PasskeyRow passkey;
    Authorisation authorisation{};
};
/// Records a signature by the passkey; its count must have grown.
struct UsePasskey {
    using Outcome = tl::expected<NoResult, StaleAuthorisation>;
    std::string credential;
    std::uint32_t count = 0;
    std::int64_t now = 0;
};
struct EndPasskey {
    enum class Refused : std::uint8_t { unknown, stale_authorisation };
    using Outcome = tl::expected<NoResult, Refused>;
    GuestKey guest;
    std::string id;
    Authorisation authorisation{};
};
/// Adds a ticket. Except for sign-up invitations, it replaces the previous ticket of its kind for the same
/// guest. Refused if `by` has not shown the password and the ticket opens their own account or an
/// administrator's. Links for others are also refused if `by` is no longer an administrator.
struct AddTicket {
    using Outcome = tl::expected<NoResult, StaleAuthorisation>;
    TicketRow ticket;
    std::int64_t now = 0;
    std::optional<GuestKey> by{};  ///< unset if the operator adds it
    Authorisation authorisation{}; ///< credential of `by`
};
/// Grants an account administrator rights, or revokes them.
struct SetAdministrator {
    enum class Refused : std::uint8_t { no_account, no_ticket };
    using Outcome = tl::expected<NoResult, Refused>;
    GuestKey guest;
    bool is = true;
    std::int64_t now = 0;
    std::optional<server::SecretHash> ticket{}; ///< the first administrator's link, which is used up
};
/// Merges two guests into one person. Authorised by a code that one of them made, which is used up, or by
/// the other's password. Ends the sessions of the guest that is merged into the other.
struct MergeGuests {
    struct NoCode {};
    using Refused = std::variant<NoCode, MergeRefusal, StaleAuthorisation>;
    struct Done {
        Guest guest;                     ///< the remaining person
        Guest other;                     ///< the guest who made the code, or whose password was given
        std::optional<Guest> asker;      ///< the guest who asked
        std::vector<SessionKey> ended;   ///< as in MergedSessions
        std::vector<SessionKey> renewed; ///< as in MergedSessions
    };
    using Outcome = tl::expected<Done, Refused>;
    GuestKey guest;      ///< the guest who asks; unset for a new visitor who signs in by the code
    SessionKey asking{}; ///< the session by which `guest` asks
    std::optional<GuestKey> other{};
    std::optional<server::SecretHash> code{}; ///< code made by the other guest; overrides `other`
    std::int64_t now = 0;
    bool dry_run = false; ///< only returns who the person would be
    /// Keeps `asking` when all other sessions of its guest end.
    bool stays = false;
    std::optional<server::SecretHash> secret{}; ///< new secret of `asking`; if unset, it is kept
    std::optional<SessionRow> session{};        ///< a new session
    std::optional<server::SecretHash> browser{};
    Authorisation authorisation{}; ///< credential for the resulting account, if there is one
};
/// A person's new name, for the tables in memory.
struct RenamedPerson {
    std::vector<GuestKey> rows; ///< all rows of the person
    std::string name;
};
/// What tables in memory must forget.
struct DeletedPerson {
    std::vector<GuestKey> rows; ///< all rows of the person
    std::int64_t number = 0;    ///< public number
};

/// Deletes the guest's name and everything they sign in with.
struct DeleteGuest {
    struct Done : EndedSessions {
        std::vector<std::string> clubs; ///< ids of the clubs that the person was a member of
        DeletedPerson person;
    };
    using Outcome = tl::expected<Done, DeleteError>;
    GuestKey guest;
    std::int64_t now = 0;
    std::optional<GuestKey> by{}; ///< unset if the operator deletes
    Authorisation authorisation{};
};

} // namespace germini::model
