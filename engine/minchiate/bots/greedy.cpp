#include "engine/minchiate/bots/greedy.hpp"

#include "engine/minchiate/bots/alternatives.hpp"
#include "engine/minchiate/bots/playing.hpp"

namespace germini::minchiate::bots {

Move greedy_move(const Information& info, Talk talk) {
    const Seat seat = info.seat;
    const LegalMoves offered = legal_moves(info);
    switch (offered.kind) {
    case Phase::cut:
        return {seat, CutMove{(offered.least + offered.most) / 2}};
    case Phase::discard:
        return {seat, best_discard(offered)};
    case Phase::declare:
        return {seat, declare_all(offered.versicole)};
    case Phase::play: {
        const bool own = offered.play_for == kNoSeat;
        const Card card =
            offered.cards.size() == 1 ? offered.cards.first() : best_card(Knowledge(info, talk), offered);
        return {own ? seat : offered.play_for, PlayMove{card, own ? kNoSeat : seat}};
    }
    case Phase::give:
        return {seat, GiveMove{least_to_give(Knowledge(info), offered.cards)}};
    case Phase::claim:
        return {seat, AnswerMove{}}; // the claim is proven
    case Phase::out:                 // only without partners
    case Phase::over:
        break;
    }
    return {};
}

std::string_view reason_of(const View& view, const Move& move) {
    if (const auto* play = std::get_if<PlayMove>(&move.what)) {
        const Information info = information(view);
        return reason_to_play(Knowledge(info), legal_moves(info), play->card);
    }
    if (const auto* declared = std::get_if<DeclareMove>(&move.what))
        return declared->versicole.empty() ? "nothing" : "all";
    if (std::holds_alternative<CutMove>(move.what)) return "middle";
    if (std::holds_alternative<AnswerMove>(move.what)) return "proven";
    return std::holds_alternative<DiscardMove>(move.what) ? "put_down" : "cheapest";
}

} // namespace germini::minchiate::bots
