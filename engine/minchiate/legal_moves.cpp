#include "engine/minchiate/legal_moves.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/claim.hpp"
#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/trick.hpp"
#include "engine/minchiate/turn.hpp"

#include <algorithm>

namespace germini::minchiate {
namespace {

void choose_play(const InformationState& info, LegalMoves& out) {
    const PublicState& table = info.table;
    const Seat seat = to_play(table);
    out.play_for = seat == info.seat ? kNoSeat : seat;
    out.held = seat == info.seat ? info.hand : info.fallen_hand;
    out.cards = playable(table, out.held, seat, out.barred);
    // D-15: on the seat's own turn, not on the lead, not in the first trick, without a trump.
    out.may_fall = table.rules.cascare != Cascare::off && out.play_for == kNoSeat && table.trick.number > 0 &&
                   table.trick.leader != info.seat && !info.hand.meets(kTrumpCards);
}

// The cards that a declaration is made from: the 21 cards of the hand, including the one just played
// (VERS-16).
CardSet declaring_hand(const InformationState& info) {
    CardSet cards = info.hand;
    if (info.table.trick.has(info.seat)) cards.add(at(info.table.trick.cards, info.seat));
    return cards;
}

inline void add_fallen_hand(InformationState& info, const State& state) {
    if (state.phase == Phase::play && !state.fallen.empty())
        if (const Seat hand_of = to_play(state); state.fallen.has(hand_of))
            info.fallen_hand = at(state.hand, hand_of);
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
        const CardSet cards(m.cards);
        if (static_cast<int>(m.cards.size()) != choice.count || cards.size() != choice.count)
            return Refusal{"DISC-1"};
        if (!choice.held.contains(cards)) return Refusal{"HOLD-1"};
        return refuse_if(!cards.contains(choice.must) || !(choice.must | choice.may).contains(cards),
                         "DISC-2");
    }
    std::optional<Refusal> operator()(const DeclareMove& m) const {
        if (choice.kind != Phase::declare) return Refusal{"TURN-2"};
        for (std::size_t i = 0; i < m.versicole.size(); ++i) {
            const CardSet& cards = m.versicole[i];
            const auto offered = [&cards](const Versicola& v) { return v.cards == cards; };
            if (std::ranges::none_of(choice.versicole, offered)) return Refusal{"D-10"};
            if (std::find(m.versicole.begin(), m.versicole.begin() + i, cards) != m.versicole.begin() + i)
                return Refusal{"D-10"};
        }
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const PlayMove& m) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        const Seat hand_of = choice.play_for == kNoSeat ? seat : choice.play_for;
        const bool for_other = m.by != kNoSeat;
        if (move.seat != hand_of || for_other != (choice.play_for != kNoSeat)) return Refusal{"VAR-1"};
        return card(m.card);
    }
    std::optional<Refusal> operator()(const GiveMove& m) const {
        if (choice.kind != Phase::give) return Refusal{"TURN-2"};
        return card(m.card);
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

private:
    std::optional<Refusal> card(Card card) const {
        if (!choice.held.has(card)) return Refusal{"HOLD-1"};
        if (!choice.cards.has(card)) return Refusal{barred_by(choice, card)};
        return std::nullopt;
    }
};

} // namespace

CardSet known_fola(const State& state, Seat seat) {
    if (side_of(seat) == side_of(state.dealer)) return state.fola;
    return state.fola & (seat == cutter_of(state.dealer) ? state.fola_open | state.peeked : state.fola_open);
}

InformationState judged_information(const State& state, Seat seat) {
    InformationState out{state, seat, at(state.hand, seat), {}};
    add_fallen_hand(out, state);
    return out;
}

InformationState information_state(const State& state, Seat seat, bool claims) {
    InformationState out{state, seat, at(state.hand, seat), {}, claims};
    add_fallen_hand(out, state);
    out.put_down = at(state.discards, seat);
    out.fola = known_fola(state, seat);
    if (seat == cutter_of(state.dealer)) out.passed = state.passed & at(state.hand, state.dealer);
    for (std::size_t s = 0; s < kSeats; ++s) {
        out.hand_counts[s] = static_cast<std::uint8_t>(state.hand[s].size());
        if (!state.discards[s].empty())
            out.put_down_counts[s] = static_cast<std::uint8_t>(state.discards[s].size());
    }
    out.fola_count = static_cast<std::uint8_t>(state.fola.size());
    return out;
}

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
        const DiscardRange range = discardable(info.hand, out.count, table.rules);
        out.held = info.hand;
        out.must = range.must;
        out.may = range.may;
        break;
    }
    case Phase::declare:
        out.versicole = versicole(declaring_hand(info), table.rules.devil);
        break;
    case Phase::play:
        choose_play(info, out);
        if (info.claims && out.play_for == kNoSeat && may_claim(info)) out.claim = unseen(info);
        break;
    case Phase::give:
        out.held = at(table.pile, table.debtor);
        out.cards = givable(table);
        out.barred = "MAT-6";
        break;
    case Phase::claim: // accept or play on, regardless of the cards
    case Phase::over:
        break;
    }
    return out;
}

std::string_view barred_by(const LegalMoves& choice, Card card) {
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

} // namespace germini::minchiate
