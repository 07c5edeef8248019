#include "engine/solo/legal_moves.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/judged.hpp"
#include "engine/solo/claim.hpp"
#include "engine/solo/follow.hpp"
#include "engine/solo/trick.hpp"

namespace germini::solo {
namespace {

constexpr int kLeftBelow = 3; // CUT-2: cut_min_left

CardChoice cards_to_play(const InformationState& info) {
    CardChoice out;
    out.held = info.hand;
    out.cards = playable(info.table, out.held, out.barred);
    return out;
}

struct Checker {
    const LegalMoves& choice;

    std::optional<Refusal> operator()(const CutMove& m) const {
        if (choice.kind != Phase::cut) return Refusal{"TURN-2"};
        return refuse_if(m.lifted < choice.least || m.lifted > choice.most, "CUT-2");
    }
    std::optional<Refusal> operator()(const OutMove&) const {
        return refuse_if(choice.kind != Phase::out, "TURN-2");
    }
    std::optional<Refusal> operator()(const DiscardMove& m) const {
        if (choice.kind != Phase::discard) return Refusal{"TURN-2"};
        return minchiate::check_discard(choice.held, {choice.must, choice.may}, choice.count, m.cards);
    }
    std::optional<Refusal> operator()(const DeclareMove& m) const {
        if (choice.kind != Phase::declare) return Refusal{"TURN-2"};
        return minchiate::check_declaration(choice.versicole, m);
    }
    std::optional<Refusal> operator()(const PlayMove& m) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        return choice.refusal(m.card);
    }
    std::optional<Refusal> operator()(const GiveMove& m) const {
        if (choice.kind != Phase::give) return Refusal{"TURN-2"};
        return choice.refusal(m.card);
    }
    std::optional<Refusal> operator()(const ClaimMove&) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        if (!choice.claim) return Refusal{"CLAIM-1"};
        return refuse_if(!proven(choice.held, *choice.claim), "CLAIM-2");
    }
    std::optional<Refusal> operator()(const AnswerMove&) const {
        return refuse_if(choice.kind != Phase::claim, "TURN-2");
    }
};

} // namespace

LegalMoves legal_moves(const InformationState& info) {
    const PublicState& table = info.table;
    LegalMoves out;
    if (!table.due.has(info.seat)) return out;
    out.kind = table.phase;
    switch (table.phase) {
    case Phase::cut:
        out.least = 1;
        out.most = kCards - kLeftBelow;
        break;
    case Phase::discard: {
        out.count = at(table.owed, info.seat);
        const auto range = minchiate::discardable(info.hand, out.count, true);
        out.held = info.hand;
        out.must = range.must;
        out.may = range.may;
        break;
    }
    case Phase::declare:
        out.versicole = minchiate::versicole(info.hand, table.rules.devil);
        break;
    case Phase::play:
        static_cast<CardChoice&>(out) = cards_to_play(info);
        if (info.claims && may_claim(info)) out.claim = unseen(info);
        break;
    case Phase::give:
        out.held = at(table.pile, table.debtor);
        out.cards = givable(table);
        out.barred = "SOLO-16";
        break;
    case Phase::out:   // both answers are always legal (D-46)
    case Phase::claim: // accept or play on, regardless of the cards
    case Phase::over:
        break;
    }
    return out;
}

std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move) {
    if (choice.kind == Phase::over || move.seat != seat) return Refusal{"TURN-1"};
    return dispatch(Checker{choice}, move.what);
}

std::optional<Refusal> refusal(const InformationState& info, const Move& move) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr || info.table.phase != Phase::play || !info.table.due.has(info.seat))
        return refusal(legal_moves(info), info.seat, move);
    return cards_to_play(info).refusal(play->card);
}

} // namespace germini::solo
