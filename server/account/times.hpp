// Validity of links and codes.
#pragma once
#include <chrono>

namespace germini::account {

inline constexpr std::chrono::milliseconds kResetLinkTime = std::chrono::hours(24),
                                           kSignUpLinkTime = std::chrono::hours(24 * 7),
                                           kFirstLinkTime = std::chrono::hours(24),
                                           kLinkCodeTime = std::chrono::minutes(10);

} // namespace germini::account
