// Accounts: a login and password to sign in from any browser.
#pragma once
#include "server/model/keys.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace germini::model {

struct AccountRow {
    GuestKey guest;
    std::string login;
    std::array<std::string, 2> skeletons; ///< skeletons of the login (names::skeletons)
    std::string password;                 ///< Argon2id hash; never shown to anybody
    bool administrator = false;
    std::int64_t created = 0;
};

} // namespace germini::model
