#include "engine/bolognese/legal_moves.hpp"

#include "engine/bolognese/names.hpp"

namespace germini::bolognese {
namespace {

OfferedMove of_items(GameWord move, const LegalMoves& choice) {
    OfferedMove offered = named_move(move, MoveInput::items);
    for (const Item& item : choice.items)
        offered.items.push_back(
            {word(item.makes[0].kind), listed(item.cards), static_cast<std::int16_t>(item.worth())});
    const bool right = move == GameWord::call || choice.may_out;
    if (!right || !reaches(choice, all_of(choice.items))) return offered;
    offered.notes.push_back({word(GameWord::missing), static_cast<std::int16_t>(choice.missing)});
    if (move == GameWord::declare) offered.with.push_back({word(GameWord::out), {}, {}});
    return offered;
}

void add_signals(OfferedMove& offered, Signal besides, CardSet cards) {
    if (!cards.empty())
        offered.with.push_back({word(GameWord::signal), {word(Signal::busso), word(besides)}, cards});
}

} // namespace

Offer offer(const LegalMoves& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::call:
        out.moves.push_back(of_items(GameWord::call, choice));
        // Who takes no cards and cannot call out has nothing to answer but that.
        if (!choice.takes_last && out.moves.back().notes.empty()) out.moves.back().items = {};
        break;
    case Phase::discard:
        out.moves.push_back(card_move(GameWord::discard, MoveInput::cards, choice));
        out.moves.back().least = out.moves.back().most = static_cast<std::uint8_t>(choice.discards);
        break;
    case Phase::declare:
        out.moves.push_back(of_items(GameWord::declare, choice));
        break;
    case Phase::play:
        out.moves.push_back(card_move(GameWord::play, MoveInput::card, choice));
        add_signals(out.moves.back(), Signal::striscio, choice.signals.striscio);
        add_signals(out.moves.back(), Signal::volo, choice.signals.volo);
        if (choice.claim) out.moves.push_back(named_move(GameWord::claim));
        break;
    case Phase::give:
        out.moves.push_back(card_move(GameWord::give, MoveInput::card, choice));
        break;
    case Phase::claim:
        out.moves.push_back(named_move(GameWord::accept));
        out.moves.push_back(named_move(GameWord::play_on));
        break;
    case Phase::bid:
        out.moves.push_back(named_move(GameWord::bid, MoveInput::word));
        out.moves.back().words = {word(Bid::passo), word(Bid::posso), word(Bid::di_mio)};
        break;
    case Phase::answer:
        out.moves.push_back(named_move(GameWord::answer, MoveInput::word));
        out.moves.back().words.push_back(word(GameWord::va_bene));
        if (choice.may_object) out.moves.back().words.push_back(word(Bid::di_mio));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::bolognese
