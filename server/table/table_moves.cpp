// Moves of a hand: judged, and applied once written.
#include "server/table/table_state.hpp"

namespace germini::server {

TableState::Verdict TableState::judge(GuestKey guest, TableHand hand, int asked,
                                      const nlohmann::json& move) const {
    const auto seat = seating_.seat_of(guest);
    // decide() itself reads moves of the hand under way, which most are.
    const bool at_play = hand_ && hand == hand_number() && !struck_out() && seat && plays(*seat);
    const auto format_error = [this, &move] {
        return hand_ ? hand_->format_error(move, "/move") : std::optional<protocol::ReadError>();
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
    if (asked != hand_->asked_at(*seat)) return refused("stale");
    MoveResult judged = hand_->decide(*seat, move, "/move");
    if (auto* error = std::get_if<protocol::ReadError>(&judged)) return std::move(*error);
    if (const auto* refusal = std::get_if<Refusal>(&judged)) return refused(Rule(*refusal));
    return std::get<StepPtr>(std::move(judged));
}

StepPtr TableState::played_for(Seat seat, model::Cause cause, TableHand hand, int asked,
                               const std::string& thought, const ThoughtRefused& refused) const {
    // An action that waited for the disk may have answered the question in the meantime.
    if (!hand_open() || halt_ || hand != hand_number() || asked == 0 || asked != asked_at(seat))
        return nullptr;
    if ((cause == model::Cause::bot) != bot_in(seat)) return nullptr;
    if (thought.empty()) return hand_->bot_move(seat);
    const nlohmann::json move = nlohmann::json::parse(thought, nullptr, false);
    if (move.is_discarded()) {
        refused("not JSON");
        return hand_->bot_move(seat);
    }
    MoveResult judged = hand_->decide(seat, move, "/move");
    if (auto* step = std::get_if<StepPtr>(&judged)) return std::move(*step);
    const auto* refusal = std::get_if<Refusal>(&judged);
    refused(refusal ? std::string(refusal->clause) : std::get<protocol::ReadError>(judged).path);
    return hand_->bot_move(seat);
}

// The place of a player who is away is kept by a greedy bot if the time for a move is limited.
protocol::BotLevel TableState::level_in(Seat seat) const {
    const bool stands_in = seating_.at(seat) && seating_.at(seat)->guest;
    return !settings_.bots_think || (row_.seconds && stands_in) ? protocol::BotLevel::greedy : row_.level;
}

std::optional<TableState::BotQuestion> TableState::bot_question(Seat seat) const {
    const auto level = level_in(seat);
    const auto moves_at = times_.bot_moves_at(seat);
    if (level == protocol::BotLevel::greedy || !moves_at) return std::nullopt;
    return BotQuestion{hand_number(), asked_at(seat), *moves_at - settings_.after_thinking,
                       protocol::thinking_time(level)};
}

std::unique_ptr<Thought> TableState::thought(Seat seat, std::uint64_t seed) const {
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
