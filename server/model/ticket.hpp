// Links and codes that can be used once, until a time.
#pragma once
#include "server/crypto/random.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace germini::model {

/// A link or code that can be used once, until a time.
struct TicketRow {
    server::SecretHash secret{};
    std::string_view kind; ///< one of the k…Ticket constants below
    std::optional<GuestKey> guest;
    std::int64_t until = 0; ///< milliseconds since 1970
};
inline constexpr std::string_view kResetTicket = "reset", kAdministratorTicket = "administrator",
                                  kSignUpTicket = "sign_up", kLinkCodeTicket = "same";

} // namespace germini::model
