// What is allowed to sessions, accounts and persons.
#include "server/account/decide_account.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// Guest 1 with the password "hash" and a session.
account::Credentials stored() {
    account::Credentials credentials{1_guest};
    credentials.session = true;
    credentials.password = "hash";
    return credentials;
}
/// A password that was changed in the meantime.
model::Authorisation outdated() {
    model::Authorisation authorisation;
    authorisation.password = "older";
    return authorisation;
}
model::Authorisation by_password() {
    model::Authorisation authorisation;
    authorisation.password = "hash";
    return authorisation;
}

/// Returns whether a command with this authorisation is refused as stale.
template <class Command, class Facts> bool stale(const Facts& facts, Command asked) {
    REQUIRE(account::decide(facts, asked));
    asked.authorisation = outdated();
    const auto verdict = account::decide(facts, asked);
    return !verdict && verdict.error() == Command::Refused::stale_authorisation;
}

model::TicketRow ticket(std::string_view kind, std::optional<model::GuestKey> guest) {
    return {{}, kind, guest, 0};
}

/// Guest 1 adds a ticket for guest 2.
struct Ticket {
    model::AddTicket asked;
    account::AddTicketFacts facts{stored()};

    explicit Ticket(std::string_view kind, bool administrator = true) {
        asked.ticket = ticket(kind, 2_guest);
        asked.by = 1_guest;
        facts.administrator = administrator;
    }
    bool allowed() const { return account::decide(facts, asked).has_value(); }
};

/// Guest 1 asks to be one person with guest 2.
struct Merging {
    model::MergeGuests asked;
    account::MergeGuestsFacts facts;

    Merging() {
        asked.guest = 1_guest;
        facts.session = facts.current = true;
        facts.other = account::MergedGuest{2_guest};
        facts.at_tables = [] { return std::nullopt; };
        facts.stored = [](model::GuestKey guest) {
            account::Credentials credentials = stored();
            credentials.guest = guest;
            return credentials;
        };
    }
    auto verdict() const { return account::decide(facts, asked); }
    template <class Refusal> bool refused() const {
        const auto merged = verdict();
        return !merged && std::holds_alternative<Refusal>(merged.error());
    }
    std::optional<model::MergeError> error() const {
        const auto merged = verdict();
        if (merged) return std::nullopt;
        const auto* refusal = std::get_if<model::MergeRefusal>(&merged.error());
        return refusal ? std::optional(refusal->why) : std::nullopt;
    }
};

} // namespace

TEST_CASE("a request whose credentials have changed in the meantime is not authorised") {
    model::Authorisation none;
    CHECK(account::holds(account::Credentials{1_guest}, none));
    CHECK(account::holds(stored(), by_password()));
    CHECK_FALSE(account::holds(stored(), outdated()));
    CHECK_FALSE(account::holds(account::Credentials{1_guest}, by_password())); // the account is gone

    model::Authorisation by_session;
    by_session.session = model::SessionKey(5);
    CHECK(account::holds(stored(), by_session));
    CHECK_FALSE(account::holds(account::Credentials{1_guest}, by_session));

    model::Authorisation by_passkey;
    by_passkey.passkey = "credential";
    account::Credentials credentials = stored();
    CHECK_FALSE(account::holds(credentials, by_passkey)); // it is gone
    credentials.passkey = 2_guest;
    CHECK_FALSE(account::holds(credentials, by_passkey));
    credentials.passkey = 1_guest;
    CHECK(account::holds(credentials, by_passkey));
}

TEST_CASE("sessions and recovery codes are added only by a credential that is still valid") {
    model::AddSession session;
    model::SetCodes codes;
    CHECK(account::decide(stored(), session));
    CHECK(account::decide(stored(), codes));
    session.authorisation = codes.authorisation = outdated();
    CHECK_FALSE(account::decide(stored(), session));
    CHECK_FALSE(account::decide(stored(), codes));
}

TEST_CASE("a guest gets one account, by a session that has not ended") {
    using Refused = model::SignUp::Refused;
    model::SignUp asked;
    account::SignUpFacts facts;
    CHECK(account::decide(facts, asked).error() == Refused::stale_authorisation);
    facts.session = true;
    CHECK(account::decide(facts, asked));
    facts.account = true;
    CHECK(account::decide(facts, asked).error() == Refused::has_one);
    asked.newcomer.emplace();
    CHECK(account::decide(facts, asked)); // the facts are of no guest
}

TEST_CASE("a closed server needs an invitation, and without one does not tell which logins exist") {
    using Refused = model::SignUp::Refused;
    model::SignUp asked;
    asked.newcomer.emplace();
    account::SignUpFacts facts;
    facts.taken = true;
    CHECK(account::decide(facts, asked).error() == Refused::taken);
    asked.closed = true;
    CHECK(account::decide(facts, asked).error() == Refused::no_invitation);
    facts.invited = true;
    CHECK(account::decide(facts, asked).error() == Refused::taken);
    facts.taken = false;
    CHECK(account::decide(facts, asked));
}

TEST_CASE("a password is set by the previous one, which keeps codes and passkeys") {
    using Refused = model::SetPassword::Refused;
    account::SetPasswordFacts facts;
    facts.stored = stored();
    model::SetPassword asked;
    CHECK(stale(facts, asked));
    asked.authorisation = by_password();
    const auto change = account::decide(facts, asked);
    REQUIRE(change);
    CHECK_FALSE(change->codes);
    CHECK_FALSE(change->passkeys);
    facts.stored.password.reset();
    CHECK(account::decide(facts, asked).error() == Refused::no_account);
}

TEST_CASE("a password is set by a recovery code, which ends passkeys") {
    account::SetPasswordFacts facts;
    facts.stored = stored();
    model::SetPassword asked;
    asked.code.emplace();
    CHECK(account::decide(facts, asked).error() == model::SetPassword::Refused::no_code);
    facts.code = true;
    const auto change = account::decide(facts, asked);
    REQUIRE(change);
    CHECK_FALSE(change->codes);
    CHECK(change->passkeys);
}

TEST_CASE("a password is set by a link, which ends codes and passkeys") {
    account::SetPasswordFacts facts;
    facts.stored = stored();
    model::SetPassword asked;
    asked.ticket.emplace();
    CHECK(account::decide(facts, asked).error() == model::SetPassword::Refused::no_code);
    facts.ticket = ticket(model::kResetTicket, std::nullopt);
    CHECK(account::decide(facts, asked).error() == model::SetPassword::Refused::no_code);
    facts.ticket->guest = 1_guest;
    const auto change = account::decide(facts, asked);
    REQUIRE(change);
    CHECK(change->codes);
    CHECK(change->passkeys);
}

TEST_CASE("an account has at most twenty passkeys, each registered once") {
    using Refused = model::AddPasskey::Refused;
    account::AddPasskeyFacts facts{stored(), false, 19};
    CHECK(stale(facts, model::AddPasskey{}));
    facts.passkeys = 20;
    CHECK(account::decide(facts, model::AddPasskey{}).error() == Refused::most);
    facts.registered = true;
    CHECK(account::decide(facts, model::AddPasskey{}).error() == Refused::there);
}

TEST_CASE("a passkey's counter grows, or is always zero") {
    const auto used = [](std::uint32_t before, std::uint32_t now) {
        model::PasskeyRow passkey;
        passkey.count = before;
        model::UsePasskey asked;
        asked.count = now;
        return account::decide(account::UsePasskeyFacts{passkey}, asked).has_value();
    };
    CHECK(used(0, 0));
    CHECK(used(0, 1));
    CHECK(used(7, 8));
    CHECK_FALSE(used(7, 7));
    CHECK_FALSE(used(7, 6));
    CHECK_FALSE(used(7, 0));
    CHECK_FALSE(account::decide(account::UsePasskeyFacts{}, model::UsePasskey{}));
}

TEST_CASE("an unknown passkey cannot be removed") {
    account::EndPasskeyFacts facts{stored(), true};
    CHECK(stale(facts, model::EndPasskey{}));
    facts.present = false;
    CHECK(account::decide(facts, model::EndPasskey{}).error() == model::EndPasskey::Refused::unknown);
}

TEST_CASE("only administrators and the operator make links for others") {
    for (const std::string_view kind : {model::kResetTicket, model::kSignUpTicket}) {
        CHECK(Ticket(kind).allowed());
        CHECK_FALSE(Ticket(kind, false).allowed());
        Ticket of_operator(kind, false);
        of_operator.asked.by.reset();
        CHECK(of_operator.allowed());
    }
    CHECK(Ticket(model::kLinkCodeTicket, false).allowed());
}

TEST_CASE("a link to an administrator's account, and a code of an account, need the password") {
    Ticket reset(model::kResetTicket);
    reset.facts.account.emplace();
    CHECK(reset.allowed());
    reset.facts.account->administrator = true;
    CHECK_FALSE(reset.allowed());
    reset.asked.authorisation = by_password();
    CHECK(reset.allowed());
    reset.asked.authorisation = outdated();
    CHECK_FALSE(reset.allowed());

    Ticket code(model::kLinkCodeTicket, false);
    code.facts.account.emplace();
    CHECK_FALSE(code.allowed());
    code.asked.authorisation = by_password();
    CHECK(code.allowed());
}

TEST_CASE("only an account administers, the first one by a link") {
    using Refused = model::SetAdministrator::Refused;
    model::SetAdministrator asked;
    account::SetAdministratorFacts facts;
    CHECK(account::decide(facts, asked).error() == Refused::no_account);
    facts.account = true;
    CHECK(account::decide(facts, asked));
    asked.ticket.emplace();
    CHECK(account::decide(facts, asked).error() == Refused::no_ticket);
    facts.ticket = true;
    CHECK(account::decide(facts, asked));
}

TEST_CASE("the guest who asks is merged into the other, unless they alone have an account") {
    Merging merging;
    CHECK(merging.verdict()->guest == 1_guest);
    CHECK(merging.verdict()->into == 2_guest);
    merging.facts.other->account = true;
    CHECK(merging.verdict()->into == 2_guest);
    merging.facts.other->account = false;
    merging.facts.account = true;
    CHECK(merging.refused<model::StaleAuthorisation>()); // the account remains: its password is needed
    merging.asked.authorisation = by_password();
    CHECK(merging.verdict()->guest == 2_guest);
    CHECK(merging.verdict()->into == 1_guest);
}

TEST_CASE("a merge needs a valid code, session and password") {
    Merging merging;
    merging.facts.session = false;
    CHECK(merging.refused<model::StaleAuthorisation>());
    merging = Merging();
    merging.facts.current = false; // merged by another request
    CHECK(merging.refused<model::StaleAuthorisation>());
    merging = Merging();
    merging.asked.authorisation = outdated();
    CHECK(merging.refused<model::StaleAuthorisation>());
    merging.asked.dry_run = true;
    CHECK(merging.verdict()); // only who the person would be
    merging.facts.other.reset();
    CHECK(merging.refused<model::MergeGuests::NoCode>());
}

TEST_CASE("two accounts, one person, and two people at one table are not merged") {
    Merging merging;
    merging.facts.at_tables = [] {
        return std::optional(model::MergeRefusal{model::MergeError::both_seated, "table"});
    };
    CHECK(merging.error() == model::MergeError::both_seated);
    merging.facts.account = merging.facts.other->account = true;
    CHECK(merging.error() == model::MergeError::two_accounts);
    merging.facts.other->key = 1_guest;
    CHECK(merging.error() == model::MergeError::same);
}

TEST_CASE("a new visitor becomes the guest who made the code") {
    Merging merging;
    merging.asked.guest = {};
    merging.facts.session = merging.facts.current = false;
    const auto merged = merging.verdict();
    REQUIRE(merged);
    CHECK_FALSE(merged->guest);
    CHECK(merged->into == 2_guest);
}

TEST_CASE("a guest is not deleted while seated, hosting or the last owner of a club") {
    using model::DeleteError;
    const auto error = [](account::Ties ties, const model::Authorisation& authorisation = {}) {
        model::DeleteGuest asked;
        asked.authorisation = authorisation;
        const auto verdict = account::decide(account::DeleteGuestFacts{stored(), ties}, asked);
        return verdict ? std::nullopt : std::optional(verdict.error());
    };
    CHECK_FALSE(error({}));
    CHECK(error({true, true, true}) == DeleteError::seated);
    CHECK(error({false, true, true}) == DeleteError::hosting);
    CHECK(error({false, false, true}) == DeleteError::owner);
    CHECK(error({true, true, true}, outdated()) == DeleteError::stale_authorisation);
}
