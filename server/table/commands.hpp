// What a table has decided, as the command that writes it: pure, and all that the decision says.
#pragma once
#include "server/store/command.hpp"
#include "server/table/table_state.hpp"

#include <optional>

namespace germini::server {

/// Whose a decision in a hand is, and why it was taken.
struct Decided {
    store::Cause cause = store::Cause::server;
    std::optional<GuestKey> guest;            ///< who sent it
    std::optional<protocol::ActionId> action; ///< his own number for it
};

/// `table` is as it was when that was decided; `answer`: to who asked for it.
store::ChangeTable command_of(const TableState& table, const Change& change,
                              std::optional<store::AnswerRow> answer);
store::OpenHand command_of(const TableState& table, const NewHand& next,
                           std::optional<store::AnswerRow> answer);
/// `end`: what the step makes of the match, where it ends the hand.
store::TakeStep command_of(const TableState& table, const Step& step, const HandEnd* end,
                           const Decided& decided, Moment now);

} // namespace germini::server
