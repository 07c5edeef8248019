#include "engine/siciliano/legal_moves.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::siciliano {
namespace {

bool within(const std::optional<int>& number, int least, int most) {
    return !number || (*number >= least && *number <= most);
}

CardChoice cards_to_play(const InformationState& info) {
    CardChoice out{.held = info.hand};
    out.cards = playable(info.table, info.hand, out.barred);
    return out;
}

std::optional<Refusal> check_calls(const CallChoice& choice, const PlayMove& m) {
    CallSet left = calls_with(choice, m.card);
    for (const Call call : m.calls) {
        if (!has(left, call)) return Refusal{"CALL-1"};
        left = static_cast<CallSet>(left & ~bit(call));
    }
    return refuse_if(m.unknown_call, "CALL-1");
}

// Checks a move; the order of the checks decides which clause is named if a move breaks several.
struct Checker {
    const LegalMoves& choice;

    std::optional<Refusal> operator()(const ExposeMove& m) const {
        if (choice.kind != Phase::expose) return Refusal{"TURN-2"};
        if (static_cast<int>(m.positions.size()) != choice.packets) return Refusal{"EXP-1"};
        for (const std::optional<int>& position : m.positions)
            if (position ? !within(position, 0, kPacket - 1) : choice.must_expose) return Refusal{"EXP-1"};
        return std::nullopt;
    }
    std::optional<Refusal> operator()(const AnnounceMove& m) const {
        if (choice.kind != Phase::announce) return Refusal{"TURN-2"};
        const AnnouncementRange& range = choice.words;
        if (m.malformed || !well_formed(m)) return Refusal{"ANN-1"};
        if (m.decine && !range.decine.contains(CardSet(*m.decine))) return Refusal{"ANN-2"};
        if (!within(m.arie, 1, range.arie) || !within(m.re, 1, range.held_kings)) return Refusal{"ANN-2"};
        if (!within(m.re, 1, range.most_kings)) return Refusal{"ANN-3"};
        return refuse_if(!within(m.trionfi, range.least_trumps, range.most_trumps), "ANN-4");
    }
    std::optional<Refusal> operator()(const SayMove& m) const {
        if (choice.kind != Phase::say) return Refusal{"TURN-2"};
        return refuse_if(m.word == SayMove::Word::other, "SAY-1");
    }
    std::optional<Refusal> operator()(const DiscardMove& m) const {
        if (choice.kind != Phase::discard) return Refusal{"TURN-2"};
        const CardSet cards(m.cards);
        if (!choice.held.contains(cards)) return Refusal{"HOLD-1"};
        if (static_cast<int>(m.cards.size()) != kMonte || cards.size() != kMonte) return Refusal{"SCA-1"};
        return refuse_if(!choice.cards.contains(cards), choice.barred);
    }
    std::optional<Refusal> operator()(const PlayMove& m) const {
        if (choice.kind != Phase::play) return Refusal{"TURN-2"};
        if (const auto refused = choice.refusal(m.card)) return refused;
        return check_calls(choice, m);
    }

private:
    bool well_formed(const AnnounceMove& m) const {
        const bool full_items = m.decine || m.trionfi, items = full_items || m.arie || m.re;
        if (m.tengo) return choice.words.full && !items;
        if (!items) return choice.words.silence;
        if (full_items && !choice.words.full) return false;
        return !m.decine ||
               (!m.decine->empty() && CardSet(*m.decine).size() == static_cast<int>(m.decine->size()));
    }
};

CallChoice allowed_calls(const InformationState& info) {
    const PublicState& table = info.table;
    if (!table.rules.calls) return {};
    CallChoice out = suits_that_others_lack(info);
    out.calls = true_calls(info.hand, {table.played, at(table.shown, next(info.seat, 2)) - table.played});
    return out;
}

} // namespace

InformationState information_state(const State& state, Seat seat) {
    return {state, seat, at(state.hand, seat), seat == state.dealer ? state.discard : CardSet{}};
}

LegalMoves legal_moves(const InformationState& info) {
    const PublicState& table = info.table;
    LegalMoves out;
    if (!table.due.has(info.seat)) return out;
    out.kind = table.phase;
    switch (table.phase) {
    case Phase::expose:
        out.must_expose = table.rules.exposure == Exposure::first_third;
        out.packets = out.must_expose ? kSeats - 1 : kSeats;
        out.first = next(info.seat, 1);
        break;
    case Phase::announce:
        out.words = announcement_range(table.rules, {info.seat == table.speaker(1), table.round}, info.hand);
        break;
    case Phase::discard:
        out.held = info.hand;
        out.cards = info.hand - (table.rules.discard_ban == DiscardBan::honours ? kHonours : CardSet{});
        out.barred = "SCA-2";
        break;
    case Phase::play:
        static_cast<CardChoice&>(out) = cards_to_play(info);
        static_cast<CallChoice&>(out) = allowed_calls(info);
        break;
    case Phase::say: // either word, regardless of the cards
    case Phase::over:
        break;
    }
    return out;
}

CallChoice suits_that_others_lack(const InformationState& info) {
    CallChoice out;
    const CardSet known = info.table.played | info.hand | info.aside;
    for (int s = 0; s < kSuits; ++s) {
        const CardSet suit = suit_cards(static_cast<Suit>(s));
        int lacking = 0;
        for (int i = 1; i < kSeats; ++i)
            if (known.contains(suit) || (at(info.table.voids, next(info.seat, i)) >> s & 1) != 0) ++lacking;
        if (lacking >= kSeats - 2) out.a_due |= info.hand & suit;
        if (lacking == kSeats - 1) out.a_tutti |= info.hand & suit;
    }
    return out;
}

CallSet calls_with(const CallChoice& choice, Card card) {
    CallSet calls = choice.calls;
    if (choice.a_due.has(card)) calls = static_cast<CallSet>(calls | bit(Call::a_due));
    if (choice.a_tutti.has(card)) calls = static_cast<CallSet>(calls | bit(Call::a_tutti));
    return calls;
}

std::optional<Refusal> refusal(const LegalMoves& choice, Seat seat, const Move& move) {
    if (choice.kind == Phase::over || move.seat != seat) return Refusal{"TURN-1"};
    return dispatch(Checker{choice}, move.what);
}

std::optional<Refusal> refusal(const InformationState& info, const Move& move) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr || info.table.phase != Phase::play || !info.table.due.has(info.seat))
        return refusal(legal_moves(info), info.seat, move);
    if (const auto refused = cards_to_play(info).refusal(play->card)) return refused;
    if (play->calls.empty()) return refuse_if(play->unknown_call, "CALL-1");
    return check_calls(allowed_calls(info), *play);
}

} // namespace germini::siciliano
