// What is written of sessions and accounts, as plain values (command.hpp).
#pragma once
#include "server/store/accounts.hpp"
#include "server/store/merges.hpp"
#include "server/store/passkeys.hpp"
#include "server/store/sessions.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace germini::store {

/// What comes back where there is nothing to say.
struct Nothing {};

/// Whoever is connected by one of them is so no more.
struct EndedSessions {
    std::vector<SessionKey> sessions;
};

/// By which password something was asked, and by which session: to compare a password takes a while, in which
/// both may be gone. Nothing: whoever asks has shown something else.
struct Shown {
    std::optional<std::string> password{}; ///< as it was stored when it was compared
    SessionKey session{};
    std::optional<std::string> passkey{}; ///< what its authenticator calls it
};
/// What was shown is good no more.
struct Outdated {};

/// He comes by this one too; `alone`: and by no other from now on.
struct AddSession {
    /// The sessions that are no more: beyond the most that one may have, or all others.
    using Outcome = tl::expected<EndedSessions, Outdated>;
    GuestKey guest;
    SessionRow session;
    std::optional<server::SecretHash> browser{}; ///< that he comes by, where that is known
    bool alone = false;
    Shown shown{};
};
struct TouchSession {
    using Outcome = Nothing;
    SessionKey session;
    std::int64_t seen = 0;
};
/// One of them by its id, or all but the one that he comes by.
struct EndSessions {
    using Outcome = EndedSessions;
    GuestKey guest;
    std::optional<std::string> id{};
    SessionKey but{};
};

/// A guest has an account from now on, or somebody new has one at once.
struct SignUp {
    enum class Refused : std::uint8_t {
        taken,         ///< another's login looks the same
        has_one,       ///< he has an account already
        no_invitation, ///< the server is closed, and the invitation is none, or has been used
        outdated       ///< the session that asks has ended
    };
    struct Done {
        Guest guest;
        std::vector<SessionKey> ended; ///< all others of the guest: nobody else may come into the account
    };
    using Outcome = tl::expected<Done, Refused>;
    struct Newcomer {
        Guest guest;
        SessionRow session;
    };
    std::optional<Newcomer> newcomer;
    AccountRow account;  ///< of that guest where there is no newcomer
    SessionKey asking{}; ///< by which that guest asks, and which stays
    /// The new secret of that session; none: the present one stays.
    std::optional<server::SecretHash> secret{};
    std::vector<server::SecretHash> codes;
    bool closed = false; ///< only with an invitation, which is used up by it
    std::optional<server::SecretHash> invitation{};
};

/// Why it would be refused now.
std::optional<SignUp::Refused> refused_sign_up(Database& db, const SignUp& asked);

/// He has this password from now on, and comes by no other session than those that are named. By a code or a
/// ticket, which is used up by it and ends his passkeys, or because he has said the one before.
struct SetPassword {
    enum class Refused : std::uint8_t { no_code, no_account, outdated };
    struct Done {
        Guest guest; ///< whose it is
        std::vector<SessionKey> ended;
    };
    using Outcome = tl::expected<Done, Refused>;
    GuestKey guest;
    std::string password;
    std::int64_t now = 0;
    std::optional<server::SecretHash> code{};   ///< a recovery code
    std::optional<server::SecretHash> ticket{}; ///< of a link; it says for whom
    SessionKey keep{};
    std::optional<SessionRow> session{}; ///< a new one
    std::optional<server::SecretHash> browser{};
    Shown shown{};
};
struct SetCodes {
    using Outcome = tl::expected<Nothing, Outdated>;
    GuestKey guest;
    std::vector<server::SecretHash> codes;
    Shown shown{};
};
/// Of an account, which may come by it from now on.
struct AddPasskey {
    enum class Refused : std::uint8_t {
        there, ///< somebody has it
        most,  ///< kMostPasskeys
        outdated
    };
    using Outcome = tl::expected<Nothing, Refused>;
    PasskeyRow passkey;
    Shown shown{};
};
/// It has signed; its count has grown since.
struct UsePasskey {
    using Outcome = tl::expected<Nothing, Outdated>;
    std::string credential;
    std::uint32_t count = 0;
    std::int64_t now = 0;
};
struct EndPasskey {
    enum class Refused : std::uint8_t { unknown, outdated };
    using Outcome = tl::expected<Nothing, Refused>;
    GuestKey guest;
    std::string id;
    Shown shown{};
};
/// In the place of what there was of the kind about the same guest, except for invitations to sign up.
/// Refused where `by` has not shown the password, and the ticket opens his own account or an
/// administrator's.
struct AddTicket {
    using Outcome = tl::expected<Nothing, Outdated>;
    TicketRow ticket;
    std::int64_t now = 0;
    std::optional<GuestKey> by{}; ///< none: whoever runs the server
    Shown shown{};                ///< of `by`
};
/// An account looks after the others, or does no more.
struct SetAdministrator {
    enum class Refused : std::uint8_t { no_account, no_ticket };
    using Outcome = tl::expected<Nothing, Refused>;
    GuestKey guest;
    bool is = true;
    std::int64_t now = 0;
    std::optional<server::SecretHash> ticket{}; ///< by the link for the first one, which is used up by it
};
/// Two guests are one person from now on. By a code that one of them made, which is used up by it; or because
/// one has said the other's password. The sessions of the one that is joined to the other end.
struct MergeGuests {
    struct NoCode {};
    using Refused = std::variant<NoCode, Unmerged, Outdated>;
    struct Done {
        Guest guest;                ///< who they are
        Guest other;                ///< who made the code, or whose password was said
        std::optional<Guest> asker; ///< who asked
        std::vector<SessionKey> ended;
        std::vector<SessionKey> renewed; ///< whose connections know him as who he was
    };
    using Outcome = tl::expected<Done, Refused>;
    GuestKey guest;      ///< who asks; none: who has no name here yet, and comes by the code
    SessionKey asking{}; ///< by which `guest` asks
    std::optional<GuestKey> other{};
    std::optional<server::SecretHash> code{}; ///< of the other, where he is not named
    std::int64_t now = 0;
    bool dry_run = false; ///< only says who it would be
    /// `asking` stays where all others of its guest end.
    bool stays = false;
    std::optional<server::SecretHash> secret{}; ///< its new one then; none: the present one stays
    std::optional<SessionRow> session{};        ///< a new one
    std::optional<server::SecretHash> browser{};
    Shown shown{}; ///< of the account that they are from now on, if they are one
};
/// His name goes, and all that he comes by.
struct DeleteGuest {
    using Outcome = tl::expected<EndedSessions, Undeletable>;
    GuestKey guest;
    std::int64_t now = 0;
    std::optional<GuestKey> by{}; ///< none: whoever runs the server
    Shown shown{};
};

} // namespace germini::store
