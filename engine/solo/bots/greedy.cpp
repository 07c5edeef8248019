#include "engine/solo/bots/greedy.hpp"

#include "engine/minchiate/bots/alternatives.hpp"
#include "engine/solo/bots/playing.hpp"

namespace germini::solo::bots {
namespace {

bool goes_out(CardSet hand) { return !hand.meets(minchiate::trumps(21, 40) | minchiate::kCounting); }

} // namespace

Move greedy_move(const InformationState& info) {
    const Seat seat = info.seat;
    const LegalMoves offered = legal_moves(info);
    switch (offered.kind) {
    case Phase::cut:
        return {seat, CutMove{(offered.least + offered.most) / 2}};
    case Phase::out:
        return {seat, OutMove{goes_out(info.hand)}};
    case Phase::discard:
        return {seat, minchiate::bots::best_discard(offered.held, offered.must, offered.may, offered.count)};
    case Phase::declare:
        return {seat, minchiate::bots::declare_all(offered.versicole)};
    case Phase::play:
        return {seat, PlayMove{offered.cards.size() == 1 ? offered.cards.first()
                                                         : best_card(Knowledge(info), offered.cards)}};
    case Phase::give:
        return {seat, GiveMove{least_to_give(offered.cards)}};
    case Phase::claim:
        return {seat, AnswerMove{}}; // the claim is proven
    case Phase::over:
        break;
    }
    return {};
}

std::string_view reason_of(const View& view, const Move& move) {
    if (const auto* play = std::get_if<PlayMove>(&move.what)) {
        const InformationState info = information_state(view);
        return reason_to_play(Knowledge(info), legal_moves(info).cards, play->card);
    }
    if (const auto* declared = std::get_if<DeclareMove>(&move.what))
        return declared->versicole.empty() ? "nothing" : "all";
    if (const auto* leaving = std::get_if<OutMove>(&move.what)) return leaving->out ? "weak" : "strong";
    if (std::holds_alternative<CutMove>(move.what)) return "middle";
    if (std::holds_alternative<AnswerMove>(move.what)) return "proven";
    return std::holds_alternative<DiscardMove>(move.what) ? "put_down" : "cheapest";
}

} // namespace germini::solo::bots
