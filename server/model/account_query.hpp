// What is read about guests, sessions and accounts, as plain values (query.hpp).
#pragma once
#include "server/model/account_command.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::model {

/// Finds the guest whose session has the secret.
struct FindGuest {
    using Outcome = std::optional<Guest>;
    server::SecretHash secret{};
};
/// Finds a guest by public number; never one who is deleted or merged into another.
struct FindNumber {
    using Outcome = std::optional<Guest>;
    std::int64_t number = 0;
};
/// Finds the session's person.
struct FindPerson {
    struct Found {
        std::vector<GuestKey> rows; ///< all rows, the current one first; none if the session has ended
        std::string name;           ///< the current name
    };
    using Outcome = Found;
    SessionKey session;
};
/// Lists the guest's sessions, the most recently seen first, without secrets.
struct ListSessions {
    using Outcome = std::vector<std::pair<SessionKey, SessionRow>>;
    GuestKey guest;
};

/// An account, and the guest who has it.
struct AccountOwner {
    AccountRow account;
    Guest guest;
};
/// Finds the account whose login has this first skeleton.
struct FindLogin {
    using Outcome = std::optional<AccountOwner>;
    std::string skeleton;
};
struct FindAccount {
    using Outcome = std::optional<AccountRow>;
    GuestKey guest;
};
/// An account as its guest sees it.
struct SeenAccount {
    AccountRow account;
    std::int64_t codes = 0;           ///< number of unused recovery codes
    std::vector<PasskeyRow> passkeys; ///< the newest first
};
struct SeeAccount {
    using Outcome = std::optional<SeenAccount>;
    GuestKey guest;
};
/// Finds the account that a reset link opens.
struct FindResetAccount {
    using Outcome = std::optional<AccountRow>;
    server::SecretHash ticket{};
    std::int64_t now = 0;
};
/// Finds out why the sign-up would be refused now, if it would.
struct CheckSignUp {
    using Outcome = std::optional<SignUp::Refused>;
    SignUp command;
};
struct ListPasskeys {
    using Outcome = std::vector<PasskeyRow>; ///< the newest first
    GuestKey guest;
};
/// A passkey, and the guest whose account it opens.
struct PasskeyOwner {
    PasskeyRow passkey;
    Guest guest;
};
struct FindPasskey {
    using Outcome = std::optional<PasskeyOwner>;
    std::string credential;
};
/// Writes everything that is stored about a person as one JSON text (GET /api/me/data).
struct ExportPerson {
    using Outcome = NoResult;
    GuestKey guest;
    std::function<void(std::string_view)> put; ///< receives the pieces in order, on the reading thread
};

/// An account in the operator's list.
struct AccountEntry {
    std::int64_t number = 0; ///< public number
    std::string login;
    bool administrator = false;
    std::int64_t created = 0;
};
/// Lists all accounts, the oldest first.
struct ListAccounts {
    using Outcome = std::vector<AccountEntry>;
};
/// Finds out whether anybody has an account, or has come at all.
struct FindAnybody {
    struct Outcome {
        bool guests = false, accounts = false;
    };
};

} // namespace germini::model
