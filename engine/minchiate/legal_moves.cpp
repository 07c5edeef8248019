#include "engine/minchiate/legal_moves.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/judged.hpp"
#include "engine/minchiate/trick.hpp"

namespace germini::minchiate {
namespace {

PlayChoice cards_to_play(const InformationState& info) {
    const Seat seat = to_play(info.table);
    PlayChoice out;
    out.play_for = seat == info.seat ? kNoSeat : seat;
    out.held = seat == info.seat ? info.hand : info.fallen_hand;
    out.cards = playable(info.table, out.held, seat, out.barred);
    return out;
}

// D-15: on the seat's own turn, not on the lead, not in the first trick, without a trump.
bool may_fall(const InformationState& info) {
    const PublicState& table = info.table;
    return table.rules.cascare != Cascare::off && to_play(table) == info.seat && table.trick.number > 0 &&
           table.trick.leader != info.seat && !info.hand.meets(kTrumpCards);
}

// The cards that a declaration is made from: the 21 cards of the hand, including the one just played
// (VERS-16).
CardSet declaring_hand(const InformationState& info) {
    CardSet cards = info.hand;
    if (info.table.trick.has(info.seat)) cards.add(at(info.table.trick.cards, info.seat));
    return cards;
}

std::optional<Refusal> check_card(const CardChoice& choice, Card card) {
    if (!choice.held.has(card)) return Refusal{"HOLD-1"};
    if (!choice.cards.has(card)) return Refusal{barred_by(choice, card)};
    return std::nullopt;
}

// Checks a card that is played when a card is due.
std::optional<Refusal> check_play(const PlayChoice& choice, Seat seat, const Move& move, const PlayMove& m) {
    const Seat hand_of = choice.play_for == kNoSeat ? seat : choice.play_for;
    const bool for_other = m.by != kNoSeat;
    if (move.seat != hand_of || for_other != (choice.play_for != kNoSeat)) return Refusal{"VAR-1"};
    return check_card(choice, m.card);
}

struct Checker {
    const LegalMoves& choice;
    Seat seat;
    const Move& move;

    std::optional<Refusal> operator()(const CutMove& m) const {
        if (choice.kind != Phase::cut) return Refusal{"TURN-2"};
        return refuse_if(m.lifted < choice.least || m.lifted > choice.most, "CUT-2");
    }
    std::optional<Refusal> operator()(const DiscardMove& m) const {
        if (choice.kind != Phase::discard) return Refusal{"TURN-2"};
        return check_discard(choice.held, {choice.must, choice.may}, choice.count, m.cards);
    }
    std::optional<Refusal> operator()(const DeclareMove& m) const {
        if (choice.kind != Phase::declare) return Refusal{"TURN-2"};
        return check_declaration(choice.versicole, m);
    }
    std::optional<Refusal> operator()(const PlayMove& m) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        return check_play(choice, seat, move, m);
    }
    std::optional<Refusal> operator()(const GiveMove& m) const {
        if (choice.kind != Phase::give) return Refusal{"TURN-2"};
        return check_card(choice, m.card);
    }
    std::optional<Refusal> operator()(const FallMove&) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        return refuse_if(!choice.may_fall, "VAR-1");
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
        out.least = 1; // CUT-2
        out.most = kCards - table.rules.cut_min_left;
        break;
    case Phase::discard: {
        out.count = at(table.owed, info.seat);
        const DiscardRange range = discardable(info.hand, out.count, table.rules.discard_ban);
        out.held = info.hand;
        out.must = range.must;
        out.may = range.may;
        break;
    }
    case Phase::declare:
        out.versicole = versicole(declaring_hand(info), table.rules.devil);
        break;
    case Phase::play:
        static_cast<PlayChoice&>(out) = cards_to_play(info);
        out.may_fall = may_fall(info);
        if (info.claim && out.play_for == kNoSeat && may_claim(info)) out.claim = unseen(info);
        break;
    case Phase::give:
        out.held = at(table.pile, table.debtor);
        out.cards = givable(table);
        out.barred = "MAT-6";
        break;
    case Phase::claim: // accept or play on, regardless of the cards
    case Phase::out:   // only without partners
    case Phase::over:
        break;
    }
    return out;
}

std::string_view barred_by(const CardChoice& choice, Card card) {
    // MAT-2 is for the Matto what KING-1 is for the other cards.
    return choice.barred == "KING-1" && card == kMatto ? "MAT-2" : choice.barred;
}

Seat moving_seat(const Move& move) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    return play != nullptr && play->by != kNoSeat ? play->by : move.seat;
}

std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move) {
    if (choice.kind == Phase::over || moving_seat(move) != seat) return Refusal{"TURN-1"};
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play != nullptr && play->by == move.seat) return Refusal{"VAR-1"};
    return dispatch(Checker{choice, seat, move}, move.what);
}

std::optional<Refusal> refusal(const InformationState& info, const Move& move) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr || info.table.phase != Phase::play || !info.table.due.has(info.seat))
        return refusal(legal_moves(info), info.seat, move);
    return check_play(cards_to_play(info), info.seat, move, *play);
}

} // namespace germini::minchiate
