#include "server/account/decide_account.hpp"

#include <utility>

namespace germini::account {
namespace {

/// Returns whether the ticket opens an account, so that only its own password, or an administrator's, may
/// authorise it.
bool needs_password(const std::optional<model::AccountRow>& account, const model::TicketRow& ticket) {
    return account && (ticket.kind == model::kLinkCodeTicket || account->administrator);
}

} // namespace

bool holds(const Credentials& stored, const model::Authorisation& authorisation) {
    if (authorisation.session && !stored.session) return false;
    if (authorisation.passkey && stored.passkey != stored.guest) return false;
    return !authorisation.password || stored.password == authorisation.password;
}

Verdict<model::StaleAuthorisation> decide(const Credentials& stored, const model::AddSession& asked) {
    if (!holds(stored, asked.authorisation)) return tl::make_unexpected(model::StaleAuthorisation{});
    return {};
}

Verdict<model::StaleAuthorisation> decide(const Credentials& stored, const model::SetCodes& asked) {
    if (!holds(stored, asked.authorisation)) return tl::make_unexpected(model::StaleAuthorisation{});
    return {};
}

Verdict<model::SignUp::Refused> decide(const SignUpFacts& facts, const model::SignUp& asked) {
    using Refused = model::SignUp::Refused;
    if (!asked.newcomer && !facts.session) return tl::make_unexpected(Refused::stale_authorisation);
    if (!asked.newcomer && facts.account) return tl::make_unexpected(Refused::has_one);
    // A visitor without an invitation must not learn which logins exist.
    if (asked.closed && !facts.invited) return tl::make_unexpected(Refused::no_invitation);
    if (facts.taken) return tl::make_unexpected(Refused::taken);
    return {};
}

Verdict<model::SetPassword::Refused, PasswordChange> decide(const SetPasswordFacts& facts,
                                                            const model::SetPassword& asked) {
    using Refused = model::SetPassword::Refused;
    if (asked.ticket && (!facts.ticket || !facts.ticket->guest)) return tl::make_unexpected(Refused::no_code);
    if (!facts.stored.password) return tl::make_unexpected(Refused::no_account);
    if (!holds(facts.stored, asked.authorisation)) return tl::make_unexpected(Refused::stale_authorisation);
    if (asked.code && !facts.code) return tl::make_unexpected(Refused::no_code);
    // A guest who asks for a link has lost their credentials, perhaps to somebody who also has the codes. A
    // guest who lost the password does not know who has added a passkey with it.
    return PasswordChange{asked.ticket.has_value(), asked.ticket || asked.code};
}

Verdict<model::AddPasskey::Refused> decide(const AddPasskeyFacts& facts, const model::AddPasskey& asked) {
    using Refused = model::AddPasskey::Refused;
    if (!holds(facts.stored, asked.authorisation)) return tl::make_unexpected(Refused::stale_authorisation);
    if (facts.registered) return tl::make_unexpected(Refused::there);
    if (facts.passkeys >= model::kMostPasskeys) return tl::make_unexpected(Refused::most);
    return {};
}

Verdict<model::StaleAuthorisation> decide(const UsePasskeyFacts& facts, const model::UsePasskey& asked) {
    // A counter that has not grown: the signature was replayed, or the passkey was cloned. 0 does not count.
    const auto& passkey = facts.passkey;
    const bool counts =
        passkey && (passkey->count < asked.count || (passkey->count == 0 && asked.count == 0));
    if (!counts) return tl::make_unexpected(model::StaleAuthorisation{});
    return {};
}

Verdict<model::EndPasskey::Refused> decide(const EndPasskeyFacts& facts, const model::EndPasskey& asked) {
    using Refused = model::EndPasskey::Refused;
    if (!holds(facts.stored, asked.authorisation)) return tl::make_unexpected(Refused::stale_authorisation);
    if (!facts.present) return tl::make_unexpected(Refused::unknown);
    return {};
}

Verdict<model::StaleAuthorisation> decide(const AddTicketFacts& facts, const model::AddTicket& asked) {
    if (!asked.by) return {}; // the operator
    const bool for_others =
        asked.ticket.kind == model::kResetTicket || asked.ticket.kind == model::kSignUpTicket;
    const bool has_shown = asked.authorisation.password || !needs_password(facts.account, asked.ticket);
    // The role may have ended since the request was routed.
    if (!holds(facts.stored, asked.authorisation) || !has_shown || (for_others && !facts.administrator))
        return tl::make_unexpected(model::StaleAuthorisation{});
    return {};
}

Verdict<model::SetAdministrator::Refused> decide(const SetAdministratorFacts& facts,
                                                 const model::SetAdministrator& asked) {
    using Refused = model::SetAdministrator::Refused;
    if (!facts.account) return tl::make_unexpected(Refused::no_account);
    if (asked.ticket && !facts.ticket) return tl::make_unexpected(Refused::no_ticket);
    return {};
}

Verdict<model::MergeGuests::Refused, Merge> decide(const MergeGuestsFacts& facts,
                                                   const model::MergeGuests& asked) {
    // The guest who asked may have been merged in the meantime.
    if (asked.guest && !facts.session) return tl::make_unexpected(model::StaleAuthorisation{});
    if (!facts.other) return tl::make_unexpected(model::MergeGuests::NoCode{});
    // Another request has merged this browser's guest in the meantime.
    if (asked.guest && !facts.current) return tl::make_unexpected(model::StaleAuthorisation{});
    Merge merge{asked.guest, facts.other->key};
    if (asked.guest) {
        if (merge.guest == merge.into) return tl::make_unexpected(model::MergeRefusal{});
        if (facts.account && facts.other->account)
            return tl::make_unexpected(model::MergeRefusal{model::MergeError::two_accounts});
        if (const auto refusal = facts.at_tables()) return tl::make_unexpected(*refusal);
        if (facts.account) std::swap(merge.guest, merge.into);
    }
    if (asked.dry_run) return merge;
    // The code of an account was made with its password.
    const bool asker_remains = asked.guest && merge.into == asked.guest;
    if (!holds(facts.stored(merge.into), asked.authorisation) ||
        (asker_remains && !asked.authorisation.password))
        return tl::make_unexpected(model::StaleAuthorisation{});
    return merge;
}

Verdict<model::DeleteError> decide(const DeleteGuestFacts& facts, const model::DeleteGuest& asked) {
    using model::DeleteError;
    if (!holds(facts.stored, asked.authorisation))
        return tl::make_unexpected(DeleteError::stale_authorisation);
    if (facts.ties.seated) return tl::make_unexpected(DeleteError::seated);
    if (facts.ties.hosting) return tl::make_unexpected(DeleteError::hosting);
    if (facts.ties.last_owner) return tl::make_unexpected(DeleteError::owner);
    return {};
}

} // namespace germini::account
