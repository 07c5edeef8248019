#include "engine/siciliano/offer.hpp"

#include "engine/siciliano/names.hpp"

namespace germini::siciliano {
namespace {

OfferedMove named(GameWord move, MoveInput input) {
    OfferedMove offered;
    offered.move = word(move);
    offered.input = input;
    return offered;
}

OfferedMove of_cards(GameWord move, MoveInput input, const LegalMoves& choice) {
    OfferedMove offered = named(move, input);
    offered.cards = choice.cards;
    if (const CardSet barred = choice.held - choice.cards; !barred.empty())
        offered.barred.push_back({choice.barred, barred});
    return offered;
}

} // namespace

Offer offer(const LegalMoves& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::expose:
        out.moves.push_back(named(GameWord::expose, MoveInput::nothing));
        break;
    case Phase::announce:
        out.moves.push_back(named(GameWord::announce, MoveInput::nothing));
        break;
    case Phase::say:
        out.moves.push_back(named(GameWord::say, MoveInput::word));
        out.moves.back().words = {word(GameWord::mischio), word(GameWord::tengo)};
        break;
    case Phase::discard:
        out.moves.push_back(of_cards(GameWord::discard, MoveInput::cards, choice));
        out.moves.back().least = out.moves.back().most = kMonte;
        break;
    case Phase::play:
        out.moves.push_back(of_cards(GameWord::play, MoveInput::card, choice));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::siciliano
