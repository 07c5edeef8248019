#include "engine/bolognese/legal_moves.hpp"

#include "engine/bolognese/claim.hpp"
#include "engine/core/dispatch.hpp"

#include <algorithm>

namespace germini::bolognese {
namespace {

const Item* item_of(const Items& items, CardSet cards) {
    for (const Item& item : items)
        if (item.cards == cards) return &item;
    return nullptr;
}

CardChoice cards_to_play(const InformationState& info) {
    CardChoice out{.held = info.hand};
    out.cards = playable(info.table.trick, info.hand, out.barred);
    return out;
}

bool may_say(const Signals& signals, const PlayMove& m) {
    switch (m.signal) {
    case Signal::none:
        return true;
    case Signal::busso:
        return signals.striscio.has(m.card) || signals.volo.has(m.card);
    case Signal::striscio:
        return signals.striscio.has(m.card);
    case Signal::volo:
        return signals.volo.has(m.card);
    }
    return false;
}

// Checks a move; the order of the checks decides which clause is named if a move breaks several.
struct Checker {
    const LegalMoves& choice;

    std::optional<Refusal> operator()(const CallMove& m) const {
        if (choice.kind != Phase::call) return Refusal{"TURN-2"};
        if (const auto refused = shown(m.shown)) return refused;
        return refuse_if(!m.shown.empty() && !reaches(choice, m.shown), "OUT-1");
    }
    std::optional<Refusal> operator()(const DiscardMove& m) const {
        if (choice.kind != Phase::discard) return Refusal{"TURN-2"};
        const CardSet cards(m.cards);
        if (!choice.held.contains(cards)) return Refusal{"HOLD-1"};
        if (static_cast<int>(m.cards.size()) != choice.discards || cards.size() != choice.discards)
            return Refusal{"DISC-1"};
        return refuse_if(!choice.cards.contains(cards), choice.barred);
    }
    std::optional<Refusal> operator()(const DeclareMove& m) const {
        if (choice.kind != Phase::declare) return Refusal{"TURN-2"};
        if (const auto refused = shown(m.shown)) return refused;
        if (!m.out) return std::nullopt;
        if (!choice.may_out) return Refusal{"OUT-2"};
        return refuse_if(!reaches(choice, m.shown), "OUT-1");
    }
    std::optional<Refusal> operator()(const PlayMove& m) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        if (const auto refused = choice.refusal(m.card)) return refused;
        return refuse_if(!may_say(choice.signals, m), "SAY-1");
    }
    // A card outside the pile breaks GIVE-1, not HOLD-1, because the pile is not a hand.
    std::optional<Refusal> operator()(const GiveMove& m) const {
        if (choice.kind != Phase::give) return Refusal{"TURN-2"};
        return refuse_if(!choice.cards.has(m.card), choice.barred);
    }
    std::optional<Refusal> operator()(const ClaimMove&) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        if (!choice.claim) return Refusal{"CLAIM-1"};
        return refuse_if(!proven(choice.held, *choice.claim), "CLAIM-2");
    }
    std::optional<Refusal> operator()(const AnswerMove&) const {
        return refuse_if(choice.kind != Phase::claim, "TURN-2");
    }
    std::optional<Refusal> operator()(const BidMove&) const {
        return refuse_if(choice.kind != Phase::bid, "TURN-2");
    }
    std::optional<Refusal> operator()(const AnswerBidMove& m) const {
        if (choice.kind != Phase::answer) return Refusal{"TURN-2"};
        return refuse_if(m.objects && !choice.may_object, "BID-1");
    }

private:
    std::optional<Refusal> shown(const ShownSets& sets) const {
        for (CardSet cards : sets)
            if (!choice.held.contains(cards)) return Refusal{"HOLD-1"};
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const bool again = std::find(sets.begin(), sets.begin() + i, sets[i]) != sets.begin() + i;
            if (again || item_of(choice.items, sets[i]) == nullptr) return Refusal{"ACC-1"};
        }
        return std::nullopt;
    }
};

// GIVE-4; GIVE-8: a scartino, if there is one.
CardSet may_give(const PublicState& table, CardSet pile) {
    const CardSet scartini = pile - kValued;
    return table.shape().alone && !scartini.empty() ? scartini : pile - CardSet(kMatto);
}

} // namespace

InformationState information_state(const State& state, Seat seat, bool claims) {
    return {state, seat, at(state.hand, seat), at(state.discard, seat), claims};
}

LegalMoves legal_moves(const InformationState& info) {
    const PublicState& table = info.table;
    LegalMoves out;
    if (!table.due.has(info.seat)) return out;
    const Side side = table.side(info.seat);
    out.kind = table.phase;
    out.held = info.hand;
    switch (table.phase) {
    case Phase::call:
    case Phase::declare:
        out.items = items(info.hand);
        out.takes_last = info.seat == table.dealer;
        out.may_out = may_call_out(table, info.seat);
        out.missing = table.shape().points_for(table.rules.target - table.context.score_of(side)) -
                      at(table.accuso, side); // D-28, D-18
        break;
    case Phase::discard:
        out.discards = table.discards_due(info.seat);
        out.cards = info.hand - kNeverDiscarded;
        out.barred = "DISC-2";
        break;
    case Phase::play:
        static_cast<CardChoice&>(out) = cards_to_play(info);
        out.signals = signals(table, info.hand);
        if (info.claims && may_claim(info)) out.claim = unseen(info);
        break;
    case Phase::give:
        out.held = at(table.pile, side);
        out.cards = may_give(table, out.held);
        out.barred = "GIVE-1";
        break;
    case Phase::answer:
        out.may_object = table.rules.object_after_pass || !table.passed.has(info.seat);
        break;
    case Phase::bid:   // any word, regardless of the cards
    case Phase::claim: // accept or play on, regardless of the cards
    case Phase::over:
        break;
    }
    return out;
}

Combinations shown_combinations(const Items& items, const ShownSets& shown) {
    Combinations out;
    for (CardSet cards : shown)
        if (const Item* item = item_of(items, cards); item != nullptr && !out.full())
            for (const Combination& one : item->makes)
                if (!out.full()) out.push_back(one);
    return out;
}

ShownSets all_of(const Items& items) {
    ShownSets out;
    for (const Item& item : items) out.push_back(item.cards);
    return out;
}

bool reaches(const LegalMoves& choice, const ShownSets& shown) {
    return worth_of(shown_combinations(choice.items, shown)).total() >= choice.missing;
}

std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move) {
    if (choice.kind == Phase::over || move.seat != seat) return Refusal{"TURN-1"};
    return dispatch(Checker{choice}, move.what);
}

std::optional<Refusal> refusal(const InformationState& info, const Move& move) {
    const PublicState& table = info.table;
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr || table.phase != Phase::play || !table.due.has(info.seat))
        return refusal(legal_moves(info), info.seat, move);
    if (const auto refused = cards_to_play(info).refusal(play->card)) return refused;
    if (play->signal == Signal::none) return std::nullopt;
    return refuse_if(!may_say(signals(table, info.hand), *play), "SAY-1");
}

} // namespace germini::bolognese
