#include "engine/minchiate/judged.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/solo/legal_moves.hpp"

namespace germini::solo {

using minchiate::GameWord;

Offer offer(const LegalMoves& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    const auto add = [&out](OfferedMove move) { out.moves.push_back(std::move(move)); };
    switch (choice.kind) {
    case Phase::cut:
        add(minchiate::offered_cut(choice.least, choice.most));
        break;
    case Phase::out:
        add(named_move(GameWord::stay));
        add(named_move(GameWord::out));
        break;
    case Phase::discard:
        add(minchiate::offered_discard({choice.must, choice.may}, choice.count));
        break;
    case Phase::declare:
        add(minchiate::offered_declaration(choice.versicole));
        break;
    case Phase::play:
        add(card_move(GameWord::play, MoveInput::card, choice));
        if (choice.claim) add(named_move(GameWord::claim));
        break;
    case Phase::give:
        add(card_move(GameWord::give, MoveInput::card, choice));
        break;
    case Phase::claim:
        add(named_move(GameWord::accept));
        add(named_move(GameWord::play_on));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::solo
