// Decisions about sessions, accounts and persons, one function per command. Each receives facts and the
// command, without a database, and returns the change to write or why nothing is written.
#pragma once
#include "server/model/account_command.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace germini::account {

/// What is stored of the credentials that a request was authorised by (model::Authorisation).
struct Credentials {
    model::GuestKey guest;                    ///< who must hold them
    bool session = false;                     ///< the session is the guest's
    std::optional<model::GuestKey> passkey{}; ///< whose passkey it is; unset if it is gone
    std::optional<std::string> password{};    ///< hash of the guest's password; unset without an account
};
/// Returns whether every credential of the request is still valid.
bool holds(const Credentials& stored, const model::Authorisation& authorisation);

template <class Refusal, class Change = void> using Verdict = tl::expected<Change, Refusal>;

Verdict<model::StaleAuthorisation> decide(const Credentials& stored, const model::AddSession& asked);
Verdict<model::StaleAuthorisation> decide(const Credentials& stored, const model::SetCodes& asked);

struct SignUpFacts {
    bool session = false; ///< the session that asks is the guest's
    bool account = false; ///< the guest has an account
    bool invited = false; ///< the invitation is valid
    bool taken = false;   ///< another login looks the same
};
Verdict<model::SignUp::Refused> decide(const SignUpFacts& facts, const model::SignUp& asked);

struct SetPasswordFacts {
    std::optional<model::TicketRow> ticket{}; ///< the ticket, if it is valid
    Credentials stored{};                     ///< of the ticket's guest, or of the command's
    bool code = false;                        ///< the recovery code is the guest's
};
/// What ends with the previous password, besides sessions.
struct PasswordChange {
    bool codes = false, passkeys = false;
};
Verdict<model::SetPassword::Refused, PasswordChange> decide(const SetPasswordFacts& facts,
                                                            const model::SetPassword& asked);

struct AddPasskeyFacts {
    Credentials stored;
    bool registered = false;   ///< the passkey is registered, by anybody
    std::int64_t passkeys = 0; ///< number of the guest's passkeys
};
Verdict<model::AddPasskey::Refused> decide(const AddPasskeyFacts& facts, const model::AddPasskey& asked);

struct UsePasskeyFacts {
    std::optional<model::PasskeyRow> passkey; ///< unset if it is gone
};
Verdict<model::StaleAuthorisation> decide(const UsePasskeyFacts& facts, const model::UsePasskey& asked);

struct EndPasskeyFacts {
    Credentials stored;
    bool present = false; ///< the guest has a passkey with that id
};
Verdict<model::EndPasskey::Refused> decide(const EndPasskeyFacts& facts, const model::EndPasskey& asked);

struct AddTicketFacts {
    Credentials stored{};                       ///< of the guest who adds it
    bool administrator = false;                 ///< they are an administrator
    std::optional<model::AccountRow> account{}; ///< the account of the ticket's guest
};
Verdict<model::StaleAuthorisation> decide(const AddTicketFacts& facts, const model::AddTicket& asked);

struct SetAdministratorFacts {
    bool account = false; ///< the guest has an account
    bool ticket = false;  ///< the ticket is valid
};
Verdict<model::SetAdministrator::Refused> decide(const SetAdministratorFacts& facts,
                                                 const model::SetAdministrator& asked);

/// One of the two guests of a merge.
struct MergedGuest {
    model::GuestKey key;
    bool account = false;
};
struct MergeGuestsFacts {
    bool session = false;               ///< the session that asks is the guest's
    bool current = false;               ///< the guest is not merged into another one
    bool account = false;               ///< the guest has an account
    std::optional<MergedGuest> other{}; ///< unset if the code is invalid
    /// Returns why the two cannot be one person at tables that are not over.
    std::function<std::optional<model::MergeRefusal>()> at_tables{};
    std::function<Credentials(model::GuestKey)> stored{};
};
/// Who remains, and who is merged into them: nobody if a new visitor asks.
struct Merge {
    model::GuestKey guest, into;
};
Verdict<model::MergeGuests::Refused, Merge> decide(const MergeGuestsFacts& facts,
                                                   const model::MergeGuests& asked);

/// What keeps a guest from being deleted.
struct Ties {
    bool seated = false;     ///< has or left a seat of a table that is not over
    bool hosting = false;    ///< hosts a table that is not over
    bool last_owner = false; ///< is the only owner of a club
};
struct DeleteGuestFacts {
    Credentials stored;
    Ties ties{};
};
Verdict<model::DeleteError> decide(const DeleteGuestFacts& facts, const model::DeleteGuest& asked);

} // namespace germini::account
