// Moves of a hand: judged, and applied once written.
#include "server/table/table_state.hpp"

namespace germini::server {

TableState::Verdict TableState::judge(GuestKey guest, const protocol::MoveMessage& act) const {
    const auto seat = seating_.seat_of(guest);
    const TableHand hand{act.hand};
    // decide() itself reads moves of the hand under way, which most are.
    const bool at_play = hand_ && hand == hand_number() && !struck_out() && seat && plays(*seat);
    const auto format_error = [this, &act] {
        return hand_ ? hand_->format_error(act.move, "/move") : std::optional<protocol::ReadError>();
    };
    // A format error takes precedence over a broken rule.
    const auto refused = [&format_error](Rule rule) -> Verdict {
        if (auto error = format_error()) return *std::move(error);
        return rule;
    };
    if (!at_play)
        if (auto error = format_error()) return *std::move(error);
    if (hand < hand_number() || (!hand_ && hand == hand_number())) return OldMove();
    if (hand != hand_number()) return Rule("wrong_hand");
    if (struck_out()) return Rule("finished");
    if (halt_) return Rule("halted");
    if (!seat || !plays(*seat)) return Rule("not_seated");
    // The move must answer the seat's current question; otherwise it is stale.
    if (act.n != hand_->asked_at(*seat)) return refused("stale");
    MoveResult judged = hand_->decide(*seat, act.move, "/move");
    if (auto* error = std::get_if<protocol::ReadError>(&judged)) return std::move(*error);
    if (const auto* refusal = std::get_if<Refusal>(&judged)) return refused(Rule(*refusal));
    return std::get<StepPtr>(std::move(judged));
}

StepPtr TableState::played_for(Seat seat, store::Cause cause, TableHand hand, int asked) const {
    // An action that waited for the disk may have answered the question in the meantime.
    if (!hand_open() || halt_ || hand != hand_number() || asked == 0 || asked != asked_at(seat))
        return nullptr;
    if ((cause == store::Cause::bot) != bot_in(seat)) return nullptr;
    return hand_->bot_move(seat);
}

tl::expected<Advice, protocol::ReadError> TableState::hint(GuestKey guest,
                                                           const protocol::AskHint& asked) const {
    const auto no = [](std::string path, protocol::ErrorCode code, std::string message) {
        return tl::make_unexpected(protocol::ReadError{std::move(path), code, std::move(message)});
    };
    if (!row_.hints) return no("", "no_hints", "This table does not allow hints.");
    const auto seat = seating_.seat_of(guest);
    if (!seat || !plays(*seat)) return no("", "not_seated", "Only the player to move can ask for a hint.");
    if (halt_ || TableHand{asked.hand} != hand_number() || asked.n != asked_at(*seat))
        return no("/n", "stale", "This seat does not have that choice now.");
    return hand_->advice(*seat);
}

} // namespace germini::server
