// Converts a table's decision into the store command that writes it: pure and complete.
#pragma once
#include "server/model/command.hpp"
#include "server/table/table_state.hpp"

#include <optional>

namespace germini::server {

/// Origin of a decision in a hand.
struct DecisionSource {
    model::Cause cause = model::Cause::server;
    std::optional<GuestKey> guest;            ///< the guest who sent it
    std::optional<protocol::ActionId> action; ///< the guest's own id for the action
};

/// `table`: the state in which the change was decided. `answer`: the answer to the guest who asked for it.
model::ChangeTable command_of(const TableState& table, const Change& change,
                              std::optional<model::AnswerRow> answer);
model::OpenHand command_of(const TableState& table, const NewHand& next,
                           std::optional<model::AnswerRow> answer);
/// `end`: the effect on the match if the step ends the hand, else nullptr.
model::TakeStep command_of(const TableState& table, const Step& step, const HandEnd* end,
                           const DecisionSource& decided, Moment now);

} // namespace germini::server
