// Answers to guests' actions at a table.
#pragma once
#include "protocol/wire/action_id.hpp"
#include "server/model/keys.hpp"

#include <cstddef>
#include <string>

namespace germini::model {

/// The answer to a guest's action, by the client's id. Moves that were accepted are only in the log.
struct AnswerRow {
    GuestKey guest;
    protocol::ActionId id{};
    std::string rule; ///< the rule it broke; empty if it was accepted
};
/// Number of answers kept per guest and table.
inline constexpr std::size_t kAnswersKept = 64;

} // namespace germini::model
