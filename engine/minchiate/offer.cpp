#include "engine/minchiate/legal_moves.hpp"

#include "engine/minchiate/judged.hpp"
#include "engine/minchiate/names.hpp"

namespace germini::minchiate {
namespace {

/// Offers one of the legal cards, with the clause that bars each of the other held cards.
OfferedMove one_card(GameWord move, const LegalMoves& choice) {
    OfferedMove offered = named_move(move, MoveInput::card);
    offered.cards = choice.cards;
    const CardSet barred = choice.held - choice.cards, matto = barred & CardSet(kMatto);
    const auto bar = [&](CardSet cards) {
        if (!cards.empty()) offered.barred.push_back({barred_by(choice, cards.first()), cards});
    };
    bar(barred - matto);
    bar(matto); // another clause may bar it
    return offered;
}

OfferedMove discards(const LegalMoves& choice) {
    OfferedMove offered = offered_discard({choice.must, choice.may}, choice.count);
    if (const int passed = surplus_discards(choice.count); passed > 0)
        offered.notes.push_back({word(GameWord::pass), static_cast<std::int16_t>(passed)});
    return offered;
}

} // namespace

Offer offer(const LegalMoves& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::cut:
        out.moves.push_back(offered_cut(choice.least, choice.most));
        break;
    case Phase::discard:
        out.moves.push_back(discards(choice));
        break;
    case Phase::declare:
        out.moves.push_back(offered_declaration(choice.versicole));
        break;
    case Phase::play:
        out.moves.push_back(one_card(GameWord::play, choice));
        out.moves.back().owner = choice.play_for;
        if (choice.may_fall) out.moves.push_back(named_move(GameWord::fall));
        if (choice.claim) out.moves.push_back(named_move(GameWord::claim));
        break;
    case Phase::give:
        out.moves.push_back(one_card(GameWord::give, choice));
        break;
    case Phase::claim:
        out.moves.push_back(named_move(GameWord::accept));
        out.moves.push_back(named_move(GameWord::play_on));
        break;
    case Phase::out: // only without partners
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::minchiate
