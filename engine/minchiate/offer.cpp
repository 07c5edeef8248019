#include "engine/minchiate/offer.hpp"

#include "engine/minchiate/discard.hpp"
#include "engine/minchiate/names.hpp"

namespace germini::minchiate {
namespace {

OfferedMove named(Said move, Takes takes) {
    OfferedMove offered;
    offered.move = word(move);
    offered.takes = takes;
    return offered;
}

/// Offers one of the legal cards, with the clause that bars each of the other held cards.
OfferedMove one_card(Said move, const Choice& choice) {
    OfferedMove offered = named(move, Takes::card);
    offered.cards = choice.cards;
    const CardSet barred = choice.held - choice.cards, matto = barred & CardSet(kMatto);
    const auto bar = [&](CardSet cards) {
        if (!cards.empty()) offered.barred.push_back({barred_by(choice, cards.first()), cards});
    };
    bar(barred - matto);
    bar(matto); // another clause may bar it
    return offered;
}

OfferedMove cut(const Choice& choice) {
    OfferedMove offered = named(Said::cut, Takes::number);
    offered.least = choice.least;
    offered.most = choice.most;
    return offered;
}

OfferedMove discard(const Choice& choice) {
    OfferedMove offered = named(Said::discard, Takes::cards);
    offered.least = offered.most = choice.count;
    offered.must = choice.must;
    offered.cards = choice.may;
    if (const int passed = passed_of(choice.count); passed > 0)
        offered.notes.push_back({word(Said::pass), static_cast<std::int16_t>(passed)});
    return offered;
}

OfferedMove declare(const Choice& choice) {
    OfferedMove offered = named(Said::declare, Takes::items);
    for (const Versicola& versicola : choice.versicole)
        offered.items.push_back(
            {word(Said::versicola), run_of(versicola.cards), static_cast<std::int16_t>(versicola.worth)});
    return offered;
}

} // namespace

Offer offer(const Choice& choice) {
    Offer out{static_cast<PhaseId>(choice.kind), {}};
    switch (choice.kind) {
    case Phase::cut:
        out.moves.push_back(cut(choice));
        break;
    case Phase::discard:
        out.moves.push_back(discard(choice));
        break;
    case Phase::declare:
        out.moves.push_back(declare(choice));
        break;
    case Phase::play:
        out.moves.push_back(one_card(Said::play, choice));
        out.moves.back().whose = choice.play_for;
        if (choice.may_fall) out.moves.push_back(named(Said::fall, Takes::nothing));
        if (choice.claim) out.moves.push_back(named(Said::claim, Takes::nothing));
        break;
    case Phase::give:
        out.moves.push_back(one_card(Said::give, choice));
        break;
    case Phase::claim:
        out.moves.push_back(named(Said::accept, Takes::nothing));
        out.moves.push_back(named(Said::play_on, Takes::nothing));
        break;
    case Phase::over:
        break;
    }
    return out;
}

} // namespace germini::minchiate
