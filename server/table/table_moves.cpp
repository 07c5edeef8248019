// Moves of a hand: judged, and applied once written.
#include "server/table/table_state.hpp"

namespace germini::server {

TableState::Verdict TableState::judge(GuestKey guest, TableHand hand, int asked,
                                      const protocol::RawJson& raw) const {
    const auto seat = seating_.seat_of(guest);
    protocol::ReadResult<MovePtr> move;
    // A format error takes precedence over a broken rule.
    if (hand_) move = rules_->read_move(raw, seat.value_or(Seat{}));
    if (!move) return std::move(move).error();
    if (hand < hand_number() || (!hand_ && hand == hand_number())) return OldMove();
    if (hand != hand_number()) return Rule("wrong_hand");
    if (struck_out()) return Rule("finished");
    if (halt_) return Rule("halted");
    if (!seat || !plays(*seat)) return Rule("not_seated");
    // The move must answer the seat's current question; otherwise it is stale.
    if (asked != hand_->asked_at(*seat)) return Rule("stale");
    MoveResult judged = hand_->decide(*seat, **move);
    if (!judged) return Rule(judged.error());
    return *std::move(judged);
}

StepPtr TableState::played_for(Seat seat, model::Cause cause, TableHand hand, int asked,
                               const GameMove* thought, const ThoughtRefused& refused) const {
    // An action that waited for the disk may have answered the question in the meantime.
    if (!hand_open() || halt_ || hand != hand_number() || asked == 0 || asked != asked_at(seat))
        return nullptr;
    if ((cause == model::Cause::bot) != bot_in(seat)) return nullptr;
    if (cause == model::Cause::time) return hand_->late_move(seat);
    if (thought == nullptr) return hand_->bot_move(seat);
    MoveResult judged = hand_->decide(seat, *thought);
    if (judged) return *std::move(judged);
    refused(judged.error().clause);
    return hand_->bot_move(seat);
}

// The place of a player who is away is kept by a greedy bot if the time for a move is limited.
protocol::BotLevel TableState::level_in(Seat seat) const {
    const bool stands_in = seating_.at(seat) && seating_.at(seat)->guest;
    return !settings_.bots_think || (row_.seconds && stands_in) ? protocol::BotLevel::greedy : row_.level;
}

std::optional<TableState::BotQuestion> TableState::bot_question(Seat seat) const {
    const auto moves_at = times_.bot_moves_at(seat);
    if (!moves_at) return std::nullopt;
    const auto level = level_in(seat);
    if (level == protocol::BotLevel::greedy) return std::nullopt;
    return BotQuestion{hand_number(), asked_at(seat), *moves_at - settings_.after_thinking,
                       protocol::thinking_time(level)};
}

std::unique_ptr<MoveThought> TableState::thought(Seat seat, std::uint64_t seed) const {
    return hand_->thought(seat, seed);
}

tl::expected<Seat, protocol::ReadError> TableState::hinted(GuestKey guest, TableHand hand, int asked) const {
    const auto no = [](std::string path, protocol::ErrorCode code, std::string message) {
        return tl::make_unexpected(protocol::ReadError{std::move(path), code, std::move(message)});
    };
    if (!row_.hints) return no("", "no_hints", "This table does not allow hints.");
    const auto seat = seating_.seat_of(guest);
    if (!seat || !plays(*seat)) return no("", "not_seated", "Only the player to move can ask for a hint.");
    if (halt_ || hand != hand_number() || asked != asked_at(*seat))
        return no("/n", "stale", "This seat does not have that choice now.");
    return *seat;
}

} // namespace germini::server
